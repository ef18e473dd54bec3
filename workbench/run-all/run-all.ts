import { valuesByName } from '../../runtime/module/own-value.ts';
import { inOrder } from '../../threads/in-order.ts';
import { moduleBeside, ThreadPool } from '../../threads/thread-pool.ts';
import type { RulesOfRun } from '../population/emitted-rules.ts';
import { type Population, readPieces } from '../population/open-population.ts';
import type { Piece } from '../population/piece.ts';
import type { Counts, Printed, PrintOrder, PrintSetup, RowFault } from './messages.ts';
import { malformed } from './piece-printer.ts';

/** Rows that a thread gets at once: with the trace of each or without, well under a megabyte of text. */
const TRACED_ROWS_AT_ONCE = 32;
const ROWS_AT_ONCE = 128;
/** Pieces under way for each thread: one at work, one that waits, and one that is being written. */
const PIECES_AT_ONCE = 3;

/** The old generation holds the rules, the young one the texts of a few payslips. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** The progress of a run. */
export interface Progress {
  /** Bytes of the population that are read. */
  readonly bytes: number;
  readonly printed: number;
  readonly failed: number;
  /** The number of warnings, by their code. */
  readonly warnings: Readonly<Record<string, number>>;
  /** Fields of NDJSON that the rules do not read, and how many rows have them. */
  readonly unread: Readonly<Record<string, number>>;
}

export interface RunAll {
  readonly setup: PrintSetup;
  readonly rules: RulesOfRun;
  readonly population: Population;
  readonly threads: number;
  /** Takes whole lines in the order of the population; the memory is used again when it resolves. */
  readonly write: (lines: Uint8Array) => Promise<void>;
  readonly writeFaults: (faults: readonly RowFault[]) => Promise<void>;
  /** Told after the lines of each piece are written. */
  readonly onProgress: (progress: Progress) => void;
  /** Ends the run in good order after the pieces under way. */
  readonly stop: AbortSignal;
}

/** Calculates a whole population on several threads. Memory does not grow with it, however slow the output. */
export async function runAll(run: RunAll): Promise<Progress> {
  const pool = new ThreadPool<PrintOrder, Printed>({
    module: moduleBeside('worker', import.meta.url),
    imports: run.rules.modules,
    setup: run.setup,
    threads: run.threads,
    limits: LIMITS,
  });
  const spare: ArrayBuffer[] = [];
  let progress: Progress = { bytes: 0, printed: 0, failed: 0, warnings: {}, unread: {} };
  const start = async (piece: Piece): Promise<Printed | null> => {
    if (piece.fault !== null) return null;
    const memory = spare.pop() ?? null;
    const transfer = memory === null ? [piece.bytes.buffer] : [piece.bytes.buffer, memory];
    return pool.run({ bytes: piece.bytes, firstRow: piece.firstRow, memory }, { transfer });
  };
  const take = async (printed: Printed | null, piece: Piece) => {
    const faults = printed?.faults ?? [malformed(piece.firstRow, piece.fault ?? '')];
    if (faults.length > 0) await run.writeFaults(faults);
    if (printed !== null) {
      await run.write(new Uint8Array(printed.memory, 0, printed.length));
      spare.push(printed.memory);
    }
    progress = advanced(progress, piece, printed);
    run.onProgress(progress);
  };
  try {
    const rowsAtOnce = run.setup.trace ? TRACED_ROWS_AT_ONCE : ROWS_AT_ONCE;
    const pieces = untilStopped(readPieces(run.population, rowsAtOnce), run.stop);
    await inOrder(pieces, PIECES_AT_ONCE * run.threads, start, take);
    return progress;
  } finally {
    await pool.stop();
  }
}

async function* untilStopped(pieces: AsyncIterable<Piece>, stop: AbortSignal): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (stop.aborted) return;
    yield piece;
  }
}

function advanced(before: Progress, piece: Piece, printed: Printed | null): Progress {
  return {
    bytes: piece.end,
    printed: before.printed + (printed?.printed ?? 0),
    failed: before.failed + (printed?.failed ?? 1),
    warnings: added(before.warnings, printed?.warnings ?? []),
    unread: added(before.unread, printed?.unread ?? []),
  };
}

function added(before: Readonly<Record<string, number>>, more: Counts): Readonly<Record<string, number>> {
  const counts = Object.assign(valuesByName<number>(), before);
  for (const [name, count] of more) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}
