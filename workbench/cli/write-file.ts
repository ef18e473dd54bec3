import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file that a link leads to. */
export function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Writes beside and renames, so that nobody ever sees half a file, whatever happens in between. */
export function writeWholeFile(path: string, text: string): void {
  const target = targetOf(path);
  const beside = `${target}.${process.pid}.new`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(beside, text);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}
