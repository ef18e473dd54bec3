import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { usualThreads } from '../../threads/thread-pool.ts';
import type { OutputFormat } from '../run-all/messages.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { wholeNumber } from './whole-number.ts';

/** The options as they were given. */
export interface RunAllOptions {
  readonly rules: string;
  readonly month: string;
  readonly half?: string;
  readonly day?: string;
  readonly out?: string;
  readonly format?: string;
  readonly trace?: true;
  readonly threads?: string;
  readonly errors?: string;
  readonly json?: true;
  readonly quiet?: true;
}

const MOST_THREADS = 64;

/** The checked options of a run. */
export interface Plan {
  readonly input: string;
  /** null: standard input. */
  readonly inputPath: string | null;
  /** null: standard output. */
  readonly out: string | null;
  readonly errors: string | null;
  readonly format: OutputFormat;
  readonly trace: boolean;
  readonly threads: number;
}

/** Throws `UsageError` when the options do not go together. */
export function planOf(input: string, options: RunAllOptions, terminal: Terminal): Plan {
  const pathOf = (named: string | undefined) => (named === undefined ? null : resolve(terminal.cwd, named));
  const inputPath = input === '-' ? null : resolve(terminal.cwd, input);
  if (inputPath !== null && statSync(inputPath, { throwIfNoEntry: false })?.isDirectory() !== false) {
    throw new UsageError(`no such file: ${input}`);
  }
  const out = options.out === '-' ? null : pathOf(options.out);
  const errors = pathOf(options.errors);
  if (
    new Set([inputPath, out, errors].filter((path) => path !== null)).size < countOf(inputPath, out, errors)
  ) {
    throw new UsageError('the input, --out and --errors must be different files');
  }
  const format = formatOf(options, out);
  if (format === 'csv' && options.trace === true) throw new UsageError('--trace needs --format ndjson');
  const threads = options.threads === undefined ? usualThreads() : wholeNumber(options.threads, '--threads');
  if (threads < 1 || threads > MOST_THREADS)
    throw new UsageError(`--threads must be from 1 to ${MOST_THREADS}`);
  return { input, inputPath, out, errors, format, trace: options.trace === true, threads };
}

function countOf(...paths: readonly (string | null)[]): number {
  return paths.filter((path) => path !== null).length;
}

function formatOf({ format }: RunAllOptions, out: string | null): OutputFormat {
  if (format === 'ndjson' || format === 'csv') return format;
  if (format !== undefined) throw new UsageError(`--format is ndjson or csv, not ${format}`);
  return out?.endsWith('.csv') === true ? 'csv' : 'ndjson';
}
