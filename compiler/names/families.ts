import type { Column, Decl, Expr, Name, NumberLiteral, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { monthsIn, windowOf } from '../model/history-window.ts';
import { mapExpressions } from './map-expressions.ts';
import { WrittenOut } from './written-out.ts';

/** Members are numbered with two digits, and a year has as many as it has months; no law has more. */
const MOST_MEMBERS = 36;
const LAST_MEMBER = 99;

/** `parte[m]` with `m in 1 .. 12`. */
interface Family {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

type Families = ReadonlyMap<string, Family>;

/** A declaration, whatever else is known of it. */
interface Holding {
  readonly decl: Decl;
}

type FamilyColumn = Column & { readonly family: Name };

function isFamily(column: Column): column is FamilyColumn {
  return column.family !== null;
}

function headOf(decl: Decl): FamilyColumn | null {
  const column = decl.decl === 'simple' ? decl.columns.find(isFamily) : undefined;
  return column ?? null;
}

/** The name of a member: `parte_03`. */
function memberName(family: string, member: number): string {
  return `${family}_${String(member).padStart(2, '0')}`;
}

function fault(span: Span, reason: string, fix: string, report: Report): void {
  report.say(names.familyFault, span, { reason, fix });
}

function wholeOf({ digits }: NumberLiteral): number {
  return /^\d{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The months of the window of a history; one of a window that is none, which is told where it is read. */
function windowRange({ value }: SimpleDecl, { name }: Pick<FamilyColumn, 'name'>, report: Report): Family {
  const window = value?.kind === 'reading' ? windowOf(value.window) : null;
  const until = window === null ? 1 : monthsIn(window);
  if (window?.kind !== 'month' && until <= MOST_MEMBERS) return { name: name.text, from: 1, until };
  const reason = `a family \`by month\` has from 2 to ${MOST_MEMBERS} months`;
  fault(name.span, reason, 'take another window, such as `year`', report);
  return { name: name.text, from: 1, until: 1 };
}

/** The members that a declaration says itself: `for m in 1 .. 12`, or `by month`; null without, or after a report. */
function statedRange(decl: SimpleDecl, { name, family }: FamilyColumn, report: Report): Family | null {
  if (decl.kind === 'history') return windowRange(decl, { name }, report);
  const clause = clauseOf(decl.clauses, 'for');
  if (clause === null) return null;
  const [from, until] = [wholeOf(clause.from), wholeOf(clause.until)];
  const isSound = from >= 1 && until >= from && until <= LAST_MEMBER && until - from < MOST_MEMBERS;
  if (isSound && clause.variable.text === family.text) return { name: name.text, from, until };
  const reason = isSound
    ? `\`${name.text}\` is counted by \`${family.text}\`, and \`for\` counts \`${clause.variable.text}\``
    : `the members of \`${name.text}\` go from a number to a greater one, at most ${MOST_MEMBERS} between 1 and ${LAST_MEMBER}`;
  fault(clause.span, reason, `write \`for ${family.text} in 1 .. 12\``, report);
  return { name: name.text, from: 1, until: 1 };
}

/** The families that a declaration reads by its own variable: `total_imponible[m]`. */
function readBy(decl: Decl, variable: string): readonly string[] {
  const found: string[] = [];
  mapExpressions(decl, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'name' && expr.index.name.text === variable)
      found.push(expr.object.text);
    return null;
  });
  return found;
}

/** Every family with its members: those that `for` says, or those of the families that it is computed from. */
function familiesOf(decls: readonly Decl[], report: Report): Families {
  const families = new Map<string, Family>();
  const open: (readonly [SimpleDecl, FamilyColumn])[] = [];
  for (const decl of decls) {
    const head = headOf(decl);
    if (decl.decl !== 'simple' || head === null) continue;
    const stated = statedRange(decl, head, report);
    if (stated === null) open.push([decl, head]);
    else families.set(head.name.text, stated);
  }
  for (let left = open.length, before = -1; left !== before && left > 0; ) {
    before = left;
    for (const [decl, { name, family }] of open) {
      const read = readBy(decl, family.text).flatMap((one) => families.get(one) ?? []);
      const [first] = read;
      if (first !== undefined && !families.has(name.text)) {
        families.set(name.text, { ...first, name: name.text });
        left -= 1;
      }
    }
  }
  for (const [, { name, family }] of open) {
    if (families.has(name.text)) continue;
    const reason = `nothing says how many members \`${name.text}\` has`;
    fault(name.span, reason, `add \`for ${family.text} in 1 .. 12\``, report);
    families.set(name.text, { name: name.text, from: 1, until: 1 });
  }
  return families;
}

function missing(span: Span): Expr {
  return { kind: 'missing', span };
}

function named(text: string, span: Span): Expr {
  return { kind: 'name', span, name: { text, span } };
}

function numberLiteral(value: number, span: Span): Expr {
  const digits = String(value);
  return { kind: 'number', span, digits, spelling: digits, unit: null };
}

/** Members added up: `parte_01 + parte_02 + …`. */
function added(family: Family, span: Span, member: (name: string) => Expr): Expr {
  let sum = member(memberName(family.name, family.from));
  for (let count = family.from + 1; count <= family.until; count++) {
    const right = member(memberName(family.name, count));
    sum = { kind: 'binary', span, op: '+', left: sum, right };
  }
  return family.from === family.until ? sum : { kind: 'group', span, inner: sum };
}

function ifGiven(name: string, span: Span): Expr {
  const condition: Expr = { kind: 'call', span, callee: { text: 'given', span }, args: [named(name, span)] };
  const choice: Expr = {
    kind: 'if',
    span,
    condition,
    then: numberLiteral(1, span),
    else: numberLiteral(0, span),
  };
  return { kind: 'group', span, inner: choice };
}

/** What a member is written with: its variable, and the number that this stands for. */
interface Member {
  readonly variable: string;
  readonly value: number;
}

/** Writes families out in formulas. */
class Writer {
  readonly #families: Families;
  readonly #report: Report;

  constructor(families: Families, report: Report) {
    this.#families = families;
    this.#report = report;
  }

  /** What stands for an expression in the formulas of a member; null where that is the expression itself. */
  rewrite(expr: Expr, member: Member | null): Expr | null {
    if (expr.kind === 'reading') return member === null ? null : { ...expr, month: member.value };
    if (expr.kind === 'index') return this.#indexed(expr, member);
    if (expr.kind === 'call') return this.#called(expr);
    if (expr.kind !== 'name') return null;
    if (expr.name.text === member?.variable) return numberLiteral(member.value, expr.span);
    const family = this.#families.get(expr.name.text);
    if (family === undefined) return null;
    const reason = `\`${family.name}\` has ${family.until - family.from + 1} members, so it has no one value`;
    const fix = `name one, \`${family.name}[${family.from}]\`, or write \`sum(${family.name})\` or \`count(given(${family.name}))\``;
    fault(expr.span, reason, fix, this.#report);
    return missing(expr.span);
  }

  #indexed({ object, index, span }: Extract<Expr, { kind: 'index' }>, member: Member | null): Expr {
    const family = this.#families.get(object.text);
    const value =
      index.kind === 'number' && index.unit === null
        ? wholeOf(index)
        : index.kind === 'name' && index.name.text === member?.variable
          ? member.value
          : Number.NaN;
    if (family !== undefined && value >= family.from && value <= family.until)
      return named(memberName(family.name, value), span);
    const reason =
      family === undefined
        ? `\`${object.text}\` is no family, so it has no members`
        : `\`${object.text}\` has the members ${family.from} to ${family.until}`;
    const fix = 'between `[` and `]` stands the variable of the declaration, or a number of a member';
    fault(span, reason, fix, this.#report);
    return missing(span);
  }

  #called({ callee, args, span }: Extract<Expr, { kind: 'call' }>): Expr | null {
    const [arg] = args;
    const family = arg?.kind === 'name' ? this.#families.get(arg.name.text) : undefined;
    if (callee.text === 'sum' && family !== undefined)
      return added(family, span, (name) => named(name, span));
    const asked = arg?.kind === 'call' && arg.callee.text === 'given' ? arg.args[0] : undefined;
    const counted = asked?.kind === 'name' ? this.#families.get(asked.name.text) : undefined;
    if (callee.text !== 'count' || counted === undefined) return null;
    return added(counted, span, (name) => ifGiven(name, span));
  }
}

/** The declaration of one member: its name, and its label with the number at the end. */
function memberDecl(decl: SimpleDecl, { variable, value }: Member, write: Writer): SimpleDecl {
  const columns = decl.columns.map((column) =>
    column.family === null
      ? column
      : {
          ...column,
          name: { ...column.name, text: memberName(column.name.text, value) },
          label: column.label === null ? null : { ...column.label, value: `${column.label.value} ${value}` },
          family: null,
        },
  );
  const clauses = decl.clauses.filter(({ kind }) => kind !== 'for' && kind !== 'by');
  const written = mapExpressions({ ...decl, columns, clauses }, (expr) =>
    write.rewrite(expr, { variable, value }),
  );
  return written.decl === 'simple' ? written : decl;
}

/** PAY235: what `by month` takes apart is a family, and a family of a history is `by month`. */
function checkByMonth(decl: SimpleDecl, head: FamilyColumn | null, report: Report): void {
  const by = clauseOf(decl.clauses, 'by');
  const name = decl.columns[0]?.name;
  if (name === undefined) return;
  if (by !== null && (by.by.text !== 'month' || by.dates.length > 0))
    fault(by.span, 'a history is taken apart by month alone', 'write `by month`', report);
  else if (by !== null && head === null)
    fault(
      name.span,
      `\`${name.text}\` has no members`,
      `write \`${name.text}[m]\`, or take \`by month\` out`,
      report,
    );
  else if (by === null && head !== null)
    fault(head.span, `nothing takes \`${name.text}\` apart`, 'add `by month`', report);
}

/** PAY235: only inputs, histories and `let`s have members, and a `for` counts nothing without them. */
function checkFamilyWords(decl: Decl, report: Report): void {
  if (decl.decl !== 'simple') return;
  const head = headOf(decl);
  if (decl.kind === 'history') {
    checkByMonth(decl, head, report);
    return;
  }
  const counter = clauseOf(decl.clauses, 'for');
  if (head !== null && decl.kind !== 'input' && decl.kind !== 'let') {
    fault(
      head.name.span,
      `only an input or a \`let\` has a member for each month, not a \`${decl.kind}\``,
      'compute the months in a `let`, and add them up here: `sum(parte)`',
      report,
    );
  }
  if (head === null && counter !== null) {
    const name = decl.columns[0]?.name.text ?? decl.kind;
    fault(
      counter.span,
      `\`${name}\` has no members for \`for\` to count`,
      `write \`${name}[${counter.variable.text}]\`, or take \`for\` out`,
      report,
    );
  }
}

/** Writes every family out, member by member, so that the rest of the compiler sees declarations and sums of them. */
export function expandFamilies<H extends Holding>(placed: readonly H[], report: Report): readonly H[] {
  for (const { decl } of placed) checkFamilyWords(decl, report);
  if (!placed.some(({ decl }) => headOf(decl) !== null)) return placed;
  const families = familiesOf(
    placed.map(({ decl }) => decl),
    report,
  );
  const write = new Writer(families, report);
  const room = new WrittenOut(report);
  return placed.flatMap((one): readonly H[] => {
    const { decl } = one;
    const head = headOf(decl);
    const family = head === null ? undefined : families.get(head.name.text);
    if (decl.decl !== 'simple' || head === null || family === undefined)
      return [{ ...one, decl: mapExpressions(decl, (expr) => write.rewrite(expr, null)) }];
    report.repeats(decl.span);
    const members: H[] = [];
    for (let value = family.from; value <= family.until; value++) {
      if (!room.hasRoom(decl.span)) break;
      const member = memberDecl(decl, { variable: head.family.text, value }, write);
      room.add(member, decl.span);
      members.push({ ...one, decl: member });
    }
    return members;
  });
}
