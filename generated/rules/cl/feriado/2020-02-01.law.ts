// CL.feriado 2020.1: Feriado anual y progresivo
// Emitted from generated/rules/cl/feriado/2020-02-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento
export const UF$rows = rt.dated('2020-02 28463.67', '2020-03 28597.46', '2020-04 28690.73', '2020-05 28716.52', '2020-06 28696.42', '2020-07 28667.44',
  '2020-08 28679.45', '2020-09 28707.85', '2020-10 28838.63', '2020-11 29030.17', '2020-12 29070.33', '2021-01 29123.74', '2021-02 29287.38',
  '2021-03 29394.77', '2021-04 29494.13', '2021-05 29613.26', '2021-06 29709.83', '2021-07 29757.64', '2021-08 29935.08', '2021-09 30088.37',
  '2021-10 30380.53', '2021-11 30762.8', '2021-12 30991.74', '2022-01 31212.65', '2022-02 31539.2', '2022-03 31727.74', '2022-04 32176.49',
  '2022-05 32679.54', '2022-06 33086.83', '2022-07 33417.26', '2022-08 33836.51', '2022-09 34258.23', '2022-10 34600.35', '2022-11 34811.8',
  '2022-12 35110.98', '2023-01 35287.5', '2023-02 35509.68', '2023-03 35575.48', '2023-04 35838.55', '2023-05 36032.89', '2023-06 36089.48',
  '2023-07 36049.05', '2023-08 36130.31', '2023-09 36197.53', '2023-10 36388.07', '2023-11 36563.87', '2023-12 36789.36', '2024-01 36733.04',
  '2024-02 36856.5', '2024-03 37093.52', '2024-04 37261.98', '2024-05 37438.91', '2024-06 37571.86', '2024-07 37578.95', '2024-08 37754.47',
  '2024-09 37910.42', '2024-10 37971.42', '2024-11 38247.92', '2024-12 38416.69', '2025-01 38384.41', '2025-02 38647.94', '2025-03 38894.11',
  '2025-04 39075.41', '2025-05 39189.45', '2025-06 39267.07', '2025-07 39179.01', '2025-08 39383.07', '2025-09 39485.65', '2025-10 39597.67',
  '2025-11 39643.59', '2025-12 39727.96', '2026-01 39706.07', '2026-02 39790.63', '2026-03 39841.72', '2026-04 40120.2', '2026-05 40610.69',
  '2026-06 40820.31', '2026-07 40844.79', '2026-08 40873.77', '2026-09 41057.2');

// Unidad tributaria mensual
export const UTM$rows = rt.dated('2020-02 49723', '2020-03 50021', '2020-04 50221', '2020-05 50372', '2020-06 50372', '2020-07 50322', '2020-08 50272',
  '2020-09 50322', '2020-10 50372', '2020-11 50674', '2020-12 51029', '2021-01 50978', '2021-02 51131', '2021-03 51489', '2021-04 51592',
  '2021-05 51798', '2021-06 52005', '2021-07 52161', '2021-08 52213', '2021-09 52631', '2021-10 52842', '2021-11 53476', '2021-12 54171',
  '2022-01 54442', '2022-02 54878', '2022-03 55537', '2022-04 55704', '2022-05 56762', '2022-06 57557', '2022-07 58248', '2022-08 58772',
  '2022-09 59595', '2022-10 60310', '2022-11 60853', '2022-12 61157', '2023-01 61769', '2023-02 61954', '2023-03 62450', '2023-04 62388',
  '2023-05 63074', '2023-06 63263', '2023-07 63326', '2023-08 63199', '2023-09 63452', '2023-10 63515', '2023-11 63960', '2023-12 64216',
  '2024-01 64666', '2024-02 64343', '2024-03 64793', '2024-04 65182', '2024-05 65443', '2024-06 65770', '2024-07 65967', '2024-08 65901',
  '2024-09 66362', '2024-10 66561', '2024-11 66628', '2024-12 67294', '2025-01 67429', '2025-02 67294', '2025-03 68034', '2025-04 68306',
  '2025-05 68648', '2025-06 68785', '2025-07 68923', '2025-08 68647', '2025-09 69265', '2025-10 69265', '2025-11 69542', '2025-12 69542',
  '2026-01 69751', '2026-02 69611', '2026-03 69889', '2026-04 69889', '2026-05 70588', '2026-06 71506', '2026-07 71649', '2026-08 71649',
  '2026-09 71721', '2026-10 72151');

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2019-03 301000', '2020-03 320500', '2020-09 326500', '2021-05 337000', '2022-01 350000', '2022-05 380000',
  '2022-08 400000', '2023-01 410000', '2023-05 440000', '2023-09 460000', '2024-07 500000', '2025-01 510636', '2025-05 529000',
  '2026-01 539000', '2026-05 553553');

