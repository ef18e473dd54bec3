// MX.asimilados 2020.1: Asimilados a salarios
// Emitted from rules/mx/asimilados/2020-01-01.pay by payroll compile 0.1.0. Do not edit.
// file    sha256:7a1bca43bdc2e0355a2bcc5fcd3b53e8aceb59a4b392d83ceb85e53defe5d2f9
// meaning sha256:02c50135399e112f63b18b0b2aba11f6530d2c39bc7fd7ddd94de66cddfa193c
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_30 = rt.decimal('30');
const n_0_99 = rt.decimal('0.99');
const n_1_01 = rt.decimal('1.01');
const n_30000000 = rt.decimal('30000000');
const n_1000000 = rt.decimal('1000000');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Tarifa mensual del ISR · LISR art. 96; Anexo 8 RMF 2020, DOF 09-01-2020
const tarifa_mensual: rt.Table = {
  id: 'tarifa_mensual',
  form: 'excess',
  grid: n_0_01,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '0', '0'),
        rt.band('[]', '0.01', '578.52', '0.0192'),
        rt.band('[]', '578.53', '4910.18', '0.064', '11.11'),
        rt.band('[]', '4910.19', '8629.2', '0.1088', '288.33'),
        rt.band('[]', '8629.21', '10031.07', '0.16', '692.96'),
        rt.band('[]', '10031.08', '12009.94', '0.1792', '917.26'),
        rt.band('[]', '12009.95', '24222.31', '0.2136', '1271.87'),
        rt.band('[]', '24222.32', '38177.69', '0.2352', '3880.44'),
        rt.band('[]', '38177.7', '72887.5', '0.3', '7162.74'),
        rt.band('[]', '72887.51', '97183.33', '0.32', '17575.69'),
        rt.band('[]', '97183.34', '291550', '0.34', '25350.35'),
        rt.band('[)', '291550.01', null, '0.35', '91435.02'),
      ],
    },
  ],
};

// Tarifa diaria del ISR · LISR art. 96; Anexo 8 RMF 2020, DOF 09-01-2020
const tarifa_diaria: rt.Table = {
  id: 'tarifa_diaria',
  form: 'excess',
  grid: n_0_01,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '0', '0'),
        rt.band('[]', '0.01', '19.03', '0.0192'),
        rt.band('[]', '19.04', '161.52', '0.064', '0.37'),
        rt.band('[]', '161.53', '283.86', '0.1088', '9.48'),
        rt.band('[]', '283.87', '329.97', '0.16', '22.79'),
        rt.band('[]', '329.98', '395.06', '0.1792', '30.17'),
        rt.band('[]', '395.07', '796.79', '0.2136', '41.84'),
        rt.band('[]', '796.8', '1255.85', '0.2352', '127.65'),
        rt.band('[]', '1255.86', '2397.62', '0.3', '235.62'),
        rt.band('[]', '2397.63', '3196.82', '0.32', '578.15'),
        rt.band('[]', '3196.83', '9590.46', '0.34', '833.89'),
        rt.band('[)', '9590.47', null, '0.35', '3007.73'),
      ],
    },
  ],
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Honorarios mensuales',
  law: null,
  presence: 'required',
  unless: 'daily_salary',
  bounds: '(0 MXN .. 30_000_000 MXN]',
};

const input$daily_salary: rt.InputSpec = {
  id: 'daily_salary',
  wire: 'daily_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Honorarios diarios',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '(0 MXN .. 1_000_000 MXN]',
};

const manifest: rt.Manifest = {
  format: 1,
  compilerVersion: '0.1.0',
  path: 'rules/mx/asimilados/2020-01-01.pay',
  fingerprint: 'sha256:7a1bca43bdc2e0355a2bcc5fcd3b53e8aceb59a4b392d83ceb85e53defe5d2f9',
  meaning: 'sha256:02c50135399e112f63b18b0b2aba11f6530d2c39bc7fd7ddd94de66cddfa193c',
  country: 'MX',
  scheme: 'asimilados',
  label: 'Asimilados a salarios',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2020-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  laws: ['LISR art. 94, fracciones II a VII'],
  changes: [
    {
      date: '2020-01-01',
      summary: 'La tarifa vigente desde 2018, publicada de nuevo',
      law: 'Anexo 8 RMF 2020, DOF 09-01-2020',
    },
  ],
  steps: [
    {
      id: 'honorarios_asimilados',
      kind: 'perception',
      label: 'Honorarios asimilados a salarios',
      type: 'money',
      words: [],
      formula: 'daily_salary * period.days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 94, fracciones II a VII',
      omitZero: false,
      taxable: true,
      socialSecurity: false,
      tags: ['cfdi:P046'],
      table: null,
      position: 4,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_isr',
      kind: 'base',
      label: 'Base gravable ISR',
      type: 'money',
      words: [],
      formula: 'sum(gravado) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 5,
      bracket: null,
      terms: null,
    },
    {
      id: 'isr_determinado',
      kind: 'let',
      label: 'ISR según tarifa',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then tarifa_mensual(base_isr) else tarifa_diaria(base_isr) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96; tarifa_mensual: LISR art. 96; Anexo 8 RMF 2020, DOF 09-01-2020; tarifa_diaria: LISR art. 96; Anexo 8 RMF 2020, DOF 09-01-2020',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 8,
      bracket: null,
      terms: null,
    },
    {
      id: 'isr',
      kind: 'deduction',
      label: 'ISR retenido',
      type: 'money',
      words: [],
      formula: 'isr_determinado round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D002'],
      table: null,
      position: 9,
      bracket: 'isr_determinado',
      terms: null,
    },
    {
      id: 'imss_obrero_total',
      kind: 'total',
      label: 'IMSS del trabajador',
      type: 'money',
      words: [],
      formula: '0 MXN',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 10,
      bracket: null,
      terms: [],
    },
    {
      id: 'neto',
      kind: 'total',
      label: 'Neto',
      type: 'money',
      words: [],
      formula: 'honorarios_asimilados - isr',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 11,
      bracket: null,
      terms: [{ step: 'honorarios_asimilados', sign: 1 }, { step: 'isr', sign: -1 }],
    },
  ],
  employerTables: [],
  summary: { net_salary: 'neto' },
  standing: [],
  inputs: [
    input$monthly_salary,
    input$daily_salary,
  ],
};

