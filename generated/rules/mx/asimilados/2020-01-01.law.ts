// MX.asimilados 2020.1: Asimilados a salarios
// Emitted from rules/mx/asimilados/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Tarifa mensual del ISR
export const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 578.52] 0.0192',
    '[578.53 4910.18] 0.064 11.11',
    '[4910.19 8629.2] 0.1088 288.33',
    '[8629.21 10031.07] 0.16 692.96',
    '[10031.08 12009.94] 0.1792 917.26',
    '[12009.95 24222.31] 0.2136 1271.87',
    '[24222.32 38177.69] 0.2352 3880.44',
    '[38177.7 72887.5] 0.3 7162.74',
    '[72887.51 97183.33] 0.32 17575.69',
    '[97183.34 291550] 0.34 25350.35',
    '[291550.01 *) 0.35 91435.02',
  ],
], { grid: rt.exact(1n, 100n) });

// Tarifa diaria del ISR
export const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 19.03] 0.0192',
    '[19.04 161.52] 0.064 0.37',
    '[161.53 283.86] 0.1088 9.48',
    '[283.87 329.97] 0.16 22.79',
    '[329.98 395.06] 0.1792 30.17',
    '[395.07 796.79] 0.2136 41.84',
    '[796.8 1255.85] 0.2352 127.65',
    '[1255.86 2397.62] 0.3 235.62',
    '[2397.63 3196.82] 0.32 578.15',
    '[3196.83 9590.46] 0.34 833.89',
    '[9590.47 *) 0.35 3007.73',
  ],
], { grid: rt.exact(1n, 100n) });

export const $sources: readonly string[] = [
  'LISR art. 96',
  'Anexo 8 RMF 2020, DOF 09-01-2020',
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
    [0, 'tarifa_mensual: LISR art. 96', 1, 'tarifa_diaria: LISR art. 96', 1], { rounding: 'half_up:0.01', position: 8 }],
  ['deduction', 'isr', 'ISR retenido', 'isr_determinado', [0], { tags: ['cfdi:D002'], bracket: 'isr_determinado' }],
  ['total', 'imss_obrero_total', 'IMSS del trabajador', '0 MXN', null, { terms: [] }],
  ['total', 'neto', 'Neto', 'honorarios_asimilados - isr', null, { terms: ['honorarios_asimilados', '-isr'] }],
];

export const $file = 'sha256:d4511f2c4a7442909f216c826b25127b2e9c0490fafde200fbe639095a9fb223';
