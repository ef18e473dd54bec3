import { ALWAYS } from '../../runtime/module/parameter.ts';
import { type Exact, mul, ONE, reduce } from '../../runtime/numbers/exact.ts';
import type { Ir, IrParameter, IrTable } from '../ir/ir.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { type Fraction, namedFraction } from './fraction.ts';
import { derived, identifier } from './names.ts';
import { largest, lcm, magnitude } from './whole.ts';

/** In which parts the values of a parameter are whole numbers. */
interface Scaled {
  readonly scale: bigint;
  /** Largest whole number of all dates. */
  readonly most: bigint;
  readonly positive: boolean;
}

/** What turns printed parameters of a table into the currency, as expressions. */
export interface TableFactors {
  readonly limits: Expression | null;
  readonly values: Expression | null;
  readonly scaledIn: bigint;
}

/** The reference date. */
export const AT = code.name('$at');

/** The object that holds the parameters of the date. */
export const PARAMETERS = code.name('$f');

/** Gives the parameters of any date: those that are read at another date than the reference date. */
export const ELSEWHERE = '$elsewhere';

/** A field of the parameters of the date, and what is computed into it. */
export interface ParameterField {
  readonly name: string;
  readonly value: Expression;
}

/** The parameters and tables that formulas read, as fields of one object per date, in whole numbers that fit all dates. */
export class Parameters {
  readonly #parameters: ReadonlyMap<string, IrParameter>;
  readonly #validFrom: string;
  readonly #fields: ParameterField[] = [];
  readonly #elsewhere: ParameterField[] = [];

  constructor(ir: Ir) {
    this.#parameters = new Map(ir.parameters.map((parameter) => [parameter.id, parameter]));
    this.#validFrom = ir.scheme.validFrom;
  }

  /** Every field, in the order in which formulas asked for them. */
  get fields(): readonly ParameterField[] {
    return this.#fields;
  }

  /** The same of what is read at other dates. */
  get elsewhere(): readonly ParameterField[] {
    return this.#elsewhere;
  }

  #get(id: string): IrParameter {
    const parameter = this.#parameters.get(id);
    if (parameter === undefined) throw new RangeError(`no parameter ${id}`);
    return parameter;
  }

  /** Every value that the parameter takes, in the currency. */
  #values(parameter: IrParameter): readonly Exact[] {
    const units = parameter.unit === null ? [ONE] : this.#values(this.#get(parameter.unit));
    return parameter.rows.flatMap(({ value }) => units.map((unit) => reduce(mul(value, unit))));
  }

  #scaleOf(parameter: IrParameter): Scaled {
    const values = this.#values(parameter);
    const scale = values.reduce((all, { d }) => lcm(all, d), 1n);
    const wholes = values.map(({ n, d }) => n * (scale / d));
    return { scale, most: largest(wholes.map(magnitude)), positive: wholes.every((one) => one >= 0n) };
  }

  /** The exact value of a parameter on the date, in the currency; 0 before its first one, which nothing reads. */
  exact(id: string, on: Expression = PARAMETERS): Expression {
    const parameter = this.#get(id);
    const plain = code.call('rt.parameterAt', rowsOf(id), AT);
    const value =
      parameter.unit === null ? plain : code.call('rt.mul', plain, this.exact(parameter.unit, on));
    const first = parameter.rows[0]?.from ?? '';
    if (first <= (on === PARAMETERS ? this.#validFrom : ALWAYS)) return value;
    return code.conditional(code.binary(AT, '>=', code.text(first)), value, code.name('rt.ZERO'));
  }

  /** The exact value of a sparse parameter at the reference date; null in a month that it lacks. */
  #sparse({ id, unit }: IrParameter): Expression {
    const printed = code.call('rt.sparseParameterAt', rowsOf(id), AT);
    return unit === null ? printed : code.call('rt.inUnit', printed, this.exact(unit));
  }

  #fieldsOf(on: Expression): ParameterField[] {
    return on === PARAMETERS ? this.#fields : this.#elsewhere;
  }

  #field(name: string, value: Expression, on: Expression = PARAMETERS): Expression {
    const fields = this.#fieldsOf(on);
    if (!fields.some((field) => field.name === name)) fields.push({ name, value });
    return code.member(on, name);
  }

  /** A parameter as a field of the date: the reference date, or the one whose parameters are given. */
  parameter(id: string, on: Expression = PARAMETERS): Fraction {
    const parameter = this.#get(id);
    const { scale, most, positive } = this.#scaleOf(parameter);
    const value = parameter.sparse
      ? code.call('rt.scaledOrZero', this.#sparse(parameter), code.big(scale))
      : code.call('rt.scaled', this.exact(id, on), code.big(scale));
    return namedFraction(this.#field(identifier(id), value, on), scale, most, positive);
  }

  /** What a parameter is counted in. */
  scale(id: string): bigint {
    return this.#scaleOf(this.#get(id)).scale;
  }

  /** A parameter and the unit that it is counted in, as a trace shows them. */
  withUnits(id: string): readonly string[] {
    const { unit } = this.#get(id);
    return unit === null ? [id] : [id, unit];
  }

  /** Whether a sparse parameter has a value on the date. */
  isGiven(id: string): Expression {
    const value = code.call('rt.sparseParameterAt', rowsOf(id), AT);
    return this.#field(derived(id, 'given'), code.binary(value, '!==', code.name('null')));
  }

  /** The field that holds the rows of a table on the date: one for each pair of scales. */
  rows(
    table: IrTable,
    factors: TableFactors,
    limitScale: bigint,
    valueScale: bigint,
    on: Expression,
  ): string {
    const fields = this.#fieldsOf(on);
    const { limits, values, scaledIn } = factors;
    const options: (readonly [string, Expression])[] = [
      ['date', AT],
      ...(limits === null ? [] : [['limits', limits] as const]),
      ...(values === null ? [] : [['values', values] as const]),
      ...(table.roundEach === null || scaledIn === 1n ? [] : [['scaledIn', code.big(scaledIn)] as const]),
    ];
    const value = code.call(
      'rt.scaledRows',
      code.name(identifier(table.id)),
      { kind: 'object', members: options },
      code.big(limitScale),
      code.big(valueScale),
    );
    const known = fields.find((field) => isSame(field.value, value));
    if (known !== undefined) return known.name;
    const count = fields.filter(({ name }) => name.startsWith(`${table.id}$`)).length;
    const name = derived(table.id, `rows${count + 1}`);
    this.#field(name, value, on);
    return name;
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
}

function rowsOf(id: string): Expression {
  return code.name(derived(id, 'rows'));
}

function isSame(a: Expression, b: Expression): boolean {
  const text = (value: Expression): string =>
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part));
  return text(a) === text(b);
}

/** The rows of a table on the date. */
export function rowsField(field: string, on: Expression = PARAMETERS): Expression {
  return code.member(on, field);
}
