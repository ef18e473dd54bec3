import type { Ir, IrParameter, IrScheme, PeriodField } from '../../compiler/ir/ir.ts';
import { changesWithin, lastFrom } from '../../runtime/module/parameter.ts';
import {
  countedDays,
  firstDayOfMonth,
  isFullMonth,
  type Period,
  referenceDate,
} from '../../runtime/module/period.ts';
import { toNumber } from './approximate.ts';
import type { Estimated } from './estimate-arithmetic.ts';

/** What the period alone decides: its properties, and every parameter at its reference date. */
export class PeriodValues {
  readonly date: string;
  readonly #scheme: IrScheme;
  readonly #period: Period;
  readonly #parameters: ReadonlyMap<string, IrParameter>;

  constructor(ir: Ir, period: Period) {
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    this.date = referenceDate(ir.scheme.asOf, period, year);
    this.#scheme = ir.scheme;
    this.#period = period;
    this.#parameters = new Map(ir.parameters.map((parameter) => [parameter.id, parameter]));
  }

  /** True between two dates, both inclusive; null is no limit. */
  isActive(from: string | null, until: string | null): boolean {
    return (from === null || this.date >= from) && (until === null || this.date <= until);
  }

  changes(parameter: string): boolean {
    const month = this.#scheme.asOf === 'month_end';
    const from = month ? firstDayOfMonth(this.date) : this.#period.start;
    return changesWithin(this.rowsOf(parameter), from, this.date);
  }

  /** Rows of a parameter, in the order of their dates. */
  rowsOf(parameter: string): IrParameter['rows'] {
    return this.#parameters.get(parameter)?.rows ?? [];
  }

  /** A parameter or unit at the reference date, or at another one, in the currency when it is money. */
  parameter(id: string, date = this.date): number {
    const parameter = this.#parameters.get(id);
    const row = lastFrom(parameter?.rows ?? [], date);
    if (parameter === undefined || row === null) return 0;
    const unit = parameter.unit === null ? 1 : this.parameter(parameter.unit, date);
    return toNumber(row.value) * unit;
  }

  property(field: PeriodField): Estimated {
    const scheme = this.#scheme;
    switch (field) {
      case 'days':
        return countedDays(scheme.days, this.#period, scheme.proration);
      case 'days_given':
        return this.#period.days;
      case 'month':
        return Number.parseInt(this.date.slice(5, 7), 10);
      case 'type':
        return this.#period.type;
      case 'start_date':
        return this.#period.start;
      case 'end_date':
        return this.#period.end;
      case 'reference_date':
        return this.date;
      case 'full_month':
        return isFullMonth(this.#period);
    }
  }
}
