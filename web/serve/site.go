package main

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"
)

// site serves one folder. It stays inside it whatever the path or a link says, lists no folder and shows no dotfile.
type site struct {
	root *os.Root

	mu   sync.Mutex
	tags map[string]tag // ETag by file name, kept as long as the file looks the same
}

type tag struct {
	size  int64
	moved time.Time
	value string
}

func openSite(dir string) (*site, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	return &site{root: root, tags: map[string]tag{}}, nil
}

// Close releases the folder.
func (s *site) Close() error { return s.root.Close() }

// ServeHTTP answers one request.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are served here", http.StatusMethodNotAllowed)
		return
	}
	clean := path.Clean("/" + r.URL.Path)
	name := strings.TrimPrefix(clean, "/")
	if hidden(name) {
		s.notFound(w, r)
		return
	}

	if name == "" || strings.HasSuffix(r.URL.Path, "/") {
		name = path.Join(name, "index.html")
	}
	info, err := s.root.Stat(name)
	if err == nil && info.IsDir() {
		if _, err := s.root.Stat(name + "/index.html"); err != nil {
			s.notFound(w, r)
			return
		}
		to := clean + "/"
		if r.URL.RawQuery != "" {
			to += "?" + r.URL.RawQuery
		}
		setHeaders(w.Header(), name+"/index.html")
		http.Redirect(w, r, to, http.StatusMovedPermanently)
		return
	}
	if err != nil || !info.Mode().IsRegular() {
		s.notFound(w, r)
		return
	}
	s.serve(w, r, name, http.StatusOK)
}

func hidden(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") {
			return true
		}
	}
	return strings.ContainsAny(name, "\x00\\")
}

func (s *site) notFound(w http.ResponseWriter, r *http.Request) {
	if _, err := s.root.Stat("404.html"); err == nil {
		s.serve(w, r, "404.html", http.StatusNotFound)
		return
	}
	setHeaders(w.Header(), "404.txt")
	w.WriteHeader(http.StatusNotFound)
	if r.Method != http.MethodHead {
		w.Write([]byte("404: there is no such page here.\n"))
	}
}

func (s *site) serve(w http.ResponseWriter, r *http.Request, name string, status int) {
	h := w.Header()
	setHeaders(h, name)
	file := name
	h.Set("Vary", "Accept-Encoding")
	for _, c := range []struct{ coding, ext string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if !accepts(r.Header.Get("Accept-Encoding"), c.coding) {
			continue
		}
		if _, err := s.root.Stat(name + c.ext); err == nil {
			h.Set("Content-Encoding", c.coding)
			file += c.ext
			break
		}
	}

	body, etag, err := s.read(file)
	if err != nil {
		h.Del("Content-Encoding")
		http.Error(w, "the file could not be read", http.StatusInternalServerError)
		return
	}
	h.Set("ETag", etag)
	if status == http.StatusOK && matches(r.Header.Get("If-None-Match"), etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(body)
	}
}

// read gives a file and its ETag, a hash of the bytes that are sent.
func (s *site) read(file string) ([]byte, string, error) {
	body, err := s.root.ReadFile(file)
	if err != nil {
		return nil, "", err
	}
	info, err := s.root.Stat(file)
	if err != nil {
		return nil, "", err
	}
	return body, s.etag(file, info, body), nil
}

func (s *site) etag(file string, info fs.FileInfo, body []byte) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	known, ok := s.tags[file]
	if !ok || known.size != info.Size() || !known.moved.Equal(info.ModTime()) {
		sum := sha256.Sum256(body)
		known = tag{info.Size(), info.ModTime(), `"` + hex.EncodeToString(sum[:12]) + `"`}
		s.tags[file] = known
	}
	return known.value
}

// accepts reads an Accept-Encoding header: `br;q=0` refuses what it names.
func accepts(header, coding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, weighted := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), coding) {
			continue
		}
		if !weighted {
			return true
		}
		q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(weight), "q="), 64)
		return err == nil && q > 0
	}
	return false
}

func matches(header, etag string) bool {
	for part := range strings.SplitSeq(header, ",") {
		part = strings.TrimPrefix(strings.TrimSpace(part), "W/")
		if part == etag || part == "*" {
			return true
		}
	}
	return false
}
