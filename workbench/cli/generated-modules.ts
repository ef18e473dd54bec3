import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAsWritten } from '../../compiler/consolidation/law.ts';
import { emit, isEmitted } from '../../compiler/emit/emit.ts';
import { emitIndex, emitPackageIndex, RUNTIME_PACKAGE } from '../../compiler/emit/index-module.ts';
import { emitPackageTypes, MODULE_DECLARATIONS } from '../../compiler/emit/request-types.ts';
import { modulePath } from '../../runtime/law/module-path.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import { UsageError } from '../terminal/terminal.ts';
import { type CompiledRules, lawPath } from './load-rules.ts';
import { refuseLinkOut } from './rule-files.ts';
import type { ModuleForm } from './rules-home.ts';
import { writeWholeFile } from './write-file.ts';

/** One emitted file; `path` is relative to the `rules` folder of the output directory. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** The paths that a writing changed, relative to the output directory. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** The code of a module, which others import. */
const MODULE = /(?<!\.d)\.[jt]s$/;
const INDEX = /^index\.[jt]s$/;

/** The module of these rules: its code before its law, and declarations where it is JavaScript. */
export function moduleFiles(
  { ir, manifest }: Pick<CompiledRules, 'ir' | 'manifest'>,
  form: ModuleForm,
  worked: readonly WorkedRequest[] = [],
): readonly EmittedFile[] {
  const path = modulePath(manifest);
  const isTyped = form.language === 'typescript';
  const addresses = {
    language: form.language,
    runtime: isTyped ? `../../${form.runtime}/index.ts` : RUNTIME_PACKAGE,
    law: `./${manifest.validFrom}.json`,
  };
  const { code, law } = emit(ir, manifest, addresses, worked);
  return [
    { path: `${path}.${isTyped ? 'ts' : 'js'}`, text: code },
    { path: `${path}.json`, text: law },
    ...(isTyped ? [] : [{ path: `${path}.d.ts`, text: MODULE_DECLARATIONS }]),
  ];
}

/** The files of some rules: their module, and for an amendment also the law as amended, which is its rule file. */
export function emittedFiles(
  rules: CompiledRules,
  form: ModuleForm,
  worked: readonly WorkedRequest[] = [],
): readonly EmittedFile[] {
  const { ir, law } = rules;
  const text = isAsWritten(law) ? [] : [{ path: lawPath(ir), text: law.source.text }];
  return [...moduleFiles(rules, form, worked), ...text];
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The ends of what is written beside the code: the law as JSON, declarations, and the law as amended. */
const BESIDE = ['.json', '.d.ts', '.pay'];

function filesUnder(folder: string, prefix = ''): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, `${path}/`) : [path];
  });
}

/**
 * Lists the files that the compiler wrote, each module after the files beside it, so that it recognises half-written
 * output.
 */
function writtenUnder(folder: string): readonly string[] {
  const files = filesUnder(folder);
  const there = new Set(files);
  const modules = files.filter(
    (path) => MODULE.test(path) && !INDEX.test(path) && isEmitted(textAt(join(folder, path)) ?? ''),
  );
  const written = modules.flatMap((path) => {
    const stem = path.slice(0, -'.ts'.length);
    return [...BESIDE.map((end) => `${stem}${end}`).filter((beside) => there.has(beside)), path];
  });
  return [...new Set(written)];
}

/** Everything that is written for the rules of one home. */
interface Emission {
  readonly rules: readonly CompiledRules[];
  readonly files: readonly EmittedFile[];
  readonly form: ModuleForm;
  /** That these are all the rules there are: other modules that the compiler wrote are stale and go. */
  readonly complete: boolean;
}

/** A link in the folder would be written through, wherever it leads. */
function refuseLinks(folder: string): void {
  const link = filesUnder(folder).find((path) => lstatSync(join(folder, path)).isSymbolicLink());
  if (link === undefined) return;
  throw new UsageError(`${JSON.stringify(join(folder, link))} is a symbolic link: nothing is written there`);
}

