import { ThreadPool } from '../../../workbench/threads/thread-pool.ts';
import type { Doubled } from './doubling-worker.ts';

const pools: ThreadPool<number, Doubled>[] = [];

function poolOf(threads: number): ThreadPool<number, Doubled> {
  const module = new URL('./doubling-worker.ts', import.meta.url);
  const pool = new ThreadPool<number, Doubled>({ module, setup: null, threads });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
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

test('a fault rejects the orders that wait behind it, and those that come later', async () => {
  const pool = poolOf(1);
  const orders = await Promise.allSettled([pool.run(0), pool.run(1)]);
  expect(orders.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(2)).rejects.toThrow('nothing to double');
});

test('no order waits for a thread that has ended', async () => {
  const pool = poolOf(1);
  const orders = await Promise.allSettled([pool.run(1), pool.run(-1), pool.run(2)]);
  expect(orders.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(pool.run(3)).rejects.toThrow('the thread has ended');
  const stopped = poolOf(1);
  await stopped.run(1);
  await stopped.stop();
  await expect(stopped.run(2)).rejects.toThrow('the thread has ended');
});

test('no thread strips types, which is WebAssembly that all threads of the process would share', async () => {
  const pool = poolOf(2);
  const answers = await Promise.all([pool.run(1), pool.run(2)]);
  expect(answers.map(({ strippers }) => strippers)).toEqual([[], []]);
});
