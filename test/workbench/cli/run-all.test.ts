import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { HEADER, idsIn, jsonLines, manyPeople, read, rulesAnd, runAll, runAllFed } from './run-all-files.ts';
import { payroll } from './run-payroll.ts';

const PEOPLE = `${HEADER}
ana,1423500,
"beto ""B"", jr",3000000,
carla,3000000,yes
dora,many,
emma,0,
fidel
`;

test.each([
  [
    '3.500.000',
    'monthly_salary: Must be without thousands separators and with a point before the fraction: 3500000',
  ],
  [
    '"3,500,000"',
    'monthly_salary: Must be without thousands separators and with a point before the fraction: 3500000',
  ],
  [
    '"3.500.000,50"',
    'monthly_salary: Must be without thousands separators and with a point before the fraction: 3500000.50',
  ],
  [
    '"3500000,50"',
    'monthly_salary: Must be without thousands separators and with a point before the fraction: 3500000.50',
  ],
  [
    '"3,500"',
    'monthly_salary: Must be without thousands separators and with a point before the fraction: 3500, or 3.500',
  ],
  ['3.500', 'monthly_salary: 3.500 may have a thousands separator: write 3500, or 3.5000 where it has none'],
])('an amount of %s is a bad row that says how to write it', async (cell, message) => {
  const cwd = rulesAnd({ 'people.csv': `${HEADER}\nana,${cell},\n` });
  const { status, out, err } = await runAll(cwd, 'people.csv');
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain(`\n  row 2 (ana): ${message}\n`);
});

test('a payslip for every employee as NDJSON, in the order of the file', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE });
  const { status, out, err } = await runAll(cwd, 'people.csv', '--out', 'pay.ndjson');
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^CO\.primero 2025-03: 3 payslips in pay\.ndjson, 3 bad rows, [\d.]+ s\n/);
  expect(err).toContain(`
  row 5 (dora): monthly_salary: Must be a decimal with at most 10 fraction digits
  row 6 (emma): monthly_salary must be greater than 0
  row 7: the row has 1 cells under 3 columns
`);
  const lines = jsonLines(read(cwd, 'pay.ndjson'));
  expect(lines.map(({ row, employee_id }) => [row, employee_id])).toEqual([
    [2, 'ana'],
    [3, 'beto "B", jr'],
    [4, 'carla'],
  ]);
  expect(lines[0]).toEqual({
    row: 2,
    employee_id: 'ana',
    summary: {
      gross_salary: '1623500.00',
      total_perceptions: '1623500.00',
      total_deductions: '56940.00',
      net_salary: '1566560.00',
      employer_contributions_total: '178250.67',
      employer_total_cost: '1801750.67',
    },
    perceptions: [
      {
        id: 'salario_basico',
        label: 'Salario básico',
        amount: '1423500.00',
        taxable: true,
        imss_base: true,
        tags: [],
      },
      {
        id: 'auxilio_transporte',
        label: 'Auxilio de transporte',
        amount: '200000.00',
        taxable: true,
        imss_base: false,
        tags: [],
      },
    ],
    deductions: [
      { id: 'salud_empleado', label: 'Aporte a salud', amount: '56940.00', tags: [], bracket_applied: null },
    ],
    taxable_bases: [
      {
        id: 'ibc',
        label: 'Ingreso base de cotización',
        amount: '1423500.00',
        formula: 'clamp(sum(salarial), 1 SMMLV, 25 SMMLV) round half_up:0.01',
      },
    ],
    employer_contributions: [
      {
        table_id: 'seguridad_social',
        label: 'Seguridad social',
        total: '178250.67',
        components: [
          {
            id: 'pension_empleador',
            label: 'Pensión empleador',
            base: '1423500.00',
            rate: '0.12',
            amount: '170820.00',
          },
          { id: 'arl', label: 'ARL', base: '1423500.00', rate: '0.00522', amount: '7430.67' },
        ],
      },
    ],
    warnings: [],
    rule_fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
});

