import { FIRST_HALF, JUBILACION, SECOND_HALF, TOPE, TRES_POR_CIENTO } from './ar-figures-decimal.ts';
import type { Bases, Read } from './ar-general-trace-read.ts';
import { type AuditTrail, amountOfLaw, type Shown, shownRow, texts, total, yesOrNo } from './audit-trail.ts';
import { Decimal, excess, rowOf, ZERO } from './decimals.ts';

/** The bases of what the worker contributes: of the month, and of the half-year bonus. */
export function contributionBases(trail: AuditTrail, person: Read, gross: Shown, sac: Shown, bases: Bases) {
  const limits = { base_max: amountOfLaw(bases.most), base_min: amountOfLaw(bases.least) };
  const ofMonth = { ...limits, remuneracion_bruta: gross.text };
  const base_aportes = trail.rounded(
    'base_aportes',
    ofMonth,
    Decimal.min(Decimal.max(gross.value, bases.least), bases.most),
  );
  const base_aportes_obra_social = trail.rounded(
    'base_aportes_obra_social',
    ofMonth,
    Decimal.max(bases.twiceLeast, Decimal.min(gross.value, bases.most)),
  );
  const ofBonus = person.bonus ? { ...limits, liquida_sac: '1', sac: sac.text } : { liquida_sac: '0' };
  const unlessNone = (amount: Decimal) => (person.bonus ? amount : ZERO);
  const base_aportes_sac = trail.rounded(
    'base_aportes_sac',
    ofBonus,
    unlessNone(Decimal.min(Decimal.max(sac.value, bases.halfLeast), bases.halfMost)),
  );
  const base_aportes_obra_social_sac = trail.rounded(
    'base_aportes_obra_social_sac',
    ofBonus,
    unlessNone(Decimal.max(bases.least, Decimal.min(sac.value, bases.halfMost))),
  );
  return { base_aportes, base_aportes_obra_social, base_aportes_sac, base_aportes_obra_social_sac };
}

type ContributionBases = ReturnType<typeof contributionBases>;

/** A rate of the sum of some lines. */
function onSum(
  trail: AuditTrail,
  concept: string,
  lines: Readonly<Record<string, Shown>>,
  rate: Decimal,
): Shown {
  return trail.rounded(concept, texts(lines), total(lines).times(rate));
}

/** What the worker contributes. */
export function contributions(
  trail: AuditTrail,
  { unionRate }: Read,
  of: ContributionBases,
  gross: { readonly remuneracion_bruta: Shown; readonly sac: Shown },
) {
  const { base_aportes, base_aportes_sac, base_aportes_obra_social, base_aportes_obra_social_sac } = of;
  const pension = { base_aportes, base_aportes_sac };
  const health = { base_aportes_obra_social, base_aportes_obra_social_sac };
  const rate = { cuota_sindical_rate: unionRate.text };
  return {
    jubilacion: onSum(trail, 'jubilacion', pension, JUBILACION),
    ley_19032: onSum(trail, 'ley_19032', pension, TRES_POR_CIENTO),
    obra_social: onSum(trail, 'obra_social', health, TRES_POR_CIENTO),
    cuota_sindical: unionRate.value.gt(0)
      ? trail.rounded('cuota_sindical', { ...rate, ...texts(gross) }, total(gross).times(unionRate.value))
      : trail.rounded('cuota_sindical', rate, ZERO),
  };
}

function computable(trail: AuditTrail, { unionRate }: Read, of: ContributionBases, gross: Shown): Shown {
  const { base_aportes, base_aportes_obra_social } = of;
  return trail.sum('aportes_computables', {
    aporte_jubilacion: onSum(trail, 'aporte_jubilacion', { base_aportes }, JUBILACION),
    aporte_ley_19032: onSum(trail, 'aporte_ley_19032', { base_aportes }, TRES_POR_CIENTO),
    aporte_obra_social: onSum(trail, 'aporte_obra_social', { base_aportes_obra_social }, TRES_POR_CIENTO),
    aporte_sindical: trail.rounded(
      'aporte_sindical',
      { cuota_sindical_rate: unionRate.text, remuneracion_bruta: gross.text },
      unionRate.value.times(gross.value),
    ),
  });
}

function personalDeductions(trail: AuditTrail, { month, spouse, children, disabledChildren }: Read): Shown {
  const figures = month < 7 ? FIRST_HALF : SECOND_HALF;
  return trail.money(
    'deducciones_personales',
    {
      cantidad_hijos: children.text,
      cantidad_hijos_incapacitados: disabledChildren.text,
      ...(spouse && { conyuge: amountOfLaw(figures.conyuge) }),
      conyuge_a_cargo: yesOrNo(spouse),
      deduccion_especial: amountOfLaw(figures.especial),
      gni: amountOfLaw(figures.gni),
      hijo: amountOfLaw(figures.hijo),
      hijo_incapacitado: amountOfLaw(figures.incapacitado),
    },
    figures.gni
      .plus(figures.especial)
      .plus(spouse ? figures.conyuge : ZERO)
      .plus(figures.hijo.times(children.value))
      .plus(figures.incapacitado.times(disabledChildren.value)),
  );
}

/** The income tax of the month by the scale. */
export function scaleTax(
  trail: AuditTrail,
  person: Read,
  of: ContributionBases,
  remuneracion_bruta: Shown,
): Shown {
  const aportes_computables = computable(trail, person, of, remuneracion_bruta);
  const doceava = trail.plain(
    'doceava',
    { excluir_sac_proporcional: yesOrNo(!person.twelfths) },
    person.twelfths ? new Decimal(1).div(12) : ZERO,
  );
  const twelfth = (concept: string, name: string, whole: Shown) =>
    trail.rounded(
      concept,
      { doceava: doceava.text, [name]: whole.text },
      person.twelfths ? whole.value.div(12) : ZERO,
    );
  const sac_proporcional = twelfth('sac_proporcional', 'remuneracion_bruta', remuneracion_bruta);
  const aportes_sac_proporcional = twelfth(
    'aportes_sac_proporcional',
    'aportes_computables',
    aportes_computables,
  );
  const deducciones_personales = personalDeductions(trail, person);
  const deduccion_doceava = twelfth('deduccion_doceava', 'deducciones_personales', deducciones_personales);
  const added = { remuneracion_bruta, sac_proporcional };
  const takenOff = {
    aportes_computables,
    aportes_sac_proporcional,
    deducciones_personales,
    deduccion_doceava,
  };
  const net = trail.rounded(
    'ganancia_neta_sujeta',
    { ...texts(added), ...texts(takenOff) },
    Decimal.max(ZERO, total(added).minus(total(takenOff))),
  );
  const row = rowOf((person.month < 7 ? FIRST_HALF : SECOND_HALF).escala, net.value);
  return trail.rounded(
    'impuesto_determinado',
    { ...shownRow('escala', row), ganancia_neta_sujeta: net.text },
    excess(net.value, row),
  );
}

/** What is withheld of it: not more than 35 % of what is left. */
export function withheld(
  trail: AuditTrail,
  total_percepciones: Shown,
  contributed: ReturnType<typeof contributions>,
  impuesto_determinado: Shown,
): Shown {
  const ganancias_tope_35 = trail.rounded(
    'ganancias_tope_35',
    { ...texts(contributed), total_percepciones: total_percepciones.text },
    total_percepciones.value.minus(total(contributed)).times(TOPE),
  );
  return trail.rounded(
    'ganancias',
    texts({ ganancias_tope_35, impuesto_determinado }),
    Decimal.max(ZERO, Decimal.min(impuesto_determinado.value, ganancias_tope_35.value)),
  );
}
