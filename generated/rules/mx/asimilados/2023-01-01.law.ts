// MX.asimilados 2023.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2023-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Tarifa mensual del ISR
export const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 746.04] 0.0192',
    '[746.05 6332.05] 0.064 14.32',
    '[6332.06 11128.01] 0.1088 371.83',
    '[11128.02 12935.82] 0.16 893.63',
    '[12935.83 15487.71] 0.1792 1182.88',
    '[15487.72 31236.49] 0.2136 1640.18',
    '[31236.5 49233] 0.2352 5004.12',
    '[49233.01 93993.9] 0.3 9236.89',
    '[93993.91 125325.2] 0.32 22665.17',
    '[125325.21 375975.61] 0.34 32691.18',
    '[375975.62 *) 0.35 117912.32',
  ],
], { grid: rt.exact(1n, 100n) });

// Tarifa diaria del ISR
export const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 24.54] 0.0192',
    '[24.55 208.29] 0.064 0.47',
    '[208.3 366.05] 0.1088 12.23',
    '[366.06 425.52] 0.16 29.4',
    '[425.53 509.46] 0.1792 38.91',
    '[509.47 1027.52] 0.2136 53.95',
    '[1027.53 1619.51] 0.2352 164.61',
    '[1619.52 3091.9] 0.3 303.85',
    '[3091.91 4122.54] 0.32 745.56',
    '[4122.55 12367.62] 0.34 1075.37',
    '[12367.63 *) 0.35 3878.69',
  ],
], { grid: rt.exact(1n, 100n) });

export const $sources: readonly string[] = [
  'LISR art. 96',
  'Anexo 8 RMF 2023, RMF 2024 y RMF 2025, DOF 30-12-2024',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['tarifa_diaria', 'convention', 'el DOF imprime 24.54 en algunos lugares'],
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

export const $file = 'sha256:4ddf85a536a218e020515d6de9983a71a60529e27c959be28587911ba63f55c1';
