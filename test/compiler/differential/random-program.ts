import fc from 'fast-check';

/**
 * Random rule files that exercise every operation of the language: dated parameters and units, all table forms,
 * marks with exceptions, conditions, ladders, employer parts, families, maps of columns. Some draws do not compile (a
 * condition that can be proven, say); the test passes those over.
 */

const RATE_INPUTS = ['risk_class_rate', 'cuota_sindical_rate'] as const;
const COUNT_INPUTS = ['cantidad_hijos', 'sunday_bonus_days'] as const;

const HEAD = `scheme CO.azar "Azar"
  version "2025.1"
  currency COP
  valid 2025-01-01 .. 2025-12-31
  periods monthly, biweekly
  proration native
  days month_of_30
  as_of period_end
  round half_up to 0.01 COP
  law "ley"
unit UVT = 49_799.37 COP law "ley"
unit UF : COP by month law "ley" {
  2025-01 38_384.41  2025-02 38_647.94  2025-03 38_894.11  2025-04 39_075.41
  2025-05 39_189.45  2025-06 39_267.07  2025-07 39_179.01  2025-08 39_383.07
  2025-09 39_485.65  2025-10 39_597.67  2025-11 39_643.59  2025-12 39_727.96
}
param tope : UF, tasa_fija : rate by date law "ley" { 2025-01-01 87.8 3.333%  2025-07-01 89.9 4.4% }
param horas_mes : hours by date law "ley" { 2024-07-15 230h  2025-07-15 220h }
input monthly_salary : money in [0 COP .. 90_000_000 COP] default 1_423_500 COP
input overtime_amount : money in [0 COP .. 5_000_000 COP] default 0 COP
input ferias_amount : money in [0 COP .. 5_000_000 COP]
input risk_class_rate : rate in [0% .. 50%] default tasa_fija
input cuota_sindical_rate : rate in [0% .. 10%] default 1.5%
input cantidad_hijos : integer in [0 .. 30] default 0
input sunday_bonus_days : integer in [0 .. 6] default 1
input horas_extra_diurnas : hours in [0h .. 240h] default 0h
calendar feriados  weekdays monday .. friday  from 2024-12-01 until 2026-01-31  law "ley" {
  2025-01-01
  2025-05-01
  2025-06-30
  2025-12-25
}
input retiro : date in [2025-01-01 .. 2025-12-31] default 2025-07-01
flag con_bono default monthly_salary > 2_000_000 COP
flag fijo default no
mark gravado as taxable
mark salarial as social_security
profile par = gravado except min(amount, 3 UVT), salarial
let contrato : one of indefinido, plazo_fijo, obra = if fijo then plazo_fijo else if con_bono then obra else indefinido
table afc : map of contrato gives rate by date 2025-01-01, 2025-07-01 law "ley" { indefinido 0.6% 0.7%  plazo_fijo 0% 0.1%  obra 3% 3.5% }
table causas : map of contrato gives multa : rate, aviso : rate, meses : number law "ley" {
  indefinido 40% 100% 1.5  plazo_fijo 0% 33.3% 2  obra 20% 50% 0.25
}
input pagado[m] : money in [0 COP .. 900_000 COP] for m in 1 .. 3
let del_mes[m] = if given(pagado[m]) then pagado[m] * m / 7 else 5 COP
input fin : date in [2025-01-01 .. 2025-12-31] required when fijo
table tarifa : excess of UVT law "ley" {
  [0 .. 95] 0%  (95 .. 150] 19%  (150 .. 360] 28% plus 10 jump -0.45  (360 .. *) 33% plus 69 jump +0.20
}
table tramos : marginal of COP round each down to 0.01 COP law "ley" {
  [0 .. 1_518_000] 7.5%  (1_518_000 .. 2_793_880] 9%  (2_793_880 .. *) 14%
}
table rebaja : rebate of UF continuous law "ley" { [0 .. 13.5] 0% less 0  (13.5 .. 30] 4% less 0.54  (30 .. *) 8% less 1.74 }
table escalon : step of UF gives UVT scaled by period.days / 30 law "ley" { [0 .. 4) 0.5  [4 .. 16) 1.25  [16 .. *) 3 }
table diaria : excess of COP grid 0.01 COP continuous within 0.02 COP scaled by period.days round limits half_up to 0.01 COP law "ley" {
  [0.00 .. 0.00] 0%  [0.01 .. 50_000.00] 1.92%  [50_000.01 .. *] 6.40% plus 960.00
}
`;

