import type { Ir, IrFigure, IrTable } from '../../ir/ir.ts';
import { type Exact, mul, ONE, reduce } from '../../runtime/exact.ts';
import { quoted } from '../code-text.ts';
import { derived } from '../identifiers.ts';
import { largest, lcm, magnitude } from './whole.ts';

/** In which parts the values of a figure are whole numbers. */
interface Scaled {
  readonly scale: bigint;
  /** Largest whole number of all dates. */
  readonly most: bigint;
  readonly positive: boolean;
}

/** What figures are worth in the currency: the code that looks it up, and denominators that fit all dates. */
export class FigureWorth {
  readonly #figures: ReadonlyMap<string, IrFigure>;
  readonly #validFrom: string;

  constructor(ir: Ir) {
    this.#figures = new Map(ir.figures.map((figure) => [figure.id, figure]));
    this.#validFrom = ir.scheme.validFrom;
  }

  protected get(id: string): IrFigure {
    const figure = this.#figures.get(id);
    if (figure === undefined) throw new RangeError(`no figure ${id}`);
    return figure;
  }

  /** Every value that the figure takes, in the currency. */
  #values(figure: IrFigure): readonly Exact[] {
    const units = figure.unit === null ? [ONE] : this.#values(this.get(figure.unit));
    return figure.rows.flatMap(({ value }) => units.map((unit) => reduce(mul(value, unit))));
  }

  /** The scale that makes every value of a figure whole. */
  protected scaleOf(figure: IrFigure): Scaled {
    const values = this.#values(figure);
    const scale = values.reduce((all, { d }) => lcm(all, d), 1n);
    const wholes = values.map(({ n, d }) => n * (scale / d));
    const most = largest(wholes.map(magnitude));
    return { scale, most, positive: wholes.every((one) => one >= 0n) };
  }

  /** The exact value of a figure at `$at`, in the currency. */
  exactCode(id: string): string {
    const figure = this.get(id);
    const plain = `rt.figureAt(${derived(id, 'rows')}, $at)`;
    const value = figure.unit === null ? plain : `rt.mul(${plain}, ${this.exactCode(figure.unit)})`;
    const first = figure.rows[0]?.from ?? '';
    return first <= this.#validFrom ? value : `($at >= ${quoted(first)} ? ${value} : rt.ZERO)`;
  }

  /** The exact value of a sparse figure at `$at`, in the currency; null in a month that it lacks. */
  protected sparseCode({ id, unit }: IrFigure): string {
    const printed = `rt.sparseFigureAt(${derived(id, 'rows')}, $at)`;
    return unit === null ? printed : `rt.inUnit(${printed}, ${this.exactCode(unit)})`;
  }

  /** Denominator that makes all ends and fixed amounts of a table whole, in the currency. */
  limitScale(table: IrTable, scale: Exact): bigint {
    const grid = table.grid === null ? 1n : reduce(table.grid).d;
    if (table.roundLimits !== null) {
      const quanta = table.roundLimits.rungs.map(({ quantum }) => reduce(quantum).d);
      return quanta.reduce(lcm, grid);
    }
    const printed = table.blocks.flatMap(({ rows }) =>
      rows.flatMap(({ lower, upper, fixed }) => [lower, upper, fixed].filter((end) => end !== null)),
    );
    const units = table.unit === null ? [ONE] : this.#values(this.get(table.unit));
    const ends = printed.flatMap((end) => units.map((unit) => reduce(mul(mul(end, unit), scale)).d));
    return ends.reduce(lcm, grid);
  }

  /** Denominator that makes all values of a table whole. */
  valueScale(table: IrTable, scale: Exact, inUnit: boolean): bigint {
    const units = inUnit && table.givesUnit !== null ? this.#values(this.get(table.givesUnit)) : [ONE];
    const values = table.blocks.flatMap(({ rows }) => rows.map(({ value }) => value));
    return values
      .flatMap((value) => units.map((unit) => reduce(mul(mul(value, unit), scale)).d))
      .reduce(lcm, 1n);
  }
}
