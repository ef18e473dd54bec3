import { people } from './cl-dependiente-people.ts';
import {
  type Allowance,
  CAPITALIZACION,
  GRATIFICACION,
  INDEFINIDO,
  LEY_16744_BASICA,
  MONTHS,
  ONCE_ANIOS,
  PLAZO_FIJO,
  SALUD,
  SANNA,
} from './cl-figures-decimal.ts';
import type { ByDecimal, Person } from './contender.ts';
import { Decimal, rowOf, sent, whole, ZERO } from './decimals.ts';

/** Ley 16.744, basic, and SANNA. */
const MUTUAL = LEY_16744_BASICA.plus(SANNA);

function perChild(income: Decimal, { upToA, a, upToB, b, c }: Allowance): Decimal {
  if (income.lte(upToA)) return a;
  return income.lte(upToB) ? b : c;
}

/** The request, read. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0', afp_rate } = employee;
  const elevenYears = overrides.afc_indefinido_11_anios ?? false;
  if (afp_rate === undefined) throw new TypeError('afp_rate is required');
  return {
    salary: monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary),
    days: new Decimal(period.days),
    month: Number(period.end.slice(5, 7)),
    afpRate: new Decimal(afp_rate),
    mutualRate: MUTUAL.plus(sent(employee.risk_class_rate, ZERO)),
    overtime: sent(employee.overtime_amount, ZERO),
    commission: sent(employee.commission_amount, ZERO),
    family: sent(employee.asignacion_familiar_amount, ZERO),
    meals: sent(employee.colacion_amount, ZERO),
    commute: sent(employee.movilizacion_amount, ZERO),
    bonus: overrides.gratificacion_legal ?? true,
    contract: (overrides.contrato_plazo_fijo ?? false) ? PLAZO_FIJO : elevenYears ? ONCE_ANIOS : INDEFINIDO,
  };
}

/** Every amount of the payslip, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { contract } = person;
  const figures = MONTHS[person.month - 1];
  if (figures === undefined) throw new RangeError(`no month ${person.month}`);

  const sueldo_base = whole(person.salary.times(person.days).div(30));
  const horas_extra = whole(person.overtime);
  const comisiones = whole(person.commission);
  const earned = sueldo_base.plus(horas_extra).plus(comisiones);
  const gratificacion_legal = person.bonus
    ? whole(Decimal.min(earned.times(GRATIFICACION), figures.gratificacion))
    : ZERO;
  const asignacion_familiar = whole(person.family);
  const colacion = whole(person.meals);
  const movilizacion = whole(person.commute);
  const total_imponible = earned.plus(gratificacion_legal);
  const total_no_imponible = asignacion_familiar.plus(colacion).plus(movilizacion);
  const total_haberes = total_imponible.plus(total_no_imponible);

  const base_imponible_afp_salud = Decimal.min(total_imponible, figures.afpSalud);
  const base_imponible_afc = Decimal.min(total_imponible, figures.afc);
  const cotizacion_afp = whole(base_imponible_afp_salud.times(person.afpRate));
  const cotizacion_salud = whole(base_imponible_afp_salud.times(SALUD));
  const seguro_cesantia_trabajador = whole(base_imponible_afc.times(contract.worker));
  const contributions = cotizacion_afp.plus(cotizacion_salud).plus(seguro_cesantia_trabajador);
  const base_tributable = Decimal.max(ZERO, total_imponible.minus(contributions));
  const { rate, fixed } = rowOf(figures.brackets, base_tributable);
  const impuesto_unico = whole(Decimal.max(ZERO, base_tributable.times(rate).minus(fixed)));
  const total_descuentos = contributions.plus(impuesto_unico);

  const sis = whole(base_imponible_afp_salud.times(figures.sis));
  const capitalizacion_individual_empleador = whole(base_imponible_afp_salud.times(CAPITALIZACION));
  const expectativa_vida = whole(base_imponible_afp_salud.times(figures.lifeExpectancy));
  const rentabilidad_protegida = whole(base_imponible_afp_salud.times(figures.protectedReturn));
  const afc_empleador = whole(base_imponible_afc.times(contract.employer));
  const mutual_ley_16744 = whole(base_imponible_afp_salud.times(person.mutualRate));
  const total_aportes_empleador = sis
    .plus(capitalizacion_individual_empleador)
    .plus(expectativa_vida)
    .plus(rentabilidad_protegida)
    .plus(afc_empleador)
    .plus(mutual_ley_16744);

  return {
    sueldo_base,
    horas_extra,
    comisiones,
    tope_gratificacion_mensual: figures.gratificacion,
    gratificacion_legal,
    asignacion_familiar,
    colacion,
    movilizacion,
    total_imponible,
    total_no_imponible,
    total_haberes,
    tope_imponible_afp_salud: figures.afpSalud,
    tope_imponible_afc: figures.afc,
    base_imponible_afp_salud,
    base_imponible_afc,
    cotizacion_afp,
    cotizacion_salud,
    seguro_cesantia_trabajador,
    base_tributable,
    impuesto_unico,
    total_descuentos,
    liquido_a_pagar: total_haberes.minus(total_descuentos),
    sis,
    capitalizacion_individual_empleador,
    expectativa_vida,
    rentabilidad_protegida,
    afc_empleador,
    mutual_ley_16744,
    total_aportes_empleador,
    costo_empresa: total_haberes.plus(total_aportes_empleador),
    monto_por_carga: perChild(total_imponible, figures.allowance),
  };
}

export const contender: ByDecimal = {
  scheme: 'CL.dependiente',
  file: 'rules/cl/dependiente/2025-08-01.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
