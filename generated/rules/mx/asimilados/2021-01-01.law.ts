// MX.asimilados 2021.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2021-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Tarifa mensual del ISR
export const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 644.58] 0.0192',
    '[644.59 5470.92] 0.064 12.38',
    '[5470.93 9614.66] 0.1088 321.26',
    '[9614.67 11176.62] 0.16 772.1',
    '[11176.63 13381.47] 0.1792 1022.01',
    '[13381.48 26988.5] 0.2136 1417.12',
    '[26988.51 42537.58] 0.2352 4323.58',
    '[42537.59 81211.25] 0.3 7980.73',
    '[81211.26 108281.67] 0.32 19582.83',
    '[108281.68 324845.01] 0.34 28245.36',
    '[324845.02 *) 0.35 101876.9',
  ],
], { grid: rt.exact(1n, 100n) });

// Tarifa diaria del ISR
export const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 21.2] 0.0192',
    '[21.21 179.96] 0.064 0.41',
    '[179.97 316.27] 0.1088 10.57',
    '[316.28 367.65] 0.16 25.4',
    '[367.66 440.18] 0.1792 33.62',
    '[440.19 887.78] 0.2136 46.62',
    '[887.79 1399.26] 0.2352 142.22',
    '[1399.27 2671.42] 0.3 262.52',
    '[2671.43 3561.9] 0.32 644.17',
    '[3561.91 10685.69] 0.34 929.12',
    '[10685.7 *) 0.35 3351.21',
  ],
], { grid: rt.exact(1n, 100n) });

export const $sources: readonly string[] = [
  'LISR art. 96',
  'Anexo 8 RMF 2021, DOF 11-01-2021',
  'Anexo 8 RMF 2022, DOF 12-01-2022',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'monthly_salary', type: 'money', label: 'Honorarios mensuales', presence: 'required', unless: 'daily_salary',
    bounds: '(0 MXN .. 30_000_000 MXN]' },
  { id: 'daily_salary', type: 'money', label: 'Honorarios diarios', bounds: '(0 MXN .. 1_000_000 MXN]', defaultText: 'monthly_salary / 30' },
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'honorarios_asimilados', 'Honorarios asimilados a salarios', 'daily_salary * period.days',
    ['LISR art. 94, fracciones II a VII'], { taxable: true, tags: ['cfdi:P046'], position: 4 }],
  ['base', 'base_isr', 'Base gravable ISR', 'sum(gravado)', [0]],
  ['let', 'isr_determinado', 'ISR según tarifa', 'if period.type = monthly then tarifa_mensual(base_isr) else tarifa_diaria(base_isr)',
    [0, 'tarifa_mensual: LISR art. 96', 1, 2, 'tarifa_diaria: LISR art. 96', 1, 2], { rounding: 'half_up:0.01', position: 8 }],
  ['deduction', 'isr', 'ISR retenido', 'isr_determinado', [0], { tags: ['cfdi:D002'], bracket: 'isr_determinado' }],
  ['total', 'imss_obrero_total', 'IMSS del trabajador', '0 MXN', null, { terms: [] }],
  ['total', 'neto', 'Neto', 'honorarios_asimilados - isr', null, { terms: ['honorarios_asimilados', '-isr'] }],
];

export const $file = 'sha256:da7e7d1b96bb693d1c74fc116f4f5f913a5b750293f691bea4a637c81bdb5fd3';
