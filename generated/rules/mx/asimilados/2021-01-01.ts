// MX.asimilados 2021.1: Asimilados a salarios
// Emitted from rules/mx/asimilados/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:f8d464a9dac722191b87e2a38e34991d00b9ae6384d9182692d202dcca1aeb23
// meaning sha256:887ed597c2345253da57e5a60b4a2579625fa4d0e5f8bdea3cd7f6ce1b6510a6
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_30000000 = rt.decimal('30000000');
const n_1000000 = rt.decimal('1000000');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Tarifa mensual del ISR · LISR art. 96; Anexo 8 RMF 2021, DOF 11-01-2021; Anexo 8 RMF 2022, DOF 12-01-2022
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
        rt.band('[]', '0.01', '644.58', '0.0192'),
        rt.band('[]', '644.59', '5470.92', '0.064', '12.38'),
        rt.band('[]', '5470.93', '9614.66', '0.1088', '321.26'),
        rt.band('[]', '9614.67', '11176.62', '0.16', '772.1'),
        rt.band('[]', '11176.63', '13381.47', '0.1792', '1022.01'),
        rt.band('[]', '13381.48', '26988.5', '0.2136', '1417.12'),
        rt.band('[]', '26988.51', '42537.58', '0.2352', '4323.58'),
        rt.band('[]', '42537.59', '81211.25', '0.3', '7980.73'),
        rt.band('[]', '81211.26', '108281.67', '0.32', '19582.83'),
        rt.band('[]', '108281.68', '324845.01', '0.34', '28245.36'),
        rt.band('[)', '324845.02', null, '0.35', '101876.9'),
      ],
    },
  ],
};

// Tarifa diaria del ISR · LISR art. 96; Anexo 8 RMF 2021, DOF 11-01-2021; Anexo 8 RMF 2022, DOF 12-01-2022
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
        rt.band('[]', '0.01', '21.2', '0.0192'),
        rt.band('[]', '21.21', '179.96', '0.064', '0.41'),
        rt.band('[]', '179.97', '316.27', '0.1088', '10.57'),
        rt.band('[]', '316.28', '367.65', '0.16', '25.4'),
        rt.band('[]', '367.66', '440.18', '0.1792', '33.62'),
        rt.band('[]', '440.19', '887.78', '0.2136', '46.62'),
        rt.band('[]', '887.79', '1399.26', '0.2352', '142.22'),
        rt.band('[]', '1399.27', '2671.42', '0.3', '262.52'),
        rt.band('[]', '2671.43', '3561.9', '0.32', '644.17'),
        rt.band('[]', '3561.91', '10685.69', '0.34', '929.12'),
        rt.band('[)', '10685.7', null, '0.35', '3351.21'),
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
  path: 'rules/mx/asimilados/2021-01-01.pay',
  fingerprint: 'sha256:f8d464a9dac722191b87e2a38e34991d00b9ae6384d9182692d202dcca1aeb23',
  meaning: 'sha256:887ed597c2345253da57e5a60b4a2579625fa4d0e5f8bdea3cd7f6ce1b6510a6',
  country: 'MX',
  scheme: 'asimilados',
  label: 'Asimilados a salarios',
  version: '2021.1',
  currency: 'MXN',
  validFrom: '2021-01-01',
  validUntil: '2022-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  laws: ['LISR art. 94, fracciones II a VII'],
  changes: [
    {
      date: '2021-01-01',
      summary: 'Tarifas del ISR actualizadas por inflación',
      law: 'Anexo 8 RMF 2021, DOF 11-01-2021',
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
      source: 'LISR art. 96; tarifa_mensual: LISR art. 96; Anexo 8 RMF 2021, DOF 11-01-2021; Anexo 8 RMF 2022, DOF 12-01-2022; tarifa_diaria: LISR art. 96; Anexo 8 RMF 2021, DOF 11-01-2021; Anexo 8 RMF 2022, DOF 12-01-2022',
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
  if ((call.period.start < '2021-01-01' || call.period.end >= '2023-01-01')) {
    ledger.warn('PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `La tarifa cambia el 1 de enero, dentro del periodo; se usa la del último día`);
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
    if (($row.period.start < '2021-01-01' || $row.period.end >= '2023-01-01')) {
      rt.addWarning($notes, 'PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `La tarifa cambia el 1 de enero, dentro del periodo; se usa la del último día`);
    }
  }

  return true;
}

const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, false);
const $pieces = rt.utf8([
  $head[0]! + '"daily_salary":"',
  '","period.days":"',
  '"' + $middle[0]!,
  rt.RAW,
  $tail[0]! + $head[1]! + '"honorarios_asimilados":"',
  '"' + $middle[1]!,
  $tail[1]! + $head[2]! + '"base_isr":"',
  '","period.type":"',
  '"',
  ',"tarifa_diaria.fixed":"',
  ',"tarifa_diaria.lower":"',
  ',"tarifa_diaria.rate":"',
  ',"tarifa_mensual.fixed":"',
  ',"tarifa_mensual.lower":"',
  ',"tarifa_mensual.rate":"',
  $middle[2]!,
  $tail[2]! + $head[3]! + '"isr_determinado":"',
  '"' + $middle[3]!,
  $tail[3]! + $head[4]! + $middle[4]!,
  $tail[4]! + $head[5]! + '"honorarios_asimilados":"',
  '","isr":"',
  '"' + $middle[5]!,
  $tail[5]!,
]);

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const daily_salary$m = rt.moneyText($s[1]!, 300000, $digits);
  $out.bytes($pieces[0]!);
  $out.ascii(daily_salary$m);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[2]!);
  $out.cents($s[2]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[3]!, 300000, $digits));
  $out.bytes($pieces[4]!);
  $out.cents($s[2]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[4]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[4]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[4]!);
  $out.bytes($pieces[7]!);
  $out.ascii(`${['monthly', 'biweekly', 'weekly'].indexOf($row.period.type) + 1}`);
  $out.bytes($pieces[8]!);
  if ($s[8]! >= 0) {
    $out.bytes($pieces[9]!);
    $out.cents($f.tarifa_diaria$rows1.fixed[$s[8]!]! * $s[10]!);
    $out.bytes($pieces[8]!);
  }
  if ($s[8]! >= 0) {
    $out.bytes($pieces[10]!);
    $out.cents(rt.lowerEndOf($f.tarifa_diaria$rows1, $s[8]!, $s[10]!));
    $out.bytes($pieces[8]!);
  }
  if ($s[8]! >= 0) {
    $out.bytes($pieces[11]!);
    $out.ascii(rt.plainText($f.tarifa_diaria$rows1.value[$s[8]!]!, 2500, $digits));
    $out.bytes($pieces[8]!);
  }
  if ($s[6]! >= 0) {
    $out.bytes($pieces[12]!);
    $out.cents($f.tarifa_mensual$rows1.fixed[$s[6]!]!);
    $out.bytes($pieces[8]!);
  }
  if ($s[6]! >= 0) {
    $out.bytes($pieces[13]!);
    $out.cents(rt.lowerEndOf($f.tarifa_mensual$rows1, $s[6]!, 1));
    $out.bytes($pieces[8]!);
  }
  if ($s[6]! >= 0) {
    $out.bytes($pieces[14]!);
    $out.ascii(rt.plainText($f.tarifa_mensual$rows1.value[$s[6]!]!, 2500, $digits));
    $out.bytes($pieces[8]!);
  }
  $out.bytes($pieces[15]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[12]!, 250000, $digits));
  $out.bytes($pieces[16]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[18]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[19]!);
  $out.cents($s[2]!);
  $out.bytes($pieces[20]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[21]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[22]!);
}

