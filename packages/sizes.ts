import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { markdownTable } from '../bench/markdown-table.ts';
import { COUNTRIES } from './countries.ts';
import { COMPILER, RUNTIME, SCOPE } from './layout.ts';
import { folderOf, ROOT } from './places.ts';

/** What a page loads of a package: bundled, minified and compressed with gzip, in bytes. */
export interface Size {
  readonly what: string;
  /** Without the runtime; null where it is never without. */
  readonly alone: number | null;
  /** null of the runtime itself. */
  readonly withRuntime: number | null;
}

export const SIZES_PAGE = join(ROOT, 'docs/packages.md');

/** Of the runtime, of the rules of each country, and of the compiler as a library. */
export async function measuredSizes(): Promise<readonly Size[]> {
  const countries = COUNTRIES.map(async ({ code, name }): Promise<Size> => {
    const folder = folderOf(`${SCOPE}/rules-${code}`);
    return {
      what: `rules of ${name}`,
      alone: await bundled(join(folder, 'generated/rules/index.js'), [`${RUNTIME.name}*`]),
      withRuntime: gzipSync(readFileSync(join(folder, 'browser.js'))).length,
    };
  });
  return [
    { what: 'runtime', alone: await bundled(entryOf(RUNTIME)), withRuntime: null },
    ...(await Promise.all(countries)),
    {
      what: 'compiler as a library, with its parser',
      alone: null,
      withRuntime: await bundled(entryOf(COMPILER)),
    },
  ];
}

function entryOf({ name, entry }: typeof RUNTIME): string {
  return join(folderOf(name), entry);
}

async function bundled(entry: string, external: readonly string[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    legalComments: 'none',
    external: [...external],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`nothing is bundled of ${entry}`);
  return gzipSync(file.contents).length;
}

/** The table of the page. */
export function sizeTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ what, alone, withRuntime }) => [what, kilobytes(alone), kilobytes(withRuntime)]);
  return markdownTable(['what', 'alone', 'with the runtime'], rows);
}

function kilobytes(bytes: number | null): string {
  return bytes === null ? '' : `${Math.round(bytes / 1000)} kB`;
}

/** A page may be so far from what is measured. */
const TOLERANCE = 0.1;

/** What a page states otherwise than it is, or not at all. */
export function staleSizes(page: string, sizes: readonly Size[]): readonly string[] {
  const stated = new Map(rowsOf(page).map(([what = '', ...figures]) => [what, figures]));
  return sizes.flatMap(({ what, alone, withRuntime }) => {
    const figures = stated.get(what) ?? [];
    return [alone, withRuntime].flatMap((bytes, at) => {
      const said = Number.parseInt(figures[at] ?? '', 10) * 1000;
      const isStale = bytes !== null && !(Math.abs(said - bytes) <= TOLERANCE * bytes);
      return isStale ? [`${what}: ${kilobytes(bytes)}, and the page says ${figures[at] || 'nothing'}`] : [];
    });
  });
}

function rowsOf(page: string): readonly (readonly string[])[] {
  return sectionOf(page)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const HEADING = '## Sizes\n';

function sectionOf(page: string): string {
  const from = page.indexOf(HEADING);
  const to = page.indexOf('\n## ', from + HEADING.length);
  return page.slice(from, to);
}

/** The page with the table as it is measured. */
export function withSizes(page: string, sizes: readonly Size[]): string {
  const section = sectionOf(page);
  return page.replace(section, `${section.slice(0, section.indexOf('|'))}${sizeTable(sizes)}\n`);
}
