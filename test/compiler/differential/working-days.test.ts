import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { addDays } from '../../../runtime/module/dates.ts';
import { weekdayOf } from '../../../runtime/module/working-days.ts';
import type { Call, Outcome } from '../../../runtime/module.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree } from './fixed-point.ts';
import { loadEmitted } from './run-emitted.ts';

const HOLIDAYS = [
  '2025-01-01',
  '2025-04-18',
  '2025-09-18',
  '2025-09-19',
  '2025-09-20',
  '2025-12-25',
  '2026-01-01',
];

function lawOf(weekdays: string): string {
  return `scheme CL.prueba "Prueba"
  version  "2025.1"
  currency CLP
  valid    2025-01-01 .. 2026-06-30
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 1 CLP
  law      "Código del Trabajo"

calendar feriados "Feriados"  weekdays ${weekdays}  from 2025-01-01 until 2026-06-30  law "CT art. 35" {
${HOLIDAYS.map((day) => `  ${day} "Feriado"`).join('\n')}
}
input monthly_salary : money  in (0 CLP .. 100_000_000 CLP]  required
input desde "Desde" : date  in [2024-01-01 .. 2028-12-31]  required
input hasta "Hasta" : date  in [2024-01-01 .. 2028-12-31]  required
input dias "Días" : integer  in [-300 .. 300]  default 0
flag cuenta "Cuenta"  default yes
let habiles "Hábiles" = if cuenta then workdays(desde, hasta) else 0
let despues "Después" : date = if cuenta then add_workdays(desde, dias) else desde
let dos "Dos lecturas" = workdays(desde, hasta) - workdays(desde, despues)  when cuenta
perception pago "Pago" = monthly_salary * habiles  law "CT art. 71"
`;
}

function rulesOf(weekdays: string) {
  const text = lawOf(weekdays);
  const { ir, diagnostics } = compile({ path: 'x.pay', text });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const manifest = manifestOf(ir, { path: 'x.pay', bytes: Buffer.from(text) });
  return { exact: interpret(ir, manifest), emitted: loadEmitted(ir, manifest) };
}

function callOf(desde: string, hasta: string, dias = 0, cuenta = true): Call {
  const inputs = { monthly_salary: { n: 1000n, d: 1n }, desde, hasta, dias: { n: BigInt(dias), d: 1n } };
  const period = { type: 'event', start: '2026-06-01', end: '2026-06-30', days: 30 } as const;
  return { inputs, flags: { cuenta }, period, referenceDate: '2026-06-30', days: 30, trace: true };
}

function finals(outcome: Outcome): Readonly<Record<string, unknown>> {
  if (outcome.kind === 'refused') throw new Error(outcome.refusals.map(({ message }) => message).join());
  return Object.fromEntries(
    outcome.evaluation.trace.map(({ id, final }) => [
      id,
      typeof final === 'object' ? Number(final.n / final.d) : final,
    ]),
  );
}

/** Walks the calendar day by day. */
function walked(isWorking: (day: string) => boolean, from: string, to: string): number {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorking(day)) count += 1;
  return count;
}

function walkedOn(isWorking: (day: string) => boolean, from: string, days: number): string {
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, Math.sign(days));
    if (isWorking(day)) left -= 1;
  }
  return day;
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const covered = fc
  .date({ min: new Date('2025-03-01'), max: new Date('2026-04-30'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const anyDate = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe.each([
  ['monday .. friday', [1, 2, 3, 4, 5]],
  ['monday .. saturday', [1, 2, 3, 4, 5, 6]],
  ['sunday .. thursday', [7, 1, 2, 3, 4]],
  ['monday .. sunday', [1, 2, 3, 4, 5, 6, 7]],
  ['friday .. friday', [5]],
])('working days from %s', (weekdays, numbers) => {
  const { exact, emitted } = rulesOf(weekdays);
  const isWorking = (day: string): boolean => numbers.includes(weekdayOf(day)) && !HOLIDAYS.includes(day);

  test('are those that one meets walking the calendar', () => {
    const property = fc.property(covered, covered, fc.integer({ min: -8, max: 8 }), (desde, hasta, dias) => {
      const asked = callOf(desde, hasta, dias);
      const outcome = exact.evaluate(asked);
      expect(finals(outcome)).toMatchObject({
        habiles: walked(isWorking, desde, hasta),
        despues: walkedOn(isWorking, desde, dias),
      });
      expect(comparable(emitted.evaluate(asked))).toEqual(comparable(outcome));
      if (outcome.kind === 'computed')
        expect(expectFixedPointToAgree(emitted, asked, outcome.evaluation)).toBe(true);
    });
    fc.assert(property, { numRuns: 60, seed: 7 });
  });

  test('both evaluators refuse the same dates that the calendar does not cover', () => {
    const property = fc.property(
      anyDate,
      anyDate,
      fc.integer({ min: -300, max: 300 }),
      (desde, hasta, dias) => {
        const asked = callOf(desde, hasta, dias);
        expect(comparable(emitted.evaluate(asked))).toEqual(comparable(exact.evaluate(asked)));
      },
    );
    fc.assert(property, { numRuns: 60, seed: 7 });
  });
});

describe('a date that the calendar does not cover', () => {
  const { exact, emitted } = rulesOf('monday .. friday');
  const said = 'Feriados: se conocen los feriados del 2025-01-01 al 2026-06-30';

  test.each([
    ['a span that ends after it', callOf('2026-06-01', '2026-07-01'), 'period'],
    ['a span that begins before it', callOf('2024-12-31', '2025-02-01'), 'period'],
    ['days that lead out of it', callOf('2026-06-29', '2026-06-29', 2), 'desde'],
  ])('refuses %s, naming the calendar and its last day', (_, asked, field) => {
    for (const rules of [exact, emitted])
      expect(rules.evaluate(asked)).toMatchObject({
        kind: 'refused',
        refusals: expect.arrayContaining([expect.objectContaining({ field, message: said })]),
      });
  });

  test.each([
    ['its first and its last day', callOf('2025-01-01', '2026-06-30')],
    ['a span that ends before it begins', callOf('2026-06-30', '2024-01-01')],
    ['days that are not counted', callOf('2028-01-01', '2028-12-31', 5, false)],
  ])('does not refuse %s', (_, asked) => {
    for (const rules of [exact, emitted]) expect(rules.evaluate(asked).kind).toBe('computed');
  });
});

test('the days of the week that a text of dates names are those of the calendar', () => {
  expect(week[weekdayOf('2025-09-18') - 1]).toBe('thursday');
  expect(week[weekdayOf('1969-12-28') - 1]).toBe('sunday');
});
