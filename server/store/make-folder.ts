import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/**
 * Makes the folder of a file, and those above it. One at a time: `mkdir` of Node.js never ends when it is asked for
 * several and the system says that there is no such place, as in /proc.
 */
export function makeFolderOf(file: string): void {
  try {
    make(dirname(file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`the folder of the database cannot be made: ${reason}`, { cause });
  }
}

function make(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
