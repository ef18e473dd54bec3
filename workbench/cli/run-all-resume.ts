import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import type { Progress } from '../run-all/run-all.ts';
import { UsageError } from '../terminal/terminal.ts';
import type { RunOutput } from './run-all-output.ts';
import { writeWholeFile } from './write-file.ts';

/** Everything that decides what a run writes: it is resumed only by the same one. */
export interface RunIdentity {
  /** SHA-256 of the code that the rules were compiled to. */
  readonly rules: string;
  readonly month: string;
  readonly half: string | null;
  readonly day: string | null;
  readonly format: string;
  readonly trace: boolean;
  /** `3/16`; null for the whole. */
  readonly shard: string | null;
  readonly errors: string | null;
  readonly input: InputIdentity;
}

export interface InputIdentity {
  readonly bytes: number;
  readonly modified: string;
  /** SHA-256 of the beginning. */
  readonly head: string;
}

/** How far a run has come, with the length of its files there. */
export interface SavedRun {
  readonly progress: Progress;
  readonly output: number;
  readonly errors: number;
}

const FORMAT = 1;
const HEAD_BYTES = 65_536;

/** What a file is known by when a run is resumed: reading all of it again would take too long. */
export function inputIdentity(path: string): InputIdentity {
  const { size, mtime } = statSync(path);
  const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
  const file = openSync(path, 'r');
  const read = readSync(file, head);
  closeSync(file);
  const digest = createHash('sha256').update(head.subarray(0, read)).digest('hex');
  return { bytes: size, modified: mtime.toISOString(), head: digest };
}

/** The small file beside an output that says how far it is; there from the first row to the last. */
export class ResumeFile {
  readonly path: string;
  readonly #identity: RunIdentity;
  #saving: Promise<void> | null = null;
  #savedAt = 0;

  constructor(output: string, identity: RunIdentity) {
    this.path = `${output}.resume`;
    this.#identity = identity;
  }

  exists(): boolean {
    return existsSync(this.path);
  }

  /** How far the interrupted run has come. Throws `UsageError` when this run is not the same one. */
  read(): SavedRun {
    const saved = readSaved(this.path);
    const named: Readonly<Record<string, unknown>> = { ...this.#identity };
    const differ = Object.keys(named).filter((key) => !isSame(named[key], saved.run[key]));
    if (differ.length === 0) return saved;
    throw new UsageError(
      `the interrupted run was another one: ${differ.join(', ')} changed; delete ${this.path} to start again`,
    );
  }

  save({ progress, output, errors }: SavedRun): void {
    const saved = { format: FORMAT, run: this.#identity, progress, output, errors };
    writeWholeFile(this.path, `${JSON.stringify(saved)}\n`);
  }

  /**
   * Saves how far the run is once that much is on the disk, without holding up the run. While one save is
   * under way, and for a moment after it, others are left out.
   */
  saveBehind(progress: Progress, output: RunOutput, errors: RunOutput | null): void {
    if (this.#saving !== null || performance.now() - this.#savedAt < BETWEEN_MS) return;
    const saved = { progress, output: output.length, errors: errors?.length ?? 0 };
    this.#saving = Promise.all([output.sync(), errors?.sync()]).then(() => {
      this.save(saved);
      this.#savedAt = performance.now();
      this.#saving = null;
    });
    // Whatever the disk complains of, the next write or `settle` meets it too.
    this.#saving.catch(() => undefined);
  }

  /** Resolves when no save is under way. */
  async settle(): Promise<void> {
    await this.#saving;
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

const BETWEEN_MS = 200;

function isSame(a: unknown, b: unknown): boolean {
  // What versions of before did not know, they did not ask for.
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

type Known = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Known {
  return typeof value === 'object' && value !== null;
}

function readSaved(path: string): SavedRun & { readonly run: Known } {
  const unreadable = new UsageError(`${path} cannot be read; delete it to start again`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw unreadable;
  }
  if (!isObject(value) || value.format !== FORMAT || !isObject(value.run)) throw unreadable;
  const { progress } = value;
  if (!isObject(progress) || !isObject(progress.place)) throw unreadable;
  const count = (number: unknown): number => {
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
    throw unreadable;
  };
  const counts = (numbers: unknown): Readonly<Record<string, number>> => {
    if (!isObject(numbers)) throw unreadable;
    return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, count(number)]));
  };
  return {
    run: value.run,
    output: count(value.output),
    errors: count(value.errors),
    progress: {
      place: { offset: count(progress.place.offset), row: count(progress.place.row) },
      printed: count(progress.printed),
      failed: count(progress.failed),
      warnings: counts(progress.warnings),
      unread: counts(progress.unread),
    },
  };
}
