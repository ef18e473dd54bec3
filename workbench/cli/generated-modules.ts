import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emit } from '../../compiler/emit/emit.ts';
import { emitIndex } from '../../compiler/emit/index-module.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type CompiledRules, lawPath } from './load-rules.ts';
import { writeWholeFile } from './write-file.ts';

/** One emitted file; `path` is relative to the `rules` folder of the output directory. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** What a writing changed, as paths relative to the output directory. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

const MODULE = /\.(ts|pay)$/;
const INDEX = 'index.ts';

/** `co/ordinario/2025-01-01.ts` */
function modulePath(manifest: Manifest): string {
  return `${manifest.country.toLowerCase()}/${manifest.scheme}/${manifest.validFrom}.ts`;
}

/** The module of these rules, which imports the runtime by the address given. */
export function emitModule(
  { ir, manifest }: Pick<CompiledRules, 'ir' | 'manifest'>,
  runtime?: string,
): EmittedFile {
  return { path: modulePath(manifest), text: emit(ir, manifest, runtime) };
}

/**
 * What is written for these rules: their module, and for an amendment the law as amended, which is its rule file.
 * `runtime` is the address of the runtime's folder from the folder of the index.
 */
export function emittedFiles(rules: CompiledRules, runtime: string): readonly EmittedFile[] {
  const { ir, law } = rules;
  const text = law.chain.length === 1 ? [] : [{ path: lawPath(ir), text: law.source.text }];
  return [emitModule(rules, `../../${runtime}/index.ts`), ...text];
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function modulesUnder(folder: string, prefix = ''): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return modulesUnder(folder, `${path}/`);
    return MODULE.test(entry.name) && path !== INDEX ? [path] : [];
  });
}

/**
 * Writes what changed into `rules/` of the output directory, and the index of all modules there, which finds the
 * runtime's folder at `runtime`. `complete` says that these are all the rules there are: other modules are stale and go.
 */
export function writeModules(
  files: readonly EmittedFile[],
  output: string,
  { runtime, complete }: { readonly runtime: string; readonly complete: boolean },
): Written {
  const folder = join(output, 'rules');
  mkdirSync(folder, { recursive: true });
  const fresh = new Set(files.map(({ path }) => path));
  const others = modulesUnder(folder).filter((path) => !fresh.has(path));
  const removed = complete ? others : [];
  for (const path of removed) rmSync(join(folder, path));
  const kept = complete ? [] : others;
  const index = {
    path: INDEX,
    text: emitIndex([...fresh, ...kept].filter((path) => path.endsWith('.ts')).sort(), runtime),
  };
  const changed = [...files, index].filter(({ path, text }) => textAt(join(folder, path)) !== text);
  for (const { path, text } of changed) writeWholeFile(join(folder, path), text);
  return {
    written: changed.map(({ path }) => `rules/${path}`),
    removed: removed.map((path) => `rules/${path}`),
  };
}