const rate = fc.oneof(
  fc.constantFrom(
    ...RATE_INPUTS,
    'tasa_fija',
    'afc(contrato)',
    'tasa_fija at retiro',
    'afc(contrato) at retiro',
    'causas(contrato).multa',
    'causas(contrato).aviso',
  ),
  fc.integer({ min: 0, max: 9999 }).map((n) => `${(n / 100).toFixed(2)}%`),
);

const count = fc.oneof(
  fc.constantFrom(
    ...COUNT_INPUTS,
    'period.days',
    'period.month',
    'causas(contrato).meses',
    'count(given(pagado))',
  ),
  fc.integer({ min: 0, max: 12 }).map(String),
);

const condition = fc.oneof(
  fc.constantFrom(
    'con_bono',
    'fijo',
    'given(ferias_amount)',
    'given(pagado[3]) and pagado[3] > 10 COP',
    'count(given(pagado)) > 1',
    'fijo and fin > 2025-06-30',
    'not given(cantidad_hijos)',
    'contrato = obra',
    'contrato <> plazo_fijo',
    'period.type = monthly',
    'period.full_month',
    'period.reference_date >= 2025-07-01',
    'changes(tasa_fija)',
    'risk_class_rate among afc',
    'is_multiple(monthly_salary, 1_000 COP)',
    'horas_extra_diurnas * 2 > horas_mes',
    'cantidad_hijos >= 2',
    'given(ferias_amount) and ferias_amount > 100_000 COP',
    'monthly_salary > 3 UVT or fijo and cantidad_hijos < 3',
  ),
);

