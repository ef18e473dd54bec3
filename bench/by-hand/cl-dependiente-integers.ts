import { people } from './cl-dependiente-people.ts';
import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';

/** UF of the last day, in cents, and UTM of each month of 2026; the last ones known are carried forward. */
const UF_AND_UTM = [
  [3_970_607, 69_751],
  [3_979_063, 69_611],
  [3_984_172, 69_889],
  [4_012_020, 69_889],
  [4_061_069, 70_588],
  [4_082_031, 71_506],
  [4_084_479, 71_649],
  [4_087_377, 71_649],
  [4_105_720, 71_721],
  [4_105_720, 72_151],
  [4_105_720, 72_151],
  [4_105_720, 72_151],
] as const;

function sisIn(month: number): number {
  if (month < 4) return 154;
  return month < 8 ? 162 : 178;
}

/** All that the law changes from month to month, in pesos; rates in ten thousandths. */
const MONTHS = UF_AND_UTM.map(([uf, utm], index) => {
  const month = index + 1;
  const fromMay = month >= 5;
  return {
    utm,
    gratificacion: halfUp((fromMay ? 553_553 : 539_000) * 475, 1200),
    afpSalud: halfUp(uf * (month < 2 ? 899 : 900), 1000),
    afc: halfUp(uf * (month < 2 ? 1351 : 1352), 1000),
    sis: sisIn(month),
    lifeExpectancy: month < 8 ? 90 : 250 - sisIn(month),
    protectedReturn: month < 8 ? 0 : 90,
    upToA: fromMay ? 649_039 : 631_976,
    a: fromMay ? 22_601 : 22_007,
    upToB: fromMay ? 947_990 : 923_067,
    b: fromMay ? 13_870 : 13_505,
    c: fromMay ? 4_382 : 4_267,
  };
});

type Figures = (typeof MONTHS)[number];

/** Ley 16.744, basic, and SANNA, in hundred thousandths. */
const MUTUAL = 930;

/** Unemployment insurance in per mille: the worker's rate and the employer's. */
const INDEFINIDO = { worker: 6, employer: 24 };
const PLAZO_FIJO = { worker: 0, employer: 30 };
const ONCE_ANIOS = { worker: 0, employer: 8 };

function taxOn(base: number, utm: number): number {
  if (2 * base <= 27 * utm) return 0;
  if (base <= 30 * utm) return lessened(base * 40, 540 * utm);
  if (base <= 50 * utm) return lessened(base * 80, 1_740 * utm);
  if (base <= 70 * utm) return lessened(base * 135, 4_490 * utm);
  if (base <= 90 * utm) return lessened(base * 230, 11_140 * utm);
  if (base <= 120 * utm) return lessened(base * 304, 17_800 * utm);
  if (base <= 310 * utm) return lessened(base * 350, 23_320 * utm);
  return lessened(base * 400, 38_820 * utm);
}

/** A thousand times a tax, less what its bracket takes off, in pesos. */
function lessened(thousandfold: number, less: number): number {
  return halfUp(Math.max(0, thousandfold - less), 1000);
}

function perChild(income: number, { upToA, a, upToB, b, c }: Figures): number {
  if (income <= upToA) return a;
  return income <= upToB ? b : c;
}

/** The request, read: money in hundredths of a peso, rates in hundred thousandths. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0', afp_rate } = employee;
  const elevenYears = overrides.afc_indefinido_11_anios ?? false;
  if (afp_rate === undefined) throw new TypeError('afp_rate is required');
  return {
    salary: monthly_salary === undefined ? scaled(daily_salary, 2) * 30 : scaled(monthly_salary, 2),
    days: period.days,
    month: Number(period.end.slice(5, 7)),
    afpRate: scaled(afp_rate, 5),
    mutualRate: MUTUAL + scaledOr(employee.risk_class_rate, 5, 0),
    overtime: scaledOr(employee.overtime_amount, 2, 0),
    commission: scaledOr(employee.commission_amount, 2, 0),
    family: scaledOr(employee.asignacion_familiar_amount, 2, 0),
    meals: scaledOr(employee.colacion_amount, 2, 0),
    commute: scaledOr(employee.movilizacion_amount, 2, 0),
    bonus: overrides.gratificacion_legal ?? true,
    contract: (overrides.contrato_plazo_fijo ?? false) ? PLAZO_FIJO : elevenYears ? ONCE_ANIOS : INDEFINIDO,
  };
}

/** Every amount of the payslip in pesos, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { contract } = person;
  const figures = MONTHS[person.month - 1];
  if (figures === undefined) throw new RangeError(`no month ${person.month}`);

  const sueldo_base = halfUp(person.salary * person.days, 3000);
  const horas_extra = halfUp(person.overtime, 100);
  const comisiones = halfUp(person.commission, 100);
  const earned = sueldo_base + horas_extra + comisiones;
  const gratificacion_legal = person.bonus ? Math.min(halfUp(earned, 4), figures.gratificacion) : 0;
  const asignacion_familiar = halfUp(person.family, 100);
  const colacion = halfUp(person.meals, 100);
  const movilizacion = halfUp(person.commute, 100);
  const total_imponible = earned + gratificacion_legal;
  const total_no_imponible = asignacion_familiar + colacion + movilizacion;
  const total_haberes = total_imponible + total_no_imponible;

  const base_imponible_afp_salud = Math.min(total_imponible, figures.afpSalud);
  const base_imponible_afc = Math.min(total_imponible, figures.afc);
  const cotizacion_afp = halfUp(base_imponible_afp_salud * person.afpRate, 100_000);
  const cotizacion_salud = halfUp(base_imponible_afp_salud * 7, 100);
  const seguro_cesantia_trabajador = halfUp(base_imponible_afc * contract.worker, 1000);
  const contributions = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador;
  const base_tributable = Math.max(0, total_imponible - contributions);
  const impuesto_unico = taxOn(base_tributable, figures.utm);
  const total_descuentos = contributions + impuesto_unico;

  const sis = halfUp(base_imponible_afp_salud * figures.sis, 10_000);
  const capitalizacion_individual_empleador = halfUp(base_imponible_afp_salud, 1000);
  const expectativa_vida = halfUp(base_imponible_afp_salud * figures.lifeExpectancy, 10_000);
  const rentabilidad_protegida = halfUp(base_imponible_afp_salud * figures.protectedReturn, 10_000);
  const afc_empleador = halfUp(base_imponible_afc * contract.employer, 1000);
  const mutual_ley_16744 = halfUp(base_imponible_afp_salud * person.mutualRate, 100_000);
  const total_aportes_empleador =
    sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;

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
    liquido_a_pagar: total_haberes - total_descuentos,
    sis,
    capitalizacion_individual_empleador,
    expectativa_vida,
    rentabilidad_protegida,
    afc_empleador,
    mutual_ley_16744,
    total_aportes_empleador,
    costo_empresa: total_haberes + total_aportes_empleador,
    monto_por_carga: perChild(total_imponible, figures),
  };
}

export const contender: ByIntegers = {
  scheme: 'CL.dependiente',
  file: 'rules/cl/dependiente/2025-08-01.pay',
  people,
  arithmetic: 'integers',
  coins: 1,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
