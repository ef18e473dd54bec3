import { ThreadPool } from '../../threads/thread-pool.ts';
import type { Counted, Counting } from './counting-worker.ts';
import type { Doubled } from './doubling-worker.ts';

const stopped: { stop(): Promise<void> }[] = [];

function poolOf(threads: number): ThreadPool<number, Doubled> {
  const module = new URL('./doubling-worker.ts', import.meta.url);
  const pool = new ThreadPool<number, Doubled>({ module, setup: null, threads });
  stopped.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(stopped.splice(0).map((pool) => pool.stop()));
});

function threadsOf(answers: readonly Doubled[]): number {
  return new Set(answers.map(({ thread }) => thread)).size;
}

test('every order has its own answer, and the work is shared', async () => {
  const pool = poolOf(2);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((order) => pool.run(order)));
  expect(answers.map(({ twice }) => twice)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(threadsOf(answers)).toBe(2);
});

test('orders that never wait for one another need one thread', async () => {
  const pool = poolOf(8);
  const answers = [await pool.run(1), await pool.run(2), await pool.run(3)];
  expect(threadsOf(answers)).toBe(1);
  expect(await pool.runOnEach(4)).toHaveLength(1);
});

test('a pool is stopped before any order, during orders and after a fault', async () => {
  await poolOf(2).stop();
  const busy = poolOf(1);
  const answers = [busy.run(1), busy.run(2)];
  await busy.stop();
  expect(await Promise.all(answers)).toMatchObject([{ twice: 2 }, { twice: 4 }]);
  const broken = poolOf(1);
  await expect(broken.run(0)).rejects.toThrow('nothing to double');
  await broken.stop();
});

test('a fault rejects its order alone', async () => {
  const pool = poolOf(1);
  const orders = await Promise.allSettled([pool.run(0), pool.run(1)]);
  expect(orders.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await pool.run(2)).toMatchObject({ twice: 4 });
});

test('a thread that ends takes along what it had begun, and another does the rest', async () => {
  const pool = poolOf(1);
  const orders = await Promise.allSettled([pool.run(1), pool.run(-1), pool.run(2)]);
  expect(orders.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await pool.stop();
  await expect(pool.run(2)).rejects.toThrow('the thread has ended');
});

test('no thread strips types, which is WebAssembly that all threads of the process would share', async () => {
  const pool = poolOf(2);
  const answers = await Promise.all([pool.run(1), pool.run(2)]);
  expect(answers.map(({ strippers }) => strippers)).toEqual([[], []]);
});

/** Orders of the thread that counts: so many milliseconds of work, in pieces of some. */
function countingPool(threads: number): ThreadPool<Counting, Counted> {
  const pool = new ThreadPool<Counting, Counted>({
    module: new URL('./counting-worker.ts', import.meta.url),
    setup: null,
    threads,
  });
  stopped.push(pool);
  return pool;
}

test('clients take turns, however much one of them has asked for and however long each of it takes', async () => {
  const pool = countingPool(1);
  const ended: string[] = [];
  const long = Array.from({ length: 5 }, () =>
    pool.run({ milliseconds: 200 }, { client: 'greedy' }).then(() => ended.push('greedy')),
  );
  const short = pool.run({ milliseconds: 20 }, { client: 'other' }).then(() => ended.push('other'));
  await Promise.all([...long, short]);
  expect(ended[0]).toBe('other');
});

test('what nobody waits for any more is not begun, or not carried on', async () => {
  const pool = countingPool(1);
  const gone = new AbortController();
  const orders = [60_000, 60_000].map((milliseconds) =>
    pool.run({ milliseconds }, { client: 'greedy', signal: gone.signal }),
  );
  const begun = await pool.run({ milliseconds: 1 }, { client: 'other' });
  gone.abort(new Error('hung up'));
  const given = await Promise.allSettled(orders);
  expect(given).toEqual(Array(2).fill({ status: 'rejected', reason: new Error('hung up') }));
  const { running } = await pool.run({ milliseconds: 1 });
  expect([begun.running > 0, running]).toEqual([true, 0]);
  await expect(pool.run({ milliseconds: 1 }, { signal: gone.signal })).rejects.toThrow('hung up');
});

test('an order brings the modules that it imports', async () => {
  const pool = countingPool(1);
  const address = new URL('./counted-module.ts', import.meta.url).href;
  const { said } = await pool.run({ milliseconds: 1, address }, { imports: [address] });
  expect(said).toBe('said by a module that was stripped elsewhere');
});
