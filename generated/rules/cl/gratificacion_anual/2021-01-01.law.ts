// CL.gratificacion_anual 2021.1: Gratificación legal anual
// Emitted from generated/rules/cl/gratificacion_anual/2021-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento
export const UF$rows = rt.dated('2020-01 28338.25', '2020-02 28463.67', '2020-03 28597.46', '2020-04 28690.73', '2020-05 28716.52', '2020-06 28696.42',
  '2020-07 28667.44', '2020-08 28679.45', '2020-09 28707.85', '2020-10 28838.63', '2020-11 29030.17', '2020-12 29070.33', '2021-01 29123.74',
  '2021-02 29287.38', '2021-03 29394.77', '2021-04 29494.13', '2021-05 29613.26', '2021-06 29709.83', '2021-07 29757.64', '2021-08 29935.08',
  '2021-09 30088.37', '2021-10 30380.53', '2021-11 30762.8', '2021-12 30991.74', '2022-01 31212.65', '2022-02 31539.2', '2022-03 31727.74',
  '2022-04 32176.49', '2022-05 32679.54', '2022-06 33086.83', '2022-07 33417.26', '2022-08 33836.51', '2022-09 34258.23', '2022-10 34600.35',
  '2022-11 34811.8', '2022-12 35110.98', '2023-01 35287.5', '2023-02 35509.68', '2023-03 35575.48', '2023-04 35838.55', '2023-05 36032.89',
  '2023-06 36089.48', '2023-07 36049.05', '2023-08 36130.31', '2023-09 36197.53', '2023-10 36388.07', '2023-11 36563.87', '2023-12 36789.36',
  '2024-01 36733.04', '2024-02 36856.5', '2024-03 37093.52', '2024-04 37261.98', '2024-05 37438.91', '2024-06 37571.86', '2024-07 37578.95',
  '2024-08 37754.47', '2024-09 37910.42', '2024-10 37971.42', '2024-11 38247.92', '2024-12 38416.69', '2025-01 38384.41', '2025-02 38647.94',
  '2025-03 38894.11', '2025-04 39075.41', '2025-05 39189.45', '2025-06 39267.07', '2025-07 39179.01', '2025-08 39383.07', '2025-09 39485.65',
  '2025-10 39597.67', '2025-11 39643.59', '2025-12 39727.96', '2026-01 39706.07', '2026-02 39790.63', '2026-03 39841.72', '2026-04 40120.2',
  '2026-05 40610.69', '2026-06 40820.31', '2026-07 40844.79', '2026-08 40873.77', '2026-09 41057.2');

// Unidad tributaria mensual
export const UTM$rows = rt.dated('2019-02 48305', '2019-03 48353', '2019-04 48353', '2019-05 48595', '2019-06 48741', '2019-07 49033', '2019-08 49033',
  '2019-09 49131', '2019-10 49229', '2019-11 49229', '2019-12 49623', '2020-01 49673', '2020-02 49723', '2020-03 50021', '2020-04 50221',
  '2020-05 50372', '2020-06 50372', '2020-07 50322', '2020-08 50272', '2020-09 50322', '2020-10 50372', '2020-11 50674', '2020-12 51029',
  '2021-01 50978', '2021-02 51131', '2021-03 51489', '2021-04 51592', '2021-05 51798', '2021-06 52005', '2021-07 52161', '2021-08 52213',
  '2021-09 52631', '2021-10 52842', '2021-11 53476', '2021-12 54171', '2022-01 54442', '2022-02 54878', '2022-03 55537', '2022-04 55704',
  '2022-05 56762', '2022-06 57557', '2022-07 58248', '2022-08 58772', '2022-09 59595', '2022-10 60310', '2022-11 60853', '2022-12 61157',
  '2023-01 61769', '2023-02 61954', '2023-03 62450', '2023-04 62388', '2023-05 63074', '2023-06 63263', '2023-07 63326', '2023-08 63199',
  '2023-09 63452', '2023-10 63515', '2023-11 63960', '2023-12 64216', '2024-01 64666', '2024-02 64343', '2024-03 64793', '2024-04 65182',
  '2024-05 65443', '2024-06 65770', '2024-07 65967', '2024-08 65901', '2024-09 66362', '2024-10 66561', '2024-11 66628', '2024-12 67294',
  '2025-01 67429', '2025-02 67294', '2025-03 68034', '2025-04 68306', '2025-05 68648', '2025-06 68785', '2025-07 68923', '2025-08 68647',
  '2025-09 69265', '2025-10 69265', '2025-11 69542', '2025-12 69542', '2026-01 69751', '2026-02 69611', '2026-03 69889', '2026-04 69889',
  '2026-05 70588', '2026-06 71506', '2026-07 71649', '2026-08 71649', '2026-09 71721', '2026-10 72151');

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

