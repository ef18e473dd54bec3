import { type Amount, least, sum, t2, ZERO } from './amount.ts';
import { inForce } from './in-force.ts';
import { INSS, type InssTable } from './inss-table.ts';

/** The ceiling: the last `up_to` of the table in force (rules/br/law.md 3.1). */
export function teto(date: string): Amount {
  return inForce(INSS, date).rows.at(-1)?.upTo ?? ZERO;
}

/** Employee INSS of a base, which is capped first (rules/br/law.md 2.2). */
export function inssOf(base: Amount, date: string): Amount {
  const table = inForce(INSS, date);
  const capped = least(base, teto(date));
  return table.mode === 'flat' ? flat(table, capped) : progressive(table, capped);
}

/** January and February 2020: the rate of the row on the whole base; the row is that of all employers together. */
function flat(table: InssTable, base: Amount, elsewhere: Amount = ZERO): Amount {
  const row = table.rows.find(({ upTo }) => base.plus(elsewhere).lte(upTo));
  return row === undefined ? ZERO : t2(base.times(row.rate));
}

/** What the ceiling leaves for this employer when others have withheld first (rules/br/law.md 2.8). */
export function baseHere(base: Amount, elsewhere: Amount, date: string): Amount {
  const left = teto(date).minus(elsewhere);
  return left.lt(0) ? ZERO : least(base, left);
}

export function inssHere(base: Amount, elsewhere: Amount, date: string): Amount {
  const table = inForce(INSS, date);
  const here = baseHere(base, elsewhere, date);
  if (table.mode === 'flat') return flat(table, here, elsewhere);
  return inssOf(here.plus(elsewhere), date).minus(inssOf(elsewhere, date));
}

/** Each slice is truncated to the cent, then the slices are added. */
function progressive(table: InssTable, base: Amount): Amount {
  const slices = table.rows.map(({ upTo, rate }, index) => {
    const from = table.rows[index - 1]?.upTo ?? ZERO;
    return base.gt(from) ? t2(least(base, upTo).minus(from).times(rate)) : ZERO;
  });
  return sum(slices);
}