test('a row for every employee as CSV, with a column for each line of the scheme', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE });
  await runAll(cwd, 'people.csv', '--out', 'pay.csv', '--errors', 'bad.csv');
  expect(read(cwd, 'pay.csv')).toBe(`${[
    'employee_id,gross_salary,total_perceptions,total_deductions,net_salary,employer_contributions_total',
    'employer_total_cost,salario_basico,auxilio_transporte,ibc,salud_empleado,pension_empleador,arl,warnings',
  ].join(',')}
ana,1623500.00,1623500.00,56940.00,1566560.00,178250.67,1801750.67,1423500.00,200000.00,1423500.00,56940.00,170820.00,7430.67,
"beto ""B"", jr",3000000.00,3000000.00,120000.00,2880000.00,375660.00,3375660.00,3000000.00,,3000000.00,120000.00,360000.00,15660.00,
carla,3200000.00,3200000.00,120000.00,3080000.00,375660.00,3575660.00,3000000.00,200000.00,3000000.00,120000.00,360000.00,15660.00,
`);
  expect(read(cwd, 'bad.csv')).toBe(`row,employee_id,code,field,message
5,dora,VALIDATION_ERROR,monthly_salary,monthly_salary: Must be a decimal with at most 10 fraction digits
6,emma,VALIDATION_ERROR,monthly_salary,monthly_salary must be greater than 0
7,,MALFORMED_ROW,,the row has 1 cells under 3 columns
`);
  expect(readdirSync(cwd).toSorted()).toEqual(['bad.csv', 'pay.csv', 'people.csv', 'rules.pay']);
});

test('employees and requests as NDJSON; bad rows as NDJSON', async () => {
  const rows = [
    { id: 'ana', monthly_salary: '1423500' },
    { employee: { id: 'beto', monthly_salary: 3000000 }, overrides: { aplica_auxilio_transporte: true } },
    { id: 'carla', monthly_salary: '3000000', overrides: { aplica_auxilio_transporte: 'maybe' } },
    { id: 'dora' },
  ];
  const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\nnot json\n\n[1]\n`;
  const cwd = rulesAnd({ 'people.ndjson': text });
  const ran = await runAll(cwd, 'people.ndjson', '--errors', 'bad.ndjson');
  expect(ran.status).toBe(1);
  expect(idsIn(ran.out)).toEqual(['ana', 'beto']);
  expect(jsonLines(ran.out)[1].summary.gross_salary).toBe('3200000.00');
  expect(jsonLines(read(cwd, 'bad.ndjson')).map(({ row, code, field }) => [row, code, field])).toEqual([
    [3, 'VALIDATION_ERROR', 'overrides.aplica_auxilio_transporte'],
    [4, 'VALIDATION_ERROR', null],
    [5, 'MALFORMED_ROW', null],
    [7, 'MALFORMED_ROW', null],
  ]);
});

test('--trace puts the audit trail into the line, and its digest over the very bytes', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE });
  const { out } = await runAll(cwd, 'people.csv', '--trace');
  const [line = ''] = out.split('\n');
  const trail = /"audit_trail":(\[.*\]),"audit_trail_digest":"sha256:([0-9a-f]{64})"\}$/.exec(line);
  expect(
    createHash('sha256')
      .update(trail?.[1] ?? '')
      .digest('hex'),
  ).toBe(trail?.[2]);
  expect(JSON.parse(trail?.[1] ?? '')[0]).toEqual({
    concept_id: 'salario_basico',
    formula: 'monthly_salary * period.days / 30 round half_up:0.01',
    inputs: { monthly_salary: '1423500.00', 'period.days': '30' },
    label: 'Salario básico',
    result_final: '1423500.00',
    result_raw: '1423500.00',
    rounding: 'half_up:0.01',
    source: 'CST art. 127',
    step: 1,
  });
});

test('warnings of the rules stand in the lines, and are counted', async () => {
  const cwd = rulesAnd({ 'people.csv': `${HEADER}\nana,1000000,\nbeto,1000000,\n` });
  const { status, out, err } = await runAll(cwd, 'people.csv');
  expect(status).toBe(0);
  expect(jsonLines(out)[0].warnings).toEqual([
    {
      code: 'BELOW_MINIMUM_WAGE',
      severity: 'warning',
      field: 'monthly_salary',
      message: 'El salario 1000000.00 COP es menor que el mínimo',
    },
  ]);
  expect(err).toContain('2 × BELOW_MINIMUM_WAGE');
});

const SAME_PEOPLE = {
  'a byte order mark': `\ufeff${HEADER}\nana,1423500,\njosé,3000000,yes\n`,
  'line ends of Windows': `${HEADER}\r\nana,1423500,\r\njosé,3000000,yes\r\n`,
  'no line end at the end': `${HEADER}\nana,1423500,\njosé,3000000,yes`,
  'quotes around everything': `"id","monthly_salary","overrides.aplica_auxilio_transporte"\n"ana","1423500",""\n"josé","3000000","yes"\n`,
  'white space around cells': `${HEADER}\n ana , 1423500,\n josé,\t"3000000" ,yes\n`,
  'semicolons between cells': `${HEADER.replaceAll(',', ';')}\nana;1423500;\njosé;3000000;yes\n`,
  'tabs between cells': `${HEADER.replaceAll(',', '\t')}\nana\t1423500\t\njosé\t3000000\tyes\n`,
  'empty lines at the end': `${HEADER}\nana,1423500,\njosé,3000000,yes\n\n\r\n\n`,
};

test.each(Object.entries(SAME_PEOPLE))('%s change nothing', async (_what, text) => {
  const plain = `${HEADER}\nana,1423500,\njosé,3000000,yes\n`;
  const cwd = rulesAnd({ 'people.csv': text, 'plain.csv': plain });
  const [ran, expected] = [await runAll(cwd, 'people.csv'), await runAll(cwd, 'plain.csv')];
  expect(ran).toMatchObject({ status: 0, out: expected.out });
});

test('line ends inside quotes belong to the cell', async () => {
  const text = `${HEADER}\n"ana\nmaría",1423500,\n"beto\r\n""B""",3000000,\n`;
  const { status, out } = await runAll(rulesAnd({ 'people.csv': text }), 'people.csv');
  expect(status).toBe(0);
  expect(idsIn(out)).toEqual(['ana\nmaría', 'beto\r\n"B"']);
});

test('a quote that is never closed costs its own row and no other', async () => {
  const text = `${HEADER}\nana,1423500,\n"beto,3000000,\ncarla,3000000,\n`;
  const { status, out, err } = await runAll(rulesAnd({ 'people.csv': text }), 'people.csv');
  expect(status).toBe(1);
  expect(idsIn(out)).toEqual(['ana', 'carla']);
  expect(err).toContain('row 3: the row opens a quote that is not closed');
});

