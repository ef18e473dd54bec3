import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADER, manyPeople, rulesAnd, runAll } from './run-all-files.ts';
import { payroll } from './run-payroll.ts';

/** Every kind of row that is hard to tell from the next, wherever a part happens to begin. */
const PEOPLE = `${HEADER}
ana,1423500,
"beto
""B"",
jr",3000000,
carla,3000000,yes
dora,many,
"${'long '.repeat(15_000)}",1,
"emma
fidel,2500000,
gina,2500000,"yes
${Array.from(
  { length: 300 },
  (_, at) => `"e
${at}",${1_423_500 + at * 1000},`,
).join('\n')}
hugo,2500000,`;

const NDJSON = Array.from({ length: 200 }, (_, at) =>
  at % 7 === 0 ? `{"id":"broken ${at}"` : `{"id":"é-${at}","monthly_salary":"${1_423_500 + at}"}`,
).join('\n');

const FILES = { 'people.csv': PEOPLE, 'people.ndjson': NDJSON, 'few.csv': `${HEADER}\nana,1423500,\n` };

type Format = 'csv' | 'ndjson';

/** What a run of the file writes: payslips, and the rows that have none. */
async function written(
  cwd: string,
  file: string,
  format: Format,
  ...args: readonly string[]
): Promise<Buffer[]> {
  const [out, bad] = [`pay.${format}`, `bad.${format}`];
  await runAll(cwd, file, ...args, '--out', out, '--errors', bad, '--threads', '1');
  return [out, bad].map((name) => readFileSync(join(cwd, name)));
}

test.each<[string, Format, readonly number[]]>([
  ['people.csv', 'csv', [2, 5]],
  ['people.csv', 'ndjson', [3]],
  ['people.ndjson', 'ndjson', [3]],
  ['few.csv', 'csv', [4]],
])(
  'the parts of %s as %s are the whole, byte for byte',
  async (file, format, counts) => {
    const cwd = rulesAnd(FILES);
    const whole = await written(cwd, file, format);
    for (const count of counts) {
      const parts: Buffer[][] = [];
      for (let part = 1; part <= count; part++) {
        parts.push(await written(cwd, file, format, '--shard', `${part}/${count}`));
      }
      for (const [at, bytes] of whole.entries()) {
        const together = Buffer.concat(parts.map((one) => one[at] ?? Buffer.alloc(0)));
        expect(together.equals(bytes)).toBe(true);
      }
    }
  },
  120_000,
);

test('many rows are shared out about equally', async () => {
  const cwd = rulesAnd({ 'people.csv': manyPeople(3000) });
  for (const part of [1, 2, 3]) {
    const { err } = await runAll(cwd, 'people.csv', '--shard', `${part}/3`, '--out', 'pay.ndjson');
    const [, printed] = / (\d+) payslips/.exec(err) ?? [];
    expect(Number(printed)).toBeGreaterThan(900);
    expect(Number(printed)).toBeLessThan(1100);
  }
});

test.each(['0/4', '5/4', '1', '1/0', 'a/b', '1/2/3', '-1/2'])(
  '--shard %s says what it takes',
  async (shard) => {
    const { status, err } = await runAll(rulesAnd(FILES), 'few.csv', '--shard', shard);
    expect(status).toBe(2);
    expect(err).toContain('such as 3/16');
  },
);

test('standard input has no parts', async () => {
  const { status, err } = await runAll(rulesAnd(FILES), '-', '--shard', '1/2');
  expect([status, err]).toEqual([2, expect.stringContaining('--shard needs an input file')]);
});

test('another part does not go on with an interrupted one', async () => {
  const cwd = rulesAnd({ 'people.csv': manyPeople(2000) });
  const command = ['run-all', 'people.csv', '--rules', 'rules.pay', '--month', '2025-03'];
  await payroll([...command, '--out', 'pay.ndjson', '--shard', '1/2'], { cwd, stop: AbortSignal.abort() });
  expect(existsSync(join(cwd, 'pay.ndjson.resume'))).toBe(true);
  const other = await runAll(cwd, 'people.csv', '--out', 'pay.ndjson', '--shard', '2/2', '--resume');
  expect(other.err).toContain('shard changed');
  await runAll(cwd, 'people.csv', '--out', 'pay.ndjson', '--shard', '1/2', '--resume');
  const resumed = readFileSync(join(cwd, 'pay.ndjson'), 'utf8');
  await runAll(cwd, 'people.csv', '--out', 'again.ndjson', '--shard', '1/2');
  expect(resumed).toBe(readFileSync(join(cwd, 'again.ndjson'), 'utf8'));
});
