package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// The cases in agents/testdata/pasted are texts that people and vendors published, with what a reader has to find in each.
// They are pasted with nothing said about where they are from.

type pastedCase struct {
	Expect struct {
		Servers  []map[string]any
		Hooks    []map[string]any
		MustFlag []string `json:"must_flag"`
		Error    any
	}
}

type pastedAnswer struct {
	Servers  []map[string]any
	Hooks    []map[string]any
	Findings []struct{ Severity, Code string }
	Targets  map[string]struct {
		Findings []struct{ Severity, Code string }
	}
}

// The codes that tell what a case wants told.
var codesThatTell = map[string][]string{
	"secret":      {"secret-in-clear", "secret-missing"},
	"lost":        {"field-dropped", "handler-refused", "matcher-dropped", "event-differs"},
	"wrong-root":  {"wrong-key", "source-completed"},
	"wrong-key":   {"wrong-key", "field-dropped", "source-completed", "entry-invalid"},
	"var":         {"reference-translated", "reference-not-expanded"},
	"transport":   {"transport-guessed", "transport-refused", "wrong-key", "entry-invalid", "source-completed"},
	"timeout":     {"value-converted", "value-narrowed", "field-dropped"},
	"name":        {"name-changed", "name-reserved", "duplicate-name"},
	"platform":    {"shell-wrapper", "path-not-inherited", "field-dropped", "contract-differs"},
	"disabled":    {"off-without-switch", "value-converted", "field-dropped"},
	"syntax":      {"syntax-error", "source-completed"},
	"type":        {"value-converted", "entry-invalid", "wrong-key"},
	"dup":         {"duplicate-name"},
	"scope":       {"field-dropped", "source-completed", "duplicate-name"},
	"auth":        {"field-dropped", "value-converted", "reference-translated"},
	"input":       {"secret-missing", "reference-not-expanded", "source-completed"},
	"shell":       {"shell-wrapper", "reference-not-expanded", "contract-differs"},
	"placeholder": {"secret-missing"},
	"bridge":      {"bridge-offered"},
	"event":       {"event-refused", "event-differs"},
	"matcher":     {"matcher-dropped", "matcher-translated", "matcher-untranslated"},
	"handler":     {"handler-refused", "contract-differs", "entry-invalid"},
	"ambiguous":   {"source-ambiguous", "transport-guessed", "entry-invalid"},
}

func TestPastedTexts(t *testing.T) {
	folders, err := filepath.Glob("../agents/testdata/pasted/*/case.json")
	if err != nil || len(folders) < 101 {
		t.Fatalf("%d cases: %v", len(folders), err)
	}
	var found []string
	right, told, toTell := 0, 0, 0
	for _, file := range folders {
		dir := filepath.Dir(file)
		name := filepath.Base(dir)
		var about pastedCase
		readJSON(t, file, &about)
		inputs, _ := filepath.Glob(filepath.Join(dir, "input.*"))
		text, err := os.ReadFile(inputs[0])
		if err != nil {
			t.Fatal(err)
		}
		request, err := json.Marshal(map[string]any{"call": "convert", "text": string(text), "from": "auto"})
		if err != nil {
			t.Fatal(err)
		}
		var answer pastedAnswer
		if err := json.Unmarshal([]byte(Answer(string(request))), &answer); err != nil {
			t.Fatal(err)
		}
		codes, loud := map[string]bool{}, false
		for _, f := range answer.Findings {
			codes[f.Code] = true
			loud = loud || f.Severity != "info"
		}
		for _, target := range answer.Targets {
			for _, f := range target.Findings {
				codes[f.Code] = true
			}
		}
		wrong := append(missingServers(about.Expect.Servers, answer.Servers), missingHooks(about.Expect.Hooks, answer.Hooks)...)
		switch {
		case about.Expect.Error != nil && !loud:
			wrong = append(wrong, "taken in silence")
		case about.Expect.Error == nil && about.Expect.Servers != nil && len(answer.Servers) > len(about.Expect.Servers) && len(about.Expect.Servers)+len(about.Expect.Hooks) > 0:
			wrong = append(wrong, "more servers than there are")
		}
		for _, w := range wrong {
			found = append(found, name+": read: "+w)
		}
		if len(wrong) == 0 {
			right++
		}
		for _, flag := range about.Expect.MustFlag {
			kind, _, _ := strings.Cut(flag, ":")
			fitting := codesThatTell[kind]
			if fitting == nil {
				continue
			}
			toTell++
			if slices.ContainsFunc(fitting, func(code string) bool { return codes[code] }) {
				told++
			} else {
				found = append(found, name+": told: "+flag)
			}
		}
	}
	t.Logf("%d of %d cases read right, %d of %d things told", right, len(folders), told, toTell)
	if right*100 < 95*len(folders) {
		t.Errorf("only %d of %d cases are read right", right, len(folders))
	}
	if told*100 < 85*toTell {
		t.Errorf("only %d of %d things are told", told, toTell)
	}
	readKnown(t, "../agents/testdata/pasted/remaining.txt").check(t, found)
}

func readJSON(t *testing.T, file string, to any) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, to); err != nil {
		t.Fatal(file, err)
	}
}

// expected is one expected server or hook. key_ok holds other readings that are as good, "*" any.
type expected map[string]any

