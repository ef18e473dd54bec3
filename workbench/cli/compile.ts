import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { type LawReading, readLaw } from '../../compiler/consolidation/read-law.ts';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type EmittedFile, emittedFiles, type Written, writeModules } from './generated-modules.ts';
import { type CompiledRules, crossFileDiagnostics, type LoadedRules, loadRules } from './load-rules.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { findPayFiles, isTestPath, type PayPath } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { watchRules } from './watch-rules.ts';

interface CompileOptions {
  readonly out?: string;
  readonly watch?: true;
  readonly quiet?: true;
  readonly json?: true;
}

/** Compiles and emits each content of a file once, so that watching costs what changed. */
class RuleCache {
  readonly #known = new Map<string, { readonly loaded: LoadedRules; readonly reading: LawReading | null }>();
  #texts = new RuleTexts();
  readonly #emitted = new WeakMap<CompiledRules, readonly EmittedFile[]>();

  /** The files may have changed. */
  readAgain(): void {
    this.#texts = new RuleTexts(this.#texts);
  }

  load(path: PayPath, terminal: Terminal): LoadedRules {
    const known = this.#known.get(path.absolute);
    const { source } = this.#texts.read(path);
    const reading = source === null ? null : readLaw(source, this.#texts.siblings(path));
    if (known !== undefined && reading !== null && known.reading === reading) return known.loaded;
    const loaded = loadRules(path, terminal, this.#texts);
    this.#known.set(path.absolute, { loaded, reading });
    return loaded;
  }

  emit(compiled: CompiledRules): readonly EmittedFile[] {
    const emitted = this.#emitted.get(compiled) ?? emittedFiles(compiled);
    this.#emitted.set(compiled, emitted);
    return emitted;
  }
}

function printWritten(written: Written, output: string, options: CompileOptions, terminal: Terminal): void {
  if (options.quiet === true) return;
  const shown = relative(terminal.cwd, output) || '.';
  for (const path of written.written) terminal.out(harmless(`wrote ${shown}/${path}\n`));
  for (const path of written.removed) terminal.out(harmless(`removed ${shown}/${path}\n`));
}

/** Compiles once. With any error nothing is written, so that what stands there stays whole. */
function compileRules(
  paths: readonly string[],
  options: CompileOptions,
  terminal: Terminal,
  cache: RuleCache,
): void {
  const files = findPayFiles(paths, terminal).filter(({ absolute }) => !isTestPath(absolute));
  cache.readAgain();
  const loaded = files.map((path) => cache.load(path, terminal));
  const findings = new Findings();
  for (const one of loaded) findings.add(one.diagnostics, ...one.written);
  findings.add(crossFileDiagnostics(loaded));
  const output =
    options.out === undefined ? resolve(terminal.root, 'generated') : resolve(terminal.cwd, options.out);
  const compiled = loaded.map((one) => one.compiled).filter((one) => one !== null);
  const modules = findings.hasErrors ? [] : compiled.flatMap((one) => cache.emit(one));
  const written = findings.hasErrors
    ? { written: [], removed: [] }
    : writeModules(modules, output, paths.length === 0);
  if (options.json === true)
    printJson({ ok: !findings.hasErrors, ...written, diagnostics: findings.json() }, terminal);
  else {
    findings.print(terminal, 'err');
    printWritten(written, output, options, terminal);
    if (findings.hasErrors) terminal.err(`${findings.count()}; nothing written\n`);
  }
  terminal.exit(findings.hasErrors ? 1 : 0);
}

async function compileOrWatch(
  paths: readonly string[],
  options: CompileOptions,
  terminal: Terminal,
): Promise<void> {
  const cache = new RuleCache();
  compileRules(paths, options, terminal, cache);
  if (options.watch !== true) return;
  terminal.err('watching the rules; end with Ctrl-C\n');
  await watchRules(paths, terminal, () => compileRules(paths, options, terminal, cache));
}

/** `payroll compile` */
export function registerCompile(program: Command, terminal: Terminal): void {
  program
    .command('compile')
    .description(
      'write the TypeScript module of each rule file into generated/rules, and of each amendment the law as amended',
    )
    .argument(
      '[paths...]',
      'rule files or directories (default: rules; then modules without rules are removed)',
    )
    .option('--out <directory>', 'write into this directory instead of generated')
    .option('--watch', 'compile again whenever a rule file changes')
    .option('--quiet', 'do not list what was written')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: CompileOptions) => compileOrWatch(paths, options, terminal));
}
