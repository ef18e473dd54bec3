import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import type { PayPath } from './rule-files.ts';
import { targetOf } from './write-file.ts';

/** Resolves a path, also one of which only the folders above exist. */
function placeOf(path: string): string {
  const above = dirname(path);
  return existsSync(path) || above === path ? targetOf(path) : join(placeOf(above), basename(path));
}

function isInside(path: string, folder: string): boolean {
  return relative(folder, path).split(/[/\\]/)[0] !== '..';
}

/** The folder that holds all rules of an author, or of a file on its own nothing but that file. */
function sourceOf(absolute: string): string {
  const rules = dirname(dirname(dirname(absolute)));
  return basename(rules) === 'rules' ? rules : absolute;
}

/**
 * Refuses to write into the folder of the sources: the output would take their place, or be taken for rules at the next
 * compilation.
 */
export function refuseSources(out: string, files: readonly PayPath[], terminal: Terminal): void {
  const folder = placeOf(join(resolve(terminal.cwd, out), 'rules'));
  const sources = new Set(files.map(({ absolute }) => targetOf(sourceOf(absolute))));
  const met = [...sources].find((source) => isInside(source, folder) || isInside(folder, source));
  if (met === undefined) return;
  const shown = relative(terminal.cwd, folder) || '.';
  throw new UsageError(
    `--out ${out} would write into ${shown}, where the sources lie (${relative(terminal.cwd, met) || '.'}): name another directory`,
  );
}
