import type { Money } from './money.ts';
import type { Payslip } from './payslip.ts';

/** Every id of the law file and of the summary, as texts with two decimals. */
export function amountsOf(payslip: Payslip): ReadonlyMap<string, string> {
  const amounts = {
    ...earningsById(payslip),
    ...deductionsById(payslip),
    ...taxById(payslip),
    ...employerById(payslip),
    ...totalsById(payslip),
  };
  return new Map(Object.entries(amounts).map(([id, amount]) => [id, amount.toFixed(2)]));
}

type ById = Readonly<Record<string, Money>>;

function earningsById({ earnings }: Payslip): ById {
  return {
    sueldo_basico: earnings.basic,
    horas_extra: earnings.overtime,
    comisiones: earnings.commission,
    sac: earnings.aguinaldo,
    suma_no_remunerativa: earnings.nonRemunerative,
    remuneracion_bruta: earnings.gross,
    base_aportes: earnings.base,
    base_aportes_obra_social: earnings.healthBase,
    base_aportes_sac: earnings.aguinaldoBase,
    base_aportes_obra_social_sac: earnings.aguinaldoHealthBase,
  };
}

function deductionsById({ contributions, tax }: Payslip): ById {
  return {
    jubilacion: contributions.pension,
    ley_19032: contributions.inssjp,
    obra_social: contributions.health,
    cuota_sindical: contributions.union,
    base_obra_social_no_remunerativo: contributions.onSum.healthBase,
    obra_social_no_remunerativo: contributions.onSum.health,
    cuota_sindical_no_remunerativo: contributions.onSum.union,
    base_contribucion_no_remunerativo: contributions.onSum.employerHealthBase,
    ganancias: tax.withheld,
  };
}

function taxById({ tax }: Payslip): ById {
  return {
    aportes_computables: tax.deductibleContributions,
    sac_proporcional: tax.aguinaldoTwelfth,
    aportes_sac_proporcional: tax.contributionsTwelfth,
    deducciones_personales: tax.personalDeductions,
    deduccion_doceava: tax.deductionsTwelfth,
    ganancia_neta_sujeta: tax.base,
    impuesto_determinado: tax.determined,
    ganancias_tope_35: tax.ceiling,
  };
}

function employerById({ employer }: Payslip): ById {
  return {
    base_contribuciones: employer.base,
    base_obra_social_empleador: employer.healthBase,
    base_art: employer.artBase,
    contrib_sipa: employer.sipa,
    contrib_inssjp: employer.inssjp,
    contrib_aaff: employer.familyAllowances,
    contrib_fne: employer.employmentFund,
    contrib_fal: employer.fal,
    contrib_seguridad_social_total: employer.socialSecurity,
    contrib_obra_social: employer.health,
    contrib_obra_social_no_remunerativo: employer.healthOnSum,
    contrib_art_variable: employer.art,
    contrib_art_ffep: employer.ffep,
    contrib_scvo: employer.lifeCover,
  };
}

/** rules/ar/law.md 2.6, and the summary fields of rules/ar/law.md 2.7. */
function totalsById({ earnings, deductions, net, employer }: Payslip): ById {
  return {
    total_percepciones: earnings.total,
    total_deducciones: deductions,
    neto: net,
    total_perceptions: earnings.total,
    gross_salary: earnings.total,
    total_deductions: deductions,
    net_salary: net,
    employer_contributions_total: employer.total,
    employer_total_cost: earnings.total.plus(employer.total),
  };
}
