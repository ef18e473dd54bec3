import { type Amount, greatest, least, r2, sum, ZERO } from './amount.ts';
import { type EmployerTables, employerTables } from './employer.ts';
import type { Facts } from './facts.ts';
import { inssHere, inssOf } from './inss.ts';
import { type Assessment, assess } from './irrf.ts';
import { type Perceptions, perceptions } from './perceptions.ts';
import { VALE_TRANSPORTE_LIMITE } from './scalars.ts';

export const SUFFIXES = ['', '_ferias', '_13'] as const;
export type Suffix = (typeof SUFFIXES)[number];

/** One month of one employee, in the shorthands of rules/br/law.md 2.1. */
export interface Payslip {
  readonly perceptions: Perceptions;
  /** REC: salary, overtime and commissions. */
  readonly recurring: Amount;
  /** FER: vacation and its third. */
  readonly vacation: Amount;
  /** DT: the 13th. */
  readonly thirteenth: Amount;
  readonly inss: Readonly<Record<Suffix, Amount>>;
  /** Those whose gross is not zero. */
  readonly assessments: ReadonlyMap<Suffix, Assessment>;
  readonly valeTransporte: Amount;
  readonly employer: EmployerTables;
}

export function payslipOf(facts: Facts): Payslip {
  const lines = perceptions(facts);
  const recurring = sum([
    lines.salario_base,
    lines.adicional_periculosidade,
    lines.adicional_insalubridade,
    lines.adicional_noturno,
    lines.dsr_adicional_noturno,
    lines.horas_extras,
    lines.comissoes,
  ]);
  const vacation = lines.ferias.plus(lines.terco_constitucional_ferias);
  const thirteenth = lines.decimo_terceiro;
  const inss = inssParts(recurring, vacation, thirteenth, facts);
  const gross = { '': recurring, _ferias: vacation, _13: thirteenth };
  return {
    perceptions: lines,
    recurring,
    vacation,
    thirteenth,
    inss,
    assessments: assessments(facts, gross, inss),
    valeTransporte: least(facts.valeTransporte, r2(lines.salario_base.times(VALE_TRANSPORTE_LIMITE))),
    employer: employerTables({ recurring, vacation, thirteenth }, facts.ratFap),
  };
}

/** rules/br/law.md 2.2: salary and vacation share one calculation, vacation first; the 13th has its own. */
function inssParts(recurring: Amount, vacation: Amount, thirteenth: Amount, { elsewhere, date }: Facts) {
  const ofVacation = inssHere(vacation, elsewhere, date);
  return {
    '': greatest(ZERO, inssHere(recurring.plus(vacation), elsewhere, date).minus(ofVacation)),
    _ferias: ofVacation,
    _13: inssOf(thirteenth, date),
  };
}

/** rules/br/law.md 2.3: three independent ones; the alimony lowers the first, the waiver spares the last. */
function assessments(
  { date, dependentes, pensao }: Facts,
  gross: Readonly<Record<Suffix, Amount>>,
  inss: Readonly<Record<Suffix, Amount>>,
): ReadonlyMap<Suffix, Assessment> {
  const assessed = SUFFIXES.filter((suffix) => !gross[suffix].isZero());
  return new Map(
    assessed.map((suffix) => {
      const own = { pensao: suffix === '' ? pensao : ZERO, waivable: suffix !== '_13' };
      return [suffix, assess({ gross: gross[suffix], inss: inss[suffix], dependentes, ...own }, date)];
    }),
  );
}
