import {
  DETRACCION,
  DETRACCION_SAC,
  FFEP,
  OBRA_SOCIAL_EMPLEADOR,
  SCVO,
  SCVO_FROM_MARCH,
} from './ar-figures-decimal.ts';
import { type Bases, classOf, type Read } from './ar-general-trace-read.ts';
import { type AuditTrail, amountOfLaw, rateOfLaw, type Shown, texts, yesOrNo } from './audit-trail.ts';
import { Decimal, ZERO } from './decimals.ts';

interface Gross {
  readonly remuneracion_bruta: Shown;
  readonly sac: Shown;
}

/** What the two bases of the employer read: with the half-year bonus more than without it. */
function ofGross({ bonus }: Read, { remuneracion_bruta, sac }: Gross, { least }: Bases) {
  return {
    base_min: amountOfLaw(least),
    liquida_sac: yesOrNo(bonus),
    remuneracion_bruta: remuneracion_bruta.text,
    ...(bonus && { sac: sac.text }),
  };
}

function contributionBase(trail: AuditTrail, person: Read, gross: Gross, bases: Bases): Shown {
  const { remuneracion_bruta, sac } = gross;
  const month = Decimal.max(bases.least, remuneracion_bruta.value.minus(DETRACCION));
  const inputs = { ...ofGross(person, gross, bases), detraccion: amountOfLaw(DETRACCION) };
  if (!person.bonus) return trail.rounded('base_contribuciones', inputs, month);
  return trail.rounded(
    'base_contribuciones',
    { ...inputs, detraccion_sac: amountOfLaw(DETRACCION_SAC) },
    month.plus(Decimal.max(bases.halfLeast, sac.value.minus(DETRACCION_SAC))),
  );
}

function healthBase(trail: AuditTrail, person: Read, gross: Gross, bases: Bases): Shown {
  const { remuneracion_bruta, sac } = gross;
  const month = Decimal.max(bases.twiceLeast, remuneracion_bruta.value);
  return trail.rounded(
    'base_obra_social_empleador',
    ofGross(person, gross, bases),
    person.bonus ? month.plus(Decimal.max(bases.least, sac.value)) : month,
  );
}

function employerClass(trail: AuditTrail, person: Read) {
  const { rates, position } = classOf(person);
  const read = { empleador_grande_servicios: yesOrNo(person.large) };
  const shown = trail.plain(
    'clase_empleador',
    person.large ? read : { ...read, empleador_mipyme: yesOrNo(person.small) },
    new Decimal(position),
  );
  return { rates, clase_empleador: shown };
}

/** Social security: by the class of the employer, and from November with the FAL. */
function socialSecurity(trail: AuditTrail, person: Read, base: Shown): Record<string, Shown> {
  const { rates, clase_empleador } = employerClass(trail, person);
  const withFal = person.month >= 11;
  const onBase = { base_contribuciones: base.text };
  const byClass = (concept: string, table: string, rate: Decimal) =>
    trail.rounded(
      concept,
      { ...onBase, clase_empleador: clase_empleador.text, [`${table}.rate`]: rateOfLaw(rate) },
      base.value.times(rate),
    );
  const bySize = (concept: string, rate: Decimal) =>
    trail.rounded(
      concept,
      { ...onBase, empleador_grande_servicios: yesOrNo(person.large) },
      base.value.times(rate),
    );
  const parts = {
    contrib_sipa: byClass('contrib_sipa', 'tasa_sipa', withFal ? rates.sipaWithFal : rates.sipa),
    contrib_inssjp: bySize('contrib_inssjp', rates.inssjp),
    contrib_aaff: bySize('contrib_aaff', rates.aaff),
    contrib_fne: bySize('contrib_fne', rates.fne),
  };
  if (withFal) return { ...parts, contrib_fal: byClass('contrib_fal', 'tasa_fal', rates.fal) };
  trail.absent('contrib_fal');
  return parts;
}

/** Risks of work: the rate of the contract where it is known, and the fixed sum. */
function workRisks(trail: AuditTrail, { artRate, month }: Read, base_art: Shown): void {
  if (artRate === null) trail.rounded('contrib_art_variable', { 'given(risk_class_rate)': '0' }, ZERO);
  else
    trail.rounded(
      'contrib_art_variable',
      { base_art: base_art.text, 'given(risk_class_rate)': '1', risk_class_rate: artRate.text },
      base_art.value.times(artRate.value),
    );
  const ffep = FFEP[month - 1];
  if (ffep === undefined) throw new RangeError(`no month ${month}`);
  trail.rounded('contrib_art_ffep', { ffep_suma: amountOfLaw(ffep) }, ffep);
}

/** All that the employer pays. */
export function employerPays(
  trail: AuditTrail,
  person: Read,
  gross: Gross,
  total_percepciones: Shown,
  bases: Bases,
): void {
  const base_contribuciones = contributionBase(trail, person, gross, bases);
  const health = healthBase(trail, person, gross, bases);
  const base_art = trail.rounded('base_art', texts({ ...gross }), total_percepciones.value);
  const parts = socialSecurity(trail, person, base_contribuciones);
  trail.rounded(
    'contrib_obra_social',
    { base_obra_social_empleador: health.text },
    health.value.times(OBRA_SOCIAL_EMPLEADOR),
  );
  workRisks(trail, person, base_art);
  const scvo = person.month < 3 ? SCVO : SCVO_FROM_MARCH;
  trail.rounded('contrib_scvo', { scvo_prima: amountOfLaw(scvo) }, scvo);
  trail.sum('contrib_seguridad_social_total', parts);
}
