// CL.dependiente 2024.1: Trabajador dependiente del sector privado
// Emitted from generated/rules/cl/dependiente/2024-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento
export const UF$rows = rt.dated('2024-01 36733.04', '2024-02 36856.5', '2024-03 37093.52', '2024-04 37261.98', '2024-05 37438.91', '2024-06 37571.86',
  '2024-07 37578.95', '2024-08 37754.47', '2024-09 37910.42', '2024-10 37971.42', '2024-11 38247.92', '2024-12 38416.69', '2025-01 38384.41',
  '2025-02 38647.94', '2025-03 38894.11', '2025-04 39075.41', '2025-05 39189.45', '2025-06 39267.07', '2025-07 39179.01');

// Unidad tributaria mensual
export const UTM$rows = rt.dated('2024-01 64666', '2024-02 64343', '2024-03 64793', '2024-04 65182', '2024-05 65443', '2024-06 65770', '2024-07 65967',
  '2024-08 65901', '2024-09 66362', '2024-10 66561', '2024-11 66628', '2024-12 67294', '2025-01 67429', '2025-02 67294', '2025-03 68034',
  '2025-04 68306', '2025-05 68648', '2025-06 68785', '2025-07 68923');

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2023-09 460000', '2024-07 500000', '2025-01 510636', '2025-05 529000');

// Tope imponible de AFP y salud, en UF
export const tope_afp_salud_uf$rows = rt.dated('2023-02 81.6', '2024-01 84.3', '2025-01 87.8', '2025-02 87.8');

// Tope imponible de cesantía, en UF
export const tope_afc_uf$rows = rt.dated('2023-02 122.6', '2024-01 126.6', '2025-01 131.8', '2025-02 131.9');

// Tasa del seguro de invalidez y sobrevivencia
export const tasa_sis$rows = rt.dated('2018-07 0.0153', '2020-07 0.0199', '2020-10 0.0199', '2021-04 0.0194', '2021-07 0.0221', '2021-10 0.0185',
  '2022-01 0.0185', '2022-07 0.0184', '2022-10 0.0154', '2023-01 0.0155', '2023-04 0.0161', '2023-07 0.0188', '2023-10 0.0147',
  '2024-01 0.0149', '2024-07 0.0201', '2024-10 0.015', '2025-01 0.0138', '2025-04 0.0178', '2025-07 0.0188');

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

// Jornada ordinaria máxima de la semana
export const jornada_maxima$rows = rt.dated('2005-01 45', '2024-04-26 44');

// Recargo de la hora extraordinaria
export const recargo_legal$rows = rt.dated('0000-01 0.5');

// APV que se rebaja al mes, en UF
export const apv_tope$rows = rt.dated('0000-01 50');

// Tramo A hasta
export const tramo_a_hasta$rows = rt.dated('2023-09 539328', '2024-07 586227', '2025-01 598698', '2025-05 620251');

// Monto por carga, tramo A
export const monto_a$rows = rt.dated('2023-09 20328', '2024-07 21243', '2025-01 21243', '2025-05 22007');

// Tramo B hasta
export const tramo_b_hasta$rows = rt.dated('2023-09 787746', '2024-07 856247', '2025-01 874460', '2025-05 905941');

// Monto por carga, tramo B
export const monto_b$rows = rt.dated('2023-09 12475', '2024-07 13036', '2025-01 13036', '2025-05 13505');

// Tramo C hasta
export const tramo_c_hasta$rows = rt.dated('2023-09 1228614', '2024-07 1335450', '2025-01 1363858', '2025-05 1412957');

// Monto por carga, tramo C
export const monto_c$rows = rt.dated('2023-09 3942', '2024-07 4119', '2025-01 4119', '2025-05 4267');

