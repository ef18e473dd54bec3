// CL.dependiente 2025.2: Trabajador dependiente del sector privado
// Emitted from generated/rules/cl/dependiente/2025-08-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento
export const UF$rows = rt.dated('2025-08 39383.07', '2025-09 39485.65', '2025-10 39597.67', '2025-11 39643.59', '2025-12 39727.96', '2026-01 39706.07',
  '2026-02 39790.63', '2026-03 39841.72', '2026-04 40120.2', '2026-05 40610.69', '2026-06 40820.31', '2026-07 40844.79', '2026-08 40873.77',
  '2026-09 41057.2');

// Unidad tributaria mensual
export const UTM$rows = rt.dated('2025-08 68647', '2025-09 69265', '2025-10 69265', '2025-11 69542', '2025-12 69542', '2026-01 69751', '2026-02 69611',
  '2026-03 69889', '2026-04 69889', '2026-05 70588', '2026-06 71506', '2026-07 71649', '2026-08 71649', '2026-09 71721', '2026-10 72151');

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2025-05 529000', '2026-01 539000', '2026-05 553553');

// Tope imponible de AFP y salud, en UF
export const tope_afp_salud_uf$rows = rt.dated('2025-02 87.8', '2026-01 89.9', '2026-02 90');

// Tope imponible de cesantía, en UF
export const tope_afc_uf$rows = rt.dated('2025-02 131.9', '2026-01 135.1', '2026-02 135.2');

// Tasa del seguro de invalidez y sobrevivencia
export const tasa_sis$rows = rt.dated('2018-07 0.0153', '2020-07 0.0199', '2020-10 0.0199', '2021-04 0.0194', '2021-07 0.0221', '2021-10 0.0185',
  '2022-01 0.0185', '2022-07 0.0184', '2022-10 0.0154', '2023-01 0.0155', '2023-04 0.0161', '2023-07 0.0188', '2023-10 0.0147',
  '2024-01 0.0149', '2024-07 0.0201', '2024-10 0.015', '2025-01 0.0138', '2025-04 0.0178', '2025-07 0.0188', '2025-10 0.0149', '2026-01 0.0154',
  '2026-04 0.0162', '2026-07 0.02', '2026-08 0.0178');

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

// Jornada ordinaria máxima de la semana
export const jornada_maxima$rows = rt.dated('2024-04-26 44', '2026-04-26 42');

// Recargo de la hora extraordinaria
export const recargo_legal$rows = rt.dated('0000-01 0.5');

// APV que se rebaja al mes, en UF
export const apv_tope$rows = rt.dated('0000-01 50');

// Tramo A hasta
export const tramo_a_hasta$rows = rt.dated('2025-05 620251', '2026-01 631976', '2026-05 649039');

// Monto por carga, tramo A
export const monto_a$rows = rt.dated('2025-05 22007', '2026-01 22007', '2026-05 22601');

// Tramo B hasta
export const tramo_b_hasta$rows = rt.dated('2025-05 905941', '2026-01 923067', '2026-05 947990');

// Monto por carga, tramo B
export const monto_b$rows = rt.dated('2025-05 13505', '2026-01 13505', '2026-05 13870');

// Tramo C hasta
export const tramo_c_hasta$rows = rt.dated('2025-05 1412957', '2026-01 1439668', '2026-05 1478539');

