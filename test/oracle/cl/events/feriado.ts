import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, daysBetween } from '../../calendar.ts';
import { type Fraction, fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { type Figures, figuresOn } from '../figures.ts';

import {
  areRatesOutside,
  basesOf,
  CONTRACT_FLAGS,
  contributionCases,
  employerParts,
  workerParts,
} from './contributions.ts';
import { drawVacation } from './draw-feriado.ts';
import { figureCases } from './figures-of-event.ts';
import { taxInUtm } from './income-tax.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { amount, field, monthlySalary, text } from './request.ts';
import { balanceCases, balanceOf, isBalanceOutside } from './vacation.ts';
import { isSalaryOutside, warningsOf } from './warnings.ts';
import { lastWorkingDay, workingDayFrom } from './working-days.ts';

const READING = {
  fields: ['monthly_salary', 'daily_salary', 'afp_rate', 'risk_class_rate'],
  flags: CONTRACT_FLAGS,
};

/** Código del Trabajo art. 68: a day for every three years after ten, of which ten may be with others. */
function progressiveDays(request: CalculationRequest, years: number): Fraction {
  const elsewhere = least(amount(request, 'anios_empleadores_anteriores'), fraction(10));
  return greatest(
    elsewhere
      .plus(years - 10)
      .over(3)
      .floor(),
    ZERO,
  );
}

/** rules/cl/law.md 12: the days, as numbers and dates. */
function restOf(request: CalculationRequest) {
  const first = text(request, 'fecha_inicio_feriado');
  const taken = amount(request, 'dias_habiles_a_tomar');
  const vacation = balanceOf(request, first, ({ years }) => progressiveDays(request, years));
  const last = lastWorkingDay(first, Number(taken.numerator));
  return {
    ...vacation,
    taken,
    left: vacation.balance.minus(taken),
    progressive: progressiveDays(request, vacation.served.years),
    days: daysBetween(first, last) + 1,
    last,
    back: workingDayFrom(daysAfter(last, 1)),
  };
}

type Rest = ReturnType<typeof restOf>;

const asDate = (date: string): string => date.replaceAll('-', '');

function stepsOf({ served, progressive, ofYear, accrued, left, days, last, back }: Rest) {
  return {
    anios_completos: String(served.years),
    dias_feriado_progresivo: progressive.quantity(),
    dias_feriado_anual_total: ofYear.quantity(),
    dias_feriado_proporcional: accrued.quantity(),
    saldo_dias_feriado: left.quantity(),
    dias_feriado_corridos: String(days),
    fecha_termino_feriado: asDate(last),
    fecha_reintegro: asDate(back),
  };
}

/** rules/cl/law.md 12: the wage of the days of rest. */
function paidFor(request: CalculationRequest, { days }: Rest): Fraction {
  const fixed = amount(request, 'otros_haberes_fijos_amount');
  const variable = amount(request, 'promedio_variable_amount');
  return monthlySalary(request).plus(fixed).plus(variable).times(days).over(30).pesos();
}

/** The limits of the month, less what the rest of the month has used of them. */
function partOf(request: CalculationRequest, paid: Fraction, figures: Figures) {
  const used = amount(request, 'total_imponible_mes_amount');
  const under = (cap: { toFixed(): string }): Fraction =>
    greatest(least(paid, fraction(cap.toFixed()).minus(used)), ZERO).pesos();
  return {
    pensionAndHealth: under(figures.pensionAndHealthCap),
    unemployment: under(figures.unemploymentCap),
    figures,
  };
}

function payslipOf(request: CalculationRequest, rest: Rest): EventPayslip {
  const figures = figuresOn(request.period.end_date);
  const paid = paidFor(request, rest);
  const part = partOf(request, paid, figures);
  const bases = basesOf([part]);
  const contributed = workerParts(request, bases);
  const taxed = greatest(paid.minus(sum(Object.values(contributed))), ZERO);
  const utm = fraction(figures.utm.toFixed());
  const before = amount(request, 'base_tributable_mes_amount');
  const tax = (base: Fraction): Fraction => taxInUtm(base.over(utm)).times(utm);
  const withheld = tax(before.plus(taxed)).minus(tax(before)).pesos();
  return {
    steps: stepsOf(rest),
    perceptions: { remuneracion_feriado: paid },
    deductions: { ...contributed, impuesto_unico: withheld },
    bases: { ...bases, base_tributable: taxed },
    employer: employerParts(request, [part]),
  };
}

function isRefused(request: CalculationRequest): boolean {
  const first = text(request, 'fecha_inicio_feriado');
  const { end_date } = request.period;
  return (
    isSalaryOutside(request) ||
    areRatesOutside(request) ||
    field(request, 'afp_rate') === undefined ||
    isBalanceOutside(request) ||
    first < text(request, 'hire_date') ||
    first.slice(0, 7) !== end_date.slice(0, 7) ||
    amount(request, 'dias_habiles_a_tomar').exceeds(60) ||
    amount(request, 'anios_empleadores_anteriores').exceeds(60)
  );
}

function compute(request: CalculationRequest): Verdict {
  if (isRefused(request)) return { kind: 'refused' };
  const rest = restOf(request);
  const payslip = payslipOf(request, rest);
  const { base_imponible_afp_salud: base = ZERO } = payslip.bases;
  const warnings = warningsOf(request, payslip, READING, {
    ...balanceCases(request, rest.ofYear, rest.left),
    ...contributionCases(request),
    ...figureCases([request.period.end_date]),
    VACATION_SPLIT_BELOW_TEN: rest.taken.exceeds(0) && rest.taken.isBelow(10),
    CONTRIBUTION_BASE_CAPPED: base.isBelow(paidFor(request, rest)),
  });
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/cl/law.md 12: the holidays of the year. */
export const chileFeriado: Oracle = {
  country: 'CL',
  scheme: 'feriado',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: (dice, year) => drawVacation(dice, year, READING),
  compute,
};
