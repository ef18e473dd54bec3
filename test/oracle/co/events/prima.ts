import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest } from '../../calendar.ts';
import type { Dice, Oracle, Verdict } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import { centavos, compare, exactly, type Fraction, larger, multiply, subtract, ZERO } from '../fraction.ts';
import { type Parameters, YEARS } from '../parameters.ts';
import { days360, type Span, semesterOf } from './days.ts';
import {
  drawAtBracket,
  drawDate,
  drawEvent,
  drawMoney,
  drawNear,
  drawRate,
  type EventDraw,
} from './draw-event.ts';
import { amount, benefitBase, date, type Facts, factsOf, isSalaryTooHigh } from './facts.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { isTransportMismatch, warningsOf } from './warnings.ts';
import { exemptQuarter, isRateTooHigh, withheld } from './withholding.ts';

const FLAGS = ['aplica_auxilio_transporte'];

/** The days whose prima is paid: the semester, or what is worked of it. */
function worked(facts: Facts): Span & { readonly semester: Span; readonly hire: string } {
  const semester = semesterOf(facts.date);
  const hire = date(facts, 'hire_date') ?? semester.first;
  return {
    semester,
    hire,
    first: latest(hire, semester.first),
    last: date(facts, 'fecha_corte') ?? semester.last,
  };
}

function isRefused(facts: Facts): boolean {
  const { semester, hire, last } = worked(facts);
  const isOutside = last < semester.first || last > semester.last;
  return isSalaryTooHigh(facts) || isRateTooHigh(facts) || isOutside || hire > last;
}

interface Liquidation {
  readonly payslip: EventPayslip;
  /** The prima before what was paid of it. */
  readonly whole: Fraction;
  readonly isCapped: boolean;
}

function liquidate(facts: Facts): Liquidation {
  const { first, last } = worked(facts);
  const days = Math.min(180, days360(first, last));
  const base = benefitBase(facts, 'promedio_base_prima');
  const whole = multiply(base, exactly(`${days}/360`));
  const prima = centavos(larger(ZERO, subtract(whole, amount(facts, 'prima_pagada'))));
  const { exempt, isCapped } = exemptQuarter(prima, facts.parameters);
  const taxBase = subtract(prima, exempt);
  const payslip = {
    steps: { dias_prima: String(days) },
    perceptions: { prima_servicios: prima },
    deductions: { retencion_prima: withheld(taxBase, facts) },
    bases: { base_prima: base, renta_exenta_25_prima: exempt, base_gravable_prima: taxBase },
    employer: {},
  };
  return { payslip, whole, isCapped };
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  if (isRefused(facts)) return { kind: 'refused' };
  const { payslip, whole, isCapped } = liquidate(facts);
  const paid = amount(facts, 'prima_pagada');
  const warnings = warningsOf(
    facts,
    payslip,
    { fields: [], flags: FLAGS },
    {
      FLAG_THRESHOLD_MISMATCH: isTransportMismatch(facts),
      BENEFIT_NOT_DUE: facts.isIntegral,
      BENEFIT_ALREADY_PAID: compare(paid, ZERO) > 0 && compare(paid, whole) >= 0,
      PAYMENT_AFTER_LEGAL_DATE: facts.date.slice(5) > '12-20',
      EXEMPTION_CAP_REACHED: isCapped,
    },
  );
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

function drawInputs(dice: Dice, end: string, parameters: Parameters): Inputs {
  const { first, last } = semesterOf(end);
  const cut = dice.oneIn(30) ? daysAfter(last, 1) : drawDate(dice, first, last);
  const hire = dice.oneIn(20) ? daysAfter(cut, 1) : drawDate(dice, dice.oneIn(4) ? '2015-01-01' : first, cut);
  const average = multiply(drawAtBracket(dice, parameters), exactly(2));
  const isWhole = dice.oneIn(2);
  return {
    ...(!isWhole && { hire_date: hire, fecha_corte: cut }),
    ...(dice.oneIn(2) && { promedio_base_prima: drawNear(dice, average) }),
    ...(dice.oneIn(4) && { prima_pagada: drawMoney(dice, 5_000_000) }),
    ...(dice.oneIn(4) && { porcentaje_fijo_retencion: drawRate(dice) }),
    ...(dice.oneIn(8) && { salario_integral: dice.oneIn(2) }),
  };
}

/** Payment days: about the 20th of December and the 30th of June more than others. */
function drawEnd(dice: Dice, year: number): string {
  const near = ['06-28', '06-30', '07-01', '12-19', '12-20', '12-21', '12-31'];
  return dice.oneIn(3) ? drawDate(dice, `${year}-01-01`, `${year}-12-31`) : `${year}-${dice.pick(near)}`;
}

const EVENT: EventDraw = {
  scheme: 'prima_servicios',
  flags: FLAGS,
  readsRiskRate: false,
  drawEnd,
  drawInputs,
};

/** rules/co/law.md 13. */
export const colombiaPrima: Oracle = {
  country: 'CO',
  scheme: EVENT.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, EVENT),
  compute,
};