func (e expected) allows(key string, value any) bool {
	if ok, _ := e[key+"_ok"].([]any); len(ok) > 0 && (ok[0] == "*" || slices.ContainsFunc(ok, func(o any) bool { return reflect.DeepEqual(o, value) })) {
		return true
	}
	return isEmpty(e[key]) && isEmpty(value) || reflect.DeepEqual(e[key], value)
}

func isEmpty(v any) bool {
	switch v := v.(type) {
	case nil:
		return true
	case string:
		return v == ""
	case []any:
		return len(v) == 0
	case map[string]any:
		return len(v) == 0
	}
	return false
}

func (e expected) texts(key string) []string {
	var out []string
	list, _ := e[key].([]any)
	for _, item := range list {
		out = append(out, item.(string))
	}
	return out
}

var neutralTransport = map[string]string{"streamable-http": "http", "remote-unspecified": "unspecified"}

func transportWord(word string) string {
	if other := neutralTransport[word]; other != "" {
		return other
	}
	return word
}

func missingServers(wants, got []map[string]any) (wrong []string) {
	left := slices.Clone(got)
	for _, w := range wants {
		want := expected(w)
		if want["conditional"] != nil || want["alternative"] != nil || want["incomplete"] != nil {
			continue
		}
		best, least := -1, []string(nil)
		for i, server := range left {
			if !want.allows("name", server["name"]) {
				continue
			}
			if amiss := serverAmiss(want, server); best < 0 || len(amiss) < len(least) {
				best, least = i, amiss
			}
		}
		if best < 0 {
			wrong = append(wrong, "no server "+want["name"].(string))
			continue
		}
		left = slices.Delete(left, best, best+1)
		for _, key := range least {
			wrong = append(wrong, want["name"].(string)+" "+key)
		}
	}
	return wrong
}

// serverAmiss names the fields of a server that are not as expected.
func serverAmiss(want expected, got map[string]any) (amiss []string) {
	transports := append(want.texts("transport_ok"), want["transport"].(string))
	if !slices.ContainsFunc(transports, func(word string) bool { return word == "*" || transportWord(word) == got["transport"] }) {
		amiss = append(amiss, "transport")
	}
	parts := map[string]string{"args": "args_contains", "env": "env_names", "headers": "headers_names"}
	for _, key := range []string{"command", "args", "env", "url", "headers"} {
		if only := want.texts(parts[key]); len(only) > 0 {
			if !holds(got[key], only) {
				amiss = append(amiss, key)
			}
		} else if !want.allows(key, got[key]) {
			amiss = append(amiss, key)
		}
	}
	names := map[string]string{"cwd": "cwd", "enabled_tools": "allowTools", "disabled_tools": "denyTools"}
	for key, name := range names {
		if _, says := want[key]; says && !want.allows(key, got[name]) {
			amiss = append(amiss, key)
		}
	}
	if want["enabled"] == false && !want.allows("enabled", got["enabled"]) {
		amiss = append(amiss, "enabled")
	}
	call := millis(got["callTimeout"])
	if call == nil {
		call = millis(got["startupTimeout"])
	}
	for key, value := range map[string]any{"timeout_ms": call, "startup_timeout_ms": millis(got["startupTimeout"])} {
		if _, says := want[key]; says && !want.allows(key, value) {
			amiss = append(amiss, key)
		}
	}
	slices.Sort(amiss)
	return amiss
}

func millis(seconds any) any {
	if s, ok := seconds.(float64); ok {
		return math.Round(s * 1000)
	}
	return nil
}

// holds says whether a list has an item with each of the texts in it, or a map each of the names.
func holds(value any, only []string) bool {
	return !slices.ContainsFunc(only, func(text string) bool {
		if m, ok := value.(map[string]any); ok {
			_, has := m[text]
			return !has
		}
		list, _ := value.([]any)
		return !slices.ContainsFunc(list, func(item any) bool { return strings.Contains(item.(string), text) })
	})
}

func missingHooks(wants, got []map[string]any) (wrong []string) {
	var left []map[string]any // one for each handler
	for _, hook := range got {
		handlers, _ := hook["handlers"].([]any)
		for _, h := range handlers {
			one := map[string]any{"event": hook["event"], "nativeEvent": hook["nativeEvent"], "matcher": hook["matcher"]}
			for key, value := range h.(map[string]any) {
				one[key] = value
			}
			left = append(left, one)
		}
	}
	for _, w := range wants {
		want := expected(w)
		i := slices.IndexFunc(left, func(h map[string]any) bool { return hookFits(want, h) })
		if i < 0 {
			event, _ := want["native_event"].(string)
			if event == "" {
				event, _ = want["event"].(string)
			}
			wrong = append(wrong, "no hook "+event)
			continue
		}
		left = slices.Delete(left, i, i+1)
	}
	return wrong
}

func hookFits(want expected, got map[string]any) bool {
	event := want.allows("event", got["event"]) || want["event"] == nil && want["native_event"] == got["nativeEvent"]
	matcher, _ := got["matcher"].(string)
	fits := isEmpty(want["matcher"]) && isEmpty(want["matcher_claude"]) || want["matcher"] == matcher || want["matcher_claude"] == matcher
	if !event || !fits || !want.allows("type", got["type"]) {
		return false
	}
	for _, key := range []string{"command", "prompt", "url", "args"} {
		if want[key] != nil && !reflect.DeepEqual(want[key], got[key]) {
			return false
		}
	}
	if want["timeout_s"] != nil && !want.allows("timeout_s", got["timeout"]) {
		return false
	}
	return want["enabled"] != false || got["enabled"] == false
}
