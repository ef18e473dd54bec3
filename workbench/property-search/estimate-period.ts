import type { Ir, IrFigure, IrScheme, PeriodField } from '../../compiler/ir/ir.ts';
import { changesWithin, lastFrom } from '../../runtime/module/figure.ts';
import {
  countedDays,
  firstDayOfMonth,
  isFullMonth,
  type Period,
  referenceDate,
} from '../../runtime/module/period.ts';
import { toNumber } from './approximate.ts';
import type { Estimated } from './estimate-arithmetic.ts';

/** What the period alone decides: its properties, and every figure at its reference date. */
export class PeriodValues {
  readonly date: string;
  readonly #scheme: IrScheme;
  readonly #period: Period;
  readonly #figures: ReadonlyMap<string, IrFigure>;

  constructor(ir: Ir, period: Period) {
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    this.date = referenceDate(ir.scheme.asOf, period, year);
    this.#scheme = ir.scheme;
    this.#period = period;
    this.#figures = new Map(ir.figures.map((figure) => [figure.id, figure]));
  }

  /** True between two dates, both inclusive; null is no limit. */
  isActive(from: string | null, until: string | null): boolean {
    return (from === null || this.date >= from) && (until === null || this.date <= until);
  }

  changes(figure: string): boolean {
    const month = this.#scheme.asOf === 'month_end';
    const from = month ? firstDayOfMonth(this.date) : this.#period.start;
    return changesWithin(this.rowsOf(figure), from, this.date);
  }

  /** Rows of a figure, in the order of their dates. */
  rowsOf(figure: string): IrFigure['rows'] {
    return this.#figures.get(figure)?.rows ?? [];
  }

  /** A figure or unit at the reference date, in the currency when it is money. */
  figure(id: string): number {
    const figure = this.#figures.get(id);
    const row = lastFrom(figure?.rows ?? [], this.date);
    if (figure === undefined || row === null) return 0;
    const unit = figure.unit === null ? 1 : this.figure(figure.unit);
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
