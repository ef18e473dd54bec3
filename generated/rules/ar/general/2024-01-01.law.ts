// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo, vital y móvil
export const SMVM$rows = rt.dated('2023-12 156000', '2024-02 180000', '2024-03 202800', '2024-04 221052', '2024-05 234315.12', '2024-07 254231.91');

// Base mínima
export const base_min$rows = rt.dated('2023-12 35603.99', '2024-03 45281.15', '2024-04 57688.19', '2024-05 64039.66', '2024-06 69694.36',
  '2024-07 72607.58');

// Base máxima
export const base_max$rows = rt.dated('2023-12 1157112.83', '2024-03 1471616.1', '2024-04 1874838.91', '2024-05 2081258.67', '2024-06 2265033.81',
  '2024-07 2359712.22');

// Movilidad
export const movilidad$rows = rt.dated('2023-12 0.2087', '2024-03 0.2718', '2024-04 0.274', '2024-05 0.1101', '2024-06 0.0883', '2024-07 0.0418');

// Detracción mensual
export const detraccion$rows = rt.dated('0000-01 7003.68');

// Detracción del aguinaldo
export const detraccion_sac$rows = rt.dated('0000-01 3501.84');

// Prima del seguro colectivo de vida
export const scvo_prima$rows = rt.dated('2023-03 78.36', '2024-03 175.89');

// Suma fija FFEP
export const ffep_suma$rows = rt.dated('2024-01 444', '2024-02 481', '2024-03 552', '2024-04 615', '2024-05 702', '2024-06 815', '2024-07 874');

// SMVM al 1 de enero de 2024
export const SMVM_ENERO$rows = rt.dated('0000-01 156000');

// Escala del impuesto cedular
export const escala_cedular = rt.table('escala_cedular', 'excess', [
  ['0000-01',
    '[0 1] 0.27',
    '3] 0.29 0.27',
    '5] 0.31 0.85',
    '7] 0.33 1.47',
    '*) 0.35 2.13',
  ],
]);

