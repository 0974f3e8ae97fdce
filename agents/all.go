// Package agents describes AI coding agents: one file each, data first. A description says where the agent's files are,
// how its MCP servers and hooks look, and what it does with what it does not know; the package convert reads and writes by
// it. Every fact names its source and the version it was checked against. To add an agent, add its file and its line below.
package agents

import "agentconv/convert"

// All lists the descriptions.
func All() []*convert.Agent {
	return []*convert.Agent{
		&amazonQ,
		&amp,
		&antigravity,
		&apothem,
		&augment,
		&ccSwitch,
		&cherryStudio,
		&claudeCode,
		&claudeDesktop,
		&cline,
		&codex,
		&continueDev,
		&copilotCLI,
		&crush,
		&cursor,
		&deepseekHarness,
		&devinCascade,
		&devinDesktop,
		&dockerMCPGateway,
		&factoryDroid,
		&geminiCLI,
		&goose,
		&grokBuild,
		&halo,
		&hermes,
		&jetbrainsAIAssistant,
		&junie,
		&kiloCode,
		&kimiCLI,
		&kimiCode,
		&kiro,
		&librechat,
		&lmStudio,
		&ohMyPi,
		&openclaw,
		&opencode,
		&pi,
		&qoder,
		&qoderCN,
		&qwenCode,
		&rooCode,
		&trae,
		&visualStudio,
		&vscode,
		&warp,
		&zed,
	}
}
