import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Turns } from '../../server/turns.ts';

test('however many works there are, one piece of one of them is done in a turn of the event loop', async () => {
  const turns = new Turns();
  const pieces: string[] = [];
  const work = async (name: string) => {
    for (let at = 0; at < 3; at++) {
      await turns.next();
      pieces.push(name);
    }
  };
  const working = Promise.all(['a', 'b', 'c'].map(work));
  const perTurn: number[] = [];
  while (pieces.length < 9) {
    const before = pieces.length;
    await setImmediate();
    perTurn.push(pieces.length - before);
  }
  await working;
  expect(Math.max(...perTurn)).toBe(1);
  expect(pieces.join('')).toBe('abcabcabc');
});

describe('pieces that take long', () => {
  let now: number;
  let done: number;
  let turns: Turns;
  beforeEach(() => {
    jest.useFakeTimers();
    [now, done] = [0, 0];
    turns = new Turns(() => now);
  });
  afterEach(() => jest.useRealTimers());

  const work = async (pieceMs: number) => {
    for (let at = 0; at < 9; at++) {
      await turns.next();
      now += pieceMs;
      done += 1;
    }
  };
  /** Timers that are set meanwhile run, too. */
  const pass = async (milliseconds: number) => {
    for (let at = 0; at < milliseconds; at++) await jest.advanceTimersByTimeAsync(1);
  };

  test('are followed by a pause four times as long while a short request is being answered', async () => {
    turns.shortRequest();
    void work(25);
    void work(25);
    const counts: number[] = [];
    for (let at = 0; at < 3; at++) {
      await pass(75);
      counts.push(done);
      await pass(25);
    }
    expect(counts).toEqual([1, 2, 3]);
  });

  test('follow each other as soon as the last short request is answered', async () => {
    const [first, second] = [turns.shortRequest(), turns.shortRequest()];
    void work(5);
    await pass(5);
    first();
    first();
    await pass(20);
    expect(done).toBe(2);
    second();
    await pass(40);
    expect(done).toBe(9);
  });
});
