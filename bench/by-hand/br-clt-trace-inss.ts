import { type AuditTrail, amountOfLaw, money, rateOfLaw, type Shown, texts } from './audit-trail.ts';
import type { Taxed } from './br-clt-trace-earnings.ts';
import { INSS, INSS_TETO } from './br-figures-decimal.ts';
import { Decimal, truncated, ZERO } from './decimals.ts';

const CEILING = { 'upper_limit(inss_tabela)': amountOfLaw(INSS_TETO) };

/** What a base gives, slice after slice, each cut to the cent; and what the trail shows of it. */
function inssOn(base: Decimal) {
  const inputs: Record<string, string> = {};
  let total = ZERO;
  for (const [index, { over, upTo, rate }] of INSS.entries()) {
    if (base.lte(over)) break;
    const slice = truncated(Decimal.min(base, upTo).minus(over).times(rate));
    inputs[`inss_tabela.slice_${index + 1}`] = money(slice).text;
    inputs['inss_tabela.lower'] = amountOfLaw(over);
    inputs['inss_tabela.rate'] = rateOfLaw(rate);
    total = total.plus(slice);
  }
  return { inputs, total };
}

/** The part of a line's own, where there is that line. */
function apart(
  trail: AuditTrail,
  concept: string,
  line: Shown,
  name: string,
  on: Shown,
  base: string,
): Shown {
  const read = { [name]: line.text };
  if (!line.value.gt(0)) return trail.rounded(concept, read, ZERO);
  const { inputs, total } = inssOn(on.value);
  return trail.rounded(concept, { ...read, [base]: on.text, ...inputs }, total);
}

/** INSS of the month, of the vacations in it, and of the 13th. */
export function inssOf(trail: AuditTrail, taxed: Taxed, month: Shown, vacations: Shown) {
  const { ferias, decimo_terceiro } = taxed;
  const capped = (amount: Decimal) => Decimal.min(amount, INSS_TETO);
  const base_inss = trail.rounded(
    'base_inss',
    { ...texts({ remuneracao_ferias: vacations, remuneracao_mes: month }), ...CEILING },
    capped(month.value.plus(vacations.value)),
  );
  const base_inss_13 = trail.rounded(
    'base_inss_13',
    { ...texts({ decimo_terceiro }), ...CEILING },
    capped(decimo_terceiro.value),
  );
  const base_inss_ferias = trail.money(
    'base_inss_ferias',
    { remuneracao_ferias: vacations.text, ...CEILING },
    capped(vacations.value),
  );
  const all = inssOn(base_inss.value);
  const inss_total = trail.money('inss_total', { base_inss: base_inss.text, ...all.inputs }, all.total);
  const inss_ferias = apart(trail, 'inss_ferias', ferias, 'ferias', base_inss_ferias, 'base_inss_ferias');
  const inss = trail.rounded(
    'inss',
    texts({ inss_ferias, inss_total }),
    inss_total.value.minus(inss_ferias.value),
  );
  const inss_13 = apart(trail, 'inss_13', decimo_terceiro, 'decimo_terceiro', base_inss_13, 'base_inss_13');
  return { inss, inss_ferias, inss_13 };
}
