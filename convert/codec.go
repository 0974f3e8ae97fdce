package convert

import (
	"strconv"
	"strings"

	"agentconv/convert/syntax"
)

// Codec is how a datum is spelt under its key. Each knows both directions.
type Codec uint8

// The codecs.
const (
	AsText Codec = iota
	AsList
	AsMap
	AsBool
	AsNot         // a boolean that says the opposite: disabled
	AsSeconds     // a number of seconds
	AsMillis      // a number of milliseconds
	AsCommandLine // command and args in one list
	AsWords       // a list in one text, separated by spaces
	AsNumber      // a text that is a number in the file
	AsHeaderVars  // header -> name of the variable that holds its value
	AsBearerVar   // the name of the variable whose value is sent as a bearer token
	AsPairs       // a list of {name, value}
	AsVarName     // the name of the variable that holds the text
	AsBlock       // a boolean spelt "block" and "continue"
	AsFalse       // false or nothing: a switch whose key holds more than a switch (oauth: false)
	AsBearer      // the token itself that is sent as a bearer token
	AsYesIfAny    // a boolean beside a list: reading true means all ("*")
)

// read turns a node into a datum. ok is false when the node cannot be what the field wants; told says what was made of a
// value of another type, in a word for the person ("text", "list"), or "".
func (r *serverReader) decode(row *Row, node *syntax.Node) (d Datum, told string, ok bool) {
	d.Field = row.Field
	switch row.As {
	case AsText, AsNumber:
		if !isScalar(node) {
			return d, "", false
		}
		d.Text = r.value(node, row.Field)
		if node.Kind != syntax.String && row.As == AsText {
			told = "text"
		}
	case AsBearerVar:
		if node.Kind != syntax.String || node.Text == "" {
			return d, "", false
		}
		d.Field = Headers
		d.Map = []Named{{Name: "Authorization", Value: EnvValue("Bearer ", node.Text)}}
		d.Map[0].Value.Place = node.Place
	case AsVarName:
		if node.Kind != syntax.String || node.Text == "" {
			return d, "", false
		}
		d.Text = EnvValue("", node.Text)
		d.Text.Place = node.Place
	case AsBearer:
		if node.Kind != syntax.String || node.Text == "" {
			return d, "", false
		}
		v := r.value(node, Headers)
		if v.Parts != nil {
			v.Parts = append([]Part{{Kind: Literal, Text: "Bearer "}}, v.Parts...)
		}
		v.Text = "Bearer " + v.Text
		d.Map = []Named{{Name: "Authorization", Value: v, Place: node.Place}}
	case AsList:
		d.List, told, ok = r.list(node, row.Field)
		return d, told, ok
	case AsWords:
		if node.Kind == syntax.List {
			d.List, _, ok = r.list(node, row.Field)
			return d, "", ok
		}
		if node.Kind != syntax.String {
			return d, "", false
		}
		for _, word := range strings.Fields(node.Text) {
			d.List = append(d.List, Value{Text: word, Place: node.Place})
		}
	case AsCommandLine:
		if node.Kind == syntax.String {
			d.Text = r.value(node, Command)
			return d, "list", node.Text != ""
		}
		if node.Kind != syntax.List || len(node.Items) == 0 {
			return d, "", false
		}
		d.List, told, ok = r.list(node, Args)
		if !ok {
			return d, "", false
		}
		d.Text, d.List = d.List[0], d.List[1:]
		return d, told, d.Text.Text != ""
	case AsMap, AsPairs:
		d.Map, told, ok = r.named(node, row)
		if row.As == AsPairs && node.Kind == syntax.List {
			told = ""
		}
		return d, told, ok
	case AsHeaderVars:
		if node.Kind != syntax.Map {
			return d, "", false
		}
		for i := range node.Pairs {
			p := &node.Pairs[i]
			if p.Value.Kind != syntax.String {
				return d, "", false
			}
			v := EnvValue("", p.Value.Text)
			v.Place = p.Value.Place
			d.Map = append(d.Map, Named{Name: p.Key, Value: v, Place: p.KeyPlace})
		}
	case AsBool, AsNot, AsFalse, AsYesIfAny:
		on, isBool := truth(node)
		if !isBool {
			return d, "", false
		}
		d.On = on != (row.As == AsNot)
		if node.Kind != syntax.Bool {
			told = "boolean"
		}
	case AsBlock:
		if node.Kind != syntax.String {
			return d, "", false
		}
		d.On = node.Text == "block"
	case AsSeconds, AsMillis:
		n, isNumber := number(node)
		if seconds, ok := timeInWords(node.Text); !isNumber && ok && node.Kind == syntax.String {
			d.Seconds, d.As = seconds, row.As
			d.Text.Text, _ = spellTime(seconds, row.As)
			return d, "number", true
		}
		if !isNumber {
			return d, "", false
		}
		if row.As == AsMillis || row.MillisFrom > 0 && n >= row.MillisFrom {
			n /= 1000
		}
		d.Seconds, d.As, d.Text.Text = n, row.As, node.Text
		d.NoLimit = n == 0 && row.ZeroIsNone
		if node.Kind != syntax.Number {
			told = "number"
		}
	}
	return d, told, true
}

// seconds prints an amount of time in the unit of a codec. exact is false when it had to be rounded.
func spellTime(seconds float64, as Codec) (text string, exact bool) {
	if as == AsMillis {
		ms := seconds * 1000
		whole := float64(int64(ms + 0.5))
		return strconv.FormatFloat(whole, 'f', -1, 64), ms-whole < 1e-6 && whole-ms < 1e-6
	}
	return strconv.FormatFloat(seconds, 'f', -1, 64), true
}

// timeInWords reads a time with its unit: 5s, 500 ms, 2min.
func timeInWords(text string) (seconds float64, ok bool) {
	digits := strings.TrimRight(text, letters[:26]+" ")
	n, isNumber := number(syntax.NewString(digits))
	if !isNumber || n < 0 {
		return 0, false
	}
	switch strings.TrimSpace(text[len(digits):]) {
	case "ms":
		return n / 1000, true
	case "s", "sec", "secs", "second", "seconds":
		return n, true
	case "m", "min", "mins", "minute", "minutes":
		return n * 60, true
	}
	return 0, false
}
