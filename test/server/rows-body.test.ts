import { rowsList } from '../../server/body/batch-rows.ts';
import { readRowsBody } from '../../server/body/rows-body.ts';
import { digest } from '../../server/digest.ts';
import type { BatchHeader, BatchRow } from '../../server/payroll/batch-request.ts';
import { batchOf, employee, employees } from './batch-request.ts';
import { BATCH_ROWS } from './workers-here.ts';

const list = rowsList(BATCH_ROWS);
const noTurn = async () => {};
const bytesOf = (body: unknown, indent = 0) => Buffer.from(JSON.stringify(body, null, indent));

/** 500 rows of 600 fields that nobody knows: 4 MB. */
function attack(): Buffer {
  const fields = Array.from({ length: 600 }, (_, at) => `"field_${at}":1`).join(',');
  const rows = Array.from({ length: 500 }, (_, at) => `{"id":"e${at}",${fields}}`);
  return Buffer.from(
    JSON.stringify(batchOf([])).replace('"employees":[]', () => `"employees":[${rows.join(',')}]`),
  );
}

test('others have many turns while a long body is read', async () => {
  let turns = 0;
  const turn = async () => {
    turns += 1;
  };
  await readRowsBody(attack(), list, false, turn);
  expect(turns).toBeGreaterThan(500);
});

test('what is kept of a body of faults is little', async () => {
  const kept = async (bytes: Buffer) =>
    JSON.stringify((await readRowsBody(bytes, list, false, noTurn)).body).length;
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
    const { body: read, digest: made } = await readRowsBody(bytesOf(body, indent), list, true, noTurn);
    const { employees: found, ...header } = Object(read) as BatchHeader & { employees: readonly BatchRow[] };
    const taken = found.map((row, at) => (row.kind === 'accepted' ? row.sent : rows[at]));
    expect({ ...header, employees: taken }).toEqual(body);
    expect(made).toEqual({ meant: digest(body), sent: digest(body) });
  }
});
