import type { Span } from '../../dsl/ast/ast.ts';
import { datesOf } from '../ir/date-range.ts';
import type { IrNotice } from '../ir/ir.ts';
import { earlierOf } from '../parameters/calendar.ts';
import { lowerComparison } from './conditions.ts';
import { inOrderOfText } from './formula-text.ts';
import { conditionsOf, dateNode, joined, targetOf } from './refused-dates.ts';
import type { Lowering, OtherDate, Scope } from './state.ts';

/** The units that a parameter or a table is counted in. */
function unitsOf(name: string, l: Lowering): readonly string[] {
  const parameter = l.parameters.get(name);
  const table = l.tables.get(name);
  return [parameter?.unit, table?.unit, table?.givesUnit].filter((unit) => unit != null);
}

/** The date from which a parameter or a table, or a unit that it is counted in, is blank; null if it never is. */
export function blankFrom(name: string, l: Lowering): string | null {
  const own = l.context.blanks.get(name)?.from ?? null;
  return unitsOf(name, l)
    .map((unit) => blankFrom(unit, l))
    .reduce((one, other) => (one === null || other === null ? (one ?? other) : earlierOf(one, other)), own);
}

/** Refuses the dates behind a blank, where a formula reads the value at another date than that of the payslip. */
export function refuseAfterBlank(
  { name, from }: { readonly name: string; readonly from: string },
  { node }: OtherDate,
  span: Span,
  scope: Scope,
  l: Lowering,
): void {
  if (datesOf(l.nodes.at(node).range)[1] < from) return;
  const late = lowerComparison('>=', node, dateNode(from, span, l), span, l);
  const condition = joined('and', [...conditionsOf(scope, span, l), late], { span }, l);
  if (condition === null) return;
  const { field, source } = targetOf([node], name, { span }, l);
  const earlier = l.behindBlanks.find((one) => one.name === name && one.field === field);
  if (earlier === undefined) l.behindBlanks.push({ name, from, field, source, late: [condition] });
  else earlier.late.push(condition);
}

/** The refusals of dates behind blanks, each in an order that does not depend on who reads first. */
export function blankRefusals(l: Lowering): readonly IrNotice[] {
  return l.behindBlanks.flatMap(({ name, from, field, source, late }): readonly IrNotice[] => {
    const read = l.parameters.get(name) ?? l.tables.get(name);
    const condition = read === undefined ? null : joined('or', inOrderOfText(late, l.nodes), read, l);
    if (read === undefined || condition === null) return [];
    return [
      {
        kind: 'refuse',
        implied: 'blank',
        code: 'VALIDATION_ERROR',
        severity: 'warning',
        field,
        source,
        presence: null,
        condition,
        message: [{ text: `${read.label}: no se conoce desde el ${from}` }],
        span: read.span,
      },
    ];
  });
}
