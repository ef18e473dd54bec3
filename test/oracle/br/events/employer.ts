import { type Amount, r2, t2 } from '../amount.ts';
import { CPP, FGTS, TERCEIROS } from '../scalars.ts';
import type { Pay } from './pay.ts';
import type { Entries } from './receipt.ts';

/** rules/br/law.md 9.3: each component from its base, to the cent, without a ceiling. */
export function employerLines(baseCpp: Amount, baseFgts: Amount, ratFap: Amount): Entries {
  return {
    cpp: r2(baseCpp.times(CPP)),
    rat_fap: r2(baseCpp.times(ratFap)),
    ...Object.fromEntries(TERCEIROS.map(([id, rate]) => [id, r2(baseCpp.times(rate))])),
    fgts: r2(baseFgts.times(FGTS)),
  };
}

/** The same of a 13th, whose FGTS is listed apart and truncated. */
export function employerLinesOf13(baseCpp: Amount, baseFgts: Amount, ratFap: Amount): Entries {
  return { ...employerLines(baseCpp, baseFgts, ratFap), fgts: t2(baseFgts.times(FGTS)) };
}

/** "Absent, 0.02 used" (rules/br/law.md 5): on a base of nothing no rate is. */
export function isRatFapAssumed({ isRatFapSent }: Pay, baseCpp: Amount): boolean {
  return !isRatFapSent && baseCpp.gt(0);
}
