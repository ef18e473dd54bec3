import { people } from './ar-general-people.ts';
import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';

/** ANSES bases of the twelve months in cents; the last ones known are carried forward. */
const BASES = [
  { least: 11_764_393, most: 382_337_295 },
  { least: 12_099_678, most: 393_233_908 },
  { least: 12_448_149, most: 404_559_045 },
  { least: 12_809_145, most: 416_291_257 },
  { least: 13_242_094, most: 430_361_901 },
  { least: 13_583_740, most: 441_465_238 },
  { least: 13_875_790, most: 450_956_741 },
  { least: 14_138_042, most: 459_479_823 },
  { least: 14_436_355, most: 469_174_847 },
  { least: 14_675_998, most: 476_963_149 },
  { least: 14_675_998, most: 476_963_149 },
  { least: 14_675_998, most: 476_963_149 },
] as const;

const DETRACCION = 700_368;
const DETRACCION_SAC = 350_184;

/** Fixed sum of the FFEP, month by month; that of September is the last one known. */
const FFEP = [
  160_200, 162_400, 163_700, 172_400, 176_500, 182_700, 183_900, 190_500, 193_500, 193_500, 193_500, 193_500,
] as const;

/** The annual scale as printed, in cents and per cent. A month takes a twelfth of each figure, in cents. */
type Printed = readonly (readonly [over: number, rate: number, fixed: number])[];

function monthly(printed: Printed) {
  return printed.map(([over, rate, fixed], index) => {
    const next = printed[index + 1];
    const upTo = next === undefined ? Number.MAX_SAFE_INTEGER : halfUp(next[0], 12);
    return { over: halfUp(over, 12), upTo, rate, fixed: halfUp(fixed, 12) };
  });
}

const FIRST_HALF = {
  own: 42_931_688 + 206_072_100,
  conyuge: 40_433_039,
  hijo: 20_390_529,
  incapacitado: 40_781_058,
  escala: monthly([
    [0, 5, 0],
    [200_003_009, 9, 10_000_150],
    [400_006_017, 12, 28_000_421],
    [600_009_026, 15, 52_000_782],
    [900_013_540, 19, 97_001_459],
    [1_800_027_080, 23, 268_004_032],
    [2_700_040_620, 27, 475_007_146],
    [4_050_060_930, 31, 839_512_630],
    [6_075_091_396, 35, 1_467_272_074],
  ]),
};

const SECOND_HALF = {
  own: 50_163_928 + 240_786_855,
  conyuge: 47_244_359,
  hijo: 23_825_503,
  incapacitado: 47_651_005,
  escala: monthly([
    [0, 5, 0],
    [233_695_369, 9, 11_684_768],
    [467_390_736, 12, 32_717_352],
    [701_086_105, 15, 60_760_796],
    [1_051_629_159, 19, 113_342_254],
    [2_103_258_318, 23, 313_151_794],
    [3_154_887_477, 27, 555_026_501],
    [4_732_331_216, 31, 980_936_310],
    [7_098_496_825, 35, 1_714_447_649],
  ]),
};

/** Rates of the three classes of employer in ten thousandths; the FAL is taken off the SIPA from November. */
const LARGE = { sipa: 1235, inssjp: 158, aaff: 540, fne: 107, fal: 100 };
const MIPYME = { sipa: 1077, inssjp: 159, aaff: 470, fne: 94, fal: 250 };
const OTHER = { sipa: 1077, inssjp: 159, aaff: 470, fne: 94, fal: 100 };

function taxOn(base: number, scale: ReturnType<typeof monthly>): number {
  for (const { over, upTo, rate, fixed } of scale) {
    if (base <= upTo) return halfUp((base - over) * rate, 100) + fixed;
  }
  throw new RangeError(`no row for ${base}`);
}

function clamp(amount: number, least: number, most: number): number {
  return Math.min(Math.max(amount, least), most);
}

