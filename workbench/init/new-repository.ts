import { RUNTIME_PACKAGE } from '../../compiler/emit/index-module.ts';
import { format } from '../../dsl/format.ts';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import {
  type FirstScheme,
  figuresPath,
  figuresText,
  schemePath,
  schemeText,
  testText,
} from './first-scheme.ts';

/** A file of a new repository of rules. */
interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The tarballs from which npm installs packages of the engine, by name; other packages come from the registry. */
export type Tarballs = ReadonlyMap<string, string>;

/** Everything that a repository of rules begins with, so that it checks, tests, compiles and serves at once. */
export function newRepository(name: string, first: FirstScheme, tarballs: Tarballs): readonly NewFile[] {
  const rules = schemePath(first);
  const figures = figuresPath(first);
  return [
    { path: figures, text: laidOut(figures, figuresText(first)) },
    { path: rules, text: laidOut(rules, schemeText(first)) },
    { path: rules.replace('.pay', '.test.pay'), text: laidOut(rules, testText(first)) },
    { path: 'package.json', text: `${JSON.stringify(manifestOf(name, tarballs), null, 2)}\n` },
    { path: 'README.md', text: readme(name, first) },
    { path: '.editorconfig', text: EDITORCONFIG },
    { path: '.vscode/extensions.json', text: EXTENSIONS },
    { path: '.gitignore', text: 'node_modules\ndata/\nsite/\n.env\n' },
    { path: '.gitattributes', text: 'generated/** linguist-generated\n' },
    { path: '.github/workflows/rules.yml', text: WORKFLOW },
    { path: '.pre-commit-config.yaml', text: PRE_COMMIT },
  ];
}

function laidOut(path: string, text: string): string {
  return format({ path, text }).text;
}

const TOOLS = ['@payroll-engine/compiler', '@payroll-engine/service', '@payroll-engine/studio'];

/** The packages of the engine that a repository of rules needs. */
export const ENGINE_PACKAGES: readonly string[] = [RUNTIME_PACKAGE, ...TOOLS];

/** The engine's packages are pinned: rules are compiled by one version until somebody decides otherwise. */
function manifestOf(name: string, tarballs: Tarballs): object {
  const [entry, types] = ['./generated/rules/index.js', './generated/rules/index.d.ts'];
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    main: entry,
    types,
    exports: { '.': { types, default: entry }, './package.json': './package.json' },
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['rules', 'generated'],
    scripts: {
      check: 'payroll fmt --check && payroll check --strict',
      test: 'payroll test',
      compile: 'payroll compile',
      docs: 'payroll docs rules --out site',
      studio: 'payroll studio rules --serve',
      serve: 'payroll serve',
      prepack: 'payroll compile --quiet',
    },
    dependencies: { [RUNTIME_PACKAGE]: tarballs.get(RUNTIME_PACKAGE) ?? `~${RUNTIME_VERSION}` },
    devDependencies: Object.fromEntries(TOOLS.map((tool) => [tool, tarballs.get(tool) ?? RUNTIME_VERSION])),
  };
}

const EDITORCONFIG = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
trim_trailing_whitespace = true
`;

const EXTENSIONS = `${JSON.stringify({ recommendations: ['payroll-engine.payroll-rules', 'editorconfig.editorconfig'] }, null, 2)}\n`;

const WORKFLOW = `# What must hold of every change of the rules; on a pull request one comment says what it does to whom.
name: rules

on:
  push:
    branches: [main]
  pull_request:
    types: [opened, synchronize, reopened, labeled, unlabeled]

permissions:
  contents: read
  pull-requests: write

jobs:
  rules:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: npm install
      - run: npm run check
      - run: npm test
      - name: generated/ is what the rules say
        run: npm run compile && git diff --exit-code generated
      - name: Review
        if: github.event_name == 'pull_request' && !cancelled()
        env:
          GH_TOKEN: \${{ github.token }}
          PAY: \${{ contains(github.event.pull_request.labels.*.name, 'changes-pay') && '--allow changes_pay' || '' }}
          CLIENTS: \${{ contains(github.event.pull_request.labels.*.name, 'breaks-clients') && '--allow breaks_clients' || '' }}
          NUMBER: \${{ github.event.pull_request.number }}
          BASE: \${{ github.event.pull_request.base.sha }}
        run: |
          status=0
          npx --no-install payroll review --base "$BASE" $PAY $CLIENTS > review.md || status=$?
          [ -s review.md ] || echo '**The review could not be made:** the log of this run says why.' > review.md
          gh pr comment "$NUMBER" --body-file review.md --edit-last --create-if-none
          exit "$status"
`;

const PRE_COMMIT = `repos:
  - repo: local
    hooks:
      - id: payroll-fmt
        name: lay rule files out
        entry: npx --no-install payroll fmt
        language: system
        files: \\.pay$
      - id: payroll-check
        name: check the rules
        entry: npx --no-install payroll check --strict
        language: system
        files: \\.pay$
        pass_filenames: false
      - id: payroll-test
        name: test the rules
        entry: npx --no-install payroll test
        language: system
        files: \\.pay$
        pass_filenames: false
`;

function readme(name: string, first: FirstScheme): string {
  return `# ${name}

Payroll rules, one file per scheme and range of dates: \`${schemePath(first)}\` is the first, with its test beside it. What
several schemes of the country read stands once, in \`${figuresPath(first)}\`.

\`\`\`sh
npm install
npm run check      # every fault, and whether the files are laid out
npm test           # the payslips in *.test.pay, and a search for payslips that break a check
npm run compile    # generated/: JavaScript with declarations; commit it
npm run docs       # site/: the rules for people who read law
npm run studio     # that site with a page that calculates, on http://127.0.0.1:4173/calcular/
npm run serve      # the service on http://127.0.0.1:8080, with a key and a first request
\`\`\`

Each January, \`npx --no-install payroll new-year ${first.country.toLowerCase()} --from ${first.year + 1}-01-01\` adds a blank row to each figure that ends and writes the
next file of each scheme; what is behind a blank is refused until it is filled in.
\`npx --no-install payroll diff git:main:rules rules\` says what a change means, and \`npx --no-install payroll next-version\` the version that a package
of these rules is to have. A pull request that changes pay needs the label \`changes-pay\`, one that breaks clients
\`breaks-clients\`.

Other programs use the rules as a package:

\`\`\`js
import { calculate } from '${name}';

calculate({
  scheme: '${first.scheme}',
  period: { type: 'monthly', start_date: '${first.year}-03-01', end_date: '${first.year}-03-31' },
  employee: { monthly_salary: '2000000' },
});
\`\`\`
`;
}
