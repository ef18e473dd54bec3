import { LeasedBuckets } from '../../server/limits/leased-buckets.ts';
import type { DrawTokens } from '../../server/store/keys/shared-buckets.ts';
import { TestClock } from '../server/test-clock.ts';

const LIMIT = { perSecond: 100, burst: 200 };

/** A bucket with so many tokens that fills no more, and the wishes that it was asked. */
function bucketOf(tokens: number) {
  let left = tokens;
  const wishes: number[] = [];
  const draw: DrawTokens = async (_, wish) => {
    wishes.push(wish);
    const granted = Math.min(wish, left);
    left -= granted;
    return { granted, left };
  };
  return { draw, wishes };
}

async function countAllowed(buckets: LeasedBuckets, requests: number): Promise<number> {
  let allowed = 0;
  for (let at = 0; at < requests; at++) if ((await buckets.take('acme')).allowed) allowed += 1;
  return allowed;
}

test('requests are taken from tokens that were drawn before, a twentieth of a second in one draw', async () => {
  const { draw, wishes } = bucketOf(1000);
  expect(await countAllowed(new LeasedBuckets(LIMIT, draw, new TestClock().read), 100)).toBe(100);
  expect(new Set(wishes)).toEqual(new Set([5]));
  expect(wishes.length).toBeLessThanOrEqual(25);
});

test('two processes never hand out more than the bucket holds', async () => {
  const clock = new TestClock();
  const { draw } = bucketOf(57);
  const [one, other] = [
    new LeasedBuckets(LIMIT, draw, clock.read),
    new LeasedBuckets(LIMIT, draw, clock.read),
  ];
  const allowed = await Promise.all([countAllowed(one, 100), countAllowed(other, 100)]);
  expect(allowed[0] + allowed[1]).toBe(57);
});

test('an empty bucket is not asked again before a token can have come into it', async () => {
  const clock = new TestClock();
  const { draw, wishes } = bucketOf(0);
  const buckets = new LeasedBuckets(LIMIT, draw, clock.read);
  expect(await buckets.take('acme')).toEqual({ allowed: false, left: 0, seconds: 1 });
  await buckets.take('acme');
  expect(wishes).toHaveLength(1);
  clock.advance(10);
  await buckets.take('acme');
  expect(wishes).toHaveLength(2);
});

test('tokens that were drawn and not used are void when the bucket is full without them', async () => {
  const clock = new TestClock();
  const { draw, wishes } = bucketOf(1000);
  const buckets = new LeasedBuckets(LIMIT, draw, clock.read);
  await buckets.take('acme');
  clock.advance(2000);
  await buckets.take('acme');
  expect(wishes).toHaveLength(2);
});

test.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('while the database %s the process limits by itself', async (_, draw) => {
  const buckets = new LeasedBuckets(LIMIT, draw, new TestClock().read);
  expect(await countAllowed(buckets, 210)).toBe(200);
});

test('the database is asked again a second after it has failed', async () => {
  const clock = new TestClock();
  const { draw, wishes } = bucketOf(1000);
  let isDown = true;
  const failing: DrawTokens = (...args) => (isDown ? Promise.reject(new Error('down')) : draw(...args));
  const buckets = new LeasedBuckets(LIMIT, failing, clock.read);
  await buckets.take('acme');
  isDown = false;
  await buckets.take('acme');
  expect(wishes).toHaveLength(0);
  clock.advance(1000);
  await buckets.take('acme');
  expect(wishes).toHaveLength(1);
});
