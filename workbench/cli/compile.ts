import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import type { LawReading } from '../../compiler/consolidation/law.ts';
import { readLaw } from '../../compiler/consolidation/read-law.ts';
import { figures as figureFaults } from '../../dsl/diagnostics/figures.ts';
import { onOneLine } from '../../dsl/text/hidden-characters.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { workedBeside } from './check-tests.ts';
import { type EmittedFile, emittedFiles, type Written, writeModules } from './generated-modules.ts';
import {
  type CompiledRules,
  crossFileDiagnostics,
  type LoadedRules,
  loadRules,
  ownDiagnostics,
} from './load-rules.ts';
import { refuseSources } from './refuse-sources.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { chosenPaths, findSchemeFiles, type PayPath, readBytes, testsBeside } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { formOf, holdsAllRules, homeOf, type ModuleForm } from './rules-home.ts';
import { SchemesBeside } from './schemes-beside.ts';
import { watchRules } from './watch-rules.ts';

interface CompileOptions {
  readonly out?: string;
  readonly watch?: true;
  readonly quiet?: true;
  readonly json?: true;
}

/** A compilation that was asked for. */
interface Asked {
  readonly paths: readonly string[];
  readonly options: CompileOptions;
  readonly terminal: Terminal;
}

/** Compiles and emits each content of a file once, so that watching costs what changed. */
class RuleCache {
  readonly #known = new Map<string, { readonly loaded: LoadedRules; readonly reading: LawReading | null }>();
  #texts = new RuleTexts();
  readonly #emitted = new WeakMap<
    CompiledRules,
    { readonly tests: string; readonly files: readonly EmittedFile[] }
  >();

  /** The files may have changed. */
  readAgain(): void {
    this.#texts = new RuleTexts(this.#texts);
  }

