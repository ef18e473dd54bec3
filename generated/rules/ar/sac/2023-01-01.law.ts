// AR.sac 2023.1: Sueldo anual complementario (aguinaldo)
// Emitted from rules/ar/sac/2023-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo, vital y móvil
export const SMVM$rows = rt.dated('2022-12 61953', '2023-01 65427', '2023-02 67743', '2023-03 69500', '2023-04 80342', '2023-05 84512',
  '2023-06 87987', '2023-07 105500', '2023-08 112500', '2023-09 118000', '2023-10 132000', '2023-11 146000', '2023-12 156000', '2024-02 180000',
  '2024-03 202800', '2024-04 221052', '2024-05 234315.12', '2024-07 254231.91', '2024-08 262432.93', '2024-09 268056.5', '2024-10 271571.22',
  '2024-12 279718', '2025-01 286711', '2025-02 292446', '2025-03 296832', '2025-04 302600', '2025-05 308200', '2025-06 313400',
  '2025-07 317800', '2025-08 322000', '2025-11 328400', '2025-12 334800', '2026-01 341000', '2026-02 346800', '2026-03 352400',
  '2026-04 357800', '2026-05 363000', '2026-06 367800', '2026-07 372400', '2026-08 376600', '2026-09 383800', '2026-10 391200',
  '2026-11 398800', '2026-12 406400');

// Base mínima
export const base_min$rows = rt.dated('2022-12 16881.84', '2023-03 19758.51', '2023-06 23891.99', '2023-09 29456.43', '2023-12 35603.99',
  '2024-03 45281.15', '2024-04 57688.19', '2024-05 64039.66', '2024-06 69694.36', '2024-07 72607.58', '2024-08 75933.01', '2024-09 78993.11',
  '2024-10 82287.12', '2024-11 85142.48', '2024-12 87432.81', '2025-01 89557.43', '2025-02 91975.48', '2025-03 94008.14', '2025-04 96264.34',
  '2025-05 99855', '2025-06 102630.97', '2025-07 104170.43', '2025-08 105857.99', '2025-09 107869.29', '2025-10 109897.23', '2025-11 112183.09',
  '2025-12 114808.17', '2026-01 117643.93', '2026-02 120996.78', '2026-03 124481.49', '2026-04 128091.45', '2026-05 132420.94',
  '2026-06 135837.4', '2026-07 138757.9', '2026-08 141380.42', '2026-09 144363.55', '2026-10 146759.98');

// Base máxima
export const base_max$rows = rt.dated('2022-12 548651.9', '2023-03 642142.18', '2023-06 776478.32', '2023-09 957320.12', '2023-12 1157112.83',
  '2024-03 1471616.1', '2024-04 1874838.91', '2024-05 2081258.67', '2024-06 2265033.81', '2024-07 2359712.22', '2024-08 2467787.04',
  '2024-09 2567238.86', '2024-10 2674292.72', '2024-11 2767090.68', '2024-12 2841525.42', '2025-01 2910574.49', '2025-02 2989160',
  '2025-03 3055220.44', '2025-04 3128545.73', '2025-05 3245240.49', '2025-06 3335458.18', '2025-07 3385490.05', '2025-08 3440334.99',
  '2025-09 3505701.35', '2025-10 3571608.54', '2025-11 3645898', '2025-12 3731212.01', '2026-01 3823372.95', '2026-02 3932339.08',
  '2026-03 4045590.45', '2026-04 4162912.57', '2026-05 4303619.01', '2026-06 4414652.38', '2026-07 4509567.41', '2026-08 4594798.23',
  '2026-09 4691748.47', '2026-10 4769631.49');

// Movilidad
export const movilidad$rows = rt.dated('2022-12 0.1562', '2023-03 0.1704', '2023-06 0.2092', '2023-09 0.2329', '2023-12 0.2087', '2024-03 0.2718',
  '2024-04 0.274', '2024-05 0.1101', '2024-06 0.0883', '2024-07 0.0418', '2024-08 0.0458', '2024-09 0.0403', '2024-10 0.0417', '2024-11 0.0347',
  '2024-12 0.0269', '2025-01 0.0243', '2025-02 0.027', '2025-03 0.0221', '2025-04 0.024', '2025-05 0.0373', '2025-06 0.0278', '2025-07 0.015',
  '2025-08 0.0162', '2025-09 0.019', '2025-10 0.0188', '2025-11 0.0208', '2025-12 0.0234', '2026-01 0.0247', '2026-02 0.0285', '2026-03 0.0288',
  '2026-04 0.029', '2026-05 0.0338', '2026-06 0.0258', '2026-07 0.0215', '2026-08 0.0189', '2026-09 0.0211', '2026-10 0.0166');

// Detracción del aguinaldo
export const detraccion_sac$rows = rt.dated('0000-01 3501.84');

