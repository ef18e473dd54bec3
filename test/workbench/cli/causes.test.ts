import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

interface Shown {
  readonly code: string;
  readonly path: string;
  readonly from: { readonly line: number };
  readonly labels: readonly { readonly path: string; readonly from: { readonly line: number } }[];
}

/** Every fault that check tells, as it is shown: `PAY508 x.pay:26`, with the other places it shows behind it. */
async function checked(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { out } = await payroll(['check', ...args, '--json'], { cwd: folder(files) });
  const shown: readonly Shown[] = JSON.parse(out).diagnostics;
  return shown.map(({ code, path, from, labels }) => {
    const places = labels.map((label) => `${label.path}:${label.from.line}`);
    return [`${code} ${path}:${from.line}`, ...places].join(' ');
  });
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

const TAXED = `${RULES}
table tarifa : excess of SMMLV  law "ET art. 383" {
  [0 .. 4]  0%
  (4 .. *]  10%
}
let exento = min(25% * ibc, 2 SMMLV)  law "ET art. 206"
base gravable_neto "Base" = ibc - exento  law "ET art. 383"
base tras_dependientes "Base tras dependientes" = gravable_neto - 10% * gravable_neto  law "ET art. 387"
deduction retencion "Retención" = tarifa(tras_dependientes)  law "ET art. 383"
`.replace('(4 .. *]', '(4 .. *)');

test('a base that may fall under zero is told once: neither what is computed from it nor its table is', async () => {
  expect(await checked({ 'x.pay': TAXED }, 'x.pay')).toEqual([]);
  const wrong = TAXED.replace('min(25%', 'max(25%');
  const [told, ...more] = await checked({ 'x.pay': wrong }, 'x.pay');
  expect(more).toEqual([]);
  expect(told).toContain(`PAY508 x.pay:${lineOf(wrong, 'base gravable_neto')}`);
  expect(told).toContain(`x.pay:${lineOf(wrong, 'let exento')}`);
});

test('a table that does not reach as far as its base names the formula of the base', async () => {
  const wrong = TAXED.replace('(4 .. *)', '(4 .. 20]');
  const [told] = await checked({ 'x.pay': wrong }, 'x.pay');
  expect(told).toContain('PAY405');
  expect(told).toContain(`x.pay:${lineOf(wrong, 'base tras_dependientes')}`);
});

const AMENDMENT = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31

let exento = min(25% * ibc, 2 SMMLV)  law "ET art. 206 num. 10"
`;
const LATER = AMENDMENT.replace('2026.1', '2027.1')
  .replace('amends  2025', 'amends  2026')
  .replace('2026-01-01 ..', '2027-01-01 ..')
  .replace('.. 2026', '.. 2027')
  .replace(/\nlet.*\n/, '\nunit SMMLV = 1_600_000 COP  law "Decreto 1 de 2026"\n');

test('a fault of the law before that an amendment causes is shown where the amendment restates it, once', async () => {
  const wrong = AMENDMENT.replace('min(', 'max(');
  const files = {
    'rules/co/primero/2025-01-01.pay': TAXED,
    'rules/co/primero/2026-01-01.pay': wrong,
    'rules/co/primero/2027-01-01.pay': LATER,
  };
  const told = await checked(files, 'rules');
  const errors = told.filter((one) => one.startsWith('PAY508'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`PAY508 rules/co/primero/2026-01-01.pay:${lineOf(wrong, 'let exento')}`);
  expect(errors[0]).toContain(`2025-01-01.pay:${lineOf(TAXED, 'base gravable_neto')}`);
});

const DATED = RULES.replace(
  'unit SMMLV "Salario mínimo" = 1_423_500 COP  law "Decreto 1572 de 2024"',
  `unit SMMLV "Salario mínimo" : COP  by date  law "Decreto 1572 de 2024" {
  2025-01-01  1_423_500
  2025-07-01  1_450_000  law "Decreto 700 de 2025"
}`,
).replace('\n\nunit', '\n  change    2025-07-01 "Nuevo salario mínimo"  law "Decreto 700 de 2025"\n\nunit');

test.each([
  ['2025-07-01  1_450_000', '2025-06-01  1_450_000', '2025-06-01  1_450_000'],
  ['2025-07-01  1_450_000', '2025-07-11  1_450_000', '2025-07-11  1_450_000'],
])('a row of another day than the change that tells it is the cause: %s as %s', async (was, is, at) => {
  expect(await checked({ 'x.pay': DATED }, 'x.pay')).toEqual([]);
  const wrong = DATED.replace(was, is);
  const told = await checked({ 'x.pay': wrong }, 'x.pay');
  expect(told).toEqual([`PAY625 x.pay:${lineOf(wrong, at)} x.pay:${lineOf(wrong, 'change    2025-07-01')}`]);
});

test('a change whose row is missing shows the rows of its source', async () => {
  const wrong = DATED.replace('  2025-07-01  1_450_000  law "Decreto 700 de 2025"\n', '').replace(
    'law "Decreto 1572 de 2024" {',
    'law "Decreto 1572 de 2024; Decreto 700 de 2025" {',
  );
  const told = await checked({ 'x.pay': wrong }, 'x.pay');
  expect(told).toEqual([
    `PAY625 x.pay:${lineOf(wrong, 'change    2025-07-01')} x.pay:${lineOf(wrong, '2025-01-01  1_423_500')}`,
  ]);
});