test('rows that are no text and rows that are too long are bad rows', async () => {
  const head = Buffer.from(`${HEADER}\nana,1423500,\nx`);
  const rest = Buffer.from(`,1423500,\n${'y'.repeat(300_000)},1,\nbeto,3000000,\n`);
  const cwd = rulesAnd({ 'people.csv': Buffer.concat([head, Buffer.from([0xff]), rest]) });
  const { status, out, err } = await runAll(cwd, 'people.csv');
  expect(status).toBe(1);
  expect(idsIn(out)).toEqual(['ana', 'beto']);
  expect(err).toContain('row 3: the row is not UTF-8');
  expect(err).toContain('row 4: the row is longer than 65536 bytes');
});

test('a header alone is a population of nobody', async () => {
  const cwd = rulesAnd({ 'people.csv': `${HEADER}\n` });
  const ran = await runAll(cwd, 'people.csv', '--out', 'pay.ndjson', '--json');
  expect(ran.status).toBe(0);
  expect(JSON.parse(ran.out)).toMatchObject({ status: 'complete', payslips: 0, bad_rows: 0 });
  expect(read(cwd, 'pay.ndjson')).toBe('');
});

test('standard input to standard output', async () => {
  const cwd = rulesAnd({});
  const csv = await runAllFed(`${HEADER}\nana,1423500,\n`, cwd, '-');
  const ndjson = await runAllFed('{"id":"ana","monthly_salary":"1423500"}\n', cwd, '-');
  expect([csv.status, ndjson.status]).toEqual([0, 0]);
  expect(jsonLines(csv.out)[0]).toEqual({ ...jsonLines(ndjson.out)[0], row: 2 });
  expect(csv.err).toMatch(/^CO\.primero 2025-03: 1 payslip, [\d.]+ s\n$/);
});