/** The request, read: money in cents, the union's rate in ten thousandths, the ART's in millionths. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const large = overrides.empleador_grande_servicios ?? false;
  return {
    salary: monthly_salary === undefined ? scaled(daily_salary, 2) * 30 : scaled(monthly_salary, 2),
    days: period.days,
    month: Number(period.start.slice(5, 7)),
    overtime: scaledOr(employee.overtime_amount, 2, 0),
    commission: scaledOr(employee.commission_amount, 2, 0),
    children: scaledOr(employee.cantidad_hijos, 0, 0),
    disabledChildren: scaledOr(employee.cantidad_hijos_incapacitados, 0, 0),
    unionRate: scaledOr(employee.cuota_sindical_rate, 4, 0),
    artRate: scaledOr(employee.risk_class_rate, 6, 0),
    spouse: overrides.conyuge_a_cargo ?? false,
    bonus: overrides.liquida_sac ?? false,
    employer: large ? LARGE : (overrides.empleador_mipyme ?? true) ? MIPYME : OTHER,
    twelfths: !(overrides.excluir_sac_proporcional ?? false),
  };
}

/** Every amount of the payslip in cents, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { month, unionRate, bonus, employer, twelfths } = person;
  const bases = BASES[month - 1];
  if (bases === undefined) throw new RangeError(`no month ${month}`);
  const { least, most } = bases;
  const figures = month < 7 ? FIRST_HALF : SECOND_HALF;

  const sueldo_basico = halfUp(person.salary * person.days, 30);
  const horas_extra = person.overtime;
  const comisiones = person.commission;
  const remuneracion_bruta = sueldo_basico + horas_extra + comisiones;
  const sac = bonus ? halfUp(remuneracion_bruta, 2) : 0;
  const total_percepciones = remuneracion_bruta + sac;

  const base_aportes = clamp(remuneracion_bruta, least, most);
  const base_aportes_obra_social = Math.max(2 * least, Math.min(remuneracion_bruta, most));
  const base_aportes_sac = bonus ? halfUp(clamp(2 * sac, least, most), 2) : 0;
  const base_aportes_obra_social_sac = bonus ? halfUp(Math.max(2 * least, Math.min(2 * sac, most)), 2) : 0;
  const jubilacion = halfUp((base_aportes + base_aportes_sac) * 11, 100);
  const ley_19032 = halfUp((base_aportes + base_aportes_sac) * 3, 100);
  const obra_social = halfUp((base_aportes_obra_social + base_aportes_obra_social_sac) * 3, 100);
  const cuota_sindical = halfUp(total_percepciones * unionRate, 10_000);
  const contributions = jubilacion + ley_19032 + obra_social + cuota_sindical;

  const aporte_jubilacion = halfUp(base_aportes * 11, 100);
  const aporte_ley_19032 = halfUp(base_aportes * 3, 100);
  const aporte_obra_social = halfUp(base_aportes_obra_social * 3, 100);
  const aporte_sindical = halfUp(remuneracion_bruta * unionRate, 10_000);
  const aportes_computables = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  const sac_proporcional = twelfths ? halfUp(remuneracion_bruta, 12) : 0;
  const aportes_sac_proporcional = twelfths ? halfUp(aportes_computables, 12) : 0;
  const deducciones_personales =
    figures.own +
    (person.spouse ? figures.conyuge : 0) +
    figures.hijo * person.children +
    figures.incapacitado * person.disabledChildren;
  const deduccion_doceava = twelfths ? halfUp(deducciones_personales, 12) : 0;
  const ganancia_neta_sujeta = Math.max(
    0,
    remuneracion_bruta +
      sac_proporcional -
      aportes_computables -
      aportes_sac_proporcional -
      deducciones_personales -
      deduccion_doceava,
  );
  const impuesto_determinado = taxOn(ganancia_neta_sujeta, figures.escala);
  const ganancias_tope_35 = halfUp((total_percepciones - contributions) * 35, 100);
  const ganancias = Math.min(impuesto_determinado, ganancias_tope_35);
  const total_deducciones = contributions + ganancias;

  const ofMonth = Math.max(least, remuneracion_bruta - DETRACCION);
  const twiceOfBonus = bonus ? Math.max(least, 2 * (sac - DETRACCION_SAC)) : 0;
  const base_contribuciones = halfUp(2 * ofMonth + twiceOfBonus, 2);
  const base_obra_social_empleador =
    Math.max(2 * least, remuneracion_bruta) + (bonus ? Math.max(least, sac) : 0);
  const fal = month >= 11 ? employer.fal : 0;
  const contrib_sipa = halfUp(base_contribuciones * (employer.sipa - fal), 10_000);
  const contrib_inssjp = halfUp(base_contribuciones * employer.inssjp, 10_000);
  const contrib_aaff = halfUp(base_contribuciones * employer.aaff, 10_000);
  const contrib_fne = halfUp(base_contribuciones * employer.fne, 10_000);
  const contrib_fal = halfUp(base_contribuciones * fal, 10_000);

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
    neto: total_percepciones - total_deducciones,
    base_contribuciones,
    base_obra_social_empleador,
    base_art: total_percepciones,
    contrib_sipa,
    contrib_inssjp,
    contrib_aaff,
    contrib_fne,
    contrib_fal,
    contrib_obra_social: halfUp(base_obra_social_empleador * 3, 50),
    contrib_art_variable: halfUp(total_percepciones * person.artRate, 1_000_000),
    contrib_art_ffep: FFEP[month - 1] ?? 0,
    contrib_scvo: month < 3 ? 33_468 : 42_462,
    contrib_seguridad_social_total: contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + contrib_fal,
  };
}

export const contender: ByIntegers = {
  scheme: 'AR.general',
  file: 'rules/ar/general/2026-01-01.pay',
  people,
  arithmetic: 'integers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
