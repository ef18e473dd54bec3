import { statSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { chosenPaths } from './rule-files.ts';

/** Editors write a file in several strokes; this long after the first, one compilation sees them all. */
const SETTLE_MS = 20;

/** A file is watched by its directory: editors replace the file, and a watch on it would go with the old one. */
function watchedFolder(path: string, terminal: Terminal): string {
  const absolute = resolve(terminal.cwd, path);
  return statSync(absolute).isDirectory() ? absolute : dirname(absolute);
}

function tolerate(onChange: () => void, terminal: Terminal): void {
  try {
    onChange();
  } catch (fault) {
    if (!(fault instanceof UsageError)) throw fault;
    terminal.err(`payroll: ${fault.message}\n`);
  }
}

/**
 * Calls back after every change of a `.pay` file at these paths, until the terminal says stop.
 * A file that is gone for a moment while its editor replaces it is no reason to end.
 */
export async function watchRules(
  paths: readonly string[],
  terminal: Terminal,
  onChange: () => void,
): Promise<void> {
  const stop = terminal.untilStopped();
  let wake = () => {};
  const folders = new Set(chosenPaths(paths, terminal).map((path) => watchedFolder(path, terminal)));
  const watchers = [...folders].map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name?.endsWith('.pay') === true) wake();
    }),
  );
  stop.addEventListener('abort', () => wake());
  while (!stop.aborted) {
    await new Promise<void>((resolved) => {
      wake = resolved;
    });
    if (stop.aborted) break;
    await setTimeout(SETTLE_MS);
    tolerate(onChange, terminal);
  }
  for (const watcher of watchers) watcher.close();
}
