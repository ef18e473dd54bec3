import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { digest } from '../../server/digest.ts';
import { batchRows } from '../../server/http/batch-rows.ts';
import { jsonBodyChunks } from '../../server/http/body.ts';
import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { readRowsBody } from '../../server/http/rows-body.ts';
import type { BatchHeader, BatchRow } from '../../server/payroll/batch-request.ts';
import { batchOf, employee, employees } from './batch-request.ts';

const list = batchRows(inlineReferences(readDocument()));
const bytesOf = (body: unknown, indent = 0) => Buffer.from(JSON.stringify(body, null, indent));

/** How often the event loop turns while something is done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  await done;
  return turns;
}

/** 500 rows of 600 fields that nobody knows: 4 MB. */
function attack(): Buffer {
  const fields = Array.from({ length: 600 }, (_, at) => `"field_${at}":1`).join(',');
  const rows = Array.from({ length: 500 }, (_, at) => `{"id":"e${at}",${fields}}`);
  return Buffer.from(
    JSON.stringify(batchOf([])).replace('"employees":[]', () => `"employees":[${rows.join(',')}]`),
  );
}

/** A body in parts of so many bytes. */
async function* partsOf(bytes: Buffer, size = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test('a long body is read in many turns of the event loop, by its length', async () => {
  const bytes = attack();
  const turns = await turnsOf(readRowsBody(partsOf(bytes), list, false));
  expect(turns).toBeGreaterThan(bytes.length / 65_536 + bytes.length / 32_768);
});

test('of however many long bodies one part is read in a turn of the event loop, and none is put together', async () => {
  let read = 0;
  const counted = async function* (bytes: Buffer) {
    for await (const part of partsOf(bytes)) {
      read += 1;
      yield part;
    }
  };
  const joined = jest.spyOn(Buffer, 'concat');
  const bytes = attack();
  const bodies = Array.from({ length: 4 }, () => readRowsBody(counted(bytes), list, false));
  const perTurn: number[] = [];
  // The first part of each is there before any of them has to wait.
  await setImmediate();
  while (read < 4 * Math.ceil(bytes.length / 65_536)) {
    const before = read;
    await setImmediate();
    perTurn.push(read - before);
  }
  await Promise.all(bodies);
  expect(Math.max(...perTurn)).toBe(1);
  const longest = Math.max(...joined.mock.calls.flatMap(([parts]) => parts.map(({ length }) => length)));
  joined.mockRestore();
  expect(longest).toBeLessThan(100_000);
});

test('a body is the same in whatever parts it comes', async () => {
  const bytes = bytesOf(batchOf([employee('año ñandú 😀'), employee('"\\[]{},:'), { 'a\\"': [1] }]));
  const whole = await readRowsBody(partsOf(bytes), list, true);
  for (const size of [1, 2, 3, 7])
    expect(await readRowsBody(partsOf(bytes, size), list, true)).toEqual(whole);
});

/** A request whose whole body has arrived. */
function arrived(bytes: Buffer): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json' };
  request.push(bytes);
  request.push(null);
  return request;
}

test('a body waits with its sender until it is read, which does not count as time', async () => {
  const request = arrived(Buffer.alloc(10, ' '));
  const chunks = jsonBodyChunks(request, { maxBytes: 20, timeoutMs: 20 });
  expect((await chunks.next()).value).toHaveLength(10);
  await wait(50);
  expect((await chunks.next()).done).toBe(true);
});

test('what is kept of a body of faults is little', async () => {
  const kept = async (bytes: Buffer) =>
    JSON.stringify((await readRowsBody(partsOf(bytes), list, false)).body).length;
  expect(await kept(attack())).toBeLessThan(10 * (await kept(bytesOf(batchOf(employees(500))))));
});

test.each([
  ['rows in order', employees(3)],
  [
    'rows with faults',
    [employee('a', { overtime_amount: 5 }), 7, null, [], 'x', { b: 1, a: { d: 1, c: 2 } }],
  ],
  ['text of other alphabets', [employee('año ñandú 😀'), employee('"\\[]{},:')]],
  ['no rows', []],
])('%s: the body, and its digest, are those of the text in one piece', async (_, rows) => {
  const body = { zone: 1, ...batchOf(rows), a: [{ employees: [1] }] };
  for (const indent of [0, 2]) {
    const { body: read, digest: made } = await readRowsBody(partsOf(bytesOf(body, indent)), list, true);
    const { employees: found, ...header } = Object(read) as BatchHeader & { employees: readonly BatchRow[] };
    const taken = found.map((row, at) => (row.kind === 'accepted' ? row.sent : rows[at]));
    expect({ ...header, employees: taken }).toEqual(body);
    expect(made).toBe(digest(body));
  }
});
