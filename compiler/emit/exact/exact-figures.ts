import type { Ir, IrFigure, IrTable } from '../../ir/ir.ts';
import { type Exact, reduce } from '../../runtime/exact.ts';
import { FigureWorth } from '../formulas/figure-worth.ts';
import { type Fraction, namedFraction } from '../formulas/fraction.ts';
import { derived, identifier } from '../identifiers.ts';
import type { ExactObjects } from './exact-objects.ts';

/** A constant that multiplies the figures of a table, and the units that they are counted in. */
export interface TableFactor {
  readonly unit: string | null;
  readonly constant: Exact;
}

/** Figures as exact values and as big integers, and tables, in fields of one object per date. */
export class ExactFigures extends FigureWorth {
  readonly #fields = new Map<string, string>();
  readonly #objects: ExactObjects;
  /** Figures whose dated rows the code reads. */
  readonly rowsRead = new Set<string>();

  constructor(ir: Ir, objects: ExactObjects) {
    super(ir);
    this.#objects = objects;
  }

  /** A figure as a numerator. */
  figure(id: string): Fraction {
    const figure = this.get(id);
    const { scale, most, positive } = this.scaleOf(figure);
    if (figure.sparse) return namedFraction(`rt.over(${this.object(id)}, ${scale}n)`, scale, most, positive);
    this.#fields.set(identifier(id), `rt.over(${this.exactCode(id)}, ${scale}n)`);
    const value = namedFraction(`$e.${identifier(id)}`, scale, most, positive);
    this.#objects.define(value, this.object(id));
    return value;
  }

  /** Code of the exact value of a figure. */
  object(id: string): string {
    const figure = this.get(id);
    const name = derived(id, 'v');
    this.#read(figure);
    this.#fields.set(name, figure.sparse ? this.sparseCode(figure) : this.exactCode(id));
    return figure.sparse ? `rt.known($e.${name})` : `$e.${name}`;
  }

  #read(figure: IrFigure): void {
    this.rowsRead.add(figure.id);
    if (figure.unit !== null) this.#read(this.get(figure.unit));
  }

  /** Whether a sparse figure has a value on the date. */
  isGiven(id: string): string {
    this.rowsRead.add(id);
    const name = derived(id, 'given');
    this.#fields.set(name, `rt.sparseFigureAt(${derived(id, 'rows')}, $at) !== null`);
    return `$e.${name}`;
  }

  /** The rows of a table on the date, as a field for each way in which they are counted. */
  rows(
    table: IrTable,
    limits: TableFactor,
    values: TableFactor,
    limitScale: bigint,
    valueScale: bigint,
  ): string {
    const [factor, valueFactor] = [this.#factorCode(limits), this.#factorCode(values)];
    const reading = [
      'date: $at',
      ...(factor === null ? [] : [`factor: ${factor}`]),
      ...(valueFactor === null ? [] : [`valueFactor: ${valueFactor}`]),
    ].join(', ');
    const code = `rt.rowsOn(${identifier(table.id)}, { ${reading} }, ${limitScale}n, ${valueScale}n)`;
    const known = [...this.#fields].find(([, other]) => other === code);
    if (known !== undefined) return `$e.${known[0]}`;
    const count = [...this.#fields.keys()].filter((name) => name.startsWith(`${table.id}$on`)).length;
    const name = derived(table.id, `on${count + 1}`);
    this.#fields.set(name, code);
    return `$e.${name}`;
  }

  #factorCode({ unit, constant }: TableFactor): string | null {
    const { n, d } = reduce(constant);
    const factor = n === 1n && d === 1n ? null : `rt.exact(${n}n, ${d}n)`;
    if (unit === null) return factor;
    this.#read(this.get(unit));
    return factor === null ? this.exactCode(unit) : `rt.mul(${this.exactCode(unit)}, ${factor})`;
  }

  /** The declaration of the figures by date; nothing when none is read. */
  declaration(): readonly string[] {
    if (this.#fields.size === 0) return [];
    const fields = [...this.#fields].map(([name, code]) => `  ${name}: ${code},`);
    return ['const $exactFigures = rt.madeByDate(($at) => ({', ...fields, '}));', ''];
  }
}
