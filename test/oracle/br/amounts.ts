import { type Amount, least, sum, ZERO } from './amount.ts';
import type { Facts } from './facts.ts';
import { baseHere, teto } from './inss.ts';
import type { Assessment } from './irrf.ts';
import { type Payslip, SUFFIXES } from './payslip.ts';
import { DESCONTO_SIMPLIFICADO, REDUCAO } from './scalars.ts';

/** Every amount of the payslip by its concept id or summary field. */
export function amountsOf(facts: Facts, payslip: Payslip): ReadonlyMap<string, string> {
  const money = new Map<string, Amount>([
    ...Object.entries(payslip.perceptions),
    ...deductions(facts, payslip),
    ...bases(facts, payslip),
    ...employerAmounts(facts, payslip),
    ...[...payslip.assessments].flatMap(([suffix, found]) => steps(suffix, found, facts.date)),
    ...totals(facts, payslip),
  ]);
  const texts = new Map([...money].map(([id, value]) => [id, value.toFixed(2)]));
  for (const [id, method] of methods(facts, payslip)) texts.set(id, method);
  return texts;
}

type Entry = readonly [string, Amount];

/** rules/br/law.md 2.2 to 2.4. */
function deductions(facts: Facts, { inss, assessments, valeTransporte }: Payslip): readonly Entry[] {
  return [
    ...SUFFIXES.map((suffix): Entry => [`inss${suffix}`, inss[suffix]]),
    ...SUFFIXES.map((suffix): Entry => [`irrf${suffix}`, assessments.get(suffix)?.retido ?? ZERO]),
    ['vale_transporte', valeTransporte],
    ['pensao_alimenticia', facts.pensao],
  ];
}

/** A skipped assessment shows no base, or zero. */
function bases(
  { date, elsewhere }: Facts,
  { recurring, vacation, thirteenth, assessments }: Payslip,
): readonly Entry[] {
  const all = sum([recurring, vacation, thirteenth]);
  return [
    ['base_inss', baseHere(recurring.plus(vacation), elsewhere, date)],
    ['base_inss_13', least(thirteenth, teto(date))],
    ...SUFFIXES.map((suffix): Entry => [`base_irrf${suffix}`, assessments.get(suffix)?.base ?? ZERO]),
    ['base_cpp', all],
    ['base_fgts', all],
  ];
}

/** Trace steps of one assessment (rules/br/law.md 2.3); the reduction exists since 2026. */
function steps(suffix: string, found: Assessment, date: string): readonly Entry[] {
  return [
    [`rendimento_tributavel${suffix}`, found.rendimento],
    [`deducoes_legais${suffix}`, found.deducoesLegais],
    [`deducao${suffix}`, found.deducao],
    [`irrf_tabela${suffix}`, found.tabela],
    ...(date < REDUCAO.from ? [] : [[`irrf_reducao${suffix}`, found.reducao] as const]),
  ];
}

/** `irrf_metodo` is a choice, not money; there is one since the simplified discount exists. */
function methods({ date }: Facts, { assessments }: Payslip): readonly (readonly [string, string])[] {
  if (date < (DESCONTO_SIMPLIFICADO[1]?.from ?? '')) return [];
  return [...assessments].map(([suffix, found]) => [`irrf_metodo${suffix}`, found.simplificado ? '1' : '0']);
}

function employerAmounts(facts: Facts, { employer, valeTransporte }: Payslip): readonly Entry[] {
  return [
    ...employer.contributions,
    ...employer.provisions,
    ['vale_transporte_patronal', facts.valeTransporte.minus(valeTransporte)],
  ];
}

/** rules/br/law.md 2.5: its own totals and the six fields of the answer. */
function totals(facts: Facts, payslip: Payslip): readonly Entry[] {
  const { employer } = payslip;
  const percepciones = sum(Object.values(payslip.perceptions));
  const deducciones = sum(deductions(facts, payslip).map(([, value]) => value));
  const patronales = sum(employerAmounts(facts, payslip).map(([, value]) => value));
  return [
    ['total_percepciones', percepciones],
    ['total_deducciones', deducciones],
    ['neto', percepciones.minus(deducciones)],
    ['total_contribuciones_patronales', sum(employer.contributions.values())],
    ['total_terceiros', employer.terceiros],
    ['total_provisiones', sum(employer.provisions.values())],
    ['gross_salary', percepciones],
    ['total_perceptions', percepciones],
    ['total_deductions', deducciones],
    ['net_salary', percepciones.minus(deducciones)],
    ['employer_contributions_total', patronales],
    ['employer_total_cost', percepciones.plus(patronales)],
  ];
}
