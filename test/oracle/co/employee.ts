import {
  add,
  centavos,
  compare,
  exactly,
  type Fraction,
  larger,
  multiply,
  smaller,
  subtract,
  ZERO,
} from './fraction.ts';
import type { Lines } from './payslip.ts';
import { solidarityFundRate, withholding } from './scales.ts';
import type { Worker } from './worker.ts';

/** Line 12 for both schemes: what the worker earns towards social security, and its limits. */
export interface ContributionBase {
  readonly before: Fraction;
  /** 1 SMMLV for the days counted. */
  readonly floor: Fraction;
  /** 25 SMMLV, whole in a part month too. */
  readonly cap: Fraction;
  readonly ibc: Fraction;
}

export function contributionBase(before: Fraction, worker: Worker): ContributionBase {
  const { smmlv } = worker.parameters;
  const floor = centavos(multiply(smmlv, worker.partOfMonth));
  const cap = multiply(smmlv, exactly(25));
  return { before, floor, cap, ibc: smaller(larger(before, floor), cap) };
}

/** Lines 13a to 13c. */
function contributions(ibc: Fraction, smmlv: Fraction): Lines {
  return {
    salud_empleado: centavos(multiply(ibc, exactly('0.04'))),
    pension_empleado: centavos(multiply(ibc, exactly('0.04'))),
    fondo_solidaridad_pensional: centavos(multiply(ibc, solidarityFundRate(ibc, smmlv))),
  };
}

/** rules/co/law.md 3.17: each deduction within its own limit. */
function reliefFor(earned: Fraction, { relief, parameters }: Worker): Fraction {
  const uvt = (count: string): Fraction => multiply(parameters.uvt, exactly(count));
  const dependants = relief.dependants ? smaller(multiply(earned, exactly('0.10')), uvt('32')) : ZERO;
  const saved = add(relief.voluntaryPension, relief.afc);
  const exemptSaving = smaller(smaller(saved, multiply(earned, exactly('0.30'))), uvt('3800/12'));
  const health = smaller(relief.prepaidHealth, uvt('16'));
  const housing = smaller(relief.housingInterest, uvt('100'));
  return centavos(add(dependants, health, housing, exemptSaving));
}

/** Lines 13 to 15 and the bases between them. */
export function employeeSide(earned: Fraction, ibc: Fraction, worker: Worker) {
  const { smmlv, uvt, exemptIncomeCapUvt, benefitsLimitUvt } = worker.parameters;
  const contributed = contributions(ibc, smmlv);
  const notIncome = add(...Object.values(contributed));
  const netIncome = larger(ZERO, subtract(earned, notIncome));
  const relief = reliefFor(earned, worker);
  const quarter = multiply(larger(ZERO, subtract(netIncome, relief)), exactly('0.25'));
  const exempt = centavos(smaller(quarter, multiply(exemptIncomeCapUvt, uvt)));
  const limit = smaller(multiply(netIncome, exactly('0.40')), multiply(benefitsLimitUvt, uvt));
  const benefits = centavos(smaller(add(relief, exempt), limit));
  const taxBase = subtract(netIncome, benefits);
  const bases: Lines = {
    ingresos_no_constitutivos: notIncome,
    ingreso_neto_retencion: netIncome,
    renta_exenta_25: exempt,
    base_gravable_retencion: taxBase,
  };
  const saving = {
    aporte_voluntario_pension: centavos(worker.relief.voluntaryPension),
    aporte_afc: centavos(worker.relief.afc),
  };
  return {
    deductions: { ...contributed, retencion_fuente: withholding(taxBase, uvt), ...saving },
    bases,
    isLimited: compare(add(relief, exempt), benefits) > 0,
  };
}
