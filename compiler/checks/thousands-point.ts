import type { Literal, NumberLiteral, TableDecl } from '../../dsl/ast/ast.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import type { Report } from '../model/context.ts';
import { eachPart } from '../names/each-part.ts';
import type { Placed } from '../names/expand.ts';

/** `5.350`, but not `0.125` and not `1_234.567`, which nobody reads as thousands. */
const READS_TWO_WAYS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

function isNumber(node: object): node is NumberLiteral {
  return 'kind' in node && node.kind === 'number' && 'spelling' in node;
}

/** Every number in a part of the tree that is written in a unit. */
function amountsIn(tree: object, unit: string): readonly NumberLiteral[] {
  const found: NumberLiteral[] = [];
  eachPart(tree, (part) => {
    if (isNumber(part) && part.unit?.text === unit) found.push(part);
  });
  return found;
}

/** Ends, constants and cells that are counted in a unit by the head of the table. */
function cellsOf({ of, gives, rows, blocks }: TableDecl, unit: string): readonly Literal[] {
  const inUnit = gives?.kind === 'named' && gives.name.text === unit;
  return [...rows, ...blocks.flatMap((block) => block.rows)].flatMap(({ key, cells, constant }) => {
    const ends = 'lower' in key ? [key.lower, ...(key.upper === null ? [] : [key.upper])] : [];
    const ofUnit = of.text === unit ? [...ends, ...(constant === null ? [] : [constant.amount])] : [];
    return [...ofUnit, ...(inUnit ? cells : [])];
  });
}

/** Cells of dated rows whose column is counted in a unit. */
function bareAmounts({ decl }: Placed, unit: string): readonly Literal[] {
  if (decl.decl === 'table') return cellsOf(decl, unit);
  if (decl.decl !== 'simple' || decl.rows === null) return [];
  const isInUnit = decl.columns.map(({ type }) => type?.kind === 'named' && type.name.text === unit);
  return decl.rows.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (isInUnit[at] === true && cell.kind !== 'group' ? [cell] : [])),
  );
}

/**
 * PAY123: an amount of the currency with exactly three decimals. Half the continent writes thousands with a point, so
 * that `5.350 COP` is five thousand to its author, and would be paid as five.
 */
export function checkThousandsPoint(placed: readonly Placed[], currency: string, report: Report): void {
  for (const one of placed) {
    const amounts = [...amountsIn(one.decl, currency), ...bareAmounts(one, currency)];
    for (const amount of amounts) {
      if (!READS_TWO_WAYS.test(amount.spelling)) continue;
      report.say(text.thousandsPoint, amount.span, { found: amount.spelling, currency });
    }
  }
}
