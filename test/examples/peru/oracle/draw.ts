import type { CalculationRequest, Overrides } from '../../../../server/payroll/calculation-request.ts';
import { add, divide, exactly, type Fraction, multiply, printMoney } from '../../../oracle/co/fraction.ts';
import type { Dice } from '../../../oracle/oracle.ts';
import { monthsLater } from './calendar.ts';
import { figuresAt } from './figures.ts';

type Inputs = Readonly<Record<string, string | number>>;

const SYSTEMS = ['onp', 'habitat', 'integra', 'prima', 'profuturo'];
const CAUSES = [
  'renuncia',
  'mutuo_disenso',
  'termino_contrato',
  'despido_justificado',
  'despido_arbitrario',
  'despido_arbitrario',
  'hostilidad',
  'periodo_prueba',
  'jubilacion',
  'fallecimiento',
];
const NEAR = ['-0.01', '0', '0', '0.01'];

/** Amounts of soles up to so many, often none. */
function drawMoney(dice: Dice, most: number): string {
  if (dice.oneIn(3)) return '0';
  return `${dice.integer(0, most)}.${String(dice.integer(0, 99)).padStart(2, '0')}`;
}

function some(dice: Dice, fields: Readonly<Record<string, () => string | number>>, oneIn = 2): Inputs {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, draw]) => (dice.oneIn(oneIn) ? [[name, draw()]] : [])),
  );
}

function flags(dice: Dice, names: readonly string[]): Overrides {
  return Object.fromEntries(names.flatMap((name) => (dice.oneIn(3) ? [[name, dice.oneIn(2)]] : [])));
}

function money(value: Fraction, dice: Dice): string {
  return printMoney(add(value, exactly(dice.pick(NEAR))));
}

/** Near the minimum wage, 135% of it, the insurable maximum, a bracket of the tax, or anywhere. */
export function drawSalary(dice: Dice, date: string): string {
  const { rmv, uit, rma } = figuresAt(date);
  const share = (whole: Fraction, part: string) => multiply(whole, exactly(part));
  const limits = [rmv, share(rmv, '1.35'), share(rmv, '0.25'), exactly(11_000), rma ?? exactly(12_000)];
  const yearly = ['7', '12', '27', '42', '52'].map((uits) =>
    divide(multiply(uit, exactly(uits)), exactly('14.18')),
  );
  if (dice.oneIn(3)) return money(dice.pick(limits), dice);
  if (dice.oneIn(2)) return money(dice.pick(yearly), dice);
  return dice.oneIn(20) ? '1000000' : `${dice.integer(300, 30_000)}.${dice.integer(10, 99)}`;
}

function drawMaximum(dice: Dice): Inputs {
  return some(dice, { remuneracion_maxima_asegurable: () => dice.pick(['11000', '12000.5', '12500']) }, 3);
}

const pad = (part: number): string => String(part).padStart(2, '0');

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function drawMonth(dice: Dice, year: number) {
  const month = dice.oneIn(3) ? dice.pick([3, 4, 7, 12]) : dice.integer(1, 12);
  const last = lastDayOf(year, month);
  const first = dice.oneIn(8) ? dice.integer(2, last) : 1;
  const start_date = `${year}-${pad(month)}-${pad(first)}`;
  const end_date = `${year}-${pad(month)}-${pad(last)}`;
  return { type: 'monthly' as const, start_date, end_date, days: first === 1 ? 30 : last - first + 1 };
}

/** A month of the régimen general. */
export function drawGeneral(dice: Dice, year: number): CalculationRequest {
  const period = drawMonth(dice, year);
  const hours = () => dice.pick(['0.5', '8', `${dice.integer(0, 60)}.25`, '240']);
  const plain = dice.oneIn(2);
  const inputs = {
    sistema_pensionario: dice.pick(SYSTEMS),
    ...some(dice, {
      rentas_anteriores: () => drawMoney(dice, 300_000),
      retenciones_anteriores: () => drawMoney(dice, 20_000),
    }),
    ...drawMaximum(dice),
    ...(!plain &&
      some(
        dice,
        {
          jornada_diaria: () => dice.pick(['1', '3.99', '4', '6', '8']),
          horas_nocturnas: hours,
          horas_extra_25: hours,
          horas_extra_35: hours,
          horas_extra_100: hours,
          comisiones_y_bonos: () => drawMoney(dice, 9_000),
          utilidades_y_liberalidades: () => drawMoney(dice, 60_000),
          condiciones_trabajo: () => drawMoney(dice, 900),
          otros_descuentos: () => drawMoney(dice, 9_000),
          promedio_variables: () => drawMoney(dice, 3_000),
          meses_gratificacion_julio: () => dice.integer(0, 6),
          meses_gratificacion_diciembre: () => dice.integer(0, 6),
          dias_descuento_gratificacion: () => dice.pick([0, 3, 30, 180]),
          remuneracion_proyectable: () => `${dice.integer(1, 30_000)}.5`,
          tasa_sctr_salud: () => '0.0053',
          tasa_sctr_pension: () => '0.0042',
          tasa_vida_ley: () => '0.003',
        },
        3,
      )),
  };
  const salary = drawSalary(dice, period.end_date);
  const daily = printMoney(divide(exactly(salary), exactly(31)));
  const paid = dice.oneIn(10) && daily !== '0.00' ? { daily_salary: daily } : { monthly_salary: salary };
  const names = ['con_asignacion_familiar', 'con_eps', 'comision_mixta', 'sin_prima_seguro'];
  const overrides = flags(dice, [...names, 'proyecta_bonificacion_extraordinaria']);
  const employee = { id: 'E1', ...paid, inputs };
  return { country: 'PE', scheme: 'general', year, period, employee, employer: { id: 'P1' }, overrides };
}

