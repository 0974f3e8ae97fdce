import { sentences } from '../../words/findings.zh.ts'
import { phrases } from '../../words/phrases.ts'
import { theServer, theSource } from '../../words/zh.ts'
import type { Words } from './en.ts'
import type { Spoken } from './index.ts'

const words: Words = {
  agents: '智能体',
  moreAgents: '更多智能体',
  more: (n) => '更多（' + n + '）',
  system: '系统',
  snippet: '片段',
  command: '命令',
  copySnippet: '复制片段',
  copyCommand: '复制命令',
  commandWord: '命令',
  copied: (agent, what) => '已复制：' + agent + '，' + what + '。',
  copyRefused: '浏览器不允许复制。请选中文本后自行复制。',
  error: '未写入：',
  warning: '需检查：',
  info: '备注：',
  addTo: (agent) => '添加到 ' + agent,
  madeBy: ['由 ', ' 在您的浏览器里从一份配置生成'],
  checked: (day) => '核实于 ' + day,
  docs: (agent) => agent + ' 的文档',
  orRun: '或运行：',
  agent: '智能体',
  addIt: '添加',
}

export const chinese: Spoken = { tag: 'zh-Hans', words, told: { sentences, phrase: phrases('zh'), theServer, theSource } }
