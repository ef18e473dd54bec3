import fc from 'fast-check';
import { countedDays, type Period, referenceDate } from '../../../runtime/module/period.ts';
import type { Call, InputSpec, InputValue, Manifest } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';

/** Amounts that sit on and around what rules care about: zero, round sums, cents, six decimals. */
const amount = fc.oneof(
  fc.constantFrom('0', '0.01', '1423500', '2847000', '4730905', '5694000', '14235000', '35587500', '1000000'),
  fc.integer({ min: 0, max: 499_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 0, max: 4_999_999 }).map((n) => `${n}.333333`),
  fc.integer({ min: 0, max: 9_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
);

/** What earlier payslips come to: sums of their cents, and now and then an average. */
const past = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.integer({ min: 0, max: 9_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  },
  { weight: 1, arbitrary: amount },
);

/** Days that events are counted from and to, in the year of the period and before; null is the last day of the period. */
const day = fc.record({
  yearsBefore: fc.constantFrom(0, 0, 0, 1, 2, 6, 11),
  monthDay: fc.constantFrom(null, null, '01-01', '02-28', '06-30', '07-01', '10-16', '12-31'),
});

type ValueIn = (at: Period) => InputValue;

/** A value, once the period is known. */
function randomValue(spec: InputSpec, isEvent: boolean): fc.Arbitrary<ValueIn> {
  if (spec.type !== 'date') return randomQuantity(spec, isEvent).map((value) => () => value);
  return day.map(
    ({ yearsBefore, monthDay }) =>
      (at) =>
        `${Number(at.end.slice(0, 4)) - yearsBefore}-${monthDay ?? (at.end.endsWith('02-29') ? '02-28' : at.end.slice(5))}`,
  );
}

/** Of an event many amounts are sent: finer ones are rarer, so that plain whole numbers compute some of its payslips. */
function randomQuantity(spec: InputSpec, isEvent: boolean): fc.Arbitrary<InputValue> {
  switch (spec.type) {
    case 'money':
      return (spec.source === 'history' || isEvent ? past : amount).map(decimal);
    case 'rate':
      return fc.integer({ min: 0, max: 100_000 }).map((n) => decimal((n / 1_000_000).toFixed(6)));
    case 'number':
    case 'hours':
      return fc.integer({ min: 0, max: 24_000 }).map((n) => decimal((n / 100).toFixed(2)));
    case 'integer':
      return fc.integer({ min: 0, max: 7 }).map((n) => decimal(String(n)));
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...spec.words);
    case 'date':
      return fc.constantFrom('2025-01-01', '2025-12-31');
  }
}

const PAD = (n: number): string => String(n).padStart(2, '0');

/** Months since year 0 of an ISO date, so that a validity of several years is one range. */
function monthNumber(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
}

/** The Decembers among months numbered since year 0: none where a law holds for a part of a year. */
function decembersOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((m) => m % 12 === 11);
}

function period(manifest: Manifest): fc.Arbitrary<Period> {
  const months = { min: monthNumber(manifest.validFrom), max: monthNumber(manifest.validUntil) };
  const month = fc.integer(months);
  const decembers = decembersOf(months.min, months.max);
  const endOfYear = decembers.length > 0 ? fc.constantFrom(...decembers) : month;
  return fc
    .record({
      type: fc.constantFrom(...manifest.periods),
      // What is settled once a year is settled at its end.
      at: manifest.periods.includes('event') ? fc.oneof(month, endOfYear) : month,
      from: fc.constantFrom(1, 1, 1, 16, 10),
      days: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ type, at, from, days }) => {
      const year = Math.floor(at / 12);
      const month = (at % 12) + 1;
      const end = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return {
        type,
        start: `${year}-${PAD(month)}-${PAD(from)}`,
        end: `${year}-${PAD(month)}-${PAD(end)}`,
        days,
      };
    });
}

interface Sent {
  readonly spec: InputSpec;
  readonly valueIn: ValueIn | undefined;
}

/** An input, sent so many times as often as not. */
function randomlySent(spec: InputSpec, isEvent: boolean, times: number): fc.Arbitrary<Sent> {
  return fc
    .option(randomValue(spec, isEvent), { nil: undefined, freq: times })
    .map((valueIn) => ({ spec, valueIn }));
}

const rarely = (spec: InputSpec): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant({ spec, valueIn: undefined }) },
    { weight: 1, arbitrary: randomlySent(spec, true, 15) },
  );

/**
 * Of an event nearly all that it reads is sent, or little beside what must be: most people are owed few of the sums that it
 * may pay.
 */
function randomInputs({ inputs, periods }: Manifest): fc.Arbitrary<readonly Sent[]> {
  if (!periods.includes('event')) return fc.tuple(...inputs.map((spec) => randomlySent(spec, false, 3)));
  const often = (spec: InputSpec): fc.Arbitrary<Sent> => randomlySent(spec, true, 15);
  const needed = inputs.map((spec) => (spec.presence === 'required' ? often(spec) : rarely(spec)));
  return fc.oneof(fc.tuple(...inputs.map(often)), fc.tuple(...needed));
}

/** A random call of a scheme: any input may be missing, or lie outside its bounds. */
export function randomCall(manifest: Manifest): fc.Arbitrary<Call> {
  return fc.tuple(period(manifest), randomInputs(manifest)).map(([at, values]) => {
    const inputs: Record<string, InputValue> = {};
    const flags: Record<string, boolean> = {};
    for (const { spec, valueIn } of values) {
      const value = valueIn?.(at);
      if (value === undefined) continue;
      if (spec.source === 'override' && typeof value === 'boolean') flags[spec.wire] = value;
      else inputs[spec.wire] = value;
    }
    const year = Number(at.end.slice(0, 4));
    return {
      inputs,
      flags,
      period: at,
      referenceDate: referenceDate(manifest.asOf, at, year),
      days: countedDays(manifest.days, at, manifest.proration),
      trace: true,
    };
  });
}
