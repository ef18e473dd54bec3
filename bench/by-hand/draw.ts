import type { Dice } from '../../test/oracle/oracle.ts';
import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

type Value = (dice: Dice) => string;

/** What people of a scheme send: a field, one in how many send it, and what it may be. */
interface Habits {
  readonly salary: Value;
  /** One in so many is sent by the day, from the same salary. */
  readonly dailyOneIn: number;
  readonly fields: readonly (readonly [name: string, oneIn: number, value: Value])[];
  /** Flags that one in so many sends, as yes or no. */
  readonly flags: readonly (readonly [name: string, oneIn: number])[];
}

/** Money with no decimals, or one time in three with two. */
function money(low: number, high: number): Value {
  return (dice) => {
    const units = dice.integer(low, high);
    return dice.oneIn(3) ? `${units}.${String(dice.integer(0, 99)).padStart(2, '0')}` : String(units);
  };
}

/** Money drawn from one of several ranges, so that low and high salaries are as frequent as each other. */
function moneyOf(...ranges: readonly (readonly [number, number])[]): Value {
  return (dice) => money(...dice.pick(ranges))(dice);
}

/** One time in four an amount at which the law changes, so that both sides of it are drawn. */
function withEdges(value: Value, ...edges: readonly string[]): Value {
  return (dice) => (dice.oneIn(4) ? dice.pick(edges) : value(dice));
}

/** Hours by the quarter. */
function hours(most: number): Value {
  return (dice) => String(dice.integer(1, most * 4) / 4);
}

function oneOf(...values: readonly string[]): Value {
  return (dice) => dice.pick(values);
}

/** A handful. */
function count(dice: Dice): string {
  return String(dice.integer(0, 4));
}

/** Salaries around those at which Colombia's withholding changes its row, and jumps. */
const BRACKET_ENDS_CO = [
  [11_500_000, 11_620_000],
  [24_450_000, 24_620_000],
  [41_000_000, 41_200_000],
  [57_260_000, 57_420_000],
  [128_200_000, 128_400_000],
] as const;

/** Salaries around those at which Mexico's rate of old age changes. */
const CEAV_ENDS_MX = [
  [10_060, 10_130],
  [11_740, 11_800],
  [13_380, 13_500],
] as const;

