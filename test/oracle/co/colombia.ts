import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../oracle.ts';
import { draw, type Scheme } from './draw.ts';
import { compare, exactly, larger, multiply, printQuantity, ZERO } from './fraction.ts';
import { liquidateIntegral } from './integral.ts';
import type { Liquidation } from './liquidation.ts';
import { liquidateOrdinario, valueOfHour } from './ordinario.ts';
import { RISK_RATE_BOUNDS, YEARS } from './parameters.ts';
import { amountsOf, fortnightOf } from './payslip.ts';
import { warningsOf } from './warnings.ts';
import { daysCounted, HOUR_FIELDS, quantity, type Worker, workerOf } from './worker.ts';

/** rules/co/law.md 1: what is rejected. A daily salary is held to a thirtieth of the bound. */
function isOutOfBounds(request: CalculationRequest, worker: Worker): boolean {
  const monthOfDaily = multiply(quantity(request, 'daily_salary') ?? ZERO, exactly(30));
  const [lowest, highest] = RISK_RATE_BOUNDS;
  return (
    compare(larger(worker.salary, monthOfDaily), exactly(10_000_000_000)) > 0 ||
    compare(worker.riskRate, exactly(lowest)) < 0 ||
    compare(worker.riskRate, exactly(highest)) > 0 ||
    isTooSick(request, worker) ||
    HOUR_FIELDS.some((field) => compare(worker.hours[field], exactly(240)) > 0)
  );
}

/** rules/co/law.md 3.16: no more days than the period has, none after the 180th. */
function isTooSick({ period }: CalculationRequest, { sickness }: Worker): boolean {
  const days = period.type === 'biweekly' ? 30 : daysCounted(period);
  return sickness.days > days || sickness.firstDay > 180 || sickness.firstDay + sickness.days > 181;
}

type Steps = readonly (readonly [id: string, result: string])[];

/** The trace steps that are no money line; hours have no value in `integral`. */
function stepsOf(worker: Worker, { exonerated }: Liquidation, integral: boolean): Steps {
  const exonerado = ['exonerado', exonerated ? '1' : '0'] as const;
  return integral ? [exonerado] : [['valor_hora', printQuantity(valueOfHour(worker))], exonerado];
}

function compute(request: CalculationRequest): Verdict {
  const worker = workerOf(request);
  if (isOutOfBounds(request, worker)) return { kind: 'refused' };
  const { type, start_date } = request.period;
  const integral = request.scheme === 'integral';
  const month = integral ? liquidateIntegral(worker) : liquidateOrdinario(worker);
  const paid = type === 'biweekly' ? fortnightOf(month.payslip, start_date.slice(8) >= '16') : month.payslip;
  return {
    kind: 'computed',
    amounts: new Map([...stepsOf(worker, month, integral), ...amountsOf(paid)]),
    warnings: warningsOf(request, worker, month, paid),
  };
}

function oracle(scheme: Scheme): Oracle {
  return {
    country: 'CO',
    scheme,
    years: YEARS,
    draw: (dice, year) => draw(dice, year, scheme),
    compute,
  };
}

export const colombiaOrdinario = oracle('ordinario');

export const colombiaIntegral = oracle('integral');
