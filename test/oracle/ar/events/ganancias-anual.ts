import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { readInput } from '../payroll-input.ts';
import { drawGananciasAnual } from './draw-ganancias-anual.ts';
import { amountsOf } from './event-payslip.ts';
import { codesOf } from './event-warnings.ts';
import { inputsOf } from './inputs.ts';
import { type Settlement, settlementOf, settlementPayslip } from './settlement.ts';

const FLAGS = ['conyuge_a_cargo'];

function settlesYear(request: CalculationRequest): boolean {
  return (inputsOf(request).text('tipo_liquidacion') ?? 'mensual') !== 'mensual';
}

/** rules/ar/law.md 15.1: the kinds that settle a year have no pay that waits for its aguinaldo. */
function areSumsAtOdds(request: CalculationRequest): boolean {
  const inputs = inputsOf(request);
  const open = inputs.money('remuneracion_sin_sac_pagado');
  return open.gt(inputs.money('remuneracion_bruta_acumulada')) || (settlesYear(request) && open.gt(0));
}

/** rules/ar/law.md 2.8: the family of the month is that of the months before. */
function hasFamily(request: CalculationRequest): boolean {
  const { children, disabledChildren } = readInput(request);
  return inputsOf(request).flag('conyuge_a_cargo') === true || children.gt(0) || disabledChildren.gt(0);
}

function warningsOf(request: CalculationRequest, { signed, withheld }: Settlement) {
  const sent = Object.keys({ ...request.employee.overrides, ...request.overrides });
  return codesOf({
    GANANCIAS_TOPE_35_APPLIED: withheld.lt(signed),
    GANANCIAS_REFUND: signed.lt(0),
    FAMILY_SINCE_JANUARY: hasFamily(request) && request.period.end_date.slice(5, 7) !== '01',
    ACCUMULATED_INPUT_MISMATCH: areSumsAtOdds(request),
    // rules/ar/law.md 15.2: that who leaves by June has the deductions of a whole year is unconfirmed.
    PARAM_UNVERIFIED: settlesYear(request) && request.period.end_date.slice(5, 7) < '07',
    NEGATIVE_NET_SALARY: withheld.gt(0),
    FIELD_IGNORED_BY_SCHEME: request.employee.monthly_salary !== undefined,
    OVERRIDE_UNKNOWN: sent.some((name) => !FLAGS.includes(name)),
  });
}

/** The year is settled in its December; so many children no family has. */
function isRefused(request: CalculationRequest): boolean {
  const { children, disabledChildren } = readInput(request);
  const isYearOpen = request.period.end_date.slice(5, 7) !== '12';
  const isTooEarly = inputsOf(request).text('tipo_liquidacion') === 'anual' && isYearOpen;
  return isTooEarly || children.gt(20) || disabledChildren.gt(20);
}

function compute(request: CalculationRequest): Verdict {
  if (isRefused(request)) return { kind: 'refused' };
  const settlement = settlementOf(request);
  const payslip = settlementPayslip(settlement);
  const rate = ['tramo_tasa', settlement.row.rate] as const;
  const amounts = new Map([...amountsOf(payslip), rate]);
  return { kind: 'computed', amounts, warnings: warningsOf(request, settlement) };
}

/** rules/ar/law.md 15: the income tax of the year, RG AFIP 4003/2017. */
export const argentinaGananciasAnual: Oracle = {
  country: 'AR',
  scheme: 'ganancias_anual',
  years: [2025, 2026],
  draw: drawGananciasAnual,
  compute,
};
