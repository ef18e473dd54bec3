import { type Exact, mul, ONE, reduce } from '../../runtime/numbers/exact.ts';
import { lcm } from '../../runtime/numbers/gcd.ts';
import type { Ir, IrParameter, IrTable } from '../ir/ir.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { type Fraction, namedFraction } from './fraction.ts';
import { derived, identifier } from './names.ts';
import { largest, magnitude } from './whole.ts';

/** The reference date. */
export const AT = code.name('$at');

/** The object that holds the parameters of the date. */
export const PARAMETERS = code.name('$f');

/** Gives the parameters of any date: those that are read at another date than the reference date. */
export const ELSEWHERE = '$elsewhere';

/** The parameters of another date than the reference date. */
export interface Elsewhere {
  readonly on: Expression;
  readonly day: Expression;
  /** The date as a trace says it: ` at fecha_baja`. */
  readonly said: string;
}

/** A field of the parameters of the date, and what is computed into it. */
export interface ParameterField {
  readonly name: string;
  readonly value: Expression;
}

/** The law beside the code of the module. */
export const LAW = '$law';

/** The dated values of a parameter. */
export function rowsOf(id: string): Expression {
  return code.call(`${LAW}.rows`, code.text(id));
}

/** The parameters and tables that formulas read, as fields of one object per date, in whole numbers that fit all dates. */
export class Parameters {
  readonly #parameters: ReadonlyMap<string, IrParameter>;
  /** Every field, in the order in which formulas asked for them, and the same of what is read at other dates. */
  readonly fields: ParameterField[] = [];
  readonly elsewhere: ParameterField[] = [];

  constructor(ir: Ir) {
    this.#parameters = new Map(ir.parameters.map((parameter) => [parameter.id, parameter]));
  }

  #get(id: string): IrParameter {
    const parameter = this.#parameters.get(id);
    if (parameter === undefined) throw new RangeError(`no parameter ${id}`);
    return parameter;
  }

  /** A parameter and the units that it is counted in, one in the other. */
  withUnits(id: string): readonly string[] {
    const { unit } = this.#get(id);
    return unit === null ? [id] : [id, ...this.withUnits(unit)];
  }

  /** Every value that a parameter takes, in the currency; one of no parameter. */
  #values(id: string | null): readonly Exact[] {
    if (id === null) return [ONE];
    const { rows, unit } = this.#get(id);
    const units = this.#values(unit);
    return rows.flatMap(({ value }) => units.map((worth) => reduce(mul(value, worth))));
  }

  /** The exact value of a parameter on the date, in the currency. */
  exact(id: string): Expression {
    return code.call('rt.worthAt', AT, ...this.withUnits(id).map(rowsOf));
  }

  #field(name: string, value: Expression, on: Expression): code.Member {
    const fields = on === PARAMETERS ? this.fields : this.elsewhere;
    const known = fields.find((field) => code.keyOf(field.value) === code.keyOf(value));
    if (known === undefined) fields.push({ name, value });
    return code.member(on, known?.name ?? name);
  }

  /** A parameter as a field of the date: the reference date, or the one whose parameters are given. */
  parameter(id: string, on: Expression = PARAMETERS): Fraction {
    const values = this.#values(id);
    const scale = values.reduce((all, { d }) => lcm(all, d), 1n);
    const wholes = values.map(({ n, d }) => n * (scale / d));
    const value = this.#get(id).sparse
      ? code.call(
          'rt.scaledOrZero',
          code.call('rt.sparseWorthAt', AT, ...this.withUnits(id).map(rowsOf)),
          code.big(scale),
        )
      : code.call('rt.scaledWorth', AT, code.big(scale), ...this.withUnits(id).map(rowsOf));
    const isPositive = wholes.every((one) => one >= 0n);
    const field = this.#field(identifier(id), value, on);
    return namedFraction(field, scale, largest(wholes.map(magnitude)), isPositive);
  }

  /** True if a sparse parameter has a value on the date. */
  isGiven(id: string): code.Member {
    const value = code.call('rt.sparseParameterAt', rowsOf(id), AT);
    return this.#field(derived(id, 'given'), code.binary(value, '!==', code.name('null')), PARAMETERS);
  }

  /** The rows of a table on the date, as a field; `made` is what makes them. */
  rows(table: IrTable, made: Expression, on: Expression): code.Member {
    const fields = on === PARAMETERS ? this.fields : this.elsewhere;
    const count = fields.filter(({ name }) => name.startsWith(derived(table.id, 'rows'))).length;
    return this.#field(derived(table.id, `rows${count + 1}`), made, on);
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
    return lcm(grid, this.#common(printed, table.unit, scale));
  }

  /** Denominator that makes all values of a table whole. */
  valueScale(table: IrTable, scale: Exact, inUnit: boolean): bigint {
    const values = table.blocks.flatMap(({ rows }) => rows.map(({ value }) => value));
    return this.#common(values, inUnit ? table.givesUnit : null, scale);
  }

  #common(printed: readonly Exact[], unit: string | null, scale: Exact): bigint {
    const units = this.#values(unit);
    const inCurrency = printed.flatMap((one) => units.map((worth) => reduce(mul(mul(one, worth), scale))));
    return inCurrency.reduce((all, { d }) => lcm(all, d), 1n);
  }
}
