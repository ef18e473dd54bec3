// MX.asimilados 2026.1: Asimilados a salarios
// Emitted from rules/mx/asimilados/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:6e8a13cc2c476327aa7586de16f156938e9a3e29635224345ea84bccb07fc6c0
// meaning sha256:2cf7e10fc5e8214842fe2249bc003d849f19c1ecf7bf77cf369b1b8d97ce8f1d
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_30000000 = rt.decimal('30000000');
const n_1000000 = rt.decimal('1000000');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Tarifa mensual del ISR · LISR art. 96; Anexo 8 RMF 2026, DOF 28-12-2025
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
        rt.band('[]', '0.01', '844.59', '0.0192'),
        rt.band('[]', '844.6', '7168.51', '0.064', '16.22'),
        rt.band('[]', '7168.52', '12598.02', '0.1088', '420.95'),
        rt.band('[]', '12598.03', '14644.64', '0.16', '1011.68'),
        rt.band('[]', '14644.65', '17533.64', '0.1792', '1339.14'),
        rt.band('[]', '17533.65', '35362.83', '0.2136', '1856.84'),
        rt.band('[]', '35362.84', '55736.68', '0.2352', '5665.16'),
        rt.band('[]', '55736.69', '106410.5', '0.3', '10457.09'),
        rt.band('[]', '106410.51', '141880.66', '0.32', '25659.23'),
        rt.band('[]', '141880.67', '425641.99', '0.34', '37009.69'),
        rt.band('[)', '425642', null, '0.35', '133488.54'),
      ],
    },
  ],
};

// Tarifa diaria del ISR · LISR art. 96; Anexo 8 RMF 2026, DOF 28-12-2025
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
        rt.band('[]', '0.01', '27.78', '0.0192'),
        rt.band('[]', '27.79', '235.81', '0.064', '0.53'),
        rt.band('[]', '235.82', '414.41', '0.1088', '13.85'),
        rt.band('[]', '414.42', '481.73', '0.16', '33.28'),
        rt.band('[]', '481.74', '576.76', '0.1792', '44.05'),
        rt.band('[]', '576.77', '1163.25', '0.2136', '61.08'),
        rt.band('[]', '1163.26', '1833.44', '0.2352', '186.35'),
        rt.band('[]', '1833.45', '3500.35', '0.3', '343.98'),
        rt.band('[]', '3500.36', '4667.13', '0.32', '844.05'),
        rt.band('[]', '4667.14', '14001.38', '0.34', '1217.42'),
        rt.band('[)', '14001.39', null, '0.35', '4391.07'),
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
  lowest: { value: '0', included: false },
  highest: { value: '30000000', included: true },
  defaultText: null,
  defaultValue: null,
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
  lowest: { value: '0', included: false },
  highest: { value: '1000000', included: true },
  defaultText: 'monthly_salary / 30',
  defaultValue: null,
};

