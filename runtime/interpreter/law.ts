import type {
  ExecutableFigure,
  ExecutableInput,
  ExecutableIr,
  ExecutableTable,
} from '../ir/executable-ir.ts';
import type { Call } from '../module/outcome.ts';
import { Ratio } from './ratio.ts';

/** More dates than a validity has are never asked for; this only keeps a wrong caller from filling memory. */
const MOST_DATES = 4000;

function need<T>(value: T | undefined, what: string, id: string): T {
  if (value === undefined) throw new RangeError(`the IR lacks ${what} ${id}`);
  return value;
}

/** What one rule file declares, by name, and what its figures are worth on a date. */
export class Law {
  readonly ir: ExecutableIr;
  readonly #figures: ReadonlyMap<string, ExecutableFigure>;
  readonly #tables: ReadonlyMap<string, ExecutableTable>;
  readonly #inputs: ReadonlyMap<string, ExecutableInput>;
  readonly #worth = new Map<string, Map<string, Ratio>>();

  constructor(ir: ExecutableIr) {
    this.ir = ir;
    this.#figures = new Map(ir.figures.map((figure) => [figure.id, figure]));
    this.#tables = new Map(ir.tables.map((table) => [table.id, table]));
    this.#inputs = new Map(ir.items.flatMap((item) => (item.item === 'input' ? [[item.id, item]] : [])));
  }

  figure(id: string): ExecutableFigure {
    return need(this.#figures.get(id), 'the figure', id);
  }

  table(id: string): ExecutableTable {
    return need(this.#tables.get(id), 'the table', id);
  }

  input(id: string): ExecutableInput {
    return need(this.#inputs.get(id), 'the input', id);
  }

  /** Value of a figure or unit on a date, in the currency when it is money; looked up once a date. */
  worth(id: string, date: string): Ratio {
    let known = this.#worth.get(date);
    if (known === undefined) {
      if (this.#worth.size >= MOST_DATES) this.#worth.clear();
      known = new Map();
      this.#worth.set(date, known);
    }
    let worth = known.get(id);
    if (worth === undefined) {
      worth = this.#worthOn(this.figure(id), date);
      known.set(id, worth);
    }
    return worth;
  }

  #worthOn(figure: ExecutableFigure, date: string): Ratio {
    const row = figure.rows.filter((one) => one.from <= date).at(-1);
    const value = Ratio.of(need(row, 'a value of', figure.id).value);
    return figure.unit === null ? value : value.times(this.worth(figure.unit, date));
  }

  /** Value that a figure has for the month of the date alone; null when it has none. */
  monthRow(id: string, date: string): Ratio | null {
    const month = date.slice(0, 7);
    const row = this.figure(id).rows.find((one) => one.from.slice(0, 7) === month);
    return row === undefined ? null : Ratio.of(row.value);
  }

  /** True when a figure takes a new value after the first day and up to the reference date. */
  changes(id: string, { period, referenceDate }: Call): boolean {
    const figure = this.figure(id);
    const monthStart = `${referenceDate.slice(0, 8)}01`;
    const first = this.ir.scheme.asOf === 'month_end' ? monthStart : period.start;
    const valueOn = (date: string): string => {
      const row = figure.rows.filter((one) => one.from <= date).at(-1);
      return row === undefined ? '' : `${Ratio.of(row.value).n}/${Ratio.of(row.value).d}`;
    };
    const dates = figure.rows.map((row) => row.from).filter((from) => from > first && from <= referenceDate);
    return dates.some((date) => {
      const earlier = figure.rows.filter((row) => row.from < date).at(-1);
      return earlier !== undefined && valueOn(date) !== valueOn(earlier.from);
    });
  }
}
