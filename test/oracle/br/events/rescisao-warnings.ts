import { daysAfter, daysBetween } from '../../calendar.ts';
import { sum } from '../amount.ts';
import { teto } from '../inss.ts';

import { CAUSES } from './causes.ts';
import { isRatFapAssumed } from './employer.ts';
import type { Ending } from './ending.ts';
import { codesOf } from './pay.ts';
import { netOf, type Receipt } from './receipt.ts';
import type { Taxes } from './rescisao.ts';
import type { OtherDeductions, Perceptions } from './rescisao-lines.ts';
import type { Seniority } from './seniority.ts';

interface Liquidation {
  readonly ending: Ending;
  readonly seniority: Seniority;
  readonly perceptions: Perceptions;
  readonly taxes: Taxes;
  readonly others: OtherDeductions;
  readonly receipt: Receipt;
}

/** rules/br/law.md 9.7. */
export function warningsOf(liquidation: Liquidation): ReadonlySet<string> {
  return codesOf({ ...taxCalls(liquidation), ...eventCalls(liquidation), ...fundCalls(liquidation.ending) });
}

function taxCalls({ ending, taxes, receipt }: Liquidation) {
  const { pay, date, amount } = ending;
  const month = amount('inss_base_acumulada_mes').plus(taxes.recurring);
  return {
    RAT_FAP_DEFAULTED: isRatFapAssumed(pay, taxes.recurring.plus(taxes.thirteenth)),
    PENSAO_NOT_DEDUCTED: pay.pensao.gt(0) && taxes.salary.simplificado,
    IRRF_WITHHOLDING_WAIVED: taxes.isWaived,
    NEGATIVE_NET_SALARY: netOf(receipt).lt(0),
    CONTRIBUTION_BASE_CAPPED: month.gt(teto(date)) || taxes.thirteenth.gt(teto(date)),
    ADVANCE_EXCEEDS_DUE: amount('primeira_parcela_amount').gt(taxes.thirteenth),
  };
}

function eventCalls({ ending, seniority, perceptions, others }: Liquidation) {
  const { cause, date, hired, number, isSent, isTrue, dateOf, pay } = ending;
  const taken = sum([others.aviso_previo_descontado, others.indenizacao_art_480, others.outros_descontos]);
  const isExperience = cause === 'termino_contrato' && isTrue('contrato_experiencia');
  return {
    AVOS_OVERRIDDEN: isSent('avos_13') || isSent('avos_ferias'),
    VACATION_RIGHT_LOST: number('faltas_injustificadas') > 32,
    VACATION_DOUBLED: number('dias_ferias_vencidas_dobro') > 0,
    IRRF_PAYMENT_MONTH_DIFFERS: (dateOf('data_pagamento') ?? date).slice(0, 7) !== date.slice(0, 7),
    NOTICE_PROJECTED_TO_NEXT_YEAR: seniority.projected >= `${Number(date.slice(0, 4)) + 1}-01-15`,
    HALF_NOTICE_ROUNDED: !seniority.noticePaid.isInteger(),
    ART_477_FINE: (dateOf('data_pagamento') ?? date) > daysAfter(date, 10),
    ADDITIONAL_INDEMNITY_LAW_7238: perceptions.indenizacao_adicional.gt(0),
    ART_480_NOT_CLAIMED:
      cause === 'antecipada_empregado' && ending.amount('prejuizo_art_480_amount').isZero(),
    EXPERIENCE_OVER_90_DAYS: isExperience && daysBetween(hired, date) + 1 > 90,
    DEDUCTIONS_OVER_ONE_MONTH: taken.gt(pay.remuneration),
  };
}

function fundCalls({ cause, isSent }: Ending) {
  const isFined = CAUSES[cause].fine.gt(0);
  const isBaseSent = isSent('base_multa_fgts_amount');
  return {
    FGTS_BALANCE_MISSING: isFined && !isBaseSent && !isSent('saldo_fgts_amount'),
    FGTS_FINE_BASE_GIVEN: isFined && isBaseSent,
  };
}