const manifest: rt.Manifest = {
  format: 1,
  path: 'rules/mx/asimilados/2026-01-01.pay',
  fingerprint: 'sha256:6e8a13cc2c476327aa7586de16f156938e9a3e29635224345ea84bccb07fc6c0',
  meaning: 'sha256:2cf7e10fc5e8214842fe2249bc003d849f19c1ecf7bf77cf369b1b8d97ce8f1d',
  country: 'MX',
  scheme: 'asimilados',
  label: 'Asimilados a salarios',
  version: '2026.1',
  currency: 'MXN',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  laws: ['LISR art. 94, fracciones II a VII'],
  changes: [
    {
      date: '2026-01-01',
      summary: 'Tarifas del ISR actualizadas por inflación',
      law: 'Anexo 8 RMF 2026, DOF 28-12-2025',
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
      source: 'LISR art. 96; tarifa_mensual: LISR art. 96; Anexo 8 RMF 2026, DOF 28-12-2025; tarifa_diaria: LISR art. 96; Anexo 8 RMF 2026, DOF 28-12-2025',
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

const $exactFigures = rt.madeByDate(($at) => ({
  tarifa_mensual$on1: rt.rowsOn(tarifa_mensual, { date: $at }, 100n, 2500n),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };

  // Honorarios mensuales
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkPresence(ledger, input$monthly_salary, call);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_30000000, closed: true });
  // Honorarios diarios
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000, closed: true });

  if (ledger.refused) return ledger.close();
  const daily_salary = daily_salary$sent === undefined ? rt.over(rt.present(monthly_salary$sent), 10000000000n) : (rt.over(daily_salary$sent, 10000000000n)) * 30n;
  const daily_salary$v = daily_salary$sent ?? { n: daily_salary, d: 300000000000n };

  // Honorarios asimilados a salarios · LISR art. 94, fracciones II a VII
  const honorarios_asimilados$raw = daily_salary * period$days;
  const honorarios_asimilados = (honorarios_asimilados$raw + 1500000000n) / 3000000000n;
  const honorarios_asimilados$v = { n: honorarios_asimilados, d: 100n };
  ledger.step('honorarios_asimilados', { n: honorarios_asimilados$raw, d: 300000000000n }, honorarios_asimilados$v, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Base gravable ISR · LISR art. 96
  const base_isr = honorarios_asimilados;
  const base_isr$v = { n: base_isr, d: 100n };
  ledger.step('base_isr', base_isr$v, base_isr$v, ledger.tracing ? [
    rt.seen('honorarios_asimilados', 'money', honorarios_asimilados$v),
  ] : rt.NOTHING);

  // ISR según tarifa · LISR art. 96
  const $1 = rt.same(call.period.type, 'monthly');
  let $5: bigint;
  if ($1) {
    const $2 = ledger.apply(rt.excess($e.tarifa_mensual$on1, base_isr), 'money', 'rate');
    $5 = $2;
  } else {
    const $3 = rt.rowsOn(tarifa_diaria, { date: $at, factor: period$days$v }, 100n, 2500n);
    const $4 = ledger.apply(rt.excess($3, base_isr), 'money', 'rate');
    $5 = $4;
  }
  const isr_determinado = ($5 + 1250n) / 2500n;
  const isr_determinado$v = { n: isr_determinado, d: 100n };
  ledger.step('isr_determinado', { n: $5, d: 250000n }, isr_determinado$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($1 ? [rt.seen('base_isr', 'money', base_isr$v)] : [rt.seen('base_isr', 'money', base_isr$v)]),
  ] : rt.NOTHING);

  // ISR retenido · LISR art. 96
  const isr = isr_determinado;
  const isr$v = { n: isr, d: 100n };
  ledger.step('isr', isr$v, isr$v, ledger.tracing ? [
    rt.seen('isr_determinado', 'money', isr_determinado$v),
  ] : rt.NOTHING);

  // IMSS del trabajador
  const imss_obrero_total = 0n;
  const imss_obrero_total$v = { n: imss_obrero_total, d: 1n };
  ledger.step('imss_obrero_total', imss_obrero_total$v, imss_obrero_total$v, rt.NOTHING);

  // Neto
  const neto = honorarios_asimilados - isr;
  const neto$v = { n: neto, d: 100n };
  ledger.step('neto', neto$v, neto$v, ledger.tracing ? [
    rt.seen('honorarios_asimilados', 'money', honorarios_asimilados$v),
    rt.seen('isr', 'money', isr$v),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (daily_salary * 100n < (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 99n || daily_salary * 100n > (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `Los honorarios mensuales ${rt.show(rt.present(monthly_salary$sent), 'money', 'MXN')} y 30 veces los diarios ${rt.show(daily_salary$v, 'money', 'MXN')} difieren en más del 1 %; se usan los diarios`);
  }
  if (call.period.start < '2026-01-01') {
    ledger.warn('PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `La tarifa cambia el 1 de enero de 2026, dentro del periodo; se usa la del último día`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const monthly_salary$sent = $n[0]!;
  const daily_salary$sent = $n[1]!;

  // Honorarios mensuales
  if (!((monthly_salary$sent === monthly_salary$sent) || (daily_salary$sent === daily_salary$sent))) return false;
  if (monthly_salary$sent <= 0) return false;
  if (monthly_salary$sent > 300000000000) return false;
  const monthly_salary = monthly_salary$sent;
  $s[0] = monthly_salary;

  // Honorarios diarios
  if (daily_salary$sent <= 0) return false;
  if (daily_salary$sent > 10000000000) return false;
  const daily_salary = daily_salary$sent === daily_salary$sent ? daily_salary$sent * 30 : monthly_salary;
  $s[1] = daily_salary;

  // Honorarios asimilados a salarios · LISR art. 94, fracciones II a VII
  const $1 = daily_salary * $row.days;
  const $2 = Math.floor(($1 + 1500) / 3000);
  const honorarios_asimilados = $2;
  $s[2] = honorarios_asimilados;
  $s[3] = $1;

  // Base gravable ISR · LISR art. 96
  const base_isr = honorarios_asimilados;
  $s[4] = base_isr;

  // ISR según tarifa · LISR art. 96
  $s[6] = -1;
  $s[8] = -1;
  const $3 = rt.same($row.period.type, 'monthly');
  $s[5] = $3 ? 1 : 0;
  let $8: number;
  if ($3) {
    const $4 = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($4 < 0) return false;
    $s[6] = $4;
    $s[7] = base_isr;
    const $5 = rt.excessOf($f.tarifa_mensual$rows1, $4, base_isr, 1);
    if (Number.isNaN($5)) return false;
    $8 = $5;
  } else {
    const $6 = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($6 < 0) return false;
    $s[8] = $6;
    $s[9] = base_isr;
    $s[10] = $row.days;
    const $7 = rt.excessOf($f.tarifa_diaria$rows1, $6, base_isr, $row.days);
    if (Number.isNaN($7)) return false;
    $8 = $7;
  }
  const $9 = Math.floor(($8 + 1250) / 2500);
  const isr_determinado = $9;
  $s[11] = isr_determinado;
  $s[12] = $8;

  // ISR retenido · LISR art. 96
  const isr = isr_determinado;
  $s[13] = isr;

  // IMSS del trabajador
  const imss_obrero_total = 0;
  $s[14] = imss_obrero_total;

  // Neto
  const $10 = honorarios_asimilados - isr;
  const neto = $10;
  $s[15] = neto;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `Los honorarios mensuales ${rt.show(rt.ratio(monthly_salary, 10000n), 'money', 'MXN')} y 30 veces los diarios ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} difieren en más del 1 %; se usan los diarios`);
    }
    if ($row.period.start < '2026-01-01') {
      rt.addWarning($notes, 'PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `La tarifa cambia el 1 de enero de 2026, dentro del periodo; se usa la del último día`);
    }
  }

  return true;
}

const $values = [
  rt.shown('daily_salary', 'money', 1, 300000n),
  rt.shown('period.days', 'number', 16),
  rt.shown('honorarios_asimilados', 'money', 2, 100n),
  rt.shown('period.type', 'choice', 17, 1n, -1, ['monthly', 'biweekly', 'weekly']),
  rt.shown('base_isr', 'money', 4, 100n),
  rt.shown('tarifa_mensual.rate', 'rate', 18, 2500n),
  rt.shown('tarifa_mensual.lower', 'money', 19, 100n),
  rt.shown('tarifa_mensual.fixed', 'money', 20, 100n),
  rt.shown('tarifa_diaria.rate', 'rate', 21, 2500n),
  rt.shown('tarifa_diaria.lower', 'money', 22, 100n),
  rt.shown('tarifa_diaria.fixed', 'money', 23, 100n),
  rt.shown('isr_determinado', 'money', 11, 100n),
  rt.shown('isr', 'money', 13, 100n),
];

function show($row: rt.PayslipRow, $s: Float64Array): void {
  const $f = rt.known($figures($row.referenceDate));
  $s[16] = $row.days;
  $s[17] = ['monthly', 'biweekly', 'weekly'].indexOf($row.period.type) + 1;
  if ($s[6]! >= 0) {
    $s[18] = $f.tarifa_mensual$rows1.value[$s[6]!]!;
    $s[19] = rt.lowerEndOf($f.tarifa_mensual$rows1, $s[6]!, 1);
    $s[20] = $f.tarifa_mensual$rows1.fixed[$s[6]!]!;
  }
  if ($s[8]! >= 0) {
    $s[21] = $f.tarifa_diaria$rows1.value[$s[8]!]!;
    $s[22] = rt.lowerEndOf($f.tarifa_diaria$rows1, $s[8]!, $s[10]!);
    $s[23] = $f.tarifa_diaria$rows1.fixed[$s[8]!]! * $s[10]!;
  }
}

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 24,
    total_perceptions: 24,
    total_deductions: 25,
    net_salary: 15,
    employer_contributions_total: 26,
    employer_total_cost: 27,
  },
  tables: [],
  total: ($s) => {
    $s[24] = rt.sumIn($s, [2]);
    $s[25] = rt.sumIn($s, [13]);
    $s[26] = rt.sumIn($s, []);
    $s[27] = rt.safe($s[24]! + $s[26]!);
    return rt.areCents($s, [24, 25, 26, 27]);
  },
};

const plain: rt.PlainRules = {
  size: 28,
  scales: [10000n, 10000n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 2, scale: 100n, over: -1 }, raw: { slot: 3, scale: 300000n, over: -1 }, reads: [[0], [1]], base: null, rate: null, cents: 2, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 4, scale: 100n, over: -1 }, raw: null, reads: [[2]], base: null, rate: null, cents: 4, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 11, scale: 100n, over: -1 }, raw: { slot: 12, scale: 250000n, over: -1 }, reads: [[3], [4, 5, 1, 1], [4, 5, 0, 0], [6, 6, 0, Infinity], [5, 6, 0, Infinity], [7, 6, 0, Infinity], [9, 8, 0, Infinity], [8, 8, 0, Infinity], [10, 8, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, raw: null, reads: [[11]], base: null, rate: null, cents: 13, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 14, scale: 1n, over: -1 }, raw: null, reads: [], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, raw: null, reads: [[2], [12]], base: null, rate: null, cents: 15, baseCents: -1 },
  ],
  brackets: {
    isr_determinado: [
      { id: 'tarifa_mensual', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_mensual$rows1', row: 6, base: 7, scale: -1 },
      { id: 'tarifa_diaria', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_diaria$rows1', row: 8, base: 9, scale: 10 },
    ],
  },
  figures: $figures,
  values: $values,
  compute,
  show,
  lines,
};

export const rules: rt.RuleModule = {
  manifest,
  evaluate: rt.plainFirst(manifest, plain, byFractions),
  byFractions,
  plain,
};
