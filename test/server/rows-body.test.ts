import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { digest } from '../../server/digest.ts';
import { batchRows } from '../../server/http/batch-rows.ts';
import { readJsonBody } from '../../server/http/body.ts';
import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { readRowsBody } from '../../server/http/rows-body.ts';
import { type BatchHeader, type BatchRow, bodyOf } from '../../server/payroll/batch-request.ts';
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

test('a long body is read in many turns of the event loop, by its length', async () => {
  const bytes = attack();
  const turns = await turnsOf(readRowsBody(bytes, list, false));
  expect(turns).toBeGreaterThan(bytes.length / 65_536 + bytes.length / 32_768);
});

/** In which turns of the event loop long bodies are put together and decoded while something is done. */
async function longWorkOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  let turn = 0;
  const long: number[] = [];
  const note = (length: number) => length > 1_000_000 && long.push(turn);
  const { concat } = Buffer;
  const { decode } = TextDecoder.prototype;
  const joined = jest.spyOn(Buffer, 'concat').mockImplementation((chunks, size) => {
    note(chunks.reduce((sum, { length }) => sum + length, 0));
    return concat(chunks, size);
  });
  const decoded = jest.spyOn(TextDecoder.prototype, 'decode').mockImplementation(function (
    this: InstanceType<typeof TextDecoder>,
    bytes,
    options,
  ) {
    note(bytes?.byteLength ?? 0);
    return decode.call(this, bytes, options);
  });
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  for (; !isDone; turn++) await setImmediate();
  await done;
  joined.mockRestore();
  decoded.mockRestore();
  return long;
}

/** A request whose whole body has arrived. */
function arrived(bytes: Buffer): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json' };
  request.push(bytes);
  request.push(null);
  return request;
}

test('long bodies that end together are put together and decoded each in a turn of its own', async () => {
  const bytes = attack();
  const bodies = Array.from({ length: 4 }, () => arrived(bytes));
  const limits = { maxBytes: 10_000_000, timeoutMs: 10_000 };
  const read = async (body: IncomingMessage) => readRowsBody(await readJsonBody(body, limits), list, false);
  const long = await longWorkOf(() => Promise.all(bodies.map(read)));
  expect(long.length).toBe(8);
  expect(new Set(long).size).toBe(8);
});

test('what is kept of a body of faults is little', async () => {
  const kept = async (bytes: Buffer) => JSON.stringify((await readRowsBody(bytes, list, false)).body).length;
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
    const { body: read, digest: made } = await readRowsBody(bytesOf(body, indent), list, true);
    const { employees: found, ...header } = Object(read) as BatchHeader & { employees: readonly BatchRow[] };
    expect(bodyOf({ header, rows: found })).toEqual(body);
    expect(made).toBe(digest(body));
  }
});
