import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest } from '../../calendar.ts';
import type { Dice, Oracle, Verdict } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import {
  centavos,
  compare,
  exactly,
  type Fraction,
  larger,
  multiply,
  printQuantity,
  subtract,
  ZERO,
} from '../fraction.ts';
import { type Parameters, YEARS } from '../parameters.ts';
import { withholding } from '../scales.ts';
import { days360 } from './days.ts';
import { drawDate, drawEvent, drawMoney, drawNear, type EventDraw } from './draw-event.ts';
import { amount, benefitBase, date, type Facts, factsOf, given, isSalaryTooHigh } from './facts.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { SHARE_LIMITS, untaxedShare } from './severance-share.ts';
import { isTransportMismatch, warningsOf } from './warnings.ts';

const FLAGS = ['aplica_auxilio_transporte'];

const startOfYear = ({ date }: Facts): string => `${date.slice(0, 4)}-01-01`;

const hireOf = (facts: Facts): string => date(facts, 'hire_date') ?? startOfYear(facts);

function isRefused(facts: Facts): boolean {
  const isTooLong = compare(amount(facts, 'dias_suspension'), exactly(360)) > 0;
  return isSalaryTooHigh(facts) || isTooLong || hireOf(facts) > facts.date;
}

/** Ley 52 de 1975: interest of the days of service, which a suspension does not shorten. */
function interest(facts: Facts, severance: Fraction, days: number): Fraction {
  const year = centavos(multiply(severance, exactly('0.12'), exactly(`${days}/360`)));
  return larger(ZERO, subtract(year, amount(facts, 'intereses_pagados')));
}

function liquidate(facts: Facts): EventPayslip {
  const served = days360(latest(hireOf(facts), startOfYear(facts)), facts.date);
  const days = larger(ZERO, subtract(exactly(served), amount(facts, 'dias_suspension')));
  const base = benefitBase(facts, 'promedio_base_cesantias');
  const severance = centavos(multiply(base, days, exactly('1/360')));
  const earned = interest(facts, severance, served);
  const share = untaxedShare(given(facts, 'ingreso_promedio_6_meses') ?? base, facts.parameters);
  const taxed = centavos(multiply(earned, subtract(exactly(1), share)));
  return {
    steps: {
      dias_servicio_anio: String(served),
      dias_cesantias: printQuantity(days),
      porcentaje_no_gravado: printQuantity(share),
    },
    perceptions: { intereses_cesantias: earned },
    deductions: { retencion_intereses_cesantias: withholding(taxed, facts.parameters.uvt) },
    bases: { base_cesantias: base, valor_cesantias: severance, intereses_gravados: taxed },
    employer: { cesantias: larger(ZERO, subtract(severance, amount(facts, 'cesantias_pagadas'))) },
  };
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  if (isRefused(facts)) return { kind: 'refused' };
  const payslip = liquidate(facts);
  const paid = amount(facts, 'cesantias_pagadas');
  const cases = {
    FLAG_THRESHOLD_MISMATCH: isTransportMismatch(facts),
    BENEFIT_NOT_DUE: facts.isIntegral,
    BENEFIT_ALREADY_PAID:
      compare(paid, ZERO) > 0 && compare(paid, payslip.bases.valor_cesantias ?? ZERO) >= 0,
    SEVERANCE_FUND_LEGACY_REGIME: hireOf(facts) < '1991-01-01',
  };
  const warnings = warningsOf(facts, payslip, { fields: [], flags: FLAGS }, cases);
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

function drawHire(dice: Dice, end: string): string {
  if (dice.oneIn(20)) return daysAfter(end, 1);
  if (dice.oneIn(10)) return dice.pick(['1990-12-31', '1991-01-01']);
  return drawDate(dice, dice.oneIn(4) ? '2015-01-01' : `${end.slice(0, 4)}-01-01`, end);
}

/** An average about a limit of ET 206 num. 4. */
function drawAverage(dice: Dice, { uvt }: Parameters): string {
  return drawNear(dice, multiply(exactly(dice.pick([...SHARE_LIMITS, '150', '1800'])), uvt));
}

function drawInputs(dice: Dice, end: string, parameters: Parameters): Inputs {
  return {
    ...(dice.oneIn(2) && { hire_date: drawHire(dice, end) }),
    ...(dice.oneIn(3) && { promedio_base_cesantias: drawAverage(dice, parameters) }),
    ...(dice.oneIn(3) && { ingreso_promedio_6_meses: dice.oneIn(10) ? '0' : drawAverage(dice, parameters) }),
    ...(dice.oneIn(4) && { dias_suspension: dice.pick([0, 1, 30, 359, 360, 361, dice.integer(0, 360)]) }),
    ...(dice.oneIn(4) && { cesantias_pagadas: drawMoney(dice, 8_000_000) }),
    ...(dice.oneIn(4) && { intereses_pagados: drawMoney(dice, 1_000_000) }),
    ...(dice.oneIn(8) && { salario_integral: dice.oneIn(2) }),
  };
}

function drawEnd(dice: Dice, year: number): string {
  return dice.oneIn(4) ? drawDate(dice, `${year}-01-01`, `${year}-12-31`) : `${year}-12-31`;
}

const EVENT: EventDraw = { scheme: 'cesantias', flags: FLAGS, readsRiskRate: false, drawEnd, drawInputs };

/** rules/co/law.md 14. */
export const colombiaCesantias: Oracle = {
  country: 'CO',
  scheme: EVENT.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, EVENT),
  compute,
};
