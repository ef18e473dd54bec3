import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { oneSchemeFile } from './rule-files.ts';

/** The text of the input file that the user named; `-` is standard input. */
export async function inputText(path: string, terminal: Terminal): Promise<string> {
  if (path === '-') return terminal.stdin();
  try {
    return readFileSync(resolve(terminal.cwd, path), 'utf8');
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unreadable';
    throw new UsageError(`cannot read the input ${path}: ${reason}`);
  }
}

/** The one rule file that the user named. */
export function onlyRules(file: string, terminal: Terminal): LoadedRules {
  return loadRules(oneSchemeFile(file, terminal), terminal);
}