// Gratificación, parte de lo ganado
export const gratificacion_tasa$rows = rt.dated('0000-01 0.25');

// Gratificación, tope al año en ingresos mínimos
export const gratificacion_tope_imm$rows = rt.dated('0000-01 4.75');

// Parte de la utilidad que se reparte
export const participacion$rows = rt.dated('0000-01 0.3');

// Parte del capital propio que se resta
export const capital_exento$rows = rt.dated('0000-01 0.1');

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

// Impuesto único de segunda categoría, en UTM
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

export const $sources: readonly string[] = [
  'Código del Trabajo art. 52',
  'D.L. 3.500 art. 16',
  'tope_afp_salud_uf: D.L. 3.500 art. 16',
  'Ley 19.728 art. 6',
  'Superintendencia de Pensiones',
  'tope_afc_uf: D.L. 3.500 art. 16',
  'D.S. 57 de 1990 (convención: se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento ' + 'a la mano)',
  'UTM: Servicio de Impuestos Internos',
  'LIR art. 46',
  'tabla_impuesto_unico: LIR art. 43 N°1',
  'Ley 21.210',
  'D.L. 3.500 art. 59',
  'tasa_sis: D.L. 3.500 art. 59',
  'Ley 21.735 art. 4° transitorio',
  'tasa_capitalizacion: Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_expectativa_vida_aparte: Ley 21.735 arts. 4° y 8° transitorios',
  'sis_adentro: Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_seguro_social: Ley 21.735 art. 4° transitorio',
  'Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_rentabilidad: Ley 21.735 arts. 4° y 8° transitorios',
  'Ley 19.728 art. 5',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(48, ['UF', 'derived', 'regla del Banco Central con el IPC']),
  ...rt.members(11, ['UF', 'single_source']),
  ...rt.members(35, ['UTM', 'single_source', 'utmvalor.cl']),
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
  ['tope_gratificacion_anual', 'convention',
    'el ingreso mínimo del 31 de diciembre, o del pago si es anterior; un doceavo por mes con recibo, también de pocos días'],
  ...rt.members(12,
    ['parte_afp_‹01›', 'convention', 'se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento a la mano']),
  ...rt.members(12,
    ['parte_afc_‹01›', 'convention', 'se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento a la mano']),
  ['cotizacion_afp', 'convention', 'una misma tasa para todos los meses'],
  ['cuota_utm', 'convention', 'con la UTM del mes del pago, no con la de cada mes; sin confirmar'],
  ['diferencia_impuesto_utm', 'convention', 'con todos los decimales'],
  ['impuesto_mayor', 'convention', 'el tramo que se muestra es el del mes de mayor base, con su parte'],
  ['mutual_ley_16744', 'single_source', 'el formulario de pago lo cobra como una sola tasa'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'ejercicio', source: 'inputs', type: 'integer', label: 'Ejercicio comercial', law: 'Código del Trabajo art. 47', presence: 'required',
    bounds: '[2020 .. year(period.end_date)]' },
  { id: 'modalidad_gratificacion', source: 'inputs', type: 'choice', words: ['art_47', 'art_50'], label: 'Modalidad',
    law: 'Código del Trabajo arts. 47 y 50', presence: 'required' },
  { id: 'remuneraciones_devengadas_amount', source: 'inputs', type: 'money', label: 'Remuneraciones del trabajador en el año',
    law: 'Código del Trabajo arts. 47 y 50', presence: 'required', bounds: '[0 CLP .. 1_000_000_000_000 CLP]' },
  { id: 'gratificacion_anticipada_amount', source: 'inputs', type: 'money', label: 'Gratificación pagada mes a mes',
    law: 'Código del Trabajo art. 50', bounds: '[0 CLP .. 1_000_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'utilidad_tributaria_amount', source: 'inputs', type: 'money', label: 'Utilidad tributaria de la empresa, sin pérdidas anteriores',
    law: 'Código del Trabajo arts. 47 y 48', presence: 'optional', requiredWhen: 'modalidad_gratificacion = art_47',
    bounds: '[0 CLP .. 1_000_000_000_000_000 CLP]' },
  { id: 'capital_propio_amount', source: 'inputs', type: 'money', label: 'Capital propio de la empresa', law: 'Código del Trabajo art. 48',
    presence: 'optional', requiredWhen: 'modalidad_gratificacion = art_47', bounds: '[0 CLP .. 1_000_000_000_000_000 CLP]' },
  { id: 'remuneraciones_devengadas_empresa_amount', source: 'inputs', type: 'money',
    label: 'Remuneraciones de todos los trabajadores en el año', law: 'Código del Trabajo art. 47', presence: 'optional',
    requiredWhen: 'modalidad_gratificacion = art_47', bounds: '(0 CLP .. 1_000_000_000_000_000 CLP]' },
  { id: 'primer_mes_devengo', source: 'inputs', type: 'date', label: 'Primer mes en que se ganó, su día 1', law: 'LIR art. 46',
    bounds: '[2020-01-01 .. period.end_date]', lowest: '>= 2020-01-01', defaultText: 'date(ejercicio, 1, 1)' },
  ...rt.members(12,
    { id: 'total_imponible_‹01›', source: 'inputs', type: 'money', label: 'Total imponible del mes ‹1›', law: 'D.L. 3.500 art. 16',
      presence: 'optional', requiredWhen: 'given(base_mes_‹01›)', bounds: '[0 CLP .. 1_000_000_000 CLP]' }),
  ...rt.members(12,
    { id: 'base_mes_‹01›', wire: 'base_tributable_‹01›', source: 'inputs', type: 'money', label: 'Base tributable del mes ‹1›',
      law: 'LIR art. 46', presence: 'optional', requiredWhen: 'given(total_imponible_‹01›)', bounds: '[0 CLP .. 1_000_000_000 CLP]' }),
  { id: 'afp_rate', type: 'rate', label: 'Cotización a la AFP, 10 % más comisión', law: 'D.L. 3.500 arts. 17 y 29', presence: 'required',
    bounds: '[10% .. 13%]' },
  { id: 'risk_class_rate', type: 'rate', label: 'Cotización adicional de la Ley 16.744', law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
    bounds: '[0% .. adicional_maxima]', highest: '<= 0.068', defaultText: '0%' },
  { id: 'contrato_plazo_fijo', source: 'override', type: 'boolean', label: 'Contrato a plazo fijo, por obra o faena', defaultText: 'no' },
  { id: 'afc_indefinido_11_anios', source: 'override', type: 'boolean', label: 'Más de 11 años de cesantía con el empleador', defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'comienzo_01', 'Primer día del mes 1', 'add_months(primer_mes_devengo, 1 - 1)', null, { type: 'date', position: 57 }],
  ...rt.members(11, ['let', 'comienzo_‹02›', 'Primer día del mes ‹2›', 'add_months(primer_mes_devengo, ‹2› - 1)', null, { type: 'date' }]),
  ...rt.members(11,
    ['let', 'despues_‹02›', 'Meses después del primero ‹2›', '‹2› - 1 when given(total_imponible_‹02›)', [0], { type: 'number' }]),
  ['let', 'ultimo_mes', 'Último mes',
    'add_months(primer_mes_devengo, max(0, despues_02, despues_03, despues_04, despues_05, despues_06, despues_07, ' +
      'despues_08, despues_09, despues_10, despues_11, despues_12))', null, { type: 'date' }],
  ['let', 'utilidad_liquida_gratificable', 'Utilidad líquida',
    'max(0 CLP, utilidad_tributaria_amount - capital_exento * capital_propio_amount) when modalidad_gratificacion = art_47',
    ['Código del Trabajo art. 48', 'capital_exento: Código del Trabajo art. 48']],
  ['let', 'fondo_gratificacion', '30 % a repartir', 'participacion * utilidad_liquida_gratificable when modalidad_gratificacion = art_47',
    ['Código del Trabajo art. 47', 'participacion: Código del Trabajo art. 47'], { rounding: 'half_up:1' }],
  ['let', 'gratificacion_25', '25 % de lo devengado',
    'gratificacion_tasa * remuneraciones_devengadas_amount when modalidad_gratificacion = art_50',
    ['Código del Trabajo art. 50', 'gratificacion_tasa: Código del Trabajo art. 50'], { rounding: 'half_up:1' }],
  ['let', 'dia_del_imm', 'Dia del imm', 'min(date(ejercicio, 12, 31), period.end_date)', null, { type: 'date' }],
  ['let', 'meses_devengo', 'Meses en que se ganó',
    '((if given(total_imponible_01) then 1 else 0) + (if given(total_imponible_02) then 1 else 0) + (if ' +
      'given(total_imponible_03) then 1 else 0) + (if given(total_imponible_04) then 1 else 0) + (if given(total_imponible_05) ' +
        'then 1 else 0) + (if given(total_imponible_06) then 1 else 0) + (if given(total_imponible_07) then 1 else 0) + (if ' +
          'given(total_imponible_08) then 1 else 0) + (if given(total_imponible_09) then 1 else 0) + (if given(total_imponible_10) ' +
            'then 1 else 0) + (if given(total_imponible_11) then 1 else 0) + (if given(total_imponible_12) then 1 else 0))', [0],
    { type: 'number', position: 90 }],
  ['let', 'tope_gratificacion_anual', 'Tope 4,75 IMM',
    'gratificacion_tope_imm * (imm at dia_del_imm) * meses_devengo / 12 when modalidad_gratificacion = art_50',
    ['Código del Trabajo arts. 50 y 52 (convención: el ingreso mínimo del 31 de diciembre, o del pago si es anterior',
      'un doceavo por mes con recibo, también de pocos días)', 'gratificacion_tope_imm: Código del Trabajo art. 50'],
    { rounding: 'half_up:1', position: 85 }],
  ['let', 'gratificacion_determinada', 'Gratificación determinada',
    'if modalidad_gratificacion = art_47 then fondo_gratificacion * (remuneraciones_devengadas_amount / ' +
      'remuneraciones_devengadas_empresa_amount) else min(gratificacion_25, tope_gratificacion_anual)', ['Código del Trabajo arts. 47 y 50'],
    { rounding: 'half_up:1' }],
  ['perception', 'gratificacion_anual', 'Gratificación legal anual', 'max(0 CLP, gratificacion_determinada - gratificacion_anticipada_amount)',
    ['Código del Trabajo arts. 47, 50 y 52'], { taxable: true, socialSecurity: true, tags: ['imponible', 'tributable'], position: 89 }],
  ['let', 'cuota_mensual', 'Parte de cada mes', 'gratificacion_anual / max(1, meses_devengo)', [0], { position: 91 }],
  ...rt.members(12, ['let', 'mes_‹01›', 'Mes ‹1›', 'min(end_of_month(comienzo_‹01›), period.end_date)', null, { type: 'date' }]),
  ...rt.members(12,
    ['let', 'tope_afp_‹01›', 'Tope imponible AFP y salud ‹1›', 'tope_afp_salud_uf at mes_‹01› when given(total_imponible_‹01›)', [1, 2, 3, 4],
      { rounding: 'half_up:1' }]),
  ...rt.members(12,
    ['let', 'tope_afc_‹01›', 'Tope imponible seguro de cesantía ‹1›', 'tope_afc_uf at mes_‹01› when given(total_imponible_‹01›)', [3, 5, 3, 4],
      { rounding: 'half_up:1' }]),
  ...rt.members(12,
    ['let', 'parte_afp_‹01›', 'Parte imponible AFP y salud ‹1›',
      'min(cuota_mensual, max(0 CLP, tope_afp_‹01› - total_imponible_‹01›)) when given(total_imponible_‹01›)', [1, 6]]),
  ...rt.members(12,
    ['let', 'parte_afc_‹01›', 'Parte imponible seguro de cesantía ‹1›',
      'min(cuota_mensual, max(0 CLP, tope_afc_‹01› - total_imponible_‹01›)) when given(total_imponible_‹01›)', [3, 6]]),
  ['let', 'suma_afp', 'Suma de las partes, AFP y salud',
    '(parte_afp_01 + parte_afp_02 + parte_afp_03 + parte_afp_04 + parte_afp_05 + parte_afp_06 + parte_afp_07 + parte_afp_08 ' +
      '+ parte_afp_09 + parte_afp_10 + parte_afp_11 + parte_afp_12)', [1]],
  ['let', 'suma_afc', 'Suma de las partes, seguro de cesantía',
    '(parte_afc_01 + parte_afc_02 + parte_afc_03 + parte_afc_04 + parte_afc_05 + parte_afc_06 + parte_afc_07 + parte_afc_08 ' +
      '+ parte_afc_09 + parte_afc_10 + parte_afc_11 + parte_afc_12)', [3]],
  ['base', 'base_imponible_afp_salud', 'Renta imponible AFP y salud', 'suma_afp', ['D.L. 3.500 arts. 14 y 16']],
  ['base', 'base_imponible_afc', 'Renta imponible seguro de cesantía', 'suma_afc', [3]],
  ['let', 'contrato', 'Contrato para el seguro de cesantía',
    'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
    ['Ley 19.728 arts. 5 y 9'], { type: 'choice', words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'] }],
  ['deduction', 'cotizacion_afp', 'Cotización AFP (10% más comisión)', 'base_imponible_afp_salud * afp_rate',
    ['D.L. 3.500 arts. 17 y 29 (convención: una misma tasa para todos los meses)'], { position: 159 }],
  ['deduction', 'cotizacion_salud', 'Cotización de salud 7% (Fonasa o Isapre)', 'base_imponible_afp_salud * tasa_salud',
    ['D.L. 3.500 art. 84', 'tasa_salud: D.L. 3.500 art. 84']],
  ['deduction', 'seguro_cesantia_trabajador', 'Seguro de cesantía (AFC) trabajador', 'base_imponible_afc * afc_trabajador(contrato)',
    [20, 'afc_trabajador: Ley 19.728 arts. 5 y 9']],
  ['base', 'base_tributable', 'Gratificación afecta',
    'max(0 CLP, gratificacion_anual - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador)', ['LIR art. 42 N°1']],
  ['let', 'cuota_utm', 'Parte de cada mes, en UTM', 'base_tributable / (max(1, meses_devengo) * 1 UTM)',
    ['LIR art. 46 (convención: con la UTM del mes del pago, no con la de cada mes', 'sin confirmar)', 7], { type: 'number' }],
  ...rt.members(12,
    ['let', 'base_en_utm_‹01›', 'Base del mes, en UTM ‹1›', 'base_mes_‹01› / UTM at mes_‹01› when given(total_imponible_‹01›)', [8, 7],
      { type: 'number' }]),
  ...rt.members(12,
    ['let', 'diferencia_‹01›', 'Impuesto de más, en UTM ‹1›',
      'max(0, tabla_impuesto_unico(base_en_utm_‹01› + cuota_utm) - tabla_impuesto_unico(base_en_utm_‹01›)) when ' +
        'given(total_imponible_‹01›)', [8, 9, 10], { type: 'number' }]),
  ['let', 'diferencia_impuesto_utm', 'Diferencia de impuesto, en UTM',
    '(diferencia_01 + diferencia_02 + diferencia_03 + diferencia_04 + diferencia_05 + diferencia_06 + diferencia_07 + ' +
      'diferencia_08 + diferencia_09 + diferencia_10 + diferencia_11 + diferencia_12)', ['LIR art. 46 (convención: con todos los decimales)'],
    { type: 'number' }],
  ...rt.members(12,
    ['let', 'con_parte_‹01›', 'Base del mes con su parte, en UTM, hasta la décima que sigue ‹1›',
      'base_en_utm_‹01› + cuota_utm when given(total_imponible_‹01›)', [8], { type: 'number', rounding: 'up:0.1' }]),
  ['let', 'impuesto_mayor', 'Impuesto del mes de mayor base, en UTM',
    'tabla_impuesto_unico(max(con_parte_01, con_parte_02, con_parte_03, con_parte_04, con_parte_05, con_parte_06, ' +
      'con_parte_07, con_parte_08, con_parte_09, con_parte_10, con_parte_11, con_parte_12))',
    ['LIR art. 46 (convención: el tramo que se muestra es el del mes de mayor base, con su parte)', 9, 10], { type: 'number' }],
  ['deduction', 'impuesto_unico', 'Impuesto único reliquidado (LIR art. 46)', 'diferencia_impuesto_utm * 1 UTM',
    ['LIR arts. 45 N°2 y 46', 'Circular SII 37 de 1990', 7], { bracket: 'impuesto_mayor' }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null, { terms: ['gratificacion_anual'] }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['cotizacion_afp', 'cotizacion_salud', 'seguro_cesantia_trabajador', 'impuesto_unico'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ...rt.members(12,
    ['let', 'sis_mes_‹01›', 'Seguro de invalidez y sobrevivencia ‹1›',
      'parte_afp_‹01› * (tasa_sis at mes_‹01›) when given(total_imponible_‹01›)', [11, 12, 4]]),
  ...rt.members(12,
    ['let', 'cuenta_mes_‹01›', 'Aporte a la cuenta individual ‹1›',
      'parte_afp_‹01› * (tasa_capitalizacion at mes_‹01›) when given(total_imponible_‹01›)', [13, 14]]),
  ...rt.members(12,
    ['let', 'expectativa_mes_‹01›', 'Compensación por expectativa de vida ‹1›',
      'parte_afp_‹01› * (tasa_expectativa_vida_aparte at mes_‹01› + (tasa_seguro_social - tasa_sis at mes_‹01› when ' +
        '(sis_adentro at mes_‹01›) = 1)) when given(total_imponible_‹01›)', [13, 15, 16, 17, 12, 4]]),
  ...rt.members(12,
    ['let', 'protegida_mes_‹01›', 'Cotización con rentabilidad protegida ‹1›',
      'parte_afp_‹01› * (tasa_rentabilidad at mes_‹01›) when given(total_imponible_‹01›)', [18, 19]]),
  ['component', 'sis', 'Seguro de invalidez y sobrevivencia',
    '(sis_mes_01 + sis_mes_02 + sis_mes_03 + sis_mes_04 + sis_mes_05 + sis_mes_06 + sis_mes_07 + sis_mes_08 + sis_mes_09 + ' +
      'sis_mes_10 + sis_mes_11 + sis_mes_12)', [11], { table: 'prevision_social', position: 255 }],
  ['component', 'capitalizacion_individual_empleador', 'Aporte empleador a cuenta individual',
    '(cuenta_mes_01 + cuenta_mes_02 + cuenta_mes_03 + cuenta_mes_04 + cuenta_mes_05 + cuenta_mes_06 + cuenta_mes_07 + ' +
      'cuenta_mes_08 + cuenta_mes_09 + cuenta_mes_10 + cuenta_mes_11 + cuenta_mes_12)', [13], { omitZero: true, table: 'prevision_social' }],
  ['component', 'expectativa_vida', 'Seguro Social: compensación por expectativa de vida',
    '(expectativa_mes_01 + expectativa_mes_02 + expectativa_mes_03 + expectativa_mes_04 + expectativa_mes_05 + ' +
      'expectativa_mes_06 + expectativa_mes_07 + expectativa_mes_08 + expectativa_mes_09 + expectativa_mes_10 + ' +
        'expectativa_mes_11 + expectativa_mes_12)', [13], { omitZero: true, table: 'prevision_social' }],
  ['component', 'rentabilidad_protegida', 'Cotización con rentabilidad protegida',
    '(protegida_mes_01 + protegida_mes_02 + protegida_mes_03 + protegida_mes_04 + protegida_mes_05 + protegida_mes_06 + ' +
      'protegida_mes_07 + protegida_mes_08 + protegida_mes_09 + protegida_mes_10 + protegida_mes_11 + protegida_mes_12)', [18],
    { omitZero: true, table: 'prevision_social' }],
  ['component', 'afc_empleador', 'Seguro de cesantía empleador', 'suma_afc * afc_del_empleador(contrato)',
    [20, 'afc_del_empleador: Ley 19.728 arts. 5 y 9'], { table: 'seguro_cesantia', position: 260 }],
  ['component', 'mutual_ley_16744', 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
    'suma_afp * (ley_16744_basica + risk_class_rate + sanna)',
    ['Ley 16.744 art. 15', 'Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa)',
      'ley_16744_basica: Ley 16.744 art. 15', 'sanna: Ley 21.063'], { table: 'ley_16744', position: 262 }],
  ['total', 'total_aportes_empleador', 'Total aportes del empleador', 'sum(employer)', null,
    { terms: ['sis', 'capitalizacion_individual_empleador', 'expectativa_vida', 'rentabilidad_protegida', 'afc_empleador', 'mutual_ley_16744'] }],
  ['total', 'costo_empresa', 'Costo empresa', 'total_haberes + total_aportes_empleador', null,
    { terms: ['total_haberes', 'total_aportes_empleador'] }],
];

export const $file = 'sha256:90faff63d029da515d9496fc9ea45dd7c8421ef3c90a2946c693a33071a42702';
