import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import {
  add,
  centavos,
  compare,
  exactly,
  type Fraction,
  larger,
  multiply,
  printMoney,
  smaller,
  ZERO,
} from '../fraction.ts';
import { YEARS } from '../parameters.ts';
import type { Lines } from '../payslip.ts';
import { flag } from '../worker.ts';
import { contributing, employeeParts, isExonerated, limited, socialSecurity } from './contributions.ts';
import { drawEvent } from './draw-event.ts';
import { SICKNESS } from './draw-incapacidad.ts';
import { type Facts, factsOf, given, isSalaryTooHigh } from './facts.ts';
import { withholdingOfMonth } from './month.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { areDaysRefused, daysNumbered, type SickDays, sickDaysOf } from './sick-days.ts';
import { warningsOf } from './warnings.ts';
import { isRateTooHigh } from './withholding.ts';

const THIRTIETH = exactly('1/30');
const HALF = exactly('0.5');

/** CST art. 227, and what EPS and the press print of it. */
const TWO_THIRDS = exactly('2/3');
const PRINTED_TWO_THIRDS = exactly('0.6667');

/** The first day that another pays: Decreto 780 de 2016, Decreto-Ley 019 de 2012, Decreto 1333 de 2018. */
const FROM = { eps: 3, halved: 91, fund: 181, epsAgain: 541 };

/** What a day of the sickness pays of a day's base, before the floor; undefined where no day is paid so. */
interface DayPay {
  readonly days: number;
  readonly ofDay: Fraction;
}

interface PaidBy {
  readonly auxilio_incapacidad_empleador: readonly DayPay[];
  readonly auxilio_incapacidad_eps: readonly DayPay[];
  readonly auxilio_incapacidad_afp: readonly DayPay[];
  readonly auxilio_incapacidad_arl: readonly DayPay[];
}

function isSet({ request }: Facts, name: string): boolean {
  return flag(request, name) === true;
}

function paidBy(facts: Facts, sick: SickDays): PaidBy {
  const days = (from: number, to?: number): number => (sick.atWork ? 0 : daysNumbered(sick, from, to));
  const twoThirds = isSet(facts, 'incapacidad_al_66_67') ? PRINTED_TWO_THIRDS : TWO_THIRDS;
  const byEmployer = isSet(facts, 'primeros_dias_al_100') ? exactly(1) : twoThirds;
  const halved = days(FROM.halved, FROM.fund - 1) + days(FROM.epsAgain);
  return {
    auxilio_incapacidad_empleador: [{ days: days(1, FROM.eps - 1), ofDay: byEmployer }],
    auxilio_incapacidad_eps: [
      { days: days(FROM.eps, FROM.halved - 1), ofDay: twoThirds },
      { days: halved, ofDay: HALF },
    ],
    auxilio_incapacidad_afp: [{ days: days(FROM.fund, FROM.epsAgain - 1), ofDay: HALF }],
    auxilio_incapacidad_arl: [{ days: sick.atWork ? sick.days : 0, ofDay: exactly(1) }],
  };
}

/** C-543 de 2007: no day under the minimum wage of a day. */
function payOf(base: Fraction, pays: readonly DayPay[], { parameters }: Facts): Fraction {
  const floor = multiply(parameters.smmlv, THIRTIETH);
  const dayOf = (part: Fraction): Fraction => larger(multiply(base, part, THIRTIETH), floor);
  return centavos(add(...pays.map(({ days, ofDay }) => multiply(exactly(days), dayOf(ofDay)))));
}

function isFloored(base: Fraction, pays: PaidBy, { parameters }: Facts): boolean {
  return Object.values(pays)
    .flat()
    .some(({ days, ofDay }) => days > 0 && compare(multiply(base, ofDay), parameters.smmlv) < 0);
}

/** 70% of a salario integral; the caller may say the base of the month before. */
function earlierBase(facts: Facts): Fraction {
  return given(facts, 'ibc_mes_anterior') ?? contributing(facts.salary, facts);
}

function employerParts(facts: Facts, ibc: Fraction, { atWork }: SickDays): Lines {
  if (atWork) return { salud_empleador: ZERO, pension_empleador: ZERO };
  const { salud_empleador, pension_empleador } = socialSecurity(ibc, ZERO, isExonerated(facts, facts.salary));
  return { salud_empleador: salud_empleador ?? ZERO, pension_empleador: pension_empleador ?? ZERO };
}

interface Liquidation {
  readonly payslip: EventPayslip;
  readonly isCapped: boolean;
  readonly isRaised: boolean;
}

function liquidate(facts: Facts, sick: SickDays): Liquidation {
  const { smmlv } = facts.parameters;
  const base = centavos(smaller(earlierBase(facts), multiply(smmlv, exactly(25))));
  const pays = paidBy(facts, sick);
  const pay = (by: keyof PaidBy): Fraction => payOf(base, pays[by], facts);
  const byEmployer = { auxilio_incapacidad_empleador: pay('auxilio_incapacidad_empleador') };
  const advanced = {
    auxilio_incapacidad_eps: pay('auxilio_incapacidad_eps'),
    auxilio_incapacidad_afp: pay('auxilio_incapacidad_afp'),
    auxilio_incapacidad_arl: pay('auxilio_incapacidad_arl'),
  };
  const refund = add(...Object.values(advanced));
  const earned = add(...Object.values(byEmployer), refund);
  const ibc = centavos(limited(earned, multiply(smmlv, exactly(sick.days), THIRTIETH), facts));
  const contributed = employeeParts(ibc, baseOfMonth(facts, ibc, sick), smmlv);
  const month = withholdingOfMonth(facts, earned, contributed);
  const payslip = {
    steps: { reembolso_esperado: printMoney(refund) },
    perceptions: { ...byEmployer, ...advanced },
    deductions: { ...contributed, retencion_fuente: month.retention },
    bases: { base_incapacidad: base, ibc, ...month.bases },
    employer: employerParts(facts, ibc, sick),
  };
  return { payslip, isCapped: month.isCapped, isRaised: isFloored(base, pays, facts) };
}

/** The rest of the month and the sick pay choose the rate of the solidarity fund. */
function baseOfMonth(facts: Facts, ibc: Fraction, { days }: SickDays): Fraction {
  const salaryDays = exactly(`${30 - days}/30`);
  const others = given(facts, 'ibc_mes_otros') ?? multiply(contributing(facts.salary, facts), salaryDays);
  return smaller(add(ibc, others), multiply(facts.parameters.smmlv, exactly(25)));
}

function compute(request: CalculationRequest): Verdict {
  const facts = factsOf(request);
  const sick = sickDaysOf(facts);
  if (isSalaryTooHigh(facts) || isRateTooHigh(facts) || areDaysRefused(sick)) return { kind: 'refused' };
  const { payslip, isCapped, isRaised } = liquidate(facts, sick);
  const highest = multiply(facts.parameters.smmlv, exactly(25));
  const warnings = warningsOf(
    facts,
    payslip,
    { fields: [], flags: SICKNESS.flags },
    {
      CONTRIBUTION_BASE_CAPPED: compare(earlierBase(facts), highest) > 0,
      EXEMPTION_CAP_REACHED: isCapped,
      SICK_PAY_FLOOR_APPLIED: isRaised,
      SICK_PAY_AFTER_180_DAYS: sick.last >= FROM.fund,
    },
  );
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/co/law.md 18. */
export const colombiaIncapacidad: Oracle = {
  country: 'CO',
  scheme: SICKNESS.scheme,
  years: YEARS,
  draw: (dice, year) => drawEvent(dice, year, SICKNESS),
  compute,
};
