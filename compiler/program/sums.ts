import type { Expression, Statement } from './code.ts';
import * as code from './code.ts';

/** Lists of members of families by their names, with how many each has. */
export type Lists = ReadonlyMap<string, number>;

/** Statements in which the sum of all members of a list is written once, not member by member. */
export function withSums(body: readonly Statement[], lists: Lists): readonly Statement[] {
  return body.map((one) =>
    code.mapStatement(
      one,
      (expression) => summed(expression, lists),
      (inner) => withSums(inner, lists),
    ),
  );
}

function summed(expression: Expression, lists: Lists): Expression {
  if (expression.kind !== 'binary' || expression.operator !== '+') {
    return code.mapParts(expression, (part) => summed(part, lists));
  }
  const parts: Expression[] = [];
  let left = operandsOf(expression);
  for (let [first] = left; first !== undefined; [first] = left) {
    const list = listAt(left, lists);
    parts.push(list === null ? summed(first, lists) : code.call('rt.sumOf', list));
    left = left.slice(list === null ? 1 : lists.get(list.name));
  }
  const [start = code.ZERO, ...others] = parts;
  return others.reduce((sum, part) => code.binary(sum, '+', part), start);
}

/** The addends of a sum, in order. */
function operandsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'binary' && expression.operator === '+'
    ? [...operandsOf(expression.left), expression.right]
    : [expression];
}

/** The list of which operands begin with all members. */
function listAt(operands: readonly Expression[], lists: Lists): code.Name | null {
  const of = operands[0]?.kind === 'element' ? operands[0].of : null;
  if (of?.kind !== 'name') return null;
  const count = lists.get(of.name) ?? 0;
  const members = Array.from({ length: count }, (_, place) => code.element(of, code.number(place)));
  const begin = code.list(operands.slice(0, count));
  return count > 0 && code.keyOf(begin) === code.keyOf(code.list(members)) ? of : null;
}
