import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableParameter,
  ExecutableTable,
} from '../ir/executable-ir.ts';
import { isMoney } from '../ir/type.ts';
import type { Call } from '../module/outcome.ts';
import type { Calendar } from '../module/working-days.ts';
import { Ratio } from './ratio.ts';
import type { TableFactors } from './tables.ts';

/** More dates than a validity has are never asked for; this only keeps a wrong caller from filling memory. */
const MOST_DATES = 4000;

function need<T>(value: T | undefined, what: string, id: string): T {
  if (value === undefined) throw new RangeError(`the IR lacks ${what} ${id}`);
  return value;
}

/** What one rule file declares, by name, and what its parameters are worth on a date. */
export class Law {
  readonly ir: ExecutableIr;
  readonly #parameters: ReadonlyMap<string, ExecutableParameter>;
  readonly #tables: ReadonlyMap<string, ExecutableTable>;
  readonly #inputs: ReadonlyMap<string, ExecutableInput>;
  readonly #worth = new Map<string, Map<string, Ratio>>();

  constructor(ir: ExecutableIr) {
    this.ir = ir;
    this.#parameters = new Map(ir.parameters.map((parameter) => [parameter.id, parameter]));
    this.#tables = new Map(ir.tables.map((table) => [table.id, table]));
    this.#inputs = new Map(ir.items.flatMap((item) => (item.item === 'input' ? [[item.id, item]] : [])));
  }

  parameter(id: string): ExecutableParameter {
    return need(this.#parameters.get(id), 'the parameter', id);
  }

  table(id: string): ExecutableTable {
    return need(this.#tables.get(id), 'the table', id);
  }

  calendar(id: string): Calendar {
    return need(
      this.ir.calendars.find((calendar) => calendar.id === id),
      'the calendar',
      id,
    );
  }

  input(id: string): ExecutableInput {
    return need(this.#inputs.get(id), 'the input', id);
  }

  /** Value of a parameter or unit on a date, in the currency when it is money; looked up once a date. */
  worth(id: string, date: string): Ratio {
    let known = this.#worth.get(date);
    if (known === undefined) {
      if (this.#worth.size >= MOST_DATES) this.#worth.clear();
      known = new Map();
      this.#worth.set(date, known);
    }
    let worth = known.get(id);
    if (worth === undefined) {
      worth = this.#worthOn(this.parameter(id), date);
      known.set(id, worth);
    }
    return worth;
  }

  #worthOn(parameter: ExecutableParameter, date: string): Ratio {
    const row = parameter.rows.filter((one) => one.from <= date).at(-1);
    const value = Ratio.of(need(row, 'a value of', parameter.id).value);
    return parameter.unit === null ? value : value.times(this.worth(parameter.unit, date));
  }

  /** What turns the printed parameters of a table into the currency; `scale` is what its own comes to, or 1. */
  factors({ unit, gives, givesUnit }: ExecutableTable, date: string, scale: Ratio): TableFactors {
    const worth = (of: string | null): Ratio => (of === null ? Ratio.ONE : this.worth(of, date));
    return {
      date,
      limits: worth(unit).times(scale),
      cells: isMoney(gives) ? worth(givesUnit).times(scale) : Ratio.ONE,
    };
  }

  /** Value that a parameter has for the month of the date alone; null when it has none. */
  monthRow(id: string, date: string): Ratio | null {
    const month = date.slice(0, 7);
    const row = this.parameter(id).rows.find((one) => one.from.slice(0, 7) === month);
    return row === undefined ? null : Ratio.of(row.value);
  }

  /** True when a parameter takes a new value after the first day and up to the reference date. */
  changes(id: string, { period, referenceDate }: Call): boolean {
    const parameter = this.parameter(id);
    const monthStart = `${referenceDate.slice(0, 8)}01`;
    const first = this.ir.scheme.asOf === 'month_end' ? monthStart : period.start;
    const valueOn = (date: string): string => {
      const row = parameter.rows.filter((one) => one.from <= date).at(-1);
      return row === undefined ? '' : `${Ratio.of(row.value).n}/${Ratio.of(row.value).d}`;
    };
    const dates = parameter.rows
      .map((row) => row.from)
      .filter((from) => from > first && from <= referenceDate);
    return dates.some((date) => {
      const earlier = parameter.rows.filter((row) => row.from < date).at(-1);
      return earlier !== undefined && valueOn(date) !== valueOn(earlier.from);
    });
  }
}
