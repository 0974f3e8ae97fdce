package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// saysMCP says whether the lines around a block speak of MCP.
func (p *pieces) saysMCP(block *intake.Block) bool {
	start := block.At(0)
	near := strings.ToLower(p.req.Text[max(0, start-300):min(len(p.req.Text), start+300)])
	return strings.Contains(near, "mcp") || strings.Contains(near, "stdio") || strings.Contains(near, "modelcontextprotocol")
}

// literal reads a block again with the values of program code in it as texts, where that reads better; code says that it is code, and
// worked that it has values that only the running program knows.
func (p *pieces) literal(block *intake.Block, doc *syntax.Document, log *Log) (read *syntax.Document, code, worked bool) {
	inner, unknown := block.Literal()
	if inner != nil {
		if better := syntax.ParsePiece(inner.Text, p.req.Text, inner.At); better.Err == nil || block.Code && better.Root != nil {
			doc = better
		} else {
			inner, unknown = nil, nil
		}
	}
	if block.Code && doc.Root != nil {
		doc.Syntax = syntax.JSON // code has its own looks, and says nothing of whose file it could be
		if found := p.catalog.locate(doc.Root); len(found) == 1 && len(found[0].path) > 1 {
			doc.Root = &syntax.Node{Kind: syntax.Map, Place: found[0].pair.KeyPlace, Pairs: []syntax.Pair{*found[0].pair}} // the keys around are those of code
		}
	}
	at := p.places.place(block.At(0), 1)
	code = block.Code || inner != nil
	if code {
		log.say(MsgCode, "", at)
	}
	for _, e := range unknown[:min(len(unknown), 20)] {
		log.say(MsgCodeValue, "", at, harmless(e))
	}
	return doc, code, unknown != nil
}

// ofFile are sentences about the file of an agent, which code is not.
func ofFile(f Finding) bool {
	return f.Message == MsgForeignWord || f.Message == MsgForeignWordNone || f.Message == MsgAmbiguous || f.Message == MsgNoRoot
}
