import type { TableDecl, TableRow } from '../../dsl/ast/ast.ts';
import { printType } from '../../dsl/format/clause.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { clauseFacets } from './clause-facets.ts';
import { type Facet, type FacetRow, firstDayOf } from './declared.ts';

/** The facets of a table: its head, and every row by its place in the block of its date. */
export function tableFacets(decl: TableDecl): readonly Facet[] {
  const { form, of, gives, clauses, rows, blocks } = decl;
  const text = `${form.text} of ${of.text}${gives === null ? '' : ` gives ${printType(gives)}`}`;
  return [
    { kind: 'table', name: 'form', text, span: form.span },
    ...clauseFacets(clauses),
    ...rowFacets(rows, '', null),
    ...blocks.flatMap((block): readonly Facet[] => {
      const place = `from ${block.from.iso}: `;
      const day = firstDayOf(block.from.iso);
      if (block.isBlank) {
        const row: FacetRow = { day, place: 'blank' };
        return [{ kind: 'row', name: `${place}blank`, text: '?', span: block.span, row }];
      }
      const ofBlock = clauseFacets(block.clauses, place, { day, place: null });
      return [...ofBlock, ...rowFacets(block.rows, place, day)];
    }),
  ];
}

/** A row of words is known by its word; a row of an interval by its number, since its ends may move. */
function rowFacets(rows: readonly TableRow[], place: string, day: string | null): readonly Facet[] {
  return rows.flatMap((row, at) => {
    const key = 'kind' in row.key ? `row ${at + 1}` : `row ${row.key.text}`;
    const of: FacetRow = { day, place: key };
    const facet: Facet = { kind: 'row', name: `${place}${key}`, text: rowText(row), span: row.span, row: of };
    return [facet, ...clauseFacets(row.clauses, `${place}${key} `, of)];
  });
}

function rowText({ key, cells, constant, jump }: TableRow): string {
  const amount = constant === null ? [] : [`${constant.sign} ${printExpression(constant.amount)}`];
  const leap = jump === null ? [] : [`jump ${printExpression(jump)}`];
  return [keyText(key), ...cells.map(printExpression), ...amount, ...leap].join('  ');
}

function keyText(key: TableRow['key']): string {
  if (!('kind' in key)) return key.text;
  const upper = key.upper === null ? '*' : printExpression(key.upper);
  const [open, close] = [key.lowerClosed ? '[' : '(', key.upperClosed ? ']' : ')'];
  return `${open}${printExpression(key.lower)} .. ${upper}${close}`;
}
