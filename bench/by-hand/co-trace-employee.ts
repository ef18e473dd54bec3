import { type AuditTrail, amountOfLaw, type Shown, shownRow, texts, total } from './audit-trail.ts';
import {
  APORTE_EMPLEADO,
  IBC_MAXIMO,
  RENTA_EXENTA,
  RENTA_EXENTA_MAXIMA,
  roundWithholding,
  SMMLV,
  solidarityRowOf,
  UVT,
  withholdingRowOf,
} from './co-parameters-decimal.ts';
import { Decimal, excess, ZERO } from './decimals.ts';

export const SHOWN_SMMLV = amountOfLaw(SMMLV);
const SHOWN_UVT = amountOfLaw(UVT);

/** Between which the contribution base lies. */
export function floorAndCeiling(trail: AuditTrail, days: Shown) {
  const ibc_minimo = trail.rounded(
    'ibc_minimo',
    { SMMLV: SHOWN_SMMLV, 'period.days': days.text },
    SMMLV.times(days.value).div(30),
  );
  const ibc_maximo = trail.money('ibc_maximo', { SMMLV: SHOWN_SMMLV }, IBC_MAXIMO);
  return { ibc_minimo, ibc_maximo };
}

/** What the worker contributes. */
export function contributions(trail: AuditTrail, ibc: Shown) {
  const ofFour = (concept: string) =>
    trail.rounded(concept, { ibc: ibc.text }, ibc.value.times(APORTE_EMPLEADO));
  const salud_empleado = ofFour('salud_empleado');
  const pension_empleado = ofFour('pension_empleado');
  const row = solidarityRowOf(ibc.value);
  const fondo_solidaridad_pensional = trail.rounded(
    'fondo_solidaridad_pensional',
    { ibc: ibc.text, ...shownRow('tarifa_fsp', row) },
    ibc.value.times(row.rate),
  );
  return { salud_empleado, pension_empleado, fondo_solidaridad_pensional };
}

/** The tax that is withheld. */
export function withholding(
  trail: AuditTrail,
  earned: Readonly<Record<string, string>>,
  total_devengado: Shown,
  contributed: ReturnType<typeof contributions>,
): Shown {
  const untaxed = trail.rounded('ingresos_no_constitutivos', texts(contributed), total(contributed));
  const ingreso_neto_retencion = trail.rounded(
    'ingreso_neto_retencion',
    { ...earned, ingresos_no_constitutivos: untaxed.text },
    Decimal.max(ZERO, total_devengado.value.minus(untaxed.value)),
  );
  const renta_exenta_25 = trail.rounded(
    'renta_exenta_25',
    { UVT: SHOWN_UVT, ingreso_neto_retencion: ingreso_neto_retencion.text },
    Decimal.min(ingreso_neto_retencion.value.times(RENTA_EXENTA), RENTA_EXENTA_MAXIMA),
  );
  const base = trail.rounded(
    'base_gravable_retencion',
    texts({ ingreso_neto_retencion, renta_exenta_25 }),
    ingreso_neto_retencion.value.minus(renta_exenta_25.value),
  );
  const row = withholdingRowOf(base.value);
  const tax = excess(base.value, row);
  return trail.roundedTo(
    'retencion_fuente',
    { base_gravable_retencion: base.text, ...shownRow('tarifa_retencion', row) },
    tax,
    roundWithholding(tax),
  );
}
