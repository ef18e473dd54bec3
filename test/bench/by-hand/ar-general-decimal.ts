import { people } from './ar-general-people.ts';
import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, type Row, rowOf, sent, ZERO } from './decimals.ts';

/** ANSES bases of the twelve months; the last ones known are carried forward. */
const BASES = (
  [
    ['117643.93', '3823372.95'],
    ['120996.78', '3932339.08'],
    ['124481.49', '4045590.45'],
    ['128091.45', '4162912.57'],
    ['132420.94', '4303619.01'],
    ['135837.40', '4414652.38'],
    ['138757.90', '4509567.41'],
    ['141380.42', '4594798.23'],
    ['144363.55', '4691748.47'],
    ['146759.98', '4769631.49'],
    ['146759.98', '4769631.49'],
    ['146759.98', '4769631.49'],
  ] as const
).map(([least, most]) => ({
  least: new Decimal(least),
  most: new Decimal(most),
  halfLeast: new Decimal(least).div(2),
  halfMost: new Decimal(most).div(2),
  twiceLeast: new Decimal(least).times(2),
}));

/** Fixed sum of the FFEP in March, April and May; no other is known. */
const FFEP: Readonly<Record<number, Decimal>> = {
  3: new Decimal(1637),
  4: new Decimal(1724),
  5: new Decimal(1765),
};

const SCVO = new Decimal('334.68');
const SCVO_FROM_MARCH = new Decimal('424.62');
const DETRACCION = new Decimal('7003.68');
const DETRACCION_SAC = new Decimal('3501.84');

/** The annual scale as printed: where a row starts, its rate, its fixed amount. A month takes a twelfth, in cents. */
type Printed = readonly (readonly [over: string, rate: string, fixed: string])[];

function monthly(printed: Printed): readonly Row[] {
  const twelfth = (amount: string) => cents(new Decimal(amount).div(12));
  return printed.map(([over, rate, fixed], index) => ({
    over: twelfth(over),
    upTo: twelfth(printed[index + 1]?.[0] ?? 'Infinity'),
    rate: new Decimal(rate),
    fixed: twelfth(fixed),
  }));
}

const FIRST_HALF = {
  gni: new Decimal('429316.88'),
  especial: new Decimal('2060721.00'),
  conyuge: new Decimal('404330.39'),
  hijo: new Decimal('203905.29'),
  incapacitado: new Decimal('407810.58'),
  escala: monthly([
    ['0', '0.05', '0'],
    ['2000030.09', '0.09', '100001.50'],
    ['4000060.17', '0.12', '280004.21'],
    ['6000090.26', '0.15', '520007.82'],
    ['9000135.40', '0.19', '970014.59'],
    ['18000270.80', '0.23', '2680040.32'],
    ['27000406.20', '0.27', '4750071.46'],
    ['40500609.30', '0.31', '8395126.30'],
    ['60750913.96', '0.35', '14672720.74'],
  ]),
};

const SECOND_HALF = {
  gni: new Decimal('501639.28'),
  especial: new Decimal('2407868.55'),
  conyuge: new Decimal('472443.59'),
  hijo: new Decimal('238255.03'),
  incapacitado: new Decimal('476510.05'),
  escala: monthly([
    ['0', '0.05', '0'],
    ['2336953.69', '0.09', '116847.68'],
    ['4673907.36', '0.12', '327173.52'],
    ['7010861.05', '0.15', '607607.96'],
    ['10516291.59', '0.19', '1133422.54'],
    ['21032583.18', '0.23', '3131517.94'],
    ['31548874.77', '0.27', '5550265.01'],
    ['47323312.16', '0.31', '9809363.10'],
    ['70984968.25', '0.35', '17144476.49'],
  ]),
};

const JUBILACION = new Decimal('0.11');
const TRES_POR_CIENTO = new Decimal('0.03');
const TOPE = new Decimal('0.35');
const OBRA_SOCIAL_EMPLEADOR = new Decimal('0.06');

/** Rates of the three classes of employer; the FAL is taken off the SIPA from November. */
function classOf(sipa: string, fal: string, large: boolean) {
  return {
    sipa: new Decimal(sipa),
    sipaWithFal: new Decimal(sipa).minus(fal),
    fal: new Decimal(fal),
    inssjp: new Decimal(large ? '0.0158' : '0.0159'),
    aaff: new Decimal(large ? '0.0540' : '0.0470'),
    fne: new Decimal(large ? '0.0107' : '0.0094'),
  };
}

const LARGE = classOf('0.1235', '0.01', true);
const MIPYME = classOf('0.1077', '0.025', false);
const OTHER = classOf('0.1077', '0.01', false);

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
  const { over, rate, fixed } = rowOf(figures.escala, ganancia_neta_sujeta);
  const impuesto_determinado = cents(ganancia_neta_sujeta.minus(over).times(rate).plus(fixed));
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
    contrib_art_ffep: FFEP[month] ?? ZERO,
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
