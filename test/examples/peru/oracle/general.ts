import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import {
  add,
  centavos,
  compare,
  divide,
  exactly,
  type Fraction,
  larger,
  multiply,
  printQuantity,
  smaller,
  subtract,
  ZERO,
} from '../../../oracle/co/fraction.ts';
import type { Verdict } from '../../../oracle/oracle.ts';
import { Facts } from './facts.ts';
import { type Figures, figuresAt } from './figures.ts';
import { bonusRate, extraordinaryBonus, familyAllowance, healthOf } from './health.ts';
import { divisorOf, netIncome, taxOf } from './income-tax.ts';
import {
  capped,
  commissionRate,
  insurableMaximum,
  isInAfp,
  type Lines,
  lacksMaximum,
  paysPrima,
  pensionOf,
} from './pension.ts';
import { codesThatHold, sumOf, verdictOf } from './verdict.ts';

/** law.md 2.2: a full month counts 30, another span its days up to 30. */
function daysCounted({ start_date, end_date, days }: CalculationRequest['period']): Fraction {
  const [year = 0, month = 0] = end_date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isWhole = start_date.endsWith('-01') && end_date.endsWith(`-${lastDay}`);
  return exactly(isWhole ? 30 : Math.min(days, 30));
}

interface Month {
  readonly facts: Facts;
  readonly figures: Figures;
  readonly salary: Fraction;
  readonly allowance: Fraction;
  readonly partOfMonth: Fraction;
  /** Ordinary hours of a month. */
  readonly hours: Fraction;
}

function monthOf(facts: Facts): Month {
  const figures = figuresAt(facts.end);
  return {
    facts,
    figures,
    salary: facts.amount('monthly_salary', multiply(exactly(30), facts.amount('daily_salary'))),
    allowance: familyAllowance(facts, figures),
    partOfMonth: divide(daysCounted(facts.request.period), exactly(30)),
    hours: multiply(exactly(30), facts.amount('jornada_diaria', exactly(8))),
  };
}

/** law.md 3.1, lines 1 to 7. */
function remuneration({ facts, figures, salary, allowance, partOfMonth, hours }: Month): Lines {
  const hour = divide(add(salary, allowance), hours);
  const overtime = (field: string, factor: string) =>
    centavos(multiply(hour, facts.amount(field), exactly(factor)));
  const belowNightFloor = larger(ZERO, subtract(multiply(figures.rmv, exactly('1.35')), salary));
  return {
    remuneracion_basica: centavos(multiply(salary, partOfMonth)),
    asignacion_familiar: allowance,
    complemento_nocturno: centavos(multiply(divide(belowNightFloor, hours), facts.amount('horas_nocturnas'))),
    sobretiempo_25: overtime('horas_extra_25', '1.25'),
    sobretiempo_35: overtime('horas_extra_35', '1.35'),
    sobretiempo_100: overtime('horas_extra_100', '2'),
    comisiones_y_bonos: centavos(facts.amount('comisiones_y_bonos')),
  };
}

/** law.md 3.1, line 8: what July and December pay, before days are taken off. */
function bonuses({ facts, salary, allowance }: Month) {
  const base = add(salary, allowance, facts.amount('promedio_variables'));
  const of = (field: string) => multiply(base, divide(facts.amount(field, exactly(6)), exactly(6)));
  return { base, july: of('meses_gratificacion_julio'), december: of('meses_gratificacion_diciembre') };
}

function bonusPaid(month: Month): Fraction {
  const { facts } = month;
  if (facts.month !== 7 && facts.month !== 12) return ZERO;
  const { base, july, december } = bonuses(month);
  const missed = multiply(divide(base, exactly(180)), facts.amount('dias_descuento_gratificacion'));
  return centavos(larger(ZERO, subtract(facts.month === 7 ? july : december, missed)));
}

/** law.md 12: whether the insurable maximum caps these as well is to be confirmed. */
const CAPPED_COVERS = ['tasa_sctr_pension', 'tasa_vida_ley'];

const OVERTIME = ['sobretiempo_25', 'sobretiempo_35', 'sobretiempo_100', 'comisiones_y_bonos'];

function pick(lines: Lines, ids: readonly string[]): Fraction {
  return add(...ids.map((id) => lines[id] ?? ZERO));
}

