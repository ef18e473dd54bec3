import { type Fraction, fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import { incomeTax, unroundedTax } from '../tariff.ts';
import { exemptYears } from './dates.ts';
import type { Event } from './event.ts';
import type { Amounts } from './event-tax.ts';
import type { Leaver } from './leaver.ts';

const EXEMPT_UMAS_A_YEAR = 90;

/** `isr_separacion`: at the rate of the last monthly salary, or by the tariff where less than it is taxed. */
function taxOf({ ordinaryMonth, month, date }: Event, base: Fraction): Fraction {
  if (base.isBelow(ordinaryMonth)) return incomeTax(base, month, date);
  return base
    .times(unroundedTax(ordinaryMonth, month, date))
    .over(ordinaryMonth)
    .cents();
}

/** What is exempt of the separation payments and what is withheld on the rest: LISR 93-XIII, 95 and 96. */
export function separationOf({ event, hired, last }: Leaver, payments: Amounts) {
  const total = sum(Object.values(payments));
  const years = fraction(exemptYears(hired, last));
  const cap = event.parameters.uma.times(EXEMPT_UMAS_A_YEAR).times(years).cents();
  const exempt = least(total, cap);
  const base = greatest(ZERO, total.minus(exempt));
  return {
    total_separacion: total,
    separacion_exenta: exempt,
    base_isr_separacion: base,
    isr_separacion: taxOf(event, base),
  };
}
