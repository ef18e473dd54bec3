import {
  BASES,
  DETRACCION,
  DETRACCION_SAC,
  FFEP,
  FIRST_HALF,
  JUBILACION,
  LARGE,
  MIPYME,
  OBRA_SOCIAL_EMPLEADOR,
  OTHER,
  SCVO,
  SCVO_FROM_MARCH,
  SECOND_HALF,
  TOPE,
  TRES_POR_CIENTO,
} from './ar-figures-decimal.ts';
import { people } from './ar-general-people.ts';
import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, excess, rowOf, sent, ZERO } from './decimals.ts';

function clamp(amount: Decimal, least: Decimal, most: Decimal): Decimal {
  return Decimal.min(Decimal.max(amount, least), most);
}

/** The request, read. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0', risk_class_rate } = employee;
  const large = overrides.empleador_grande_servicios ?? false;
  return {
    salary: monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary),
    days: new Decimal(period.days),
    month: Number(period.start.slice(5, 7)),
    overtime: sent(employee.overtime_amount, ZERO),
    commission: sent(employee.commission_amount, ZERO),
    children: sent(employee.cantidad_hijos, ZERO),
    disabledChildren: sent(employee.cantidad_hijos_incapacitados, ZERO),
    unionRate: sent(employee.cuota_sindical_rate, ZERO),
    artRate: sent(risk_class_rate, ZERO),
    spouse: overrides.conyuge_a_cargo ?? false,
    bonus: overrides.liquida_sac ?? false,
    employer: large ? LARGE : (overrides.empleador_mipyme ?? true) ? MIPYME : OTHER,
    twelfths: !(overrides.excluir_sac_proporcional ?? false),
  };
}

/** Every amount of the payslip, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { days, month, unionRate, bonus, employer } = person;
  const bases = BASES[month - 1];
  if (bases === undefined) throw new RangeError(`no month ${month}`);
  const figures = month < 7 ? FIRST_HALF : SECOND_HALF;
  const twelfth = (amount: Decimal) => (person.twelfths ? cents(amount.div(12)) : ZERO);

  const sueldo_basico = cents(person.salary.times(days).div(30));
  const horas_extra = cents(person.overtime);
  const comisiones = cents(person.commission);
  const remuneracion_bruta = sueldo_basico.plus(horas_extra).plus(comisiones);
  const sac = bonus ? cents(remuneracion_bruta.div(2)) : ZERO;
  const total_percepciones = remuneracion_bruta.plus(sac);

  const base_aportes = clamp(remuneracion_bruta, bases.least, bases.most);
  const base_aportes_obra_social = Decimal.max(bases.twiceLeast, Decimal.min(remuneracion_bruta, bases.most));
  const base_aportes_sac = bonus ? cents(clamp(sac, bases.halfLeast, bases.halfMost)) : ZERO;
  const base_aportes_obra_social_sac = bonus
    ? cents(Decimal.max(bases.least, Decimal.min(sac, bases.halfMost)))
    : ZERO;
  const pensionBase = base_aportes.plus(base_aportes_sac);
  const healthBase = base_aportes_obra_social.plus(base_aportes_obra_social_sac);
  const jubilacion = cents(pensionBase.times(JUBILACION));
  const ley_19032 = cents(pensionBase.times(TRES_POR_CIENTO));
  const obra_social = cents(healthBase.times(TRES_POR_CIENTO));
  const cuota_sindical = cents(total_percepciones.times(unionRate));
  const contributions = jubilacion.plus(ley_19032).plus(obra_social).plus(cuota_sindical);

  const aporte_jubilacion = cents(base_aportes.times(JUBILACION));
  const aporte_ley_19032 = cents(base_aportes.times(TRES_POR_CIENTO));
  const aporte_obra_social = cents(base_aportes_obra_social.times(TRES_POR_CIENTO));
  const aporte_sindical = cents(remuneracion_bruta.times(unionRate));
  const aportes_computables = aporte_jubilacion
    .plus(aporte_ley_19032)
    .plus(aporte_obra_social)
    .plus(aporte_sindical);
  const sac_proporcional = twelfth(remuneracion_bruta);
  const aportes_sac_proporcional = twelfth(aportes_computables);
  const deducciones_personales = figures.gni
    .plus(figures.especial)
    .plus(person.spouse ? figures.conyuge : ZERO)
    .plus(figures.hijo.times(person.children))
    .plus(figures.incapacitado.times(person.disabledChildren));
  const deduccion_doceava = twelfth(deducciones_personales);
  const ganancia_neta_sujeta = Decimal.max(
    ZERO,
    remuneracion_bruta
      .plus(sac_proporcional)
      .minus(aportes_computables)
      .minus(aportes_sac_proporcional)
      .minus(deducciones_personales)
      .minus(deduccion_doceava),
  );
  const row = rowOf(figures.escala, ganancia_neta_sujeta);
  const impuesto_determinado = cents(excess(ganancia_neta_sujeta, row));
  const ganancias_tope_35 = cents(total_percepciones.minus(contributions).times(TOPE));
  const ganancias = Decimal.max(ZERO, Decimal.min(impuesto_determinado, ganancias_tope_35));
  const total_deducciones = contributions.plus(ganancias);

  const ofMonth = Decimal.max(bases.least, remuneracion_bruta.minus(DETRACCION));
  const ofBonus = bonus ? Decimal.max(bases.halfLeast, sac.minus(DETRACCION_SAC)) : ZERO;
  const base_contribuciones = cents(ofMonth.plus(ofBonus));
  const base_obra_social_empleador = Decimal.max(bases.twiceLeast, remuneracion_bruta).plus(
    bonus ? Decimal.max(bases.least, sac) : ZERO,
  );
  const base_art = total_percepciones;
  const withFal = month >= 11;
  const contrib_sipa = cents(base_contribuciones.times(withFal ? employer.sipaWithFal : employer.sipa));
  const contrib_inssjp = cents(base_contribuciones.times(employer.inssjp));
  const contrib_aaff = cents(base_contribuciones.times(employer.aaff));
  const contrib_fne = cents(base_contribuciones.times(employer.fne));
  const contrib_fal = withFal ? cents(base_contribuciones.times(employer.fal)) : ZERO;

  return {
    sueldo_basico,
    horas_extra,
    comisiones,
    remuneracion_bruta,
    sac,
    total_percepciones,
    base_aportes,
    base_aportes_obra_social,
    base_aportes_sac,
    base_aportes_obra_social_sac,
    jubilacion,
    ley_19032,
    obra_social,
    cuota_sindical,
    aporte_jubilacion,
    aporte_ley_19032,
    aporte_obra_social,
    aporte_sindical,
    aportes_computables,
    sac_proporcional,
    aportes_sac_proporcional,
    deducciones_personales,
    deduccion_doceava,
    ganancia_neta_sujeta,
    impuesto_determinado,
    ganancias_tope_35,
    ganancias,
    total_deducciones,
    neto: total_percepciones.minus(total_deducciones),
    base_contribuciones,
    base_obra_social_empleador,
    base_art,
    contrib_sipa,
    contrib_inssjp,
    contrib_aaff,
    contrib_fne,
    contrib_fal,
    contrib_obra_social: cents(base_obra_social_empleador.times(OBRA_SOCIAL_EMPLEADOR)),
    contrib_art_variable: cents(base_art.times(person.artRate)),
    contrib_art_ffep: FFEP[month - 1] ?? ZERO,
    contrib_scvo: month < 3 ? SCVO : SCVO_FROM_MARCH,
    contrib_seguridad_social_total: contrib_sipa
      .plus(contrib_inssjp)
      .plus(contrib_aaff)
      .plus(contrib_fne)
      .plus(contrib_fal),
  };
}

export const contender: ByDecimal = {
  scheme: 'AR.general',
  file: 'rules/ar/general/2026-01-01.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
