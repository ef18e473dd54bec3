import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../terminal/terminal.ts';

/** A file of a folder that is written as a whole. */
export interface FolderFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly content: string;
}

/** Tells a folder that this program wrote from one that a person keeps. */
const MARKER = '.written-by-payroll';

/**
 * Writes a folder beside its place and renames it, so that nobody ever sees half of it. Only a folder that was
 * written so before, an empty one or none at all is replaced: what a person keeps there is never lost.
 */
export function replaceFolder(folder: string, files: readonly FolderFile[]): void {
  refuseForeign(folder);
  const [fresh, old] = [`${folder}.${process.pid}.new`, `${folder}.${process.pid}.old`];
  try {
    for (const { path, content } of [...files, { path: MARKER, content: '' }]) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), content);
    }
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } catch (fault) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    throw new UsageError(`cannot write ${folder}: ${reason}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

function refuseForeign(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) throw new UsageError(`${folder} is a file, not a folder`);
  if (readdirSync(folder).length === 0 || existsSync(join(folder, MARKER))) return;
  throw new UsageError(`${folder} holds other files: name a new folder, an empty one or an earlier site`);
}
