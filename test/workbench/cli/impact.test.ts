import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const AFTER = RULES.replace('ibc * 4%', 'ibc * 5%').replace('200_000 COP', '210_000 COP');
const CSV = `id,monthly_salary,overrides.aplica_auxilio_transporte
ana,1423500,
beto,3000000,
carla,3000000,yes
dora,many,
emma,0,
fidel
`;
const files = { 'before.pay': RULES, 'after.pay': AFTER, 'people.csv': CSV };

function impact(cwd: string, ...args: readonly string[]) {
  return payroll(['impact', 'before.pay', 'after.pay', ...args], { cwd });
}

test('who gains and who loses, line by line', async () => {
  const { status, out } = await impact(folder(files), '--population', 'people.csv');
  expect(status).toBe(0);
  expect(out).toBe(`before.pay (2025-12) → after.pay (2025-12), differences in COP
3 employees calculated, 3 changed, 2 rows broken

                     change     minimum      median    maximum       total
net_salary                3  -30,000.00  -20,000.00  -4,235.00  -54,235.00
total_perceptions         2   10,000.00   10,000.00  10,000.00   20,000.00
total_deductions          3   14,235.00   30,000.00  30,000.00   74,235.00
employer_total_cost       2   10,000.00   10,000.00  10,000.00   20,000.00
auxilio_transporte        2   10,000.00   10,000.00  10,000.00   20,000.00
salud_empleado            3   14,235.00   30,000.00  30,000.00   74,235.00

Refused by the rules
           1  before and after: VALIDATION_ERROR monthly_salary

Cliffs along the salary, of somebody of whom nothing else is known
  net_salary moves: -199999.99 at 2847000.01 → -209999.99 at 2847000.01  Recibe auxilio
  employer_total_cost moves: -199999.99 at 2847000.01 → -209999.99 at 2847000.01  Recibe auxilio

Who loses most of the net pay, and the formula that it comes from
        -30,000.00  beto (line 3)
                    salud_empleado  Aporte a salud
                    - 120000.00 = ibc * 4% round half_up:0.01
                    + 150000.00 = ibc * 5% round half_up:0.01
        -20,000.00  carla (line 4)
                    salud_empleado  Aporte a salud
                    - 120000.00 = ibc * 4% round half_up:0.01
                    + 150000.00 = ibc * 5% round half_up:0.01
         -4,235.00  ana (line 2)
                    salud_empleado  Aporte a salud
                    - 56940.00 = ibc * 4% round half_up:0.01
                    + 71175.00 = ibc * 5% round half_up:0.01

Broken rows
  line 5: employee.monthly_salary: Must be a decimal with at most 10 fraction digits
  line 7: has 1 cells under 3 columns
`);
});

test('a line of CSV for everybody, in the order of the file', async () => {
  const cwd = folder(files);
  await impact(cwd, '--population', 'people.csv', '--out', 'impact.csv');
  expect(readFileSync(join(cwd, 'impact.csv'), 'utf8').split('\n').slice(0, 3)).toEqual([
    'line,id,status,net_before,net_after,net_difference,cost_difference,lines',
    '2,ana,changed,1566560.00,1562325.00,-4235.00,10000.00,net_salary -4235.00; total_perceptions 10000.00; total_deductions 14235.00; employer_total_cost 10000.00; auxilio_transporte 10000.00; salud_empleado 14235.00',
    '3,beto,changed,2880000.00,2850000.00,-30000.00,0.00,net_salary -30000.00; total_deductions 30000.00; salud_empleado 30000.00',
  ]);
  expect(existsSync(join(cwd, 'impact.csv.part'))).toBe(false);
});

test('employees and requests as NDJSON', async () => {
  const lines = [
    { id: 'ana', monthly_salary: '1423500' },
    { employee: { id: 'beto', monthly_salary: '3000000' }, overrides: { aplica_auxilio_transporte: true } },
  ];
  const cwd = folder({
    ...files,
    'people.ndjson': `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnot json\n`,
  });
  const { out } = await impact(cwd, '--population', 'people.ndjson', '--json');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ calculated: 2, changed: 2, broken: { count: 1 } });
  expect(report.lines.net_salary).toMatchObject({
    minimum: '-20000.00',
    maximum: '-4235.00',
    total: '-24235.00',
  });
  expect(report.broken.rows[0]).toMatchObject({ line: 3 });
});

test('made-up people stand on both sides of every threshold, the same for the same seed', async () => {
  const cwd = folder(files);
  const run = () => impact(cwd, '--generate', '400', '--seed', '7', '--out', 'impact.csv', '--json');
  const first = await run();
  const rows = readFileSync(join(cwd, 'impact.csv'), 'utf8');
  expect(JSON.parse(first.out).calculated).toBeGreaterThan(300);
  // Twice the minimum wage ends the allowance: somebody stands at it and somebody a cent above.
  const nets = rows.split('\n').map((row) => row.split(',')[3]);
  expect(nets).toContain('2933120.00');
  expect(nets).toContain('2733120.01');
  expect((await run()).out).toBe(first.out);
  expect(readFileSync(join(cwd, 'impact.csv'), 'utf8')).toBe(rows);
});

test.each([
  [[], 'give one of --population FILE, --generate NUMBER and --stored'],
  [['--population', 'none.csv'], 'no such file: none.csv'],
  [['--generate', 'many'], '--generate must be a whole number, not many'],
  [
    ['--generate', '5', '--before', '2024-12'],
    'these rules hold from 2025-01-01 to 2025-12-31, not in 2024-12',
  ],
  [['--generate', '5', '--after', 'May'], 'May is not a month such as 2025-12'],
])('%j is a wrong use and leaves no file', async (args, complaint) => {
  const cwd = folder(files);
  const { status, out, err } = await impact(cwd, '--out', 'impact.csv', ...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(complaint);
  expect(existsSync(join(cwd, 'impact.csv'))).toBe(false);
});
