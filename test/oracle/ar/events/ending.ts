import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { monthsAfter } from '../../calendar.ts';
import { type Money, money } from '../money.ts';
import { isWholeMonth, type PayrollInput, readInput } from '../payroll-input.ts';
import { calendarDays, completeYears } from './dates.ts';
import { type Inputs, inputsOf, isMeanOfNoMonth, variableMean } from './inputs.ts';

/** rules/ar/law.md 13.1: what a cause pays of art. 245, and whether it pays notice and the rest of the month. */
const CAUSES: Readonly<
  Record<string, readonly [severance: 'whole' | 'half' | 'none', isNoticeDue: boolean]>
> = {
  despido_sin_causa: ['whole', true],
  despido_indirecto: ['whole', true],
  fuerza_mayor: ['half', true],
  fallecimiento: ['half', false],
  incapacidad_absoluta: ['whole', false],
  vencimiento_plazo_fijo: ['half', false],
  renuncia: ['none', false],
  despido_con_causa: ['none', false],
  mutuo_acuerdo: ['none', false],
  por_jubilacion: ['none', false],
};

export const CAUSE_NAMES = Object.keys(CAUSES);

/** Ley 27.742 arts. 91 and 95: trial of six months, for those hired from this day on; discrimination. */
const LEY_27742 = '2024-07-09';

/** A contract that ends. */
export interface Ending {
  readonly request: CalculationRequest;
  readonly input: PayrollInput;
  readonly inputs: Inputs;
  readonly date: string;
  readonly hired: string;
  readonly cause: string;
  readonly severance: 'whole' | 'half' | 'none';
  /** By its cause, and unless notice was given. */
  readonly isNoticeDue: boolean;
  readonly isTrialByDates: boolean;
  readonly isTrial: boolean;
  readonly years: number;
  /** `anios_indemnizatorios`: a part of more than three months counts as a year. */
  readonly severanceYears: number;
  /** Fixed and variable pay of a month. */
  readonly monthlyPay: Money;
  readonly variable: Money;
}

const trialMonths = (hired: string, inputs: Inputs): number =>
  inputs.sent('meses_periodo_prueba')?.toNumber() ?? (hired < LEY_27742 ? 3 : 6);

/** LCT art. 92 bis, the first months of the contract: the day of hiring is the first of them. */
function isTrialByDates(hired: string, date: string, inputs: Inputs): boolean {
  return date < monthsAfter(hired, trialMonths(hired, inputs));
}

/** rules/ar/law.md 10.2: from date to date this would be the last day of the trial, which decides the indemnity. */
export function isAtEndOfTrial({ hired, date, inputs, severance, cause }: Ending): boolean {
  const months = trialMonths(hired, inputs);
  const isBoundary = months > 0 && date === monthsAfter(hired, months);
  const isOpen = inputs.flag('en_periodo_prueba') === undefined;
  return isBoundary && isOpen && severance !== 'none' && cause !== 'fallecimiento';
}

export function endingOf(request: CalculationRequest): Ending {
  const [input, inputs] = [readInput(request), inputsOf(request)];
  const date = request.period.end_date;
  const hired = inputs.text('hire_date') ?? date;
  const cause = inputs.text('causa') ?? '';
  const [severance, isNoticeDue] = CAUSES[cause] ?? ['none', false];
  const years = completeYears(hired, date);
  const trialByDates = isTrialByDates(hired, date, inputs);
  const variable = variableMean(inputs);
  return {
    request,
    input,
    inputs,
    date,
    hired,
    cause,
    severance,
    isNoticeDue: isNoticeDue && inputs.flag('preaviso_otorgado') !== true,
    isTrialByDates: trialByDates,
    isTrial: inputs.flag('en_periodo_prueba') ?? trialByDates,
    years,
    severanceYears: years + (date > monthsAfter(hired, 12 * years + 3) ? 1 : 0),
    monthlyPay: input.monthlySalary.plus(variable),
    variable,
  };
}

/** An amount of the caller's own, or the pay of the month. */
export function ownPay({ inputs, monthlyPay }: Ending, name: string, otherwise: Money = monthlyPay): Money {
  return inputs.sent(name) ?? otherwise;
}

/** LCT art. 245 bis: nothing, or from half to the whole, since Ley 27.742. */
function isAggravationOff({ inputs, date }: Ending): boolean {
  const rate = inputs.money('agravamiento_discriminacion_rate');
  return rate.gt(0) && (rate.lt('0.5') || rate.gt(1) || date < LEY_27742);
}

/** Trials over three months are of Ley 27.742. */
function isTrialTooLong({ inputs, hired }: Ending): boolean {
  return hired < LEY_27742 && inputs.money('meses_periodo_prueba').gt(3);
}

/** A whole month counts as thirty days, and thirty are the most of any other. */
function arePeriodDaysOff({ hired, input, request }: Ending): boolean {
  const { start_date, end_date } = request.period;
  const isTooMany =
    !isWholeMonth(start_date, end_date) && input.daysCounted > calendarDays(start_date, end_date);
  return start_date < hired || isTooMany;
}

/** Bounds of rules/ar/law.md 13.1 and errors of 16. */
export function isRefused(ending: Ending): boolean {
  const { inputs, hired, date } = ending;
  return (
    hired > date ||
    arePeriodDaysOff(ending) ||
    isAggravationOff(ending) ||
    isTrialTooLong(ending) ||
    isMeanOfNoMonth(hired, date, inputs) ||
    inputs.sent('promedio_convenio')?.eq(money(0)) === true
  );
}