// Días del semestre, de meses de 30
export const dias_del_semestre$rows = rt.dated('0000-01 180');

// Contribución al SIPA
export const tasa_sipa = rt.table('tasa_sipa', 'map', [
  ['2023-01',
    'inc_a 0.1235',
    'inc_b_mipyme 0.1077',
    'inc_b_otra 0.1077',
  ],
  ['2026-11',
    'inc_a 0.1135',
    'inc_b_mipyme 0.0827',
    'inc_b_otra 0.0977',
  ],
]);

// Fondo de Asistencia Laboral
export const tasa_fal = rt.table('tasa_fal', 'map', [
  ['0000-01',
    'inc_a 0.01',
    'inc_b_mipyme 0.025',
    'inc_b_otra 0.01',
  ],
]);

export const $sources: readonly string[] = [
  'LCT art. 122',
  'dias_del_semestre: LCT arts. 121 y 123 (convención: otros cuentan días corridos, sobre 180 o sobre los del semestre',
  'la diferencia es de cuatro días)',
  'Ley 24.241 art. 9',
  'DNU 274/2024 desde abril de 2024',
  'base_min: Ley 24.241 art. 9',
  'Decreto 921/2016',
  'Ley 27.541 art. 19',
  'Ley 27.802',
  'Ley 23.660 art. 16',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(4, ['SMVM', 'unconfirmed', 'una sola copia, sin el texto de la resolución']),
  ...rt.members(4, ['SMVM', 'single_source']),
  ['SMVM', 'unconfirmed', 'una sola copia, sin el texto de la resolución'],
  ['SMVM', 'unconfirmed', 'una sola copia, sin el texto de la resolución'],
  ['SMVM', 'single_source'],
  ['base_min', 'derived', 'la mínima, la cifra siguiente entre la movilidad; la máxima, de una sola fuente'],
  ['base_min', 'single_source', 'la mínima'],
  ['base_min', 'derived', 'la mínima, la anterior por la movilidad; la máxima, de una sola fuente'],
  ['base_min', 'single_source'],
  ...rt.members(3, ['base_min', 'derived', 'la cifra siguiente entre la movilidad']),
  ['base_min', 'single_source'],
  ['base_min', 'derived', 'el mes anterior por la movilidad'],
  ['base_min', 'single_source'],
  ...rt.members(3, ['base_min', 'derived', 'el mes anterior por la movilidad']),
  ['base_min', 'derived', 'la mínima, con la movilidad publicada'],
  ['base_max', 'derived', 'la mínima, la cifra siguiente entre la movilidad; la máxima, de una sola fuente'],
  ['base_max', 'single_source', 'la mínima'],
  ['base_max', 'derived', 'la mínima, la anterior por la movilidad; la máxima, de una sola fuente'],
  ['base_max', 'single_source'],
  ...rt.members(3, ['base_max', 'derived', 'la cifra siguiente entre la movilidad']),
  ['base_max', 'single_source'],
  ['base_max', 'derived', 'el mes anterior por la movilidad'],
  ['base_max', 'single_source'],
  ...rt.members(3, ['base_max', 'derived', 'el mes anterior por la movilidad']),
  ['base_max', 'derived', 'la mínima, con la movilidad publicada'],
  ['movilidad', 'derived', 'la mínima, la cifra siguiente entre la movilidad; la máxima, de una sola fuente'],
  ['movilidad', 'single_source', 'la mínima'],
  ['movilidad', 'derived', 'la mínima, la anterior por la movilidad; la máxima, de una sola fuente'],
  ['movilidad', 'single_source'],
  ...rt.members(3, ['movilidad', 'derived', 'la cifra siguiente entre la movilidad']),
  ['movilidad', 'single_source'],
  ['movilidad', 'derived', 'el mes anterior por la movilidad'],
  ['movilidad', 'single_source'],
  ...rt.members(3, ['movilidad', 'derived', 'el mes anterior por la movilidad']),
  ['movilidad', 'derived', 'la mínima, con la movilidad publicada'],
  ['dias_del_semestre', 'convention', 'otros cuentan días corridos, sobre 180 o sobre los del semestre; la diferencia es de cuatro días'],
  ['mejor_remuneracion', 'convention',
    'con los recibos del semestre, la mayor `remuneracion_bruta` o el sueldo que se envía, que estima el mes que falta'],
  ['parte_semestre', 'convention', 'las bases y la detracción se achican con los días'],
  ['contrib_inssjp', 'single_source', 'el 1,58 %'],
  ['contrib_fne', 'single_source', 'el 1,07 %'],
  ['contrib_fal', 'single_source', 'base después de la detracción'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'mejor', wire: 'mejor_remuneracion', source: 'inputs', type: 'money', label: 'Mejor remuneración mensual del semestre',
    law: 'LCT art. 122', presence: 'optional', bounds: '(0 ARS .. 100_000_000_000 ARS]' },
  { id: 'mejor_del_semestre', source: 'history', type: 'money', label: 'Mayor remuneración de los recibos del semestre', law: 'LCT art. 122',
    presence: 'optional', bounds: '[0 ARS .. 1_000_000_000_000 ARS]' },
  { id: 'monthly_salary', type: 'money', label: 'Remuneración mensual', law: 'LCT art. 122', presence: 'optional',
    requiredWhen: 'not given(mejor) and not given(mejor_del_semestre) and not given(daily_salary)', bounds: '(0 ARS .. 100_000_000_000 ARS]' },
  { id: 'daily_salary', type: 'money', label: 'Remuneración diaria', law: 'LCT art. 122', presence: 'optional',
    bounds: '(0 ARS .. 100_000_000_000 ARS / 30]', highest: '<= 3333333333.3333333333' },
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'LCT art. 123', bounds: '[1940-01-01 .. *)',
    lowest: '>= 1940-01-01', defaultText: 'inicio_semestre' },
  { id: 'dias_sin_goce', source: 'inputs', type: 'integer', label: 'Días sin goce de sueldo en el semestre', law: 'LCT art. 121',
    bounds: '[0 .. 180]', defaultText: '0' },
  { id: 'dias_contados', wire: 'dias_computables', source: 'inputs', type: 'integer', label: 'Días computables', law: 'LCT art. 123',
    presence: 'optional', bounds: '[0 .. 180]' },
  { id: 'cuota_sindical_rate', type: 'rate', label: 'Cuota sindical', law: 'Ley 23.551 art. 38', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'risk_class_rate', type: 'rate', label: 'Alícuota variable de ART', law: 'Ley 24.557', presence: 'optional', bounds: '[0% .. 50%]' },
  { id: 'empleador_grande_servicios', source: 'override', type: 'boolean', label: 'Empleador del art. 19 inc. a', law: 'Ley 27.541 art. 19',
    defaultText: 'no' },
  { id: 'empleador_mipyme', source: 'override', type: 'boolean', label: 'Empleador MiPyME', law: 'Ley 27.802', defaultText: 'yes' },
];

