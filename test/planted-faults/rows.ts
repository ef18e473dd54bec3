import type { BlockPart, DatedRow, Node, Span, TableRow } from '../../dsl/ast/ast.ts';
import { decides, type FaultClass, fixed, type Place, place } from './fault-class.ts';
import { cut, declarations, type RuleText } from './rule-text.ts';

type Row = DatedRow | TableRow | BlockPart;

function rowsOf(rules: RuleText): readonly Row[] {
  const blocks = [...declarations(rules, 'employer'), ...declarations(rules, 'deductions')];
  return [
    ...declarations(rules, 'simple').flatMap(({ rows }) => rows ?? []),
    ...declarations(rules, 'table').flatMap((table) => [
      ...table.rows,
      ...table.blocks.flatMap(({ rows }) => rows),
    ]),
    ...blocks.flatMap(({ parts }) => parts),
  ];
}

/** Two cells of a row that stand beside each other, exchanged. */
function exchangedCells(rules: RuleText): readonly Place[] {
  return rowsOf(rules).flatMap((row) => {
    const cells: readonly Node[] = 'cells' in row ? row.cells : [];
    return cells.slice(1).flatMap(({ span: second }, index) => {
      const first = cells[index]?.span;
      return first === undefined ? [] : exchanged(rules, first, second);
    });
  });
}

/** What stands at two places exchanged, where it differs. */
export function exchanged(rules: RuleText, first: Span, second: Span): readonly Place[] {
  const [one, other] = [cut(rules, first), cut(rules, second)];
  if (one === other) return [];
  const between = cut(rules, { start: first.end, end: second.start });
  return [fixed({ start: first.start, end: second.end }, `${other}${between}${one}`)];
}

/** What stands at two places exchanged, wherever there is an entry above of the same kind. */
function exchangedRows(rules: RuleText): readonly Place[] {
  const rows = rowsOf(rules);
  return rows.slice(1).flatMap((row, index) => {
    const above = rows[index];
    if (above === undefined || !('cells' in row) || !('cells' in above)) return [];
    const [upper, lower] = [above.cells[0]?.span, row.cells[0]?.span];
    return upper === undefined || lower === undefined ? [] : exchanged(rules, upper, lower);
  });
}

/** Mistakes with whole rows and cells. */
export const ROW_FAULTS: readonly FaultClass[] = [
  decides('two cells of a row exchanged', exchangedCells),
  decides('the values of two rows exchanged', exchangedRows),
  decides('a row left out', (rules) => rowsOf(rules).map(({ span }) => fixed(span, ''))),
  decides('a row doubled', (rules) =>
    rowsOf(rules).map(({ span }) => place(span, () => `${cut(rules, span)}\n  ${cut(rules, span)}`)),
  ),
];
