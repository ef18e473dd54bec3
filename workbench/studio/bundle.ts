import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { emit } from '../../compiler/emit/emit.ts';
import { RUNTIME_PACKAGE } from '../../compiler/emit/index-module.ts';
import type { DocumentedRules } from '../docs/documented-rules.ts';
import type { SiteFile } from '../docs/page.ts';

/** A version whose module the page loads when it is asked for. */
export interface BundledVersion {
  readonly path: string;
  readonly rules: DocumentedRules;
}

/** The entry files of the page and of its workers; compiled, they stand beside as JavaScript. */
const PROGRAMS = {
  studio: 'main',
  curves: 'curve-worker',
  law: 'law-worker',
  effect: 'effect-worker',
} as const;

const RULES = 'rules:';

/** The ending of the path of a law. */
const LAW = '.json';

/** The folder that the bundler is told to write into. */
const OUT = '/studio/';

/** A source of this program, in a checkout or in an installed package. */
function sourceFile(path: string): string {
  const found = ['.tsx', '.ts', '.js']
    .map((ending) => fileURLToPath(new URL(`../../${path}${ending}`, import.meta.url)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${path} is missing beside this program`);
  return found;
}

/** The files of a module by their paths. */
function moduleTexts({ path, rules }: BundledVersion): readonly (readonly [path: string, text: string])[] {
  const beside = `${path}${LAW}`;
  const form = { language: 'javascript', runtime: RUNTIME_PACKAGE, law: `${RULES}${beside}` } as const;
  const { code, law } = emit(rules.ir, rules.manifest, form);
  return [
    [path, code],
    [beside, law],
  ];
}

/** Emitted modules as if they were files; all import one runtime, which the page has already. */
function emittedModules(versions: readonly BundledVersion[]): Plugin {
  const texts = new Map(versions.flatMap(moduleTexts));
  const folder = dirname(fileURLToPath(import.meta.url));
  return {
    name: 'emitted-modules',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^rules:/ }, ({ path }) => ({
        path: path.slice(RULES.length),
        namespace: 'rules',
      }));
      onLoad({ filter: /.*/, namespace: 'rules' }, ({ path }) => {
        const contents = texts.get(path);
        if (contents === undefined) return { errors: [{ text: `there are no rules ${path}` }] };
        return { contents, loader: path.endsWith(LAW) ? 'json' : 'js', resolveDir: folder };
      });
      onResolve({ filter: new RegExp(`^${RUNTIME_PACKAGE}$`), namespace: 'rules' }, ({ path }) => {
        const own = fileURLToPath(new URL('../../runtime/index.ts', import.meta.url));
        return existsSync(own)
          ? { path: own }
          : resolve(path, { kind: 'import-statement', resolveDir: folder });
      });
    },
  };
}

/** The scripts of the studio, and what its page starts with of what they share. */
export interface Scripts {
  readonly files: readonly SiteFile[];
  readonly started: readonly string[];
}

/** The scripts of the studio: its programs, what they share, and one module for each version. */
export async function bundledScripts(versions: readonly BundledVersion[]): Promise<Scripts> {
  const { outputFiles, metafile } = await build({
    entryPoints: [
      ...Object.entries(PROGRAMS).map(([name, file]) => ({ in: sourceFile(`studio/${file}`), out: name })),
      ...versions.map(({ path }) => ({ in: `${RULES}${path}`, out: path })),
    ],
    outdir: OUT,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [emittedModules(versions)],
  });
  const files = outputFiles.map(({ path, text }) => ({ path: path.slice(OUT.length), content: text }));
  const outputs = Object.entries(metafile.outputs);
  const page = outputs.find(([path]) => path.endsWith(`${OUT}studio.js`.slice(1)))?.[1].imports ?? [];
  const started = page.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  return { files, started: started.map((path) => path.slice(path.indexOf('shared/'))) };
}

/** The styles of the page, which it has over those of the documentation. */
export function studioStyle(): string {
  return readFileSync(new URL('studio.css', import.meta.url), 'utf8');
}
