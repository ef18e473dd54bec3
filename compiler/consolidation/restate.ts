import type {
  Clause,
  Column,
  Decl,
  DeductionsDecl,
  EmployerDecl,
  Expr,
  Node,
  NoticeDecl,
  PartDecl,
  SimpleDecl,
  TableDecl,
  TableRow,
  Text,
} from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { hasClause } from '../model/clauses.ts';
import { restatedClauses } from './clauses.ts';
import { endWithComment, startWithComments } from './comments.ts';
import { type Piece, slice, spaced } from './pieces.ts';
import { type Body, bodyOf, mergedRows } from './rows.ts';

/** A declaration in the text that it stands in. */
export interface Written<D> {
  readonly source: Source;
  readonly decl: D;
}

function cut(source: Source, node: Node | null): Piece | null {
  return node === null ? null : slice(source, node.span.start, node.span.end);
}

/** What an amendment says, with the comments over it and beside it; those that stood over the old stay when it has none. */
export function withComments(
  pieces: readonly Piece[],
  after: Written<Node>,
  before: Written<Node> | null,
): readonly Piece[] {
  const { start, end } = after.decl.span;
  const own = startWithComments(after.source, start);
  const over =
    own < start || before === null
      ? slice(after.source, own, start)
      : slice(
          before.source,
          startWithComments(before.source, before.decl.span.start),
          before.decl.span.start,
        );
  return [over, ...pieces, slice(after.source, end, endWithComment(after.source, end))];
}

/** The first of two that there is. */
function either(after: Source, own: Node | null, before: Source, old: Node | null): Piece | null {
  return own === null ? cut(before, old) : cut(after, own);
}

function valuePieces(source: Source, value: Expr | null): readonly Piece[] {
  return value === null ? [] : [' = ', slice(source, value.span.start, value.span.end)];
}

export function braces({ opening, members, closing }: Body): readonly Piece[] {
  return [
    ' {',
    ...opening,
    ...members.flatMap(({ lead, pieces }) => [...lead, ...pieces]),
    ...closing,
    '\n}',
  ];
}

function columnPieces(
  before: Source,
  old: Column | undefined,
  after: Source,
  own: Column,
  keepsType: boolean,
): readonly Piece[] {
  const type = either(after, own.type, before, keepsType ? (old?.type ?? null) : null);
  const family = either(after, own.family, before, old?.family ?? null);
  return [
    cut(after, own.name) ?? '',
    ...(family === null ? [] : ['[', family, ']']),
    ...spaced([either(after, own.label, before, old?.label ?? null)]),
    ...(type === null ? [] : [' : ', type]),
  ];
}

/** A parameter, an input, a step or a line, restated. Rows are added unless it says how they are dated: then they are all. */
export function restatedSimple(
  before: Written<SimpleDecl>,
  after: Written<SimpleDecl>,
  kind = cut(after.source, { span: after.decl.kindSpan }),
): readonly Piece[] {
  const [old, own] = [before.decl, after.decl];
  const addsRows = own.rows !== null && old.rows !== null && !hasClause(own.clauses, 'by');
  const isAnew = (own.value !== null || own.rows !== null) && !addsRows;
  // A parameter that is one figure from now on has no cells that a type gives a unit.
  const keepsType = !isAnew || old.rows === null || own.rows !== null || own.kind === 'let';
  const columns = own.columns.flatMap((column, index) => [
    index === 0 ? ' ' : ', ',
    ...columnPieces(before.source, old.columns[index], after.source, column, keepsType),
  ]);
  const value = isAnew ? valuePieces(after.source, own.value) : valuePieces(before.source, old.value);
  const clauses = restatedClauses(
    { source: before.source, clauses: old.clauses },
    { source: after.source, clauses: own.clauses },
    isAnew,
  );
  const oldRows = bodyOf(before.source, old, isAnew ? [] : (old.rows ?? []));
  const rows = mergedRows(oldRows, bodyOf(after.source, own, own.rows ?? []));
  return [
    kind ?? '',
    ...columns,
    ...value,
    ...spaced(clauses),
    ...(rows.members.length > 0 ? braces(rows) : []),
  ];
}

/** A declaration that is stated whole, with the label that it had. */
function labelled(
  source: Source,
  decl: TableDecl | EmployerDecl | DeductionsDecl,
  label: Piece | null,
): readonly Piece[] {
  const [head, ...rest] = withoutPlace(source, decl);
  if (head === undefined || typeof head === 'string') return [];
  const { end } = decl.name.span;
  return [
    slice(source, decl.span.start, end),
    ...spaced([label]),
    slice(source, end, head.span.end),
    ...rest,
  ];
}

