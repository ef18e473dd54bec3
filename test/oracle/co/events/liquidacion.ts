import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { payrollTaxes } from '../employer.ts';
import {
  add,
  centavos,
  compare,
  exactly,
  type Fraction,
  multiply,
  printQuantity,
  subtract,
  ZERO,
} from '../fraction.ts';
import { YEARS } from '../parameters.ts';
import type { Lines } from '../payslip.ts';
import { withholding } from '../scales.ts';
import { type Contract, contractOf, transportOf } from './contract.ts';
import {
  contributing,
  employeeParts,
  isExonerated,
  isRiskRateOutside,
  limited,
  riskRate,
  socialSecurity,
} from './contributions.ts';
import { withholdingOfIndemnity } from './dismissal.ts';
import { drawEvent } from './draw-event.ts';
import { LIQUIDATION } from './draw-liquidacion.ts';
import { amount, type Facts, factsOf, given, isSalaryTooHigh } from './facts.ts';
import { type FinalPay, finalPayOf } from './final-pay.ts';
import { warningsOfLiquidation } from './liquidacion-warnings.ts';
import { withholdingOfMonth } from './month.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { untaxedShare } from './severance-share.ts';
import { exemptQuarter, isRateTooHigh, withheld } from './withholding.ts';

function isRefused(facts: Facts, { hire, end, kind, term, isUnjust }: Contract): boolean {
  const lacksTerm = kind === 'fijo' && isUnjust && term === undefined;
  const isWrong = hire > end || lacksTerm || isRiskRateOutside(facts);
  return isWrong || isSalaryTooHigh(facts) || isRateTooHigh(facts);
}

const line = (lines: Lines, id: string): Fraction => lines[id] ?? ZERO;

const sumOf = (lines: Lines, ...ids: readonly string[]): Fraction => add(...ids.map((id) => line(lines, id)));

/** What contributes: the salaries that are paid, for the days that are paid. */
export interface Contribution {
  readonly before: Fraction;
  readonly floor: Fraction;
  readonly ibc: Fraction;
}

function contributionOf(facts: Facts, salaries: Fraction): Contribution {
  const before = contributing(salaries, facts);
  const days = amount(facts, 'dias_salario_pendiente');
  const floor = centavos(multiply(facts.parameters.smmlv, days, exactly('1/30')));
  const isNothing = compare(salaries, ZERO) === 0;
  return { before, floor, ibc: isNothing ? ZERO : centavos(limited(before, floor, facts)) };
}

/** ET arts. 206 num. 4 and 383: cesantías and interest, each by itself. */
function severanceSide(facts: Facts, perceptions: Lines) {
  const usual = add(given(facts, 'promedio_salario') ?? facts.salary, transportOf(facts));
  const share = untaxedShare(given(facts, 'ingreso_promedio_6_meses') ?? usual, facts.parameters);
  const taxed = (...ids: readonly string[]): Fraction =>
    centavos(multiply(sumOf(perceptions, ...ids), subtract(exactly(1), share)));
  const severance = taxed('cesantias', 'cesantias_anio_anterior');
  const interest = taxed('intereses_cesantias', 'intereses_anio_anterior');
  const { uvt } = facts.parameters;
  return {
    share,
    bases: { cesantias_gravadas: severance, intereses_gravados: interest },
    retention: add(withholding(severance, uvt), withholding(interest, uvt)),
  };
}

function primaSide(facts: Facts, prima: Fraction) {
  const { exempt, isCapped } = exemptQuarter(prima, facts.parameters);
  const taxBase = subtract(prima, exempt);
  return {
    bases: { renta_exenta_25_prima: exempt, base_gravable_prima: taxBase },
    retention: withheld(taxBase, facts),
    isCapped,
  };
}

/** ET art. 114-1 compares a month: its whole salary, and what else is due. */
export function payOfWholeMonth(facts: Facts, perceptions: Lines): Fraction {
  return add(facts.salary, line(perceptions, 'otros_salarios'));
}

function employerSide(facts: Facts, ofMonth: Fraction, ibc: Fraction, taxed: Fraction): Lines {
  const exonerated = isExonerated(facts, ofMonth);
  return { ...socialSecurity(ibc, riskRate(facts), exonerated), ...payrollTaxes(taxed, exonerated) };
}

export interface Liquidation {
  readonly payslip: EventPayslip;
  readonly pay: FinalPay;
  readonly contribution: Contribution;
  readonly isCapped: boolean;
}

/** The four withholdings, each of its own payments. */
function withholdingsOf(facts: Facts, pay: FinalPay, contributed: Lines) {
  const monthly = ['salario_pendiente', 'auxilio_transporte', 'otros_salarios', 'vacaciones_compensadas'];
  const month = withholdingOfMonth(facts, sumOf(pay.perceptions, ...monthly), contributed);
  const prima = primaSide(facts, line(pay.perceptions, 'prima_servicios'));
  const severance = severanceSide(facts, pay.perceptions);
  const indemnity = withholdingOfIndemnity(facts, pay.indemnityBase, line(pay.perceptions, 'indemnizacion'));
  return {
    steps: { porcentaje_no_gravado: printQuantity(severance.share) },
    bases: { ...month.bases, ...prima.bases, ...severance.bases, ...indemnity.bases },
    deductions: {
      retencion_fuente: month.retention,
      retencion_prima: prima.retention,
      retencion_cesantias: severance.retention,
      retencion_indemnizacion: indemnity.retention,
    },
    isCapped: month.isCapped || prima.isCapped || indemnity.isCapped,
  };
}

function liquidate(facts: Facts, contract: Contract): Liquidation {
  const pay = finalPayOf(facts, contract);
  const salaries = sumOf(pay.perceptions, 'salario_pendiente', 'otros_salarios');
  const contribution = contributionOf(facts, salaries);
  const { ibc } = contribution;
  const contributed = employeeParts(ibc, ibc, facts.parameters.smmlv);
  const withholdings = withholdingsOf(facts, pay, contributed);
  const taxed = centavos(contributing(add(salaries, line(pay.perceptions, 'vacaciones_compensadas')), facts));
  const own = { ingreso_salarial: salaries, ibc, base_parafiscales: taxed };
  const payslip = {
    steps: { ...pay.steps, ...withholdings.steps },
    perceptions: pay.perceptions,
    deductions: { ...contributed, ...withholdings.deductions },
    bases: { ...pay.bases, ...own, ...withholdings.bases },
    employer: employerSide(facts, payOfWholeMonth(facts, pay.perceptions), ibc, taxed),
  };
  return { payslip, pay, contribution, isCapped: withholdings.isCapped };
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  const contract = contractOf(facts);
  if (isRefused(facts, contract)) return { kind: 'refused' };
  const liquidation = liquidate(facts, contract);
  const warnings = warningsOfLiquidation(facts, contract, liquidation);
  return { kind: 'computed', amounts: amountsOf(liquidation.payslip), warnings };
}

/** rules/co/law.md 16. */
export const colombiaLiquidacion: Oracle = {
  country: 'CO',
  scheme: LIQUIDATION.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, LIQUIDATION),
  compute,
};
