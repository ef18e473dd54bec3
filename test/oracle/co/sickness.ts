import {
  add,
  centavos,
  divide,
  exactly,
  type Fraction,
  larger,
  multiply,
  smaller,
  ZERO,
} from './fraction.ts';
import type { Worker } from './worker.ts';

/** rules/co/law.md 3.16: what each day of a sickness pays, by its number in it, and never under the minimum wage of a day. */
export interface SickPay {
  readonly auxilio_incapacidad_empleador: Fraction;
  readonly auxilio_incapacidad_eps: Fraction;
  readonly auxilio_incapacidad_arl: Fraction;
}

function daysWithin(worker: Worker, first: number, last: number): number {
  const { days, firstDay } = worker.sickness;
  const numbers = Array.from({ length: days }, (_, day) => firstDay + day);
  return numbers.filter((day) => first <= day && day <= last).length;
}

export function sickPay(worker: Worker, usualBase: Fraction): SickPay {
  const { smmlv } = worker.parameters;
  const base = smaller(worker.sickness.earlierBase ?? usualBase, multiply(smmlv, exactly(25)));
  const day = (part: string): Fraction =>
    larger(divide(multiply(base, exactly(part)), exactly(30)), divide(smmlv, exactly(30)));
  const pay = (count: number, part: string): Fraction => multiply(exactly(count), day(part));
  if (worker.sickness.atWork) {
    const whole = centavos(pay(worker.sickness.days, '1'));
    return {
      auxilio_incapacidad_empleador: ZERO,
      auxilio_incapacidad_eps: ZERO,
      auxilio_incapacidad_arl: whole,
    };
  }
  return {
    auxilio_incapacidad_empleador: centavos(pay(daysWithin(worker, 1, 2), '2/3')),
    auxilio_incapacidad_eps: centavos(
      add(pay(daysWithin(worker, 3, 90), '2/3'), pay(daysWithin(worker, 91, 180), '1/2')),
    ),
    auxilio_incapacidad_arl: ZERO,
  };
}

/** The salary of the sick days: the contract goes on, and so do its benefits (CST art. 51). */
export function salaryOfSickDays(worker: Worker): Fraction {
  return multiply(worker.salary, exactly(`${worker.sickness.days}/30`));
}

/** The base of work risks is that of the days worked. */
export function riskBase(worker: Worker, contributing: Fraction): Fraction {
  const { smmlv } = worker.parameters;
  const floor = multiply(smmlv, worker.paidPart);
  return centavos(smaller(larger(contributing, floor), multiply(smmlv, exactly(25))));
}