function money(names: readonly string[]): fc.Arbitrary<string> {
  const { expr } = fc.letrec<{ expr: string }>((tie) => ({
    expr: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(
        fc.constantFrom(
          'monthly_salary',
          'overtime_amount',
          'tope',
          'UF',
          '12.5 UVT',
          'tope at retiro',
          '3 UF at add_days(start_of_month(retiro), 14)',
          '0 COP',
          '333_333.33 COP',
        ),
        fc.constantFrom('sum(del_mes)', 'del_mes[2]', '(if fijo then tope at fin else 9 COP)'),
        fc.constantFrom('(if given(ferias_amount) then ferias_amount else 7 COP)', 'upper_limit(tramos)'),
        ...(names.length === 0 ? [] : [fc.constantFrom(...names)]),
      ),
      fc.tuple(tie('expr'), fc.constantFrom('+', '-'), tie('expr')).map(([a, op, b]) => `(${a} ${op} ${b})`),
      fc.tuple(tie('expr'), rate).map(([a, r]) => `(${a} * ${r})`),
      fc.tuple(tie('expr'), count).map(([a, n]) => `(${a} * ${n})`),
      fc
        .tuple(tie('expr'), fc.constantFrom('3', '7', '30', '30.4', 'period.days', '(100% + tasa_fija)'))
        .map(([a, n]) => `(${a} / ${n})`),
      tie('expr').map((a) => `(${a} / horas_mes * horas_extra_diurnas)`),
      tie('expr').map((a) => `-(${a})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('expr'), tie('expr'))
        .map(([f, a, b]) => `${f}(${a}, ${b})`),
      fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => `clamp(${a}, 1_000 COP, max(1_000 COP, ${b}))`),
      fc.tuple(condition, tie('expr'), tie('expr')).map(([c, a, b]) => `(if ${c} then ${a} else ${b})`),
      fc
        .tuple(tie('expr'), fc.constantFrom('tarifa', 'tramos', 'rebaja', 'escalon'))
        .map(([a, t]) => `${t}(max(0 COP, ${a}))`),
      fc
        .tuple(tie('expr'), fc.constantFrom('tarifa', 'tramos', 'rebaja', 'escalon'))
        .map(([a, t]) => `${t}(max(0 COP, ${a})) at retiro`),
      fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => `(if ${a} > ${b} then ${a} - ${b} else 0 COP)`),
      fc.tuple(tie('expr'), condition).map(([a, c]) => `(${a} when ${c})`),
      tie('expr').map((a) => `(${a} * workdays(add_workdays(retiro, -9), add_days(retiro, 40)))`),
      tie('expr').map((a) => `(${a} * workdays(retiro, end_of_month(retiro)))`),
    ),
  }));
  return expr;
}

const rounding = fc.constantFrom(
  '',
  'rounded',
  'round half_even to 1 COP',
  'round down to 0.01 COP',
  'round up to 10 COP',
  'round half_up to 1_000 COP above 10_000 COP, 100 COP above 100 COP, 1 COP',
);
const lineRounding = rounding.filter((text) => text !== 'rounded');
const when = fc.option(condition, { nil: null }).map((text) => (text === null ? '' : `when ${text}`));
const dates = fc.constantFrom('', '', 'from 2025-04-01', 'until 2025-08-31');
const omit = fc.constantFrom('', 'omit_zero');

function line(kind: string, index: number, names: readonly string[]): fc.Arbitrary<string> {
  const name = `${kind}_${index}`;
  const value = money(names);
  if (kind === 'let') {
    return fc.tuple(value, when, rounding).map(([v, c, r]) => `let ${name} = ${v} ${c} ${r}`);
  }
  const common = fc.tuple(value, when, lineRounding, dates, omit);
  return common.map(([v, c, r, d, o]) => {
    const marks =
      kind === 'perception'
        ? `marks ${index % 2 === 0 ? 'par' : 'gravado except min(amount, 3 UVT), not salarial'}`
        : '';
    const bracket = kind === 'deduction' ? 'bracket paso' : '';
    return `${kind} ${name} = max(0 COP, ${v}) ${c} ${d} ${r} ${o} ${marks} ${bracket} law "ley"`;
  });
}

/** Names that later formulas may read: lines that exist on some dates only are left to the sums. */
function readable(kind: string, count_: number): readonly string[] {
  return kind === 'let' ? Array.from({ length: count_ }, (_, index) => `let_${index}`) : [];
}

function lines(kind: string, most: number, names: readonly string[]): fc.Arbitrary<readonly string[]> {
  return fc
    .integer({ min: 1, max: most })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => line(kind, index, names))));
}

const employer = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(money(names), rate, money(names), when).map(
    ([base, r, amount, c]) => `employer patronal "Patronal" on max(0 COP, ${base}) {
  parte_1 "Parte 1" rate ${r} law "ley"
  parte_2 "Parte 2" rate 100% / 12 ${c} law "ley"
  parte_3 "Parte 3" = max(0 COP, ${amount}) from 2025-06-01 law "ley"
  parte_4 "Parte 4" = max(0 COP, ${amount}) on monthly_salary rate tasa_fija ${c} law "ley"
}`,
  );

const deductionBlock = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(money(names), rate, rate, condition, omit, lineRounding).map(
    ([
      base,
      r,
      other,
      c,
      o,
      round,
    ]) => `deductions cuotas "Cuotas" on max(0 COP, ${base}) when ${c} ${o} law "ley" {
  cuota_1 "Cuota 1" rate ${r} bracket paso due causada_1 "Causada 1" ${round}
  cuota_2 "Cuota 2" on monthly_salary rate ${other} due causada_2 from 2025-03-01
  cuota_3 "Cuota 3" = 1_000 COP * cantidad_hijos due causada_3 until 2025-09-30
}
let causado = due(cuotas) when ${c}
base descontado = sum(cuotas)`,
  );

/** The text of a random rule file. */
export const randomProgram: fc.Arbitrary<string> = lines('let', 3, []).chain((lets) => {
  const names = readable('let', lets.length);
  const sums = [...names, 'sum(perceptions)', 'sum(gravado)', 'sum(salarial)'];
  return fc
    .tuple(
      lines('perception', 3, names),
      lines('base', 2, sums),
      lines('deduction', 3, sums),
      employer(sums),
      deductionBlock(sums),
      condition,
      fc.boolean(),
    )
    .map(([perceptions, bases, deductions, table, block, warning, roundsLimits]) =>
      [
        roundsLimits ? HEAD : HEAD.replace(' round limits half_up to 0.01 COP', ''),
        'let paso = tarifa(max(0 COP, monthly_salary - overtime_amount)) rounded',
        'base base_mes = monthly_salary',
        'base base_extra = overtime_amount',
        'let dia = diaria(base_mes + base_extra) rounded',
        'let expectativa : rate by date law "ley" { 2025-01-01 0.9%  2025-08-01 (12.5% - tasa_fija) }',
        ...lets,
        ...perceptions,
        ...bases,
        ...deductions,
        table,
        block,
        'total neto = sum(perceptions) - sum(deductions) as net_salary',
        `warn BELOW_MINIMUM_WAGE on monthly_salary when ${warning} "Salario {monthly_salary}, tasa {tasa_fija}, {contrato}, {con_bono}"`,
        'warn SALARY_INPUT_MISMATCH on net_salary when net_salary < monthly_salary "neto {net_salary}"',
        `warn X severity info on first of ferias_amount, horas_extra_diurnas, fijo, cantidad_hijos when ${warning} "ojo"`,
        'refuse VALIDATION_ERROR on sunday_bonus_days when sunday_bonus_days > period.days "No hay {sunday_bonus_days}"',
      ].join('\n'),
    );
});
