import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { payrollTaxes } from '../employer.ts';
import { add, centavos, compare, exactly, type Fraction, multiply, ZERO } from '../fraction.ts';
import { YEARS } from '../parameters.ts';
import type { Lines } from '../payslip.ts';
import { flag } from '../worker.ts';
import {
  contributing,
  employeeParts,
  isExonerated,
  isRiskRateOutside,
  isRiskRateUnusual,
  limited,
  riskRate,
  socialSecurity,
} from './contributions.ts';
import { drawEvent } from './draw-event.ts';
import { VACATION } from './draw-vacaciones.ts';
import { amount, type Facts, factsOf, given, isSalaryTooHigh } from './facts.ts';
import { withholdingOfMonth } from './month.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { type Cases, warningsOf } from './warnings.ts';
import { isRateTooHigh } from './withholding.ts';

const THIRTIETH = exactly('1/30');

function isRefused(facts: Facts): boolean {
  const [rest, inMoney] = [amount(facts, 'dias_descanso'), amount(facts, 'dias_compensados')];
  const isNothing = compare(add(rest, inMoney), ZERO) === 0;
  const isTooLong = [rest, inMoney].some((days) => compare(days, exactly(60)) > 0);
  return isSalaryTooHigh(facts) || isRateTooHigh(facts) || isRiskRateOutside(facts) || isNothing || isTooLong;
}

/** Decreto 780 de 2016 art. 3.2.5.1: the base of the last month before the rest. */
function earlierBase(facts: Facts): Fraction {
  return given(facts, 'ibc_mes_anterior') ?? contributing(facts.salary, facts);
}

function perceptionsOf(facts: Facts, base: Fraction): Lines {
  const paid = (days: string): Fraction => centavos(multiply(base, THIRTIETH, amount(facts, days)));
  return { vacaciones_disfrutadas: paid('dias_descanso'), vacaciones_compensadas: paid('dias_compensados') };
}

function employerParts(facts: Facts, ibc: Fraction, base: Fraction, taxed: Fraction): Lines {
  const exonerated = isExonerated(facts, base);
  const risk = flag(facts.request, 'cotiza_arl_en_vacaciones') === true ? riskRate(facts) : ZERO;
  return { ...socialSecurity(ibc, risk, exonerated), ...payrollTaxes(taxed, exonerated) };
}

function liquidate(facts: Facts): { readonly payslip: EventPayslip; readonly isCapped: boolean } {
  const { smmlv } = facts.parameters;
  const base = centavos(given(facts, 'promedio_base_vacaciones') ?? facts.salary);
  const perceptions = perceptionsOf(facts, base);
  const ofMonth = limited(earlierBase(facts), smmlv, facts);
  const ibc = centavos(multiply(ofMonth, amount(facts, 'dias_descanso'), THIRTIETH));
  const contributed = employeeParts(ibc, ofMonth, smmlv);
  const earned = add(...Object.values(perceptions));
  const month = withholdingOfMonth(facts, earned, contributed);
  const taxed = centavos(contributing(earned, facts));
  const payslip = {
    steps: {},
    perceptions,
    deductions: { ...contributed, retencion_fuente: month.retention },
    bases: { base_vacaciones: base, ibc, ...month.bases, base_parafiscales: taxed },
    employer: employerParts(facts, ibc, base, taxed),
  };
  return { payslip, isCapped: month.isCapped };
}

function balanceCases(facts: Facts): Cases {
  const balance = given(facts, 'dias_pendientes');
  const inMoney = amount(facts, 'dias_compensados');
  const used = add(amount(facts, 'dias_habiles'), inMoney);
  return {
    VACATION_BALANCE_EXCEEDED: balance !== undefined && compare(used, balance) > 0,
    VACATION_COMPENSATION_OVER_HALF:
      balance !== undefined && compare(multiply(inMoney, exactly(2)), balance) > 0,
  };
}

function baseCases(facts: Facts): Cases {
  const { smmlv } = facts.parameters;
  const rests = compare(amount(facts, 'dias_descanso'), ZERO) > 0;
  const base = earlierBase(facts);
  return {
    CONTRIBUTION_BASE_CAPPED: rests && compare(base, multiply(smmlv, exactly(25))) > 0,
    CONTRIBUTION_BASE_FLOORED: rests && compare(base, smmlv) < 0,
  };
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  if (isRefused(facts)) return { kind: 'refused' };
  const { payslip, isCapped } = liquidate(facts);
  const warnings = warningsOf(
    facts,
    payslip,
    { fields: ['risk_class_rate'], flags: VACATION.flags },
    {
      ...balanceCases(facts),
      ...baseCases(facts),
      RISK_RATE_NOT_STANDARD: isRiskRateUnusual(facts),
      EXEMPTION_CAP_REACHED: isCapped,
    },
  );
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/co/law.md 15. */
export const colombiaVacaciones: Oracle = {
  country: 'CO',
  scheme: VACATION.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, VACATION),
  compute,
};
