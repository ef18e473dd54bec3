import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Dice } from '../../oracle.ts';
import { scaleOf, yearFigures } from '../annual-figures.ts';
import { cents, money, most, ZERO } from '../money.ts';
import { lastDayOf } from '../payroll-input.ts';
import { type Drawn, drawMoney, eventOn, near, requestOf } from './draw-event.ts';
import { settlementOf, weightsOf } from './settlement.ts';

const KINDS = ['mensual', 'mensual', 'anual', 'final'];
const CHILDREN = [1, 1, 2, 2, 3, 3, 20, 21];
const HUNDRED_MILLION = 10_000_000_000;

/** The year is settled in its December, rarely before; a month on any day of it. */
function drawDate(dice: Dice, year: number, kind: string): string {
  if (kind === 'anual') return `${year}-${dice.oneIn(30) ? '11-30' : dice.pick(['12-31', '12-20'])}`;
  const month = dice.pick([1, 6, 7, 12, dice.integer(1, 12)]);
  const of = `${year}-${String(month).padStart(2, '0')}`;
  return dice.oneIn(4) ? `${of}-20` : lastDayOf(of);
}

function drawSums(dice: Dice, kind: string): Drawn['inputs'] {
  const isOpen = kind === 'mensual' ? !dice.oneIn(3) : dice.oneIn(20);
  return {
    ...(dice.oneIn(2) && { sac_pagado_acumulado: drawMoney(dice, HUNDRED_MILLION / 10) }),
    ...(isOpen && { remuneracion_sin_sac_pagado: drawMoney(dice, HUNDRED_MILLION / 2) }),
    ...(isOpen && dice.oneIn(2) && { aportes_sin_sac_pagado: drawMoney(dice, HUNDRED_MILLION / 10) }),
    ...(!dice.oneIn(4) && { aportes_acumulados: drawMoney(dice, HUNDRED_MILLION / 5) }),
    ...(dice.oneIn(4) && { otras_deducciones_acumuladas: drawMoney(dice, HUNDRED_MILLION / 10) }),
    ...(dice.oneIn(6) && { pagos_a_cuenta: drawMoney(dice, HUNDRED_MILLION / 50) }),
  };
}

/** So much pay that the net gain lies at a limit of the weighted scale, or any. */
function drawPay(dice: Dice, drawn: Drawn): string {
  const kind = String(drawn.inputs.tipo_liquidacion ?? 'mensual');
  const any = money(dice.integer(0, HUNDRED_MILLION)).div(dice.pick([1, 10, 100]));
  const of = drawn.period.end_date;
  const weights = weightsOf(kind, Number(of.slice(5, 7)));
  const limits = scaleOf(yearFigures(of.slice(0, 4)), weights).map(({ lower }) => lower);
  if (dice.oneIn(2)) return cents(any).toFixed(2);
  const plenty = '900000000000';
  const { net } = settlementOf(settled(drawn, plenty));
  const exact = money(plenty).minus(net).plus(dice.pick(limits));
  return most(ZERO, near(dice, exact)).toFixed(2);
}

function settled(drawn: Drawn, pay: string): CalculationRequest {
  return requestOf('ganancias_anual', {
    ...drawn,
    inputs: { ...drawn.inputs, remuneracion_bruta_acumulada: pay },
  });
}

/** Withheld before about as much as is due, and ceilings about what is left. */
function drawWithheld(dice: Dice, request: CalculationRequest): Drawn['inputs'] {
  const { determined } = settlementOf(request);
  const before = dice.pick([determined, cents(determined.div(2)), money(dice.integer(0, 5_000_000))]);
  const left = most(ZERO, determined.minus(before));
  return {
    ...(!dice.oneIn(4) && { retenciones_acumuladas: near(dice, before).toFixed(2) }),
    ...(dice.oneIn(3) && { base_tope_35: near(dice, cents(left.div('0.35'))).toFixed(2) }),
  };
}

export function drawGananciasAnual(dice: Dice, year: number): CalculationRequest {
  const kind = dice.pick(KINDS);
  const drawn: Drawn = {
    period: eventOn(drawDate(dice, year, kind)),
    fields: {
      ...(dice.oneIn(20) && { monthly_salary: '1000' }),
      ...(dice.oneIn(3) && { cantidad_hijos: dice.pick(CHILDREN) }),
      ...(dice.oneIn(6) && { cantidad_hijos_incapacitados: dice.pick(CHILDREN) }),
    },
    inputs: {
      ...((kind !== 'mensual' || dice.oneIn(2)) && { tipo_liquidacion: kind }),
      ...drawSums(dice, kind),
    },
    flags: dice.oneIn(3) ? { conyuge_a_cargo: dice.oneIn(2) } : {},
  };
  const request = settled(drawn, drawPay(dice, drawn));
  const inputs = { ...request.employee.inputs, ...drawWithheld(dice, request) };
  return { ...request, employee: { ...request.employee, inputs } };
}
