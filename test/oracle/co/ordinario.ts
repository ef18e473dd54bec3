import { contributionBase, employeeSide } from './employee.ts';
import { employerSocialSecurity, payrollTaxes, socialBenefits, vacation } from './employer.ts';
import {
  add,
  centavos,
  compare,
  divide,
  exactly,
  type Fraction,
  multiply,
  subtract,
  ZERO,
} from './fraction.ts';
import type { Liquidation } from './liquidation.ts';
import type { Lines } from './payslip.ts';
import { riskBase, salaryOfSickDays, sickPay } from './sickness.ts';
import type { HourField, Worker } from './worker.ts';

export function valueOfHour(worker: Worker): Fraction {
  return divide(worker.salary, worker.parameters.monthlyHours);
}

/** 3.9: the salary of the ordinary workday is at most 2 SMMLV. */
export function isEligibleForTransport(worker: Worker): boolean {
  return compare(worker.salary, multiply(worker.parameters.smmlv, exactly(2))) <= 0;
}

/** Lines 1 and 2: the base of vacations (CST art. 192). */
function ordinaryPay(worker: Worker, hourPay: HourPay) {
  return {
    salario_basico: centavos(multiply(worker.salary, worker.paidPart)),
    recargo_nocturno: hourPay('horas_recargo_nocturno', exactly('0.35')),
  };
}

type HourPay = (field: HourField, factor: Fraction) => Fraction;

function hourPayOf(worker: Worker): HourPay {
  const hour = valueOfHour(worker);
  return (field, factor) => centavos(multiply(hour, worker.hours[field], factor));
}

/** Lines 3 to 8: surcharges add up, they are never multiplied. */
function restDayAndOvertime(worker: Worker, hourPay: HourPay): Lines {
  const restDay = worker.parameters.restDaySurcharge;
  const plusRestDay = (factor: string): Fraction => add(exactly(factor), restDay);
  return {
    dominical_diurno: hourPay('horas_dominicales_diurnas', plusRestDay('1')),
    dominical_nocturno: hourPay('horas_dominicales_nocturnas', plusRestDay('1.35')),
    hora_extra_diurna: hourPay('horas_extra_diurnas', exactly('1.25')),
    hora_extra_nocturna: hourPay('horas_extra_nocturnas', exactly('1.75')),
    hora_extra_dominical_diurna: hourPay('horas_extra_dominicales_diurnas', plusRestDay('1.25')),
    hora_extra_dominical_nocturna: hourPay('horas_extra_dominicales_nocturnas', plusRestDay('1.75')),
  };
}

/** Line 9. */
function transportAllowance(worker: Worker): Fraction {
  if (!(worker.transportFlag ?? isEligibleForTransport(worker))) return ZERO;
  return centavos(multiply(worker.parameters.auxilioTransporte, worker.paidPart));
}

const isUnderTenMinimumWages = (income: Fraction, { parameters }: Worker): boolean =>
  compare(income, multiply(parameters.smmlv, exactly(10))) < 0;

/** ET art. 114-1: under 10 SMMLV in the month; the days outside a part of a month count with the salary. */
function exonerationOf(worker: Worker, contributing: Fraction) {
  const daysOutside = multiply(worker.salary, subtract(exactly(1), worker.partOfMonth));
  const isUnder = isUnderTenMinimumWages(add(contributing, daysOutside), worker);
  const isPaidUnder = isUnderTenMinimumWages(contributing, worker);
  return {
    exonerated: worker.exonerationFlag && isUnder,
    isLostByWholeMonth: worker.exonerationFlag && !isUnder && isPaidUnder,
  };
}

/** rules/co/law.md 3: the month of an ordinary salary. */
export function liquidateOrdinario(worker: Worker): Liquidation {
  const hourPay = hourPayOf(worker);
  const ordinary = ordinaryPay(worker, hourPay);
  const variable = restDayAndOvertime(worker, hourPay);
  const allowance = transportAllowance(worker);
  const ordinaryIncome = add(...Object.values(ordinary));
  const salaryIncome = add(ordinaryIncome, ...Object.values(variable));
  const sick = sickPay(worker, worker.salary);
  const contributing = add(salaryIncome, ...Object.values(sick));
  const earned = add(contributing, allowance);
  const benefitsBase = centavos(add(salaryIncome, allowance, salaryOfSickDays(worker)));
  const vacationBase = centavos(add(ordinaryIncome, salaryOfSickDays(worker)));
  const base = contributionBase(contributing, worker);
  const { exonerated, isLostByWholeMonth } = exonerationOf(worker, contributing);
  const employee = employeeSide(earned, base.ibc, worker);
  const payslip = {
    perceptions: { ...ordinary, ...variable, ...sick, auxilio_transporte: allowance },
    deductions: employee.deductions,
    bases: {
      ingreso_salarial: salaryIncome,
      ibc: base.ibc,
      ...employee.bases,
      base_parafiscales: salaryIncome,
      base_prestaciones: benefitsBase,
      base_vacaciones: vacationBase,
    },
    socialSecurity: employerSocialSecurity(base.ibc, riskBase(worker, salaryIncome), worker, exonerated),
    payrollTaxes: payrollTaxes(salaryIncome, exonerated),
    provisions: { ...socialBenefits(benefitsBase), ...vacation(vacationBase) },
  };
  return { payslip, base, exonerated, isLostByWholeMonth, isLimited: employee.isLimited };
}
