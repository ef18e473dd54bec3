import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import {
  centavos,
  compare,
  divide,
  exactly,
  type Fraction,
  printQuantity,
  roundTo,
  ZERO,
} from '../fraction.ts';
import { type Parameters, parametersOf, YEARS } from '../parameters.ts';
import { withheldByTable } from '../scales.ts';
import { ignoresField, salariesDisagree } from '../warnings.ts';
import { ownInput } from '../worker.ts';
import { drawEvent } from './draw-event.ts';
import { FIXED_RATE } from './draw-retencion-procedimiento-2.ts';
import { amount, type Facts, factsOf, given } from './facts.ts';
import {
  type Average,
  dividedThenReduced,
  divisorOf,
  type History,
  reducedThenDivided,
} from './fixed-rate.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';

/** Of the fraction: two decimals of a percentage (DIAN, oficio 68292 of 2013). */
const HUNDREDTH_OF_PERCENT = exactly('0.0001');

const MONTHS_OF_CALCULATION = ['06', '12'];

function monthOf({ date }: Facts): string {
  return date.slice(5, 7);
}

/** The year whose UVT is taken: that of December's calculation is applied from January on. */
function yearOfUvt(facts: Facts): number {
  const year = Number(facts.date.slice(0, 4));
  const applied = ownInput(facts.request, 'uvt_del_porcentaje') === 'anio_aplicacion';
  return applied && monthOf(facts) === '12' ? year + 1 : year;
}

function parametersWithUvt(facts: Facts): Parameters {
  return { ...facts.parameters, uvt: parametersOf(`${yearOfUvt(facts)}-01`).uvt };
}

function historyOf(facts: Facts): History {
  const months = given(facts, 'meses_vinculacion') ?? exactly(12);
  return {
    paid: amount(facts, 'pagos_gravables_12_meses'),
    notIncome: amount(facts, 'ingresos_no_constitutivos_12_meses'),
    relief: amount(facts, 'deducciones_12_meses'),
    months: Number(months.numerator / months.denominator),
  };
}

function isRefused(facts: Facts, { months }: History): boolean {
  return months < 1 || months > 12 || !YEARS.includes(yearOfUvt(facts));
}

function averageOf(facts: Facts, history: History): Average {
  const dividesFirst = ownInput(facts.request, 'secuencia_depuracion') === 'dividir_y_depurar';
  return (dividesFirst ? dividedThenReduced : reducedThenDivided)(history, parametersWithUvt(facts));
}

function rateOf(tax: Fraction, base: Fraction): Fraction {
  return compare(base, ZERO) === 0 ? ZERO : roundTo(divide(tax, base), HUNDREDTH_OF_PERCENT);
}

function payslipOf(facts: Facts, history: History, { bases, base }: Average): EventPayslip {
  const tax = withheldByTable(base, parametersWithUvt(facts).uvt);
  return {
    steps: { divisor: String(divisorOf(history)), porcentaje_fijo: printQuantity(rateOf(tax, base)) },
    perceptions: {},
    deductions: {},
    bases: { ...bases, base_promedio: base, retencion_teorica: centavos(tax) },
    employer: {},
  };
}

function warningsOf(facts: Facts, { months }: History, { isCapped }: Average): ReadonlySet<string> {
  const { request } = facts;
  const cases = {
    WITHHOLDING_RATE_WRONG_MONTH: !MONTHS_OF_CALCULATION.includes(monthOf(facts)),
    WITHHOLDING_RATE_SHORT_HISTORY: months < 12,
    EXEMPTION_CAP_REACHED: isCapped,
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    FIELD_IGNORED_BY_SCHEME: ignoresField(request, ['id', 'overrides', 'inputs']),
    OVERRIDE_UNKNOWN: Object.keys({ ...request.employee.overrides, ...request.overrides }).length > 0,
  };
  return new Set(Object.entries(cases).flatMap(([code, holds]) => (holds ? [code] : [])));
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  const history = historyOf(facts);
  if (isRefused(facts, history)) return { kind: 'refused' };
  const average = averageOf(facts, history);
  const amounts = amountsOf(payslipOf(facts, history, average));
  return { kind: 'computed', amounts, warnings: warningsOf(facts, history, average) };
}

/** rules/co/law.md 17. */
export const colombiaProcedimiento2: Oracle = {
  country: 'CO',
  scheme: FIXED_RATE.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, FIXED_RATE),
  compute,
};
