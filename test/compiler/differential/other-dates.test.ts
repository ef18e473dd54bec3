import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { Ratio } from '../../../runtime/interpreter/ratio.ts';
import type { Call } from '../../../runtime/module.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree } from './fixed-point.ts';
import { loadEmitted } from './run-emitted.ts';

/** A parameter, a unit and each form of table at another date, with and without a guard. */
const RULES = `scheme MX.baja "Baja"
  version  "2026.1"
  currency MXN
  valid    2026-01-01 .. 2026-12-31
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 0.01 MXN
  law      "Ley Federal del Trabajo"

unit UMA : MXN  by date  law "INEGI" { 2023-02-01 103.74  2024-02-01 108.57  2025-02-01 113.14  2026-02-01 117.31  2027-02-01 121.02 }
param salario_minimo : MXN  by date  law "CONASAMI" { 2023-01-01 207.44  2024-01-01 248.93  2025-01-01 278.80  2026-01-01 315.04 }
param tope : UMA  by date  law "LSS art. 28" { 2024-01-01 25  2025-06-01 26.5 }
param fijo = 7 MXN  law "ley"
param mensual : MXN  by month  law "ley" {
  2025-11 1.5  2025-12 2.5  2026-01 3.5  2026-02 4.5  2026-03 5.5  2026-04 6.5  2026-05 7.5
  2026-06 8.5  2026-07 9.5  2026-08 10.5  2026-09 11.5  2026-10 12.5  2026-11 13.5  2026-12 14.5
}

input fecha_baja "Fecha de baja" : date  in [2024-02-01 .. period.end_date]  required
input otra "Otra fecha" : date  in [1990-01-01 .. 2040-12-31]
input daily_salary : money  in (0 MXN .. 1_000_000 MXN]  required
input anios : integer  in [1 .. 40]  required
input causa : one of renuncia, despido  required
input fin_contrato : date  in [period.end_date .. 2030-12-31]  required when causa = despido  law "LFT art. 36"

table vacaciones : step of number gives number  law "LFT art. 76" {
  from 2023-01-01 { [0 .. 1] 6  (1 .. 2] 8  (2 .. *) 12 }
  from 2025-01-01 { [0 .. 1] 12  (1 .. 2] 14  (2 .. *) 18 }
}
table tarifa : excess of UMA  continuous  law "LISR" {
  from 2023-01-01 { [0 .. 10] 2%  (10 .. *) 10%  plus 0.2 }
  from 2025-07-01 { [0 .. 12] 3%  (12 .. *) 12%  plus 0.36 }
}
table tramos : marginal of MXN  round each down to 0.01 MXN  law "ley" {
  from 2024-01-01 { [0 .. 1000.55] 7.5%  (1000.55 .. 20000] 9%  (20000 .. 2000000] 14% }
  from 2025-01-01 { [0 .. 1100.55] 8.5%  (1100.55 .. *) 10% }
}
table causas : map of causa gives UMA  law "ley" {
  from 2024-01-01 { renuncia 1.5  despido 3 }
  from 2026-03-01 { renuncia 2.5  despido 4 }
}

let dia_siguiente : date = add_days(fecha_baja, 1)
let base_prima = clamp(daily_salary, salario_minimo at fecha_baja, 2 * salario_minimo at fecha_baja)  law "LFT art. 162-II"
let dias = vacaciones(anios) at fecha_baja
let diferencia = salario_minimo - salario_minimo at fecha_baja
let alto = 25 UMA at fecha_baja + (tope at add_months(start_of_month(fecha_baja), 1)) / 3
  when add_months(start_of_month(fecha_baja), 1) <= period.end_date
let faltan = days(period.end_date, fin_contrato)  when causa = despido  law "LFT art. 50"
let ajena = if given(otra) and given(UMA at otra) then 2 UMA at otra else 1 UMA
let con_guarda = if given(otra) then (if otra < 2023-01-01 or otra > 2026-12-31 then fijo else salario_minimo at otra) else 0 MXN
let del_mes = if fecha_baja >= 2025-11-01 then mensual at fecha_baja else mensual
perception prima "Prima" = 12 * base_prima * anios  when causa = despido  law "LFT art. 162"
perception vacaciones_pagadas "Vacaciones" = daily_salary * dias / 7 + causas(causa) at fecha_baja + ajena  law "LFT art. 79"
perception otras "Otras" = max(0 MXN, diferencia + alto + con_guarda + del_mes) + 1 MXN * faltan  law "ley"
let tramo = tramos(prima) at fecha_baja + tramos(vacaciones_pagadas) + tramos(prima) at dia_siguiente
  when dia_siguiente <= period.end_date
deduction isr "ISR" = min(prima, tarifa(prima) at fecha_baja)  law "LISR art. 96"
warn FLAG_CONFLICT on fecha_baja  when daily_salary < salario_minimo at fecha_baja  "{daily_salary}, {fecha_baja}"
`;