export const $histories: readonly rt.HistoryLine[] = [
  ['mejor_del_semestre', 'max', 'remuneracion_bruta', ['AR.general'], { kind: 'semester' }],
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'inicio_semestre', 'Inicio semestre', 'date(year(period.end_date), if period.month <= 6 then 1 else 7, 1)', null,
    { type: 'date', position: 18 }],
  ['let', 'salario_minimo', 'Salario mínimo, vital y móvil', '1 SMVM', ['Res. CNEPYSMVYM', 'SMVM: Res. CNEPYSMVYM'], { position: 17 }],
  ['let', 'fin_semestre', 'Fin semestre',
    'if period.month <= 6 then date(year(period.end_date), 6, 30) else date(year(period.end_date), 12, 31)', null,
    { type: 'date', position: 19 }],
  ['let', 'dias_trabajados', 'Días de trabajo del semestre', 'days_30(max(hire_date, inicio_semestre), fin_semestre)', ['LCT art. 123'],
    { type: 'number' }],
  ['let', 'dias_computables', 'Días computables', 'if given(dias_contados) then dias_contados else max(0, dias_trabajados - dias_sin_goce)',
    ['LCT arts. 121 y 123'], { type: 'number' }],
  ['let', 'sueldo_mensual', 'Remuneración del mes',
    'if given(monthly_salary) then monthly_salary else if given(daily_salary) then 30 * daily_salary else 0 ARS', [0]],
  ['let', 'mejor_conocida', 'Se conoce la mejor remuneración', 'given(mejor) or given(mejor_del_semestre)', [0], { type: 'boolean' }],
  ['let', 'mejor_remuneracion', 'Mejor remuneración mensual',
    'if given(mejor) then mejor else if given(mejor_del_semestre) then max(mejor_del_semestre, sueldo_mensual) else ' + 'sueldo_mensual',
    ['LCT art. 122 (convención: con los recibos del semestre, la mayor `remuneracion_bruta` o el sueldo que se envía, que ' +
        'estima el mes que falta)'], { rounding: 'half_up:0.01' }],
  ['perception', 'sac', 'Sueldo anual complementario', 'mejor_remuneracion / 2 * dias_computables / dias_del_semestre',
    ['LCT arts. 121 a 123', 'Ley 27.073', 1, 2], { taxable: true, socialSecurity: true, tags: ['remunerativo', 'semestral'], position: 27 }],
  ['let', 'parte_semestre', 'Parte del semestre', 'dias_computables / dias_del_semestre * 100%',
    ['Ley 24.241 art. 9 (convención: las bases y la detracción se achican con los días)', 1, 2], { type: 'rate' }],
  ['let', 'base_min_sac', 'Base mínima del aguinaldo', 'base_min / 2 * parte_semestre', [3, 5, 4], { rounding: 'half_up:0.01' }],
  ['let', 'base_max_sac', 'Base máxima del aguinaldo', 'base_max / 2 * parte_semestre', [3, 'base_max: Ley 24.241 art. 9', 4],
    { rounding: 'half_up:0.01' }],
  ['let', 'base_min_obra_social_sac', 'Base mínima de obra social del aguinaldo', 'base_min * parte_semestre', [6, 5, 4],
    { rounding: 'half_up:0.01' }],
  ['base', 'base_aportes_sac', 'Base de aportes sobre aguinaldo', 'max(base_min_sac, min(sac, base_max_sac))', [3]],
  ['base', 'base_aportes_obra_social_sac', 'Base de obra social sobre aguinaldo', 'max(base_min_obra_social_sac, min(sac, base_max_sac))', [6]],
  ['deduction', 'jubilacion', 'Jubilación (SIPA)', '11% * base_aportes_sac', ['Ley 24.241 art. 11']],
  ['deduction', 'ley_19032', 'INSSJP - PAMI (Ley 19.032)', '3% * base_aportes_sac', ['Ley 19.032 art. 8']],
  ['deduction', 'obra_social', 'Obra social (Ley 23.660)', '3% * base_aportes_obra_social_sac', [9]],
  ['deduction', 'cuota_sindical', 'Cuota sindical', 'cuota_sindical_rate * sac when cuota_sindical_rate > 0%', ['Ley 23.551 art. 38'],
    { omitZero: true }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null, { terms: ['sac'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null,
    { terms: ['jubilacion', 'ley_19032', 'obra_social', 'cuota_sindical'] }],
  ['total', 'neto', 'Neto a cobrar', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['let', 'detraccion_proporcional', 'Detracción, en proporción a los días', 'detraccion_sac * parte_semestre',
    ['Ley 27.541 art. 22', 'detraccion_sac: Ley 27.541 art. 22'], { rounding: 'half_up:0.01' }],
  ['base', 'base_contribuciones', 'Base de contribuciones patronales', 'max(base_min_sac, sac - detraccion_proporcional)',
    ['Ley 27.541 arts. 19 y 22']],
  ['base', 'base_obra_social_empleador', 'Base de obra social (empleador)', 'max(base_min_obra_social_sac, sac)', [6]],
  ['base', 'base_art', 'Base ART', 'sac', ['Ley 26.773 art. 10']],
  ['let', 'clase_empleador', 'Clase de empleador',
    'if empleador_grande_servicios then inc_a else if empleador_mipyme then inc_b_mipyme else inc_b_otra', [7, 8],
    { type: 'choice', words: ['inc_a', 'inc_b_mipyme', 'inc_b_otra'] }],
  ['component', 'contrib_sipa', 'SIPA', 'base_contribuciones * tasa_sipa(clase_empleador)',
    [7, 'tasa_sipa: Ley 27.541 art. 19', 8, 'Decreto 408/2026 art. 27'], { table: 'contribuciones_seguridad_social', position: 49 }],
  ['component', 'contrib_inssjp', 'INSSJP (PAMI)', 'base_contribuciones * (if empleador_grande_servicios then 1.58% else 1.59%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,58 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_aaff', 'Asignaciones familiares', 'base_contribuciones * (if empleador_grande_servicios then 5.40% else 4.70%)', [7],
    { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_fne', 'Fondo Nacional de Empleo', 'base_contribuciones * (if empleador_grande_servicios then 1.07% else 0.94%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,07 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_fal', 'Fondo de Asistencia Laboral', 'base_contribuciones * tasa_fal(clase_empleador)',
    ['Ley 27.802 arts. 58 a 77 (fuente única: base después de la detracción)', 'tasa_fal: Ley 27.802 arts. 58 a 77'],
    { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_obra_social', 'Obra social (6%: 5.10 + 0.90 FSR)', 'base_obra_social_empleador * 6%', [9],
    { table: 'contribucion_obra_social', position: 55 }],
  ['component', 'contrib_art_variable', 'ART, cuota variable', 'base_art * risk_class_rate when given(risk_class_rate)',
    ['Leyes 24.557 y 26.773'], { omitZero: true, table: 'riesgos_trabajo', position: 57 }],
  ['total', 'contrib_seguridad_social_total', 'Total contribuciones de seguridad social', 'sum(contribuciones_seguridad_social)', null,
    { terms: ['contrib_sipa', 'contrib_inssjp', 'contrib_aaff', 'contrib_fne', 'contrib_fal'] }],
];

export const $file = 'sha256:96ee6435fd0f175ec27d90c2bd5f0e0e403e0104e0777b2d61bbe3c598f247b0';
