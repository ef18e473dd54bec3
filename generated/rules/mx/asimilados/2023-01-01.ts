// MX.asimilados 2023.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:4ddf85a536a218e020515d6de9983a71a60529e27c959be28587911ba63f55c1
// meaning sha256:799ca289b5df747069258b182469d7f615d461336c7d26be6517c6f23c283f27
import * as rt from '../../../../runtime/index.ts';

// Tarifa mensual del ISR
const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
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
const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
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

// What several steps name as their source.
const $laws: readonly string[] = [
  'LISR art. 96',
  'Anexo 8 RMF 2023, RMF 2024 y RMF 2025, DOF 30-12-2024',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['tarifa_diaria', 'convention', 'el DOF imprime 24.54 en algunos lugares'],
];

const $inputs: readonly rt.InputLine[] = [
  { id: 'monthly_salary', type: 'money', label: 'Honorarios mensuales', presence: 'required', unless: 'daily_salary',
    bounds: '(0 MXN .. 30_000_000 MXN]' },
  { id: 'daily_salary', type: 'money', label: 'Honorarios diarios', bounds: '(0 MXN .. 1_000_000 MXN]', defaultText: 'monthly_salary / 30' },
];

const $steps: readonly rt.StepLine[] = [
  ['perception', 'honorarios_asimilados', 'Honorarios asimilados a salarios', 'daily_salary * period.days',
    ['LISR art. 94, fracciones II a VII'], { taxable: true, tags: ['cfdi:P046'], position: 4 }],
  ['base', 'base_isr', 'Base gravable ISR', 'sum(gravado)', [0]],
  ['let', 'isr_determinado', 'ISR según tarifa', 'if period.type = monthly then tarifa_mensual(base_isr) else tarifa_diaria(base_isr)',
    [0, 'tarifa_mensual: LISR art. 96', 1, 'tarifa_diaria: LISR art. 96', 1], { rounding: 'half_up:0.01', position: 8 }],
  ['deduction', 'isr', 'ISR retenido', 'isr_determinado', [0], { tags: ['cfdi:D002'], bracket: 'isr_determinado' }],
  ['total', 'imss_obrero_total', 'IMSS del trabajador', '0 MXN', null, { terms: [] }],
  ['total', 'neto', 'Neto', 'honorarios_asimilados - isr', null, { terms: ['honorarios_asimilados', '-isr'] }],
];

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/asimilados/2023-01-01.pay',
    fingerprint: 'sha256:4ddf85a536a218e020515d6de9983a71a60529e27c959be28587911ba63f55c1',
    meaning: 'sha256:799ca289b5df747069258b182469d7f615d461336c7d26be6517c6f23c283f27', country: 'MX', scheme: 'asimilados',
    label: 'Asimilados a salarios', version: '2023.1', currency: 'MXN', validFrom: '2023-01-01', validUntil: '2025-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LISR art. 94, fracciones II a VII'],
    changes: [{ date: '2023-01-01', summary: 'Tarifas del ISR actualizadas por inflación', law: 'Anexo 8 RMF 2023' }], employerTables: [],
    summary: { net_salary: 'neto' }, inputs: $inputs, steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Honorarios mensuales
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Honorarios diarios
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Honorarios asimilados a salarios
  const $2 = $s[3] = daily_salary * $row.days;
  const honorarios_asimilados = $s[2] = Math.floor(($2 + 1500) / 3000);
  // Base gravable ISR
  const base_isr = $s[4] = honorarios_asimilados;
  // ISR según tarifa
  $s[6] = -1;
  $s[8] = -1;
  const $8 = rt.same($row.period.type, 'monthly');
  $s[5] = $8 ? 1 : 0;
  let $9: number;
  if ($8) {
    const $4 = $s[6] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($4 < 0) return false;
    $s[7] = base_isr;
    const $5 = rt.excessOf($f.tarifa_mensual$rows1, $4, base_isr, 1);
    if (Number.isNaN($5)) return false;
    $9 = $5;
  } else {
    const $6 = $s[8] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($6 < 0) return false;
    $s[9] = base_isr;
    $s[10] = $row.days;
    const $7 = rt.excessOf($f.tarifa_diaria$rows1, $6, base_isr, $row.days);
    if (Number.isNaN($7)) return false;
    $9 = $7;
  }
  const isr_determinado = $s[11] = Math.floor(($9 + 1250) / 2500);
  $s[12] = $9;
  // ISR retenido
  const isr = $s[13] = isr_determinado;
  // IMSS del trabajador
  $s[14] = 0;
  // Neto
  $s[15] = honorarios_asimilados - isr;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if ($row.period.start < '2023-01-01' || $row.period.end >= '2026-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(1);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":16,"scales":[10000,10000],"values":[["input",1,[1,300000]],["period","days","number",[]],0,["period","type","choice",["monthly","biweekly","weekly","event"]],1,2,3],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[6,7,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[8,9,10],"isConditional":1}],"steps":[[2,[0,1],[3,300000]],[4,[2]],[11,[3,[[4],5,1,1],[[4],5,0,0],-1,-2],[12,250000]],[13,[5]],[[14,1],[]],[15,[2,6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",{"words":["monthly","biweekly","weekly","event"]},[0,0,"rate"],"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;0 i1;1 period,0;0 2 6 7;0 s0;3 period,2;3 word,monthly;2 8 10 11;0 s1;0 apply,0 13;0 apply,1 13;0 18 12 14 15;0 s2;0 s3;0 1 9 18;2 given,1;2 given,0;2 14 20 21;0 2 3 6;4 c99/100;0 2 24 2;2 10 23 25;4 c101/100;0 2 27 2;2 12 23 28;2 15 26 29;2 14 22 30;5 period,3;5 date,2023-01-01;2 10 32 33;5 period,4;5 date,2026-01-01;2 13 35 36;2 15 34 37","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],[0,0,8,0],[1,0,9,0],[2,0,16,0],[3,0,17,0],[4,0,0],[5,0,19]],"parameters":[],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,31,["Los honorarios mensuales ",2," y 30 veces los diarios ",6," difieren en más del 1 %; se usan los diarios"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,38,["La tarifa cambia el 1 de enero, dentro del periodo; se usa la del último día"]]],"tables":[[0,null,0,null,null],[0,null,0,null,7]]}';

const law: rt.PackedLaw = { parameters: [], tables: [tarifa_mensual, tarifa_diaria] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