// Cotización a cada AFP
export const tasas_afp = rt.table('tasas_afp', 'map', [
  ['2023-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1049',
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

export const $sources: readonly string[] = [
  'Código del Trabajo art. 41',
  'LIR art. 17 N°14 (convención: no es remuneración mientras sea razonable)',
  'Ley 19.728 art. 6',
  'Superintendencia de Pensiones',
  'tasa_salud: D.L. 3.500 art. 84',
  'D.L. 3.500 art. 20 L',
  'Ley 19.728 art. 5',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(11, ['UF', 'single_source']),
  ['UTM', 'single_source'],
  ['UTM', 'derived', 'regla del Banco Central con el IPC'],
  ...rt.members(9, ['UTM', 'single_source']),
  ['tope_afp_salud_uf', 'single_source'],
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
  ['adicional_maxima', 'single_source', 'código público'],
  ['tramo_a_hasta', 'single_source', 'código público'],
  ['tramo_a_hasta', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['monto_a', 'single_source', 'código público'],
  ['monto_a', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['tramo_b_hasta', 'single_source', 'código público'],
  ['tramo_b_hasta', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['monto_b', 'single_source', 'código público'],
  ['monto_b', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['tramo_c_hasta', 'single_source', 'código público'],
  ['tramo_c_hasta', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['monto_c', 'single_source', 'código público'],
  ['monto_c', 'single_source', 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo'],
  ['horas_valoradas', 'convention', 'se suman a las ya valoradas, con los mismos descuentos'],
  ['tope_gratificacion_mensual', 'convention', 'el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto'],
  ['asignacion_familiar', 'convention', 'el empleador la adelanta por el Estado: no es remuneración'],
  ['colacion', 'convention', 'no es remuneración mientras sea razonable'],
  ['movilizacion', 'convention', 'no es remuneración mientras sea razonable'],
  ['tope_salud_exenta', 'single_source', 'SII Ord. 2.988 de 2005'],
  ['mutual_ley_16744', 'single_source', 'el formulario de pago lo cobra como una sola tasa'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Sueldo diario', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 CLP .. 1_000_000_000 CLP / 30]', highest: '<= 33333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Sueldo base', bounds: '(0 CLP .. 1_000_000_000 CLP]', defaultText: '30 * daily_salary' },
  { id: 'pensionado', source: 'inputs', type: 'boolean', label: 'Pensionado por vejez o invalidez total, que no sigue cotizando',
    law: 'D.L. 3.500 art. 69', defaultText: 'no' },
  { id: 'afp_rate', type: 'rate', label: 'Cotización a la AFP, 10 % más comisión', law: 'D.L. 3.500 arts. 17 y 29', presence: 'optional',
    requiredWhen: 'not pensionado', bounds: '[10% .. 13%]' },
  { id: 'risk_class_rate', type: 'rate', label: 'Cotización adicional de la Ley 16.744', law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
    bounds: '[0% .. adicional_maxima]', highest: '<= 0.068', defaultText: '0%' },
  { id: 'overtime_amount', type: 'money', label: 'Horas extraordinarias, ya valoradas', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'horas_extraordinarias', source: 'inputs', type: 'hours', label: 'Horas extraordinarias del mes', law: 'Código del Trabajo art. 32',
    bounds: '[0h .. 200h]', defaultText: '0h' },
  { id: 'jornada_semanal', source: 'inputs', type: 'hours', label: 'Horas de la jornada ordinaria de la semana',
    law: 'Código del Trabajo art. 22', bounds: '[1h .. jornada_maxima]', defaultText: 'jornada_maxima' },
  { id: 'recargo_horas_extra', source: 'inputs', type: 'rate', label: 'Recargo de la hora extraordinaria', law: 'Código del Trabajo art. 32',
    bounds: '[recargo_legal .. 500%]', lowest: '>= 0.5', defaultText: 'recargo_legal', defaultValue: '0.5' },
  { id: 'commission_amount', type: 'money', label: 'Comisiones', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'asignacion_familiar_amount', type: 'money', label: 'Asignación familiar', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'colacion_amount', type: 'money', label: 'Colación', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'movilizacion_amount', type: 'money', label: 'Movilización', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'plan_isapre_amount', source: 'inputs', type: 'money', label: 'Plan de Isapre, entero', law: 'Ley 18.933 art. 32',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'apv_regimen_a_amount', source: 'inputs', type: 'money', label: 'APV sin rebaja del impuesto (régimen A)', law: 'D.L. 3.500 art. 20 L',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'apv_regimen_b_amount', source: 'inputs', type: 'money', label: 'APV con rebaja del impuesto (régimen B)',
    law: 'LIR art. 42 bis; D.L. 3.500 art. 20 L', bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'pension_amount', source: 'inputs', type: 'money', label: 'Pensión del mes', law: 'D.L. 3.500 art. 69',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'con_gratificacion', wire: 'gratificacion_legal', source: 'override', type: 'boolean',
    label: 'Paga la gratificación mes a mes (art. 50)', defaultText: 'yes' },
  { id: 'contrato_plazo_fijo', source: 'override', type: 'boolean', label: 'Contrato a plazo fijo, por obra o faena', defaultText: 'no' },
  { id: 'afc_indefinido_11_anios', source: 'override', type: 'boolean', label: 'Más de 11 años de cesantía con el empleador', defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'sueldo_base', 'Sueldo base', 'monthly_salary * period.days / 30', ['Código del Trabajo art. 42 a)'],
    { taxable: true, socialSecurity: true, tags: ['imponible', 'tributable', 'fijo'], position: 38 }],
  ['let', 'valor_hora', 'Valor de la hora ordinaria', 'monthly_salary / 30 * 28 / (4 * jornada_semanal)',
    ['Código del Trabajo art. 32', 'DT Dictamen 4338/168 de 2004'], { type: 'number' }],
  ['let', 'horas_valoradas', 'Horas extraordinarias, valoradas',
    'horas_extraordinarias * valor_hora * (100% + recargo_horas_extra) when horas_extraordinarias > 0h',
    ['Código del Trabajo art. 32 (convención: se suman a las ya valoradas, con los mismos descuentos)'], { rounding: 'half_up:1' }],
  ['perception', 'horas_extra', 'Horas extraordinarias', 'overtime_amount + horas_valoradas', ['Código del Trabajo arts. 32 y 42 b)'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['imponible', 'tributable', 'variable'] }],
  ['perception', 'comisiones', 'Comisiones', 'commission_amount', ['Código del Trabajo art. 42 c)'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['imponible', 'tributable', 'variable'] }],
  ['let', 'tope_gratificacion_mensual', 'Tope mensual de gratificación', 'gratificacion_tope_imm * imm / 12',
    ['Código del Trabajo art. 50 (convención: el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto)',
      'gratificacion_tope_imm: Código del Trabajo art. 50'], { rounding: 'half_up:1' }],
  ['perception', 'gratificacion_legal', 'Gratificación legal art. 50',
    'min(gratificacion_tasa * (sueldo_base + horas_extra + comisiones), tope_gratificacion_mensual) when con_gratificacion',
    ['Código del Trabajo arts. 47, 50 y 52', 'gratificacion_tasa: Código del Trabajo art. 50'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['imponible', 'tributable'] }],
  ['perception', 'asignacion_familiar', 'Asignación familiar', 'asignacion_familiar_amount',
    ['D.F.L. 150 de 1982 (convención: el empleador la adelanta por el Estado: no es remuneración)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable', 'reembolsable'] }],
  ['perception', 'colacion', 'Asignación de colación', 'colacion_amount', [0, 1], { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'movilizacion', 'Asignación de movilización', 'movilizacion_amount', [0, 1],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['base', 'total_imponible', 'Total imponible', 'sum(imponible)', [0]],
  ['total', 'total_no_imponible', 'Total no imponible', 'asignacion_familiar + colacion + movilizacion', null,
    { terms: ['asignacion_familiar', 'colacion', 'movilizacion'] }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null,
    { terms: ['sueldo_base', 'horas_extra', 'comisiones', 'gratificacion_legal', 'asignacion_familiar', 'colacion', 'movilizacion'] }],
  ['let', 'tope_imponible_afp_salud', 'Tope imponible AFP y salud', 'tope_afp_salud_uf',
    ['D.L. 3.500 art. 16', 'tope_afp_salud_uf: D.L. 3.500 art. 16', 2, 3], { rounding: 'half_up:1' }],
  ['let', 'tope_imponible_afc', 'Tope imponible seguro de cesantía', 'tope_afc_uf', [2, 'tope_afc_uf: D.L. 3.500 art. 16', 2, 3],
    { rounding: 'half_up:1' }],
  ['base', 'base_imponible_afp_salud', 'Renta imponible AFP y salud', 'min(total_imponible, tope_imponible_afp_salud)',
    ['D.L. 3.500 arts. 14 y 16']],
  ['base', 'base_imponible_afc', 'Renta imponible seguro de cesantía', 'min(total_imponible, tope_imponible_afc)', [2]],
  ['let', 'contrato', 'Contrato para el seguro de cesantía',
    'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
    ['Ley 19.728 arts. 5 y 9'], { type: 'choice', words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'] }],
  ['let', 'base_salud', 'Renta imponible de salud',
    'if pensionado then min(total_imponible, max(0 CLP, tope_imponible_afp_salud - pension_amount)) else ' + 'base_imponible_afp_salud',
    ['D.L. 3.500 arts. 16 y 69'], { position: 58 }],
  ['deduction', 'cotizacion_afp', 'Cotización AFP (10% más comisión)', 'base_imponible_afp_salud * afp_rate when not pensionado',
    ['D.L. 3.500 arts. 17 y 29']],
  ['deduction', 'cotizacion_salud', 'Cotización de salud 7% (Fonasa o Isapre)', 'base_salud * tasa_salud', ['D.L. 3.500 art. 84', 4]],
  ['deduction', 'seguro_cesantia_trabajador', 'Seguro de cesantía (AFC) trabajador',
    'base_imponible_afc * afc_trabajador(contrato) when not pensionado', [6, 'afc_trabajador: Ley 19.728 arts. 5 y 9']],
  ['deduction', 'adicional_isapre', 'Cotización adicional de salud (Isapre)', 'max(0 CLP, plan_isapre_amount - cotizacion_salud)',
    ['Ley 18.933 art. 32'], { omitZero: true }],
  ['let', 'tope_salud_exenta', 'Cotizaciones de salud que no son renta, hasta', 'tasa_salud * tope_imponible_afp_salud',
    ['D.L. 3.500 arts. 16 y 18 (fuente única: SII Ord. 2.988 de 2005)', 4], { rounding: 'half_up:1' }],
  ['let', 'adicional_exenta', 'Cotización adicional que no es renta', 'min(adicional_isapre, max(0 CLP, tope_salud_exenta - cotizacion_salud))',
    ['D.L. 3.500 art. 18']],
  ['deduction', 'apv_regimen_a', 'APV, régimen A', 'apv_regimen_a_amount', [5], { omitZero: true }],
  ['deduction', 'apv_regimen_b', 'APV, régimen B', 'apv_regimen_b_amount', ['LIR art. 42 bis', 5], { omitZero: true }],
  ['let', 'apv_exento', 'APV que se rebaja de la renta', 'min(apv_regimen_b, apv_tope * 1 UF)',
    ['LIR art. 42 bis N°1', 'apv_tope: LIR art. 42 bis N°1', 'UF: Banco Central de Chile'], { rounding: 'half_up:1' }],
  ['base', 'base_tributable', 'Renta líquida imponible (base tributable)',
    'max(0 CLP, sum(tributable) - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador - adicional_exenta - ' + 'apv_exento)',
    ['LIR art. 42 N°1']],
  ['deduction', 'impuesto_unico', 'Impuesto único de segunda categoría', 'tabla_impuesto_unico(base_tributable)',
    ['LIR arts. 42 N°1 y 43 N°1', 'tabla_impuesto_unico: LIR art. 43 N°1', 'Ley 21.210'], { position: 70, bracket: 'impuesto_unico' }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['cotizacion_afp', 'cotizacion_salud', 'seguro_cesantia_trabajador', 'adicional_isapre', 'apv_regimen_a', 'apv_regimen_b',
        'impuesto_unico'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ['component', 'sis', 'Seguro de invalidez y sobrevivencia',
    'base_imponible_afp_salud * (if pensionado then 0% else tasa_sis at period.end_date)',
    ['D.L. 3.500 art. 59', 'tasa_sis: D.L. 3.500 art. 59', 3], { table: 'prevision_social', position: 74 }],
  ['component', 'afc_empleador', 'Seguro de cesantía empleador', 'base_imponible_afc * afc_del_empleador(contrato) when not pensionado',
    [6, 'afc_del_empleador: Ley 19.728 arts. 5 y 9'], { table: 'seguro_cesantia', position: 76 }],
  ['component', 'mutual_ley_16744', 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
    'base_imponible_afp_salud * (ley_16744_basica + risk_class_rate + sanna)',
    ['Ley 16.744 art. 15', 'Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa)',
      'ley_16744_basica: Ley 16.744 art. 15', 'sanna: Ley 21.063'], { table: 'ley_16744', position: 78 }],
  ['total', 'total_aportes_empleador', 'Total aportes del empleador', 'sum(employer)', null,
    { terms: ['sis', 'afc_empleador', 'mutual_ley_16744'] }],
  ['total', 'costo_empresa', 'Costo empresa', 'total_haberes + total_aportes_empleador', null,
    { terms: ['total_haberes', 'total_aportes_empleador'] }],
  ['let', 'monto_por_carga', 'Monto por carga del tramo',
    'if total_imponible <= tramo_a_hasta then monto_a else if total_imponible <= tramo_b_hasta then monto_b else monto_c',
    ['Ley 18.987 art. 1', 'tramo_a_hasta: Ley 18.987 art. 1', 'monto_a: Ley 18.987 art. 1', 'tramo_b_hasta: Ley 18.987 art. 1',
      'monto_b: Ley 18.987 art. 1', 'monto_c: Ley 18.987 art. 1'], { position: 87 }],
];

export const $file = 'sha256:91bd21ddecc02c4392070f1131f1a2405dcaa07dcda0ecd76fb2031441023b30';
