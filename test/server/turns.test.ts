import { setImmediate } from 'node:timers/promises';
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