/** Writes what changed into `rules/` of the output directory, and the index of all modules there. */
export function writeModules({ rules, files, form, complete }: Emission, output: string): Written {
  const folder = join(output, 'rules');
  refuseLinkOut(output);
  refuseLinkOut(folder);
  mkdirSync(folder, { recursive: true });
  refuseLinks(folder);
  const fresh = new Set(files.map(({ path }) => path));
  const others = writtenUnder(folder).filter((path) => !fresh.has(path));
  const removed = complete ? others : [];
  for (const path of removed) rmSync(join(folder, path));
  const kept = complete ? [] : others;
  const modules = [...fresh, ...kept].filter((path) => MODULE.test(path)).sort();
  const index = indexOf(modules, rules, form);
  const changed = [...files, ...index].filter(({ path, text }) => textAt(join(folder, path)) !== text);
  for (const { path, text } of changed) writeWholeFile(join(folder, path), text);
  return {
    written: changed.map(({ path }) => `rules/${path}`),
    removed: removed.map((path) => `rules/${path}`),
  };
}

function indexOf(
  modules: readonly string[],
  rules: readonly CompiledRules[],
  form: ModuleForm,
): readonly EmittedFile[] {
  return form.language === 'typescript' ? checkoutIndex(modules, form.runtime) : packageIndex(rules);
}

/** Rules with the requests that their tests work out. */
export interface WorkedRules extends CompiledRules {
  readonly worked: readonly WorkedRequest[];
}

/** Everything that stands in `generated/rules` when these are all rules of a home. */
export function wholeHome(rules: readonly WorkedRules[], form: ModuleForm): readonly EmittedFile[] {
  const files = rules.flatMap((one) => emittedFiles(one, form, one.worked));
  const modules = files.map(({ path }) => path).filter((path) => MODULE.test(path));
  return [...files, ...indexOf(modules.sort(), rules, form)];
}

/** A file of `generated/rules` that is not what the compiler writes. */
export interface ForeignFile {
  readonly path: string;
  /** The first line that differs; null where the whole file is missing or does not belong there. */
  readonly line: number | null;
  readonly is: 'changed' | 'missing' | 'not of the compiler';
}

/** Lists the files of a folder that the compiler does not write there, by path. A link never is its output. */
export function foreignFiles(expected: readonly EmittedFile[], folder: string): readonly ForeignFile[] {
  const texts = new Map(expected.map(({ path, text }) => [path, text]));
  const there = new Set(filesUnder(folder));
  const missing = [...texts.keys()].filter((path) => !there.has(path));
  const changed = [...there].flatMap((path): readonly ForeignFile[] => {
    const text = texts.get(path);
    const isFile = lstatSync(join(folder, path)).isFile();
    if (text === undefined || !isFile) return [{ path, line: null, is: 'not of the compiler' }];
    const found = readFileSync(join(folder, path), 'utf8');
    return found === text ? [] : [{ path, line: firstOther(found, text), is: 'changed' }];
  });
  const all = [...missing.map((path) => ({ path, line: null, is: 'missing' as const })), ...changed];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function firstOther(found: string, text: string): number {
  const [is, was] = [found.split('\n'), text.split('\n')];
  return is.findIndex((line, at) => line !== was[at]) + 1 || is.length;
}

function checkoutIndex(modules: readonly string[], runtime: string): readonly EmittedFile[] {
  return [{ path: 'index.ts', text: emitIndex(modules, runtime) }];
}

/** The index of rules that were compiled together; its types declare what may be sent to them. */
export function packageIndex(rules: readonly CompiledRules[]): readonly EmittedFile[] {
  const manifests = rules.map(({ manifest }) => manifest);
  return [
    { path: 'index.js', text: emitPackageIndex(manifests.map((manifest) => `${modulePath(manifest)}.js`)) },
    { path: 'index.d.ts', text: emitPackageTypes(manifests) },
  ];
}