/** law.md 3.3. */
function withholding(month: Month, earned: Lines): Lines {
  const { facts, figures, salary, allowance } = month;
  const paid = earned.gratificacion ?? ZERO;
  const extraBonus = earned.bonificacion_extraordinaria ?? ZERO;
  const projects = facts.flag('proyecta_bonificacion_extraordinaria', true);
  const { july, december } = bonuses(month);
  const toCome = add(facts.month < 7 ? july : ZERO, facts.month < 12 ? december : ZERO);
  const factor = projects ? add(exactly(1), bonusRate(facts)) : exactly(1);
  const yearBonuses = centavos(add(paid, projects ? extraBonus : ZERO, multiply(toCome, factor)));
  const ordinary = pick(earned, ['remuneracion_basica', 'asignacion_familiar', 'complemento_nocturno']);
  const later = add(salary, allowance, earned.complemento_nocturno ?? ZERO);
  const averaged = facts.given('remuneracion_proyectable');
  const projected = averaged
    ? multiply(facts.amount('remuneracion_proyectable'), exactly(13 - facts.month))
    : add(ordinary, multiply(later, exactly(12 - facts.month)));
  const gross = centavos(add(projected, yearBonuses, facts.amount('rentas_anteriores')));
  const net = netIncome(gross, figures.uit);
  const tax = taxOf(net, figures.uit);
  const before = facts.month <= 3 ? ZERO : facts.amount('retenciones_anteriores');
  const monthly = centavos(divide(larger(ZERO, subtract(tax, before)), divisorOf(facts.month)));
  const extraordinary = add(
    averaged ? ZERO : pick(earned, OVERTIME),
    earned.utilidades_y_liberalidades ?? ZERO,
    projects ? ZERO : extraBonus,
  );
  const taxWithExtraordinary = taxOf(netIncome(add(gross, extraordinary), figures.uit), figures.uit);
  const additional = subtract(taxWithExtraordinary, tax);
  return {
    remuneracion_ordinaria: ordinary,
    gratificaciones_del_ejercicio: yearBonuses,
    renta_proyectada: gross,
    renta_neta: net,
    impuesto_anual: tax,
    retencion_ordinaria: monthly,
    ingresos_extraordinarios: extraordinary,
    impuesto_con_extraordinarios: taxWithExtraordinary,
    retencion_adicional: additional,
    quinta_categoria: add(monthly, additional),
  };
}

/** law.md 3.4. */
function employerOf(month: Month, base: Fraction, insurable: Fraction) {
  const { facts, figures, salary, allowance, partOfMonth } = month;
  const healthBase = larger(base, figures.rmv);
  const isLong = compare(facts.amount('jornada_diaria', exactly(8)), exactly(4)) >= 0;
  const benefits = isLong ? multiply(add(salary, allowance), partOfMonth) : ZERO;
  const bases = {
    base_essalud: healthBase,
    base_cts: centavos(multiply(benefits, exactly('7/6'))),
    base_vacaciones: centavos(benefits),
  };
  const contributions = {
    ...healthOf(facts, figures, healthBase),
    sctr_salud: centavos(multiply(base, facts.amount('tasa_sctr_salud'))),
    sctr_pension: centavos(multiply(insurable, facts.amount('tasa_sctr_pension'))),
    vida_ley: centavos(multiply(insurable, facts.amount('tasa_vida_ley'))),
  };
  const provisions = {
    cts_provision: centavos(divide(bases.base_cts, exactly(12))),
    vacaciones_provision: centavos(divide(bases.base_vacaciones, exactly(12))),
  };
  return { bases, contributions, provisions };
}

function warningsOf(month: Month, base: Fraction, insurable: Fraction, net: Fraction) {
  const { facts, figures, salary } = month;
  const share = smaller(exactly(1), divide(facts.amount('jornada_diaria', exactly(8)), exactly(4)));
  return codesThatHold({
    BELOW_MINIMUM_WAGE: compare(salary, multiply(figures.rmv, share)) < 0,
    CONTRIBUTION_BASE_FLOORED: compare(base, figures.rmv) < 0,
    CONTRIBUTION_BASE_CAPPED: isInAfp(facts) && compare(base, insurable) > 0,
    NEGATIVE_NET_SALARY: compare(net, ZERO) < 0,
    PARAM_UNVERIFIED: CAPPED_COVERS.some((rate) => compare(facts.amount(rate), ZERO) > 0),
  });
}

/** law.md 3: a month of the régimen general. */
export function computeGeneral(request: CalculationRequest): Verdict {
  const facts = new Facts(request);
  const month = monthOf(facts);
  const { figures } = month;
  const paid = remuneration(month);
  const base = sumOf(paid);
  const maximum = insurableMaximum(facts, figures);
  const isDue = CAPPED_COVERS.some((rate) => compare(facts.amount(rate), ZERO) > 0);
  if (lacksMaximum(base, maximum, isDue || paysPrima(facts))) return { kind: 'refused' };
  const insurable = capped(base, maximum);
  const base_prima = isInAfp(facts) ? centavos(insurable) : ZERO;
  const bonus = bonusPaid(month);
  const earned = {
    ...paid,
    gratificacion: bonus,
    bonificacion_extraordinaria: extraordinaryBonus(facts, bonus),
    utilidades_y_liberalidades: centavos(facts.amount('utilidades_y_liberalidades')),
    condiciones_trabajo: centavos(facts.amount('condiciones_trabajo')),
  };
  const { quinta_categoria = ZERO, ...tax } = withholding(month, earned);
  const deductions = {
    ...pensionOf(facts, figures, base, base_prima),
    quinta_categoria,
    otros_descuentos: centavos(facts.amount('otros_descuentos')),
  };
  const { bases, contributions, provisions } = employerOf(month, base, insurable);
  const total = sumOf(earned);
  const net = subtract(total, sumOf(deductions));
  const lines = {
    ...earned,
    ...tax,
    ...deductions,
    ...bases,
    ...contributions,
    ...provisions,
    base_pension: base,
    base_prima,
    total_ingresos: total,
    total_descuentos: sumOf(deductions),
    neto: net,
    total_aportes: sumOf(contributions),
    total_provisiones: sumOf(provisions),
    costo_total_empleador: add(total, sumOf(contributions), sumOf(provisions)),
  };
  const warnings = warningsOf(month, base, insurable, net);
  return verdictOf(lines, warnings, { tasa_comision: printQuantity(commissionRate(facts)) });
}
