package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func newSite(t *testing.T) *site {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	for name, text := range map[string]string{
		"index.html": "<p>page", "agentconv.wasm": "\x00asm", "agentconv.wasm.br": "brotli bytes", "agentconv.wasm.gz": "gzip bytes",
		"assets/page-Bx3kQ9_z.js": "1", "agentconv.js": "2", "claude-code/codex/index.html": "<p>pair", "embed/index.html": "<p>embed",
		"bare/file.txt": "3", ".secret": "4", "../outside.txt": "5",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("../outside.txt", filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	s, err := openSite(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func get(s *site, method, path string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://localhost/", nil)
	r.URL.Path, r.URL.RawQuery, _ = strings.Cut(path, "?")
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w
}

func TestStatusTypeAndBody(t *testing.T) {
	s := newSite(t)
	for _, c := range []struct {
		method, path string
		status       int
		kind, body   string
	}{
		{"GET", "/", 200, "text/html; charset=utf-8", "<p>page"},
		{"HEAD", "/", 200, "text/html; charset=utf-8", ""},
		{"GET", "/agentconv.wasm", 200, "application/wasm", "\x00asm"},
		{"GET", "/agentconv.js", 200, "text/javascript; charset=utf-8", "2"},
		{"GET", "/claude-code/codex/", 200, "text/html; charset=utf-8", "<p>pair"},
		{"GET", "/bare/file.txt", 200, "text/plain; charset=utf-8", "3"},
		{"GET", "/bare/", 404, "", ""},
		{"GET", "/bare", 404, "", ""},
		{"GET", "/nothing", 404, "", ""},
		{"GET", "/index.html/", 404, "", ""},
		{"GET", "/.secret", 404, "", ""},
		{"GET", "/../outside.txt", 404, "", ""},
		{"GET", "/link.txt", 404, "", ""},
		{"GET", "/\x00", 404, "", ""},
		{"POST", "/", 405, "", ""},
	} {
		w := get(s, c.method, c.path)
		if w.Code != c.status {
			t.Errorf("%s %q: status %d, want %d", c.method, c.path, w.Code, c.status)
		}
		if c.kind != "" && w.Header().Get("Content-Type") != c.kind {
			t.Errorf("%s %q: type %q, want %q", c.method, c.path, w.Header().Get("Content-Type"), c.kind)
		}
		if c.status == 200 && w.Body.String() != c.body {
			t.Errorf("%s %q: body %q, want %q", c.method, c.path, w.Body.String(), c.body)
		}
	}
}

func TestFolderWithoutSlashIsRedirected(t *testing.T) {
	s := newSite(t)
	for path, to := range map[string]string{"/claude-code/codex?x=1": "/claude-code/codex/?x=1", "//claude-code/codex": "/claude-code/codex/"} {
		w := get(s, "GET", path)
		if w.Code != 301 || w.Header().Get("Location") != to {
			t.Errorf("%s: %d to %q, want 301 to %q", path, w.Code, w.Header().Get("Location"), to)
		}
	}
}

func TestPrecompressedByAcceptEncoding(t *testing.T) {
	s := newSite(t)
	for _, c := range []struct{ accept, coding, body string }{
		{"gzip, deflate, br, zstd", "br", "brotli bytes"},
		{"gzip", "gzip", "gzip bytes"},
		{"br;q=0, gzip;q=0.5", "gzip", "gzip bytes"},
		{"BR", "br", "brotli bytes"},
		{"br;q=0", "", "\x00asm"},
		{"", "", "\x00asm"},
	} {
		w := get(s, "GET", "/agentconv.wasm", "Accept-Encoding", c.accept)
		if got := w.Header().Get("Content-Encoding"); got != c.coding || w.Body.String() != c.body {
			t.Errorf("%q: %q %q, want %q %q", c.accept, got, w.Body, c.coding, c.body)
		}
		if w.Header().Get("Content-Type") != "application/wasm" || w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: headers %v", c.accept, w.Header())
		}
	}
}

func TestCaching(t *testing.T) {
	s := newSite(t)
	if got := get(s, "GET", "/assets/page-Bx3kQ9_z.js").Header().Get("Cache-Control"); got != "public, max-age=31536000, immutable" {
		t.Errorf("a hashed name is cached as %q", got)
	}
	w := get(s, "GET", "/agentconv.wasm")
	etag := w.Header().Get("ETag")
	if w.Header().Get("Cache-Control") != "no-cache" || etag == "" {
		t.Fatalf("an unhashed name: %v", w.Header())
	}
	if w := get(s, "GET", "/agentconv.wasm", "If-None-Match", `"other", W/`+etag); w.Code != 304 || w.Body.Len() != 0 {
		t.Errorf("a known ETag gives %d and %d bytes", w.Code, w.Body.Len())
	}
	if br := get(s, "GET", "/agentconv.wasm", "Accept-Encoding", "br").Header().Get("ETag"); br == etag {
		t.Error("the compressed form has the ETag of the plain one")
	}
}

func TestSecurityHeaders(t *testing.T) {
	s := newSite(t)
	for _, path := range []string{"/", "/nothing", "/agentconv.js", "/claude-code/codex"} {
		h := get(s, "GET", path).Header()
		csp := h.Get("Content-Security-Policy")
		for _, want := range []string{"default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'self'", "form-action 'none'", "base-uri 'none'"} {
			if !strings.Contains(csp, want) {
				t.Errorf("%s: the policy lacks %s: %s", path, want, csp)
			}
		}
		if strings.Contains(csp, "unsafe-inline") || strings.Contains(csp, "unsafe-eval'") && !strings.Contains(csp, "wasm-unsafe-eval'") {
			t.Errorf("%s: the policy is loose: %s", path, csp)
		}
		if h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("%s: %v", path, h)
		}
	}
	if csp := get(s, "GET", "/embed/").Header().Get("Content-Security-Policy"); !strings.HasSuffix(csp, "frame-ancestors *") {
		t.Errorf("the embed page cannot be framed: %s", csp)
	}
	if got := get(s, "GET", "/agentconv.js").Header().Get("Access-Control-Allow-Origin"); got != "*" {
		t.Errorf("docs on other sites cannot load the module: %q", got)
	}
}

var _ http.Handler = (*site)(nil)
