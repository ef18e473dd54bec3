import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import { type Fraction, fraction, greatest, least, ONE_CENT, ZERO } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { annualTariffOf, annualTax } from '../tariff.ts';

import type { Fields } from './draw-event.ts';

const LIMIT = fraction('400000.00');

/** The taxed pay of a year: on a row of the tariff, about the limit of LISR 97-b, or any. */
function drawIncome(dice: Dice, end: string): Fraction {
  if (dice.oneIn(6)) return near(dice, LIMIT);
  if (dice.oneIn(2)) return near(dice, dice.pick(annualTariffOf(end)).upper ?? fraction(9_000_000));
  return drawAmount(dice, dice.pick([5, 6, 7]));
}

/** What is exempt lifts the total; now and then the total is less than what is taxed, or over the limit by a cent. */
function drawTotal(dice: Dice, taxed: Fraction): Fraction {
  const draws = [
    () => taxed,
    () => taxed.plus(drawAmount(dice, 5)),
    () => greatest(taxed, near(dice, LIMIT)),
    () => greatest(ZERO, dice.oneIn(4) ? taxed.minus(ONE_CENT) : taxed),
  ];
  return dice.pick(draws)();
}

/** Withheld to the cent, too little, too much, nothing; the tax is that of the year without its subsidy. */
function drawWithheld(dice: Dice, tax: Fraction): Fraction {
  const draws = [
    () => near(dice, tax),
    () => tax.times(dice.integer(0, 200)).over(100).cents(),
    () => drawAmount(dice, 6),
    () => ZERO,
  ];
  return dice.pick(draws)();
}

function drawMoney(dice: Dice, tax: Fraction): Fields {
  const about = (): string => plain(dice.oneIn(2) ? near(dice, tax) : drawAmount(dice, 5), 6);
  return {
    ...(dice.oneIn(2) && { subsidio_causado_anual: about() }),
    ...(dice.oneIn(3) && { compensacion_maxima: about() }),
  };
}

/** Hired about the first day of the year, gone about the first of December. */
function drawDates(dice: Dice, year: number): Fields {
  const firstDay = `${year}-01-01`;
  const hired = daysAfter(firstDay, dice.oneIn(2) ? dice.integer(-1, 1) : -dice.integer(2, 9000));
  const end = `${year}-12-31`;
  const left = dice.oneIn(4)
    ? dice.pick([daysAfter(end, 1), end, daysAfter(hired, -1)])
    : daysAfter(`${year}-12-01`, dice.integer(-1, 1));
  return {
    ...(dice.oneIn(3) && { fecha_ingreso: hired }),
    ...(dice.oneIn(5) && { fecha_baja: left }),
  };
}

function drawInputs(dice: Dice, year: number): Fields {
  const end = `${year}-12-31`;
  const taxed = drawIncome(dice, end);
  const local = dice.oneIn(5) ? least(taxed, drawAmount(dice, 4)) : ZERO;
  const tax = annualTax(taxed.minus(local).cents(), end);
  return {
    ingresos_gravados_anuales: plain(taxed, 6),
    isr_retenido_anual: plain(drawWithheld(dice, tax), 6),
    ...(dice.oneIn(2) && { ingresos_totales_anuales: plain(drawTotal(dice, taxed), 6) }),
    ...(local.exceeds(ZERO) && { impuesto_local_retenido: plain(local, 6) }),
    ...drawMoney(dice, tax),
    ...drawDates(dice, year),
  };
}

/** A worker's year, adjusted on its last day; no formula reads a salary. */
export function drawAjusteAnual(dice: Dice, year: number): CalculationRequest {
  const period = { type: 'event', start_date: `${year}-12-01`, end_date: `${year}-12-31`, days: 31 } as const;
  return {
    country: 'MX',
    scheme: 'ajuste_anual',
    year,
    period,
    employee: {
      id: 'E-1',
      ...(dice.oneIn(5) && { daily_salary: plain(near(dice, fraction(500)), 2) }),
      inputs: drawInputs(dice, year),
    },
    employer: { id: 'P-1' },
    overrides: {
      ...(dice.oneIn(8) && { presenta_declaracion: dice.oneIn(2) }),
      ...(dice.oneIn(8) && { solo_salario_minimo: dice.oneIn(2) }),
      ...(dice.oneIn(20) && { zona_libre_frontera_norte: true }),
    },
  };
}
