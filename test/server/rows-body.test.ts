import { setImmediate } from 'node:timers/promises';
import { digest } from '../../server/digest.ts';
import { batchRows } from '../../server/http/batch-rows.ts';
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

test('a long body is read in many turns of the event loop', async () => {
  expect(await turnsOf(readRowsBody(attack(), list, false))).toBeGreaterThan(500);
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
    const taken = found.map((row, at) => (row.kind === 'accepted' ? row.sent : rows[at]));
    expect({ ...header, employees: taken }).toEqual(body);
    expect(made).toBe(digest(body));
  }
});