const HABITS: Readonly<Record<string, Habits>> = {
  'CO.ordinario': {
    salary: withEdges(
      moneyOf([1_750_905, 3_600_000], [3_400_000, 12_000_000], [12_000_000, 60_000_000], ...BRACKET_ENDS_CO),
      '1750905',
      '3501810',
      '7003620',
      '17509050',
      '28014480',
      '29765385',
      '31516290',
      '33267195',
      '35018100',
      '43772625',
    ),
    dailyOneIn: 5,
    fields: [
      ['risk_class_rate', 2, oneOf('0.00522', '0.01044', '0.02436', '0.0435', '0.0696', '0.00348', '0.087')],
      ['horas_recargo_nocturno', 4, hours(60)],
      ['horas_dominicales_diurnas', 4, hours(16)],
      ['horas_dominicales_nocturnas', 4, hours(16)],
      ['horas_extra_diurnas', 3, hours(24)],
      ['horas_extra_nocturnas', 4, hours(24)],
      ['horas_extra_dominicales_diurnas', 4, hours(8)],
      ['horas_extra_dominicales_nocturnas', 4, hours(8)],
    ],
    flags: [
      ['aplica_auxilio_transporte', 6],
      ['aplica_exoneracion_114_1', 3],
    ],
  },
  'MX.ordinario': {
    salary: withEdges(
      moneyOf([9_451, 14_000], [13_226, 13_227], [12_000, 40_000], ...CEAV_ENDS_MX, [40_000, 180_000]),
      '7168.51',
      '7168.52',
      '11492.66',
      '11492.67',
      '17533.65',
      '35362.83',
    ),
    dailyOneIn: 2,
    fields: [
      ['factor_integracion', 3, oneOf('1.0493', '1.0507', '1.0616', '1.074', '1.1205', '1')],
      ['risk_class_rate', 2, oneOf('0.0054355', '0.0113065', '0.025984', '0.0465325', '0.0758875', '0.005')],
      ['overtime_amount', 3, money(200, 12_000)],
      ['sunday_bonus_days', 3, (dice) => String(dice.integer(0, 5))],
      ['grocery_voucher_amount', 3, money(300, 5_000)],
      ['infonavit_credit_amount', 5, money(500, 4_000)],
    ],
    flags: [
      ['bono_puntualidad', 3],
      ['bono_asistencia', 3],
      ['bono_despensa', 2],
      ['zona_libre_frontera_norte', 3],
    ],
  },
  'BR.clt': {
    salary: withEdges(
      moneyOf([1_300, 2_900], [2_400, 5_200], [4_700, 9_000], [8_000, 40_000], [4_990, 5_080]),
      '1621',
      '1980.38',
      '1980.39',
      '2902.84',
      '4354.27',
      '5000',
      '5000.01',
      '5028',
      '5029',
      '5030',
      '7350',
      '7350.01',
      '8475.55',
    ),
    dailyOneIn: 5,
    fields: [
      ['overtime_amount', 4, money(50, 2_000)],
      ['commission_amount', 5, money(100, 4_000)],
      ['decimo_terceiro_amount', 4, moneyOf([800, 2_900], [2_400, 7_600], [5_000, 20_000])],
      ['ferias_amount', 4, moneyOf([800, 2_900], [2_400, 7_600], [5_000, 20_000])],
      ['pensao_alimenticia_amount', 6, money(200, 1_500)],
      ['vale_transporte_amount', 3, money(40, 450)],
      ['num_dependentes_irrf', 3, count],
      ['cantidad_hijos', 3, count],
      ['cantidad_hijos_incapacitados', 8, count],
      ['rat_fap_rate', 2, oneOf('0.01', '0.02', '0.03', '0.015412', '0.030518', '0.06', '0.005')],
    ],
    flags: [['aplica_salario_familia', 6]],
  },
  'AR.general': {
    salary: moneyOf(
      [80_000, 140_000],
      [80_000, 400_000],
      [300_000, 1_500_000],
      [1_200_000, 4_000_000],
      [2_900_000, 3_500_000],
      [3_300_000, 4_300_000],
      [3_500_000, 8_000_000],
      [8_000_000, 20_000_000],
    ),
    dailyOneIn: 5,
    fields: [
      ['overtime_amount', 4, money(10_000, 600_000)],
      ['commission_amount', 5, money(20_000, 1_500_000)],
      ['cantidad_hijos', 3, count],
      ['cantidad_hijos_incapacitados', 8, count],
      ['cuota_sindical_rate', 2, oneOf('0.02', '0.025', '0.01', '0.03')],
      ['risk_class_rate', 2, oneOf('0.0312', '0.0275', '0.0152', '0.00755', '0.0645')],
    ],
    flags: [
      ['conyuge_a_cargo', 3],
      ['liquida_sac', 2],
      ['empleador_grande_servicios', 3],
      ['empleador_mipyme', 3],
      ['excluir_sac_proporcional', 6],
    ],
  },
  'CL.dependiente': {
    salary: moneyOf(
      [400_000, 900_000],
      [500_000, 2_500_000],
      [2_000_000, 6_000_000],
      [5_000_000, 30_000_000],
    ),
    dailyOneIn: 5,
    fields: [
      ['afp_rate', 1, oneOf('0.1144', '0.1127', '0.1058', '0.1116', '0.1145', '0.1046')],
      ['risk_class_rate', 2, oneOf('0.0034', '0.0068', '0.0102', '0.0255', '0.00957')],
      ['overtime_amount', 4, money(5_000, 400_000)],
      ['commission_amount', 4, money(5_000, 900_000)],
      ['asignacion_familiar_amount', 5, oneOf('22601', '13870', '8764', '22007')],
      ['colacion_amount', 3, money(10_000, 120_000)],
      ['movilizacion_amount', 3, money(10_000, 120_000)],
    ],
    flags: [
      ['gratificacion_legal', 4],
      ['contrato_plazo_fijo', 3],
      ['afc_indefinido_11_anios', 3],
    ],
  },
  'CO.integral': {
    salary: moneyOf(
      [20_000_000, 30_000_000],
      [28_000_000, 50_000_000],
      [39_430_000, 39_520_000],
      [56_900_000, 57_000_000],
      [128_260_000, 128_360_000],
      [45_000_000, 110_000_000],
    ),
    dailyOneIn: 5,
    fields: [
      ['risk_class_rate', 2, oneOf('0.00522', '0.01044', '0.02436', '0.0435', '0.0696', '0.00348', '0.087')],
    ],
    flags: [['aplica_exoneracion_114_1', 3]],
  },
  'MX.asimilados': {
    salary: moneyOf([500, 18_000], [12_000, 60_000], [50_000, 600_000]),
    dailyOneIn: 2,
    fields: [],
    flags: [],
  },
};

/** A random employee of a scheme, within ordinary salaries, in a random month of 2026. */
export function drawPerson(scheme: string, dice: Dice): Person {
  const habits = HABITS[scheme];
  if (habits === undefined) throw new Error(`no habits of ${scheme}`);
  const salary = habits.salary(dice);
  const byDay = dice.oneIn(habits.dailyOneIn);
  const employee: Record<string, string> = byDay
    ? { daily_salary: (Number(salary) / 30).toFixed(2) }
    : { monthly_salary: salary };
  for (const [name, oneIn, value] of habits.fields) if (dice.oneIn(oneIn)) employee[name] = value(dice);
  const overrides: Record<string, boolean> = {};
  for (const [name, oneIn] of habits.flags) if (dice.oneIn(oneIn)) overrides[name] = dice.oneIn(2);
  return { employee, overrides, period: monthOf2026(dice.integer(1, 12)) };
}