// Monto por carga, tramo C
export const monto_c$rows = rt.dated('2025-05 4267', '2026-01 4267', '2026-05 4382');

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
  'tasa_sis: D.L. 3.500 art. 59',
  'Ley 21.735 art. 4° transitorio',
  'Ley 19.728 art. 5',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
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
    { taxable: true, socialSecurity: true, tags: ['imponible', 'tributable', 'fijo'], position: 41 }],
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
    ['D.L. 3.500 arts. 16 y 69'], { position: 61 }],
  ['deduction', 'cotizacion_afp', 'Cotización AFP (10% más comisión)', 'base_imponible_afp_salud * afp_rate when not pensionado',
    ['D.L. 3.500 arts. 17 y 29']],
  ['deduction', 'cotizacion_salud', 'Cotización de salud 7% (Fonasa o Isapre)', 'base_salud * tasa_salud', ['D.L. 3.500 art. 84', 4]],
  ['deduction', 'seguro_cesantia_trabajador', 'Seguro de cesantía (AFC) trabajador',
    'base_imponible_afc * afc_trabajador(contrato) when not pensionado', [8, 'afc_trabajador: Ley 19.728 arts. 5 y 9']],
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
    ['LIR arts. 42 N°1 y 43 N°1', 'tabla_impuesto_unico: LIR art. 43 N°1', 'Ley 21.210'], { position: 73, bracket: 'impuesto_unico' }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['cotizacion_afp', 'cotizacion_salud', 'seguro_cesantia_trabajador', 'adicional_isapre', 'apv_regimen_a', 'apv_regimen_b',
        'impuesto_unico'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ['let', 'tasa_expectativa_vida', 'Tasa de la compensación por expectativa de vida',
    '2025-08-01: (tasa_expectativa_vida_aparte); 2026-08-01: (tasa_seguro_social - tasa_sis at period.end_date)',
    [7, 'tasa_expectativa_vida_aparte: Ley 21.735 arts. 4° y 8° transitorios', 'tasa_seguro_social: Ley 21.735 art. 4° transitorio', 6, 3],
    { type: 'rate' }],
  ['component', 'sis', 'Seguro de invalidez y sobrevivencia',
    'base_imponible_afp_salud * (if pensionado then 0% else tasa_sis at period.end_date)', ['D.L. 3.500 art. 59', 6, 3],
    { table: 'prevision_social', position: 78 }],
  ['component', 'capitalizacion_individual_empleador', 'Aporte empleador a cuenta individual',
    'base_imponible_afp_salud * 0.1% when not pensionado', [7], { table: 'prevision_social' }],
  ['component', 'expectativa_vida', 'Seguro Social: compensación por expectativa de vida',
    'base_imponible_afp_salud * tasa_expectativa_vida when not pensionado', [7], { table: 'prevision_social' }],
  ['component', 'rentabilidad_protegida', 'Cotización con rentabilidad protegida', 'base_imponible_afp_salud * 0.9% when not pensionado',
    ['Ley 21.735 arts. 4° y 8° transitorios'], { table: 'prevision_social' }],
  ['component', 'afc_empleador', 'Seguro de cesantía empleador', 'base_imponible_afc * afc_del_empleador(contrato) when not pensionado',
    [8, 'afc_del_empleador: Ley 19.728 arts. 5 y 9'], { table: 'seguro_cesantia', position: 83 }],
  ['component', 'mutual_ley_16744', 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
    'base_imponible_afp_salud * (ley_16744_basica + risk_class_rate + sanna)',
    ['Ley 16.744 art. 15', 'Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa)',
      'ley_16744_basica: Ley 16.744 art. 15', 'sanna: Ley 21.063'], { table: 'ley_16744', position: 85 }],
  ['total', 'total_aportes_empleador', 'Total aportes del empleador', 'sum(employer)', null,
    { terms: ['sis', 'capitalizacion_individual_empleador', 'expectativa_vida', 'rentabilidad_protegida', 'afc_empleador', 'mutual_ley_16744'] }],
  ['total', 'costo_empresa', 'Costo empresa', 'total_haberes + total_aportes_empleador', null,
    { terms: ['total_haberes', 'total_aportes_empleador'] }],
  ['let', 'monto_por_carga', 'Monto por carga del tramo',
    'if total_imponible <= tramo_a_hasta then monto_a else if total_imponible <= tramo_b_hasta then monto_b else monto_c',
    ['Ley 18.987 art. 1', 'tramo_a_hasta: Ley 18.987 art. 1', 'monto_a: Ley 18.987 art. 1', 'tramo_b_hasta: Ley 18.987 art. 1',
      'monto_b: Ley 18.987 art. 1', 'monto_c: Ley 18.987 art. 1'], { position: 94 }],
];

export const $file = 'sha256:d1d55c0328c7aa89d5789dbd3af6431b1b412a7ae430f8243bf1c17c0279e04f';