// Tope imponible de AFP y salud, en UF
export const tope_afp_salud_uf$rows = rt.dated('2020-01 80.2', '2020-02 80.2', '2021-01 81.6', '2021-02 81.6', '2022-01 81.6', '2022-02 81.6',
  '2023-01 81.6', '2023-02 81.6', '2024-01 84.3', '2025-01 87.8', '2025-02 87.8', '2026-01 89.9', '2026-02 90');

// Tope imponible de cesantía, en UF
export const tope_afc_uf$rows = rt.dated('2020-01 120.3', '2020-02 120.3', '2021-01 122.6', '2021-02 122.6', '2022-01 122.6', '2022-02 122.6',
  '2023-01 122.6', '2023-02 122.6', '2024-01 126.6', '2025-01 131.8', '2025-02 131.9', '2026-01 135.1', '2026-02 135.2');

// Tasa del seguro de invalidez y sobrevivencia
export const tasa_sis$rows = rt.dated('2018-07 0.0153', '2020-07 0.0199', '2020-10 0.0199', '2021-04 0.0194', '2021-07 0.0221', '2021-10 0.0185',
  '2022-01 0.0185', '2022-07 0.0184', '2022-10 0.0154', '2023-01 0.0155', '2023-04 0.0161', '2023-07 0.0188', '2023-10 0.0147',
  '2024-01 0.0149', '2024-07 0.0201', '2024-10 0.015', '2025-01 0.0138', '2025-04 0.0178', '2025-07 0.0188', '2025-10 0.0149', '2026-01 0.0154',
  '2026-04 0.0162', '2026-07 0.02', '2026-08 0.0178');

// Aporte a la cuenta individual
export const tasa_capitalizacion$rows = rt.dated('2020-01 0', '2025-08 0.001', '2026-08 0.001');

// Cotización con rentabilidad protegida
export const tasa_rentabilidad$rows = rt.dated('2020-01 0', '2025-08 0', '2026-08 0.009');

// Compensación por expectativa de vida, con el SIS aparte
export const tasa_expectativa_vida_aparte$rows = rt.dated('2020-01 0', '2025-08 0.009', '2026-08 0');

// El SIS va adentro del Seguro Social (1) o aparte (0)
export const sis_adentro$rows = rt.dated('2020-01 0', '2025-08 0', '2026-08 1');

// Seguro Social, con el SIS adentro desde agosto de 2026
export const tasa_seguro_social$rows = rt.dated('0000-01 0.025');

// Cotización de salud
export const tasa_salud$rows = rt.dated('0000-01 0.07');

// Cotización básica de la Ley 16.744
export const ley_16744_basica$rows = rt.dated('0000-01 0.009');

// Cotización adicional máxima
export const adicional_maxima$rows = rt.dated('0000-01 0.068');

// Seguro para el acompañamiento de niños
export const sanna$rows = rt.dated('0000-01 0.0003');

// Años por cada día de feriado progresivo
export const progresivo_cada$rows = rt.dated('0000-01 3');

// Años desde los que hay feriado progresivo
export const progresivo_desde$rows = rt.dated('0000-01 10');

// Años con otros empleadores que se cuentan
export const anteriores_maximos$rows = rt.dated('0000-01 10');

// Días hábiles que se toman seguidos
export const dias_seguidos$rows = rt.dated('0000-01 10');

// Periodos que se acumulan
export const periodos_juntos$rows = rt.dated('0000-01 2');

// Cotización a cada AFP
export const tasas_afp = rt.table('tasas_afp', 'map', [
  ['2020-01',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1077',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1069',
  ],
  ['2021-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1069',
  ],
  ['2023-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1049',
  ],
  ['2025-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1046',
  ],
]);

