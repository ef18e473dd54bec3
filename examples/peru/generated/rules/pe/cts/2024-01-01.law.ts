// PE.cts 2024.1: Depósito semestral de CTS
// Emitted from rules/pe/cts/2024-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../../../runtime/index.ts';

// Remuneración mínima vital
export const RMV$rows = rt.dated('2022-05 1025', '2025-01 1130', '2026-10 1230');

// Tasa de la asignación familiar
export const tasa_asignacion_familiar$rows = rt.dated('0000-01 0.1');

export const $sources: readonly string[] = [
  'D.S. 001-97-TR art. 21',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['dias_cts', 'convention', 'meses de 30 días: la ley habla de dozavos y treintavos'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'monthly_salary', type: 'money', label: 'Remuneración básica', presence: 'required', bounds: '(0 PEN .. 1_000_000 PEN]' },
  { id: 'fecha_ingreso', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'D.S. 001-97-TR art. 2', presence: 'required',
    bounds: '[1950-01-01 .. period.end_date]', lowest: '>= 1950-01-01' },
  { id: 'gratificacion_semestre', source: 'inputs', type: 'money', label: 'Gratificación recibida en el semestre',
    law: 'D.S. 001-97-TR art. 18', presence: 'required', bounds: '[0 PEN .. 1_000_000 PEN]' },
  { id: 'promedio_variables_cts', source: 'inputs', type: 'money', label: 'Promedio semestral de lo variable',
    law: 'D.S. 001-97-TR arts. 16 y 17', bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'dias_cts_anteriores', source: 'inputs', type: 'integer', label: 'Días de un semestre sin depósito', law: 'D.S. 001-97-TR art. 23',
    bounds: '[0 .. 29]', defaultText: '0' },
  { id: 'dias_no_computables_cts', source: 'inputs', type: 'integer', label: 'Días que no se computan', law: 'D.S. 001-97-TR arts. 7 y 8',
    bounds: '[0 .. 180]', defaultText: '0' },
  { id: 'con_asignacion_familiar', source: 'override', type: 'boolean', label: 'Recibe asignación familiar', law: 'Ley 25129 art. 2',
    defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'mes', 'Mes del depósito', 'period.month', null, { type: 'number', position: 9 }],
  ['let', 'primer_semestre', 'Corte del 30 de abril', 'period.month = 4 or period.month = 5', [0], { type: 'boolean' }],
  ['let', 'anio', 'Año', 'year(period.end_date)', [0], { type: 'number' }],
  ['let', 'corte', 'Fecha de corte', 'if primer_semestre then date(anio, 4, 30) else date(anio, 10, 31)', null, { type: 'date' }],
  ['let', 'inicio', 'Primer día del semestre', 'if primer_semestre then date(anio - 1, 11, 1) else date(anio, 5, 1)', null, { type: 'date' }],
  ['let', 'dias_servicio', 'Días de servicio', 'days_30(fecha_ingreso, corte)', ['D.S. 001-97-TR art. 2'], { type: 'number' }],
  ['let', 'asignacion_familiar', 'Asignación familiar', 'tasa_asignacion_familiar * RMV at corte when con_asignacion_familiar',
    ['Ley 25129 arts. 1 y 2', 'tasa_asignacion_familiar: Ley 25129 art. 2'], { rounding: 'half_up:0.01' }],
  ['base', 'base_cts', 'Remuneración computable de CTS',
    'monthly_salary + asignacion_familiar + promedio_variables_cts + gratificacion_semestre / 6', ['D.S. 001-97-TR arts. 9, 16 a 18']],
  ['let', 'dias_cts', 'Días computables',
    'if dias_servicio < 30 then 0 else max(0, days_30(max(fecha_ingreso, inicio), corte) + dias_cts_anteriores - ' + 'dias_no_computables_cts)',
    ['D.S. 001-97-TR arts. 2, 7, 8 y 23 (convención: meses de 30 días: la ley habla de dozavos y treintavos)'], { type: 'number' }],
  ['perception', 'cts_semestral', 'Depósito semestral de CTS', 'base_cts * dias_cts / 360', ['D.S. 001-97-TR arts. 2, 21 y 22'],
    { tags: ['semestral'] }],
  ['total', 'total_ingresos', 'Total ingresos', 'sum(perceptions)', null, { terms: ['cts_semestral'] }],
  ['total', 'neto', 'Monto del depósito', 'total_ingresos', null, { terms: ['total_ingresos'] }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_ingresos', null, { terms: ['total_ingresos'] }],
];

export const $file = 'sha256:2148d089ac7f3d3ea5cd9e52a8a40ec10406cfca0787ee28317629b01c3af384';
