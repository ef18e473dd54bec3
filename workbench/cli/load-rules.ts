import { type Compilation, compile } from '../../compiler/compile.ts';
import { atItsPlace, isAsWritten, type Law, writtenIn } from '../../compiler/consolidation/law.ts';
import { checkFreeWords, freeWordsOf } from '../../compiler/free-words.ts';
import { checkHistorySources } from '../../compiler/history-sources.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { manifestOf, type RuleIdentity } from '../../compiler/manifest/manifest.ts';
import { checkMisspeltWords, type WrittenFile } from '../../compiler/misspelt-words.ts';
import { checkSchemeFiles } from '../../compiler/scheme-files.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { decode } from '../../dsl/decode.ts';
import { type Diagnostic, diagnose, type ToldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as catalog } from '../../dsl/diagnostics/figures.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Observer } from '../../runtime/interpreter/observer.ts';
import { modulePath } from '../../runtime/law/module-path.ts';
import type { Manifest, RuleModule } from '../../runtime/module.ts';
import { disagreeingFigures } from '../diff/disagreeing-figures.ts';
import { unannouncedChanges } from '../diff/unannounced-changes.ts';
import { unlikelyFigures } from '../diff/unlikely-figures.ts';
import { isFiguresPath } from '../figures/places.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Findings } from './report-diagnostics.ts';
import type { PayPath } from './rule-files.ts';
import { type ReadFile, RuleTexts } from './rule-texts.ts';
import type { RuleVersion } from './rule-versions.ts';
import { identityPath } from './rules-home.ts';

/** A rule file that compiles: what its consumers need. */
export interface CompiledRules {
  readonly ir: Ir;
  readonly manifest: Manifest;
  readonly law: Law;
}

export interface LoadedRules extends ReadFile {
  /** null when the bytes are no text. */
  readonly compilation: Compilation | null;
  /** The files that the diagnostics point into: this one and those that it amends. */
  readonly written: readonly Source[];
  /** null when the file has an error. */
  readonly compiled: CompiledRules | null;
}

/**
 * The path and the bytes of a rule file: the file itself, or for an amendment the law as amended, which `payroll
 * compile` writes and which stands on its own.
 */
function identityOf(ir: Ir, law: Law, path: string, bytes: Uint8Array): RuleIdentity {
  if (isAsWritten(law)) return { path, bytes };
  return { path: `generated/rules/${lawPath(ir)}`, bytes: Buffer.from(law.source.text, 'utf8') };
}

/** The parts of a compilation that its consumers need; null if the file has an error. */
export function compiledRules(
  { ir, law }: Compilation,
  path: string,
  bytes: Uint8Array,
): CompiledRules | null {
  if (ir === null || law === null) return null;
  return { ir, law, manifest: manifestOf(ir, identityOf(ir, law, path, bytes)) };
}

/** `co/ordinario/2026-01-01.pay`: where the law of an amendment lies in the folder of the emitted rules. */
export function lawPath({ scheme: { country, id: scheme, validFrom } }: Ir): string {
  return `${modulePath({ country, scheme, validFrom })}.pay`;
}

/** The texts that diagnostics of a compilation point into. */
export function writtenOf({ law }: Compilation, source: Source): readonly Source[] {
  return law === null ? [source] : writtenIn(law);
}

/** Compiles bytes wherever they come from; null after the errors were noted. */
export function compileVersion(
  { shown, bytes, siblings }: RuleVersion,
  findings: Findings,
): CompiledRules | null {
  const { source, diagnostics } = decode(shown, bytes);
  findings.add(diagnostics, source);
  if (source === null) return null;
  const compilation = compile(source, siblings);
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  findings.add(errors, source, ...writtenOf(compilation, source));
  return compiledRules(compilation, shown, bytes);
}

/** PAY934: figures where no scheme looks for them. */
function misplaced({ absolute, shown }: PayPath, { figures }: PayFile): readonly Diagnostic[] {
  if (figures === null || isFiguresPath(absolute)) return [];
  return [
    diagnose(shown, catalog.misplaced, { start: figures.span.start, end: figures.country.span.end }, {}),
  ];
}

