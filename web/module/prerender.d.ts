import type { AgentId, Converter, Scope, System } from '../agentconv.js'

/** Makes the static forms of a config: for a README, for a page without scripts, for a page with the element. */
export function prerender(converter: Converter, wishes: Wishes): Prerendered

export interface Wishes {
  /** The config, in any agent's format. */
  text: string
  /** The agents to show, in this order. Left out: all that can hold it. */
  agents?: AgentId[]
  /** The agent that the config is of. Left out: found from the text. */
  from?: AgentId
  scope?: Scope
  os?: System
  /** The language of the page or README: en, de or zh; a tag with a region is as good. Left out: English. */
  lang?: string
}

export interface Prerendered {
  /** `<agent-config>` with a declarative shadow root: shown without a script, taken over by the element where it is there. */
  shadow: string
  /** Plain HTML that needs neither script nor style. */
  html: string
  /** A `<details>` per agent. */
  markdown: string
  /** A table of one-click links; '' when no agent has one. */
  links: string
}