// Impuesto único de segunda categoría
export const tabla_impuesto_unico = rt.table('tabla_impuesto_unico', 'rebate', [
  ['0000-01',
    '[0 13.5] 0',
    '30] 0.04 0.54',
    '50] 0.08 1.74',
    '70] 0.135 4.49',
    '90] 0.23 11.14',
    '120] 0.304 17.8',
    '310] 0.35 23.32',
    '*) 0.4 38.82',
  ],
]);

// Cotización de cesantía del trabajador
export const afc_trabajador = rt.table('afc_trabajador', 'map', [
  ['0000-01',
    'indefinido 0.006',
    'plazo_fijo 0',
    'indefinido_11_anios 0',
  ],
]);

// Cotización de cesantía del empleador
export const afc_del_empleador = rt.table('afc_del_empleador', 'map', [
  ['0000-01',
    'indefinido 0.024',
    'plazo_fijo 0.03',
    'indefinido_11_anios 0.008',
  ],
]);

// Feriados legales
const feriados$holidays = [
  '2020 01-01 04-10 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2021 01-01 04-02 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
  '2022 04-15 06-21 06-27 08-15 09-16 09-19 10-10 10-31 11-01 12-08',
  '2023 01-02 04-07 05-01 06-21 06-26 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25',
  '2024 01-01 03-29 05-01 05-21 06-20 07-16 08-15 09-18 09-19 09-20 10-31 11-01 12-25',
  '2025 01-01 04-18 05-01 05-21 06-20 07-16 08-15 09-18 09-19 10-31 12-08 12-25',
  '2026 01-01 04-03 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2027 01-01 03-26 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
];
export const feriados$days = rt.calendar('feriados', 1, 5, feriados$holidays);

