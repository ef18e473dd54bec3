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
import { days30, later, monthsLater, nextDay, wholeMonths, yearsOfService } from './calendar.ts';
import { Facts } from './facts.ts';
import { type Figures, figuresAt } from './figures.ts';
import { extraordinaryBonus, familyAllowance, healthOf } from './health.ts';
import { netIncome, taxOf } from './income-tax.ts';
import {
  capped,
  commissionRate,
  insurableMaximum,
  isInAfp,
  lacksMaximum,
  paysPrima,
  pensionOf,
} from './pension.ts';
import { codesThatHold, sumOf, verdictOf } from './verdict.ts';

/** law.md 7, rows 1 to 4: whole counts. */
function serviceOf(facts: Facts) {
  const { end } = facts;
  const hired = facts.word('fecha_ingreso');
  const year = Number(end.slice(0, 4));
  const count = (name: string) => Number(facts.word(name, '0'));
  const served = days30(hired, end);
  const years = yearsOfService(hired, end);
  const semester =
    facts.month >= 11 ? `${year}-11-01` : facts.month >= 5 ? `${year}-05-01` : `${year - 1}-11-01`;
  const counted = days30(later(hired, semester), end) + count('dias_cts_anteriores');
  const pending = facts.month === 12 && compare(facts.amount('gratificacion_pendiente'), ZERO) > 0;
  const half = `${year}-${facts.month >= 7 ? '07' : '01'}-01`;
  return {
    hired,
    served,
    years,
    record: days30(monthsLater(hired, 12 * years), end),
    ctsDays: served < 30 ? 0 : Math.max(0, counted - count('dias_no_computables_cts')),
    bonusMonths: facts.flag('gratificacion_pagada') || pending ? 0 : wholeMonths(later(hired, half), end),
  };
}

type Service = ReturnType<typeof serviceOf>;

function basesOf(facts: Facts, figures: Figures) {
  const asignacion_familiar = familyAllowance(facts, figures);
  const computable = centavos(add(facts.amount('monthly_salary'), asignacion_familiar));
  const sixth = divide(facts.amount('gratificacion_semestre'), exactly(6));
  return {
    asignacion_familiar,
    remuneracion_computable: computable,
    base_cts: centavos(add(computable, facts.amount('promedio_variables_cts'), sixth)),
    base_gratificacion: centavos(add(computable, facts.amount('promedio_variables_gratificacion'))),
    base_vacaciones: centavos(add(computable, facts.amount('promedio_variables_vacaciones'))),
    base_indemnizacion: centavos(add(computable, facts.amount('promedio_variables_indemnizacion'))),
  };
}

type Bases = ReturnType<typeof basesOf>;

/** Days of a base of thirty. */
function thirtieths(base: Fraction, days: Fraction): Fraction {
  return multiply(divide(base, exactly(30)), days);
}

function isProtected(facts: Facts, { hired }: Service): boolean {
  const byEmployer = ['despido_arbitrario', 'hostilidad'].includes(facts.word('causa'));
  return byEmployer && facts.end >= monthsLater(hired, Number(facts.word('meses_periodo_prueba', '3')));
}

/** law.md 7, row 15: null when the agreed end is needed and not said. */
function indemnityFactor(facts: Facts, service: Service): Fraction | null {
  if (!isProtected(facts, service)) return ZERO;
  const fixedTerm = facts.word('tipo_contrato', 'indeterminado') === 'plazo_fijo';
  if (fixedTerm && !facts.given('fecha_fin_contrato')) return null;
  const span = fixedTerm
    ? exactly(`${days30(nextDay(facts.end), facts.word('fecha_fin_contrato'))}/30`)
    : add(exactly(service.years), exactly(`${service.record}/360`));
  return smaller(exactly(12), multiply(exactly('1.5'), span));
}

