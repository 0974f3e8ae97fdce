package main

import (
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
)

// The descriptions name the source of each fact in a comment beside it, by a tag in square brackets that the comment at the
// top of the file explains. The pages print these sources, so they are read from there.

type source struct{ Tag, Kind, Text, Link string }

// origin is what one file says about its sources.
type origin struct {
	legend []source
	lines  map[string]string // `Key "command"` -> tag
}

type comments struct{ files []fileComments }

type fileComments struct {
	text string
	origin
}

var (
	tagPattern  = regexp.MustCompile(`\[([a-z0-9]+)\]`)
	linkPattern = regexp.MustCompile(`https?://[^\s;,()\]]+`)
	partPattern = regexp.MustCompile(`(Key|Native|Path):\s+(?:"([^"]*)"|` + "`([^`]*)`" + `)`)
)

func readComments(dir string) (*comments, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	sort.Strings(names)
	out := &comments{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out.files = append(out.files, fileComments{string(text), readOrigin(string(text))})
	}
	return out, nil
}

func (c *comments) of(id string) *origin {
	for i := range c.files {
		if strings.Contains(c.files[i].text, `ID: "`+id+`"`) {
			return &c.files[i].origin
		}
	}
	return &origin{}
}

// line gives the tag beside a part of the description; "" when only the whole file has sources.
func (o *origin) line(part, value string) string { return o.lines[part+" "+value] }

func readOrigin(text string) origin {
	o := origin{lines: map[string]string{}}
	block, legend := "", ""
	inLegend := false
	for _, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		if strings.HasPrefix(trimmed, "//") {
			said := strings.TrimSpace(strings.TrimPrefix(trimmed, "//"))
			inLegend = inLegend || strings.HasPrefix(said, "Sources")
			if inLegend {
				legend += " " + said
			}
			continue
		}
		inLegend = false
		legend += " "
		code, comment, _ := strings.Cut(line, " // ")
		tag := ""
		if found := tagPattern.FindStringSubmatch(comment); found != nil {
			tag = found[1]
		}
		if strings.HasSuffix(strings.TrimSpace(code), "{") && strings.Contains(code, "[]") {
			block = tag
		}
		for _, part := range partPattern.FindAllStringSubmatch(code, -1) {
			value := part[2] + part[3]
			if tag == "" {
				tag = block
			}
			if _, there := o.lines[part[1]+" "+value]; !there || tag != "" {
				o.lines[part[1]+" "+value] = tag
			}
		}
	}
	at := tagPattern.FindAllStringSubmatchIndex(legend, -1)
	for i, found := range at {
		end := len(legend)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		said := legend[found[1]:end]
		if stop := strings.Index(said, "Sources"); stop >= 0 {
			said = said[:stop]
		}
		said = strings.Trim(strings.Join(strings.Fields(said), " "), " ;,.")
		s := source{Tag: legend[found[2]:found[3]], Text: said, Kind: "docs"}
		s.Link = strings.TrimRight(linkPattern.FindString(said), ".")
		switch {
		case strings.Contains(s.Tag, "run"):
			s.Kind = "ran"
		case strings.Contains(s.Tag, "src") || strings.Contains(s.Tag, "cc"):
			s.Kind = "source"
		}
		o.legend = append(o.legend, s)
	}
	return o
}
