// AR.general 2025.1: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2025-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/general/2025-01-01.pay',
  fingerprint: 'sha256:c9e08a03f05fd58f8a493234cd2bcff104a9f9200131b374d5f0723bef34c7f7',
  meaning: 'sha256:eace05b75e72c3449fd84f1d46e5f0fefc4f489b72faaa7725b9ddfc550aad36',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2025.1',
  currency: 'ARS',
  validFrom: '2025-01-01',
  validUntil: '2025-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'month_start',
  histories: [
    { id: 'remuneracion_anterior', label: 'Remuneración anterior del año', type: 'money', aggregate: 'sum', line: 'remuneracion_bruta',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'aguinaldo_anterior', label: 'Aguinaldo pagado en el año', type: 'money', aggregate: 'sum', line: 'sac',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'descuentos_anteriores', label: 'Descuentos anteriores, con Ganancias', type: 'money', aggregate: 'sum', line: 'total_deducciones',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'retenido_anterior', label: 'Ganancias retenido en el año', type: 'money', aggregate: 'sum', line: 'ganancias',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'devuelto_anterior', label: 'Ganancias devuelto en el año', type: 'money', aggregate: 'sum', line: 'devolucion_ganancias',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'remuneracion_del_semestre', label: 'Remuneración anterior del semestre', type: 'money', aggregate: 'sum', line: 'remuneracion_bruta',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'aportes_del_semestre', label: 'Aportes anteriores del semestre', type: 'money', aggregate: 'sum', line: 'aportes_computables',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'aguinaldo_del_semestre', label: 'Aguinaldo pagado en el semestre', type: 'money', aggregate: 'sum', line: 'sac',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'no_remunerativo_anterior', label: 'Sumas no remunerativas del año', type: 'money', aggregate: 'sum', line: 'suma_no_remunerativa',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'no_remunerativo_del_semestre', label: 'Sumas no remunerativas del semestre', type: 'money', aggregate: 'sum',
      line: 'suma_no_remunerativa', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:b493a58796694dcebbd0d114ff12a4b255c953c88ac4a79cd11345c531c63131', () =>
  JSON.parse(readFileSync(new URL('./2025-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, $law.rows('base_min')),
  base_max: rt.scaledWorth($at, 100n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
  gni_anual: rt.scaledWorth($at, 100n, $law.rows('gni_anual')),
  deduccion_especial_anual: rt.scaledWorth($at, 100n, $law.rows('deduccion_especial_anual')),
  conyuge_anual: rt.scaledWorth($at, 100n, $law.rows('conyuge_anual')),
  hijo_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_anual')),
  hijo_incapacitado_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_incapacitado_anual')),
  escala_acumulada$rows1: rt.scaledRows($law.table('escala_acumulada'), { date: $at }, 100n, 100n),
  escala$rows1: rt.scaledRows($law.table('escala'), { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  tasa_tope: rt.scaledWorth($at, 20n, $law.rows('tasa_tope')),
  detraccion: rt.scaledWorth($at, 25n, $law.rows('detraccion')),
  detraccion_sac: rt.scaledWorth($at, 25n, $law.rows('detraccion_sac')),
  sipa_inc_a: rt.scaledWorth($at, 2000n, $law.rows('sipa_inc_a')),
  sipa_inc_b: rt.scaledWorth($at, 10000n, $law.rows('sipa_inc_b')),
  inssjp_inc_a: rt.scaledWorth($at, 5000n, $law.rows('inssjp_inc_a')),
  inssjp_inc_b: rt.scaledWorth($at, 10000n, $law.rows('inssjp_inc_b')),
  aaff_inc_a: rt.scaledWorth($at, 500n, $law.rows('aaff_inc_a')),
  aaff_inc_b: rt.scaledWorth($at, 1000n, $law.rows('aaff_inc_b')),
  fne_inc_a: rt.scaledWorth($at, 10000n, $law.rows('fne_inc_a')),
  fne_inc_b: rt.scaledWorth($at, 5000n, $law.rows('fne_inc_b')),
  tasa_contribucion_obra_social: rt.scaledWorth($at, 50n, $law.rows('tasa_contribucion_obra_social')),
  ffep_suma: rt.scaledWorth($at, 1n, $law.rows('ffep_suma')),
  scvo_prima: rt.scaledWorth($at, 100n, $law.rows('scvo_prima')),
  SMVM: rt.scaledWorth($at, 1n, $law.rows('SMVM')),
}));
const $elsewhere = rt.byDate(($at) => ({
  gni_anual: rt.scaledWorth($at, 100n, $law.rows('gni_anual')),
  deduccion_especial_anual: rt.scaledWorth($at, 100n, $law.rows('deduccion_especial_anual')),
  conyuge_anual: rt.scaledWorth($at, 100n, $law.rows('conyuge_anual')),
  hijo_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_anual')),
  hijo_incapacitado_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_incapacitado_anual')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Remuneración diaria
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Remuneración mensual
  if ($n[1]! <= 0 || $n[1]! > 10000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Horas extra
  if ($n[2]! < 0 || $n[2]! > 99999999999999) return false;
  const overtime_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Comisiones
  if ($n[3]! < 0 || $n[3]! > 99999999999999) return false;
  const commission_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Hijos menores de 18 años
  if ($n[4]! < 0 || $n[4]! > 20) return false;
  const cantidad_hijos = $s[4] = rt.sentOr($n[4]!, 0);
  // Hijos incapacitados, de cualquier edad
  if ($n[5]! < 0 || $n[5]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[5] = rt.sentOr($n[5]!, 0);
  // Cuota sindical
  if ($n[6]! < 0 || $n[6]! > 100000) return false;
  const cuota_sindical_rate = $s[6] = rt.sentOr($n[6]!, 0);
  // Alícuota variable de ART
  if ($n[7]! < 0 || $n[7]! > 500000) return false;
  const risk_class_rate = $s[7] = $n[7]!;
  // Remuneración anterior del año · RG AFIP 4003/2017
  if ($n[8]! < 0 || $n[8]! > 100000000000000) return false;
  const remuneracion_anterior = $s[8] = $n[8]!;
  // Aguinaldo pagado en el año · RG AFIP 4003/2017
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const aguinaldo_anterior = $s[9] = rt.sentOr($n[9]!, 0);
  // Descuentos anteriores, con Ganancias · RG AFIP 4003/2017
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const descuentos_anteriores = $s[10] = rt.sentOr($n[10]!, 0);
  // Ganancias retenido en el año · RG AFIP 4003/2017
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const retenido_anterior = $s[11] = rt.sentOr($n[11]!, 0);
  // Ganancias devuelto en el año · RG AFIP 4003/2017
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const devuelto_anterior = $s[12] = rt.sentOr($n[12]!, 0);
  // Remuneración anterior del semestre · RG AFIP 4003/2017
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[13] = rt.sentOr($n[13]!, 0);
  // Aportes anteriores del semestre · RG AFIP 4003/2017
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const aportes_del_semestre = $s[14] = rt.sentOr($n[14]!, 0);
  // Aguinaldo pagado en el semestre · RG AFIP 4003/2017
  if ($n[15]! < 0 || $n[15]! > 100000000000000) return false;
  const aguinaldo_del_semestre = $s[15] = rt.sentOr($n[15]!, 0);
  // Sumas no remunerativas del año · RG AFIP 4003/2017
  if ($n[16]! < 0 || $n[16]! > 100000000000000) return false;
  const no_remunerativo_anterior = $s[16] = rt.sentOr($n[16]!, 0);
  // Sumas no remunerativas del semestre · RG AFIP 4003/2017
  if ($n[17]! < 0 || $n[17]! > 100000000000000) return false;
  const no_remunerativo_del_semestre = $s[17] = rt.sentOr($n[17]!, 0);
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[18]! === 1;
  $s[18] = conyuge_a_cargo ? 1 : 0;
  // Cuota sindical, suma fija · Ley 23.551 art. 38
  if ($n[19]! < 0) return false;
  const cuota_sindical_fija = $s[19] = rt.sentOr($n[19]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial · LCT art. 92 ter inc. 4, texto de la Ley 26.474 (el de la Ley 27.802, por confirmar)
  if ($n[20]! < 0) return false;
  const remuneracion_jornada_completa = $s[20] = rt.sentOr($n[20]!, 0);
  // Suma no remunerativa del convenio · Ley 14.250; Decreto 633/2018
  if ($n[21]! < 0 || $n[21]! > 99999999999999) return false;
  const no_remunerativo = $s[21] = rt.sentOr($n[21]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa · Ley 14.250
  if ($n[22]! < 0 || $n[22]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[22] = rt.sentOr($n[22]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa · Ley 14.250
  if ($n[23]! < 0 || $n[23]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[23] = rt.sentOr($n[23]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa · Ley 14.250
  if ($n[24]! < 0 || $n[24]! > 100000) return false;
  const contribucion_obra_social_no_remunerativo_rate = $s[24] = rt.sentOr($n[24]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[25]! === 1;
  $s[25] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[26]! === 1;
  $s[26] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[27]! !== 0;
  $s[27] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[28]! === 1;
  $s[28] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico · LCT art. 103
  const $3 = $s[30] = monthly_salary * $row.days;
  const sueldo_basico = $s[29] = Math.floor(($3 + 15) / 30);
  // Horas extra · LCT art. 201
  const horas_extra = $s[31] = overtime_amount;
  // Comisiones · LCT art. 108
  const comisiones = $s[32] = commission_amount;
  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const remuneracion_bruta = $s[33] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  let sac = 0;
  if (liquida_sac) {
    sac = $s[34] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[35] = remuneracion_bruta;
  }
  // Suma no remunerativa · Ley 14.250; Decreto 633/2018
  const suma_no_remunerativa = $s[36] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[37] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes · Ley 24.241 art. 9
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[38] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social · Decreto 921/2016
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[39] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[41] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[40] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo · Decreto 921/2016
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[43] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[42] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $23 = $s[45] = $f.tasa_jubilacion * (base_aportes + base_aportes_sac);
  const jubilacion = $s[44] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $25 = $s[47] = $f.tasa_ley_19032 * (base_aportes + base_aportes_sac);
  const ley_19032 = $s[46] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $27 = $s[49] = $f.tasa_obra_social * (base_aportes_obra_social + base_aportes_obra_social_sac);
  const obra_social = $s[48] = Math.floor(($27 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[50] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[51] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[53] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[52] = Math.floor(($33 + 500000) / 1000000);
  }
  // Jubilación computable · Ley 24.241 art. 11
  const $35 = $s[55] = $f.tasa_jubilacion * base_aportes;
  const aporte_jubilacion = $s[54] = Math.floor(($35 + 50) / 100);
  // INSSJP computable · Ley 19.032 art. 8
  const $37 = $s[57] = $f.tasa_ley_19032 * base_aportes;
  const aporte_ley_19032 = $s[56] = Math.floor(($37 + 50) / 100);
  // Obra social computable · Ley 23.660 art. 16
  const $39 = $s[59] = $f.tasa_obra_social * base_aportes_obra_social;
  const aporte_obra_social = $s[58] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable · Ley 23.551 art. 38
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[61] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[60] = Math.floor(($43 + 500000) / 1000000);
  // Base de obra social de la suma no remunerativa · Ley 14.250; Ley 24.241 art. 9
  let base_obra_social_no_remunerativo = 0;
  const $45 = suma_no_remunerativa > 0;
  $s[62] = $45 ? 1 : 0;
  const $46 = $45 && obra_social_no_remunerativo_rate > 0;
  $s[63] = $46 ? 1 : 0;
  let obra_social_no_remunerativo = 0;
  if ($46) {
    const $47 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($47 > rt.SAFE) return false;
    const $48 = ($47 < $f.base_max ? $47 : $f.base_max) - base_aportes_obra_social;
    base_obra_social_no_remunerativo = $s[64] = 0 > $48 ? 0 : $48;
    // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
    const $50 = $s[66] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[65] = Math.floor(($50 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa · Ley 14.250; Ley 23.551 art. 38
  let cuota_sindical_no_remunerativo = 0;
  const $52 = $45 && cuota_sindical_no_remunerativo_rate > 0;
  $s[67] = $52 ? 1 : 0;
  if ($52) {
    const $53 = $s[69] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($53 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[68] = Math.floor(($53 + 500000) / 1000000);
  }
  // Aportes computables · RG AFIP 4003/2017
  const aportes_computables = $s[70] = aporte_jubilacion +
    aporte_ley_19032 +
    aporte_obra_social +
    aporte_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo;
  // Parte del aguinaldo · RG AFIP 4003/2017
  const doceava = $s[71] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo · RG AFIP 4003/2017
  const $57 = $s[73] = doceava * (remuneracion_bruta + suma_no_remunerativa);
  const sac_proporcional = $s[72] = Math.floor(($57 + 6) / 12);
  // Aportes sobre la doceava parte · RG AFIP 4003/2017
  const $59 = $s[75] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[74] = Math.floor(($59 + 6) / 12);
  // Ganancia no imponible · LIG art. 30; Ley 27.743
  const gni = $s[76] = Math.floor(($f.gni_anual + 6) / 12);
  $s[77] = $f.gni_anual;
  // Deducción especial · LIG art. 30; Ley 27.743
  const deduccion_especial = $s[78] = Math.floor(($f.deduccion_especial_anual + 6) / 12);
  $s[79] = $f.deduccion_especial_anual;
  // Cónyuge · LIG art. 30; Ley 27.743
  const conyuge = $s[80] = Math.floor(($f.conyuge_anual + 6) / 12);
  $s[81] = $f.conyuge_anual;
  // Hijo · LIG art. 30; Ley 27.743
  const hijo = $s[82] = Math.floor(($f.hijo_anual + 6) / 12);
  $s[83] = $f.hijo_anual;
  // Hijo incapacitado · LIG art. 30; Ley 27.743
  const hijo_incapacitado = $s[84] = Math.floor(($f.hijo_incapacitado_anual + 6) / 12);
  $s[85] = $f.hijo_incapacitado_anual;
  // Deducciones personales art. 30 · LIG art. 30
  const $66 = conyuge_a_cargo ? conyuge : 0;
  const deducciones_personales = $s[86] = gni +
    deduccion_especial +
    $66 +
    hijo * cantidad_hijos +
    hijo_incapacitado * cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones · RG AFIP 4003/2017 y 5531/2024
  const $68 = $s[88] = doceava * deducciones_personales;
  const deduccion_doceava = $s[87] = Math.floor(($68 + 6) / 12);
  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $70 = remuneracion_bruta +
    suma_no_remunerativa +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[89] = 0 > $70 ? 0 : $70;
  // Aportes anteriores · RG AFIP 4003/2017
  let aportes_anteriores = 0;
  const $72 = rt.isSent($n[8]!);
  $s[90] = $72 ? 1 : 0;
  let sin_aguinaldo_pagado = 0;
  let sac_acumulado = 0;
  let aportes_sac_acumulados = 0;
  if ($72) {
    const $73 = descuentos_anteriores - retenido_anterior;
    aportes_anteriores = $s[91] = 0 > $73 ? 0 : $73;
    // Doceavas por meses sin aguinaldo pagado · RG AFIP 4003/2017
    const $75 = liquida_sac || aguinaldo_del_semestre > 0;
    $s[92] = $75 ? 1 : 0;
    sin_aguinaldo_pagado = $s[93] = $75 ? 0 : doceava;
    // Doceava de la remuneración sin aguinaldo pagado · RG AFIP 4003/2017
    const $77 = $s[95] = sin_aguinaldo_pagado *
      (remuneracion_del_semestre + no_remunerativo_del_semestre + remuneracion_bruta + suma_no_remunerativa);
    sac_acumulado = $s[94] = Math.floor(($77 + 6) / 12);
    // Aportes de la doceava acumulada · RG AFIP 4003/2017
    const $79 = $s[97] = sin_aguinaldo_pagado * (aportes_del_semestre + aportes_computables);
    aportes_sac_acumulados = $s[96] = Math.floor(($79 + 6) / 12);
  }
  // Enero
  const enero = rt.startOfYear($at);
  $s[98] = rt.digitsOfDate(enero);
  // Julio
  const $81 = Number($at.slice(5, 7)) > 6;
  $s[99] = $81 ? 1 : 0;
  const julio = $81 ? rt.addMonths(enero, 6) : enero;
  $s[100] = rt.digitsOfDate(julio);
  // Peso del primer semestre · RG AFIP 4003/2017
  let peso_1 = 0;
  let peso_2 = 0;
  let gni_acumulada = 0;
  let especial_acumulada = 0;
  let conyuge_acumulado = 0;
  let hijo_acumulado = 0;
  let incapacitado_acumulado = 0;
  let deducciones_acumuladas = 0;
  let doceava_acumulada = 0;
  let ganancia_neta_acumulada = 0;
  if ($72) {
    const $83 = Number($at.slice(5, 7));
    peso_1 = $s[101] = $83 < 6 ? $83 : 6;
    // Peso del segundo semestre · RG AFIP 4003/2017
    const $85 = Number($at.slice(5, 7)) - 6;
    peso_2 = $s[102] = 0 > $85 ? 0 : $85;
    // Ganancia no imponible acumulada · LIG art. 30; Ley 27.743; RG AFIP 4003/2017
    const $87 = $elsewhere(enero);
    if ($87 === null) return false;
    $s[103] = $87.gni_anual;
    const $88 = $elsewhere(julio);
    if ($88 === null) return false;
    $s[104] = $88.gni_anual;
    const $89 = $s[106] = $87.gni_anual * peso_1 + $88.gni_anual * peso_2;
    gni_acumulada = $s[105] = Math.floor(($89 + 6) / 12);
    // Deducción especial acumulada · LIG art. 30; Ley 27.743; RG AFIP 4003/2017
    const $91 = $elsewhere(enero);
    if ($91 === null) return false;
    $s[107] = $91.deduccion_especial_anual;
    const $92 = $elsewhere(julio);
    if ($92 === null) return false;
    $s[108] = $92.deduccion_especial_anual;
    const $93 = $s[110] = $91.deduccion_especial_anual * peso_1 + $92.deduccion_especial_anual * peso_2;
    especial_acumulada = $s[109] = Math.floor(($93 + 6) / 12);
    // Cónyuge acumulado · LIG art. 30; Ley 27.743; RG AFIP 4003/2017
    const $95 = $elsewhere(enero);
    if ($95 === null) return false;
    $s[111] = $95.conyuge_anual;
    const $96 = $elsewhere(julio);
    if ($96 === null) return false;
    $s[112] = $96.conyuge_anual;
    const $97 = $s[114] = $95.conyuge_anual * peso_1 + $96.conyuge_anual * peso_2;
    conyuge_acumulado = $s[113] = Math.floor(($97 + 6) / 12);
    // Hijo acumulado · LIG art. 30; Ley 27.743; RG AFIP 4003/2017
    const $99 = $elsewhere(enero);
    if ($99 === null) return false;
    $s[115] = $99.hijo_anual;
    const $100 = $elsewhere(julio);
    if ($100 === null) return false;
    $s[116] = $100.hijo_anual;
    const $101 = $s[118] = $99.hijo_anual * peso_1 + $100.hijo_anual * peso_2;
    hijo_acumulado = $s[117] = Math.floor(($101 + 6) / 12);
    // Hijo incapacitado acumulado · LIG art. 30; Ley 27.743; RG AFIP 4003/2017
    const $103 = $elsewhere(enero);
    if ($103 === null) return false;
    $s[119] = $103.hijo_incapacitado_anual;
    const $104 = $elsewhere(julio);
    if ($104 === null) return false;
    $s[120] = $104.hijo_incapacitado_anual;
    const $105 = $s[122] = $103.hijo_incapacitado_anual * peso_1 + $104.hijo_incapacitado_anual * peso_2;
    incapacitado_acumulado = $s[121] = Math.floor(($105 + 6) / 12);
    // Deducciones personales acumuladas · LIG art. 30; RG AFIP 4003/2017
    const $107 = conyuge_a_cargo ? conyuge_acumulado : 0;
    deducciones_acumuladas = $s[123] = gni_acumulada +
      especial_acumulada +
      $107 +
      hijo_acumulado * cantidad_hijos +
      incapacitado_acumulado * cantidad_hijos_incapacitados;
    // Doceava de las deducciones acumuladas · RG AFIP 4003/2017 y 5531/2024
    const $109 = $s[125] = doceava * deducciones_acumuladas;
    doceava_acumulada = $s[124] = Math.floor(($109 + 6) / 12);
    // Ganancia neta acumulada · LIG arts. 30 y 94; RG AFIP 4003/2017
    const $111 = remuneracion_anterior +
      no_remunerativo_anterior +
      remuneracion_bruta +
      suma_no_remunerativa +
      aguinaldo_anterior +
      sac +
      sac_acumulado -
      aportes_anteriores -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      obra_social_no_remunerativo -
      cuota_sindical_no_remunerativo -
      aportes_sac_acumulados -
      deducciones_acumuladas -
      doceava_acumulada;
    ganancia_neta_acumulada = $s[126] = 0 > $111 ? 0 : $111;
  }
  // Impuesto determinado · LIG art. 94; RG AFIP 4003/2017
  $s[127] = -1;
  $s[129] = -1;
  let $117: number;
  if ($72) {
    const $113 = $s[127] = rt.rowOf($f.escala_acumulada$rows1, ganancia_neta_acumulada, 1, false);
    if ($113 < 0) return false;
    $s[128] = ganancia_neta_acumulada;
    const $114 = rt.excessOf($f.escala_acumulada$rows1, $113, ganancia_neta_acumulada, 1);
    if (Number.isNaN($114)) return false;
    $117 = $114;
  } else {
    const $115 = $s[129] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
    if ($115 < 0) return false;
    $s[130] = ganancia_neta_sujeta;
    const $116 = rt.excessOf($f.escala$rows1, $115, ganancia_neta_sujeta, 1);
    if (Number.isNaN($116)) return false;
    $117 = $116;
  }
  if ($117 > 4503599627370395) return false;
  const impuesto_determinado = $s[131] = Math.floor(($117 + 50) / 100);
  $s[132] = $117;
  // Impuesto acumulado menos lo retenido · RG AFIP 4003/2017
  let retencion_acumulada = 0;
  if ($72) {
    retencion_acumulada = $s[133] = impuesto_determinado - (retenido_anterior - devuelto_anterior);
  }
  // Tope del 35% · RG AFIP 4003/2017
  const $120 = $s[135] = $f.tasa_tope *
    (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical - obra_social_no_remunerativo - cuota_sindical_no_remunerativo);
  const $121 = rt.wholeOf($120, 20, 'half_up');
  if (Number.isNaN($121)) return false;
  const ganancias_tope_35 = $s[134] = $121;
  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  let $124: number;
  if ($72) {
    const $122 = retencion_acumulada < ganancias_tope_35 ? retencion_acumulada : ganancias_tope_35;
    $124 = 0 > $122 ? 0 : $122;
  } else {
    const $123 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
    $124 = 0 > $123 ? 0 : $123;
  }
  const ganancias = $s[136] = $124;
  // Devolución de Ganancias · RG AFIP 4003/2017
  let devolucion_ganancias = 0;
  if ($72) {
    const $125 = -retencion_acumulada;
    devolucion_ganancias = $s[137] = 0 > $125 ? 0 : $125;
  }
  // Total de deducciones
  const total_deducciones = $s[138] = jubilacion +
    ley_19032 +
    obra_social +
    cuota_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo +
    ganancias;
  // Neto a cobrar
  const $128 = $72 ? devolucion_ganancias : 0;
  const neto = $s[139] = total_percepciones + $128 - total_deducciones;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $130 = remuneracion_bruta - $f.detraccion * 4;
  let $132: number;
  if (liquida_sac) {
    const $131 = (sac - $f.detraccion_sac * 4) * 2;
    $132 = $f.base_min > $131 ? $f.base_min : $131;
  } else {
    $132 = 0;
  }
  const $133 = $s[141] = ($f.base_min > $130 ? $f.base_min : $130) * 2 + $132;
  const base_contribuciones = $s[140] = Math.floor(($133 + 1) / 2);
  // Base de obra social (empleador) · Decreto 921/2016
  const $135 = $f.base_min * 2;
  const $136 = $135 > remuneracion_bruta ? $135 : remuneracion_bruta;
  const $137 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $138 = ($136 > remuneracion_jornada_completa ? $136 : remuneracion_jornada_completa) + $137;
  if ($138 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[142] = $138;
  // Base de obra social de la suma no remunerativa (empleador) · Ley 14.250; Decreto 921/2016
  let base_contribucion_no_remunerativo = 0;
  const $139 = $45 && contribucion_obra_social_no_remunerativo_rate > 0;
  $s[143] = $139 ? 1 : 0;
  if ($139) {
    const $140 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) +
      suma_no_remunerativa;
    if ($140 > rt.SAFE) return false;
    const $141 = $f.base_min * 2;
    const $142 = $141 > remuneracion_bruta ? $141 : remuneracion_bruta;
    const $143 = $140 - ($142 > remuneracion_jornada_completa ? $142 : remuneracion_jornada_completa);
    base_contribucion_no_remunerativo = $s[144] = 0 > $143 ? 0 : $143;
  }
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[145] = remuneracion_bruta + sac + suma_no_remunerativa;
  // SIPA · Ley 27.541 art. 19
  const $146 = $s[149] = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $147 = $s[147] = base_contribuciones * $146;
  if ($147 > 4503599627360495) return false;
  const contrib_sipa = $s[146] = Math.floor(($147 + 5000) / 10000);
  $s[148] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $149 = $s[153] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $150 = $s[151] = base_contribuciones * $149;
  if ($150 > 4503599627360495) return false;
  const contrib_inssjp = $s[150] = Math.floor(($150 + 5000) / 10000);
  $s[152] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $152 = $s[157] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $153 = $s[155] = base_contribuciones * $152;
  if ($153 > 4503599627369495) return false;
  const contrib_aaff = $s[154] = Math.floor(($153 + 500) / 1000);
  $s[156] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $155 = $s[161] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $156 = $s[159] = base_contribuciones * $155;
  if ($156 > 4503599627360495) return false;
  const contrib_fne = $s[158] = Math.floor(($156 + 5000) / 10000);
  $s[160] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $158 = $s[163] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  if ($158 > 4503599627370445) return false;
  $s[162] = Math.floor(($158 + 25) / 50);
  $s[164] = base_obra_social_empleador;
  $s[165] = $f.tasa_contribucion_obra_social;
  // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
  if ($139) {
    const $160 = $s[167] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($160 > 4503599626370495) return false;
    $s[166] = Math.floor(($160 + 500000) / 1000000);
    $s[168] = base_contribucion_no_remunerativo;
    $s[169] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $162 = rt.isSent($n[7]!);
  $s[170] = $162 ? 1 : 0;
  if ($162) {
    const $163 = $s[172] = base_art * risk_class_rate;
    if ($163 > 4503599626370495) return false;
    $s[171] = Math.floor(($163 + 500000) / 1000000);
    $s[173] = base_art;
    $s[174] = risk_class_rate;
  }
  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  $s[175] = $f.ffep_suma * 100;
  $s[176] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  $s[177] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[178] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMVM * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMVM, 1n));
    }
    if (remuneracion_bruta < $f.base_min) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(2, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_min, 100n));
    }
    if (remuneracion_bruta > $f.base_max) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_max, 100n));
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 6 || Number($at.slice(5, 7)) === 12)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5);
    }
    if (excluir_sac_proporcional && ganancias > 0) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6);
    }
    if (!rt.isSent($n[7]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(7);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(8, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (cuota_sindical_no_remunerativo_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(9, rt.ratio(cuota_sindical_no_remunerativo_rate, 1000000n));
    }
    const $167 = $72 ? ganancias_tope_35 < retencion_acumulada : ganancias < impuesto_determinado;
    if ($167) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(10, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if ($72 && retencion_acumulada < 0) {
      // GANANCIAS_REFUND
      $notes.add(11, rt.ratio(devolucion_ganancias, 100n));
    }
    if ($72 && (conyuge_a_cargo || cantidad_hijos > 0 || cantidad_hijos_incapacitados > 0) && Number($at.slice(5, 7)) > 1) {
      // FAMILY_SINCE_JANUARY
      $notes.add(12);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
