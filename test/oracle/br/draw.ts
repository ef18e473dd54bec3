import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { type Amount, amount, r2, sum, ZERO } from './amount.ts';
import { drawPeriod } from './draw-period.ts';
import { given } from './facts.ts';
import { nearLandmark } from './landmarks.ts';

type Fields = Readonly<Record<string, string | number>>;

/** A request over the whole input range of rules/br/law.md 1.1; amounts are in cents, as the law's are. */
export function draw(dice: Dice, year: number): CalculationRequest {
  const period = drawPeriod(dice, year);
  const fields = { ...employeeFields(dice, period.end_date), ...extremes(dice) };
  const inputs = { ...allowances(dice), ...otherJobs(dice, period.end_date) };
  return {
    country: 'BR',
    scheme: 'clt',
    year,
    period,
    employee: {
      id: 'emp',
      ...fields,
      ...(dice.oneIn(3) && { inputs }),
      ...(dice.oneIn(4) && { overrides: flags(dice) }),
    },
    employer: {
      id: 'acme',
      ...(dice.oneIn(20) && { fantasia: 'Acme' }),
      ...(dice.oneIn(20) && { name: 'A' }),
    },
    ...(dice.oneIn(8) && { overrides: flags(dice) }),
  };
}

/** rules/br/law.md 2.8; now and then a night without the days of its month. */
function allowances(dice: Dice): Fields {
  const degrees = ['minima', 'media', 'maxima'].map((degree) => `insalubridade_${degree}`);
  const days = { dias_uteis: dice.integer(20, 27), domingos_e_feriados: dice.integer(3, 10) };
  const hours = `${dice.integer(0, 239)}.${dice.integer(0, 99)}`;
  return {
    ...(dice.oneIn(2) && { adicional_de_risco: dice.pick(['nenhum', 'periculosidade', ...degrees]) }),
    ...(dice.oneIn(2) && { horas_noturnas: hours, ...(!dice.oneIn(20) && days) }),
    ...(dice.oneIn(3) && { horas_mensais: dice.pick(['220', '200', '180', '1']) }),
  };
}

function otherJobs(dice: Dice, date: string): Fields {
  return dice.oneIn(2) ? { remuneracao_outros_vinculos: pay(dice, date) } : {};
}

function employeeFields(dice: Dice, date: string): Fields {
  const extras = {
    ...sometimes(dice, 3, 'overtime_amount', () => extra(dice, date)),
    ...sometimes(dice, 5, 'commission_amount', () => extra(dice, date)),
    ...sometimes(dice, 4, 'decimo_terceiro_amount', () => pay(dice, date)),
    ...sometimes(dice, 3, 'ferias_amount', () => vacation(dice, date)),
    ...sometimes(dice, 4, 'pensao_alimenticia_amount', () => extra(dice, date)),
    ...sometimes(dice, 3, 'num_dependentes_irrf', () => dice.pick([0, 1, 2, 3, dice.integer(0, 20), 20])),
    ...sometimes(dice, 3, 'cantidad_hijos', () => dice.pick([0, 1, 2, dice.integer(0, 20), 20])),
    ...sometimes(dice, 6, 'cantidad_hijos_incapacitados', () => dice.pick([0, 1, 2, 20])),
    ...sometimes(dice, 3, 'rat_fap_rate', () => riskRate(dice)),
    ...sometimes(dice, 9, 'cuota_sindical_rate', () => dice.pick(['0', '0.01'])),
    ...sometimes(dice, 9, 'colacion_amount', () => dice.pick(['0', '1500.00'])),
  };
  const salary = salaryFields(dice, date, extras);
  const transport = sometimes(dice, 3, 'vale_transporte_amount', () => ticketCost(dice, salary));
  return { ...salary, ...extras, ...transport };
}

function sometimes(dice: Dice, of: number, field: string, value: () => string | number): Fields {
  return dice.oneIn(of) ? { [field]: value() } : {};
}

