// CO.cesantias 2020.1: Cesantías e intereses del año
// Emitted from rules/co/cesantias/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo mensual legal vigente
export const SMMLV$rows = rt.dated('2020-01 877803', '2021-01 908526', '2022-01 1000000', '2023-01 1160000', '2024-01 1300000', '2025-01 1423500',
  '2026-01 1750905');

// Unidad de valor tributario
export const UVT$rows = rt.dated('2020-01 35607', '2021-01 36308', '2022-01 38004', '2023-01 42412', '2024-01 47065', '2025-01 49799', '2026-01 52374');

// Auxilio de transporte mensual
export const auxilio_mensual$rows = rt.dated('2020-01 102854', '2021-01 106454', '2022-01 117172', '2023-01 140606', '2024-01 162000',
  '2025-01 200000', '2026-01 249095');

// Intereses sobre cesantías, al año
export const tasa_intereses$rows = rt.dated('0000-01 0.12');

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

// Cesantías e intereses que no gravan
export const parte_no_gravada = rt.table('parte_no_gravada', 'step', [
  ['0000-01',
    '[0 350] 1',
    '410] 0.9',
    '470] 0.8',
    '530] 0.6',
    '590] 0.4',
    '650] 0.2',
    '*) 0',
  ],
]);

export const $sources: readonly string[] = [
  'Ley 50 de 1990 art. 99 num. 2',
  'Ley 52 de 1975 art. 1',
  'Estatuto Tributario art. 206 num. 4',
  'CST art. 249',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['dias_servicio_anio', 'convention', 'meses de 30 días; el último de febrero cuenta como el 30 donde el tiempo acaba'],
  ['intereses_del_anio', 'single_source', 'los días son los de servicio: la suspensión no los baja'],
  ['retencion_intereses_cesantias', 'single_source', 'la tabla se aplica a los intereses solos'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'CST arts. 249 y 253', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', law: 'CST arts. 249 y 253', bounds: '(0 COP .. 10_000_000_000 COP]',
    defaultText: '30 * daily_salary' },
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'CST art. 249', bounds: '[1940-01-01 .. *)',
    lowest: '>= 1940-01-01', defaultText: 'start_of_year(period.end_date)' },
  { id: 'promedio_base_cesantias', source: 'inputs', type: 'money', label: 'Promedio de la base del año, con auxilio', law: 'CST art. 253',
    presence: 'optional', bounds: '(0 COP .. 10_000_000_000 COP]' },
  { id: 'dias_suspension', source: 'inputs', type: 'integer', label: 'Días de suspensión del contrato', law: 'CST art. 53',
    bounds: '[0 .. 360]', defaultText: '0' },
  { id: 'cesantias_pagadas', source: 'inputs', type: 'money', label: 'Cesantías del año ya pagadas', law: 'CST art. 256',
    bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'intereses_pagados', source: 'inputs', type: 'money', label: 'Intereses ya pagados con ellas', law: 'Ley 52 de 1975 art. 1',
    bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'salario_integral', source: 'inputs', type: 'boolean', label: 'Salario integral', law: 'CST art. 132', defaultText: 'no' },
  { id: 'aplica_auxilio_transporte', source: 'override', type: 'boolean', label: 'Recibe auxilio de transporte',
    law: 'Ley 15 de 1959; Ley 1 de 1963 art. 7', defaultText: 'monthly_salary <= 2 SMMLV and not salario_integral', defaultValue: null },
  { id: 'ingreso_promedio_6_meses', source: 'inputs', type: 'money', label: 'Ingreso laboral promedio de los últimos seis meses',
    law: 'Estatuto Tributario art. 206 num. 4', bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: 'base_cesantias' },
];

export const $steps: readonly rt.StepLine[] = [
  ['base', 'base_cesantias', 'Base de cesantías',
    'if salario_integral then 0 COP else if given(promedio_base_cesantias) then promedio_base_cesantias else monthly_salary ' +
      '+ (auxilio_mensual when aplica_auxilio_transporte)', ['CST arts. 132 y 253', 'Ley 1 de 1963 art. 7'], { position: 20 }],
  ['let', 'inicio_anio', 'Inicio anio', 'max(hire_date, start_of_year(period.end_date))', null, { type: 'date', position: 17 }],
  ['let', 'dias_servicio_anio', 'Días de servicio en el año', 'days_30(inicio_anio, period.end_date)',
    ['CST art. 249 (convención: meses de 30 días', 'el último de febrero cuenta como el 30 donde el tiempo acaba)'], { type: 'number' }],
  ['let', 'dias_cesantias', 'Días liquidados', 'max(0, dias_servicio_anio - dias_suspension)', ['CST arts. 53 y 249'], { type: 'number' }],
  ['base', 'valor_cesantias', 'Cesantías del año', 'base_cesantias * dias_cesantias / 360', [3], { position: 21 }],
  ['let', 'intereses_del_anio', 'Intereses del año', 'valor_cesantias * tasa_intereses * dias_servicio_anio / 360',
    [1, 0, 'Decreto 116 de 1976 (fuente única: los días son los de servicio: la suspensión no los baja)',
      'tasa_intereses: Ley 52 de 1975 art. 1', 0], { rounding: 'half_up:0.01' }],
  ['perception', 'intereses_cesantias', 'Intereses sobre cesantías', 'max(0 COP, intereses_del_anio - intereses_pagados)', [1, 0],
    { taxable: true, tags: ['no_salarial'] }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null, { terms: ['intereses_cesantias'] }],
  ['let', 'porcentaje_no_gravado', 'Parte no gravada', 'parte_no_gravada(ingreso_promedio_6_meses)',
    [2, 'parte_no_gravada: Estatuto Tributario art. 206 num. 4'], { type: 'rate' }],
  ['base', 'intereses_gravados', 'Intereses gravados', 'sum(gravable)', [2]],
  ['deduction', 'retencion_intereses_cesantias', 'Retención en la fuente (intereses sobre cesantías)', 'tarifa_retencion(intereses_gravados)',
    ['Estatuto Tributario arts. 206 nums. 4 y 10, 383 y 868',
      'DIAN, concepto 23852 de 1996 (fuente única: la tabla se aplica a los intereses solos)', 'tarifa_retencion: Estatuto Tributario art. 383',
      'Ley 2010 de 2019 art. 42 (para 2020, según una sola fuente)'],
    { rounding: 'half_up:1000>10000,100>100,1', bracket: 'retencion_intereses_cesantias' }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null, { terms: ['retencion_intereses_cesantias'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['component', 'cesantias', 'Cesantías', 'max(0 COP, valor_cesantias - cesantias_pagadas)', [3, 'Ley 50 de 1990 art. 99'],
    { table: 'consignacion_cesantias', position: 31 }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_devengado + sum(consignacion_cesantias)', null,
    { terms: ['total_devengado', 'cesantias'] }],
  ['let', 'salario_minimo', 'Salario mínimo', 'if salario_integral then 13 SMMLV else 1 SMMLV', ['CST arts. 132 y 145']],
];

export const $file = 'sha256:1aa8b9574b478f725cb4c9f83094cc6090732b6f0db16a6d083bbdb9060f8402';
