/** Where the results of the programs lie between a run and its report. */
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../test/architecture/source-files.ts';
import type { BenchResult } from './result.ts';

/** Not tracked: the report is what is kept. */
export const RESULTS = `${ROOT}data/bench`;

export function resultFile(part: string): string {
  return `${RESULTS}/${part}.json`;
}

function isResult(value: unknown): value is BenchResult {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['title', 'about', 'unit', 'spread'];
  const lists = ['contenders', 'ratios', 'notes'];
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    lists.every((name) => Array.isArray(fields.get(name)))
  );
}

/** What a program found when it last ran; null when it has not. Throws at anything else. */
export function readResults(part: string): readonly BenchResult[] | null {
  const path = resultFile(part);
  if (!existsSync(path)) return null;
  const results: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(results) || !results.every(isResult)) throw new Error(`${path} holds no results`);
  return results;
}
