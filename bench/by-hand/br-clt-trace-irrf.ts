import { type AuditTrail, amountOfLaw, type Shown, shownRow, texts, yesOrNo } from './audit-trail.ts';
import {
  DEDUCAO_DEPENDENTE,
  DESCONTO_SIMPLIFICADO,
  IRRF,
  REDUCAO_ATE,
  REDUCAO_FIXA,
  REDUCAO_PLENA,
  REDUCAO_PLENA_ATE,
  REDUCAO_TAXA,
  RETENCAO_MINIMA,
} from './br-figures-decimal.ts';
import { Decimal, rowOf, ZERO } from './decimals.ts';

const SHOWN_DEPENDENT = amountOfLaw(DEDUCAO_DEPENDENTE);
const SHOWN_SIMPLIFIED = amountOfLaw(DESCONTO_SIMPLIFICADO);
const SHOWN_LEAST = amountOfLaw(RETENCAO_MINIMA);

/** What is assessed: its gross, under its name, and what its concepts end in. */
export interface Assessed {
  readonly suffix: '' | '_ferias' | '_13';
  readonly name: string;
  readonly gross: Shown;
  readonly inss: Shown;
  readonly dependents: Shown;
}

const CONCEPTS = [
  'rendimento_tributavel',
  'deducoes_legais',
  'deducao',
  'base_irrf',
  'irrf_tabela',
  'irrf_reducao',
  'irrf_apurado',
];

/** There is nothing to assess. */
export function notAssessed(trail: AuditTrail, suffix: Assessed['suffix']): void {
  trail.absent(...CONCEPTS.map((concept) => concept + suffix));
}

function reduction(trail: AuditTrail, { suffix, name, gross }: Assessed, tabela: Shown): Shown {
  const concept = `irrf_reducao${suffix}`;
  const read = { [name]: gross.text };
  if (gross.value.gt(REDUCAO_ATE)) return trail.rounded(concept, read, ZERO);
  const most = gross.value.lte(REDUCAO_PLENA_ATE)
    ? REDUCAO_PLENA
    : Decimal.max(ZERO, REDUCAO_FIXA.minus(gross.value.times(REDUCAO_TAXA)));
  return trail.rounded(
    concept,
    { ...read, [`irrf_tabela${suffix}`]: tabela.text },
    Decimal.min(tabela.value, most),
  );
}

/** The legal deductions, or the simplified one where it is more. */
function deduction(trail: AuditTrail, of: Assessed, alimony: Shown | null): Shown {
  const { suffix, inss, dependents } = of;
  const legais = trail.money(
    `deducoes_legais${suffix}`,
    {
      [`inss${suffix}`]: inss.text,
      irrf_deducao_dependente: SHOWN_DEPENDENT,
      num_dependentes_irrf: dependents.text,
      ...(alimony !== null && { pensao_alimenticia: alimony.text }),
    },
    inss.value.plus(DEDUCAO_DEPENDENTE.times(dependents.value)).plus(alimony?.value ?? ZERO),
  );
  const both = {
    [`deducoes_legais${suffix}`]: legais.text,
    irrf_desconto_simplificado: SHOWN_SIMPLIFIED,
  };
  trail.yesOrNo(`irrf_metodo${suffix}`, both, DESCONTO_SIMPLIFICADO.gt(legais.value));
  return trail.money(`deducao${suffix}`, both, Decimal.max(legais.value, DESCONTO_SIMPLIFICADO));
}

/** The first step of an assessment. */
export function taxable(trail: AuditTrail, { suffix, name, gross }: Assessed): void {
  trail.money(`rendimento_tributavel${suffix}`, { [name]: gross.text }, gross.value);
}

/** The tax that is assessed, before small ones are waived. */
export function assess(trail: AuditTrail, of: Assessed, alimony: Shown | null): Shown {
  const { suffix, name, gross } = of;
  const deducao = deduction(trail, of, alimony);
  const base = trail.rounded(
    `base_irrf${suffix}`,
    { [`deducao${suffix}`]: deducao.text, [name]: gross.text },
    Decimal.max(ZERO, gross.value.minus(deducao.value)),
  );
  const row = rowOf(IRRF, base.value);
  const tabela = trail.rounded(
    `irrf_tabela${suffix}`,
    { [`base_irrf${suffix}`]: base.text, ...shownRow('irrf_mensal', row) },
    Decimal.max(ZERO, base.value.times(row.rate).minus(row.fixed)),
  );
  const reducao = reduction(trail, of, tabela);
  return trail.money(
    `irrf_apurado${suffix}`,
    { [`irrf_reducao${suffix}`]: reducao.text, [`irrf_tabela${suffix}`]: tabela.text },
    tabela.value.minus(reducao.value),
  );
}

/** What does not pass 10.00 is not withheld. */
export function withheld(trail: AuditTrail, suffix: '' | '_ferias', name: string, due: Shown): Shown {
  const read = { [name]: due.text };
  const waived = trail.yesOrNo(
    `irrf_dispensado${suffix}`,
    due.value.gt(0) ? { ...read, irrf_retencao_minima: SHOWN_LEAST } : read,
    due.value.gt(0) && due.value.lte(RETENCAO_MINIMA),
  );
  const shown = { [`irrf_dispensado${suffix}`]: yesOrNo(waived) };
  if (waived) return trail.rounded(`irrf${suffix}`, shown, ZERO);
  return trail.rounded(`irrf${suffix}`, { ...shown, ...read }, due.value);
}

/** The tax on the 13th is final: small ones are not waived. */
export function withheldOfThirteenth(trail: AuditTrail, decimo_terceiro: Shown, due: Shown | null): Shown {
  if (due === null) return trail.rounded('irrf_13', texts({ decimo_terceiro }), ZERO);
  return trail.rounded('irrf_13', texts({ decimo_terceiro, irrf_apurado_13: due }), due.value);
}
