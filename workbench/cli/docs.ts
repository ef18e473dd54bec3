import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { PayFile } from '../../dsl/ast/ast.ts';
import type { ReadRules } from '../docs/documented-rules.ts';
import type { NotesOfCountries } from '../docs/law-page.ts';
import { siteOf } from '../docs/site.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { crossFileDiagnostics, type LoadedRules, loadRules, parseTests } from './load-rules.ts';
import { replaceFolder } from './replace-folder.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findRulePairs, type RulePair } from './rule-files.ts';
import { RuleTexts, readPayFile } from './rule-texts.ts';

interface DocsOptions {
  readonly out: string;
  readonly json?: true;
}

/** The tree of a test file; its faults are noted. */
function readTests({ tests }: RulePair, findings: Findings): PayFile | null {
  if (tests === null) return null;
  const read = readPayFile(tests);
  const parsed = parseTests(read);
  findings.add([...read.diagnostics, ...(parsed?.diagnostics ?? [])], read.source);
  return parsed?.file ?? null;
}

function documented(loaded: LoadedRules, tests: PayFile | null): readonly ReadRules[] {
  const { compiled } = loaded;
  if (compiled === null) return [];
  const { ir, manifest, law } = compiled;
  return [{ source: law.source, file: law.file, ir, manifest, tests }];
}

/** `rules/co/law.md` beside the folders of its country's schemes; rules without notes have none. */
function lawNotes(loaded: readonly LoadedRules[]): NotesOfCountries {
  const notes = new Map<string, string>();
  for (const { path, compiled } of loaded) {
    const beside = join(dirname(path.absolute), '..', 'law.md');
    if (compiled !== null && existsSync(beside)) {
      notes.set(compiled.ir.scheme.country, readFileSync(beside, 'utf8'));
    }
  }
  return notes;
}

async function docs(paths: readonly string[], options: DocsOptions, terminal: Terminal): Promise<void> {
  const findings = new Findings();
  const texts = new RuleTexts();
  const loaded: LoadedRules[] = [];
  const rules = findRulePairs(paths, terminal).flatMap((pair) => {
    if (pair.rules === null) return [];
    const one = loadRules(pair.rules, terminal, texts);
    loaded.push(one);
    findings.add(
      one.diagnostics.filter(({ severity }) => severity === 'error'),
      ...one.written,
    );
    return documented(one, readTests(pair, findings));
  });
  findings.add(crossFileDiagnostics(loaded));
  if (findings.hasErrors) {
    if (options.json === true) printJson({ ok: false, diagnostics: findings.json() }, terminal);
    else findings.print(terminal, 'err');
    terminal.exit(1);
    return;
  }
  if (rules.length === 0) throw new UsageError('there are only tests here: name the rule files');
  const files = await siteOf(rules, lawNotes(loaded));
  replaceFolder(resolve(terminal.cwd, options.out), files);
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  if (options.json === true) printJson({ ok: true, out: options.out, pages }, terminal);
  else terminal.out(`wrote ${plural(pages.length, 'page')}: open ${options.out}/index.html\n`);
  terminal.exit(0);
}

/** `payroll docs` */
export function registerDocs(program: Command, terminal: Terminal): void {
  program
    .command('docs')
    .description(
      'write a site of all rules for people who read law: formulas in words, parameters, sources, changes',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .requiredOption('--out <folder>', 'where the site goes; an earlier site there is replaced')
    .option('--json', 'print one JSON document that lists the pages')
    .action((paths: string[], options: DocsOptions) => docs(paths, options, terminal));
}
