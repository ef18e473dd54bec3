import { type Amount, amount, r2, sum, t2 } from './amount.ts';
import { CPP, FGTS, TERCEIROS } from './scalars.ts';

/** Components of rules/br/law.md 2.7 by concept id. */
type Components = ReadonlyMap<string, Amount>;

export interface EmployerTables {
  /** cpp, rat_fap, terceiros and fgts. */
  readonly contributions: Components;
  readonly terceiros: Amount;
  readonly provisions: Components;
}

/** The uncapped pay that contributions are due on: REC, FER and DT of the document. */
export interface Remuneration {
  readonly recurring: Amount;
  readonly vacation: Amount;
  readonly thirteenth: Amount;
}

export function employerTables(pay: Remuneration, ratFap: Amount): EmployerTables {
  const { recurring, vacation, thirteenth } = pay;
  const base = sum([recurring, vacation, thirteenth]);
  const terceiros = TERCEIROS.map(([id, rate]) => [id, r2(base.times(rate))] as const);
  const contributions = new Map([
    ['cpp', r2(base.times(CPP))],
    ['rat_fap', r2(base.times(ratFap))],
    ...terceiros,
    ['fgts', t2(recurring.plus(vacation).times(FGTS)).plus(t2(thirteenth.times(FGTS)))],
  ]);
  return {
    contributions,
    terceiros: sum(terceiros.map(([, value]) => value)),
    provisions: provisions(recurring, CPP.plus(ratFap).plus('0.058').plus(FGTS)),
  };
}

/** Each from the exact fraction of REC, rounded once; `charges` is E. */
function provisions(recurring: Amount, charges: Amount): Components {
  const one = amount(1);
  const of = (rate: Amount, parts: number): Amount => r2(recurring.times(rate).div(parts));
  return new Map([
    ['provisao_13', of(one, 12)],
    ['provisao_ferias', of(one, 12)],
    ['provisao_terco_ferias', of(one, 36)],
    ['provisao_encargos_13', of(charges, 12)],
    ['provisao_encargos_ferias', of(charges, 9)],
  ]);
}
