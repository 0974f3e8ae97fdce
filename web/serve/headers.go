package main

import (
	"net/http"
	"path"
	"regexp"
	"strings"
)

// The page needs its own scripts, WebAssembly, a worker and pictures of its own; it needs nobody else, and so nobody else
// is allowed. connect-src names 'self' because the module, the language tables and the WebAssembly are fetched at the start.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; "

// The browser may not give the page what it never asks for, even if a script were smuggled in.
const permissions = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), " +
	"microphone=(), payment=(), usb=()"

// types by extension. The table is here and not the system's, which differs from machine to machine and often has no wasm.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".wasm":
		return "application/wasm"
	case ".json", ".map":
		return "application/json"
	case ".webmanifest":
		return "application/manifest+json"
	case ".svg":
		return "image/svg+xml"
	case ".png":
		return "image/png"
	case ".ico":
		return "image/x-icon"
	case ".woff2":
		return "font/woff2"
	case ".md":
		return "text/markdown; charset=utf-8"
	case ".xml":
		return "application/xml"
	case ".txt", ".ts":
		return "text/plain; charset=utf-8"
	}
	return "application/octet-stream"
}

// A name with a hash in it never changes its content. The bundler writes such names into assets/ and nothing else does.
var hashed = regexp.MustCompile(`^assets/.*-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+$`)

func setHeaders(h http.Header, name string) {
	h.Set("Content-Type", contentType(name))
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Permissions-Policy", permissions)
	h.Set("Content-Security-Policy", policy+"frame-ancestors "+framedBy(name))
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cache-Control", "no-cache")
	if hashed.MatchString(name) {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	// Docs on other sites load the embed element, its module and the WebAssembly from here. All of it is public.
	if path.Ext(name) != ".html" {
		h.Set("Access-Control-Allow-Origin", "*")
		h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	}
}

// framedBy says who may show a page in a frame: docs everywhere may frame the embed page, nobody else's site the converter.
func framedBy(name string) string {
	if strings.HasPrefix(name, "embed/") || name == "embed.html" {
		return "*"
	}
	return "'self'"
}
