import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { type Amount, least, r2, sum, ZERO } from '../amount.ts';
import { inssOf, teto } from '../inss.ts';
import { type Assessment, assess } from '../irrf.ts';

import { drawFerias } from './draw-ferias.ts';
import { employerLines, isRatFapAssumed } from './employer.ts';
import { codesOf, type Pay, readPay } from './pay.ts';
import { amountsOf, type Entries, methodOf, netOf, type Receipt, stepsOf } from './receipt.ts';
import { isVacationAccepted, readVacation, type Vacation } from './vacation.ts';
import { YEARS } from './years.ts';

/** Brazil, vacation receipt (rules/br/law.md 11). */
export const brazilFerias: Oracle = {
  country: 'BR',
  scheme: 'ferias',
  years: YEARS,
  draw: drawFerias,
  compute,
};

function compute({ employee, period }: CalculationRequest): Verdict {
  const vacation = readVacation(employee, period.end_date);
  if (!isVacationAccepted(vacation)) return { kind: 'refused' };
  const pay = readPay(employee);
  const due = dueOf(vacation, pay);
  if (due.inss.lt(0)) return { kind: 'refused' };
  const receipt = receiptOf(vacation, pay, due);
  const { assessed } = due;
  const amounts = new Map([...amountsOf(receipt), ...methodOf('_ferias', assessed, vacation.date)]);
  return { kind: 'computed', amounts, warnings: warningsOf(vacation, pay, due, receipt) };
}

interface Due {
  readonly perceptions: Entries;
  /** FER: the vacation enjoyed and its third. */
  readonly enjoyed: Amount;
  readonly inss: Amount;
  readonly assessed: Assessment;
}

/** Each line to the cent, and its third from the cents (CLT arts. 137, 142, 143; CF art. 7 XVII). */
function perceptionsOf({ taken, sold, doubled, isThirteenthAdvanced }: Vacation, { remuneration }: Pay) {
  const of = (days: number): Amount => r2(remuneration.times(days).div(30));
  const third = (days: number): Amount => r2(of(days).div(3));
  return {
    ferias: of(taken),
    terco_constitucional_ferias: third(taken),
    dobra_ferias: of(doubled),
    terco_dobra_ferias: third(doubled),
    abono_pecuniario: of(sold),
    terco_abono_pecuniario: third(sold),
    adiantamento_13: isThirteenthAdvanced ? r2(remuneration.div(2)) : ZERO,
  };
}

function dueOf(vacation: Vacation, pay: Pay): Due {
  const lines = perceptionsOf(vacation, pay);
  const enjoyed = lines.ferias.plus(lines.terco_constitucional_ferias);
  const inss = inssOf(vacation.baseBefore.plus(enjoyed), vacation.date).minus(vacation.inssBefore);
  const taxedThird = vacation.isSoldThirdTaxed ? lines.terco_abono_pecuniario : ZERO;
  const gross = sum([enjoyed, lines.dobra_ferias, lines.terco_dobra_ferias, taxedThird]);
  const { dependentes, pensao } = pay;
  const assessed = assess({ gross, inss, dependentes, pensao, waivable: true }, vacation.date);
  return { perceptions: lines, enjoyed, inss, assessed };
}

/** Neither the doubled days nor those sold bear contributions; the advance of the 13th bears the fund's. */
function receiptOf(vacation: Vacation, pay: Pay, { perceptions, enjoyed, inss, assessed }: Due): Receipt {
  const baseFgts = enjoyed.plus(perceptions.adiantamento_13 ?? ZERO);
  return {
    perceptions,
    deductions: { inss_ferias: inss, irrf_ferias: assessed.retido, pensao_alimenticia: pay.pensao },
    bases: {
      base_inss_ferias: least(vacation.baseBefore.plus(enjoyed), teto(vacation.date)),
      base_cpp: enjoyed,
      base_fgts: baseFgts,
      ...stepsOf('_ferias', assessed, vacation.date),
    },
    employer: employerLines(enjoyed, baseFgts, pay.ratFap),
  };
}

function warningsOf(vacation: Vacation, pay: Pay, due: Due, receipt: Receipt): ReadonlySet<string> {
  const { enjoyed, assessed, perceptions } = due;
  return codesOf({
    RAT_FAP_DEFAULTED: isRatFapAssumed(pay, enjoyed),
    PENSAO_NOT_DEDUCTED: pay.pensao.gt(0) && assessed.simplificado,
    IRRF_WITHHOLDING_WAIVED: assessed.dispensado,
    NEGATIVE_NET_SALARY: netOf(receipt).lt(0),
    CONTRIBUTION_BASE_CAPPED: vacation.baseBefore.plus(enjoyed).gt(teto(vacation.date)),
    VACATION_RIGHT_LOST: vacation.absences > 32,
    VACATION_DOUBLED: vacation.doubled > 0,
    TERCO_ABONO_TAXED: vacation.isSoldThirdTaxed && perceptions.terco_abono_pecuniario?.gt(0) === true,
    VACATION_SPANS_MONTHS: endsInAnotherMonth(vacation),
  });
}

function endsInAnotherMonth({ begins, taken, date }: Vacation): boolean {
  return begins !== undefined && daysAfter(begins, taken - 1).slice(0, 7) !== date.slice(0, 7);
}
