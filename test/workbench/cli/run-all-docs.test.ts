import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { jsonLines, read } from './run-all-files.ts';
import { folder, payroll } from './run-payroll.ts';

const PAGE = readFileSync(join(ROOT, 'docs/run-all.md'), 'utf8');

/** What stands in the code blocks of a kind. */
function blocks(kind: string): readonly string[] {
  return [...PAGE.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);
}

/** The words of a command of the page, with the rules where they are. */
function wordsOf(command: string): readonly string[] {
  const words = command.replaceAll('\\\n', ' ').trim().split(/\s+/).slice(1);
  return words.map((word) => (word.startsWith('rules/') ? join(ROOT, word) : word));
}

const [command = ''] = blocks('sh');
const [people = '', bad = ''] = blocks('csv');
const [employees = '', line = ''] = blocks('json');
const stop = new AbortController().signal;

test('the page shows what the command prints and lists', async () => {
  const cwd = folder({ 'people.csv': people });
  const { status, err } = await payroll(wordsOf(command), { cwd, stop });
  expect(status).toBe(1);
  const withoutTime = (text = '') => text.replace(/[\d.]+ s$/m, '');
  expect(withoutTime(err)).toBe(withoutTime(blocks('text')[0]));
  expect(read(cwd, 'bad.csv')).toBe(bad);
  const [first] = jsonLines(read(cwd, 'pay.ndjson'));
  expect(Object.keys(first)).toEqual([
    ...[...line.matchAll(/"(\w+)":(?=[\d"[{])/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'gross_salary'),
    'audit_trail',
    'audit_trail_digest',
  ]);
  expect(line).toContain(`"gross_salary":"${first.summary.gross_salary}"`);
});

test('its employees as NDJSON are those of its CSV', async () => {
  const cwd = folder({ 'people.ndjson': employees });
  const words = wordsOf(command).map((word) => (word === 'people.csv' ? 'people.ndjson' : word));
  expect(await payroll(words, { cwd, stop })).toMatchObject({ status: 0 });
  expect(jsonLines(read(cwd, 'pay.ndjson')).map((one) => one.employee_id)).toEqual(['e-1', 'e-2']);
});

test('the page shows what the bonuses come to', async () => {
  const [, bonuses = ''] = blocks('text');
  const [console = ''] = blocks('console');
  const [run = '', said = ''] = console.split('\n').map((one) => one.replace(/^\$ payroll /, ''));
  const cwd = folder({ 'aguinaldos.csv': bonuses });
  const { status, err } = await payroll(wordsOf(`payroll ${run}`), { cwd, stop });
  expect([status, err.split(', ')[0]]).toEqual([0, said.split(', ')[0]]);
  const cut = read(cwd, 'pagos.csv')
    .trim()
    .split('\n')
    .map((row) => [0, 2, 4].map((at) => row.split(',')[at]).join(','));
  expect(console.trim().split('\n').slice(-cut.length)).toEqual(cut);
});
