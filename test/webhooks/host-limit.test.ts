import { HostLimit } from '../../server/webhooks/host-limit.ts';

const running = new AbortController().signal;

/** Who was let in, in order. */
function visitors(limit: HostLimit, stopping = running) {
  const inside: string[] = [];
  const come = (name: string, host = 'receiver.example') =>
    limit.enter(host, stopping).then(() => void inside.push(name));
  return { inside, come };
}

test('whoever finds no room waits, and is let in in turn as soon as there is some', async () => {
  const limit = new HostLimit(2);
  const { inside, come } = visitors(limit);
  await Promise.all([come('first'), come('second')]);
  const later = [come('third'), come('fourth')];
  await come('elsewhere', 'other.example');
  expect(inside).toEqual(['first', 'second', 'elsewhere']);
  limit.leave('receiver.example');
  limit.leave('receiver.example');
  await Promise.all(later);
  expect(inside).toEqual(['first', 'second', 'elsewhere', 'third', 'fourth']);
});

test('whoever still waits when the process stops is sent away, and takes nobody else’s place', async () => {
  const limit = new HostLimit(1);
  const stop = new AbortController();
  await visitors(limit).come('first');
  const waiting = visitors(limit, stop.signal).come('second');
  stop.abort();
  await expect(waiting).rejects.toThrow('stopping');
  limit.leave('receiver.example');
  const { inside, come } = visitors(limit);
  await come('third');
  expect(inside).toEqual(['third']);
});
