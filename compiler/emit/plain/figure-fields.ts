import type { IrTable } from '../../ir/ir.ts';
import { FigureWorth } from '../formulas/figure-worth.ts';
import { type Fraction, namedFraction } from '../formulas/fraction.ts';
import { derived, identifier } from '../identifiers.ts';

/** The figures that formulas read, as fields of one object per date, and the code that makes it. */
export class FigureFields extends FigureWorth {
  readonly #fields = new Map<string, string>();

  /** A figure as a field of the date. */
  figure(id: string): Fraction {
    const figure = this.get(id);
    const { scale, most, positive } = this.scaleOf(figure);
    const code = figure.sparse
      ? `rt.scaledOrZero(${this.sparseCode(figure)}, ${scale}n)`
      : `rt.scaled(${this.exactCode(id)}, ${scale}n)`;
    this.#fields.set(identifier(id), code);
    return namedFraction(`$f.${identifier(id)}`, scale, most, positive);
  }

  /** Whether a sparse figure has a value on the date. */
  isGiven(id: string): string {
    const name = derived(id, 'given');
    this.#fields.set(name, `rt.sparseFigureAt(${derived(id, 'rows')}, $at) !== null`);
    return `$f.${name}`;
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
