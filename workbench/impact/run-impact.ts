import { inOrder } from '../../threads/in-order.ts';
import { moduleBeside, ThreadPool, usualThreads } from '../../threads/thread-pool.ts';
import type { RulesOfRun } from '../population/emitted-rules.ts';
import type { Person, PopulationRow } from '../population/person.ts';
import type { ImpactAnswer, ImpactOrder, WorkerSetup } from './messages.ts';
import { type RowFault, Tally } from './tally.ts';

/** People that a thread gets at once. */
const CHUNK = 250;
/** Chunks under way for each thread: enough to keep it busy, few enough to keep memory flat. */
const CHUNKS_AT_ONCE = 3;

/** The old generation holds two versions of the rules and the tally, the young one a few payslips. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

interface ImpactRun {
  readonly setup: WorkerSetup;
  /** Those that the setup names. */
  readonly rules: readonly RulesOfRun[];
  readonly population: AsyncIterable<PopulationRow> | Iterable<PopulationRow>;
  /** Lines of CSV, in the order of the population. */
  readonly onRows: (csv: string) => Promise<void>;
  readonly onProgress: (done: number) => void;
}

/** Compares a whole population on all cores. Memory does not grow with it. */
export async function runImpact(run: ImpactRun): Promise<Tally> {
  const tally = new Tally();
  const threads = usualThreads();
  const pool = new ThreadPool<ImpactOrder, ImpactAnswer>({
    module: moduleBeside('worker', import.meta.url),
    imports: run.rules.flatMap(({ modules }) => modules),
    setup: run.setup,
    threads,
    limits: LIMITS,
  });
  let done = 0;
  const take = async ({ csv }: ImpactAnswer, people: readonly Person[]) => {
    if (csv !== '') await run.onRows(csv);
    done += people.length;
    run.onProgress(done);
  };
  try {
    const chunks = chunksOf(run.population, (fault) => tally.fault(fault));
    await inOrder(chunks, CHUNKS_AT_ONCE * threads, (people) => pool.run({ people }), take);
    for (const { tally: part } of await pool.runOnEach({ people: null })) {
      if (part !== null) tally.merge(part);
    }
    return tally;
  } finally {
    await pool.stop();
  }
}

async function* chunksOf(
  rows: ImpactRun['population'],
  onFault: (fault: RowFault) => void,
): AsyncGenerator<readonly Person[]> {
  let people: Person[] = [];
  for await (const row of rows) {
    if (row.kind === 'broken') onFault(row.row);
    else people.push(row.person);
    if (people.length < CHUNK) continue;
    yield people;
    people = [];
  }
  if (people.length > 0) yield people;
}
