import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { own } from '../allowances.ts';
import { type Amount, greatest, r2, ZERO } from '../amount.ts';
import { given } from '../facts.ts';
import { inForce } from '../in-force.ts';
import { drawPlr } from './draw-plr.ts';
import { codesOf } from './pay.ts';
import { PLR, UNCONFIRMED_MONTHS } from './plr-table.ts';
import { amountsOf, netOf, type Receipt } from './receipt.ts';
import { YEARS } from './years.ts';

/** Brazil, participation in profits or results (rules/br/law.md 13). */
export const brazilPlr: Oracle = {
  country: 'BR',
  scheme: 'plr',
  years: [...YEARS, 2027],
  draw: drawPlr,
  compute,
};

function compute({ employee, period }: CalculationRequest): Verdict {
  const payments = own(employee, 'numero_pagamento_ano');
  const amounts = ['plr_amount', 'plr_acumulada_ano', 'irrf_plr_retido_ano'].map((name) =>
    own(employee, name),
  );
  if (payments.gt(12) || amounts.some((value) => value.lt(0))) return { kind: 'refused' };
  const [plr = ZERO, before = ZERO, withheld = ZERO] = amounts;
  const receipt = receiptOf(
    { plr, before, withheld, pensao: given(employee, 'pensao_alimenticia_amount') },
    period.end_date,
  );
  const warnings = codesOf({
    PLR_MORE_THAN_TWO_PAYMENTS: payments.gt(2),
    NEGATIVE_NET_SALARY: netOf(receipt).lt(0),
    PARAM_UNVERIFIED: UNCONFIRMED_MONTHS.includes(period.end_date.slice(0, 7)),
  });
  return { kind: 'computed', amounts: amountsOf(receipt), warnings };
}

interface Payment {
  readonly plr: Amount;
  /** Paid before in the year, net of its alimony, and the tax withheld on it. */
  readonly before: Amount;
  readonly withheld: Amount;
  readonly pensao: Amount;
}

/** Lei 10.101/2000 art. 3 §§5 to 10: the year's sum, less what was withheld; nothing is given back. */
function receiptOf({ plr, before, withheld, pensao }: Payment, date: string): Receipt {
  const rendimento = plr.plus(before);
  const base = greatest(ZERO, rendimento.minus(pensao));
  const tabela = tableTax(base, date);
  return {
    perceptions: { plr },
    deductions: { irrf_plr: greatest(ZERO, tabela.minus(withheld)), pensao_alimenticia: pensao },
    bases: { rendimento_tributavel_plr: rendimento, base_irrf_plr: base, irrf_tabela_plr: tabela },
    employer: {},
  };
}

function tableTax(base: Amount, date: string): Amount {
  const row = inForce(PLR, date).rows.find(({ upTo }) => base.lte(upTo));
  if (row === undefined) throw new RangeError(`no row of the PLR table takes ${base}`);
  return greatest(ZERO, r2(base.times(row.rate).minus(row.parcela)));
}