test('a link stays a link, and descriptors are read and written', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE, 'pay/july.csv': 'old' });
  symlinkSync('pay/july.csv', join(cwd, 'pay.csv'));
  await runAll(cwd, 'people.csv', '--out', 'pay.csv');
  expect(lstatSync(join(cwd, 'pay.csv')).isSymbolicLink()).toBe(true);
  expect(read(cwd, 'pay/july.csv')).toMatch(/^employee_id,(.|\n)*\ncarla,/);
  const command = `'${join(ROOT, 'bin/payroll')}' run-all people.csv --rules rules.pay --month 2025-03 --format csv`;
  spawnSync('sh', ['-c', `${command} --out /dev/fd/1 --quiet > out.csv`], { cwd });
  expect(read(cwd, 'out.csv')).toBe(read(cwd, 'pay.csv'));
  const piped = command.replace('people.csv', '/dev/fd/0');
  spawnSync('sh', ['-c', `cat people.csv | ${piped} --quiet > piped.csv`], { cwd });
  expect(read(cwd, 'piped.csv')).toBe(read(cwd, 'pay.csv'));
});

test('20,000 rows: each has its payslip or its fault, in order, whatever the number of threads', async () => {
  const cwd = rulesAnd({ 'people.csv': manyPeople(20_000) });
  const one = await runAll(cwd, 'people.csv', '--threads', '1', '--out', 'one.csv', '--errors', 'bad-1.csv');
  const two = await runAll(cwd, 'people.csv', '--threads', '2', '--out', 'two.csv', '--errors', 'bad-2.csv');
  expect([one.status, two.status]).toEqual([1, 1]);
  expect(read(cwd, 'two.csv')).toBe(read(cwd, 'one.csv'));
  expect(read(cwd, 'bad-2.csv')).toBe(read(cwd, 'bad-1.csv'));
  const ids = (file: string, column: number) =>
    read(cwd, file)
      .split('\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[column]?.slice(2)));
  const [paid, bad] = [ids('one.csv', 0), ids('bad-1.csv', 1)];
  expect(bad).toHaveLength(400);
  expect(paid).toEqual(paid.toSorted((a, b) => a - b));
  expect([...paid, ...bad].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20_000 }, (_, at) => at));
});

test('columns that nobody reads are named once', async () => {
  const cwd = rulesAnd({ 'people.csv': 'id,monthly_salary,risk_class_rat,team\nana,1423500,0.01,x\n' });
  const { status, err } = await runAll(cwd, 'people.csv');
  expect(status).toBe(0);
  expect(err).toContain(
    'note: these rules do not read the column risk_class_rat; did you mean risk_class_rate?\n' +
      'note: these rules do not read the column team\n',
  );
});

test('a file that says nothing of earlier payslips is told once where the rules read them', async () => {
  const run = async (people: string) => {
    const cwd = rulesAnd({ 'people.csv': people });
    const rules = join(ROOT, 'rules/ar/general/2026-01-01.pay');
    const args = ['people.csv', '--rules', rules, '--month', '2026-03', '--out', 'pay.ndjson'];
    const { err } = await payroll(['run-all', ...args], { cwd });
    return err.split('\n').filter((line) => line.includes('HISTORY_NOT_GIVEN'));
  };
  const [told, ...again] = await run('id,monthly_salary\nana,2000000\nberta,3000000\n');
  expect(told).toMatch(/^note: HISTORY_NOT_GIVEN: no column says what earlier payslips came to; .*history\./);
  expect(again).toEqual([]);
  const column = /history\.[a-z_]+/.exec(told ?? '')?.[0];
  expect(await run(`id,monthly_salary,${column}\nana,2000000,0\n`)).toEqual([]);
});

test('fields of NDJSON that nobody reads are named at the end, with the rows that have them', async () => {
  const rows = [
    { id: 'ana', monthly_salary: '1423500', risk_class_rat: '0.01', team: 'x' },
    { id: 'beto', monthly_salary: '1423500', team: 'y', overrides: { aplica_auxilio: true } },
  ];
  const cwd = rulesAnd({ 'people.ndjson': rows.map((row) => JSON.stringify(row)).join('\n') });
  const { status, err } = await runAll(cwd, 'people.ndjson');
  expect(status).toBe(0);
  expect(err.split('\n').slice(0, 3)).toEqual([
    'note: these rules do not read the field risk_class_rat of 1 row; did you mean risk_class_rate?',
    'note: these rules do not read the field team of 2 rows',
    'note: these rules do not read the field overrides.aplica_auxilio of 1 row',
  ]);
});

