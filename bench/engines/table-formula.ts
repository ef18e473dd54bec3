import type { Ir, IrTable, IrTableRow } from '../../compiler/ir/ir.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import { type Band, choice, type Formula, NOTHING, name, number, operation } from './formula.ts';

/** What turns the printed parameters of a table into the currency. */
export interface Factors {
  readonly limits: Formula;
  readonly cells: Formula;
}

interface Row {
  readonly row: IrTableRow;
  readonly low: Formula;
  readonly high: Formula | null;
}

export type RoundedBy = (of: Formula, rounding: Rounding) => Formula;

/** What a table gives for a base, on any date: the interpreter's `applyToNumber` and `applyToWord` as formulas. */
export class TableFormulas {
  readonly #table: IrTable;
  readonly #factors: Factors;
  readonly #rounded: RoundedBy;

  constructor(table: IrTable, factors: Factors, rounded: RoundedBy) {
    this.#table = table;
    this.#factors = factors;
    this.#rounded = rounded;
  }

  apply(base: Formula): Formula {
    return this.#onDate((rows) => this.#applied(rows, base));
  }

  upperLimit(): Formula {
    return this.#onDate((rows) => {
      const top = this.#rows(rows).findLast(({ high }) => high !== null)?.high ?? null;
      if (top === null) throw new RangeError(`${this.#table.id} has no upper end`);
      return top;
    });
  }

  /** The block of rows in force. */
  #onDate(formula: (rows: readonly IrTableRow[]) => Formula): Formula {
    return byDate(this.#table.blocks.map(({ from, rows }) => ({ from, gives: formula(rows) })));
  }

  #limit(printed: Formula): Formula {
    const amount = operation('*', printed, this.#factors.limits);
    return this.#table.roundLimits === null ? amount : this.#rounded(amount, this.#table.roundLimits);
  }

  #rows(printed: readonly IrTableRow[]): readonly Row[] {
    const { grid } = this.#table;
    const rows: Row[] = [];
    for (const row of printed) {
      const high = row.upper === null ? null : this.#limit(number(row.upper));
      const before = rows.at(-1)?.high ?? null;
      const low = row.lower === null ? NOTHING : this.#limit(number(row.lower));
      rows.push({
        row,
        low: grid !== null && before !== null ? operation('+', before, number(grid)) : low,
        high,
      });
    }
    return rows;
  }

  #applied(printed: readonly IrTableRow[], base: Formula): Formula {
    if (this.#table.form === 'map') return this.#mapped(printed, base);
    const rows = this.#rows(printed);
    if (this.#table.form === 'marginal') return this.#slices(rows, base);
    const bands: readonly Band[] = rows.map((one, at) => ({
      end: at === rows.length - 1 ? null : one.high,
      closed: one.row.upperClosed,
      gives: this.#cell(one, base),
    }));
    return { is: 'bands', base, bands };
  }

  #cell({ row, low }: Row, base: Formula): Formula {
    const cell = number(row.value);
    if (this.#table.form === 'step') return operation('*', cell, this.#factors.cells);
    const fixed = this.#limit(number(row.fixed));
    if (this.#table.form === 'excess') {
      return operation('+', operation('*', operation('-', base, low), cell), fixed);
    }
    return { is: 'most', of: [NOTHING, operation('-', operation('*', base, cell), fixed)] };
  }

  #slices(rows: readonly Row[], base: Formula): Formula {
    const slices = rows.map(({ row, low, high }): Formula => {
      const top: Formula = high === null ? base : { is: 'least', of: [base, high] };
      const inside: Formula = { is: 'most', of: [NOTHING, operation('-', top, low)] };
      const amount = operation('*', inside, number(row.value));
      return this.#table.roundEach === null ? amount : this.#rounded(amount, this.#table.roundEach);
    });
    return slices.reduce((sum, slice) => operation('+', sum, slice));
  }

  #mapped(rows: readonly IrTableRow[], base: Formula): Formula {
    const values = rows.map((row) => operation('*', number(row.value), this.#factors.cells));
    return rows.reduceRight<Formula>((otherwise, row, at) => {
      const gives = values[at] ?? NOTHING;
      if (at === rows.length - 1) return gives;
      return choice({ is: '=', left: base, right: { is: 'word', word: row.word ?? '' } }, gives, otherwise);
    }, NOTHING);
  }
}

/** The factors of a table whose scale is a formula already. */
export function factorsOf(table: IrTable, scale: Formula | null): Factors {
  const product = (unit: string | null): Formula => {
    const worth = unit === null ? null : name(unit);
    if (worth === null || scale === null) return worth ?? scale ?? ONCE;
    return operation('*', worth, scale);
  };
  return { limits: product(table.unit), cells: isMoney(table.gives) ? product(table.givesUnit) : ONCE };
}

const ONCE: Formula = number({ n: 1n, d: 1n });

/** The last of dated formulas that has begun on the reference date. */
export function byDate(dated: readonly { readonly from: string; readonly gives: Formula }[]): Formula {
  const [first, ...later] = dated;
  if (first === undefined) throw new RangeError('nothing is in force');
  return later.reduce((earlier, { from, gives }) => choice(hasCome(from), gives, earlier), first.gives);
}

export const REFERENCE_DATE = 'reference_date';

export function dateNumber(iso: string): Formula {
  return number({ n: BigInt(iso.replaceAll('-', '')), d: 1n });
}

function hasCome(date: string): Formula {
  return { is: '>=', left: name(REFERENCE_DATE), right: dateNumber(date) };
}

/** The table of that name. */
export function tableOf(ir: Ir, id: string): IrTable {
  const table = ir.tables.find((one) => one.id === id);
  if (table === undefined) throw new RangeError(`no table ${id}`);
  return table;
}
