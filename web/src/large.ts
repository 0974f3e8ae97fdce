// A text of megabytes keeps the page alive: it is converted for the chosen agent alone (each of all the agents would answer with a
// text as long), and lists and snippets show their beginning. Copy and Download always give the whole.

const largeText = 1_000_000
const shownAtMost = 500_000
const linesAtMost = 4000
const lineAtMost = 4000
const rowsAtMost = 200

export const isLarge = (text: string): boolean => text.length > largeText

export const firstRows = <T>(all: T[]): T[] => all.slice(0, rowsAtMost)
export const moreRows = (all: unknown[]): number => Math.max(0, all.length - rowsAtMost)

export const shortLine = (line: string): string => (line.length > lineAtMost ? line.slice(0, lineAtMost) + ' …' : line)

// The beginning of a text that is too long to be shown; a text of usual length as it is.
export function shownText(text: string): string {
  return text.length > shownAtMost ? text.split('\n', linesAtMost).map(shortLine).join('\n') : text
}
