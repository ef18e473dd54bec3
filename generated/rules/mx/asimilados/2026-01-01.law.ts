// MX.asimilados 2026.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2026-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Tarifa mensual del ISR
export const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 844.59] 0.0192',
    '[844.6 7168.51] 0.064 16.22',
    '[7168.52 12598.02] 0.1088 420.95',
    '[12598.03 14644.64] 0.16 1011.68',
    '[14644.65 17533.64] 0.1792 1339.14',
    '[17533.65 35362.83] 0.2136 1856.84',
    '[35362.84 55736.68] 0.2352 5665.16',
    '[55736.69 106410.5] 0.3 10457.09',
    '[106410.51 141880.66] 0.32 25659.23',
    '[141880.67 425641.99] 0.34 37009.69',
    '[425642 *) 0.35 133488.54',
  ],
], { grid: rt.exact(1n, 100n) });

// Tarifa diaria del ISR
export const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 27.78] 0.0192',
    '[27.79 235.81] 0.064 0.53',
    '[235.82 414.41] 0.1088 13.85',
    '[414.42 481.73] 0.16 33.28',
    '[481.74 576.76] 0.1792 44.05',
    '[576.77 1163.25] 0.2136 61.08',
    '[1163.26 1833.44] 0.2352 186.35',
    '[1833.45 3500.35] 0.3 343.98',
    '[3500.36 4667.13] 0.32 844.05',
    '[4667.14 14001.38] 0.34 1217.42',
    '[14001.39 *) 0.35 4391.07',
  ],
], { grid: rt.exact(1n, 100n) });

export const $sources: readonly string[] = [
  'LISR art. 96',
  'Anexo 8 RMF 2026, DOF 28-12-2025',
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

export const $file = 'sha256:0b239fc0b1b7c7ce8bd4d47dae92992e4d9c4f28c064a6dee0fb7f6551761a2a';
