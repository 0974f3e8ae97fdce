// Every colour comes from a property that the host page may set; the defaults follow the light or dark of the page.
export const style = `
:host { display: block; --a: var(--agent-config-accent, light-dark(#0a6878, #5cc6d6)); --soft: var(--agent-config-accent-soft, light-dark(#e3f1f3, #0f2c33)); --on: var(--agent-config-on-accent, light-dark(#fff, #04252b)); --s: var(--agent-config-surface, light-dark(#fff, #13171a)); --i: var(--agent-config-ink, light-dark(#14181c, #e8ebed)); --l: var(--agent-config-line, light-dark(#cdd2d8, #39424a)); --r: var(--agent-config-radius, 8px); --dim: color-mix(in srgb, var(--i) 78%, var(--s)); --sunk: color-mix(in srgb, var(--i) 3%, var(--s)); font: 400 14px/20px var(--agent-config-font, inherit); color: var(--i); margin-block: 16px; text-align: start; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
.card { border: 1px solid var(--l); border-radius: var(--r); background: var(--s); overflow: hidden; }
.card > .head { display: flex; align-items: stretch; border-bottom: 1px solid var(--l); font-weight: 400; }
[part=tabs] { display: flex; flex: 1; min-width: 0; padding-inline: 8px; overflow-x: auto; scrollbar-width: none; margin-bottom: -1px; }
button, select { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
[part~=tab] { padding: 10px 9px 8px; border-bottom: 2px solid transparent; white-space: nowrap; color: var(--dim); font-weight: 500; }
[part~=tab][aria-selected=true] { border-bottom-color: var(--a); color: var(--i); font-weight: 600; }
:focus-visible { outline: 2px solid var(--a); outline-offset: -2px; }
.more { flex: none; margin-inline-end: 8px; padding: 0 8px; color: var(--dim); background: var(--s); max-width: 150px; font-weight: 500; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 8px 8px 16px; border-bottom: 1px solid var(--l); }
[part=path] { font: 400 13px/20px var(--agent-config-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace); overflow-wrap: anywhere; margin-inline-end: auto; }
.bar select, [part~=copy], [part~=link] { min-height: 32px; padding: 0 12px; border: 1px solid color-mix(in srgb, var(--i) 45%, var(--s)); border-radius: calc(var(--r) * 0.75); background: var(--s); font-weight: 500; white-space: nowrap; }
[part~=copy], [part~=link] { display: inline-flex; align-items: center; gap: 8px; }
[part~=link] { background: var(--a); border-color: var(--a); color: var(--on); text-decoration: none; }
pre { margin: 0; padding: 12px 16px; overflow-x: auto; background: var(--sunk); font: 400 13px/20px var(--agent-config-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace); tab-size: 2; }
pre + pre, .command { border-top: 1px solid var(--l); }
.command { display: flex; align-items: center; gap: 8px; background: var(--sunk); padding-inline-end: 8px; }
.command pre { flex: 1; min-width: 0; background: none; border: 0; }
.str { color: light-dark(#2f5494, #9dbaf5); } .num { color: light-dark(#7b3fa0, #d0a8ec); } .punct, .com { color: var(--dim); } .head { font-weight: 650; }
.ref { color: var(--a); background: var(--soft); border-radius: 3px; }
[part~=finding] { display: flex; gap: 10px; padding: 8px 16px; border-top: 1px solid var(--l); }
svg { flex: none; }
[part~=finding] svg { margin-top: 2px; }
svg.warning { color: light-dark(#855300, #e4b44a); }
svg.error { color: light-dark(#b3261e, #ff9187); }
.credit { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 7px 16px; border-top: 1px solid var(--l); font-size: 12px; line-height: 16px; color: var(--dim); background: var(--sunk); }
.credit a { color: inherit; } .credit span:first-child { margin-inline-end: auto; }
details + details { border-top: 1px solid var(--l); }
summary { padding: 8px 16px; font-weight: 600; cursor: pointer; }
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`
