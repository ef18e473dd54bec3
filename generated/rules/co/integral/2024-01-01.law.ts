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

// Límite de deducciones y rentas exentas, UVT al año
export const limite_al_anio$rows = rt.dated('2023-12-22 1340');

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
  'Decreto 780 de 2016 art. 3.2.1.10',
  'SMMLV: Decreto 2292 de 2023 (número según una sola fuente)',
  'CST art. 227',
  'Corte Constitucional, C-543 de 2007',
  'CST art. 132',
  'Ley 100 de 1993 art. 18',
  'Ley 797 de 2003 art. 5',
  'Estatuto Tributario art. 387',
  'UVT: Resolución DIAN 187 de 2023',
  'Ley 100 de 1993 art. 204',
  'Ley 1122 de 2007 art. 10',
  'Ley 100 de 1993 art. 20',
  'Ley 797 de 2003 art. 7',
  'Decreto 1772 de 1994 art. 13',
  'Ley 21 de 1982',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['limite_al_anio', 'convention', 'rige en la retención de diciembre de 2023'],
  ...rt.members(3, ['tarifa_fsp', 'convention', '‹17› SMMLV exactos: la tarifa menor']),
  ['ibc_maximo', 'single_source', 'Consejo de Estado 27372: el tope no se prorratea'],
  ['ingreso_neto_retencion', 'single_source', 'sin exención aparte para el factor prestacional: la cubre el 25 %'],
  ['aportes_exentos', 'convention', 'el límite del año, llevado al mes'],
  ['beneficios_retencion', 'convention', 'el límite del año, llevado al mes'],
  ['retencion_fuente', 'convention', 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', bounds: '(0 COP .. 10_000_000_000 COP]', defaultText: '30 * daily_salary' },
  { id: 'risk_class_rate', type: 'rate', label: 'Tarifa de riesgos laborales', bounds: '[arl_minima .. arl_maxima]', lowest: '>= 0.00348',
    highest: '<= 0.087', defaultText: '0.522%' },
  { id: 'dias_incapacidad', source: 'inputs', type: 'integer', label: 'Días de incapacidad del mes, de 30', law: 'CST art. 227',
    bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'dia_inicial_incapacidad', source: 'inputs', type: 'integer', label: 'Número del primero de ellos en la incapacidad',
    law: 'Decreto 780 de 2016 art. 3.2.1.10', bounds: '[1 .. 180]', defaultText: '1' },
  { id: 'origen_incapacidad', source: 'inputs', type: 'choice', words: ['comun', 'laboral'], label: 'Origen de la incapacidad',
    law: 'CST art. 227; Ley 776 de 2002 art. 3', defaultText: 'comun', defaultValue: 'comun' },
  { id: 'ibc_mes_anterior', source: 'inputs', type: 'money', label: 'Ingreso base de cotización del mes anterior a la incapacidad',
    law: 'Decreto 780 de 2016 art. 3.2.1.10', bounds: '(0 COP .. *)', defaultText: '70% * monthly_salary' },
  { id: 'tiene_dependientes', source: 'inputs', type: 'boolean', label: 'Tiene dependientes', law: 'Estatuto Tributario art. 387',
    defaultText: 'no' },
  { id: 'pagos_salud_prepagada', source: 'inputs', type: 'money', label: 'Medicina prepagada y seguros de salud',
    law: 'Estatuto Tributario art. 387', bounds: '[0 COP .. *)', defaultText: '0 COP' },
  { id: 'intereses_vivienda', source: 'inputs', type: 'money', label: 'Intereses de vivienda', law: 'Estatuto Tributario arts. 119 y 387',
    bounds: '[0 COP .. *)', defaultText: '0 COP' },
  { id: 'aportes_voluntarios_pension', source: 'inputs', type: 'money', label: 'Aportes voluntarios a pensión',
    law: 'Estatuto Tributario art. 126-1', bounds: '[0 COP .. *)', defaultText: '0 COP' },
  { id: 'aportes_afc', source: 'inputs', type: 'money', label: 'Aportes a cuentas AFC', law: 'Estatuto Tributario art. 126-4',
    bounds: '[0 COP .. *)', defaultText: '0 COP' },
  { id: 'aplica_auxilio_transporte', source: 'override', type: 'boolean', label: 'Recibe auxilio de transporte',
    law: 'CST art. 132: el salario integral lo incluye', defaultText: 'no' },
  { id: 'aplica_exoneracion_114_1', source: 'override', type: 'boolean', label: 'Empleador con derecho a la exoneración del art. 114-1',
    law: 'Estatuto Tributario art. 114-1', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dias_pagados', 'Días que se pagan con salario', 'max(0, period.days - dias_incapacidad)', [2], { type: 'number', position: 24 }],
  ['perception', 'salario_integral', 'Salario integral', 'monthly_salary * dias_pagados / 30', [4, 'Ley 50 de 1990 art. 18'],
    { taxable: true, socialSecurity: true, tags: ['salarial', 'integral'] }],
  ['let', 'dia_final_incapacidad', 'Número del último día', 'dia_inicial_incapacidad + dias_incapacidad - 1', [0], { type: 'number' }],
  ['let', 'base_del_dia', 'Un día de la base de la incapacidad', 'min(ibc_mes_anterior, 25 SMMLV) / 30', [0, 6, 1]],
  ['let', 'piso_del_dia', 'Un día de salario mínimo', '1 SMMLV / 30', [3, 1]],
  ['let', 'dia_de_dos_tercios', 'Un día de dos tercios', 'max(200% / 3 * base_del_dia, piso_del_dia)', [2, 3]],
  ['perception', 'auxilio_incapacidad_empleador', 'Auxilio de incapacidad (empleador)',
    'max(0, min(dia_final_incapacidad, 2) - dia_inicial_incapacidad + 1) * dia_de_dos_tercios when origen_incapacidad = comun',
    [2, 'Decreto 780 de 2016 art. 3.2.1.10 par. 1'], { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['perception', 'auxilio_incapacidad_eps', 'Auxilio de incapacidad (EPS)',
    'max(0, min(dia_final_incapacidad, 90) - max(dia_inicial_incapacidad, 3) + 1) * dia_de_dos_tercios + max(0, ' +
      'dia_final_incapacidad - max(dia_inicial_incapacidad, 91) + 1) * max(50% * base_del_dia, piso_del_dia) when ' +
        'origen_incapacidad = comun', [2, 0], { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['perception', 'auxilio_incapacidad_arl', 'Auxilio de incapacidad (ARL)',
    'dias_incapacidad * max(base_del_dia, piso_del_dia) when origen_incapacidad = laboral', ['Ley 776 de 2002 art. 3'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null,
    { terms: ['salario_integral', 'auxilio_incapacidad_empleador', 'auxilio_incapacidad_eps', 'auxilio_incapacidad_arl'] }],
  ['base', 'ingreso_salarial', 'Ingreso salarial', 'sum(salarial)', [4]],
  ['let', 'ibc_minimo', 'Piso del ingreso base de cotización', '1 SMMLV * period.days / 30', [5, 1], { rounding: 'half_up:0.01' }],
  ['let', 'ibc_maximo', 'Tope del ingreso base de cotización', '25 SMMLV',
    [5, 'Ley 797 de 2003 art. 5 (fuente única: Consejo de Estado 27372: el tope no se prorratea)', 1]],
  ['let', 'ingreso_que_cotiza', 'Ingreso que cotiza',
    '70% * salario_integral + auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_arl', [5, 0],
    { rounding: 'half_up:0.01' }],
  ['base', 'ibc', 'Ingreso base de cotización', 'clamp(ingreso_que_cotiza, ibc_minimo, ibc_maximo)',
    [5, 6, 'Decreto 780 de 2016 art. 2.2.1.1.2.1']],
  ['deduction', 'salud_empleado', 'Aporte a salud (trabajador)', 'ibc * 4%', [9, 10]],
  ['deduction', 'pension_empleado', 'Aporte a pensión (trabajador)', 'ibc * 4%', [11, 12]],
  ['deduction', 'fondo_solidaridad_pensional', 'Fondo de solidaridad pensional', 'ibc * tarifa_fsp(ibc)',
    ['Ley 100 de 1993 arts. 20 y 27', 'tarifa_fsp: Ley 797 de 2003 arts. 7 y 8'], { position: 42, bracket: 'fondo_solidaridad_pensional' }],
  ['base', 'ingresos_no_constitutivos', 'Ingresos no constitutivos de renta', 'salud_empleado + pension_empleado + fondo_solidaridad_pensional',
    ['Estatuto Tributario arts. 55 y 56']],
  ['base', 'ingreso_neto_retencion', 'Ingreso laboral neto', 'max(0 COP, sum(gravable) - ingresos_no_constitutivos)',
    ['Estatuto Tributario arts. 55 y 56 (fuente única: sin exención aparte para el factor prestacional: la cubre el 25 %)']],
  ['let', 'deduccion_dependientes', 'Deducción por dependientes', 'if tiene_dependientes then min(10% * total_devengado, 32 UVT) else 0 COP',
    [7, 'Decreto 1625 de 2016 art. 1.2.4.1.18', 8]],
  ['let', 'deduccion_salud', 'Deducción por salud prepagada', 'min(pagos_salud_prepagada, 16 UVT)', [7, 8]],
  ['let', 'deduccion_vivienda', 'Deducción por intereses de vivienda', 'min(intereses_vivienda, 100 UVT)',
    ['Estatuto Tributario arts. 119 y 387', 'Decreto 1625 de 2016 art. 1.2.4.1.23', 8]],
  ['let', 'aportes_exentos', 'Aportes voluntarios exentos',
    'min(aportes_voluntarios_pension + aportes_afc, 30% * total_devengado, 3_800 UVT / 12)',
    ['Estatuto Tributario arts. 126-1 y 126-4 (convención: el límite del año, llevado al mes)', 8]],
  ['let', 'deducciones_retencion', 'Deducciones y otras rentas exentas',
    'deduccion_dependientes + deduccion_salud + deduccion_vivienda + aportes_exentos', ['Estatuto Tributario arts. 126-1, 126-4 y 387'],
    { rounding: 'half_up:0.01' }],
  ['base', 'renta_exenta_25', 'Renta exenta del 25%', 'min(25% * max(0 COP, ingreso_neto_retencion - deducciones_retencion), 790 UVT / 12)',
    ['Estatuto Tributario art. 206 num. 10', 'Ley 2277 de 2022 art. 2', 8]],
  ['let', 'beneficios_retencion', 'Deducciones y rentas exentas, con su límite',
    'min(deducciones_retencion + renta_exenta_25, 40% * ingreso_neto_retencion, limite_al_anio * 1 UVT / 12)',
    ['Estatuto Tributario arts. 336 y 388', 'Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3 (convención: el límite del año, llevado al mes)',
      'limite_al_anio: Estatuto Tributario art. 336', 'Decreto 1625 de 2016 art. 1.2.4.1.6', 8], { rounding: 'half_up:0.01' }],
  ['base', 'base_gravable_retencion', 'Base gravable de retención', 'ingreso_neto_retencion - beneficios_retencion',
    ['Estatuto Tributario arts. 206 num. 10 y 383']],
  ['deduction', 'retencion_fuente', 'Retención en la fuente (procedimiento 1)', 'tarifa_retencion(base_gravable_retencion)',
    ['Estatuto Tributario arts. 383 y 868 (convención: se aproxima por la última regla del art. 868', 'ningún ejemplo oficial lo fija)',
      'tarifa_retencion: Estatuto Tributario art. 383', 'Ley 2010 de 2019 art. 42'],
    { rounding: 'half_up:1000>10000,100>100,1', position: 54, bracket: 'retencion_fuente' }],
  ['deduction', 'aporte_voluntario_pension', 'Aportes voluntarios a pensión', 'aportes_voluntarios_pension', ['Estatuto Tributario art. 126-1'],
    { omitZero: true }],
  ['deduction', 'aporte_afc', 'Aportes a cuentas AFC', 'aportes_afc', ['Estatuto Tributario art. 126-4'], { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { terms: ['salud_empleado', 'pension_empleado', 'fondo_solidaridad_pensional', 'retencion_fuente', 'aporte_voluntario_pension',
        'aporte_afc'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['let', 'exonerado', 'Empleador exonerado art. 114-1', 'no',
    ['Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV'], { type: 'boolean' }],
  ['let', 'ibc_riesgos', 'Ingreso base de riesgos laborales', 'clamp(70% * salario_integral, 1 SMMLV * dias_pagados / 30, ibc_maximo)',
    [5, 13, 1], { rounding: 'half_up:0.01' }],
  ['let', 'ibc_del_empleador', 'Ingreso base de salud y pensión, empleador', 'if origen_incapacidad = laboral then ibc_riesgos else ibc',
    ['Ley 100 de 1993 arts. 20 y 204']],
  ['component', 'salud_empleador', 'Salud empleador', 'ibc_del_empleador * 8.5%', [9, 10],
    { table: 'seguridad_social_empleador', position: 63 }],
  ['component', 'pension_empleador', 'Pensión empleador', 'ibc_del_empleador * 12%', [11, 12], { table: 'seguridad_social_empleador' }],
  ['component', 'arl', 'Riesgos laborales (ARL)', 'ibc_riesgos * risk_class_rate', [13], { table: 'seguridad_social_empleador' }],
  ['base', 'base_parafiscales', 'Base de aportes parafiscales', '70% * salario_integral',
    ['Ley 789 de 2002 art. 49', 'Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV']],
  ['component', 'caja_compensacion', 'Caja de compensación familiar', 'base_parafiscales * 4%', [14], { table: 'parafiscales', position: 68 }],
  ['component', 'icbf', 'ICBF', 'base_parafiscales * 3%', ['Ley 89 de 1988'], { table: 'parafiscales' }],
  ['component', 'sena', 'SENA', 'base_parafiscales * 2%', [14], { table: 'parafiscales' }],
  ['base', 'base_vacaciones', 'Base de vacaciones', 'salario_integral + monthly_salary * dias_incapacidad / 30', ['CST arts. 132 y 192']],
  ['component', 'vacaciones', 'Vacaciones', 'base_vacaciones * (100% / 24)', ['CST art. 186'], { table: 'prestaciones_sociales', position: 73 }],
  ['total', 'total_seguridad_social_empleador', 'Total seguridad social empleador', 'sum(seguridad_social_empleador)', null,
    { terms: ['salud_empleador', 'pension_empleador', 'arl'] }],
  ['total', 'total_parafiscales', 'Total parafiscales', 'sum(parafiscales)', null, { terms: ['caja_compensacion', 'icbf', 'sena'] }],
  ['total', 'total_provisiones', 'Total provisiones', 'sum(prestaciones_sociales)', null, { terms: ['vacaciones'] }],
  ['total', 'costo_total_empleador', 'Costo total empleador',
    'total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones', null,
    { terms: ['total_devengado', 'total_seguridad_social_empleador', 'total_parafiscales', 'total_provisiones'] }],
  ['let', 'integral_minimo', 'Salario integral mínimo', '13 SMMLV', ['CST art. 132: 10 SMMLV y un factor prestacional del 30 %', 1]],
];

export const $file = 'sha256:442722717f0cf6bf1347ecb6d7d2ec32eb39831901f78d3ad18b9d2fb88ea2d3';