/** A table restated: of one with dated blocks the blocks are added, any other is stated whole. */
export function restatedTable(before: Written<TableDecl>, after: Written<TableDecl>): readonly Piece[] {
  const [old, own] = [before.decl, after.decl];
  const label = own.label === null ? cut(before.source, old.label) : null;
  if (old.blocks.length === 0 || own.blocks.length === 0) return labelled(after.source, own, label);
  const clauses = restatedClauses(
    { source: before.source, clauses: old.clauses },
    { source: after.source, clauses: own.clauses },
    false,
  );
  const blocks = mergedRows(bodyOf(before.source, old, old.blocks), bodyOf(after.source, own, own.blocks));
  const headEnd = (own.columns.at(-1) ?? own.gives ?? own.of).span.end;
  return [
    slice(after.source, own.span.start, own.name.span.end),
    ...spaced([label]),
    slice(after.source, own.name.span.end, headEnd),
    ...spaced(clauses),
    ...braces(blocks),
  ];
}

export function restatedBlock(
  before: Written<EmployerDecl | DeductionsDecl>,
  after: Written<EmployerDecl | DeductionsDecl>,
): readonly Piece[] {
  const label = after.decl.label === null ? cut(before.source, before.decl.label) : null;
  return labelled(after.source, after.decl, label);
}

/** A warning or a refusal restated whole; it keeps its text and its severity. */
export function restatedNotice(before: Written<NoticeDecl>, after: Written<NoticeDecl>): readonly Piece[] {
  const kept = before.decl.clauses.filter(
    ({ kind }) =>
      (kind === 'text' || kind === 'severity') && !after.decl.clauses.some((clause) => clause.kind === kind),
  );
  const clauses = restatedClauses(
    { source: before.source, clauses: kept },
    { source: after.source, clauses: after.decl.clauses },
    false,
  );
  return [slice(after.source, after.decl.span.start, after.decl.code.span.end), ...spaced(clauses)];
}

/** Without the `after` that said where it goes: the rest of a declaration as it was written. */
export function withoutPlace(source: Source, decl: Decl): readonly Piece[] {
  const clauses: readonly Clause[] = 'clauses' in decl ? decl.clauses : [];
  const place = clauses.find(({ kind }) => kind === 'after');
  if (place === undefined) return [slice(source, decl.span.start, decl.span.end)];
  return [slice(source, decl.span.start, place.span.start), slice(source, place.span.end, decl.span.end)];
}

/** A part of a block, or a line of a template, as far as both have the same. */
interface OldPart {
  readonly label: Text | null;
  readonly value: Expr | null;
  readonly clauses: readonly Clause[];
}

/** The part that an amendment says, with what it keeps of the one it restates; `before` is null for a new one. */
export function partPieces(own: Written<PartDecl>, before: Written<OldPart> | null): readonly Piece[] {
  const { source, decl } = own;
  const said = decl.clauses.some(({ kind }) => kind === 'rate');
  const isAnew = before === null || decl.value !== null || said;
  const label = either(source, decl.label, before?.source ?? source, before?.decl.label ?? null);
  const value = isAnew
    ? valuePieces(source, decl.value)
    : valuePieces(before?.source ?? source, before?.decl.value ?? null);
  const clauses = restatedClauses(
    { source: before?.source ?? source, clauses: before?.decl.clauses ?? [] },
    { source, clauses: decl.clauses },
    isAnew,
  );
  return [cut(source, decl.part) ?? '', ...spaced([label]), ...value, ...spaced(clauses)];
}

/** A step of a template, restated: the kind of declaration that it is stays, with its type. */
export function restatedStep(
  before: Written<SimpleDecl>,
  { source, decl }: Written<PartDecl>,
): readonly Piece[] {
  const { part, label, value, clauses, span } = decl;
  const column = { name: part, family: null, label, type: null, span: part.span };
  const { kind, kindSpan } = before.decl;
  const own: SimpleDecl = {
    decl: 'simple',
    kind,
    kindSpan,
    columns: [column],
    value,
    clauses,
    rows: null,
    span,
  };
  return restatedSimple(before, { source, decl: own }, cut(before.source, { span: kindSpan }));
}

/** A row of a table with other values. */
export function rowPieces(
  { source, decl }: Written<PartDecl>,
  old: Written<TableRow> | null,
): readonly Piece[] {
  const cells = decl.cells.length > 0 || old === null ? decl.cells : old.decl.cells;
  const from = decl.cells.length > 0 || old === null ? source : old.source;
  return [
    cut(source, decl.part) ?? '',
    ...spaced(cells.map((cell) => cut(from, cell))),
    ...spaced(
      restatedClauses(
        { source: old?.source ?? source, clauses: old?.decl.clauses ?? [] },
        { source, clauses: decl.clauses },
        decl.cells.length > 0,
      ),
    ),
  ];
}
