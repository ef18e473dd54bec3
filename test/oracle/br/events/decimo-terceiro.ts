import type { CalculationRequest, EmployeeInput } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { own } from '../allowances.ts';
import { type Amount, greatest, least, r2, ZERO } from '../amount.ts';
import { inssOf, teto } from '../inss.ts';
import { type Assessment, assess } from '../irrf.ts';
import { avos13 } from './avos.ts';
import { drawDecimoTerceiro } from './draw-decimo-terceiro.ts';
import { employerLinesOf13, isRatFapAssumed } from './employer.ts';
import { codesOf, type Pay, readPay } from './pay.ts';
import { amountsOf, methodOf, netOf, type Receipt, stepsOf } from './receipt.ts';
import { YEARS } from './years.ts';

/** Brazil, 13th salary in its instalments (rules/br/law.md 10). */
export const brazilDecimoTerceiro: Oracle = {
  country: 'BR',
  scheme: 'decimo_terceiro',
  years: YEARS,
  draw: drawDecimoTerceiro,
  compute,
};

interface Instalment {
  readonly date: string;
  readonly parcela: string;
  readonly hired: string;
  readonly monthsLost: number;
  readonly avosSent: number | undefined;
  readonly paidBefore: Amount;
}

function compute({ employee, period }: CalculationRequest): Verdict {
  const found = readInstalment(employee, period.end_date);
  if (!isAccepted(found) || isAverageOfNoMonth(employee, found)) return { kind: 'refused' };
  const pay = readPay(employee);
  return found.parcela === 'primeira' ? first(found, pay) : last(found, pay);
}

function readInstalment(employee: EmployeeInput, date: string): Instalment {
  const { inputs } = employee;
  return {
    date,
    parcela: String(inputs?.parcela),
    hired: String(inputs?.hire_date),
    monthsLost: own(employee, 'meses_sem_direito').toNumber(),
    avosSent: inputs?.avos_13 === undefined ? undefined : Number(inputs.avos_13),
    paidBefore: own(employee, 'primeira_parcela_amount'),
  };
}

/** rules/br/law.md 9.7 and 1.1; whoever is hired after the payment is not drawn, but after the year. */
function isAccepted({ date, parcela, hired, monthsLost, avosSent = 0, paidBefore }: Instalment): boolean {
  const isBoundsKept = hired <= date && monthsLost <= 12 && avosSent <= 12 && paidBefore.gte(0);
  return isBoundsKept && (parcela === 'segunda' || paidBefore.isZero());
}

/** Nothing can be averaged for one hired in the month of the payment. */
function isAverageOfNoMonth(employee: EmployeeInput, { date, hired }: Instalment): boolean {
  return own(employee, 'media_variaveis').gt(0) && hired.slice(0, 7) === date.slice(0, 7);
}

/** Lei 4.749/1965 art. 2: half of it (the alimony waits for the last); for one hired in the year half of what the months before have earned. */
function first(found: Instalment, pay: Pay): Verdict {
  const advance = r2(pay.remuneration.times(avosOfAdvance(found)).div(24));
  const receipt: Receipt = {
    perceptions: { adiantamento_13: advance },
    deductions: {},
    bases: { base_fgts: advance, base_cpp: ZERO },
    employer: employerLinesOf13(ZERO, advance, pay.ratFap),
  };
  const month = Number(found.date.slice(5, 7));
  const warnings = codesOf({
    ...commonCalls(found, month < 2 || month > 11),
    // No tax is assessed on it; the alimony waits for the last (rules/br/law.md 9.7).
    PENSAO_NOT_DEDUCTED: pay.pensao.gt(0),
  });
  return { kind: 'computed', amounts: amountsOf(receipt), warnings };
}

function last(found: Instalment, pay: Pay): Verdict {
  const { date, paidBefore } = found;
  const whole = r2(pay.remuneration.times(avos(found)).div(12));
  const inss = inssOf(whole, date);
  const { dependentes, pensao } = pay;
  const assessed = assess({ gross: whole, inss, dependentes, pensao, waivable: false }, date);
  const receipt = receiptOf(found, pay, { whole, inss, assessed });
  const warnings = codesOf({
    ...commonCalls(found, date.slice(5, 7) !== '12'),
    RAT_FAP_DEFAULTED: isRatFapAssumed(pay, whole),
    ADVANCE_EXCEEDS_DUE: paidBefore.gt(whole),
    PENSAO_NOT_DEDUCTED: pensao.gt(0) && whole.gt(0) && assessed.simplificado,
    NEGATIVE_NET_SALARY: netOf(receipt).lt(0),
    CONTRIBUTION_BASE_CAPPED: whole.gt(teto(date)),
  });
  const amounts = new Map([
    ...amountsOf(receipt),
    ...(whole.isZero() ? [] : methodOf('_13', assessed, date)),
  ]);
  return { kind: 'computed', amounts, warnings };
}

interface Due {
  readonly whole: Amount;
  readonly inss: Amount;
  readonly assessed: Assessment;
}

/** The whole 13th bears contributions and tax now; the fund has had its part of the advance. */
function receiptOf({ date, paidBefore }: Instalment, pay: Pay, { whole, inss, assessed }: Due): Receipt {
  const baseFgts = greatest(ZERO, whole.minus(paidBefore));
  return {
    perceptions: { decimo_terceiro: whole },
    deductions: {
      inss_13: inss,
      irrf_13: whole.isZero() ? ZERO : assessed.retido,
      adiantamento_13_descontado: paidBefore,
      pensao_alimenticia: pay.pensao,
    },
    bases: {
      base_inss_13: least(whole, teto(date)),
      base_cpp: whole,
      base_fgts: baseFgts,
      ...(whole.isZero() ? {} : stepsOf('_13', assessed, date)),
    },
    employer: employerLinesOf13(whole, baseFgts, pay.ratFap),
  };
}

function avosOfAdvance({ date, hired, monthsLost, avosSent }: Instalment): number {
  if (avosSent !== undefined) return avosSent;
  const year = Number(date.slice(0, 4));
  if (hired < `${year}-01-01` && monthsLost === 0) return 12;
  return Math.max(0, avos13(hired, daysAfter(`${date.slice(0, 8)}01`, -1), year) - monthsLost);
}

function avos({ date, hired, monthsLost, avosSent }: Instalment): number {
  if (avosSent !== undefined) return avosSent;
  return Math.max(0, avos13(hired, endOfYear(date), Number(date.slice(0, 4))) - monthsLost);
}

function endOfYear(date: string): string {
  return `${date.slice(0, 4)}-12-31`;
}

function commonCalls({ avosSent }: Instalment, isOutsideDates: boolean) {
  return {
    DECIMO_TERCEIRO_OUTSIDE_DATES: isOutsideDates,
    AVOS_OVERRIDDEN: avosSent !== undefined,
  };
}
