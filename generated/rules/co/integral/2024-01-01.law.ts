// CO.integral 2024.1: Salario integral
// Emitted from generated/rules/co/integral/2024-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo mensual legal vigente
export const SMMLV$rows = rt.dated('0000-01 1300000');

// Unidad de valor tributario
export const UVT$rows = rt.dated('0000-01 47065');

// Tarifa mínima de la clase I
export const arl_minima$rows = rt.dated('0000-01 0.00348');

// Tarifa máxima de la clase V
export const arl_maxima$rows = rt.dated('0000-01 0.087');

// Tarifa inicial por clase de riesgo
export const clases_arl = rt.table('clases_arl', 'map', [
  ['0000-01',
    'clase_i 0.00522',
    'clase_ii 0.01044',
    'clase_iii 0.02436',
    'clase_iv 0.0435',
    'clase_v 0.0696',
  ],
]);

// Tarifa del fondo de solidaridad pensional
export const tarifa_fsp = rt.table('tarifa_fsp', 'step', [
  ['0000-01',
    '[0 4) 0',
    '16) 0.01',
    '17] 0.012',
    '18] 0.014',
    '19] 0.016',
    '20] 0.018',
    '*) 0.02',
  ],
]);

// Tarifa de retención sobre salarios
export const tarifa_retencion = rt.table('tarifa_retencion', 'excess', [
  ['0000-01',
    '[0 95] 0',
    '150] 0.19',
    '360] 0.28 10',
    '640] 0.33 69',
    '945] 0.35 162',
    '2300] 0.37 268',
    '*) 0.39 770',
  ],
]);