export const $sources: readonly string[] = [
  'DNU 274/2024 desde abril',
  'base_min: Ley 24.241 art. 9',
  'base_max: Ley 24.241 art. 9',
  'Ley 24.241 art. 9',
  'Decreto 921/2016',
  'Ley 14.250',
  'Ley 23.660 art. 16',
  'Ley 23.551 art. 38',
  'Ley 27.541 art. 19',
  'Leyes 24.557 y 26.773',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(3, ['base_min', 'derived', 'la cifra siguiente entre la movilidad']),
  ['base_min', 'single_source'],
  ['base_min', 'derived', 'el mes anterior por la movilidad'],
  ...rt.members(3, ['base_max', 'derived', 'la cifra siguiente entre la movilidad']),
  ['base_max', 'single_source'],
  ['base_max', 'derived', 'el mes anterior por la movilidad'],
  ...rt.members(3, ['movilidad', 'derived', 'la cifra siguiente entre la movilidad']),
  ['movilidad', 'single_source'],
  ['movilidad', 'derived', 'el mes anterior por la movilidad'],
  ['scvo_prima', 'derived', '0,205 por mil de 5,5 SMVM de diciembre'],
  ['scvo_prima', 'single_source'],
  ...rt.members(6, ['ffep_suma', 'derived', 'regla de la Res. 649/2022 con el RIPTE']),
  ['escala_cedular', 'single_source'],
  ['sac', 'convention', 'este mes es el mejor del semestre, y el semestre completo'],
  ['suma_no_remunerativa', 'convention',
    'lo que el convenio dice: sin SIPA ni aguinaldo, aunque la Corte la tiene por salario; Ganancias cuenta su doceava'],
  ['ganancia_neta_sujeta', 'unconfirmed', 'que la base sea la remuneración antes de los aportes'],
  ['impuesto_determinado', 'convention', 'un mes suelto en lugar del acumulado del año'],
  ['ganancias_tope_35', 'single_source', 'RG 4003'],
  ['contrib_inssjp', 'single_source', 'el 1,58 %'],
  ['contrib_fne', 'single_source', 'el 1,07 %'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Remuneración diaria', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 ARS .. 100_000_000_000 ARS / 30]', highest: '<= 3333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Remuneración mensual', bounds: '(0 ARS .. 100_000_000_000 ARS]',
    defaultText: '30 * daily_salary' },
  { id: 'overtime_amount', type: 'money', label: 'Horas extra', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'commission_amount', type: 'money', label: 'Comisiones', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'cuota_sindical_rate', type: 'rate', label: 'Cuota sindical', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'risk_class_rate', type: 'rate', label: 'Alícuota variable de ART', presence: 'optional', bounds: '[0% .. 50%]' },
  { id: 'cuota_sindical_fija', source: 'inputs', type: 'money', label: 'Cuota sindical, suma fija', law: 'Ley 23.551 art. 38',
    bounds: '[0 ARS .. *)', defaultText: '0 ARS' },
  { id: 'remuneracion_jornada_completa', source: 'inputs', type: 'money', label: 'Remuneración de la jornada completa, a tiempo parcial',
    law: 'LCT art. 92 ter inc. 4, texto de la Ley 26.474 (el de la Ley 27.802, por confirmar)', bounds: '[0 ARS .. *)', defaultText: '0 ARS' },
  { id: 'no_remunerativo', wire: 'suma_no_remunerativa', source: 'inputs', type: 'money', label: 'Suma no remunerativa del convenio',
    law: 'Ley 14.250; Decreto 633/2018', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'obra_social_no_remunerativo_rate', source: 'inputs', type: 'rate', label: 'Aporte a la obra social sobre la suma no remunerativa',
    law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'cuota_sindical_no_remunerativo_rate', source: 'inputs', type: 'rate',
    label: 'Cuota sindical y aporte solidario sobre la suma no remunerativa', law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'contribucion_obra_social_no_remunerativo_rate', source: 'inputs', type: 'rate',
    label: 'Contribución a la obra social sobre la suma no remunerativa', law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'liquida_sac', source: 'override', type: 'boolean', label: 'Paga el aguinaldo este mes', defaultText: 'no' },
  { id: 'empleador_grande_servicios', source: 'override', type: 'boolean', label: 'Empleador del art. 19 inc. a', defaultText: 'no' },
  { id: 'empleador_mipyme', source: 'override', type: 'boolean', label: 'Empleador MiPyME', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'sueldo_basico', 'Sueldo básico', 'monthly_salary * period.days / 30', ['LCT art. 103'],
    { taxable: true, socialSecurity: true, tags: ['remunerativo', 'habitual'], position: 26 }],
  ['perception', 'horas_extra', 'Horas extra', 'overtime_amount', ['LCT art. 201'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'variable'] }],
  ['perception', 'comisiones', 'Comisiones', 'commission_amount', ['LCT art. 108'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'variable'] }],
  ['base', 'remuneracion_bruta', 'Remuneración bruta (sin aguinaldo)', 'sum(habitual)', ['Ley 24.241 arts. 6 y 9']],
  ['perception', 'sac', 'Sueldo anual complementario (aguinaldo)', 'remuneracion_bruta / 2 when liquida_sac',
    ['LCT arts. 121 a 123', 'Ley 27.073 (convención: este mes es el mejor del semestre, y el semestre completo)'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'semestral'] }],
  ['perception', 'suma_no_remunerativa', 'Suma no remunerativa', 'no_remunerativo',
    [5, 'Decreto 633/2018 (convención: lo que el convenio dice: sin SIPA ni aguinaldo, aunque la Corte la tiene por salario',
      'Ganancias cuenta su doceava)'], { omitZero: true, taxable: true, tags: ['no_remunerativo'] }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null,
    { terms: ['sueldo_basico', 'horas_extra', 'comisiones', 'sac', 'suma_no_remunerativa'] }],
  ['base', 'base_aportes', 'Base de aportes', 'clamp(remuneracion_bruta, base_min, base_max)', [3, 1, 0, 2, 0]],
  ['base', 'base_aportes_obra_social', 'Base de aportes a la obra social',
    'max(2 * base_min, min(max(remuneracion_bruta, remuneracion_jornada_completa), base_max))', [4, 1, 0, 2, 0]],
  ['base', 'base_aportes_sac', 'Base de aportes sobre aguinaldo', 'clamp(sac, base_min / 2, base_max / 2) when liquida_sac', [3, 1, 0, 2, 0],
    { omitZero: true }],
  ['base', 'base_aportes_obra_social_sac', 'Base de obra social sobre aguinaldo', 'max(base_min, min(sac, base_max / 2)) when liquida_sac',
    [4, 1, 0, 2, 0], { omitZero: true }],
  ['deduction', 'jubilacion', 'Jubilación (SIPA)', '11% * (base_aportes + base_aportes_sac)', ['Ley 24.241 art. 11']],
  ['deduction', 'ley_19032', 'INSSJP - PAMI (Ley 19.032)', '3% * (base_aportes + base_aportes_sac)', ['Ley 19.032 art. 8']],
  ['deduction', 'obra_social', 'Obra social (Ley 23.660)', '3% * (base_aportes_obra_social + base_aportes_obra_social_sac)', [6]],
  ['deduction', 'cuota_sindical', 'Cuota sindical',
    'cuota_sindical_rate * (remuneracion_bruta + sac) + cuota_sindical_fija when cuota_sindical_rate > 0% or ' + 'cuota_sindical_fija > 0 ARS',
    [7], { omitZero: true }],
  ['base', 'base_obra_social_no_remunerativo', 'Base de obra social de la suma no remunerativa',
    'max(0 ARS, min(max(remuneracion_bruta, remuneracion_jornada_completa) + suma_no_remunerativa, base_max) - ' +
      'base_aportes_obra_social) when suma_no_remunerativa > 0 ARS and obra_social_no_remunerativo_rate > 0%', [5, 3, 2, 0], { omitZero: true }],
  ['deduction', 'obra_social_no_remunerativo', 'Obra social sobre la suma no remunerativa',
    'obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo when suma_no_remunerativa > 0 ARS and ' +
      'obra_social_no_remunerativo_rate > 0%', [5, 6], { omitZero: true }],
  ['deduction', 'cuota_sindical_no_remunerativo', 'Cuota sindical sobre la suma no remunerativa',
    'cuota_sindical_no_remunerativo_rate * suma_no_remunerativa when suma_no_remunerativa > 0 ARS and ' +
      'cuota_sindical_no_remunerativo_rate > 0%', [5, 7], { omitZero: true }],
  ['base', 'ganancia_neta_sujeta', 'Ganancia neta sujeta a impuesto',
    'remuneracion_bruta + suma_no_remunerativa - 15 SMVM_ENERO when remuneracion_bruta + suma_no_remunerativa > 15 SMVM_ENERO',
    ['Ley 27.725 (sin confirmar: que la base sea la remuneración antes de los aportes)', 'SMVM_ENERO: Ley 27.725', 'Res. CNEPYSMVYM 15/2023'],
    { position: 45 }],
  ['let', 'impuesto_determinado', 'Impuesto determinado', 'escala_cedular(ganancia_neta_sujeta)',
    ['Ley 27.725 (convención: un mes suelto en lugar del acumulado del año)', 'escala_cedular: Ley 27.725 (fuente única)'],
    { rounding: 'half_up:0.01', position: 47 }],
  ['let', 'ganancias_tope_35', 'Tope del 35%',
    '35% * (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical - obra_social_no_remunerativo - ' +
      'cuota_sindical_no_remunerativo)', ['RG AFIP 4003/2017 (fuente única: RG 4003)'], { rounding: 'half_up:0.01' }],
  ['deduction', 'ganancias', 'Impuesto a las Ganancias (4ta categoría)', 'max(0 ARS, min(impuesto_determinado, ganancias_tope_35))',
    ['Ley 27.725', 'RG AFIP 4003/2017'], { bracket: 'impuesto_determinado' }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null,
    { terms: ['jubilacion', 'ley_19032', 'obra_social', 'cuota_sindical', 'obra_social_no_remunerativo', 'cuota_sindical_no_remunerativo',
        'ganancias'] }],
  ['total', 'neto', 'Neto a cobrar', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_contribuciones', 'Base de contribuciones patronales',
    'max(base_min, remuneracion_bruta - detraccion) + (if liquida_sac then max(base_min / 2, sac - detraccion_sac) else 0 ' + 'ARS)',
    ['Ley 27.541 arts. 19 y 22', 1, 0, 'detraccion: Ley 27.541 art. 22', 'detraccion_sac: Ley 27.541 art. 22']],
  ['base', 'base_obra_social_empleador', 'Base de obra social (empleador)',
    'max(2 * base_min, remuneracion_bruta, remuneracion_jornada_completa) + (if liquida_sac then max(base_min, sac) else 0 ' + 'ARS)',
    [4, 1, 0]],
  ['base', 'base_contribucion_no_remunerativo', 'Base de obra social de la suma no remunerativa (empleador)',
    'max(0 ARS, max(remuneracion_bruta, remuneracion_jornada_completa) + suma_no_remunerativa - max(2 * base_min, ' +
      'remuneracion_bruta, remuneracion_jornada_completa)) when suma_no_remunerativa > 0 ARS and ' +
        'contribucion_obra_social_no_remunerativo_rate > 0%', [5, 4, 1, 0], { omitZero: true }],
  ['base', 'base_art', 'Base ART', 'remuneracion_bruta + sac + suma_no_remunerativa', ['Ley 26.773 art. 10']],
  ['component', 'contrib_sipa', 'SIPA', 'base_contribuciones * (if empleador_grande_servicios then 12.35% else 10.77%)', [8],
    { table: 'contribuciones_seguridad_social', position: 57 }],
  ['component', 'contrib_inssjp', 'INSSJP (PAMI)', 'base_contribuciones * (if empleador_grande_servicios then 1.58% else 1.59%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,58 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_aaff', 'Asignaciones familiares', 'base_contribuciones * (if empleador_grande_servicios then 5.40% else 4.70%)', [8],
    { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_fne', 'Fondo Nacional de Empleo', 'base_contribuciones * (if empleador_grande_servicios then 1.07% else 0.94%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,07 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_obra_social', 'Obra social (6%: 5.10 + 0.90 FSR)', 'base_obra_social_empleador * 6%', [6],
    { table: 'contribucion_obra_social', position: 62 }],
  ['component', 'contrib_obra_social_no_remunerativo', 'Obra social sobre la suma no remunerativa',
    'base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate when suma_no_remunerativa > 0 ARS and ' +
      'contribucion_obra_social_no_remunerativo_rate > 0%', [5, 6], { omitZero: true, table: 'contribucion_obra_social' }],
  ['component', 'contrib_art_variable', 'ART, cuota variable', 'base_art * risk_class_rate when given(risk_class_rate)', [9],
    { omitZero: true, table: 'riesgos_trabajo', position: 65 }],
  ['component', 'contrib_art_ffep', 'ART, suma fija FFEP', 'ffep_suma', [9, 'ffep_suma: Ley 26.773', 'Res. MTEySS 649/2022'],
    { table: 'riesgos_trabajo' }],
  ['component', 'contrib_scvo', 'Seguro colectivo de vida obligatorio', 'scvo_prima',
    ['Decreto 1567/74', 'scvo_prima: Decreto 1567/74', 'Res. SSN 39.766/16 y 40.629/2017'], { table: 'seguro_vida', position: 68 }],
  ['total', 'contrib_seguridad_social_total', 'Total contribuciones de seguridad social', 'sum(contribuciones_seguridad_social)', null,
    { terms: ['contrib_sipa', 'contrib_inssjp', 'contrib_aaff', 'contrib_fne'] }],
];

export const $file = 'sha256:a3e46824a0a1b7a42d44e3af3fa03d059b8358d09b7bbd68c3728c52aeb281ef';
