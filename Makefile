# Every command a person needs. `make` or `make help` lists them.
#
# Needs Go 1.26, Node 20 or newer and make; everything else is fetched or installed on first use.
SHELL       := /bin/sh
ADDR        ?= :8080
FUZZTIME    ?= 60s
SHORTFUZZ   ?= 3s
export GOTOOLCHAIN := local

GOROOT  := $(shell go env GOROOT)
CORE    := ./agents/... ./convert/... ./wasm/...
GOFILES := $(shell find agents convert wasm -name '*.go' ! -name '*_test.go' 2>/dev/null) go.mod go.sum
MODULE  := web/module/agentconv.js web/module/agentconv.d.ts web/scripts/bundle.mjs
BUILD   := .build

# Size decides. Without inlining the download is a tenth smaller and a conversion an eighth slower, so that only packages are inlined
# that pay: INLINED spends most of the time, then the project's own OWN, in which functions that are called from everywhere say
# go:noinline. The older garbage collector is smaller as well, and no slower on
# the one thread that WebAssembly has. The standard library goes without checks for nil pointers, which WebAssembly needs before
# each use as it has no page faults; the libraries and the project's own code keep them. A loop begins with its condition, which is
# how WebAssembly writes one. Two packages are built from stand-ins (lean.mjs). The names that the linker leaves in serve
# straighten.mjs and shake.mjs, which takes them out.
INLINED   := runtime internal/runtime/... internal/abi internal/bytealg internal/stringslite strings unicode/utf8
OWN       := agentconv/convert agentconv/wasm
LOOPS     := ssa/loop_rotate/off
WASMFLAGS := -trimpath -ldflags=-w '-gcflags=all=-l -d=$(LOOPS)' '-gcflags=std=-l -d=disablenil,$(LOOPS)' $(INLINED:%=-gcflags=%=-d=disablenil,$(LOOPS)) $(OWN:%=-gcflags=%=-d=$(LOOPS)) -overlay=$(BUILD)/lean.json
WASMENV   := GOOS=js GOARCH=wasm GOEXPERIMENT=nogreenteagc

.PHONY: help serve build test check test-go test-wasm test-words test-node test-page bench fuzz conformance clean
help:
	@echo 'make serve        build everything and serve it on http://localhost:8080'
	@echo 'make test         run every check'
	@echo 'make build        fill dist/ with static files for any web server'
	@echo 'make bench        measure speed and size'
	@echo 'make fuzz         look for inputs that break it (FUZZTIME=60s each)'
	@echo 'make conformance  start the real agents with what is written for them (AGENTS="codex gemini-cli" for some)'
	@echo 'make clean        remove what was built'

serve: build
	@go build -o $(BUILD)/serve ./web/serve
	@exec $(BUILD)/serve -addr $(ADDR) -dir dist

# --- build -----------------------------------------------------------------------------------------------------------

build: $(BUILD)/dist
	@:

$(BUILD)/agentconv.wasm: $(GOFILES) $(wildcard web/scripts/wasm/*.mjs)
	@mkdir -p $(BUILD)
	node web/scripts/wasm/lean.mjs $(GOROOT) $(BUILD)/lean.json
	$(WASMENV) go build $(WASMFLAGS) -o $@.linked ./wasm
	node web/scripts/wasm/straighten.mjs $@.linked $@.straight
	node web/scripts/wasm/shake.mjs $@.straight $@.shaken
	node web/scripts/wasm/slim.mjs $@.shaken $@

$(BUILD)/agentconv.js: $(MODULE) $(BUILD)/agentconv.wasm
	node web/scripts/bundle.mjs $(GOROOT) $@

$(BUILD)/LICENSES.txt: go.mod LICENSE web/scripts/licenses.mjs web/node_modules/.stamp
	@mkdir -p $(BUILD)
	node web/scripts/licenses.mjs $(GOROOT) $@

PAGE := web/index.html web/vite.config.ts web/scripts/samples.ts web/package.json web/formats.html web/vite.embed.config.ts $(shell find web/src web/styles web/public web/scripts/pages -type f 2>/dev/null) web/scripts/pages.mjs web/scripts/offline.mjs web/scripts/sw.js
$(BUILD)/facts.json: $(GOFILES) $(wildcard web/facts/*.go)
	@mkdir -p $(BUILD)
	go run ./web/facts > $@.new && mv $@.new $@

$(BUILD)/dist: $(BUILD)/facts.json $(BUILD)/agentconv.wasm $(BUILD)/agentconv.js $(BUILD)/LICENSES.txt web/node_modules/.stamp $(PAGE) web/scripts/compress.mjs
	rm -rf dist && mkdir -p dist
	cp $(BUILD)/agentconv.wasm $(BUILD)/agentconv.js web/module/agentconv.d.ts $(BUILD)/LICENSES.txt dist/
	cd web && npm run --silent build
	cp $(BUILD)/agentconv.wasm $(BUILD)/agentconv.js web/module/agentconv.d.ts $(BUILD)/LICENSES.txt dist/
	node web/scripts/pages.mjs $(BUILD)/facts.json dist
	node web/scripts/offline.mjs dist
	node web/scripts/compress.mjs dist $(BUILD)/compressed
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@node -e 'if (+process.versions.node.split(".")[0] < 20) { console.error("agentconv needs Node 20 or newer; this is " + process.version); process.exit(1) }'
	cd web && npm ci --no-audit --no-fund
	@touch $@

# --- checks ----------------------------------------------------------------------------------------------------------

test: check test-go build test-wasm test-words test-node test-page
	sh web/scripts/fuzz.sh $(SHORTFUZZ)
	@echo 'make test: all checks passed'

check: web/node_modules/.stamp
	@bad=$$(gofmt -l agents convert wasm web/serve web/facts 2>/dev/null); if [ -n "$$bad" ]; then echo "gofmt these files:" $$bad; exit 1; fi
	go vet ./...
	GOOS=js GOARCH=wasm go vet $(CORE)
	cd web && npm run --silent check
	cd web && npx --no-install tsc --ignoreConfig --noEmit --strict --skipLibCheck false --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom test/node/types.ts

test-go:
	go test -timeout 40m ./...

# The same tests as WebAssembly under Node, with the stack that a browser has. Only a test program that is kept (-o) has its names.
test-wasm:
	@mkdir -p $(BUILD)/tests
	GOOS=js GOARCH=wasm go test -timeout 40m -ldflags=-w -o $(BUILD)/tests/ -exec $(CURDIR)/web/scripts/go-wasm-exec.sh $(CORE)

test-words: build
	node --test web/test/words/*.test.mjs

test-node: build
	node --test web/test/node/*.test.mjs

test-page: build
	@chromium=$$(sh web/scripts/chromium.sh) && cd web && CHROMIUM=$$chromium npm test --silent

fuzz:
	sh web/scripts/fuzz.sh $(FUZZTIME)

# The real programs, fetched on first use into a cache outside the repository (AGENTCONV_AGENTS names another): some minutes. With no
# agent named, every output is also held against the schemas that come with the programs.
conformance: build
	node web/conformance/run.mjs $(AGENTS)
	$(if $(AGENTS),,node --test web/conformance/schemas.test.mjs)

# --- figures ---------------------------------------------------------------------------------------------------------

bench: build
	@go build -trimpath -o $(BUILD)/native ./wasm
	@go build -o $(BUILD)/serve ./web/serve
	@node web/bench/bench.mjs dist $(BUILD)/native $(BUILD)/serve "$$(sh web/scripts/chromium.sh)" web/proof/speed.md

clean:
	rm -rf dist $(BUILD) web/node_modules
