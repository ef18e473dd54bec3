import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { type Amount, greatest, least, r2, ZERO } from '../amount.ts';
import { inssOf, teto } from '../inss.ts';
import { type Assessment, assess } from '../irrf.ts';
import { FGTS, RETENCAO_MINIMA } from '../scalars.ts';
import { CAUSES } from './causes.ts';
import { drawRescisao } from './draw-rescisao.ts';
import { employerLines } from './employer.ts';
import { type Ending, isEndingAccepted, readEnding } from './ending.ts';
import { amountsOf, type Entries, methodOf, type Receipt, stepsOf } from './receipt.ts';
import { otherDeductionsOf, type Perceptions, perceptionsOf, recurring } from './rescisao-lines.ts';
import { warningsOf } from './rescisao-warnings.ts';
import { seniorityOf } from './seniority.ts';
import { YEARS } from './years.ts';

/** Brazil, the end of a contract (rules/br/law.md 12). */
export const brazilRescisao: Oracle = {
  country: 'BR',
  scheme: 'rescisao',
  years: YEARS,
  draw: drawRescisao,
  compute,
};

function compute(request: CalculationRequest): Verdict {
  const ending = readEnding(request);
  if (!isEndingAccepted(ending)) return { kind: 'refused' };
  const seniority = seniorityOf(ending);
  const perceptions = perceptionsOf(ending, seniority);
  const taxes = taxesOf(ending, perceptions);
  const others = otherDeductionsOf(ending, seniority);
  const receipt = receiptOf(ending, perceptions, taxes, others);
  const warnings = warningsOf({ ending, seniority, perceptions, taxes, others, receipt });
  const methods = [
    ...methodOf('', taxes.salary, ending.date),
    ...(taxes.thirteenth.isZero() ? [] : methodOf('_13', taxes.ofThirteenth, ending.date)),
  ];
  return { kind: 'computed', amounts: new Map([...amountsOf(receipt), ...methods]), warnings };
}

export interface Taxes {
  readonly recurring: Amount;
  readonly thirteenth: Amount;
  readonly inss: Amount;
  readonly salary: Assessment;
  /** What the month's other receipts leave of the tax. */
  readonly irrf: Amount;
  readonly isWaived: boolean;
  readonly inss13: Amount;
  readonly ofThirteenth: Assessment;
}

/** The salary shares its month with other receipts; the 13th stands alone. */
function taxesOf({ pay, date, amount }: Ending, perceptions: Perceptions): Taxes {
  const rec = recurring(perceptions);
  const thirteenth = perceptions.decimo_terceiro_proporcional.plus(perceptions.decimo_terceiro_aviso);
  const inss = inssOf(amount('inss_base_acumulada_mes').plus(rec), date).minus(amount('inss_retido_mes'));
  const { dependentes, pensao } = pay;
  const month = {
    gross: rec.plus(amount('rendimento_acumulado_mes')),
    inss: inss.plus(amount('inss_deduzido_acumulado_mes')),
  };
  const salary = assess({ ...month, dependentes, pensao, waivable: false }, date);
  const left = greatest(ZERO, salary.retido.minus(amount('irrf_retido_mes')));
  const isWaived = left.gt(0) && left.lte(RETENCAO_MINIMA);
  const inss13 = inssOf(thirteenth, date);
  const alone = { gross: thirteenth, inss: inss13, dependentes, pensao: ZERO, waivable: false };
  const irrf = isWaived ? ZERO : left;
  return {
    recurring: rec,
    thirteenth,
    inss,
    salary,
    irrf,
    isWaived,
    inss13,
    ofThirteenth: assess(alone, date),
  };
}

function receiptOf(ending: Ending, perceptions: Perceptions, taxes: Taxes, others: Entries): Receipt {
  const { date, amount, pay } = ending;
  const { thirteenth, inss, irrf, inss13, ofThirteenth } = taxes;
  const notice = perceptions.aviso_previo_indenizado;
  const unpaid = greatest(ZERO, thirteenth.minus(amount('primeira_parcela_amount')));
  const baseFgts = taxes.recurring.plus(notice).plus(unpaid);
  const baseCpp = taxes.recurring.plus(thirteenth);
  const fine = fineOf(ending, r2(baseFgts.times(FGTS)), notice);
  return {
    perceptions,
    deductions: {
      inss,
      irrf,
      inss_13: inss13,
      irrf_13: thirteenth.isZero() ? ZERO : ofThirteenth.retido,
      ...others,
    },
    bases: {
      base_inss: least(amount('inss_base_acumulada_mes').plus(taxes.recurring), teto(date)),
      base_inss_13: least(thirteenth, teto(date)),
      base_cpp: baseCpp,
      base_fgts: baseFgts,
      ...fine.bases,
      ...stepsOf('', taxes.salary, date),
      ...(thirteenth.isZero() ? {} : stepsOf('_13', ofThirteenth, date)),
    },
    employer: { ...employerLines(baseCpp, baseFgts, pay.ratFap), multa_fgts: fine.amount },
  };
}

/** Lei 8.036/1990 art. 18: on what the fund holds with this deposit, or on the base that is sent. */
function fineOf({ cause, amount, isSent, isTrue }: Ending, deposit: Amount, notice: Amount) {
  const rate = CAUSES[cause].fine;
  const isBaseSent = isSent('base_multa_fgts_amount');
  if (rate.isZero() || !(isBaseSent || isSent('saldo_fgts_amount'))) return { amount: ZERO, bases: {} };
  const reachesNotice = !isSent('multa_fgts_sobre_aviso') || isTrue('multa_fgts_sobre_aviso');
  const ofNotice = reachesNotice ? ZERO : r2(notice.times(FGTS));
  const held = amount('saldo_fgts_amount').plus(deposit).minus(ofNotice);
  const base = isBaseSent ? amount('base_multa_fgts_amount') : held;
  return { amount: r2(base.times(rate)), bases: { base_multa_fgts: base } };
}
