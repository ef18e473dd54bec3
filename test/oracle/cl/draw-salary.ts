import type { Dice } from '../oracle.ts';
import { inForceOrNull } from './dated.ts';
import { type Amount, exact, least } from './exact.ts';
import { FAMILY_ALLOWANCE } from './family-allowance.ts';
import type { Figures } from './figures.ts';
import { INCOME_TAX } from './income-tax-table.ts';

/** What decides where the thresholds are. */
export interface Month {
  readonly date: string;
  readonly figures: Figures;
  readonly afpRate: string;
}

/** A salary near a threshold of the law, or any; now and then with a fraction of a peso or out of bounds. */
export function drawSalary(dice: Dice, month: Month): string {
  if (dice.oneIn(40))
    return dice.pick(['0', '0.0000000001', '0.5', '1', '1000000000', '1000000000.0000000001']);
  const threshold = dice.pick(['wage', 'gratification', 'caps', 'tax', 'family', 'any', 'any'] as const);
  const landmark = drawLandmark(dice, threshold, month);
  const salary = landmark.toDecimalPlaces(0).plus(dice.integer(-3, 3)).abs();
  const fraction = dice.oneIn(5) ? dice.pick(['0.5', '0.4999999999', '0.01', '0.3333333333']) : '0';
  return salary.plus(fraction).toFixed();
}

type Threshold = 'wage' | 'gratification' | 'caps' | 'tax' | 'family' | 'any';

function drawLandmark(dice: Dice, threshold: Threshold, month: Month): Amount {
  const total = drawTotal(dice, threshold, month);
  if (threshold === 'wage' || threshold === 'any' || dice.oneIn(3)) return total;
  return salaryOf(total, month.figures.gratificationCap);
}

/** rules/cl/law.md 2.1, row 4 turned round: the salary whose total with gratificación is this one. */
function salaryOf(total: Amount, cap: Amount): Amount {
  const uncapped = total.div('1.25');
  return uncapped.times('0.25').lt(cap) ? uncapped : total.minus(cap);
}

function drawTotal(dice: Dice, threshold: Threshold, month: Month): Amount {
  const { figures } = month;
  if (threshold === 'wage') return figures.minimumWage;
  if (threshold === 'gratification') return figures.gratificationCap.times(5);
  if (threshold === 'caps') return dice.pick([figures.pensionAndHealthCap, figures.unemploymentCap]);
  if (threshold === 'tax') return totalOfTaxBase(dice, month);
  if (threshold === 'family') return familyLimit(dice, month.date);
  return exact(dice.integer(1, dice.pick([400_000, 2_000_000, 9_000_000, 60_000_000, 1_000_000_000])));
}

/** rules/cl/law.md 4.4: a bound of the table, turned back into the total imponible of an indefinite contract. */
function totalOfTaxBase(dice: Dice, month: Month): Amount {
  const { figures, afpRate } = month;
  const base = figures.utm.times(dice.pick(INCOME_TAX).upTo ?? '400');
  const pension = exact(afpRate).plus('0.07');
  const unemployment = exact(dice.pick(['0', '0.006']));
  const uncapped = base.div(exact(1).minus(pension).minus(unemployment));
  if (uncapped.lt(figures.pensionAndHealthCap)) return uncapped;
  const ofPension = figures.pensionAndHealthCap.times(pension);
  const partlyCapped = base.plus(ofPension).div(exact(1).minus(unemployment));
  const ofUnemployment = least(partlyCapped, figures.unemploymentCap).times(unemployment);
  return base.plus(ofPension).plus(ofUnemployment);
}

/** rules/cl/law.md 4.9: the last bracket ends where nothing is paid; before the table, any limit. */
function familyLimit(dice: Dice, date: string): Amount {
  const brackets = inForceOrNull(FAMILY_ALLOWANCE, date) ?? FAMILY_ALLOWANCE.flatMap(({ value }) => value);
  return exact(dice.pick(brackets).upTo);
}
