import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { drawPeriod } from './draw-period.ts';
import { drawSalary } from './draw-salary.ts';

const AMOUNTS = ['0', '0.00', '0.004999', '0.005', '0.01', '1234.565', '300000', '2500000.50', '41000000'];
const UNION_RATES = ['0', '0.02', '0.025', '0.0333333333', '0.05', '0.0500000001', '0.1'];
const RATES_ON_SUM = ['0', '0.01', '0.03', '0.0255', '0.05', '0.0500000001', '0.06', '0.1'];
const ART_RATES = ['0', '0.012', '0.0123456789', 0.025, '0.5'];
const CHILDREN = [0, 1, 1, 2, 3, 20];
const FLAGS = [
  'conyuge_a_cargo',
  'empleador_grande_servicios',
  'empleador_mipyme',
  'excluir_sac_proporcional',
] as const;
const AGUINALDO_MONTHS = ['06', '12'];

/** A random request of a year; one in some forty passes a bound of rules/ar/law.md 1. */
export function drawRequest(dice: Dice, year: number): CalculationRequest {
  const period = drawPeriod(dice, year);
  const request = {
    country: 'AR',
    scheme: 'general',
    year,
    period,
    employee: {
      id: 'employee-1',
      ...drawAmounts(dice),
      ...drawRates(dice),
      ...drawChildren(dice),
      ...(dice.oneIn(30) ? { sunday_bonus_days: 2 } : {}),
      ...(dice.oneIn(3) ? { inputs: drawInputs(dice) } : {}),
      overrides: drawFlags(dice, period.start_date.slice(5, 7)),
    },
    employer: { id: 'employer-1', ...(dice.oneIn(30) ? { sector: 'comercio' } : {}) },
    overrides: drawRequestFlags(dice),
  };
  return { ...request, employee: { ...request.employee, ...drawSalary(dice, request) } };
}

type Fields = Readonly<Record<string, string | number>>;

/** rules/ar/law.md 2.9 and 2.10. */
function drawInputs(dice: Dice): Fields {
  return {
    ...(dice.oneIn(2) ? { cuota_sindical_fija: dice.pick(AMOUNTS) } : {}),
    ...(dice.oneIn(2) ? { remuneracion_jornada_completa: dice.pick(AMOUNTS) } : {}),
    ...(dice.oneIn(2) ? { suma_no_remunerativa: dice.pick(AMOUNTS) } : {}),
    ...(dice.oneIn(2) ? { obra_social_no_remunerativo_rate: drawRateOnSum(dice) } : {}),
    ...(dice.oneIn(2) ? { cuota_sindical_no_remunerativo_rate: drawRateOnSum(dice) } : {}),
    ...(dice.oneIn(2) ? { contribucion_obra_social_no_remunerativo_rate: drawRateOnSum(dice) } : {}),
  };
}

function drawRateOnSum(dice: Dice): string {
  return dice.oneIn(150) ? '0.1000000001' : dice.pick(RATES_ON_SUM);
}

function drawAmounts(dice: Dice): Fields {
  return {
    ...(dice.oneIn(3) ? { overtime_amount: dice.pick(AMOUNTS) } : {}),
    ...(dice.oneIn(4) ? { commission_amount: dice.pick(AMOUNTS) } : {}),
  };
}

function drawRates(dice: Dice): Fields {
  const union = dice.oneIn(150) ? '0.1000000001' : dice.pick(UNION_RATES);
  const art = dice.oneIn(150) ? '0.5000000001' : dice.pick(ART_RATES);
  return {
    ...(dice.oneIn(2) ? { cuota_sindical_rate: union } : {}),
    ...(dice.oneIn(4) ? {} : { risk_class_rate: art }),
  };
}

function drawChildren(dice: Dice): Fields {
  const count = (): number => (dice.oneIn(150) ? 21 : dice.pick(CHILDREN));
  return {
    ...(dice.oneIn(2) ? { cantidad_hijos: count() } : {}),
    ...(dice.oneIn(5) ? { cantidad_hijos_incapacitados: count() } : {}),
  };
}

/** Three times in four the aguinaldo is paid in its months and only in them. */
function drawFlags(dice: Dice, month: string): Readonly<Record<string, boolean>> {
  const sent = FLAGS.filter(() => dice.oneIn(3)).map((name) => [name, !dice.oneIn(3)]);
  const paysAguinaldo = AGUINALDO_MONTHS.includes(month) !== dice.oneIn(4);
  const isSilent = !paysAguinaldo && dice.oneIn(2);
  return { ...Object.fromEntries(sent), ...(isSilent ? {} : { liquida_sac: paysAguinaldo }) };
}

/** The request's own flags, which win over the employee's; one that the scheme does not know now and then. */
function drawRequestFlags(dice: Dice): Readonly<Record<string, boolean>> {
  return {
    ...(dice.oneIn(10) ? { [dice.pick(FLAGS)]: dice.oneIn(2) } : {}),
    ...(dice.oneIn(30) ? { bono_puntualidad: true } : {}),
  };
}
