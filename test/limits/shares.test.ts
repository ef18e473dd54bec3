import { setTimeout as sleep } from 'node:timers/promises';
import { Shares } from '../../server/limits/shares.ts';

const NARROW = { inHand: 10, each: 40, all: 50, waitMs: 60_000 };
const WIDE = { ...NARROW, inHand: 40 };
const waits = new AbortController().signal;

test('a client has so much in hand, the rest waits for it in the order in which it came', async () => {
  const shares = new Shares(NARROW);
  const begun: number[] = [];
  const work = [0, 1, 2].map(async (at) => {
    const end = await shares.begin('acme', 10, waits);
    begun.push(at);
    end();
  });
  await Promise.all(work);
  expect(begun).toEqual([0, 1, 2]);
});

test('who asks for more than its share is refused at once, and nobody else is', async () => {
  const shares = new Shares(WIDE);
  for (let at = 0; at < 4; at++) await shares.begin('acme', 10, waits);
  const refusal = { code: 'RATE_LIMITED', details: { limit: 40, retry_after_s: 1, reason: 'client' } };
  await expect(shares.begin('acme', 10, waits)).rejects.toMatchObject(refusal);
  expect(() => shares.refuseFull('acme')).toThrow('The client has too much under way at once.');
  expect(() => shares.refuseFull('other')).not.toThrow();
  (await shares.begin('other', 10, waits))();
});

test('of a full process each client may still have an equal part', async () => {
  const shares = new Shares(WIDE);
  for (let at = 0; at < 4; at++) await shares.begin('acme', 10, waits);
  const ends = [await shares.begin('other', 10, waits), await shares.begin('other', 10, waits)];
  const refusal = { code: 'OVERLOADED', details: { reason: 'process' } };
  await expect(shares.begin('other', 10, waits)).rejects.toMatchObject(refusal);
  for (const end of ends) end();
  await shares.begin('other', 10, waits);
});

test('what costs more than a client may have in hand costs that', async () => {
  const shares = new Shares(NARROW);
  (await shares.begin('acme', 1000, waits))();
  (await shares.begin('acme', 1000, waits))();
});

test('where half of all is used, nobody joins a queue whose first has waited too long', async () => {
  const shares = new Shares({ ...NARROW, waitMs: 0 });
  const ends = [await shares.begin('acme', 10, waits)];
  const waiting = [shares.begin('acme', 10, waits)];
  await sleep(1);
  expect(() => shares.refuseFull('acme')).not.toThrow();
  ends.push(await shares.begin('other', 5, waits));
  const refusal = { code: 'OVERLOADED', details: { reason: 'process' } };
  await expect(shares.begin('acme', 10, waits)).rejects.toMatchObject(refusal);
  expect(() => shares.refuseFull('other')).not.toThrow();
  for (const end of ends) end();
  for (const one of waiting) (await one)();
  (await shares.begin('acme', 10, waits))();
});

test('who hangs up while it waits leaves its place to others', async () => {
  const shares = new Shares(NARROW);
  const end = await shares.begin('acme', 10, waits);
  const gone = new AbortController();
  const waiting = shares.begin('acme', 10, gone.signal);
  const behind = shares.begin('acme', 10, waits);
  gone.abort(new Error('hung up'));
  await expect(waiting).rejects.toThrow('hung up');
  end();
  (await behind)();
  (await shares.begin('acme', 10, waits))();
});
