// What comes with the first touch, in one piece: the editor, and the second box that is made of it.
import './mine.ts'
export { Editor } from './editor/index.ts'