  /** Compiles each of the schemes that tests name once, as the files are now. */
  schemesBeside(terminal: Terminal): SchemesBeside {
    return new SchemesBeside(terminal, this.#texts);
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

  /** The module of rules that compile, with the requests that the tests beside them work out. */
  emit(
    loaded: LoadedRules,
    compiled: CompiledRules,
    form: ModuleForm,
    schemes: SchemesBeside,
  ): readonly EmittedFile[] {
    const beside = testsBeside(loaded.path);
    const tests = beside === null ? '' : Buffer.from(readBytes(beside)).toString('base64');
    const known = this.#emitted.get(compiled);
    if (known?.tests === tests) return known.files;
    const files = emittedFiles(compiled, form, workedBeside(loaded, schemes));
    this.#emitted.set(compiled, { tests, files });
    return files;
  }
}

function printWritten(written: Written, output: string, options: CompileOptions, terminal: Terminal): void {
  if (options.quiet === true) return;
  const shown = relative(terminal.cwd, output) || '.';
  for (const path of written.written) terminal.out(`wrote ${onOneLine(`${shown}/${path}`)}\n`);
  for (const path of written.removed) terminal.out(`removed ${onOneLine(`${shown}/${path}`)}\n`);
}

/** Writes the modules of each home beside its rules, or all of them where `--out` says. */
function writeEachHome(
  loaded: readonly LoadedRules[],
  cache: RuleCache,
  { paths, options, terminal }: Asked,
): readonly (Written & { readonly output: string })[] {
  const named = chosenPaths(paths, terminal).map((path) => resolve(terminal.cwd, path));
  const homes = Map.groupBy(loaded, ({ path }) => homeOf(path.absolute, terminal));
  return [...homes].map(([home, files]) => {
    const output = options.out === undefined ? join(home, 'generated') : resolve(terminal.cwd, options.out);
    const form = formOf(home, terminal);
    const complete = form.language === 'javascript' || named.some((path) => holdsAllRules(path, home));
    const rules = files.flatMap(({ compiled }) => (compiled === null ? [] : [compiled]));
    const schemes = cache.schemesBeside(terminal);
    const emitted = files.flatMap((one) =>
      one.compiled === null ? [] : cache.emit(one, one.compiled, form, schemes),
    );
    return { output, ...writeModules({ rules, files: emitted, form, complete }, output) };
  });
}

/**
 * The rule files that were named. Outside of the checkout they bring all others of their home: what may be sent to its
 * schemes is declared in one file for all of them.
 */
function filesToCompile(paths: readonly string[], terminal: Terminal): readonly PayPath[] {
  const named = findSchemeFiles(paths, terminal);
  const homes = new Set(named.map(({ absolute }) => homeOf(absolute, terminal)));
  const whole = [...homes]
    .filter((home) => formOf(home, terminal).language === 'javascript')
    .map((home) => join(home, 'rules'))
    .filter((folder) => existsSync(folder));
  const all = [...named, ...(whole.length === 0 ? [] : findSchemeFiles(whole, terminal))];
  const byPlace = new Map(all.map((path) => [path.absolute, path]));
  return [...byPlace.values()];
}

/** Refuses rules of several homes in one directory: the modules of one would be taken for stale ones of the other. */
function refuseSeveralHomes(out: string, files: readonly PayPath[], terminal: Terminal): void {
  const homes = [...new Set(files.map(({ absolute }) => homeOf(absolute, terminal)))];
  if (homes.length < 2) return;
  const shown = homes.map((home) => relative(terminal.cwd, home) || '.').join(' and ');
  throw new UsageError(`--out ${out} takes the rules of one folder, not of ${shown}: compile each apart`);
}

/** Compiles once. With any error nothing is written, so that what stands there stays whole. */
function compileRules(asked: Asked, cache: RuleCache): void {
  const { paths, options, terminal } = asked;
  const files = filesToCompile(paths, terminal);
  if (options.out !== undefined) {
    refuseSources(options.out, files, terminal);
    refuseSeveralHomes(options.out, files, terminal);
  }
  cache.readAgain();
  const loaded = files.map((path) => cache.load(path, terminal));
  const findings = new Findings();
  // What is not known yet is for `check` and `coverage` to tell: whoever compiles has nothing to mend.
  const told = ownDiagnostics(loaded).filter(({ code }) => code !== figureFaults.blank.code);
  findings.add(told, ...loaded.flatMap(({ written }) => written));
  findings.add(crossFileDiagnostics(loaded));
  const written = findings.hasErrors ? [] : writeEachHome(loaded, cache, asked);
  if (options.json === true) {
    const files = {
      written: written.flatMap((one) => one.written),
      removed: written.flatMap((one) => one.removed),
    };
    printJson({ ok: !findings.hasErrors, ...files, diagnostics: findings.json(terminal) }, terminal);
  } else {
    findings.print(terminal, 'err');
    for (const one of written) printWritten(one, one.output, options, terminal);
    if (findings.hasErrors) terminal.err(`${findings.count(terminal)}; nothing written\n`);
  }
  terminal.exit(findings.hasErrors ? 1 : 0);
}

async function compileOrWatch(asked: Asked): Promise<void> {
  const { paths, options, terminal } = asked;
  const cache = new RuleCache();
  compileRules(asked, cache);
  if (options.watch !== true) return;
  terminal.err('watching the rules; end with Ctrl-C\n');
  await watchRules(paths, terminal, () => compileRules(asked, cache));
}

/** `payroll compile` */
export function registerCompile(program: Command, terminal: Terminal): void {
  program
    .command('compile')
    .description(
      'write the module of each rule file into generated/ beside rules/, and of each amendment the law as amended: ' +
        'JavaScript with its types, or in a checkout of the engine TypeScript',
    )
    .argument(
      '[paths...]',
      'rule files or directories (default: rules); of a directory that holds all of rules/, modules that the compiler wrote and that have no rules are removed',
    )
    .option(
      '--out <directory>',
      'write into rules/ of this directory, where no sources lie, instead of generated beside rules',
    )
    .option('--watch', 'compile again whenever a rule file changes')
    .option('--quiet', 'do not list what was written')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: CompileOptions) => compileOrWatch({ paths, options, terminal }));
}
