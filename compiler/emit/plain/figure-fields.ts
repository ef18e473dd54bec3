import type { Ir, IrFigure, IrTable } from '../../ir/ir.ts';
import { type Exact, mul, ONE, reduce } from '../../runtime/exact.ts';
import { derived, identifier, quoted } from '../identifiers.ts';
import { type Fraction, namedFraction } from './fraction.ts';
import { largest, lcm, magnitude } from './whole.ts';

interface Scaled {
  readonly scale: bigint;
  /** Largest whole number of all dates. */
  readonly most: bigint;
  readonly positive: boolean;
}

/** The figures that formulas read, as fields of one object per date, and the code that makes it. */
export class FigureFields {
  readonly #figures: ReadonlyMap<string, IrFigure>;
  readonly #validFrom: string;
  readonly #fields = new Map<string, string>();

  constructor(ir: Ir) {
    this.#figures = new Map(ir.figures.map((figure) => [figure.id, figure]));
    this.#validFrom = ir.scheme.validFrom;
  }

  #get(id: string): IrFigure {
    const figure = this.#figures.get(id);
    if (figure === undefined) throw new RangeError(`no figure ${id}`);
    return figure;
  }

  /** Every value that the figure takes, in the currency. */
  #values(figure: IrFigure): readonly Exact[] {
    const units = figure.unit === null ? [ONE] : this.#values(this.#get(figure.unit));
    return figure.rows.flatMap(({ value }) => units.map((unit) => reduce(mul(value, unit))));
  }

  #scaled(values: readonly Exact[]): Scaled {
    const scale = values.reduce((all, { d }) => lcm(all, d), 1n);
    const wholes = values.map(({ n, d }) => n * (scale / d));
    const most = largest(wholes.map(magnitude));
    return { scale, most, positive: wholes.every((one) => one >= 0n) };
  }

  /** The exact value of a figure at `$at`, in the currency. */
  exactCode(id: string): string {
    const figure = this.#get(id);
    const plain = `rt.figureAt(${derived(id, 'rows')}, $at)`;
    const value = figure.unit === null ? plain : `rt.mul(${plain}, ${this.exactCode(figure.unit)})`;
    const first = figure.rows[0]?.from ?? '';
    return first <= this.#validFrom ? value : `($at >= ${quoted(first)} ? ${value} : rt.ZERO)`;
  }

  /** A figure as a field of the date. */
  figure(id: string): Fraction {
    const figure = this.#get(id);
    const { scale, most, positive } = this.#scaled(this.#values(figure));
    const code = figure.sparse
      ? `rt.scaledOrZero(${this.#sparseCode(figure)}, ${scale}n)`
      : `rt.scaled(${this.exactCode(id)}, ${scale}n)`;
    this.#fields.set(identifier(id), code);
    return namedFraction(`$f.${identifier(id)}`, scale, most, positive);
  }

  /** The exact value of a sparse figure at `$at`, in the currency; null in a month that it lacks. */
  #sparseCode({ id, unit }: IrFigure): string {
    const printed = `rt.sparseFigureAt(${derived(id, 'rows')}, $at)`;
    return unit === null ? printed : `rt.inUnit(${printed}, ${this.exactCode(unit)})`;
  }

  /** Whether a sparse figure has a value on the date. */
  isGiven(id: string): string {
    const name = derived(id, 'given');
    this.#fields.set(name, `rt.sparseFigureAt(${derived(id, 'rows')}, $at) !== null`);
    return `$f.${name}`;
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
    const units = table.unit === null ? [ONE] : this.#values(this.#get(table.unit));
    const ends = printed.flatMap((end) => units.map((unit) => reduce(mul(mul(end, unit), scale)).d));
    return ends.reduce(lcm, grid);
  }

  /** Denominator that makes all values of a table whole. */
  valueScale(table: IrTable, scale: Exact, inUnit: boolean): bigint {
    const units = inUnit && table.givesUnit !== null ? this.#values(this.#get(table.givesUnit)) : [ONE];
    const values = table.blocks.flatMap(({ rows }) => rows.map(({ value }) => value));
    return values
      .flatMap((value) => units.map((unit) => reduce(mul(mul(value, unit), scale)).d))
      .reduce(lcm, 1n);
  }

  /** The rows of a table on the date: a field for each pair of scales. */
  rows(
    table: IrTable,
    factors: { readonly limits: string | null; readonly values: string | null; readonly scaledIn: bigint },
    limitScale: bigint,
    valueScale: bigint,
  ): string {
    const given = [
      'date: $at',
      ...(factors.limits === null ? [] : [`limits: ${factors.limits}`]),
      ...(factors.values === null ? [] : [`values: ${factors.values}`]),
      ...(table.roundEach === null || factors.scaledIn === 1n ? [] : [`scaledIn: ${factors.scaledIn}n`]),
    ].join(', ');
    const code = `rt.scaledRows(${identifier(table.id)}, { ${given} }, ${limitScale}n, ${valueScale}n)`;
    const known = [...this.#fields].find(([, other]) => other === code);
    if (known !== undefined) return `$f.${known[0]}`;
    const count = [...this.#fields.keys()].filter((name) => name.startsWith(`${table.id}$`)).length;
    const name = derived(table.id, `rows${count + 1}`);
    this.#fields.set(name, code);
    return `$f.${name}`;
  }

  /** The declaration of the figures by date. */
  declaration(): readonly string[] {
    const fields = [...this.#fields].map(([name, code]) => `  ${name}: ${code},`);
    return ['const $figures = rt.byDate(($at) => ({', ...fields, '}));'];
  }
}
