import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { own } from '../allowances.ts';
import type { Amount } from '../amount.ts';
import { given, lastDayOfMonth } from '../facts.ts';
import { CAUSE_NAMES, CAUSES, type CauseName, causeWithClause } from './causes.ts';
import { type Pay, readPay } from './pay.ts';

/** rules/br/law.md 12.1: the end of a contract, as it is sent. */
export interface Ending {
  readonly pay: Pay;
  readonly mean: Amount;
  readonly start: string;
  /** The last day of the contract. */
  readonly date: string;
  /** Days of the last month, 30 if it is whole. */
  readonly days: number;
  readonly hired: string;
  readonly cause: CauseName;
  readonly notice: string;
  /** A number that is not sent is zero. */
  readonly number: (name: string) => number;
  readonly amount: (name: string) => Amount;
  readonly isSent: (name: string) => boolean;
  readonly isTrue: (name: string) => boolean;
  readonly dateOf: (name: string) => string | undefined;
  /** Overtime and commission of the month. */
  readonly overtime: Amount;
  readonly commission: Amount;
}

export function readEnding({ employee, period }: CalculationRequest): Ending {
  const inputs = employee.inputs ?? {};
  const text = (name: string): string => String(inputs[name] ?? '');
  const named = CAUSE_NAMES.find((name) => name === text('causa'));
  if (named === undefined) throw new RangeError(`the draw knows no cause ${text('causa')}`);
  const isWhole = period.start_date.endsWith('-01') && period.end_date === lastDayOfMonth(period.end_date);
  return {
    pay: readPay(employee),
    mean: own(employee, 'media_variaveis'),
    start: period.start_date,
    date: period.end_date,
    days: isWhole ? 30 : Math.min(period.days, 30),
    hired: text('hire_date'),
    cause: causeWithClause(named, inputs.clausula_assecuratoria === true),
    notice: text('aviso'),
    number: (name) => own(employee, name).toNumber(),
    amount: (name) => own(employee, name),
    isSent: (name) => inputs[name] !== undefined,
    isTrue: (name) => inputs[name] === true,
    dateOf: (name) => (inputs[name] === undefined ? undefined : text(name)),
    overtime: given(employee, 'overtime_amount'),
    commission: given(employee, 'commission_amount'),
  };
}

/** rules/br/law.md 9.7 and the head of 12: the last month begins with the contract, if not before. */
export function isEndingAccepted({ hired, start, date, cause, notice, mean, dateOf }: Ending): boolean {
  const notices = CAUSES[cause].notices;
  const isNoticeAllowed = notices.length === 0 ? notice === '' : notices.includes(notice);
  const dates = [dateOf('data_fim_contrato'), dateOf('data_pagamento')];
  const areDatesLater = dates.every((day) => day === undefined || day >= date);
  const isMeanOfSomeMonth = mean.isZero() || hired.slice(0, 7) < date.slice(0, 7);
  return hired <= start && isNoticeAllowed && areDatesLater && isMeanOfSomeMonth;
}
