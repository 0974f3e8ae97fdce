import { html } from 'lit'
import { cleared } from './clear.ts'
import type { Converter } from './converter.ts'
import { copy } from './copy.ts'
import { tabs } from './choice.ts'
import { show } from './dialogs.ts'
import { prerendered, type Prerendered } from './embed/static.ts'
import { spoken } from './embed/words/index.ts'
import { pack } from './pack.ts'
import { replacedList } from './share.ts'
import { store } from './store.ts'
import { language, t } from './words/index.ts'

// The Embed dialog: what is pasted, for docs, in four forms. Secrets become references first.

type Form = 'element' | 'iframe' | 'markdown' | 'html'
const forms: Form[] = ['element', 'iframe', 'markdown', 'html']
const most = 6

const indent = (text: string) => text.trimEnd().split('\n').map((line) => '    ' + line).join('\n')
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const site = () => new URL('./', location.href.split('#')[0]).href

export async function embed(converter: Converter) {
  const { text, agents, from, scope, stars, answer } = store.state
  if (text.trim() === '' || !answer) {
    show(t('embed.title'), html`<div class="dialog-body"><p>${t('embed.empty')}</p></div>`)
    return
  }
  const clear = cleared(text, answer)
  let chosen = (stars.length > 0 ? stars : [...agents].sort((a, b) => a.rank - b.rank).slice(0, most).map((agent) => agent.id)).filter((id) => agents.some((agent) => agent.id === id))
  let form: Form = 'element'
  let made: Prerendered | null = null
  let packed = ''

  const source = from !== 'auto' ? from : (answer.source.agent ?? 'auto')
  const make = async () => {
    const asked = await converter.once({ text: clear.text, from: source, to: chosen, scope, os: 'macos', existing: {}, options: { liftSecrets: true } })
    made = prerendered(agents, asked, { text: clear.text, agents: chosen, from: source, ...(language === 'en' ? {} : { lang: language }) }, await spoken(language))
    packed = await pack(clear.text)
    draw()
  }
  const code = (): string => {
    const attributes = ' agents="' + chosen.join(' ') + '"' + (source === 'auto' ? '' : ' from="' + source + '"')
    if (form === 'element') return '<script type="module" src="' + site() + 'embed/agent-config.js"></script>\n\n<agent-config' + attributes + '>\n  <pre>\n' + indent(escape(clear.text)) + '\n  </pre>\n</agent-config>\n'
    if (form === 'iframe') return '<iframe title="' + t('embed.frame') + '" src="' + site() + 'embed/#' + (language === 'en' ? '' : 'lang=' + language + '&amp;') + 'agents=' + chosen.join('+') + '&amp;config=' + packed + '" width="100%" height="420" loading="lazy" style="border: 0"></iframe>\n'
    return form === 'markdown' ? (made?.markdown ?? '') : (made?.html ?? '')
  }
  const pick = (id: string, on: boolean) => {
    chosen = on ? [...chosen, id] : chosen.filter((one) => one !== id)
    void make()
  }
  const draw = () =>
    show(
      t('embed.title'),
      html`<div class="dialog-body embed">
        <p>${t('embed.says')}</p>
        ${replacedList(clear)}
        <fieldset><legend>${t('embed.agents')}</legend>
          <div class="embed-agents">${[...agents].sort((a, b) => a.rank - b.rank).map((agent) => html`<label><input type="checkbox" .checked=${chosen.includes(agent.id)} @change=${(e: Event) => pick(agent.id, (e.target as HTMLInputElement).checked)} /> ${agent.name}</label>`)}</div>
        </fieldset>
        <div class="embed-forms">${tabs(t('embed.form'), form, forms.map((id) => ({ id, label: t(('embed.' + id) as 'embed.element') })), 'embed', (id) => {
          form = id as Form
          draw()
        })}<button type="button" class="main" ?disabled=${!made} @click=${() => void copy(code(), 'embed ' + form, t('embed.copied'))}>${t('embed.copy')}</button></div>
        <pre id="embed" role="tabpanel" tabindex="0" aria-labelledby=${'embed-tab-' + form}>${code()}</pre>
      </div>`,
      'wide',
    )
  draw()
  await make()
}