/** A date of the year, often where semesters, halves and months end. */
function drawDate(dice: Dice, year: number): string {
  const month = dice.integer(1, 12);
  const last = lastDayOf(year, month);
  return `${year}-${pad(month)}-${pad(dice.pick([1, 2, 14, 15, 28, last, last, dice.integer(1, last)]))}`;
}

/** Days, months and years before a date; now and then after it, which is refused. */
function drawHired(dice: Dice, end: string): string {
  if (dice.oneIn(60)) return `${Number(end.slice(0, 4)) + 1}-01-01`;
  const year = Number(end.slice(0, 4)) - dice.pick([0, 0, 0, 1, 1, 2, 3, 8, 9, 20]);
  const hired = dice.oneIn(4) ? `${year}${end.slice(4)}` : drawDate(dice, year);
  const near = dice.oneIn(20) ? dice.pick(['2024-02-29', '2020-02-29']) : hired;
  return near > end || Number.isNaN(Date.parse(near)) ? monthsLater(end, -dice.integer(0, 4)) : near;
}

function event(end_date: string) {
  const start_date = `${end_date.slice(0, 8)}01`;
  return { type: 'event' as const, start_date, end_date, days: Number(end_date.slice(8)) };
}

/** The end of a contract. */
export function drawLiquidacion(dice: Dice, year: number): CalculationRequest {
  const period = event(drawDate(dice, year));
  const { end_date: end } = period;
  const inputs = {
    fecha_ingreso: drawHired(dice, end),
    causa: dice.pick(CAUSES),
    sistema_pensionario: dice.pick(SYSTEMS),
    gratificacion_semestre: drawMoney(dice, 9_000),
    ...drawMaximum(dice),
    ...some(
      dice,
      {
        tipo_contrato: () => 'plazo_fijo',
        fecha_fin_contrato: () => drawDate(dice, year + dice.integer(0, 2)),
        meses_periodo_prueba: () => dice.pick([3, 6, 12]),
        promedio_variables_cts: () => drawMoney(dice, 900),
        promedio_variables_gratificacion: () => drawMoney(dice, 900),
        promedio_variables_vacaciones: () => drawMoney(dice, 900),
        promedio_variables_indemnizacion: () => drawMoney(dice, 900),
        dias_cts_anteriores: () => dice.integer(0, 29),
        dias_no_computables_cts: () => dice.pick([1, 30, 360]),
        dias_no_computables_vacaciones: () => dice.pick([1, 30, 360]),
        dias_descuento_gratificacion: () => dice.pick([1, 30, 180]),
        gratificacion_pendiente: () => drawMoney(dice, 9_000),
        dias_salario_pendiente: () => dice.pick(['0', '15', '29.5', '30']),
        dias_vacaciones_pendientes: () => dice.pick(['30', '45.5', '180']),
        dias_vacaciones_indemnizables: () => dice.pick(['15', '30']),
        dias_vacaciones_adelantadas: () => dice.pick(['2.5', '30']),
        remuneraciones_mes: () => drawMoney(dice, 14_000),
        rentas_anteriores: () => drawMoney(dice, 300_000),
        retenciones_anteriores: () => drawMoney(dice, 30_000),
        otros_descuentos: () => drawMoney(dice, 20_000),
      },
      3,
    ),
  };
  const names = ['con_asignacion_familiar', 'con_eps', 'comision_mixta', 'sin_prima_seguro'];
  const overrides = flags(dice, [...names, 'gratificacion_pagada']);
  const employee = { id: 'E1', monthly_salary: drawSalary(dice, end), inputs };
  return { country: 'PE', scheme: 'liquidacion', year, period, employee, employer: { id: 'P1' }, overrides };
}

/** A deposit, mostly in the months of one. */
export function drawCts(dice: Dice, year: number): CalculationRequest {
  const month = dice.oneIn(12) ? dice.integer(1, 12) : dice.pick([4, 5, 10, 11]);
  const period = event(`${year}-${pad(month)}-${dice.pick(['15', '01', String(lastDayOf(year, month))])}`);
  const { end_date: end } = period;
  const inputs = {
    fecha_ingreso: drawHired(dice, end),
    gratificacion_semestre: drawMoney(dice, 9_000),
    ...some(dice, {
      promedio_variables_cts: () => drawMoney(dice, 900),
      dias_cts_anteriores: () => dice.integer(0, 29),
      dias_no_computables_cts: () => dice.pick([1, 30, 180]),
    }),
  };
  const overrides = flags(dice, ['con_asignacion_familiar']);
  const employee = { id: 'E1', monthly_salary: drawSalary(dice, end), inputs };
  return { country: 'PE', scheme: 'cts', year, period, employee, employer: { id: 'P1' }, overrides };
}
