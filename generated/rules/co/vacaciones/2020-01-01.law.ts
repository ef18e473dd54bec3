// CO.vacaciones 2020.1: Vacaciones disfrutadas y compensadas
// Emitted from rules/co/vacaciones/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo mensual legal vigente
export const SMMLV$rows = rt.dated('2020-01 877803', '2021-01 908526', '2022-01 1000000', '2023-01 1160000', '2024-01 1300000', '2025-01 1423500',
  '2026-01 1750905');

// Unidad de valor tributario
export const UVT$rows = rt.dated('2020-01 35607', '2021-01 36308', '2022-01 38004', '2023-01 42412', '2024-01 47065', '2025-01 49799', '2026-01 52374');

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
  'Ley 100 de 1993 art. 18',
  'Decreto 780 de 2016 art. 3.2.5.1',
  'Ley 100 de 1993 art. 204',
  'Ley 1122 de 2007 art. 10',
  'Ley 100 de 1993 art. 20',
  'Ley 797 de 2003 art. 7',
  'Ley 21 de 1982',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(3, ['tarifa_fsp', 'convention', '‹17› SMMLV exactos: la tarifa menor']),
  ['base_vacaciones', 'convention', 'sin horas extra ni trabajo en descanso obligatorio'],
  ['fondo_solidaridad_pensional', 'convention', 'la tarifa del mes entero'],
  ['renta_exenta_25', 'convention', 'el tope del mes entero, no por días'],
  ['retencion_del_mes', 'convention', 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija'],
  ['retencion_fuente', 'convention', 'se resta lo ya retenido en el mes'],
  ['exonerado', 'convention', 'por el salario de un mes'],
  ['base_parafiscales', 'convention', 'también lo compensado, como MinTrabajo y el Consejo de Estado; el ICBF lo leyó de otro modo en 2008'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'CST arts. 186 y 192', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', law: 'CST arts. 186 y 192', bounds: '(0 COP .. 10_000_000_000 COP]',
    defaultText: '30 * daily_salary' },
  { id: 'promedio_base_vacaciones', source: 'inputs', type: 'money', label: 'Promedio del año anterior, sin horas extra ni auxilio',
    law: 'CST art. 192', presence: 'optional', bounds: '(0 COP .. 10_000_000_000 COP]' },
  { id: 'dias_descanso', source: 'inputs', type: 'number', label: 'Días del descanso, de 30 por mes', law: 'CST arts. 186 y 187',
    bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'dias_habiles', source: 'inputs', type: 'number', label: 'Días hábiles que consume', law: 'CST art. 186', bounds: '[0 .. 60]',
    defaultText: '0' },
  { id: 'dias_compensados', source: 'inputs', type: 'number', label: 'Días hábiles compensados en dinero', law: 'CST art. 189',
    bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'dias_pendientes', source: 'inputs', type: 'number', label: 'Días hábiles pendientes antes de este pago', law: 'CST art. 186',
    presence: 'optional', bounds: '[0 .. 120]' },
  { id: 'salario_integral', source: 'inputs', type: 'boolean', label: 'Salario integral', law: 'CST art. 132', defaultText: 'no' },
  { id: 'ibc_mes_anterior', source: 'inputs', type: 'money', label: 'Ingreso base de cotización del mes anterior al descanso',
    law: 'Decreto 780 de 2016 art. 3.2.5.1', bounds: '(0 COP .. 10_000_000_000 COP]',
    defaultText: 'if salario_integral then 70% * monthly_salary else monthly_salary' },
  { id: 'risk_class_rate', type: 'rate', label: 'Tarifa de riesgos laborales', law: 'Decreto 1772 de 1994 art. 13',
    bounds: '[arl_minima .. arl_maxima]', lowest: '>= 0.00348', highest: '<= 0.087', defaultText: '0.522%' },
  { id: 'pagos_gravables_mes', source: 'inputs', type: 'money', label: 'Otros pagos gravables del mes', law: 'Estatuto Tributario art. 385',
    bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'ingresos_no_constitutivos_mes', source: 'inputs', type: 'money', label: 'Aportes de esos pagos',
    law: 'Estatuto Tributario arts. 55 y 56', bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'retencion_practicada_mes', source: 'inputs', type: 'money', label: 'Retención ya practicada en el mes',
    law: 'Estatuto Tributario art. 385', bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'porcentaje_fijo_retencion', source: 'inputs', type: 'rate', label: 'Porcentaje fijo de retención (procedimiento 2)',
    law: 'Estatuto Tributario art. 386', presence: 'optional', bounds: '[0% .. 39%]' },
  { id: 'aplica_exoneracion_114_1', source: 'override', type: 'boolean', label: 'Empleador con derecho a la exoneración del art. 114-1',
    law: 'Estatuto Tributario art. 114-1', defaultText: 'yes' },
  { id: 'cotiza_arl_en_vacaciones', source: 'override', type: 'boolean', label: 'Cotiza riesgos laborales en el descanso',
    law: 'Decreto 1072 de 2015 art. 2.2.4.2.1.6', defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['base', 'base_vacaciones', 'Base de vacaciones', 'if given(promedio_base_vacaciones) then promedio_base_vacaciones else monthly_salary',
    ['CST arts. 132 y 192 (convención: sin horas extra ni trabajo en descanso obligatorio)'], { position: 25 }],
  ['perception', 'vacaciones_disfrutadas', 'Vacaciones disfrutadas', 'base_vacaciones / 30 * dias_descanso', ['CST arts. 186 y 192'],
    { taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'vacaciones_compensadas', 'Vacaciones compensadas en dinero', 'base_vacaciones / 30 * dias_compensados',
    ['CST arts. 189 y 192'], { taxable: true, tags: ['vacaciones', 'no_salarial'] }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null, { terms: ['vacaciones_disfrutadas', 'vacaciones_compensadas'] }],
  ['let', 'ibc_del_mes', 'Ingreso base de cotización de un mes', 'clamp(ibc_mes_anterior, 1 SMMLV, 25 SMMLV)', [0, 1]],
  ['base', 'ibc', 'Ingreso base de cotización', 'ibc_del_mes * dias_descanso / 30', [0, 1]],
  ['deduction', 'salud_empleado', 'Aporte a salud (trabajador)', 'ibc * 4%', [2, 3]],
  ['deduction', 'pension_empleado', 'Aporte a pensión (trabajador)', 'ibc * 4%', [4, 5]],
  ['deduction', 'fondo_solidaridad_pensional', 'Fondo de solidaridad pensional', 'ibc * tarifa_fsp(ibc_del_mes)',
    ['Ley 100 de 1993 arts. 20 y 27 (convención: la tarifa del mes entero)', 'tarifa_fsp: Ley 797 de 2003 arts. 7 y 8'],
    { bracket: 'fondo_solidaridad_pensional' }],
  ['base', 'ingresos_no_constitutivos', 'Ingresos no constitutivos de renta',
    'salud_empleado + pension_empleado + fondo_solidaridad_pensional + ingresos_no_constitutivos_mes', ['Estatuto Tributario arts. 55 y 56']],
  ['base', 'ingreso_neto_retencion', 'Ingreso laboral neto', 'max(0 COP, sum(gravable) + pagos_gravables_mes - ingresos_no_constitutivos)',
    ['Estatuto Tributario arts. 55, 56 y 385']],
  ['let', 'tope_renta_exenta', 'Tope mensual de la renta exenta', '2020-01-01: (240 UVT); 2023-01-01: (790 UVT / 12)',
    ['Estatuto Tributario art. 206 num. 10', 'Ley 2010 de 2019', 'desde 2023, Ley 2277 de 2022 art. 2']],
  ['base', 'renta_exenta_25', 'Renta exenta del 25%', 'min(25% * ingreso_neto_retencion, tope_renta_exenta)',
    ['Estatuto Tributario art. 206 num. 10 (convención: el tope del mes entero, no por días)']],
  ['base', 'base_gravable_retencion', 'Base gravable de retención', 'ingreso_neto_retencion - renta_exenta_25',
    ['Estatuto Tributario arts. 206 num. 10 y 383']],
  ['let', 'tarifa_del_mes', 'Retención del mes según la tabla',
    'tarifa_retencion(base_gravable_retencion) when not given(porcentaje_fijo_retencion)',
    ['Estatuto Tributario art. 383', 'tarifa_retencion: Estatuto Tributario art. 383',
      'Ley 2010 de 2019 art. 42 (para 2020, según una sola fuente)']],
  ['let', 'retencion_del_mes', 'Retención de todo el mes',
    'if given(porcentaje_fijo_retencion) then base_gravable_retencion * porcentaje_fijo_retencion else tarifa_del_mes',
    ['Estatuto Tributario arts. 383, 386 y 868 (convención: se aproxima por la última regla del art. 868', 'ningún ejemplo oficial lo fija)'],
    { rounding: 'half_up:1000>10000,100>100,1' }],
  ['deduction', 'retencion_fuente', 'Retención en la fuente', 'max(0 COP, retencion_del_mes - retencion_practicada_mes)',
    ['Estatuto Tributario arts. 383, 385 y 386 (convención: se resta lo ya retenido en el mes)'], { bracket: 'tarifa_del_mes' }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { terms: ['salud_empleado', 'pension_empleado', 'fondo_solidaridad_pensional', 'retencion_fuente'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['let', 'exonerado', 'Empleador exonerado art. 114-1', 'aplica_exoneracion_114_1 and not salario_integral and base_vacaciones < 10 SMMLV',
    ['Estatuto Tributario art. 114-1 (convención: por el salario de un mes)'], { type: 'boolean' }],
  ['component', 'salud_empleador', 'Salud empleador', 'ibc * (if exonerado then 0% else 8.5%)', [2, 3],
    { table: 'seguridad_social_empleador', position: 46 }],
  ['component', 'pension_empleador', 'Pensión empleador', 'ibc * 12%', [4, 5], { table: 'seguridad_social_empleador' }],
  ['component', 'arl', 'Riesgos laborales (ARL)', 'ibc * (if cotiza_arl_en_vacaciones then risk_class_rate else 0%)',
    ['Decreto 1772 de 1994 art. 13'], { table: 'seguridad_social_empleador' }],
  ['base', 'base_parafiscales', 'Base de aportes parafiscales', '(if salario_integral then 70% else 100%) * total_devengado',
    ['Ley 21 de 1982 art. 17', 'Ley 789 de 2002 art. 49 (convención: también lo compensado, como MinTrabajo y el Consejo de Estado',
      'el ICBF lo leyó de otro modo en 2008)']],
  ['component', 'caja_compensacion', 'Caja de compensación familiar', 'base_parafiscales * 4%', [6], { table: 'parafiscales', position: 51 }],
  ['component', 'icbf', 'ICBF', 'base_parafiscales * (if exonerado then 0% else 3%)', ['Ley 89 de 1988'], { table: 'parafiscales' }],
  ['component', 'sena', 'SENA', 'base_parafiscales * (if exonerado then 0% else 2%)', [6], { table: 'parafiscales' }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_devengado + sum(employer)', null,
    { terms: ['total_devengado', 'salud_empleador', 'pension_empleador', 'arl', 'caja_compensacion', 'icbf', 'sena'] }],
  ['let', 'salario_minimo', 'Salario mínimo', 'if salario_integral then 13 SMMLV else 1 SMMLV', ['CST arts. 132 y 145']],
];

export const $file = 'sha256:ef44c41a40c697b4960400e50c971f92fb559014c912e198e46876a41734bc81';
