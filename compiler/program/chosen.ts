import type { Type } from '../../runtime/ir/type.ts';
import type { Block } from './block.ts';
import type { Branch, Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, commonScale, type Fraction } from './fraction.ts';
import { largest } from './whole.ts';

/** The statements that run when a condition holds, in a block of their own. */
export interface Side {
  readonly block: Block;
  readonly value: Fraction;
}

/** The type of what is no text in TypeScript. */
const TYPES: Readonly<Record<string, string>> = { quantity: 'number', boolean: 'boolean' };

/**
 * The value of the first side whose condition holds, else of the last, under a name. Only that side is computed, and
 * only its table rows are remembered for the trace.
 */
export function chosen(
  tests: readonly Expression[],
  sides: readonly Side[],
  { kind }: Type,
  block: Block,
): Fraction {
  const scale = commonScale(sides.map(({ value }) => value));
  const values = sides.map((side) => new Arithmetic(side.block).over(side.value, scale));
  const most = largest(values.map((value) => value.most));
  const positive = values.every((value) => value.positive);
  return { n: choice(), constant: null, ...scale, most, positive };

  function choice(): Expression {
    const at = (place: number): Expression => values[place]?.n ?? code.ZERO;
    if (sides.every((side) => side.block.statements.length === 0)) {
      const value = tests.reduceRight(
        (otherwise, test, place) => code.conditional(test, at(place), otherwise),
        at(tests.length),
      );
      return block.name(value);
    }
    const variable = block.variable(TYPES[kind] ?? 'string');
    const branches = sides.map((side, place): Branch => {
      side.block.assign(variable, at(place));
      return { test: tests[place] ?? null, body: side.block.statements };
    });
    block.choose(branches);
    return code.name(variable);
  }
}