export const $sources: readonly string[] = [
  'CST art. 132',
  'Ley 100 de 1993 art. 18',
  'SMMLV: Decreto 2292 de 2023 (número según una sola fuente)',
  'Ley 100 de 1993 art. 204',
  'Ley 1122 de 2007 art. 10',
  'Ley 100 de 1993 art. 20',
  'Ley 797 de 2003 art. 7',
  'Ley 21 de 1982',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(3, ['tarifa_fsp', 'convention', '‹17› SMMLV exactos: la tarifa menor']),
  ['ibc_maximo', 'single_source', 'Consejo de Estado 27372: el tope no se prorratea'],
  ['ingreso_neto_retencion', 'single_source', 'sin exención aparte para el factor prestacional: la cubre el 25 %'],
  ['retencion_fuente', 'convention', 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', bounds: '(0 COP .. 10_000_000_000 COP]', defaultText: '30 * daily_salary' },
  { id: 'risk_class_rate', type: 'rate', label: 'Tarifa de riesgos laborales', bounds: '[arl_minima .. arl_maxima]', lowest: '>= 0.00348',
    highest: '<= 0.087', defaultText: '0.522%' },
  { id: 'aplica_auxilio_transporte', source: 'override', type: 'boolean', label: 'Recibe auxilio de transporte',
    law: 'CST art. 132: el salario integral lo incluye', defaultText: 'no' },
  { id: 'aplica_exoneracion_114_1', source: 'override', type: 'boolean', label: 'Empleador con derecho a la exoneración del art. 114-1',
    law: 'Estatuto Tributario art. 114-1', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'salario_integral', 'Salario integral', 'monthly_salary * period.days / 30', [0, 'Ley 50 de 1990 art. 18'],
    { taxable: true, socialSecurity: true, tags: ['salarial', 'integral'], position: 12 }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null, { terms: ['salario_integral'] }],
  ['base', 'ingreso_salarial', 'Ingreso salarial', 'sum(salarial)', [0]],
  ['let', 'ibc_minimo', 'Piso del ingreso base de cotización', '1 SMMLV * period.days / 30', [1, 2], { rounding: 'half_up:0.01' }],
  ['let', 'ibc_maximo', 'Tope del ingreso base de cotización', '25 SMMLV',
    [1, 'Ley 797 de 2003 art. 5 (fuente única: Consejo de Estado 27372: el tope no se prorratea)', 2]],
  ['base', 'ibc', 'Ingreso base de cotización', 'clamp(70% * salario_integral, ibc_minimo, ibc_maximo)',
    [1, 'Ley 797 de 2003 art. 5', 'Decreto 780 de 2016 art. 2.2.1.1.2.1']],
  ['deduction', 'salud_empleado', 'Aporte a salud (trabajador)', 'ibc * 4%', [3, 4]],
  ['deduction', 'pension_empleado', 'Aporte a pensión (trabajador)', 'ibc * 4%', [5, 6]],
  ['deduction', 'fondo_solidaridad_pensional', 'Fondo de solidaridad pensional', 'ibc * tarifa_fsp(ibc)',
    ['Ley 100 de 1993 arts. 20 y 27', 'tarifa_fsp: Ley 797 de 2003 arts. 7 y 8'], { position: 21, bracket: 'fondo_solidaridad_pensional' }],
  ['base', 'ingresos_no_constitutivos', 'Ingresos no constitutivos de renta', 'salud_empleado + pension_empleado + fondo_solidaridad_pensional',
    ['Estatuto Tributario arts. 55 y 56']],
  ['base', 'ingreso_neto_retencion', 'Ingreso laboral neto', 'max(0 COP, sum(gravable) - ingresos_no_constitutivos)',
    ['Estatuto Tributario arts. 55 y 56 (fuente única: sin exención aparte para el factor prestacional: la cubre el 25 %)']],
  ['base', 'renta_exenta_25', 'Renta exenta del 25%', 'min(25% * ingreso_neto_retencion, 790 UVT / 12)',
    ['Estatuto Tributario art. 206 num. 10', 'Ley 2277 de 2022 art. 2', 'UVT: Resolución DIAN 187 de 2023']],
  ['base', 'base_gravable_retencion', 'Base gravable de retención', 'ingreso_neto_retencion - renta_exenta_25',
    ['Estatuto Tributario arts. 206 num. 10 y 383']],
  ['deduction', 'retencion_fuente', 'Retención en la fuente (procedimiento 1)', 'tarifa_retencion(base_gravable_retencion)',
    ['Estatuto Tributario arts. 383 y 868 (convención: se aproxima por la última regla del art. 868', 'ningún ejemplo oficial lo fija)',
      'tarifa_retencion: Estatuto Tributario art. 383', 'Ley 2010 de 2019 art. 42'],
    { rounding: 'half_up:1000>10000,100>100,1', position: 27, bracket: 'retencion_fuente' }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { terms: ['salud_empleado', 'pension_empleado', 'fondo_solidaridad_pensional', 'retencion_fuente'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['let', 'exonerado', 'Empleador exonerado art. 114-1', 'no',
    ['Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV'], { type: 'boolean' }],
  ['component', 'salud_empleador', 'Salud empleador', 'ibc * 8.5%', [3, 4], { table: 'seguridad_social_empleador', position: 32 }],
  ['component', 'pension_empleador', 'Pensión empleador', 'ibc * 12%', [5, 6], { table: 'seguridad_social_empleador' }],
  ['component', 'arl', 'Riesgos laborales (ARL)', 'ibc * risk_class_rate', ['Decreto 1772 de 1994 art. 13'],
    { table: 'seguridad_social_empleador' }],
  ['base', 'base_parafiscales', 'Base de aportes parafiscales', '70% * salario_integral',
    ['Ley 789 de 2002 art. 49', 'Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV']],
  ['component', 'caja_compensacion', 'Caja de compensación familiar', 'base_parafiscales * 4%', [7], { table: 'parafiscales', position: 37 }],
  ['component', 'icbf', 'ICBF', 'base_parafiscales * 3%', ['Ley 89 de 1988'], { table: 'parafiscales' }],
  ['component', 'sena', 'SENA', 'base_parafiscales * 2%', [7], { table: 'parafiscales' }],
  ['base', 'base_vacaciones', 'Base de vacaciones', 'salario_integral', ['CST arts. 132 y 192']],
  ['component', 'vacaciones', 'Vacaciones', 'base_vacaciones * (100% / 24)', ['CST art. 186'], { table: 'prestaciones_sociales', position: 42 }],
  ['total', 'total_seguridad_social_empleador', 'Total seguridad social empleador', 'sum(seguridad_social_empleador)', null,
    { terms: ['salud_empleador', 'pension_empleador', 'arl'] }],
  ['total', 'total_parafiscales', 'Total parafiscales', 'sum(parafiscales)', null, { terms: ['caja_compensacion', 'icbf', 'sena'] }],
  ['total', 'total_provisiones', 'Total provisiones', 'sum(prestaciones_sociales)', null, { terms: ['vacaciones'] }],
  ['total', 'costo_total_empleador', 'Costo total empleador',
    'total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones', null,
    { terms: ['total_devengado', 'total_seguridad_social_empleador', 'total_parafiscales', 'total_provisiones'] }],
  ['let', 'integral_minimo', 'Salario integral mínimo', '13 SMMLV', ['CST art. 132: 10 SMMLV y un factor prestacional del 30 %', 2]],
];

export const $file = 'sha256:316c29b4818e61002aab53d9f16bb8c957951789be1a0a5c4786944cfacb34d6';