const daily_salary$a = rt.amountSpec('daily_salary', 'money', 300000n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const honorarios_asimilados$a = rt.amountSpec('honorarios_asimilados', 'money', 100n);
const base_isr$a = rt.amountSpec('base_isr', 'money', 100n);
const tarifa_mensual$rate$a = rt.amountSpec('tarifa_mensual.rate', 'rate', 2500n);
const tarifa_mensual$lower$a = rt.amountSpec('tarifa_mensual.lower', 'money', 100n);
const tarifa_mensual$fixed$a = rt.amountSpec('tarifa_mensual.fixed', 'money', 100n);
const tarifa_diaria$rate$a = rt.amountSpec('tarifa_diaria.rate', 'rate', 2500n);
const tarifa_diaria$lower$a = rt.amountSpec('tarifa_diaria.lower', 'money', 100n);
const tarifa_diaria$fixed$a = rt.amountSpec('tarifa_diaria.fixed', 'money', 100n);
const isr_determinado$a = rt.amountSpec('isr_determinado', 'money', 100n);
const isr$a = rt.amountSpec('isr', 'money', 100n);
const imss_obrero_total$a = rt.amountSpec('imss_obrero_total', 'money', 1n);
const neto$a = rt.amountSpec('neto', 'money', 100n);

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    daily_salary: new rt.ReadAmount(daily_salary$a, $s[1]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    honorarios_asimilados: new rt.ReadAmount(honorarios_asimilados$a, $s[2]!),
    period$type: rt.seen('period.type', 'choice', $row.period.type, ['monthly', 'biweekly', 'weekly']),
    base_isr: new rt.ReadAmount(base_isr$a, $s[4]!),
    isr_determinado: new rt.ReadAmount(isr_determinado$a, $s[11]!),
    isr: new rt.ReadAmount(isr$a, $s[13]!),
    imss_obrero_total: new rt.ReadAmount(imss_obrero_total$a, $s[14]!),
    neto: new rt.ReadAmount(neto$a, $s[15]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  let $inputs: rt.ReadValue[] = [];
  $steps.push({ id: 'honorarios_asimilados', inputs: [$r1.daily_salary, $r1.period$days], raw: new rt.Whole($s[3]!, 300000n), final: $r1.honorarios_asimilados });
  $steps.push({ id: 'base_isr', inputs: [$r1.honorarios_asimilados], raw: $r1.base_isr, final: $r1.base_isr });
  $inputs = [];
  $inputs.push($r1.period$type);
  if ($s[5]! === 1) $inputs.push($r1.base_isr);
  if (!($s[5]! === 1) && $s[5]! === 0) $inputs.push($r1.base_isr);
  if ($s[6]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_mensual$lower$a, rt.lowerEndOf($f.tarifa_mensual$rows1, $s[6]!, 1)));
  if ($s[6]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_mensual$rate$a, $f.tarifa_mensual$rows1.value[$s[6]!]!));
  if ($s[6]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_mensual$fixed$a, $f.tarifa_mensual$rows1.fixed[$s[6]!]!));
  if ($s[8]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_diaria$lower$a, rt.lowerEndOf($f.tarifa_diaria$rows1, $s[8]!, $s[10]!)));
  if ($s[8]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_diaria$rate$a, $f.tarifa_diaria$rows1.value[$s[8]!]!));
  if ($s[8]! >= 0) $inputs.push(new rt.ReadAmount(tarifa_diaria$fixed$a, $f.tarifa_diaria$rows1.fixed[$s[8]!]! * $s[10]!));
  $steps.push({ id: 'isr_determinado', inputs: $inputs, raw: new rt.Whole($s[12]!, 250000n), final: $r1.isr_determinado });
  $steps.push({ id: 'isr', inputs: [$r1.isr_determinado], raw: $r1.isr, final: $r1.isr });
  $steps.push({ id: 'imss_obrero_total', inputs: rt.NOTHING, raw: $r1.imss_obrero_total, final: $r1.imss_obrero_total });
  $steps.push({ id: 'neto', inputs: [$r1.honorarios_asimilados, $r1.isr], raw: $r1.neto, final: $r1.neto });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $steps);
  return $steps;
}

