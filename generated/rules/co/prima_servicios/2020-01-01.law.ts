// CO.prima_servicios 2020.1: Prima de servicios
// Emitted from rules/co/prima_servicios/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo mensual legal vigente
export const SMMLV$rows = rt.dated('2020-01 877803', '2021-01 908526', '2022-01 1000000', '2023-01 1160000', '2024-01 1300000', '2025-01 1423500',
  '2026-01 1750905');

// Unidad de valor tributario
export const UVT$rows = rt.dated('2020-01 35607', '2021-01 36308', '2022-01 38004', '2023-01 42412', '2024-01 47065', '2025-01 49799', '2026-01 52374');

// Auxilio de transporte mensual
export const auxilio_mensual$rows = rt.dated('2020-01 102854', '2021-01 106454', '2022-01 117172', '2023-01 140606', '2024-01 162000',
  '2025-01 200000', '2026-01 249095');

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
  'Estatuto Tributario arts. 206 num. 10 y 385',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['dias_prima', 'convention', 'meses de 30 días; el último de febrero cuenta como el 30 donde el tiempo acaba'],
  ['retencion_prima', 'convention', 'se aproxima por la última regla del art. 868; el porcentaje fijo, a la prima sola'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'CST art. 306', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 COP .. 10_000_000_000 COP / 30]', highest: '<= 333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', law: 'CST art. 306', bounds: '(0 COP .. 10_000_000_000 COP]',
    defaultText: '30 * daily_salary' },
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'CST art. 306', bounds: '[1940-01-01 .. *)',
    lowest: '>= 1940-01-01', defaultText: 'inicio_semestre' },
  { id: 'fecha_corte', source: 'inputs', type: 'date', label: 'Último día que cuenta', law: 'CST art. 306', defaultText: 'fin_semestre' },
  { id: 'promedio_base_prima', source: 'inputs', type: 'money', label: 'Promedio de la base en el semestre, con auxilio',
    law: 'CST arts. 306 y 307', presence: 'optional', bounds: '(0 COP .. 10_000_000_000 COP]' },
  { id: 'prima_pagada', source: 'inputs', type: 'money', label: 'Prima ya pagada del semestre', law: 'CST art. 306',
    bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'porcentaje_fijo_retencion', source: 'inputs', type: 'rate', label: 'Porcentaje fijo de retención (procedimiento 2)',
    law: 'Estatuto Tributario art. 386', presence: 'optional', bounds: '[0% .. 39%]' },
  { id: 'salario_integral', source: 'inputs', type: 'boolean', label: 'Salario integral', law: 'CST art. 132', defaultText: 'no' },
  { id: 'aplica_auxilio_transporte', source: 'override', type: 'boolean', label: 'Recibe auxilio de transporte',
    law: 'Ley 15 de 1959; Ley 1 de 1963 art. 7', defaultText: 'monthly_salary <= 2 SMMLV and not salario_integral', defaultValue: null },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'inicio_semestre', 'Inicio semestre', 'date(year(period.end_date), if month(period.end_date) <= 6 then 1 else 7, 1)', null,
    { type: 'date', position: 13 }],
  ['let', 'fin_semestre', 'Fin semestre', 'end_of_month(add_months(inicio_semestre, 5))', null, { type: 'date' }],
  ['let', 'dias_prima', 'Días del semestre', 'days_30(max(hire_date, inicio_semestre), fecha_corte)',
    ['CST art. 306 (convención: meses de 30 días', 'el último de febrero cuenta como el 30 donde el tiempo acaba)'],
    { type: 'number', position: 16 }],
  ['base', 'base_prima', 'Base de la prima',
    'if salario_integral then 0 COP else if given(promedio_base_prima) then promedio_base_prima else monthly_salary + ' +
      '(auxilio_mensual when aplica_auxilio_transporte)', ['CST arts. 132 y 306', 'Ley 1 de 1963 art. 7']],
  ['perception', 'prima_servicios', 'Prima de servicios', 'max(0 COP, base_prima * dias_prima / 360 - prima_pagada)', ['CST arts. 306 y 307'],
    { taxable: true, tags: ['no_salarial'] }],
  ['total', 'total_devengado', 'Total devengado', 'sum(perceptions)', null, { terms: ['prima_servicios'] }],
  ['let', 'tope_renta_exenta', 'Tope mensual de la renta exenta', '2020-01-01: (240 UVT); 2023-01-01: (790 UVT / 12)',
    ['Estatuto Tributario art. 206 num. 10', 'Ley 2010 de 2019', 'desde 2023, Ley 2277 de 2022 art. 2']],
  ['base', 'renta_exenta_25_prima', 'Renta exenta del 25% (prima)', 'min(25% * prima_servicios, tope_renta_exenta)', [0]],
  ['base', 'base_gravable_prima', 'Base gravable de la prima', 'sum(gravable) - renta_exenta_25_prima', [0]],
  ['let', 'tarifa_de_la_prima', 'Retención de la prima según la tabla',
    'tarifa_retencion(base_gravable_prima) when not given(porcentaje_fijo_retencion)',
    ['Estatuto Tributario art. 383', 'tarifa_retencion: Estatuto Tributario art. 383',
      'Ley 2010 de 2019 art. 42 (para 2020, según una sola fuente)']],
  ['deduction', 'retencion_prima', 'Retención en la fuente (prima)',
    'if given(porcentaje_fijo_retencion) then base_gravable_prima * porcentaje_fijo_retencion else tarifa_de_la_prima',
    ['Estatuto Tributario arts. 383, 385, 386 y 868 (convención: se aproxima por la última regla del art. 868',
      'el porcentaje fijo, a la prima sola)'], { rounding: 'half_up:1000>10000,100>100,1', bracket: 'tarifa_de_la_prima' }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null, { terms: ['retencion_prima'] }],
  ['total', 'neto_pagar', 'Neto a pagar', 'total_devengado - total_deducciones', null, { terms: ['total_devengado', '-total_deducciones'] }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_devengado', null, { terms: ['total_devengado'] }],
  ['let', 'salario_minimo', 'Salario mínimo', 'if salario_integral then 13 SMMLV else 1 SMMLV', ['CST arts. 132 y 145']],
];

export const $file = 'sha256:785e1e7feec00fbeb633d59a7e6c39052220eeff2c15899358cd6be115d992b6';
