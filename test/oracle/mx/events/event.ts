import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ZERO } from '../../fraction.ts';
import { type Parameters, parametersOn } from '../parameters.ts';
import { dailySalary, given } from '../worker.ts';

/** What every event scheme reads (rules/mx/law.md 10 and 10.1). */
export interface Event {
  readonly request: CalculationRequest;
  /** Day of the payment, on which every dated figure is read. */
  readonly date: string;
  /** The tariff is the monthly one, whatever the rhythm of the payroll. */
  readonly month: WirePeriod;
  readonly parameters: Parameters;
  readonly daily: Fraction;
  /** `monthly_salary`, else 30 days; not rounded. */
  readonly monthly: Fraction;
  /** `sueldo_mensual_ordinario`. */
  readonly ordinaryMonth: Fraction;
  readonly minimumWage: Fraction;
  /** `es_sm`. */
  readonly earnsMinimumWage: boolean;
  /** RLISR 174 instead of LISR 96. */
  readonly byRegulation: boolean;
}

function sent(request: CalculationRequest, field: string): string | number | boolean | undefined {
  return request.employee.inputs?.[field] ?? request.employee.history?.[field];
}

/** A number as the caller gave it; undefined when absent. */
export function quantity({ request }: Pick<Event, 'request'>, field: string): Fraction | undefined {
  const value = sent(request, field);
  return value === undefined ? undefined : fraction(String(value));
}

/** An amount to the cent, nothing when absent. */
export function amount(event: Pick<Event, 'request'>, field: string): Fraction {
  return (quantity(event, field) ?? ZERO).cents();
}

/** A date or a choice; undefined when absent. */
export function text({ request }: Pick<Event, 'request'>, field: string): string | undefined {
  const value = sent(request, field);
  return value === undefined ? undefined : String(value);
}

export function flag({ request }: Pick<Event, 'request'>, name: string): boolean {
  return { ...request.employee.overrides, ...request.overrides }[name] === true;
}

export function eventOf(request: CalculationRequest): Event {
  const date = request.period.end_date;
  const parameters = parametersOn(date);
  const daily = dailySalary(request);
  const monthly = given(request, 'monthly_salary') ?? daily.times(30);
  const inZone = flag({ request }, 'zona_libre_frontera_norte');
  const minimumWage = inZone ? parameters.borderMinimumWage : parameters.generalMinimumWage;
  return {
    request,
    date,
    month: { ...request.period, type: 'monthly' },
    parameters,
    daily,
    monthly,
    ordinaryMonth: (quantity({ request }, 'sueldo_mensual_ordinario') ?? monthly).cents(),
    minimumWage,
    earnsMinimumWage: !daily.exceeds(minimumWage),
    byRegulation: text({ request }, 'metodo_isr') === 'reglamento',
  };
}
