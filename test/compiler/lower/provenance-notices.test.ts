import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';

const scheme = (rules: string): string => `scheme AR.prueba "Prueba"
  version "2026.1"  currency ARS  valid 2026-01-01 .. 2026-12-31  periods monthly
  days month_of_30  as_of month_start  round half_up to 0.01 ARS  law "ley"
unit SMVM : ARS  by month  carry_forward PARAM_CARRIED_FORWARD  law "ley" { 2026-01 341_000 }
input monthly_salary "Sueldo" : money  in (0 ARS .. 1_000_000 ARS]  required
mark habitual as taxable
perception sueldo "Sueldo" = monthly_salary  marks habitual  law "ley"
${rules}`;

const codesOf = (rules: string): readonly string[] | undefined =>
  compile({ path: 'x.pay', text: scheme(rules) }).ir?.notices.map((notice) => notice.code);

test('a parameter carried forward is said when an amount is computed from it, not when only a warning reads it', () => {
  const below = 'warn BELOW_MINIMUM_WAGE on monthly_salary  when monthly_salary < 1 SMVM  "menor que {SMVM}"';
  expect(codesOf(below)).toEqual(['BELOW_MINIMUM_WAGE']);
  const capped = 'deduction cuota "Cuota" = min(sueldo, 3 SMVM) * 1%  law "ley"';
  expect(codesOf(capped)).toEqual(['PARAM_CARRIED_FORWARD']);
});

test('a formula without a confirmed source is not said where its condition does not hold', () => {
  const rules = `base imponible "Imponible" = sueldo - 500_000 ARS  when sueldo > 500_000 ARS  law "ley"  unconfirmed
deduction impuesto "Impuesto" = imponible * 4%  law "ley"`;
  const warned = (monthly_salary: string) => {
    const { ir } = compile({ path: 'x.pay', text: scheme(rules) });
    if (ir === null) throw new Error('the rules compile');
    const manifest = manifestOf(ir, { path: 'rules/ar/prueba/2026-01-01.pay', bytes: Buffer.from(rules) });
    const period = { type: 'monthly', start: '2026-01-01', end: '2026-01-31', days: 30 } as const;
    const call = { inputs: { monthly_salary: decimal(monthly_salary) }, flags: {}, period };
    const outcome = interpret(ir, manifest).evaluate({
      ...call,
      referenceDate: period.start,
      days: 30,
      trace: false,
    });
    return outcome.kind === 'computed' && outcome.evaluation.warnings.map(({ code }) => code);
  };
  expect(warned('500000')).toEqual([]);
  expect(warned('500001')).toEqual(['PARAM_UNVERIFIED']);
});

test('the warning of a parameter points at the line that the parameter names', () => {
  const parameter = `param tasa : rate  by date  carry_forward PARAM_CARRIED_FORWARD after 2026-10  on seguro  law "ley" {
  2026-01-01  1%  unconfirmed
}
employer previsional "Previsional"  on base_sueldo { seguro "Seguro"  rate tasa  law "ley" }
base base_sueldo "Base" = sueldo  law "ley"`;
  const notices = compile({ path: 'x.pay', text: scheme(parameter) }).ir?.notices;
  expect(notices?.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'PARAM_CARRIED_FORWARD seguro',
    'PARAM_UNVERIFIED seguro',
  ]);
});

test('a parameter cannot point at what the file does not have', () => {
  const parameter = `param tasa : rate  by date  on seguros  law "ley" { 2026-01-01  1%  unconfirmed }
deduction seguro "Seguro" = sueldo * tasa  law "ley"`;
  const { diagnostics } = compile({ path: 'x.pay', text: scheme(parameter) });
  expect(diagnostics.map((one) => one.code)).toContain('PAY201');
});

test('a unit carried forward is said where a parameter or a table is written in it', () => {
  const limit = `param tope : SMVM  by date  law "ley" { 2026-01-01  3 }
deduction imponible "Imponible" = min(sueldo, tope)  law "ley"`;
  const scale = `table escala : excess of SMVM  law "ley" { [0 .. 1] 0%  (1 .. *) 10% }
deduction impuesto "Impuesto" = escala(sueldo)  law "ley"`;
  expect(codesOf(limit)).toEqual(['PARAM_CARRIED_FORWARD']);
  expect(codesOf(scale)).toEqual(['PARAM_CARRIED_FORWARD']);
});

test('a formula without a confirmed source is said when an amount is computed from it, and only then', () => {
  const reading = 'base imponible "Imponible" = sueldo  law "ley"  unconfirmed "antes de los aportes"';
  expect(codesOf(reading)).toEqual([]);
  expect(codesOf(`${reading}\ndeduction impuesto "Impuesto" = imponible * 4%  law "ley"`)).toEqual([
    'PARAM_UNVERIFIED',
  ]);
});
