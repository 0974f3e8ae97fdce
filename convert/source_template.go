package convert

import (
	"strings"

	"agentconv/convert/intake"
	"agentconv/convert/syntax"
)

// rendered reads a text that does not parse as the template of a config.
func (c *Catalog) rendered(req *Request, whole *intake.Block, doc *syntax.Document, log *Log) (*intake.Block, *syntax.Document) {
	inner, sample, elses := whole.Rendered()
	if inner == nil {
		return whole, doc
	}
	made := syntax.ParsePiece(inner.Text, req.Text, inner.At)
	if nothingElse := strings.TrimSpace(inner.Text) == ""; !nothingElse && (!c.isConfig(made) || made.Err != nil && c.isConfig(doc)) {
		return whole, doc
	}
	places := newLineIndex(req.Text)
	log.say(MsgTemplate, "", places.place(whole.At(strings.Index(whole.Text, sample)), len(sample)), clip(sample))
	for _, at := range elses {
		log.say(MsgTemplateElse, "", places.place(whole.At(at), len("{{")))
	}
	return inner, made
}

// actionLength gives the length of the action of a template that a text begins with: more than a name between double braces, as in
// {{ .chezmoi.homeDir }} and {{ include "x" }}. 0 stands for none.
func actionLength(s string) int {
	n := wholeAction(s)
	if n == 0 {
		return 0
	}
	if inside := strings.Trim(s[2:n-2], " \t\r\n"); inside != "" && (strings.IndexByte(".$(-", inside[0]) >= 0 || strings.ContainsAny(inside, " \"|")) {
		return n
	}
	return 0
}

// tellAction tells once that a text is a template, of which piece is an action.
func (r *serverReader) tellAction(piece string, at syntax.Place) {
	for i := range r.log.Findings {
		if r.log.Findings[i].Message == MsgTemplate {
			return
		}
	}
	item := r.log.item
	r.log.About("", false)
	r.log.say(MsgTemplate, "", at, clip(piece))
	r.log.About(item, false)
}
