// CO.ordinario 2024.1: Contrato laboral ordinario
// Emitted from generated/rules/co/ordinario/2024-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo mensual legal vigente
export const SMMLV$rows = rt.dated('0000-01 1300000');

// Unidad de valor tributario
export const UVT$rows = rt.dated('0000-01 47065');

// Auxilio de transporte mensual
export const auxilio_mensual$rows = rt.dated('0000-01 162000');

// Horas del mes
export const divisor_horas_mes$rows = rt.dated('2023-07-15 235', '2024-07-15 230');

// Recargo dominical o festivo
export const recargo_dominical$rows = rt.dated('0000-01 0.75');

// Horas extra permitidas en el mes
export const limite_horas_extra$rows = rt.dated('0000-01 52');

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
  'MinTrabajo, concepto 148494 de 2013',
  'recargo_dominical: CST art. 179',
  'Ley 789 de 2002 art. 26',
  'Decreto 780 de 2016 art. 3.2.1.10',
  'SMMLV: Decreto 2292 de 2023 (número según una sola fuente)',
  'CST art. 227',
  'Corte Constitucional, C-543 de 2007',
  'CST art. 127',
  'Ley 100 de 1993 art. 18',
  'Ley 797 de 2003 art. 5',
  'Estatuto Tributario arts. 55 y 56',
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
  ['limite_horas_extra', 'convention', '12 horas a la semana son 52 al mes'],
  ['limite_al_anio', 'convention', 'rige en la retención de diciembre de 2023'],
  ...rt.members(3, ['tarifa_fsp', 'convention', '‹17› SMMLV exactos: la tarifa menor']),
  ['valor_hora', 'convention', 'la hora vale más al bajar la semana legal, como anunció MinTrabajo en 2023'],
  ['auxilio_transporte', 'convention', 'pagado por encima de 2 SMMLV conserva el mismo tratamiento'],
  ['ibc_maximo', 'single_source', 'Consejo de Estado 27372: el tope no se prorratea'],
  ['aportes_exentos', 'convention', 'el límite del año, llevado al mes'],
  ['beneficios_retencion', 'convention', 'el límite del año, llevado al mes'],
  ['retencion_fuente', 'convention', 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija'],
  ['ingreso_de_mes_entero', 'convention',
    'el límite es de salarios mensuales: a quien trabaja parte del mes se le cuenta el salario del mes entero'],
  ['base_parafiscales', 'single_source', 'MinProtección, concepto 67996 de 2012: sin piso y sin el tope de 25 SMMLV'],
  ['base_vacaciones', 'convention', 'sin horas extra ni trabajo en descanso obligatorio; lectura por confirmar'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', bounds: '(0 COP .. 10_000_000_000 COP]', defaultText: '30 * daily_salary' },
  { id: 'risk_class_rate', type: 'rate', label: 'Tarifa de riesgos laborales', bounds: '[arl_minima .. arl_maxima]', lowest: '>= 0.00348',
    highest: '<= 0.087', defaultText: '0.522%' },
  { id: 'horas_recargo_nocturno', type: 'hours', label: 'Horas ordinarias nocturnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_dominicales_diurnas', type: 'hours', label: 'Horas dominicales diurnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_dominicales_nocturnas', type: 'hours', label: 'Horas dominicales nocturnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_extra_diurnas', type: 'hours', label: 'Horas extra diurnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_extra_nocturnas', type: 'hours', label: 'Horas extra nocturnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_extra_dominicales_diurnas', type: 'hours', label: 'Extra dominicales diurnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_extra_dominicales_nocturnas', type: 'hours', label: 'Extra dominicales nocturnas', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'dias_incapacidad', source: 'inputs', type: 'integer', label: 'Días de incapacidad del mes, de 30', law: 'CST art. 227',
    bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'dia_inicial_incapacidad', source: 'inputs', type: 'integer', label: 'Número del primero de ellos en la incapacidad',
    law: 'Decreto 780 de 2016 art. 3.2.1.10', bounds: '[1 .. 180]', defaultText: '1' },
  { id: 'origen_incapacidad', source: 'inputs', type: 'choice', words: ['comun', 'laboral'], label: 'Origen de la incapacidad',
    law: 'CST art. 227; Ley 776 de 2002 art. 3', defaultText: 'comun', defaultValue: 'comun' },
  { id: 'ibc_mes_anterior', source: 'inputs', type: 'money', label: 'Ingreso base de cotización del mes anterior a la incapacidad',
    law: 'Decreto 780 de 2016 art. 3.2.1.10', bounds: '(0 COP .. *)', defaultText: 'monthly_salary' },
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
    law: 'Ley 15 de 1959; MinTrabajo, concepto 5465 de 2020: sin contar horas extra', defaultText: 'monthly_salary <= 2 SMMLV',
    defaultValue: null },
  { id: 'aplica_exoneracion_114_1', source: 'override', type: 'boolean', label: 'Empleador con derecho a la exoneración del art. 114-1',
    law: 'Estatuto Tributario art. 114-1', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'valor_hora', 'Valor de la hora', 'monthly_salary / divisor_horas_mes',
    ['(convención: la hora vale más al bajar la semana legal, como anunció MinTrabajo en 2023)', 'divisor_horas_mes: Ley 2101 de 2021 art. 3'],
    { type: 'number', position: 39 }],
  ['let', 'dias_pagados', 'Días que se pagan con salario', 'max(0, period.days - dias_incapacidad)', [5], { type: 'number' }],
  ['perception', 'salario_basico', 'Salario básico', 'monthly_salary * dias_pagados / 30', [7],
    { taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'fijo'] }],
  ['perception', 'recargo_nocturno', 'Recargo nocturno', 'valor_hora * horas_recargo_nocturno * 35%', ['CST art. 168 num. 1'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'recargo'] }],
  ['perception', 'dominical_diurno', 'Dominical o festivo diurno', 'valor_hora * horas_dominicales_diurnas * (100% + recargo_dominical)',
    ['CST art. 179', 0, 1, 2],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'dominical'] }],
  ['perception', 'dominical_nocturno', 'Dominical o festivo nocturno', 'valor_hora * horas_dominicales_nocturnas * (135% + recargo_dominical)',
    ['CST arts. 168 num. 1 y 179', 0, 1, 2],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'dominical'] }],
  ['perception', 'hora_extra_diurna', 'Hora extra diurna', 'valor_hora * horas_extra_diurnas * 125%', ['CST art. 168 num. 2'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'extra'] }],
  ['perception', 'hora_extra_nocturna', 'Hora extra nocturna', 'valor_hora * horas_extra_nocturnas * 175%', ['CST art. 168 num. 3'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'extra'] }],
  ['perception', 'hora_extra_dominical_diurna', 'Hora extra dominical o festiva diurna',
    'valor_hora * horas_extra_dominicales_diurnas * (125% + recargo_dominical)', ['CST arts. 168 num. 2 y 179', 0, 1, 2],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'extra', 'dominical'] }],
  ['perception', 'hora_extra_dominical_nocturna', 'Hora extra dominical o festiva nocturna',
    'valor_hora * horas_extra_dominicales_nocturnas * (175% + recargo_dominical)', ['CST arts. 168 num. 3 y 179', 0, 1, 2],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['salarial', 'prestacional', 'variable', 'extra', 'dominical'] }],
  ['perception', 'auxilio_transporte', 'Auxilio de transporte', 'auxilio_mensual * dias_pagados / 30 when aplica_auxilio_transporte',
    ['Ley 15 de 1959', 'Ley 1 de 1963 art. 7 (convención: pagado por encima de 2 SMMLV conserva el mismo tratamiento)',
      'auxilio_mensual: Decreto 2293 de 2023 (número por confirmar)'], { omitZero: true, taxable: true, tags: ['no_salarial', 'prestacional'] }],
  ['let', 'dia_final_incapacidad', 'Número del último día', 'dia_inicial_incapacidad + dias_incapacidad - 1', [3], { type: 'number' }],
  ['let', 'base_del_dia', 'Un día de la base de la incapacidad', 'min(ibc_mes_anterior, 25 SMMLV) / 30', [3, 9, 4]],
  ['let', 'piso_del_dia', 'Un día de salario mínimo', '1 SMMLV / 30', [6, 4]],
  ['let', 'dia_de_dos_tercios', 'Un día de dos tercios', 'max(200% / 3 * base_del_dia, piso_del_dia)', [5, 6]],
  ['perception', 'auxilio_incapacidad_empleador', 'Auxilio de incapacidad (empleador)',
    'max(0, min(dia_final_incapacidad, 2) - dia_inicial_incapacidad + 1) * dia_de_dos_tercios when origen_incapacidad = comun',
    [5, 'Decreto 780 de 2016 art. 3.2.1.10 par. 1'], { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['perception', 'auxilio_incapacidad_eps', 'Auxilio de incapacidad (EPS)',
    'max(0, min(dia_final_incapacidad, 90) - max(dia_inicial_incapacidad, 3) + 1) * dia_de_dos_tercios + max(0, ' +
      'dia_final_incapacidad - max(dia_inicial_incapacidad, 91) + 1) * max(50% * base_del_dia, piso_del_dia) when ' +
        'origen_incapacidad = comun', [5, 3], { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['perception', 'auxilio_incapacidad_arl', 'Auxilio de incapacidad (ARL)',
    'dias_incapacidad * max(base_del_dia, piso_del_dia) when origen_incapacidad = laboral', ['Ley 776 de 2002 art. 3'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['no_salarial'] }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null,
    { terms: ['salario_basico', 'recargo_nocturno', 'dominical_diurno', 'dominical_nocturno', 'hora_extra_diurna', 'hora_extra_nocturna',
        'hora_extra_dominical_diurna', 'hora_extra_dominical_nocturna', 'auxilio_transporte', 'auxilio_incapacidad_empleador',
        'auxilio_incapacidad_eps', 'auxilio_incapacidad_arl'] }],
  ['base', 'ingreso_salarial', 'Ingreso salarial', 'sum(salarial)', [7]],
  ['let', 'ibc_minimo', 'Piso del ingreso base de cotización', '1 SMMLV * period.days / 30', [8, 4], { rounding: 'half_up:0.01' }],
  ['let', 'ibc_maximo', 'Tope del ingreso base de cotización', '25 SMMLV',
    [8, 'Ley 797 de 2003 art. 5 (fuente única: Consejo de Estado 27372: el tope no se prorratea)', 4]],
  ['let', 'ingreso_que_cotiza', 'Ingreso que cotiza', 'sum(cotizable)', [8, 3]],
  ['base', 'ibc', 'Ingreso base de cotización', 'clamp(ingreso_que_cotiza, ibc_minimo, ibc_maximo)', [8, 9]],
  ['deduction', 'salud_empleado', 'Aporte a salud (trabajador)', 'ibc * 4%', [13, 14]],
  ['deduction', 'pension_empleado', 'Aporte a pensión (trabajador)', 'ibc * 4%', [15, 16]],
  ['deduction', 'fondo_solidaridad_pensional', 'Fondo de solidaridad pensional', 'ibc * tarifa_fsp(ibc)',
    ['Ley 100 de 1993 arts. 20 y 27', 'tarifa_fsp: Ley 797 de 2003 arts. 7 y 8'], { position: 66, bracket: 'fondo_solidaridad_pensional' }],
  ['base', 'ingresos_no_constitutivos', 'Ingresos no constitutivos de renta', 'salud_empleado + pension_empleado + fondo_solidaridad_pensional',
    [10]],
  ['base', 'ingreso_neto_retencion', 'Ingreso laboral neto', 'max(0 COP, sum(gravable) - ingresos_no_constitutivos)', [10]],
  ['let', 'deduccion_dependientes', 'Deducción por dependientes', 'if tiene_dependientes then min(10% * total_devengado, 32 UVT) else 0 COP',
    [11, 'Decreto 1625 de 2016 art. 1.2.4.1.18', 12]],
  ['let', 'deduccion_salud', 'Deducción por salud prepagada', 'min(pagos_salud_prepagada, 16 UVT)', [11, 12]],
  ['let', 'deduccion_vivienda', 'Deducción por intereses de vivienda', 'min(intereses_vivienda, 100 UVT)',
    ['Estatuto Tributario arts. 119 y 387', 'Decreto 1625 de 2016 art. 1.2.4.1.23', 12]],
  ['let', 'aportes_exentos', 'Aportes voluntarios exentos',
    'min(aportes_voluntarios_pension + aportes_afc, 30% * total_devengado, 3_800 UVT / 12)',
    ['Estatuto Tributario arts. 126-1 y 126-4 (convención: el límite del año, llevado al mes)', 12]],
  ['let', 'deducciones_retencion', 'Deducciones y otras rentas exentas',
    'deduccion_dependientes + deduccion_salud + deduccion_vivienda + aportes_exentos', ['Estatuto Tributario arts. 126-1, 126-4 y 387'],
    { rounding: 'half_up:0.01' }],
  ['base', 'renta_exenta_25', 'Renta exenta del 25%', 'min(25% * max(0 COP, ingreso_neto_retencion - deducciones_retencion), 790 UVT / 12)',
    ['Estatuto Tributario art. 206 num. 10', 'Ley 2277 de 2022 art. 2', 12]],
  ['let', 'beneficios_retencion', 'Deducciones y rentas exentas, con su límite',
    'min(deducciones_retencion + renta_exenta_25, 40% * ingreso_neto_retencion, limite_al_anio * 1 UVT / 12)',
    ['Estatuto Tributario arts. 336 y 388', 'Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3 (convención: el límite del año, llevado al mes)',
      'limite_al_anio: Estatuto Tributario art. 336', 'Decreto 1625 de 2016 art. 1.2.4.1.6', 12], { rounding: 'half_up:0.01' }],
  ['base', 'base_gravable_retencion', 'Base gravable de retención', 'max(0 COP, ingreso_neto_retencion - beneficios_retencion)',
    ['Estatuto Tributario arts. 206 num. 10 y 383']],
  ['deduction', 'retencion_fuente', 'Retención en la fuente (procedimiento 1)', 'tarifa_retencion(base_gravable_retencion)',
    ['Estatuto Tributario arts. 383 y 868 (convención: se aproxima por la última regla del art. 868', 'ningún ejemplo oficial lo fija)',
      'tarifa_retencion: Estatuto Tributario art. 383', 'Ley 2010 de 2019 art. 42'],
    { rounding: 'half_up:1000>10000,100>100,1', position: 78, bracket: 'retencion_fuente' }],
  ['deduction', 'aporte_voluntario_pension', 'Aportes voluntarios a pensión', 'aportes_voluntarios_pension', ['Estatuto Tributario art. 126-1'],
    { omitZero: true }],
  ['deduction', 'aporte_afc', 'Aportes a cuentas AFC', 'aportes_afc', ['Estatuto Tributario art. 126-4'], { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { terms: ['salud_empleado', 'pension_empleado', 'fondo_solidaridad_pensional', 'retencion_fuente', 'aporte_voluntario_pension',
        'aporte_afc'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['let', 'ingreso_de_mes_entero', 'Ingreso con el salario del mes entero', 'ingreso_que_cotiza + monthly_salary * (30 - period.days) / 30',
    ['Estatuto Tributario art. 114-1 (convención: el límite es de salarios mensuales: a quien trabaja parte del mes se le ' +
        'cuenta el salario del mes entero)']],
  ['let', 'exonerado', 'Empleador exonerado art. 114-1', 'aplica_exoneracion_114_1 and ingreso_de_mes_entero < 10 SMMLV',
    ['Estatuto Tributario art. 114-1', 'Ley 1819 de 2016 art. 65', 'DIAN, conceptos 956 de 2024 y 1066 de 2025', 4], { type: 'boolean' }],
  ['let', 'ibc_riesgos', 'Ingreso base de riesgos laborales', 'clamp(ingreso_salarial, 1 SMMLV * dias_pagados / 30, ibc_maximo)', [8, 17, 4],
    { rounding: 'half_up:0.01' }],
  ['let', 'ibc_del_empleador', 'Ingreso base de salud y pensión, empleador', 'if origen_incapacidad = laboral then ibc_riesgos else ibc',
    ['Ley 100 de 1993 arts. 20 y 204']],
  ['component', 'salud_empleador', 'Salud empleador', 'ibc_del_empleador * (if exonerado then 0% else 8.5%)', [13, 14],
    { table: 'seguridad_social_empleador', position: 88 }],
  ['component', 'pension_empleador', 'Pensión empleador', 'ibc_del_empleador * 12%', [15, 16], { table: 'seguridad_social_empleador' }],
  ['component', 'arl', 'Riesgos laborales (ARL)', 'ibc_riesgos * risk_class_rate', [17], { table: 'seguridad_social_empleador' }],
  ['base', 'base_parafiscales', 'Base de aportes parafiscales', 'ingreso_salarial',
    ['Ley 21 de 1982 art. 17 (fuente única: MinProtección, concepto 67996 de 2012: sin piso y sin el tope de 25 SMMLV)']],
  ['component', 'caja_compensacion', 'Caja de compensación familiar', 'base_parafiscales * 4%', [18], { table: 'parafiscales', position: 93 }],
  ['component', 'icbf', 'ICBF', 'base_parafiscales * (if exonerado then 0% else 3%)', ['Ley 89 de 1988'], { table: 'parafiscales' }],
  ['component', 'sena', 'SENA', 'base_parafiscales * (if exonerado then 0% else 2%)', [18], { table: 'parafiscales' }],
  ['base', 'base_prestaciones', 'Base de prestaciones sociales', 'sum(prestacional) + monthly_salary * dias_incapacidad / 30',
    ['CST arts. 249 y 306', 'Ley 1 de 1963 art. 7']],
  ['base', 'base_vacaciones', 'Base de vacaciones', 'sum(vacacional) + monthly_salary * dias_incapacidad / 30',
    ['CST art. 192 (convención: sin horas extra ni trabajo en descanso obligatorio', 'lectura por confirmar)']],
  ['component', 'cesantias', 'Cesantías', 'base_prestaciones * (100% / 12)', ['CST art. 249'], { table: 'prestaciones_sociales', position: 99 }],
  ['component', 'intereses_cesantias', 'Intereses sobre cesantías', 'base_prestaciones * (12% / 12)', ['Ley 52 de 1975'],
    { table: 'prestaciones_sociales' }],
  ['component', 'prima_servicios', 'Prima de servicios', 'base_prestaciones * (100% / 12)', ['CST art. 306'],
    { table: 'prestaciones_sociales' }],
  ['component', 'vacaciones', 'Vacaciones', 'base_vacaciones * (100% / 24)', ['CST art. 186'], { table: 'prestaciones_sociales' }],
  ['total', 'total_seguridad_social_empleador', 'Total seguridad social empleador', 'sum(seguridad_social_empleador)', null,
    { terms: ['salud_empleador', 'pension_empleador', 'arl'] }],
  ['total', 'total_parafiscales', 'Total parafiscales', 'sum(parafiscales)', null, { terms: ['caja_compensacion', 'icbf', 'sena'] }],
  ['total', 'total_provisiones', 'Total provisiones', 'sum(prestaciones_sociales)', null,
    { terms: ['cesantias', 'intereses_cesantias', 'prima_servicios', 'vacaciones'] }],
  ['total', 'costo_total_empleador', 'Costo total empleador',
    'total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones', null,
    { terms: ['total_devengado', 'total_seguridad_social_empleador', 'total_parafiscales', 'total_provisiones'] }],
  ['let', 'horas_extra_mes', 'Horas extra del mes',
    'horas_extra_diurnas + horas_extra_nocturnas + horas_extra_dominicales_diurnas + horas_extra_dominicales_nocturnas', null,
    { type: 'hours' }],
  ['let', 'horas_al_valor_hora', 'Horas que se pagan con el valor de la hora',
    'horas_recargo_nocturno + horas_dominicales_diurnas + horas_dominicales_nocturnas + horas_extra_mes', null, { type: 'hours' }],
];

export const $file = 'sha256:bc28076380831a44a483017b78399e60e30e048c9b5e3f38912137d3290249e1';
