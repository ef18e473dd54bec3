import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Call } from '../../../runtime/module.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree } from './fixed-point.ts';
import { loadEmitted } from './run-emitted.ts';

/** Every function of dates, in every place where a date can stand. */
const RULES = `scheme CO.fechas "Fechas"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

input monthly_salary : money  in (0 COP .. 100_000_000 COP]  required
input ingreso "Ingreso" : date  in [1950-01-01 .. period.end_date]  required
input retiro "Retiro" : date  in (ingreso .. 2030-12-31)  default add_days(ingreso, 1)

let desde : date = max(ingreso, start_of_year(period.end_date))
let hasta : date = if retiro < period.end_date then retiro else period.end_date
let fin = min(add_months(end_of_month(hasta), 2), 2026-01-15, date(year(hasta) + 1, month(hasta), 31))
let anios = years(ingreso, add_days(hasta, 1))
let meses = months(ingreso, hasta)
let dias = days(desde, hasta)
let dias_360 = days_30(desde, fin)
let resto = days_left(ingreso, hasta)
let avos = months_with(desde, hasta, 15)
let dia = day(clamp(hasta, start_of_month(period.end_date), period.end_date))
let anios_con_fraccion : integer = months(ingreso, hasta) / 12  round half_up to 1
let ultimo_aniversario : date = add_months(ingreso, 12 * years(ingreso, hasta))
let anios_exencion = years(ingreso, hasta) + (if hasta > add_months(ultimo_aniversario, 6) then 1 else 0)
let progresivo : integer = max(0, anios_exencion - 10) / 3  round down to 1
let vencimiento : date = add_months(ingreso, 12 * anios_con_fraccion)
let tasa : rate = dias_360 / 720 * 100%  round half_up to 0.01%
let horas : hours = 8h * dias / 7  round up to 0.5h

perception cesantias "Cesantías" = monthly_salary * days_30(desde, hasta) / 360  law "CST art. 249"
perception premio "Premio" = monthly_salary * anios / 10 + monthly_salary * avos / 12 + monthly_salary * tasa
  when vencimiento <= period.end_date or anios_con_fraccion >= 2  law "CST art. 306"
perception otros "Otros" = 1 COP * (meses + resto + dia + progresivo)  law "CST art. 307"
perception por_hora "Horas" = monthly_salary / 230h * horas  law "CST art. 308"
warn FLAG_CONFLICT on ingreso  when ingreso = 2024-02-29 "ingresó el {ingreso}, vence el {vencimiento}"
`;

function rules() {
  const { ir, diagnostics } = compile({ path: 'x.pay', text: RULES });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const manifest = manifestOf(ir, { path: 'x.pay', bytes: Buffer.from(RULES) });
  return { exact: interpret(ir, manifest), emitted: loadEmitted(ir, manifest) };
}

const { exact, emitted } = rules();
const edges = [
  '2024-02-29',
  '2024-12-31',
  '2025-01-01',
  '2025-01-31',
  '2025-02-28',
  '2024-06-15',
  '1950-01-01',
];
const any = fc
  .date({ min: new Date('1949-06-01'), max: new Date('2031-06-30'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const date = fc.oneof(any, fc.constantFrom(...edges), fc.constantFrom('2025-02-29', 'ayer'));
const month = fc.constantFrom('2025-01-31', '2025-02-28', '2025-06-30', '2025-12-31');

function call(ingreso: string, retiro: string | undefined, end: string): Call {
  const inputs = { monthly_salary: { n: 3_000_001n, d: 1n }, ingreso, retiro };
  const period = { type: 'monthly', start: `${end.slice(0, 8)}01`, end, days: 30 } as const;
  return { inputs, flags: {}, period, referenceDate: end, days: 30, trace: true };
}

test('emitted code and the interpreter agree on every date, with its trace', () => {
  let computed = 0;
  const property = fc.property(date, fc.option(date, { nil: undefined }), month, (ingreso, retiro, end) => {
    const asked = call(ingreso, retiro, end);
    const expected = exact.evaluate(asked);
    expect(comparable(emitted.evaluate(asked))).toEqual(comparable(expected));
    if (expected.kind === 'computed' && expectFixedPointToAgree(emitted, asked, expected.evaluation))
      computed += 1;
  });
  fc.assert(property, { numRuns: 400, seed: 7 });
  expect(computed).toBeGreaterThan(50);
});

test('plain numbers compute what the calendar allows', () => {
  const outcome = emitted.evaluate(call('2024-02-29', '2025-06-30', '2025-06-30'));
  if (outcome.kind === 'refused') throw new Error(outcome.refusals[0]?.message);
  const values = Object.fromEntries(outcome.evaluation.trace.map(({ id, final }) => [id, final]));
  expect(values).toMatchObject({
    desde: '2025-01-01',
    hasta: '2025-06-30',
    fin: '2025-08-30',
    vencimiento: '2025-02-28',
  });
  expect(outcome.evaluation.warnings).toMatchObject([
    { message: 'ingresó el 2024-02-29, vence el 2025-02-28' },
  ]);
});

test.each([
  ['2025-02-29', 'ingreso must be a day of the calendar such as 2025-03-31'],
  ['1949-12-31', 'ingreso must be on or after 1950-01-01'],
  ['2025-07-01', 'ingreso must be on or before 2025-06-30'],
])('%s is refused', (ingreso, message) => {
  expect(emitted.evaluate(call(ingreso, undefined, '2025-06-30'))).toMatchObject({
    kind: 'refused',
    refusals: [{ field: 'ingreso', message }],
  });
});