export const $sources: readonly string[] = [
  'Código del Trabajo art. 67',
  'Código del Trabajo art. 69',
  'feriados: Código del Trabajo arts. 35 y 69',
  'Ley 2.977 (fuente única: una biblioteca pública de feriados)',
  'Superintendencia de Pensiones',
  'Ley 19.728 art. 6',
  'tabla_impuesto_unico: LIR art. 43 N°1',
  'Ley 21.210',
  'tasa_sis: D.L. 3.500 art. 59',
  'Ley 21.735 art. 4° transitorio',
  'Ley 19.728 art. 5',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(47, ['UF', 'derived', 'regla del Banco Central con el IPC']),
  ...rt.members(11, ['UF', 'single_source']),
  ...rt.members(23, ['UTM', 'single_source', 'utmvalor.cl']),
  ...rt.members(24, ['UTM', 'derived', 'regla del SII con el IPC']),
  ['UTM', 'single_source'],
  ['UTM', 'derived', 'regla del Banco Central con el IPC'],
  ...rt.members(9, ['UTM', 'single_source']),
  ['imm', 'derived', 'la prensa de 2020 da el alza de la Ley 21.283, de 6.000'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor de enero de 2020'],
  ['tope_afp_salud_uf', 'single_source', 'AFP Habitat'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2021'],
  ['tope_afp_salud_uf', 'single_source'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2022'],
  ['tope_afp_salud_uf', 'single_source', 'prensadigital.cl, enero de 2022'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2023'],
  ['tope_afp_salud_uf', 'single_source'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor de enero de 2020'],
  ['tope_afc_uf', 'single_source', 'AFP Habitat'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2021'],
  ['tope_afc_uf', 'single_source'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2022'],
  ['tope_afc_uf', 'single_source', 'prensadigital.cl, enero de 2022'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2023'],
  ['tope_afc_uf', 'single_source'],
  ['tasa_sis', 'unconfirmed', 'no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %'],
  ['tasa_sis', 'single_source', 'la tasa anterior a octubre de 2021; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source'],
  ['tasa_sis', 'unconfirmed', 'no se halló la tasa de enero a junio de 2022'],
  ['tasa_sis', 'single_source', 'la tasa anterior a enero de 2023; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'la tasa anterior a julio de 2023; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'la tasa anterior a enero de 2024; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'código público'],
  ['tasa_sis', 'single_source', 'código público'],
  ['tasa_sis', 'single_source', 'evidencia indirecta; otra fuente dice 1,39 %'],
  ['tasa_sis', 'unconfirmed', 'otras dos fuentes públicas siguen con 1,62 %'],
  ['adicional_maxima', 'single_source', 'código público'],
  ['anteriores_maximos', 'single_source', 'código público'],
  ['dias_seguidos', 'single_source', 'código público'],
  ['periodos_juntos', 'unconfirmed', 'sin el texto a la mano'],
  ...rt.members(3, ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano']),
  ['tasas_afp', 'single_source', 'latercera.com, 2021'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'la de antes de octubre de 2023, sin fuente a la mano'],
  ...rt.members(3, ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano']),
  ['tasas_afp', 'single_source', 'latercera.com, 2021'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'la de antes de octubre de 2023, sin fuente a la mano'],
  ['feriados', 'single_source', 'una biblioteca pública de feriados'],
  ['dias_feriado_proporcional', 'convention', '1,25 días al mes y una trigésima parte al día, sin redondear'],
  ['dias_feriado_corridos', 'single_source', 'un fin de semana antes del primer día hábil se cuenta'],
  ['mutual_ley_16744', 'single_source', 'el formulario de pago lo cobra como una sola tasa'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Sueldo diario', law: 'Código del Trabajo art. 71', presence: 'required',
    unless: 'monthly_salary', bounds: '(0 CLP .. 1_000_000_000 CLP / 30]', highest: '<= 33333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Sueldo base', law: 'Código del Trabajo art. 71', bounds: '(0 CLP .. 1_000_000_000 CLP]',
    defaultText: '30 * daily_salary' },
  { id: 'otros_haberes_fijos_amount', source: 'inputs', type: 'money', label: 'Otros haberes fijos del mes', law: 'Código del Trabajo art. 71',
    bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'promedio_variable_amount', source: 'inputs', type: 'money', label: 'Promedio de lo variable en los tres últimos meses trabajados',
    law: 'Código del Trabajo art. 71', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Primer día de servicio', law: 'Código del Trabajo art. 67', presence: 'required',
    bounds: '[1950-01-01 .. *)', lowest: '>= 1950-01-01' },
  { id: 'fecha_inicio_feriado', source: 'inputs', type: 'date', label: 'Primer día del feriado', law: 'Código del Trabajo art. 67',
    presence: 'required', bounds: '[2020-01-02 .. end_of_month(period.end_date)]', lowest: '>= 2020-01-02' },
  { id: 'dias_habiles_a_tomar', source: 'inputs', type: 'integer', label: 'Días hábiles que se toman; cero es solo el saldo',
    law: 'Código del Trabajo arts. 67 y 69', presence: 'required', bounds: '[0 .. 60]' },
  { id: 'dias_feriado_anual', source: 'inputs', type: 'integer', label: 'Días hábiles al año', law: 'Código del Trabajo art. 67',
    bounds: '[15 .. 20]', defaultText: '15' },
  { id: 'anios_empleadores_anteriores', source: 'inputs', type: 'integer', label: 'Años probados con otros empleadores',
    law: 'Código del Trabajo art. 68', bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'dias_feriado_pendiente', source: 'inputs', type: 'number', label: 'Días hábiles de los años completos, menos los tomados',
    law: 'Código del Trabajo art. 67', bounds: '[0 .. 200]', defaultText: '0' },
  { id: 'dias_feriado_anticipado', source: 'inputs', type: 'number', label: 'Días tomados a cuenta del año en curso',
    law: 'Código del Trabajo art. 67', bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'total_imponible_mes_amount', source: 'inputs', type: 'money', label: 'Total imponible del resto del mes', law: 'D.L. 3.500 art. 16',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'base_tributable_mes_amount', source: 'inputs', type: 'money', label: 'Base tributable del resto del mes', law: 'LIR art. 42 N°1',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'afp_rate', type: 'rate', label: 'Cotización a la AFP, 10 % más comisión', law: 'D.L. 3.500 arts. 17 y 29', presence: 'required',
    bounds: '[10% .. 13%]' },
  { id: 'risk_class_rate', type: 'rate', label: 'Cotización adicional de la Ley 16.744', law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
    bounds: '[0% .. adicional_maxima]', highest: '<= 0.068', defaultText: '0%' },
  { id: 'contrato_plazo_fijo', source: 'override', type: 'boolean', label: 'Contrato a plazo fijo, por obra o faena', law: 'Ley 19.728 art. 5',
    defaultText: 'no' },
  { id: 'afc_indefinido_11_anios', source: 'override', type: 'boolean', label: 'Más de 11 años de cesantía con el empleador',
    law: 'Ley 19.728 art. 9', defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'tasa_expectativa_vida', 'Tasa de la compensación por expectativa de vida',
    '2020-01-01: (tasa_expectativa_vida_aparte); 2026-08-01: (tasa_seguro_social - tasa_sis)',
    [9, 'tasa_expectativa_vida_aparte: Ley 21.735 arts. 4° y 8° transitorios', 'tasa_seguro_social: Ley 21.735 art. 4° transitorio', 8, 4],
    { type: 'rate', position: 17 }],
  ['let', 'anios_completos', 'Años completos', 'years(hire_date, fecha_inicio_feriado)', [0], { type: 'number', position: 41 }],
  ['let', 'meses_fraccion', 'Meses después del último año', 'months(hire_date, fecha_inicio_feriado) - 12 * anios_completos', [0],
    { type: 'number' }],
  ['let', 'dias_fraccion', 'Días después del último mes', 'days_left(hire_date, fecha_inicio_feriado)', [0], { type: 'number' }],
  ['let', 'dias_feriado_progresivo', 'Días de feriado progresivo',
    'max(0, min(anios_empleadores_anteriores, anteriores_maximos) + anios_completos - progresivo_desde) / progresivo_cada',
    ['Código del Trabajo art. 68', 'anteriores_maximos: Código del Trabajo art. 68 (fuente única: código público)',
      'progresivo_desde: Código del Trabajo art. 68', 'progresivo_cada: Código del Trabajo art. 68'], { type: 'number', rounding: 'down:1' }],
  ['let', 'dias_feriado_anual_total', 'Días hábiles al año, con los progresivos', 'dias_feriado_anual + dias_feriado_progresivo',
    ['Código del Trabajo arts. 67 y 68'], { type: 'number' }],
  ['let', 'dias_feriado_proporcional', 'Días hábiles de la fracción del año',
    'dias_feriado_anual_total * meses_fraccion / 12 + dias_feriado_anual_total * dias_fraccion / 360',
    ['Código del Trabajo art. 73 (convención: 1,25 días al mes y una trigésima parte al día, sin redondear)'], { type: 'number' }],
  ['let', 'saldo_dias_feriado', 'Saldo de días hábiles',
    'dias_feriado_pendiente + dias_feriado_proporcional - dias_feriado_anticipado - dias_habiles_a_tomar', ['Código del Trabajo arts. 67 y 73'],
    { type: 'number' }],
  ['let', 'fecha_termino_feriado', 'Último día del feriado', 'add_workdays(add_days(fecha_inicio_feriado, -1), dias_habiles_a_tomar)',
    [1, 2, 3], { type: 'date' }],
  ['let', 'dias_feriado_corridos', 'Días corridos', 'days(fecha_inicio_feriado, fecha_termino_feriado)',
    ['Código del Trabajo art. 69 (fuente única: un fin de semana antes del primer día hábil se cuenta)'], { type: 'number' }],
  ['let', 'fecha_reintegro', 'Día del reintegro', 'add_workdays(fecha_termino_feriado, 1)', [1, 2, 3], { type: 'date' }],
  ['perception', 'remuneracion_feriado', 'Remuneración íntegra de feriado (art. 71)',
    '(monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount) * dias_feriado_corridos / 30',
    ['Código del Trabajo arts. 41 y 71'],
    { taxable: true, socialSecurity: true, tags: ['imponible', 'tributable', 'vacaciones'], position: 53 }],
  ['let', 'tope_imponible_afp_salud', 'Tope imponible AFP y salud', 'tope_afp_salud_uf',
    ['D.L. 3.500 art. 16', 'tope_afp_salud_uf: D.L. 3.500 art. 16', 5, 4], { rounding: 'half_up:1' }],
  ['let', 'tope_imponible_afc', 'Tope imponible seguro de cesantía', 'tope_afc_uf', [5, 'tope_afc_uf: D.L. 3.500 art. 16', 5, 4],
    { rounding: 'half_up:1' }],
  ['base', 'base_imponible_afp_salud', 'Renta imponible AFP y salud',
    'max(0 CLP, min(remuneracion_feriado, tope_imponible_afp_salud - total_imponible_mes_amount))', ['D.L. 3.500 arts. 14 y 16']],
  ['base', 'base_imponible_afc', 'Renta imponible seguro de cesantía',
    'max(0 CLP, min(remuneracion_feriado, tope_imponible_afc - total_imponible_mes_amount))', [5]],
  ['let', 'contrato', 'Contrato para el seguro de cesantía',
    'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
    ['Ley 19.728 arts. 5 y 9'], { type: 'choice', words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'] }],
  ['deduction', 'cotizacion_afp', 'Cotización AFP (10% más comisión)', 'base_imponible_afp_salud * afp_rate', ['D.L. 3.500 arts. 17 y 29'],
    { position: 61 }],
  ['deduction', 'cotizacion_salud', 'Cotización de salud 7% (Fonasa o Isapre)', 'base_imponible_afp_salud * tasa_salud',
    ['D.L. 3.500 art. 84', 'tasa_salud: D.L. 3.500 art. 84']],
  ['deduction', 'seguro_cesantia_trabajador', 'Seguro de cesantía (AFC) trabajador', 'base_imponible_afc * afc_trabajador(contrato)',
    [10, 'afc_trabajador: Ley 19.728 arts. 5 y 9']],
  ['base', 'base_tributable', 'Renta líquida imponible (base tributable)',
    'max(0 CLP, remuneracion_feriado - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador)', ['LIR art. 42 N°1']],
  ['let', 'impuesto_con_feriado', 'Impuesto del mes, con el feriado', 'tabla_impuesto_unico(base_tributable_mes_amount + base_tributable)',
    ['LIR art. 43 N°1', 6, 7]],
  ['deduction', 'impuesto_unico', 'Impuesto único de segunda categoría',
    'max(0 CLP, impuesto_con_feriado - tabla_impuesto_unico(base_tributable_mes_amount))', ['LIR arts. 42 N°1 y 43 N°1', 6, 7],
    { bracket: 'impuesto_con_feriado' }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null, { terms: ['remuneracion_feriado'] }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['cotizacion_afp', 'cotizacion_salud', 'seguro_cesantia_trabajador', 'impuesto_unico'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ['component', 'sis', 'Seguro de invalidez y sobrevivencia', 'base_imponible_afp_salud * tasa_sis', ['D.L. 3.500 art. 59', 8, 4],
    { table: 'prevision_social', position: 71 }],
  ['component', 'capitalizacion_individual_empleador', 'Aporte empleador a cuenta individual', 'base_imponible_afp_salud * tasa_capitalizacion',
    [9, 'tasa_capitalizacion: Ley 21.735 arts. 4° y 8° transitorios'], { omitZero: true, table: 'prevision_social' }],
  ['component', 'expectativa_vida', 'Seguro Social: compensación por expectativa de vida', 'base_imponible_afp_salud * tasa_expectativa_vida',
    [9], { omitZero: true, table: 'prevision_social' }],
  ['component', 'rentabilidad_protegida', 'Cotización con rentabilidad protegida', 'base_imponible_afp_salud * tasa_rentabilidad',
    ['Ley 21.735 arts. 4° y 8° transitorios', 'tasa_rentabilidad: Ley 21.735 arts. 4° y 8° transitorios'],
    { omitZero: true, table: 'prevision_social' }],
  ['component', 'afc_empleador', 'Seguro de cesantía empleador', 'base_imponible_afc * afc_del_empleador(contrato)',
    [10, 'afc_del_empleador: Ley 19.728 arts. 5 y 9'], { table: 'seguro_cesantia', position: 76 }],
  ['component', 'mutual_ley_16744', 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
    'base_imponible_afp_salud * (ley_16744_basica + risk_class_rate + sanna)',
    ['Ley 16.744 art. 15', 'Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa)',
      'ley_16744_basica: Ley 16.744 art. 15', 'sanna: Ley 21.063'], { table: 'ley_16744', position: 78 }],
  ['total', 'total_aportes_empleador', 'Total aportes del empleador', 'sum(employer)', null,
    { terms: ['sis', 'capitalizacion_individual_empleador', 'expectativa_vida', 'rentabilidad_protegida', 'afc_empleador', 'mutual_ley_16744'] }],
  ['total', 'costo_empresa', 'Costo empresa', 'total_haberes + total_aportes_empleador', null,
    { terms: ['total_haberes', 'total_aportes_empleador'] }],
];

export const $file = 'sha256:dc88d857f1f21bbbde3f183448c2bb32b0ccba02f0ed9fda123b93af4291b335';
