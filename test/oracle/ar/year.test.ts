import { dice as diceOf } from '../dice.ts';
import { drawPerson, drawRequest } from './drawn-year.ts';
import { calculated } from './with-history.ts';
import { expectTaxOf, type Month } from './withheld.ts';

const YEARS = 25;
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

/** From the next month on another employer pays: what was paid until now is that of others. */
function leave(months: Month[]): void {
  for (const [at, month] of months.entries()) months[at] = { ...month, isOfAnother: true };
}

test('what is withheld from January to each month is the tax of these months, to the cent, whatever is corrected and whoever paid', async () => {
  const seed = 20250101;
  const dice = diceOf(seed);
  const employers = diceOf(seed + 1);
  for (let year = 0; year < YEARS; year++) {
    const person = drawPerson(dice);
    const months: Month[] = [];
    const comesFromAnother = employers.oneIn(2) ? employers.pick(MONTHS) : 0;
    for (const month of MONTHS) {
      months.push(await calculated(drawRequest(dice, person, month), months));
      expectTaxOf(months);
      if (month === comesFromAnother) leave(months);
      if (!dice.oneIn(4)) continue;
      // A correction takes the place of an earlier payslip; the next month makes up for it.
      const corrected = Math.floor(months.length / 2);
      const { isOfAnother = false } = months[corrected] ?? {};
      const paid = await calculated(drawRequest(dice, person, corrected + 1), months.slice(0, corrected));
      months[corrected] = { ...paid, isOfAnother };
    }
  }
});
