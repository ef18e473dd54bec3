import type {
  BlockPart,
  Decl,
  DeductionsDecl,
  EmployerDecl,
  Name,
  Node,
  PartDecl,
  SimpleDecl,
  Span,
  TableRow,
} from '../../dsl/ast/ast.ts';
import { clauseOf } from '../model/clauses.ts';
import { type Piece, slice } from './pieces.ts';
import { braces, partPieces, restatedStep, rowPieces, type Written, withComments } from './restate.ts';
import { bodyOf, type Member, openerBefore } from './rows.ts';

/** What an amendment says of one part of a declaration. */
export interface PartChange {
  readonly verb: 'restate' | 'new' | 'repeal';
  readonly part: Name;
  /** null for a repeal. */
  readonly said: SaidPart | null;
}

interface SaidPart extends Written<PartDecl> {
  /** The whole statement. */
  readonly span: Span;
}

/** Something that an amendment may name in a declaration. */
export type Part = BlockPart | TableRow | Decl;

export function isBlock(decl: Decl): decl is EmployerDecl | DeductionsDecl {
  return decl.decl === 'employer' || decl.decl === 'deductions';
}

/** The parts of a declaration that amendments may name; null for one without. */
export function partsOf(decl: Decl): readonly Part[] | null {
  if (isBlock(decl)) return decl.parts;
  if (decl.decl === 'table') return decl.blocks.length > 0 ? null : decl.rows;
  return decl.decl === 'template' ? decl.body : null;
}

function isSimple(part: Part): part is SimpleDecl {
  return 'decl' in part && part.decl === 'simple';
}

function isRow(part: Part): part is TableRow {
  return 'key' in part;
}

/** The name of a part; null for a row of an interval, and for a declaration of a template without a name. */
export function partName(part: Part): string | null {
  if (isRow(part)) return 'kind' in part.key ? null : part.key.text;
  if (isSimple(part)) return part.columns[0]?.name.text ?? null;
  return 'decl' in part ? null : part.name.text;
}

function restatedPart(part: Part, { source }: Written<Decl>, said: SaidPart): readonly Piece[] {
  if (isRow(part)) return rowPieces(said, { source, decl: part });
  if (isSimple(part)) return restatedStep({ source, decl: part }, said);
  return 'decl' in part ? [] : partPieces(said, { source, decl: part });
}

function restated({ node, lead }: Member<Part>, written: Written<Decl>, said: SaidPart): Named {
  const pieces = restatedPart(node, written, said);
  const [before, after] = [
    { source: written.source, decl: node },
    { source: said.source, decl: { span: said.span } },
  ];
  return { node, lead, pieces: withComments(pieces, after, before), name: partName(node) };
}

function added(owner: Decl, said: SaidPart): Named {
  const pieces = owner.decl === 'table' ? rowPieces(said, null) : partPieces(said, null);
  const after = { source: said.source, decl: { span: said.span } };
  return {
    node: said.decl,
    lead: ['\n'],
    pieces: withComments(pieces, after, null),
    name: said.decl.part.text,
  };
}

/** A part with its name. */
interface Named extends Member<Node> {
  readonly name: string | null;
}

function placeOf({ decl }: Written<PartDecl>): Name | null {
  return clauseOf(decl.clauses, 'after')?.target ?? null;
}

/** Puts a part behind the one that it names, else behind the last. */
function place(members: Named[], said: Written<PartDecl>, member: Named): void {
  const after = placeOf(said);
  const at = after === null ? -1 : members.findIndex(({ name }) => name === after.text);
  members.splice(at === -1 ? members.length : at + 1, 0, member);
}

/** The pieces of a declaration with some of its parts changed. */
export function withParts(written: Written<Decl>, changes: readonly PartChange[]): readonly Piece[] {
  const { source, decl } = written;
  const parts = partsOf(decl) ?? [];
  const first = parts[0];
  if (first === undefined) return [slice(source, decl.span.start, decl.span.end)];
  const body = bodyOf<Part>(source, decl, parts);
  const members: Named[] = body.members.flatMap((member) => {
    const name = partName(member.node);
    const change = changes.find(({ part, verb }) => verb !== 'new' && part.text === name);
    if (change === undefined) return [{ ...member, name }];
    return change.said === null ? [] : [restated(member, written, change.said)];
  });
  for (const { verb, said } of changes)
    if (verb === 'new' && said !== null) place(members, said, added(decl, said));
  for (const { verb, part, said } of changes) {
    if (verb !== 'restate' || said === null || placeOf(said) === null) continue;
    const from = members.findIndex(({ name }) => name === part.text);
    for (const member of members.splice(from, 1)) place(members, said, member);
  }
  const opener = openerBefore(source, first.span.start);
  return [slice(source, decl.span.start, opener), ...braces({ ...body, members })];
}
