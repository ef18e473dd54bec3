import {
  type AuditTrail,
  amountOfLaw,
  plain,
  type Shown,
  shownRow,
  texts,
  total,
  yesOrNo,
} from './audit-trail.ts';
import { Decimal, excess, ZERO } from './decimals.ts';
import type { Earned, Situation } from './mx-ordinario-trace-earnings.ts';
import { LIMITE_SUBSIDIO } from './mx-parameters-decimal.ts';
import { monthlyRowOf } from './mx-tarifa-decimal.ts';

/** `period.type` is a choice: the month is its first word. */
const MONTHLY = { 'period.type': '1' };
const SHOWN_LIMIT = amountOfLaw(LIMITE_SUBSIDIO);

function isUntaxed(trail: AuditTrail, atMinimum: boolean, base_isr: Shown, sueldo: Shown): boolean {
  const read = { es_sm: yesOrNo(atMinimum) };
  if (!atMinimum) return trail.yesOrNo('exento_por_sm', read, false);
  return trail.yesOrNo(
    'exento_por_sm',
    { ...read, ...texts({ base_isr, sueldo }) },
    base_isr.value.eq(sueldo.value),
  );
}

function subsidy(trail: AuditTrail, base_isr: Shown, untaxed: boolean, now: Situation): Shown {
  const rate = plain(now.parameters.subsidyRate);
  const ofMonth = trail.rounded(
    'subsidio_mensual',
    { subsidio_tasa: rate.text, uma_mensual: now.uma_mensual.text },
    rate.value.times(now.uma_mensual.value),
  );
  const ofPeriod = trail.rounded(
    'subsidio_del_periodo',
    { ...MONTHLY, subsidio_mensual: ofMonth.text },
    ofMonth.value,
  );
  const limit = trail.rounded(
    'limite_subsidio',
    { ...MONTHLY, subsidio_limite: SHOWN_LIMIT },
    LIMITE_SUBSIDIO,
  );
  const concept = 'subsidio_empleo_causado';
  if (untaxed) return trail.money(concept, { exento_por_sm: '1' }, ZERO);
  const read = { exento_por_sm: '0', ...texts({ base_isr, limite_subsidio: limit }) };
  return base_isr.value.gt(limit.value)
    ? trail.money(concept, read, ZERO)
    : trail.money(concept, { ...read, subsidio_del_periodo: ofPeriod.text }, ofPeriod.value);
}

/** Income tax before it is deducted: what the tariff gives, the subsidy, and whether there is none at all. */
export function incomeTax(
  trail: AuditTrail,
  earned: Earned,
  sum: Shown,
  exempt: Readonly<Record<string, Shown>>,
  now: Situation,
) {
  const total_exento = trail.money('total_exento', texts(exempt), total(exempt));
  const base_isr = trail.rounded(
    'base_isr',
    { ...texts(earned), ...texts(exempt) },
    sum.value.minus(total_exento.value),
  );
  trail.money('total_gravado', { base_isr: base_isr.text }, base_isr.value);
  const row = monthlyRowOf(base_isr.value);
  const isr_determinado = trail.rounded(
    'isr_determinado',
    { base_isr: base_isr.text, ...MONTHLY, ...shownRow('tarifa_mensual', row) },
    excess(base_isr.value, row),
  );
  const untaxed = isUntaxed(trail, now.atMinimum, base_isr, earned.sueldo);
  const subsidio_empleo_causado = subsidy(trail, base_isr, untaxed, now);
  const subsidio_empleo = trail.money(
    'subsidio_empleo',
    texts({ isr_determinado, subsidio_empleo_causado }),
    Decimal.min(subsidio_empleo_causado.value, isr_determinado.value),
  );
  return { isr_determinado, subsidio_empleo, untaxed };
}

/** What is withheld. */
export function withheld(
  trail: AuditTrail,
  { isr_determinado, subsidio_empleo, untaxed }: ReturnType<typeof incomeTax>,
): Shown {
  if (untaxed) return trail.rounded('isr', { exento_por_sm: '1' }, ZERO);
  return trail.rounded(
    'isr',
    { exento_por_sm: '0', ...texts({ isr_determinado, subsidio_empleo }) },
    isr_determinado.value.minus(subsidio_empleo.value),
  );
}
