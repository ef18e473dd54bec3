import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { InputValue } from '../../../runtime/module/manifest.ts';
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

/** The warnings of a payslip. */
function warned(
  rules: string,
  monthly_salary: string,
  own: Readonly<Record<string, InputValue>> = {},
): readonly string[] {
  const { ir, diagnostics } = compile({ path: 'x.pay', text: scheme(rules) });
  if (ir === null) throw new Error(JSON.stringify(diagnostics));
  const manifest = manifestOf(ir, { path: 'rules/ar/prueba/2026-01-01.pay', bytes: Buffer.from(rules) });
  const period = { type: 'monthly', start: '2026-01-01', end: '2026-01-31', days: 30 } as const;
  const outcome = interpret(ir, manifest).evaluate({
    inputs: { monthly_salary: decimal(monthly_salary), ...own },
    flags: {},
    period,
    referenceDate: period.start,
    days: 30,
    trace: false,
  });
  if (outcome.kind !== 'computed') throw new Error(outcome.kind);
  return outcome.evaluation.warnings.map(({ code, message }) => `${code} ${message}`);
}

test('a parameter carried forward is said when an amount is computed from it, not when only a warning reads it', () => {
  const below = 'warn BELOW_MINIMUM_WAGE on monthly_salary  when monthly_salary < 1 SMVM  "menor que {SMVM}"';
  expect(codesOf(below)).toEqual(['BELOW_MINIMUM_WAGE']);
  const capped = 'deduction cuota "Cuota" = min(sueldo, 3 SMVM) * 1%  law "ley"';
  expect(codesOf(capped)).toEqual(['PARAM_CARRIED_FORWARD']);
});

test('a formula without a confirmed source is not said where its condition does not hold', () => {
  const rules = `base imponible "Imponible" = sueldo - 500_000 ARS  when sueldo > 500_000 ARS  law "ley"  unconfirmed
deduction impuesto "Impuesto" = imponible * 4%  law "ley"`;
  expect(warned(rules, '500000')).toEqual([]);
  expect(warned(rules, '500001')).toEqual(['PARAM_UNVERIFIED imponible: sin confirmar']);
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

test('a row of a map without a confirmed source is said where it is read, and no other', () => {
  const rules = `input causa "Causa" : one of renuncia, mutuo_acuerdo, fuerza_mayor  required
table dias "Días" : map of causa gives number  law "ley" {
  renuncia       0
  mutuo_acuerdo  10  single_source "un fallo"
  fuerza_mayor   90  unconfirmed "el texto del artículo 434"
}
perception indemnizacion "Indemnización" = sueldo / 30 * dias(causa)
  when sueldo > 100 ARS  marks habitual  law "ley"`;
  const of = (causa: string, salary = '1000') => warned(rules, salary, { causa });
  expect([of('renuncia'), of('mutuo_acuerdo'), of('fuerza_mayor'), of('fuerza_mayor', '100')]).toEqual([
    [],
    [],
    ['PARAM_UNVERIFIED dias(fuerza_mayor): sin confirmar, el texto del artículo 434'],
    [],
  ]);
});

test('a row of brackets without a confirmed source is said where the amount is in it', () => {
  const rules = `table escala "Escala" : FORM  law "ley" {
  [0 .. 1000]    0%
  (1000 .. 2000] 5%  unconfirmed
  (2000 .. *)    10%
}
deduction impuesto "Impuesto" = VALUE  law "ley"`;
  const of = (form: string, value: string) =>
    ['1000', '1001', '2000', '2001'].map(
      (salary) => warned(rules.replace('FORM', form).replace('VALUE', value), salary).length,
    );
  expect(of('step of ARS gives rate', 'sueldo * escala(sueldo)')).toEqual([0, 1, 1, 0]);
  expect(of('marginal of ARS', 'escala(sueldo)')).toEqual([0, 1, 1, 1]);
});

test('what is read at another date is said only where it is read', () => {
  const rules = `param tasa "Tasa" : rate, otra_tasa "Otra tasa" : rate  by date  law "ley" {
  2020-01-01  1%  1%  unconfirmed
  2025-01-01  2%  2%
}
input tope "Tope" : money  in (0 ARS .. *)  default 100 ARS * (otra_tasa at add_days(period.end_date, -1000))
let cuota "Cuota" = min(sueldo, tope) * (tasa at add_days(period.end_date, -800))  law "ley"
deduction una "Una" = cuota  when sueldo > 500 ARS  law "ley"
deduction otra "Otra" = if sueldo > 800 ARS then cuota else 0 ARS  law "ley"`;
  expect(warned(rules, '500')).toEqual([]);
  expect(warned(rules, '501')).toEqual(['PARAM_UNVERIFIED tasa: sin confirmar; otra_tasa: sin confirmar']);
  expect(warned(rules, '501', { tope: decimal('50') })).toEqual(['PARAM_UNVERIFIED tasa: sin confirmar']);
});

test.each([
  ['AR', 'ARS', ['ley 1 (fuente única: uno)', 'ley 2 (convención: dos)', 'ley 3 (sin confirmar)']],
  ['BR', 'BRL', ['ley 1 (fonte única: uno)', 'ley 2 (convenção: dos)', 'ley 3 (sem confirmação)']],
])('how sure a line is is said in the language of the laws of its country: %s', (country, currency, laws) => {
  const lines = ['single_source "uno"', 'convention "dos"', 'unconfirmed'].map(
    (said, at) => `deduction cuota_${at} "Cuota" = sueldo * ${at + 2}%  law "ley ${at + 1}"  ${said}`,
  );
  const text = scheme(lines.join('\n')).replaceAll('AR.', `${country}.`).replaceAll('ARS', currency);
  const { ir } = compile({ path: 'x.pay', text });
  const steps = ir?.items.filter(({ id }) => id.startsWith('cuota_'));
  expect(steps?.map((step) => ('source' in step ? step.source : null))).toEqual(laws);
});
