import { type Amount, sum } from '../amount.ts';
import type { Assessment } from '../irrf.ts';
import { DESCONTO_SIMPLIFICADO, REDUCAO } from '../scalars.ts';

/** Amounts by concept id; a line that is not shown is zero. */
export type Entries = Readonly<Record<string, Amount>>;

/** What a life event pays, takes and costs. */
export interface Receipt {
  readonly perceptions: Entries;
  readonly deductions: Entries;
  /** Bases and trace steps that belong to no total. */
  readonly bases: Entries;
  readonly employer: Entries;
}

/** Every amount by its concept id or summary field. */
export function amountsOf(receipt: Receipt): ReadonlyMap<string, string> {
  const entries = { ...receipt.bases, ...receipt.perceptions, ...receipt.deductions, ...receipt.employer };
  const money = Object.entries({ ...entries, ...totals(receipt) });
  return new Map(money.map(([id, value]) => [id, value.toFixed(2)]));
}

export function netOf({ perceptions, deductions }: Receipt): Amount {
  return sum(Object.values(perceptions)).minus(sum(Object.values(deductions)));
}

/** rules/br/law.md 2.5; an event has neither benefits nor provisions, so its own total is that of the answer. */
function totals(receipt: Receipt): Entries {
  const percepciones = sum(Object.values(receipt.perceptions));
  const deducciones = sum(Object.values(receipt.deductions));
  const patronales = sum(Object.values(receipt.employer));
  const neto = netOf(receipt);
  return {
    total_percepciones: percepciones,
    total_deducciones: deducciones,
    neto,
    total_contribuciones_patronales: patronales,
    gross_salary: percepciones,
    total_perceptions: percepciones,
    total_deductions: deducciones,
    net_salary: neto,
    employer_contributions_total: patronales,
    employer_total_cost: percepciones.plus(patronales),
  };
}

/** Base and trace steps of one assessment (rules/br/law.md 9.2). */
export function stepsOf(suffix: string, found: Assessment, date: string): Entries {
  return {
    [`rendimento_tributavel${suffix}`]: found.rendimento,
    [`deducoes_legais${suffix}`]: found.deducoesLegais,
    [`deducao${suffix}`]: found.deducao,
    [`base_irrf${suffix}`]: found.base,
    [`irrf_tabela${suffix}`]: found.tabela,
    ...(date >= REDUCAO.from && { [`irrf_reducao${suffix}`]: found.reducao }),
  };
}

/** Which deduction won is a choice, not money; there is one since the simplified discount exists. */
export function methodOf(suffix: string, found: Assessment, date: string): readonly [string, string][] {
  if (date < (DESCONTO_SIMPLIFICADO[1]?.from ?? '')) return [];
  return [[`irrf_metodo${suffix}`, found.simplificado ? '1' : '0']];
}
