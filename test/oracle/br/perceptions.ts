import { allowancesOf } from './allowances.ts';
import { type Amount, r2, sum, ZERO } from './amount.ts';
import type { Facts } from './facts.ts';
import { inForce } from './in-force.ts';
import { DIVISOR_DIAS_MES, SALARIO_FAMILIA } from './scalars.ts';

/** rules/br/law.md 2.1, by concept id. */
export interface Perceptions {
  readonly salario_base: Amount;
  readonly adicional_periculosidade: Amount;
  readonly adicional_insalubridade: Amount;
  readonly adicional_noturno: Amount;
  readonly dsr_adicional_noturno: Amount;
  readonly horas_extras: Amount;
  readonly comissoes: Amount;
  readonly decimo_terceiro: Amount;
  readonly ferias: Amount;
  readonly terco_constitucional_ferias: Amount;
  readonly salario_familia: Amount;
}

export function perceptions(facts: Facts): Perceptions {
  return {
    salario_base: byDays(facts.salario, facts.dias),
    ...allowances(facts).lines,
    horas_extras: facts.horasExtras,
    comissoes: facts.comissoes,
    decimo_terceiro: facts.decimoTerceiro,
    ferias: facts.ferias,
    terco_constitucional_ferias: r2(facts.ferias.div(3)),
    salario_familia: salarioFamilia(facts),
  };
}

function byDays(monthly: Amount, dias: number): Amount {
  return dias === DIVISOR_DIAS_MES ? monthly : r2(monthly.times(dias).div(DIVISOR_DIAS_MES));
}

function allowances({ allowances: found, salario, dias, date }: Facts) {
  return allowancesOf(found, salario, dias, date);
}

/** rules/br/law.md 2.6: what the limit is compared with; neither the 13th nor the third, and the whole salary. */
export function isWithinLimit(facts: Facts): boolean {
  const { salario, horasExtras, comissoes, ferias, elsewhere, date } = facts;
  const { ofMonth, lines } = allowances(facts);
  const night = [lines.adicional_noturno, lines.dsr_adicional_noturno];
  const renda = sum([salario, ofMonth, ...night, horasExtras, comissoes, ferias, elsewhere]);
  return renda.lte(inForce(SALARIO_FAMILIA, date).limite);
}

function salarioFamilia(facts: Facts): Amount {
  if (facts.filhos === 0 || facts.aplicaSalarioFamilia === false || !isWithinLimit(facts)) return ZERO;
  const { cota } = inForce(SALARIO_FAMILIA, facts.date);
  return r2(cota.times(facts.filhos).times(facts.dias).div(DIVISOR_DIAS_MES));
}
