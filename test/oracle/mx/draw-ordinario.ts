import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { CalculationRequest, Overrides } from '../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, ZERO } from '../fraction.ts';
import type { Dice } from '../oracle.ts';
import { drawAmount, near, plain } from './draw-amounts.ts';
import { drawPeriod } from './draw-period.ts';
import { drawDaily, drawSalary } from './draw-salary.ts';
import { type Parameters, parametersOn, referenceDate } from './parameters.ts';
import { payslipOf } from './payslip.ts';
import { workerOf } from './worker.ts';

const FACTORS = ['1', '1.0452', '1.0451', '1.0493', '1.0492', '1.0521', '1.1', '3'];
const RISKS = [
  '0.005',
  '0.0054355',
  '0.0113065',
  '0.025984',
  '0.0465325',
  '0.0758875',
  '0.15',
  '0.0123456789',
];

/** Beyond the bounds of rules/mx/law.md 2, within those of the contract. */
const OUT_OF_BOUNDS = [
  { factor_integracion: '3.0001' },
  { factor_integracion: '10' },
  { risk_class_rate: '0.0049999999' },
  { risk_class_rate: '0.54' },
  { risk_class_rate: '0' },
  { risk_class_rate: '0.1500000001' },
  { sunday_bonus_days: 6 },
  { monthly_salary: '30000000.01' },
  { monthly_salary: '0' },
  { daily_salary: '1000000.01' },
  { daily_salary: '0.0' },
];

/** Fields of other schemes: with no effect, and with no warning when zero. */
const OF_OTHERS = [{ commission_amount: '12.5' }, { cantidad_hijos: 0 }, { afp_rate: '0.1' }];

const FLAGS = ['bono_puntualidad', 'bono_asistencia', 'bono_despensa', 'zona_libre_frontera_norte'];

type Fields = Readonly<Record<string, string | number>>;

/** About the limits of rules/mx/law.md 2.2, 3 and rules/mx/law.md 2.3, 2. */
function drawVouchers(dice: Dice, period: WirePeriod, parameters: Parameters, sueldo: Fraction): Fraction {
  const umas = parameters.uma.times(period.days);
  const despensa = umas.times('0.40');
  const targets = [umas, despensa, umas.times(7).minus(sueldo), umas.times(2), despensa.plus(umas)];
  return dice.oneIn(3) ? drawAmount(dice, 5) : near(dice, greatest(ZERO, dice.pick(targets)));
}

/** About twice the 5 UMA a week, and about 9 double hours a week. */
function drawOvertime(dice: Dice, period: WirePeriod, parameters: Parameters, daily: Fraction): Fraction {
  const twiceCap = parameters.uma.times(10 * period.days).over(7);
  const nineHours = daily.times(18 * period.days).over(56);
  return dice.oneIn(3) ? drawAmount(dice, 5) : near(dice, dice.pick([twiceCap, nineHours]));
}

/** Rarely one more than the days of the period. */
function drawSundays(dice: Dice, days: number): number {
  return dice.oneIn(20) ? Math.min(6, days + 1) : dice.integer(0, Math.min(5, days));
}

function drawCredit(dice: Dice, sueldo: Fraction): Fraction {
  return dice.oneIn(2) ? near(dice, sueldo.over(5).cents()) : drawAmount(dice, 5);
}

/** Days that are not worked: within a period, all of it, and now and then more than it has. */
function drawAway(dice: Dice, days: number): Fields {
  const absences = dice.integer(0, Math.min(dice.oneIn(12) ? 8 : 7, days));
  const rest = days - absences;
  return {
    dias_ausencia: absences,
    ...(dice.oneIn(2) && { dias_incapacidad: dice.oneIn(12) ? rest + 1 : dice.integer(0, rest) }),
  };
}

/** Commissions and whatever else is taxed: rules/mx/law.md 2.7. */
function drawTaxedPay(dice: Dice): Fields {
  return {
    ...(dice.oneIn(2) && { comisiones_del_periodo: plain(drawAmount(dice, 5), 6) }),
    ...(dice.oneIn(2) && { otras_percepciones_gravadas: plain(drawAmount(dice, 4), 6) }),
  };
}

/** Each of them absent as often as not, so that plain salaries stay common. */
function drawExtras(dice: Dice, period: WirePeriod, parameters: Parameters, daily: Fraction): Fields {
  if (dice.oneIn(3)) return {};
  const sueldo = daily.times(period.days).cents();
  const amounts = {
    overtime_amount: () => plain(drawOvertime(dice, period, parameters, daily), 6),
    sunday_bonus_days: () => drawSundays(dice, period.days),
    grocery_voucher_amount: () => plain(drawVouchers(dice, period, parameters, sueldo), 6),
    infonavit_credit_amount: () => plain(drawCredit(dice, sueldo), 6),
    risk_class_rate: () => dice.pick(RISKS),
  };
  const drawn = Object.entries(amounts).filter(() => dice.oneIn(2));
  return Object.fromEntries(drawn.map(([field, amount]) => [field, amount()]));
}

function drawFlags(dice: Dice): Overrides {
  const named = FLAGS.filter(() => dice.oneIn(4)).map((flag) => [flag, !dice.oneIn(4)] as const);
  const unknown = dice.oneIn(40) ? [['aplica_auxilio_transporte', true] as const] : [];
  return Object.fromEntries([...named, ...unknown]);
}

/** The payslip with a credit that leaves a net of nothing, one cent less or one cent more. */
function withoutNet(dice: Dice, request: CalculationRequest): CalculationRequest {
  const { neto, infonavit_credito } = payslipOf(workerOf(request));
  const credit = near(dice, greatest(ZERO, neto.plus(infonavit_credito)));
  return { ...request, employee: { ...request.employee, infonavit_credit_amount: plain(credit, 2) } };
}

/** A random payslip of scheme `ordinario`. */
export function drawOrdinario(dice: Dice, year: number): CalculationRequest {
  const request = drawRequest(dice, year);
  return dice.oneIn(50) ? withoutNet(dice, request) : request;
}

function drawRequest(dice: Dice, year: number): CalculationRequest {
  const period = drawPeriod(dice, year);
  const parameters = parametersOn(referenceDate(period.end_date, year));
  const factor = dice.oneIn(3) ? undefined : dice.pick(FACTORS);
  const daily = drawDaily(dice, period, parameters, fraction(factor ?? '1.0493'));
  return {
    country: 'MX',
    scheme: 'ordinario',
    year,
    period,
    employee: {
      id: 'E-1',
      ...drawSalary(dice, daily),
      ...(factor !== undefined && { factor_integracion: factor }),
      ...drawExtras(dice, period, parameters, daily),
      ...(dice.oneIn(3) && { inputs: { ...drawAway(dice, period.days), ...drawTaxedPay(dice) } }),
      ...(dice.oneIn(40) && dice.pick(OUT_OF_BOUNDS)),
      ...(dice.oneIn(40) && dice.pick(OF_OTHERS)),
      overrides: drawFlags(dice),
    },
    employer: { id: 'P-1' },
    ...(dice.oneIn(6) && { overrides: drawFlags(dice) }),
  };
}
