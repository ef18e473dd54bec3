import { daysAfter } from '../../calendar.ts';
import { type Amount, least, r2, sum, ZERO } from '../amount.ts';

import type { Ending } from './ending.ts';
import type { Seniority } from './seniority.ts';
import { daysOfRight } from './vacation.ts';

/** rules/br/law.md 12.4, by concept id. */
export function perceptionsOf(ending: Ending, seniority: Seniority) {
  const { monthly, remuneration } = ending.pay;
  const share = (parts: number | Amount, of: number): Amount => r2(remuneration.times(parts).div(of));
  const thirteenth = share(seniority.avos13, 12);
  const withoutNotice = share(seniority.avos13WithoutNotice, 12);
  return {
    saldo_salario: r2(monthly.times(ending.days).div(30)),
    horas_extras: ending.overtime,
    comissoes: ending.commission,
    aviso_previo_indenizado: share(seniority.noticePaid, 30),
    decimo_terceiro_proporcional: withoutNotice,
    decimo_terceiro_aviso: thirteenth.minus(withoutNotice),
    ...vacations(ending, seniority, share),
    ...indemnities(ending, seniority, share),
  };
}

type Share = (parts: number, of: number) => Amount;

function vacations({ number }: Ending, { avosFerias }: Seniority, share: Share) {
  const due = share(number('dias_ferias_vencidas'), 30);
  const doubled = share(2 * number('dias_ferias_vencidas_dobro'), 30);
  const running = share(daysOfRight(number('faltas_injustificadas')) * avosFerias, 360);
  return {
    ferias_vencidas: due,
    ferias_vencidas_dobro: doubled,
    terco_ferias_vencidas: r2(due.plus(doubled).div(3)),
    ferias_proporcionais: running,
    terco_ferias_proporcionais: r2(running.div(3)),
  };
}

function indemnities(ending: Ending, seniority: Seniority, share: Share) {
  const { monthly } = ending.pay;
  return {
    indenizacao_art_479: ending.cause === 'antecipada_empregador' ? share(seniority.daysLeft, 60) : ZERO,
    indenizacao_adicional: isBeforeDataBase(ending, seniority) ? monthly : ZERO,
    multa_art_477: isPaidLate(ending) ? monthly : ZERO,
  };
}

/** Lei 7.238/1984 art. 9: in the 30 days before the category's date. */
function isBeforeDataBase({ cause, dateOf }: Ending, { projected }: Seniority): boolean {
  const base = dateOf('data_base');
  if (base === undefined || cause !== 'sem_justa_causa') return false;
  return daysAfter(base, -30) <= projected && projected < base;
}

/** CLT art. 477 §6. */
function isPaidLate({ date, dateOf }: Ending): boolean {
  return (dateOf('data_pagamento') ?? date) > daysAfter(date, 10);
}

/** Those that are neither tax nor contribution. */
export function otherDeductionsOf(ending: Ending, { daysLeft }: Seniority) {
  const { cause, notice, number, amount, pay } = ending;
  const isNoticeMissed = cause === 'pedido_demissao' && notice === 'nao_cumprido';
  const missed = r2(pay.monthly.times(30 - number('dias_aviso_trabalhados')).div(30));
  const half = r2(pay.remuneration.times(daysLeft).div(60));
  const damage = least(amount('prejuizo_art_480_amount'), least(half, pay.remuneration));
  return {
    adiantamento_13_descontado: amount('primeira_parcela_amount'),
    aviso_previo_descontado: isNoticeMissed ? missed : ZERO,
    indenizacao_art_480: cause === 'antecipada_empregado' ? damage : ZERO,
    pensao_alimenticia: pay.pensao,
    outros_descontos: amount('outros_descontos_amount'),
  };
}

export type Perceptions = ReturnType<typeof perceptionsOf>;
export type OtherDeductions = ReturnType<typeof otherDeductionsOf>;

/** REC: what the month's contributions and tax are due on. */
export function recurring({ saldo_salario, horas_extras, comissoes }: Perceptions): Amount {
  return sum([saldo_salario, horas_extras, comissoes]);
}
