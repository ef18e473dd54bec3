import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import { type Fraction, fraction, greatest, ONE_CENT, ZERO } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { baseLimits, drawDaily, drawSalary } from '../draw-salary.ts';
import { parametersOn } from '../parameters.ts';
import { daysFromTo } from './dates.ts';
import { beyondBounds } from './event-bounds.ts';

export type Fields = Readonly<Record<string, string | number>>;

/** Paydays around which dated figures change, and the days on which the law looks at the calendar. */
const PAYDAYS = [
  '01-01',
  '01-31',
  '02-01',
  '02-28',
  '04-23',
  '04-24',
  '04-30',
  '05-01',
  '06-29',
  '06-30',
  '12-31',
];

const LARGEST_MONTH = fraction(30_000_000);

/** A payday of the year; the period begins on the first of its month. */
export function drawPayday(dice: Dice, year: number): WirePeriod {
  const anywhere = daysAfter(`${year}-01-01`, dice.integer(0, 364));
  const end_date = dice.oneIn(2) ? `${year}-${dice.pick(PAYDAYS)}` : anywhere;
  const start_date = `${end_date.slice(0, 8)}01`;
  return { type: 'event', start_date, end_date, days: daysFromTo(start_date, end_date) };
}

/** An amount on a limit of the tariff or of the subsidy, or any. */
export function drawMonth(dice: Dice, { end_date, ...rest }: WirePeriod): Fraction {
  const month = { ...rest, end_date, type: 'monthly' } as const;
  const limit = dice.pick(baseLimits(month, parametersOn(end_date)));
  return dice.oneIn(3) ? drawAmount(dice, 6).cents() : near(dice, limit);
}

/** What every event scheme may be told; each absent as often as not. */
function drawCommon(dice: Dice, period: WirePeriod): Fields {
  const ordinary = drawMonth(dice, period);
  return {
    ...(dice.oneIn(2) && { metodo_isr: dice.pick(['ley', 'reglamento']) }),
    ...(dice.oneIn(3) &&
      ordinary.exceeds(ZERO) &&
      !ordinary.exceeds(LARGEST_MONTH) && { sueldo_mensual_ordinario: plain(ordinary, 2) }),
    ...(dice.oneIn(3) && { otras_deducciones_amount: plain(drawAmount(dice, 4).cents(), 2) }),
  };
}

/** What earlier payslips of the month say; now and then that there was no pay. */
function drawEarlier(dice: Dice, period: WirePeriod): Fields {
  const income = dice.oneIn(4) ? ZERO : drawMonth(dice, period);
  return {
    ...(dice.oneIn(3) && { ingreso_gravado_mes: plain(income, 2) }),
    ...(dice.oneIn(5) && { isr_retenido_mes: plain(drawAmount(dice, 5).cents(), 2) }),
  };
}

/** The share of an exemption that earlier payments used up, at times all of it. */
export function drawUsed(dice: Dice, cap: Fraction): string {
  const used = dice.oneIn(2) ? near(dice, cap) : cap.times(dice.integer(0, 150)).over(100).cents();
  return plain(used, 2);
}

interface OwnFields {
  readonly inputs: Fields;
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** A random request of an event scheme, with what the scheme reads for itself. */
export function drawEvent(
  dice: Dice,
  {
    scheme,
    year,
    own,
  }: { scheme: string; year: number; own: (period: WirePeriod, daily: Fraction) => OwnFields },
): CalculationRequest {
  const period = drawPayday(dice, year);
  const month = { ...period, type: 'monthly', days: 30 } as const;
  const drawn = drawDaily(dice, month, parametersOn(period.end_date), fraction('1.0493'));
  const daily = greatest(ONE_CENT, drawn);
  const { inputs, flags = {} } = own(period, daily);
  return {
    country: 'MX',
    scheme,
    year,
    period,
    employee: {
      id: 'E-1',
      ...drawSalary(dice, daily),
      inputs: {
        ...drawCommon(dice, period),
        ...drawEarlier(dice, period),
        ...inputs,
        ...(dice.oneIn(25) && beyondBounds(dice, Object.keys(inputs))),
      },
    },
    employer: { id: 'P-1' },
    overrides: { ...flags, ...(dice.oneIn(4) && { zona_libre_frontera_norte: !dice.oneIn(4) }) },
  };
}
