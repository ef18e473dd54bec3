import { type Compilation, compile } from '../../compiler/compile.ts';
import { checkFreeWords, freeWordsOf } from '../../compiler/free-words.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { checkSchemeFiles } from '../../compiler/scheme-files.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { decode } from '../../dsl/decode.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Observer } from '../../runtime/interpreter/observer.ts';
import type { Manifest, RuleModule } from '../../runtime/module.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Findings } from './report-diagnostics.ts';
import { identityPath, type PayPath, readBytes } from './rule-files.ts';
import type { RuleVersion } from './rule-versions.ts';

/** A file as far as it can be read; `source` is null when its bytes are no text. */
interface ReadFile {
  readonly path: PayPath;
  readonly bytes: Uint8Array;
  readonly source: Source | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** A rule file that compiles: what its consumers need. */
export interface CompiledRules {
  readonly ir: Ir;
  readonly manifest: Manifest;
}

export interface LoadedRules extends ReadFile {
  /** null when the bytes are no text. */
  readonly compilation: Compilation | null;
  /** null when the file has an error. */
  readonly compiled: CompiledRules | null;
}

/** Reads a file as text. Bytes that are no text give diagnostics. */
export function readPayFile(path: PayPath): ReadFile {
  const bytes = readBytes(path);
  return { path, bytes, ...decode(path.shown, bytes) };
}

/** A version of a rule file that compiles, with its text and tree. */
export interface CompiledVersion extends CompiledRules {
  readonly source: Source;
  readonly file: PayFile;
}

/** Compiles bytes wherever they come from; null after the errors were noted. */
export function compileVersion({ shown, bytes }: RuleVersion, findings: Findings): CompiledVersion | null {
  const { source, diagnostics } = decode(shown, bytes);
  findings.add(diagnostics, source);
  if (source === null) return null;
  const { file, ir, diagnostics: found } = compile(source);
  const errors = found.filter(({ severity }) => severity === 'error');
  findings.add(errors, source);
  return ir === null ? null : { source, file, ir, manifest: manifestOf(ir, { path: shown, bytes }) };
}

/** Reads and compiles one rule file, with every diagnostic of that file alone. */
export function loadRules(path: PayPath, terminal: Terminal): LoadedRules {
  const read = readPayFile(path);
  if (read.source === null) return { ...read, compilation: null, compiled: null };
  const compilation = compile(read.source);
  const { ir } = compilation;
  const identity = { path: identityPath(path.absolute, terminal), bytes: read.bytes };
  const compiled = ir === null ? null : { ir, manifest: manifestOf(ir, identity) };
  const diagnostics = [...read.diagnostics, ...compilation.diagnostics];
  return { ...read, diagnostics, compilation, compiled };
}

/**
 * The faults between files: overlaps and holes of one scheme, and words of one country that are almost the same.
 * Nothing is said while a file does not compile, since its place would look like a hole.
 */
export function crossFileDiagnostics(loaded: readonly LoadedRules[]): readonly Diagnostic[] {
  const files = loaded.flatMap(({ path, compiled }) =>
    compiled === null ? [] : [{ path: path.shown, scheme: compiled.ir.scheme }],
  );
  if (files.length < loaded.length) return [];
  const words = loaded.map(({ path, compilation }) =>
    compilation === null ? null : freeWordsOf(path.shown, compilation.file),
  );
  return [...checkSchemeFiles(files), ...checkFreeWords(words.filter((one) => one !== null))];
}

/** The rules as a module that can be called, without emitting it. */
export function moduleOf(compiled: CompiledRules, observer?: Observer): RuleModule {
  return interpret(compiled.ir, compiled.manifest, observer);
}

/** A test file's tree and everything that its text alone shows to be wrong. */
export function parseTests(read: ReadFile): ReturnType<typeof parse> | null {
  return read.source === null ? null : parse(read.source);
}
