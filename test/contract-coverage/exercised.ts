import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the workers of one run note what they saw: each in a file of its own. */
const FOLDER = 'CONTRACT_COVERAGE';

const noted = new Set<string>();

/** Opens a run; before the workers start, which inherit the environment. */
export function openNotes(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'contract-'));
}

/** Notes that an operation gave an answer of this status on the database of the running test. */
export function noteExercised(operationId: string, status: number): void {
  const folder = process.env[FOLDER];
  const line = `${globalThis.TEST_DATABASE} ${operationId} ${status}\n`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, String(process.pid)), line);
}

/** All notes of the run as `database operation status`; the run is over. */
export function closeNotes(): ReadonlySet<string> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return new Set();
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  rmSync(folder, { recursive: true });
  return new Set(texts.join('').trimEnd().split('\n'));
}
