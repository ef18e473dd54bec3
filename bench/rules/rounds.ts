/** Something that computes payslips, under measurement. */
export interface Timed {
  readonly name: string;
  /** One for each employee. */
  readonly tasks: readonly (() => unknown)[];
}

/** How long is worked between two looks at the clock. */
const CHUNK_MS = 2;

/** What was computed last: seen from outside, so that no work can be left out as useless. */
export const seen: { last: unknown } = { last: null };

async function pass(tasks: Timed['tasks'], times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const task of tasks) {
      const made = task();
      seen.last = made instanceof Promise ? await made : made;
    }
  }
}

/** Milliseconds that this process has had a processor for, all its threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Payslips a second of processor time, over so many milliseconds. Not of the clock on the wall: beside other
 * work, the contender that is slowest to get its thread woken would look slowest to compute.
 */
async function round(tasks: Timed['tasks'], times: number, milliseconds: number): Promise<number> {
  const start = processorTime();
  let passes = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    await pass(tasks, times);
    passes += times;
    elapsed = processorTime() - start;
  }
  return (passes * tasks.length * 1000) / elapsed;
}

/** How often all employees are computed in a chunk, once everything is warm. */
async function warmedUp(tasks: Timed['tasks'], milliseconds: number): Promise<number> {
  const rate = await round(tasks, 1, milliseconds);
  return Math.max(1, Math.round((rate / tasks.length) * (CHUNK_MS / 1000)));
}

/**
 * Payslips a second of processor time of each contender, round by round. They take turns, forward and back, so that what slows
 * the machine for a while slows them all.
 */
export async function alternatingRounds(
  contenders: readonly Timed[],
  rounds: number,
  milliseconds: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<Timed, number>();
  for (const contender of contenders) times.set(contender, await warmedUp(contender.tasks, 2 * milliseconds));
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let at = 0; at < rounds; at++) {
    for (const contender of at % 2 === 0 ? contenders : contenders.toReversed()) {
      const rate = await round(contender.tasks, times.get(contender) ?? 1, milliseconds);
      rates.get(contender.name)?.push(rate);
    }
  }
  return rates;
}
