import { dirname, join } from 'node:path/posix';
import { compile as compileFile } from '../../compiler/compile.ts';
import type { Siblings } from '../../compiler/consolidation/read-law.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { decode } from '../../dsl/decode.ts';
import { type JsonDiagnostic, toJson } from '../../dsl/diagnostics/to-json.ts';
import type { Manifest, RuleModule } from '../../runtime/module.ts';
import {
  type CompiledRules,
  compiledRules,
  crossFileDiagnostics,
  type LoadedRules,
  moduleOf,
  writtenOf,
} from '../cli/load-rules.ts';
import type { ReadFile } from '../cli/rule-texts.ts';
import type { NamedVersions } from '../cli/rule-versions.ts';
import { countryFolder, isFiguresPath } from '../figures/places.ts';

/** A rule file: its place, `rules/co/ordinario/2026-01-01.pay`, and its text. */
export interface RuleText {
  readonly path: string;
  readonly text: string;
}

/** Rules that do not compile. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly diagnostics: readonly JsonDiagnostic[];

  constructor(diagnostics: readonly JsonDiagnostic[]) {
    super(diagnostics.map(({ code, path, message }) => `${path}: ${code} ${message}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** Rule files that were read and compiled together: amendments find the law that they amend among them. */
export class RuleSet {
  readonly #loaded: readonly LoadedRules[];
  /** Everything that is wrong with the files, and what is worth a look. */
  readonly diagnostics: readonly JsonDiagnostic[];

  constructor(files: readonly RuleText[]) {
    const read = new Map(files.map((file) => [file.path, readText(file)]));
    this.#loaded = [...read.values()].map((file) => load(file, read));
    const found = [
      ...this.#loaded.flatMap(({ diagnostics }) => diagnostics),
      ...crossFileDiagnostics(this.#loaded),
    ];
    const sources = this.#loaded.flatMap(({ written }) => written);
    this.diagnostics = toJson(found, new Map(sources.map((source) => [source.path, source])));
  }

  /** Throws {@link RulesError} where one does not compile. */
  get compiled(): readonly CompiledRules[] {
    const errors = this.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new RulesError(errors);
    return this.#loaded.flatMap(({ compiled }) => (compiled === null ? [] : [compiled]));
  }

  /** The rules of the set, interpreted. Throws {@link RulesError} where one does not compile. */
  get modules(): readonly RuleModule[] {
    return this.compiled.map((rules) => moduleOf(rules));
  }

  /** The rules of this set that have this manifest, as formulas. */
  irOf({ fingerprint }: Manifest): Ir {
    const found = this.compiled.find(({ manifest }) => manifest.fingerprint === fingerprint);
    if (found === undefined) throw new RangeError(`no rules of this set have the fingerprint ${fingerprint}`);
    return found.ir;
  }
}

function readText({ path, text }: RuleText): ReadFile {
  const bytes = new TextEncoder().encode(text);
  return { path: { absolute: path, shown: path }, bytes, ...decode(path, bytes) };
}

function load(file: ReadFile, all: ReadonlyMap<string, ReadFile>): LoadedRules {
  const { path, source, bytes } = file;
  if (source === null) return { ...file, written: [], compilation: null, compiled: null };
  const compilation = compileFile(source, siblingsOf(path.shown, all));
  return {
    ...file,
    diagnostics: [...file.diagnostics, ...compilation.diagnostics],
    written: writtenOf(compilation, source),
    compilation,
    compiled: compiledRules(compilation, path.shown, bytes),
  };
}

/** The files as two versions of them are compared. */
export function versionsOf(files: readonly RuleText[]): NamedVersions {
  const read = new Map(files.map((file) => [file.path, readText(file)]));
  const versions = [...read.values()].map(({ path: { shown }, bytes }) => ({
    shown,
    key: shown,
    bytes,
    siblings: siblingsOf(shown, read),
  }));
  return { isDirectory: true, files: versions };
}

function siblingsOf(path: string, all: ReadonlyMap<string, ReadFile>): Siblings {
  return {
    dated: (date) => all.get(join(dirname(path), `${date}.pay`))?.source ?? null,
    figures: () => {
      const own = [...all.keys()].filter(
        (each) => isFiguresPath(each) && countryFolder(each) === countryFolder(path),
      );
      return own
        .toSorted()
        .map((each) => all.get(each)?.source ?? null)
        .filter((source) => source !== null);
    },
  };
}
