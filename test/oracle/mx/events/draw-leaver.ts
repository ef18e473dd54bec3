import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest } from '../../calendar.ts';
import { type Fraction, ONE_CENT } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { parametersOn } from '../parameters.ts';
import { daysFromTo } from './dates.ts';
import { drawEvent, drawUsed, type Fields } from './draw-event.ts';
import { drawHired } from './draw-hired.ts';

/** The figures of the law document begin here. */
const FIRST_DAY = '2020-01-01';

const CAUSES = {
  finiquito: [
    'renuncia',
    'mutuo_consentimiento',
    'termino_contrato',
    'despido_justificado',
    'muerte',
    'incapacidad',
  ],
  liquidacion: [
    'despido_injustificado',
    'rescision_trabajador',
    'negativa_reinstalacion',
    'fuerza_mayor',
    'automatizacion',
  ],
};

/** Each of the fields that are drawn one time in three. */
function some(dice: Dice, fields: Readonly<Record<string, () => string | number>>): Fields {
  const drawn = Object.entries(fields).filter(() => dice.oneIn(3));
  return Object.fromEntries(drawn.map(([name, draw]) => [name, draw()]));
}

function cents(dice: Dice, digits: number): string {
  return plain(drawAmount(dice, digits).cents(), 2);
}

/** The day she leaves, paid that day or up to forty days later. */
function drawDates(dice: Dice, payday: string): { readonly last: string; readonly dates: Fields } {
  const last = dice.oneIn(2) ? payday : latest(FIRST_DAY, daysAfter(payday, -dice.integer(0, 40)));
  const hired = drawHired(dice, last);
  return { last, dates: { fecha_ingreso: hired, ...(last !== payday && { fecha_baja: last }) } };
}

function drawVacations(dice: Dice): Fields {
  return some(dice, {
    dias_vacaciones_pendientes: () => dice.pick([1, 6, '12.5', 30, 366]),
    dias_prima_ya_pagada: () => dice.pick([1, 6, 12, 366]),
    dias_vacaciones_anio: () => dice.pick([0, 6, 12, 20, 22, 90]),
    dias_vacaciones_gozadas_anio: () => dice.pick([1, 5, '6.25', 30, 90]),
    prima_vacacional_tasa: () => dice.pick(['0.25', '0.3', '1', '3']),
  });
}

function drawBonus(dice: Dice, last: string): Fields {
  const ofYear = Math.min(365, daysFromTo(`${last.slice(0, 4)}-01-01`, last));
  return some(dice, {
    dias_aguinaldo: () => dice.pick([15, 16, 30, 366]),
    dias_no_computables: () => dice.pick([1, 12, 366]),
    ...(dice.oneIn(3) && { dias_trabajados_anio: () => dice.integer(0, ofYear) }),
    aguinaldo_pagado_amount: () => cents(dice, 4),
  });
}

function drawOtherPay(dice: Dice, uma: Fraction, daily: Fraction): Fields {
  return some(dice, {
    dias_sueldo_pendiente: () => dice.pick([1, 7, '14.5', 15, 30, 366]),
    otras_percepciones_amount: () => cents(dice, 5),
    gratificacion_separacion_amount: () =>
      dice.oneIn(2) ? plain(near(dice, daily.times(30).cents()), 2) : cents(dice, 6),
    salario_prima_antiguedad: () => plain(drawAmount(dice, 4).cents().plus(ONE_CENT), 2),
    salario_diario_integrado: () => plain(drawAmount(dice, 5).cents().plus(ONE_CENT), 2),
    computo_antiguedad: () => dice.pick(['proporcional', 'anios_completos']),
    imss_obrero_amount: () => cents(dice, 3),
    aguinaldo_exento_acumulado: () => drawUsed(dice, uma.times(30).cents()),
    prima_vacacional_exenta_acumulada: () => drawUsed(dice, uma.times(15).cents()),
  });
}

/** What only a dismissal has. */
function drawIndemnity(dice: Dice): Fields {
  return some(dice, {
    tipo_contrato: () => dice.pick(['indeterminado', 'determinado']),
    dias_salarios_vencidos: () => dice.pick([1, 30, 365, dice.integer(0, 365)]),
    meses_intereses: () => dice.pick([1, 4, 240]),
  });
}

function drawLeaver(dice: Dice, year: number, scheme: keyof typeof CAUSES): CalculationRequest {
  const dismissed = scheme === 'liquidacion';
  const request = drawEvent(dice, {
    scheme,
    year,
    own: ({ end_date }, daily) => {
      const { last, dates } = drawDates(dice, end_date);
      const parameters = parametersOn(end_date);
      return {
        inputs: {
          ...dates,
          causa: dice.pick(CAUSES[scheme]),
          ...drawVacations(dice),
          ...drawBonus(dice, last),
          ...drawOtherPay(dice, parameters.uma, daily),
          ...(dismissed && drawIndemnity(dice)),
        },
        flags: dismissed && dice.oneIn(2) ? { indemnizacion_20_dias: dice.oneIn(2) } : {},
      };
    },
  });
  const contract = some(dice, {
    factor_integracion: () => dice.pick(['1', '1.0452', '1.0492', '1.0493', '1.0506', '1.0561', '1.1', '3']),
    infonavit_credit_amount: () => cents(dice, 4),
  });
  return { ...request, employee: { ...request.employee, ...contract } };
}

export function drawFiniquito(dice: Dice, year: number): CalculationRequest {
  return drawLeaver(dice, year, 'finiquito');
}

export function drawLiquidacion(dice: Dice, year: number): CalculationRequest {
  return drawLeaver(dice, year, 'liquidacion');
}