/** law.md 7, rows 9 and 12 and the rest that is paid. */
function earningsOf(facts: Facts, bases: Bases, service: Service, factor: Fraction) {
  const missed = multiply(
    divide(bases.base_gratificacion, exactly(180)),
    facts.amount('dias_descuento_gratificacion'),
  );
  const bonus = multiply(bases.base_gratificacion, exactly(`${service.bonusMonths}/6`));
  const recorded = subtract(exactly(service.record), facts.amount('dias_no_computables_vacaciones'));
  const vacation = subtract(
    multiply(bases.base_vacaciones, divide(recorded, exactly(360))),
    thirtieths(bases.base_vacaciones, facts.amount('dias_vacaciones_adelantadas')),
  );
  const gratificacion_trunca = centavos(larger(ZERO, subtract(bonus, missed)));
  const gratificacion_pendiente = centavos(facts.amount('gratificacion_pendiente'));
  const contributing = {
    salario_pendiente: centavos(
      thirtieths(bases.remuneracion_computable, facts.amount('dias_salario_pendiente')),
    ),
    vacaciones_truncas: service.served < 30 ? ZERO : centavos(larger(ZERO, vacation)),
    vacaciones_pendientes: centavos(
      thirtieths(bases.base_vacaciones, facts.amount('dias_vacaciones_pendientes')),
    ),
  };
  const taxedOnly = {
    gratificacion_trunca,
    gratificacion_pendiente,
    bonificacion_extraordinaria: extraordinaryBonus(facts, gratificacion_trunca, gratificacion_pendiente),
  };
  const untouched = {
    cts_trunca: centavos(multiply(bases.base_cts, exactly(`${service.ctsDays}/360`))),
    indemnizacion_vacacional: centavos(
      thirtieths(bases.base_vacaciones, facts.amount('dias_vacaciones_indemnizables')),
    ),
    indemnizacion_despido: centavos(multiply(bases.base_indemnizacion, factor)),
  };
  return { contributing, taxedOnly, untouched };
}

/** law.md 7, rows 19 to 21: the tax of the year against all that was withheld. */
function taxOfTheYear(facts: Facts, { uit }: Figures, taxed: Fraction) {
  const gross = centavos(add(facts.amount('rentas_anteriores'), taxed));
  const net = netIncome(gross, uit);
  const tax = taxOf(net, uit);
  const withheld = facts.amount('retenciones_anteriores');
  return {
    steps: { renta_anual: gross, renta_neta: net, impuesto_anual: tax },
    refund: centavos(larger(ZERO, subtract(withheld, tax))),
    quinta_categoria: centavos(larger(ZERO, subtract(tax, withheld))),
  };
}

/** law.md 7, row 22: what the event adds to the base of the month. */
function healthBase(base: Fraction, paid: Fraction, { rmv }: Figures): Fraction {
  if (compare(base, ZERO) === 0) return ZERO;
  const before = compare(paid, ZERO) > 0 ? larger(paid, rmv) : ZERO;
  return centavos(subtract(larger(add(base, paid), rmv), before));
}

/** law.md 7: what is owed at the end of a contract. */
export function computeLiquidacion(request: CalculationRequest): Verdict {
  const facts = new Facts(request);
  const figures = figuresAt(facts.end);
  if (facts.word('fecha_ingreso') > facts.end) return { kind: 'refused' };
  const service = serviceOf(facts);
  const factor = indemnityFactor(facts, service);
  if (factor === null) return { kind: 'refused' };
  const bases = basesOf(facts, figures);
  const { contributing, taxedOnly, untouched } = earningsOf(facts, bases, service, factor);
  const base = sumOf(contributing);
  const paid = facts.amount('remuneraciones_mes');
  const ofMonth = add(base, paid);
  const maximum = insurableMaximum(facts, figures);
  if (lacksMaximum(ofMonth, maximum, paysPrima(facts))) return { kind: 'refused' };
  const insured = centavos(subtract(capped(ofMonth, maximum), capped(paid, maximum)));
  const { steps, refund, quinta_categoria } = taxOfTheYear(facts, figures, add(base, sumOf(taxedOnly)));
  const earned = { ...contributing, ...taxedOnly, ...untouched, devolucion_quinta: refund };
  const otros_descuentos = centavos(facts.amount('otros_descuentos'));
  const deductions = { ...pensionOf(facts, figures, base, insured), quinta_categoria, otros_descuentos };
  const base_essalud = healthBase(base, paid, figures);
  const health = healthOf(facts, figures, base_essalud);
  const [total, deducted] = [sumOf(earned), sumOf(deductions)];
  const lines = {
    ...bases,
    ...earned,
    ...steps,
    ...deductions,
    ...health,
    base_essalud,
    base_pension: base,
    base_prima: isInAfp(facts) ? insured : ZERO,
    total_ingresos: total,
    total_descuentos: deducted,
    neto: subtract(total, deducted),
    costo_total_empleador: add(total, sumOf(health)),
  };
  const warnings = codesThatHold({
    BENEFIT_NOT_DUE: service.served < 30,
    CONTRIBUTION_BASE_CAPPED: isInAfp(facts) && maximum !== null && compare(ofMonth, maximum) > 0,
    NEGATIVE_NET_SALARY: compare(total, deducted) < 0,
  });
  return verdictOf(lines, warnings, {
    tasa_comision: printQuantity(commissionRate(facts)),
    dias_servicio: String(service.served),
    anios_servicio: String(service.years),
    dias_record: String(service.record),
    dias_cts: String(service.ctsDays),
    meses_gratificacion: String(service.bonusMonths),
    remuneraciones_indemnizacion: printQuantity(factor),
  });
}
