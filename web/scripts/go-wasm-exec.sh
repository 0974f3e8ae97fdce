#!/bin/sh
# Runs a Go test program as WebAssembly under Node, straightened and slimmed as the shipped one is:
#   go test -ldflags=-w -o FOLDER/ -exec web/scripts/go-wasm-exec.sh
# A program's arguments and environment share 8 KB there, hence the small environment.
here=$(dirname "$(readlink -f "$0")")
program=$1; shift
node "$here/wasm/straighten.mjs" "$program" "$program.straight" >&2
node "$here/wasm/slim.mjs" "$program.straight" "$program.slim" >&2
# Go's own script gives Node eight times the stack that a browser has; here it is a browser's, as deep nesting needs stack.
exec env -i PATH="$PATH" HOME="$HOME" TMPDIR="${TMPDIR:-/tmp}" node "$(go env GOROOT)/lib/wasm/wasm_exec_node.js" "$program.slim" "$@"
