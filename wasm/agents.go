package main

import "agentconv/convert"

// writeAgents lists what each agent can hold, for tables.
func writeAgents(w *jsonWriter, c *convert.Catalog) {
	w.open('[')
	for _, a := range c.Agents() {
		w.open('{')
		w.pair("id", a.ID)
		w.pair("name", a.Name)
		w.pair("vendor", a.Vendor)
		w.pair("docs", a.Docs)
		w.pair("checked", a.Checked)
		group := "more"
		if a.Most {
			group = "most-used"
		}
		w.pair("group", group)
		w.count("rank", a.Rank)
		w.key("servers")
		if len(a.Servers) == 0 || a.InputOnly != "" {
			w.null()
		} else {
			writeServerFormat(w, a)
		}
		w.key("hooks")
		writeHookFormat(w, a)
		w.key("command")
		w.truth(len(a.Servers) > 0 && a.Servers[0].Command != nil && !a.Servers[0].Command.ReadOnly)
		w.key("link")
		w.truth(len(a.Servers) > 0 && len(a.Servers[0].Links) > 0)
		w.close('}')
	}
	w.close(']')
}

func writeServerFormat(w *jsonWriter, a *convert.Agent) {
	f := a.Servers[0]
	w.open('{')
	w.key("files")
	writeFiles(w, f.Files)
	w.pair("syntax", f.Syntax.String())
	w.key("transports")
	w.open('[')
	for i := range f.Transports {
		w.open('{')
		w.pair("transport", f.Transports[i].Transport.String())
		w.pair("word", f.Transports[i].Word)
		w.close('}')
	}
	w.close(']')
	w.key("variants")
	w.open('[')
	for _, v := range a.Servers[1:] {
		if v.Variant == "" {
			continue
		}
		w.open('{')
		w.pair("id", v.Variant)
		w.pair("label", v.Label)
		w.close('}')
	}
	w.close(']')
	w.close('}')
}

func writeFiles(w *jsonWriter, files []convert.File) {
	w.open('[')
	for i := range files {
		w.open('{')
		w.pair("scope", files[i].Scope.String())
		w.pair("os", files[i].OS.String())
		w.pair("path", files[i].Path)
		w.pair("moves", files[i].Moves)
		w.close('}')
	}
	w.close(']')
}