/** Reads and compiles one rule file, with every diagnostic of that file alone. */
export function loadRules(path: PayPath, terminal: Terminal, texts = new RuleTexts()): LoadedRules {
  const read = texts.read(path);
  if (read.source === null) return { ...read, written: [], compilation: null, compiled: null };
  const compilation = compile(read.source, texts.siblings(path));
  const compiled = compiledRules(compilation, identityPath(path.absolute, terminal), read.bytes);
  const written = writtenOf(compilation, read.source);
  const diagnostics = [...read.diagnostics, ...compilation.diagnostics, ...misplaced(path, compilation.file)];
  return { ...read, written, diagnostics, compilation, compiled };
}

/**
 * The faults of each file by itself. A fault of a law is not told again of the files that amend it with other amounts.
 */
export function ownDiagnostics(loaded: readonly LoadedRules[]): readonly Diagnostic[] {
  const told = new Set<string>();
  return loaded.flatMap(({ path, diagnostics }) => {
    const said = diagnostics.filter((one) => !placesBefore(one, path.shown).some((place) => told.has(place)));
    for (const { code, path: at, span } of said) told.add(`${code} ${at} ${span.start} ${span.end}`);
    return said;
  });
}

/** The places of a diagnostic in files that this one amends. */
function placesBefore({ code, path, span, labels }: Diagnostic, own: string): readonly string[] {
  return [{ path, span }, ...labels]
    .filter((place) => (place.path ?? path) !== own)
    .map((place) => `${code} ${place.path ?? path} ${place.span.start} ${place.span.end}`);
}

/**
 * The faults between files: overlaps and holes of one scheme, words of one country that are almost the same, histories
 * of what is not there. Nothing is said while a file does not compile, since its place would look like a hole, and
 * nothing of the files that are only compared with.
 */
export function crossFileDiagnostics(
  chosen: readonly LoadedRules[],
  beside: readonly LoadedRules[] = [],
): readonly Diagnostic[] {
  const loaded = [...chosen, ...beside];
  const files = loaded.flatMap(({ path, compiled, compilation }) =>
    compiled === null || compilation === null
      ? []
      : [{ path: path.shown, scheme: compiled.ir.scheme, ir: compiled.ir, file: compilation.file }],
  );
  if (files.length < loaded.length) return [];
  const words = loaded.map(({ path, compilation }) =>
    compilation === null ? null : freeWordsOf(path.shown, compilation.file),
  );
  const laws = new Map(loaded.map(({ path, compiled }) => [path.shown, compiled?.law]));
  const found = [
    ...checkSchemeFiles(files),
    ...checkFreeWords(words.filter((one) => one !== null)),
    ...checkHistorySources(files),
    ...unannouncedChanges(files),
    ...unlikelyFigures(files),
    ...disagreeingFigures(files),
  ];
  const told = new Set(chosen.map(({ path }) => path.shown));
  const between = found.flatMap((one) => {
    if (!told.has(one.path)) return [];
    const law = laws.get(one.path);
    const labelled = { ...one, labels: one.labels.map((label) => labelAtItsPlace(label, laws)) };
    return [withOwnLabels(law === undefined ? labelled : atItsPlace(labelled, law))];
  });
  const misspelt = checkMisspeltWords(loaded.flatMap(writtenFile));
  return [...between, ...misspelt.filter(({ path }) => told.has(path))];
}

/** The words of a text are those of the file itself, be it a whole law or an amendment. */
function writtenFile({ source, compiled }: LoadedRules): readonly WrittenFile[] {
  return source === null || compiled === null ? [] : [{ source, country: compiled.ir.scheme.country }];
}

type Laws = ReadonlyMap<string, Law | undefined>;

/** A label in another law than that of its diagnostic, where its author wrote it. */
function labelAtItsPlace(label: ToldLabel, laws: Laws): ToldLabel {
  const law = label.path === undefined ? undefined : laws.get(label.path);
  if (law === undefined) return label;
  const { source, span } = law.place(label.span);
  return { ...label, path: source.path, span };
}

/** Two laws may have been written in one file. */
function withOwnLabels(one: Diagnostic): Diagnostic {
  const labels = one.labels.map(({ path, ...label }) =>
    path === undefined || path === one.path ? label : { path, ...label },
  );
  return { ...one, labels };
}

/** The rules as a module that can be called, without emitting it. */
export function moduleOf(compiled: CompiledRules, observer?: Observer): RuleModule {
  return interpret(compiled.ir, compiled.manifest, observer);
}

/** A test file's tree and everything that its text alone shows to be wrong. */
export function parseTests(read: ReadFile): ReturnType<typeof parse> | null {
  return read.source === null ? null : parse(read.source);
}