function rules() {
  const { ir, diagnostics } = compile({ path: 'x.pay', text: RULES });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const manifest = manifestOf(ir, { path: 'x.pay', bytes: Buffer.from(RULES) });
  return { exact: interpret(ir, manifest), emitted: loadEmitted(ir, manifest) };
}

function plain(value: unknown): string {
  return typeof value === 'object' && value instanceof Ratio ? printPlain(value, 2) : '';
}

const { exact, emitted } = rules();
const between = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
const baja = fc.oneof(
  between('2024-02-01', '2026-12-31'),
  fc.constantFrom(
    '2024-02-01',
    '2024-12-31',
    '2025-01-01',
    '2025-06-30',
    '2025-07-01',
    '2026-02-01',
    '2023-01-01',
  ),
);
const otra = fc.oneof(
  between('1990-01-01', '2040-12-31'),
  fc.constantFrom('2023-02-01', '2027-12-31', '2028-01-01'),
);
const end = fc.constantFrom('2026-01-31', '2026-03-31', '2026-07-31', '2026-12-31');

function call(
  fecha: string,
  otra: string | undefined,
  end: string,
  cents: number,
  anios: number,
  fin?: string,
): Call {
  const inputs = {
    daily_salary: { n: BigInt(cents), d: 100n },
    fecha_baja: fecha,
    otra,
    fin_contrato: fin,
    anios: { n: BigInt(anios), d: 1n },
    causa: anios % 2 === 0 ? 'renuncia' : 'despido',
  };
  const period = { type: 'event', start: `${end.slice(0, 8)}01`, end, days: 30 } as const;
  return { inputs, flags: {}, period, referenceDate: end, days: 30, trace: true };
}

test('emitted code and the interpreter read the same law on every other date, with its trace', () => {
  let computed = 0;
  const draw = fc.tuple(
    baja,
    fc.option(otra, { nil: undefined }),
    end,
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.integer({ min: 1, max: 40 }),
    fc.option(between('2025-12-01', '2030-12-31'), { nil: undefined, freq: 5 }),
  );
  const property = fc.property(draw, (args) => {
    const asked = call(...args);
    const expected = exact.evaluate(asked);
    expect(comparable(emitted.evaluate(asked))).toEqual(comparable(expected));
    if (expected.kind === 'computed' && expectFixedPointToAgree(emitted, asked, expected.evaluation))
      computed += 1;
  });
  fc.assert(property, { numRuns: 100, seed: 11 });
  expect(computed).toBeGreaterThan(30);
});

test('a parameter, an amount in a unit and a table are those of their date, and named by it', () => {
  const outcome = exact.evaluate(call('2025-01-31', '2027-12-31', '2026-03-31', 20_000, 3, '2026-12-31'));
  if (outcome.kind === 'refused') throw new Error(outcome.refusals[0]?.message);
  const steps = Object.fromEntries(outcome.evaluation.trace.map((step) => [step.id, step]));
  const read = (id: string) => steps[id]?.inputs.map(({ name }) => name);
  expect(steps.base_prima?.formula).toBe(
    'clamp(daily_salary, salario_minimo at fecha_baja, 2 * salario_minimo at fecha_baja)',
  );
  expect(steps.dias?.formula).toBe('vacaciones.value at fecha_baja');
  expect(read('diferencia')).toEqual(['salario_minimo', 'fecha_baja', 'salario_minimo at fecha_baja']);
  const amounts = ['base_prima', 'dias', 'diferencia', 'ajena'].map((id) => plain(steps[id]?.final));
  expect(amounts).toEqual(['278.8', '18', '36.24', '242.04']);
});

test('what a condition demands is refused where it is missing, and only there', () => {
  const despido = call('2025-01-31', undefined, '2026-03-31', 20_000, 3);
  const renuncia = call('2025-01-31', undefined, '2026-03-31', 20_000, 2);
  expect(emitted.evaluate(despido)).toMatchObject({
    kind: 'refused',
    refusals: [
      {
        field: 'fin_contrato',
        type: 'missing',
        message: 'fin_contrato is required when causa = despido (LFT art. 36)',
      },
    ],
  });
  expect(emitted.evaluate(renuncia).kind).toBe('computed');
});