function evaluate(call: rt.Call): rt.Outcome {
  const at = call.referenceDate;
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = rt.exact(BigInt(call.days));
  const period$type = call.period.type;
  const period$end_date = call.period.end;

  // Honorarios mensuales
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkPresence(ledger, input$monthly_salary, call);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_30000000, closed: true });
  // Honorarios diarios
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000, closed: true });

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent;
  const daily_salary = daily_salary$sent ?? rt.div(rt.present(monthly_salary), n_30);

  // Honorarios asimilados a salarios · LISR art. 94, fracciones II a VII
  const honorarios_asimilados$raw = rt.mul(daily_salary, period$days);
  const honorarios_asimilados = rt.round(honorarios_asimilados$raw, rounding$1);
  ledger.step('honorarios_asimilados', honorarios_asimilados$raw, honorarios_asimilados, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary),
    rt.seen('period.days', 'number', period$days),
  ] : rt.NOTHING);

  // Base gravable ISR · LISR art. 96
  const base_isr$raw = honorarios_asimilados;
  const base_isr = rt.round(base_isr$raw, rounding$1);
  ledger.step('base_isr', base_isr$raw, base_isr, ledger.tracing ? [
    rt.seen('honorarios_asimilados', 'money', honorarios_asimilados),
  ] : rt.NOTHING);

  // ISR según tarifa · LISR art. 96
  const isr_determinado$raw = (rt.same(period$type, 'monthly') ? ledger.apply(rt.excess(tarifa_mensual, base_isr, { date: at }), 'money', 'rate') : ledger.apply(rt.excess(tarifa_diaria, base_isr, { date: at, factor: period$days }), 'money', 'rate'));
  const isr_determinado = rt.round(isr_determinado$raw, rounding$1);
  ledger.step('isr_determinado', isr_determinado$raw, isr_determinado, ledger.tracing ? [
    rt.seen('period.type', 'choice', period$type, ['monthly', 'biweekly', 'weekly']),
    ...(rt.same(period$type, 'monthly') ? [rt.seen('base_isr', 'money', base_isr)] : [rt.seen('base_isr', 'money', base_isr)]),
  ] : rt.NOTHING);

  // ISR retenido · LISR art. 96
  const isr$raw = isr_determinado;
  const isr = rt.round(isr$raw, rounding$1);
  ledger.step('isr', isr$raw, isr, ledger.tracing ? [
    rt.seen('isr_determinado', 'money', isr_determinado),
  ] : rt.NOTHING);

  // IMSS del trabajador
  const imss_obrero_total$raw = rt.ZERO;
  const imss_obrero_total = imss_obrero_total$raw;
  ledger.step('imss_obrero_total', imss_obrero_total$raw, imss_obrero_total, rt.NOTHING);

  // Neto
  const neto$raw = rt.sub(honorarios_asimilados, isr);
  const neto = neto$raw;
  ledger.step('neto', neto$raw, neto, ledger.tracing ? [
    rt.seen('honorarios_asimilados', 'money', honorarios_asimilados),
    rt.seen('isr', 'money', isr),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (rt.compare(rt.mul(n_30, daily_salary), rt.mul(n_0_99, rt.present(monthly_salary))) < 0 || rt.compare(rt.mul(n_30, daily_salary), rt.mul(n_1_01, rt.present(monthly_salary))) > 0))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `Los honorarios mensuales ${rt.show(rt.present(monthly_salary), 'money', 'MXN')} y 30 veces los diarios ${rt.show(daily_salary, 'money', 'MXN')} difieren en más del 1 %; se usan los diarios`);
  }
  if (period$end_date >= '2021-01-01') {
    ledger.warn('PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `La tarifa cambia el 1 de enero de 2021, dentro del periodo; se usa la del último día`);
  }

  return ledger.close();
}

export const rules: rt.RuleModule = { manifest, evaluate };
