import type {
  Clause,
  Expr,
  Name,
  NoticeDecl,
  PayFile,
  SimpleDecl,
  Span,
  TypeRef,
} from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import type { Placed } from './expand.ts';

type FirstClause = Extract<Clause, { kind: 'first' }>;

function nameExpr(name: Name): Expr {
  return { kind: 'name', name, span: name.span };
}

function and(left: Expr, right: Expr): Expr {
  return { kind: 'binary', op: 'and', left, right, span: right.span };
}

/** An expression in parentheses, if `and` would tear it apart. */
function whole(expr: Expr): Expr {
  const isLoose = expr.kind === 'if' || (expr.kind === 'binary' && expr.op === 'or');
  return isLoose ? { kind: 'group', inner: expr, span: expr.span } : expr;
}

/** Nothing, in the type of an input; null for one that is never nothing. */
function zeroOf(type: TypeRef | null, currency: string, span: Span): Expr | null {
  const zero = { digits: '0', span };
  switch (type?.kind === 'named' ? type.name.text : null) {
    case 'money':
      return { kind: 'number', ...zero, spelling: '0', unit: { text: currency, span } };
    case 'number':
    case 'integer':
      return { kind: 'number', ...zero, spelling: '0', unit: null };
    case 'rate':
      return { kind: 'rate', ...zero, spelling: '0%' };
    case 'hours':
      return { kind: 'hours', ...zero, spelling: '0h' };
    default:
      return null;
  }
}

function isZero(expr: Expr): boolean {
  return 'digits' in expr && /^[-0.]*$/.test(expr.digits);
}

/** The conditions that the caller sent a field that is not zero, and that he did not. */
interface Sent {
  readonly yes: Expr;
  readonly no: Expr;
}

function negated(expr: Expr): Expr {
  return {
    kind: 'unary',
    op: 'not',
    operand: { kind: 'group', inner: expr, span: expr.span },
    span: expr.span,
  };
}

/** The question whether a field was sent; a field that is zero unless it is sent needs none. */
function sentOf(name: Name, decl: SimpleDecl, currency: string): Sent {
  const { span } = name;
  const value = nameExpr(name);
  const given: Expr = { kind: 'call', callee: { text: 'given', span }, args: [value], span };
  const column = decl.columns.find((one) => one.name.text === name.text);
  const zero = zeroOf(column?.type ?? null, currency, span);
  const isBoolean =
    decl.kind === 'flag' || (column?.type?.kind === 'named' && column.type.name.text === 'boolean');
  const stated = clauseOf(decl.clauses, 'default');
  if (zero === null) {
    const yes = isBoolean ? and(given, value) : given;
    return { yes, no: negated(yes) };
  }
  const isAbove: Expr = { kind: 'binary', op: '<>', left: value, right: zero, span };
  if (stated !== null && isZero(stated.expr))
    return { yes: isAbove, no: { kind: 'binary', op: '=', left: value, right: zero, span } };
  const yes = and(given, isAbove);
  return { yes, no: negated(yes) };
}

/** One notice for each field, of which the condition lets one at most speak; the last where none was sent. */
function noticesOf(
  decl: NoticeDecl,
  first: FirstClause,
  sentBy: (name: Name) => Sent | null,
): readonly NoticeDecl[] {
  const when = clauseOf(decl.clauses, 'when');
  const rest = decl.clauses.filter((clause) => clause !== first && clause !== when);
  let before: Expr | null = when === null ? null : whole(when.expr);
  return first.names.map((name, at): NoticeDecl => {
    const sent = sentBy(name);
    const isLast = at === first.names.length - 1;
    const own = sent === null || isLast ? before : before === null ? sent.yes : and(before, sent.yes);
    if (sent !== null) before = before === null ? sent.no : and(before, sent.no);
    const conditions: readonly Clause[] =
      own === null || when === null ? [] : [{ kind: 'when', expr: own, span: when.span }];
    return {
      ...decl,
      clauses: [...rest, { kind: 'on', expr: nameExpr(name), span: first.span }, ...conditions],
    };
  });
}

function checkFirst(decl: NoticeDecl, first: FirstClause, report: Report): void {
  const on = clauseOf(decl.clauses, 'on');
  if (on !== null) {
    const labels = [{ span: on.span, text: quantityPhrases.alreadySaidHere }];
    report.say(text.duplicateClause, first.span, { clause: 'on', host: decl.kind }, { labels });
  }
  const seen = new Set<string>();
  for (const name of first.names) {
    if (seen.has(name.text)) report.say(names.duplicateName, name.span, { name: name.text });
    seen.add(name.text);
  }
}

/** Checks that the caller sends each name; a name that nothing bears is reported elsewhere. */
function checkSent(decl: NoticeDecl, first: FirstClause, kinds: ReadonlyMap<string, string>, report: Report) {
  for (const name of first.names) {
    const kind = kinds.get(name.text);
    if (kind === undefined || kind === 'input' || kind === 'flag') continue;
    report.say(types.wrongType, name.span, {
      what: rulePhrases.theFieldOf(decl.code.text),
      expected: rulePhrases.somethingThatTheCallerSendsAnInput,
      found: quantityPhrases.nameOfKind(name.text, kind),
    });
  }
}

function currencyOf({ scheme }: PayFile): string {
  const header = scheme?.headers.find(({ kind }) => kind === 'currency');
  return header !== undefined && 'name' in header ? header.name.text : '';
}

/** Writes every `on first of a, b` out as one warning or refusal for each field. */
export function writeOutFirstSent(
  placed: readonly Placed[],
  file: PayFile,
  report: Report,
): readonly Placed[] {
  const inputs = new Map<string, SimpleDecl>();
  const kinds = new Map<string, string>();
  for (const { decl } of placed) {
    if (decl.decl !== 'simple') continue;
    for (const { name } of decl.columns) {
      kinds.set(name.text, decl.kind);
      if (decl.kind === 'input' || decl.kind === 'flag') inputs.set(name.text, decl);
    }
  }
  const currency = currencyOf(file);
  const sentBy = (name: Name): Sent | null => {
    const input = inputs.get(name.text);
    return input === undefined ? null : sentOf(name, input, currency);
  };
  return placed.flatMap((one): readonly Placed[] => {
    const { decl } = one;
    if (decl.decl !== 'notice') return [one];
    const first = clauseOf(decl.clauses, 'first');
    if (first === null) return [one];
    checkFirst(decl, first, report);
    checkSent(decl, first, kinds, report);
    const plain = hasClause(decl.clauses, 'on')
      ? { ...decl, clauses: decl.clauses.filter(({ kind }) => kind !== 'on') }
      : decl;
    return noticesOf(plain, first, sentBy).map((notice) => ({ ...one, decl: notice }));
  });
}