const $applied = [
  new rt.BracketRows('tarifa_mensual', 'excess', { limitScale: 100n, valueScale: 2500n, scalesValue: false }),
  new rt.BracketRows('tarifa_diaria', 'excess', { limitScale: 100n, valueScale: 2500n, scalesValue: false }),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 16,
    total_perceptions: 16,
    total_deductions: 17,
    net_salary: 15,
    employer_contributions_total: 18,
    employer_total_cost: 19,
  },
  tables: [],
  total: ($s) => {
    $s[16] = rt.sumIn($s, [2]);
    $s[17] = rt.sumIn($s, [13]);
    $s[18] = rt.sumIn($s, []);
    $s[19] = rt.safe($s[16]! + $s[18]!);
    return rt.areCents($s, [16, 17, 18, 19]);
  },
  perceptions: ($s, $to) => {
    $to.line(0, $s[2]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(3, $s[13]!);
    if (!$applied[0]!.write($to, $f.tarifa_mensual$rows1, $s[6]!, 1, $s[7]!) && !$applied[1]!.write($to, $f.tarifa_diaria$rows1, $s[8]!, $s[10]!, $s[9]!)) $to.noRow();
    $to.endLine(3);
  },
  taxable_bases: ($s, $to) => {
    $to.line(1, $s[4]!);
  },
  employer_contributions: () => {},
};

const plain: rt.PlainRules = {
  size: 20,
  scales: [10000n, 10000n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 2, scale: 100n, over: -1 }, base: null, rate: null, cents: 2, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 4, scale: 100n, over: -1 }, base: null, rate: null, cents: 4, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 11, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, base: null, rate: null, cents: 13, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 14, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, base: null, rate: null, cents: 15, baseCents: -1 },
  ],
  brackets: {
    isr_determinado: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.tarifa_mensual$rows1, $s[6]!, 1, $s[7]!) ?? $applied[1]!.applied($f.tarifa_diaria$rows1, $s[8]!, $s[10]!, $s[9]!);
    },
  },
  compute,
  trace,
  traceSteps,
  lines,
};

export const rules: rt.RuleModule = {
  manifest,
  evaluate: rt.plainFirst(manifest, plain, byFractions),
  byFractions,
  plain,
};
