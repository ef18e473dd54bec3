import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { periodOfMonth } from '../../runtime/half/exact-half.ts';
import type { ExecutableIr } from '../../runtime/ir/executable-ir.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import type { ModuleHistory } from '../../runtime/module/history.ts';
import { lastDayOfMonth, type Proration } from '../../runtime/module/period.ts';
import type {
  Call,
  Evaluation,
  InputSpec,
  InputValue,
  Manifest,
  Outcome,
  ReadValue,
  Refusal,
  RuleModule,
  StepSpec,
  TraceStep,
} from '../../runtime/module.ts';
import { add, decimal, type Exact, exact, min, mul, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { roundTo } from '../../runtime/numbers/rounding.ts';
import { sha256 } from '../../server/digest.ts';

/**
 * A hand-written rule module with the shape of a Colombian scheme: two perceptions, a base, a deduction
 * with a bracket, one employer table. It exists so that tests of the service do not depend on the law.
 */
export interface TinyOptions {
  readonly country?: string;
  readonly scheme?: string;
  readonly proration?: Proration | null;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

const CENT = decimal('0.01');
const SOURCE = '# a rule file of the tests\n';

function cents(value: Exact): Exact {
  return roundTo(value, 'half_up', CENT);
}

const STEP: StepSpec = {
  id: '',
  kind: 'let',
  label: '',
  type: 'money',
  words: [],
  formula: '',
  rounding: null,
  source: null,
  omitZero: false,
  taxable: false,
  socialSecurity: false,
  tags: [],
  table: null,
  position: 0,
  bracket: null,
  terms: null,
};
const LINE = { ...STEP, rounding: 'half_up:0.01', source: 'CST 127' };

const STEPS: readonly StepSpec[] = [
  { ...STEP, id: 'valor_hora', label: 'Valor de la hora', formula: 'monthly_salary / 230' },
  {
    ...LINE,
    id: 'salario',
    kind: 'perception',
    label: 'Salario',
    formula: 'monthly_salary * period.days / 30 rounded',
    taxable: true,
    socialSecurity: true,
    tags: ['salarial'],
  },
  {
    ...LINE,
    id: 'hora_extra',
    kind: 'perception',
    label: 'Hora extra',
    formula: 'valor_hora * horas_extra_diurnas * 1.25 rounded',
    taxable: true,
    socialSecurity: true,
    omitZero: true,
  },
  { ...STEP, id: 'con_auxilio', label: 'Con auxilio', type: 'boolean', formula: 'aplica_auxilio_transporte' },
  {
    ...LINE,
    id: 'ibc',
    kind: 'base',
    label: 'Ingreso base',
    formula: 'min(salario + hora_extra, 35_587_500 COP) rounded',
  },
  {
    ...LINE,
    id: 'salud',
    kind: 'deduction',
    label: 'Salud',
    formula: 'ibc * 4% rounded',
    bracket: 'salud',
    tags: ['ley'],
  },
  {
    ...LINE,
    id: 'pension',
    kind: 'component',
    label: 'Pensión',
    formula: 'on ibc rate 12%',
    table: 'seguridad_social',
  },
  {
    ...LINE,
    id: 'cesantias',
    kind: 'component',
    label: 'Cesantías',
    formula: 'on ibc rate 1 / 12',
    table: 'seguridad_social',
  },
  {
    ...STEP,
    id: 'total_devengado',
    kind: 'total',
    label: 'Total devengado',
    formula: 'sum(perceptions)',
    terms: [
      { step: 'salario', sign: 1 },
      { step: 'hora_extra', sign: 1 },
    ],
  },
  {
    ...STEP,
    id: 'neto_pagar',
    kind: 'total',
    label: 'Neto a pagar',
    formula: 'total_devengado - salud',
    terms: [
      { step: 'total_devengado', sign: 1 },
      { step: 'salud', sign: -1 },
    ],
  },
];

const INPUT: Omit<InputSpec, 'id' | 'wire'> = {
  source: 'employee',
  type: 'money',
  words: [],
  label: '',
  law: null,
  presence: 'default',
  unless: null,
  requiredWhen: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: null,
  defaultValue: null,
};

const INPUTS: readonly InputSpec[] = [
  { ...INPUT, id: 'daily_salary', wire: 'daily_salary' },
  { ...INPUT, id: 'monthly_salary', wire: 'monthly_salary', presence: 'required', unless: 'daily_salary' },
  { ...INPUT, id: 'horas_extra_diurnas', wire: 'horas_extra_diurnas', type: 'hours' },
  {
    ...INPUT,
    id: 'aplica_auxilio_transporte',
    wire: 'aplica_auxilio_transporte',
    source: 'override',
    type: 'boolean',
  },
];

/** Of payslips that are only ever imported, so that nothing of its own is summed. */
const HISTORIES: readonly ModuleHistory[] = [
  {
    id: 'pagado_antes',
    label: 'Pagado antes',
    type: 'money',
    aggregate: 'sum',
    line: 'total_devengado',
    of: [{ country: 'CO', scheme: 'anterior' }],
    window: { kind: 'year' },
    month: null,
  },
];

/** It computes by itself, and has no curves. */
const NO_FORMULAS: ExecutableIr = {
  scheme: { currency: 'COP', asOf: 'period_end', rounding: null },
  nodes: [],
  items: [],
  parameters: [],
  tables: [],
  calendars: [],
  notices: [],
};

/** In the first month of the rules, whatever their options. */
const workedIn = (validFrom: string): WorkedRequest => ({
  period: { type: 'monthly', start_date: validFrom, end_date: lastDayOfMonth(validFrom), days: 30 },
  employee: { monthly_salary: '2000000' },
});

/** The module, and a folder that holds its rule file. */
export function tinyScheme(options: TinyOptions = {}): {
  readonly module: RuleModule;
  readonly root: string;
} {
  const manifest = manifestOf(options);
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(root, manifest.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, SOURCE);
  const ofPeriod = (call: Call): Outcome => {
    const outcome = evaluate(call);
    if (outcome.kind === 'refused') return outcome;
    return { kind: 'computed', evaluation: periodOfMonth(manifest, call, outcome.evaluation) };
  };
  const module = {
    manifest,
    evaluate: ofPeriod,
    evaluateExactly: ofPeriod,
    ir: NO_FORMULAS,
    plain: null,
    worked: [workedIn(manifest.validFrom)],
  };
  return { module, root };
}

function manifestOf(options: TinyOptions): Manifest {
  const { country = 'CO', scheme = 'ordinario', proration = 'split_monthly' } = options;
  const isNative = proration === 'native';
  return {
    format: 1,
    path: `rules/${country.toLowerCase()}/${scheme}/2025-01-01.pay`,
    fingerprint: sha256(SOURCE),
    meaning: sha256('meaning'),
    country,
    scheme,
    label: 'Salario de prueba',
    version: '2025.1',
    currency: 'COP',
    validFrom: options.validFrom ?? '2025-01-01',
    validUntil: options.validUntil ?? '2025-12-31',
    periods: isNative
      ? ['monthly', 'biweekly', 'weekly']
      : proration === null
        ? ['monthly']
        : ['monthly', 'biweekly'],
    proration,
    days: isNative ? 'as_given' : 'month_of_30',
    asOf: isNative ? 'period_end' : 'month_end',
    laws: ['CST'],
    changes: [{ date: '2025-01-01', summary: 'Cifras de 2025', law: 'Decreto 1572 de 2024' }],
    inputs: INPUTS,
    histories: HISTORIES,
    steps: STEPS,
    employerTables: [{ id: 'seguridad_social', label: 'Seguridad social' }],
    summary: { net_salary: 'neto_pagar' },
  };
}

function evaluate(call: Call): Outcome {
  const monthly = monthlySalary(call);
  const refusals = refusalsOf(monthly, call);
  if (refusals.length > 0) return { kind: 'refused', refusals };
  return { kind: 'computed', evaluation: evaluation(call, monthly) };
}

function quantity(value: InputValue | undefined): Exact | undefined {
  return typeof value === 'object' ? value : undefined;
}

function monthlySalary({ inputs }: Call): Exact {
  const daily = quantity(inputs.daily_salary) ?? ZERO;
  return quantity(inputs.monthly_salary) ?? mul(daily, exact(30n));
}

/** 10 000 000 000 is the bound of the law file; 666 is a salary that a rule refuses. */
function refusalsOf(monthly: Exact, call: Call): readonly Refusal[] {
  const field = call.inputs.monthly_salary === undefined ? 'daily_salary' : 'monthly_salary';
  const refusal = { code: 'VALIDATION_ERROR', field, source: 'employee' } as const;
  if (monthly.n <= 0n)
    return [{ ...refusal, type: 'greater_than', message: 'Must be more than 0', limit: '0' }];
  if (monthly.n === 666n * monthly.d) {
    return [
      {
        ...refusal,
        code: 'SALARY_REFUSED',
        type: 'value_error',
        message: 'El salario 666 no existe',
        limit: null,
      },
    ];
  }
  return [];
}

function evaluation(call: Call, monthly: Exact): Evaluation {
  const hours = quantity(call.inputs.horas_extra_diurnas) ?? ZERO;
  const valorHora = mul(monthly, exact(1n, 230n));
  const rawSalary = mul(monthly, exact(BigInt(call.days), 30n));
  const rawExtra = mul(mul(valorHora, hours), decimal('1.25'));
  const [salario, extra] = [cents(rawSalary), cents(rawExtra)];
  const ibc = cents(min(add(salario, extra), decimal('35587500')));
  const salud = cents(mul(ibc, decimal('0.04')));
  const pension = cents(mul(ibc, decimal('0.12')));
  const cesantias = cents(mul(ibc, exact(1n, 12n)));
  const devengado = add(salario, extra);
  const neto = sub(devengado, salud);
  const contributions = add(pension, cesantias);
  const flag = call.flags.aplica_auxilio_transporte ?? false;
  return {
    perceptions: [
      { id: 'salario', amount: salario },
      ...(extra.n === 0n ? [] : [{ id: 'hora_extra', amount: extra }]),
    ],
    deductions: [
      {
        id: 'salud',
        amount: salud,
        bracket: {
          tableId: 'tarifa_salud',
          lower: ZERO,
          upper: null,
          fixed: ZERO,
          rate: decimal('0.04'),
          base: ibc,
        },
      },
    ],
    bases: [{ id: 'ibc', amount: ibc }],
    employerTables: [
      {
        id: 'seguridad_social',
        total: contributions,
        components: [
          { id: 'pension', amount: pension, base: ibc, rate: decimal('0.12') },
          { id: 'cesantias', amount: cesantias, base: ibc, rate: exact(1n, 12n) },
        ],
      },
    ],
    summary: {
      gross_salary: devengado,
      total_perceptions: devengado,
      total_deductions: salud,
      net_salary: neto,
      employer_contributions_total: contributions,
      employer_total_cost: add(devengado, contributions),
    },
    warnings: flag
      ? [
          {
            code: 'FLAG_THRESHOLD_MISMATCH',
            severity: 'warning',
            field: 'overrides.aplica_auxilio_transporte',
            message: 'El auxilio no procede',
          },
        ]
      : [],
    trace: [
      step('valor_hora', [read('monthly_salary', monthly)], valorHora),
      step('salario', [read('monthly_salary', monthly), count('period.days', call.days)], rawSalary, salario),
      ...(extra.n === 0n
        ? []
        : [
            step(
              'hora_extra',
              [
                read('valor_hora', valorHora),
                { ...read('horas_extra_diurnas', hours), type: 'hours' as const },
              ],
              rawExtra,
              extra,
            ),
          ]),
      step('con_auxilio', [], flag),
      step('ibc', [read('salario', salario), read('hora_extra', extra)], add(salario, extra), ibc),
      step('salud', [read('ibc', ibc)], mul(ibc, decimal('0.04')), salud),
      step('pension', [read('ibc', ibc)], mul(ibc, decimal('0.12')), pension),
      step('cesantias', [read('ibc', ibc)], mul(ibc, exact(1n, 12n)), cesantias),
      step('total_devengado', [read('salario', salario), read('hora_extra', extra)], devengado),
      step('neto_pagar', [read('total_devengado', devengado), read('salud', salud)], neto),
    ],
  };
}

function step(id: string, inputs: readonly ReadValue[], raw: InputValue, final: InputValue = raw): TraceStep {
  const { formula = '', rounding = null } = STEPS.find((spec) => spec.id === id) ?? {};
  return { id, formula, rounding, inputs, raw, final };
}

function read(name: string, value: Exact): ReadValue {
  return { name, type: 'money', value, words: [] };
}

function count(name: string, value: number): ReadValue {
  return { name, type: 'number', value: exact(BigInt(value)), words: [] };
}