test('a run that is stopped leaves no files', async () => {
  const cwd = rulesAnd({ 'people.csv': manyPeople(2000) });
  const command = ['run-all', 'people.csv', '--rules', 'rules.pay', '--month', '2025-03'];
  const { status, err } = await payroll([...command, '--out', 'pay.csv', '--errors', 'bad.csv'], {
    cwd,
    stop: AbortSignal.abort(),
  });
  expect(status).toBe(130);
  expect(err).toContain('stopped: pay.csv is not written\n');
  expect(readdirSync(cwd).sort()).toEqual(['people.csv', 'rules.pay']);
});

test('what a killed run has left does not stand in the way of the next', async () => {
  const cwd = rulesAnd({
    'people.csv': PEOPLE,
    'pay.csv.part': 'half a line of a file that is longer than the new one'.repeat(100),
  });
  await runAll(cwd, 'people.csv', '--out', 'whole.csv');
  await runAll(cwd, 'people.csv', '--out', 'pay.csv');
  expect(read(cwd, 'pay.csv')).toBe(read(cwd, 'whole.csv'));
  expect(existsSync(join(cwd, 'pay.csv.part'))).toBe(false);
});

test('--quiet prints nothing', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE });
  expect(await runAll(cwd, 'people.csv', '--out', 'pay.csv', '--quiet')).toEqual({
    status: 1,
    out: '',
    err: '',
  });
});

test.each([
  [['none.csv'], 'no such file: none.csv'],
  [['empty.csv'], 'empty.csv has no header: its first line must name the columns'],
  [['ids.csv'], 'ids.csv has no column monthly_salary; it has id, name'],
  [['twice.csv'], 'twice.csv has two columns id'],
  [['array.json'], 'array.json is a JSON array; give one JSON object on every line, or CSV'],
  [['people.csv', '--month', 'May'], 'May is not a month such as 2025-12'],
  [['people.csv', '--month', '2026-01'], 'these rules hold from 2025-01-01 to 2025-12-31, not in 2026-01'],
  [['people.csv', '--day', '18'], 'CO.primero is no event: it has no --day'],
  [['people.csv', '--rules', 'none.pay'], 'no such file or directory: none.pay'],
  [['people.csv', '--format', 'xml'], '--format is ndjson or csv, not xml'],
  [['people.csv', '--format', 'csv', '--trace'], '--trace needs --format ndjson'],
  [['people.csv', '--threads', '0'], '--threads must be from 1 to 64'],
  [['people.csv', '--out', 'people.csv'], 'the input, --out and --errors must be different files'],
])('%j is a wrong use', async ([file = '', ...args], complaint) => {
  const cwd = rulesAnd({
    'people.csv': PEOPLE,
    'empty.csv': '',
    'ids.csv': 'id,name\nana,Ana\n',
    'twice.csv': 'id,monthly_salary,id\nana,1423500,x\n',
    'array.json': '[{"id":"ana"}]',
  });
  const { status, out, err } = await runAll(cwd, file, ...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(complaint);
  expect(existsSync(join(cwd, 'pay.csv'))).toBe(false);
});

test('rules that do not compile are shown, and nothing is calculated', async () => {
  const cwd = rulesAnd({ 'people.csv': PEOPLE, 'wrong.pay': 'scheme CO.primero "x"\n' });
  const { status, err } = await runAll(cwd, 'people.csv', '--rules', 'wrong.pay', '--out', 'pay.csv');
  expect(status).toBe(2);
  expect(err).toContain('wrong.pay:1');
  expect(existsSync(join(cwd, 'pay.csv'))).toBe(false);
});

test('--help says what goes in and what comes out', async () => {
  const { status, out } = await payroll(['run-all', '--help'], { cwd: rulesAnd({}) });
  expect(status).toBe(0);
  for (const option of ['--rules', '--month', '--out', '--format', '--trace', '--errors', '--threads'])
    expect(out).toContain(option);
});