/** Monthly, daily, both or, rarely, none; often so that all recurring pay together meets a landmark. */
function salaryFields(dice: Dice, date: string, extras: Fields): Fields {
  const variable = sum([
    given({ id: '', ...extras }, 'overtime_amount'),
    given({ id: '', ...extras }, 'commission_amount'),
  ]);
  const drawn = amount(pay(dice, date));
  const whole = drawn.gt(variable) && dice.oneIn(2) ? drawn.minus(variable) : drawn;
  const monthly_salary = dice.oneIn(12) ? '0.00' : whole.toFixed(2);
  const daily_salary = whole.div(30).toFixed(dice.pick([2, 4, 10]));
  if (dice.oneIn(100)) return {};
  if (dice.oneIn(5)) return { daily_salary };
  if (!dice.oneIn(6)) return { monthly_salary };
  return { monthly_salary, daily_salary: dice.pick([daily_salary, besideOnePercent(dice, whole)]) };
}

/** A daily salary that disagrees with the monthly one by 1 %, or by a hair more or less. */
function besideOnePercent(dice: Dice, monthly: Amount): string {
  const share = dice.pick(['0.99', '1.01', '0.9899999', '1.0100001']);
  return monthly.times(share).div(30).toFixed(10);
}

function pay(dice: Dice, date: string): string {
  const most = dice.pick([200_000, 400_000, 1_000_000, 2_500_000, 100_000_000]);
  const amounts = [nearLandmark(dice, date), nearLandmark(dice, date), cents(dice, most), cents(dice, most)];
  return dice.oneIn(50) ? dice.pick(['0.01', '1000000.00']) : dice.pick(amounts).toFixed(2);
}

function extra(dice: Dice, date: string): string {
  const amounts = [ZERO, amount('0.01'), cents(dice, 50_000), cents(dice, 500_000), nearLandmark(dice, date)];
  return dice.pick(amounts).toFixed(2);
}

/** Half of the time so that vacation and its third together meet a landmark. */
function vacation(dice: Dice, date: string): string {
  const withThird = nearLandmark(dice, date).times(3).div(4);
  return dice.oneIn(2) ? r2(withThird).toFixed(2) : pay(dice, date);
}

/** Around the 6 % of the salary, or anything. */
function ticketCost(dice: Dice, salary: Fields): string {
  const sixPercent = r2(given({ id: '', ...salary }, 'monthly_salary').times('0.06'));
  const beside = sixPercent.plus(dice.pick(['-0.01', '0', '0.01']));
  return (beside.lt(0) || dice.oneIn(2) ? cents(dice, 60_000) : beside).toFixed(2);
}

/** RAT times FAP at its ends and between, with up to six decimals. */
function riskRate(dice: Dice): string {
  return dice.pick([
    '0.005',
    '0.06',
    '0.02',
    '0.024690',
    amount(dice.integer(5000, 60_000)).div(1_000_000).toString(),
  ]);
}

function flags(dice: Dice): Readonly<Record<string, boolean>> {
  return dice.oneIn(8) ? { paga_bono: true } : { aplica_salario_familia: dice.oneIn(2) };
}

/** Once in a while a value at the end of what the service takes, or beyond rules/br/law.md 1.1. */
function extremes(dice: Dice): Fields {
  if (!dice.oneIn(50)) return {};
  return dice.pick<Fields>([
    { monthly_salary: '1000000.01' },
    { daily_salary: '0' },
    { daily_salary: '33333.33' },
    { daily_salary: '33333.34' },
    { ferias_amount: '999999999999.99' },
    { decimo_terceiro_amount: '999999999999.99' },
    { commission_amount: '999999999999.99' },
    { pensao_alimenticia_amount: '999999999999.99' },
    { vale_transporte_amount: '999999999999.99' },
    { num_dependentes_irrf: 21 },
    { cantidad_hijos: 21 },
    { cantidad_hijos_incapacitados: 21 },
    { rat_fap_rate: '0.004999' },
    { rat_fap_rate: '0.060001' },
    { overtime_amount: '-0.01' },
  ]);
}

function cents(dice: Dice, most: number) {
  return amount(dice.integer(0, most)).div(100);
}
