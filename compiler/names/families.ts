import type { Column, Decl, Name, SimpleDecl } from '../../dsl/ast/ast.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { monthsIn, windowOf } from '../model/history-window.ts';
import {
  type Families,
  type Family,
  FamilyWriter,
  fault,
  type Member,
  memberName,
  wholeOf,
} from './family-formulas.ts';
import { mapExpressions } from './map-expressions.ts';
import { WrittenOut } from './written-out.ts';

/** Members are numbered with two digits, and a year has as many as it has months; no law has more. */
const MOST_MEMBERS = 36;
const LAST_MEMBER = 99;
/** The members of a family of which they are not known: one, so that its formula is checked. */
const ONE = { from: 1, until: 1 };

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

/** The months of the window of a history; one of a window that is none, which is told where it is read. */
function windowRange({ value }: SimpleDecl, { name }: Pick<FamilyColumn, 'name'>, report: Report): Family {
  const window = value?.kind === 'reading' ? windowOf(value.window) : null;
  const until = window === null ? 1 : monthsIn(window);
  const isSound = window?.kind !== 'month' && until <= MOST_MEMBERS;
  if (isSound) return { name: name.text, kind: 'history', from: 1, until, isSound: window !== null };
  const reason = rulePhrases.aFamilyByMonthHasFrom(MOST_MEMBERS);
  fault(name.span, reason, rulePhrases.takeAnotherWindowSuchAsYear, report);
  return { name: name.text, kind: 'history', ...ONE, isSound: false };
}

/** The members that a declaration says itself: `for m in 1 .. 12`, or `by month`; null without, or after a report. */
function statedRange(decl: SimpleDecl, { name, family }: FamilyColumn, report: Report): Family | null {
  if (decl.kind === 'history') return windowRange(decl, { name }, report);
  const clause = clauseOf(decl.clauses, 'for');
  if (clause === null) return null;
  const { kind } = decl;
  const [from, until] = [wholeOf(clause.from), wholeOf(clause.until)];
  const isSound = from >= 1 && until >= from && until <= LAST_MEMBER && until - from < MOST_MEMBERS;
  const isKind = hasMembers(decl);
  if (isSound && clause.variable.text === family.text)
    return { name: name.text, kind, ...(isKind ? { from, until } : ONE), isSound: isKind };
  const reason = isSound
    ? rulePhrases.isCountedByAndForCounts(name.text, family.text, clause.variable.text)
    : rulePhrases.theMembersOfGoFromA(name.text, MOST_MEMBERS, LAST_MEMBER);
  fault(clause.span, reason, readingPhrases.write(`for ${family.text} in 1 .. 12`), report);
  return { name: name.text, kind, ...ONE, isSound: false };
}

/** The families that a declaration reads by a variable: `total_imponible[m]`. */
function readBy(decl: Decl, isVariable: (name: string) => boolean): readonly string[] {
  const found: string[] = [];
  mapExpressions(decl, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'name' && isVariable(expr.index.name.text))
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
      const read = readBy(decl, (name) => name === family.text).flatMap((one) => families.get(one) ?? []);
      const [first] = read;
      if (first !== undefined && !families.has(name.text)) {
        families.set(name.text, { ...first, name: name.text, kind: decl.kind });
        left -= 1;
      }
    }
  }
  for (const [decl, { name, family }] of open) {
    if (families.has(name.text)) continue;
    const reason = rulePhrases.nothingSaysHowManyMembersHas(name.text);
    // One that reads a family by another variable is told so where it does.
    if (readBy(decl, () => true).length === 0)
      fault(name.span, reason, quantityPhrases.addOf(`for ${family.text} in 1 .. 12`), report);
    families.set(name.text, { name: name.text, kind: decl.kind, ...ONE, isSound: false });
  }
  return families;
}

function ofMember(name: Name, value: number): Name {
  return { ...name, text: memberName(name.text, value) };
}

/** The declaration of one member: its name, and its label with the number at the end. */
function memberDecl(decl: SimpleDecl, { variable, value }: Member, write: FamilyWriter): SimpleDecl {
  const columns = decl.columns.map((column) =>
    column.family === null
      ? column
      : {
          ...column,
          name: ofMember(column.name, value),
          label: column.label === null ? null : { ...column.label, value: `${column.label.value} ${value}` },
          family: null,
        },
  );
  const clauses = decl.clauses
    .filter(({ kind }) => kind !== 'for' && kind !== 'by')
    .map((clause) => (clause.kind === 'as' ? { ...clause, name: ofMember(clause.name, value) } : clause));
  const written = mapExpressions({ ...decl, columns, clauses }, (expr) =>
    write.rewrite(expr, { variable, value }),
  );
  return written.decl === 'simple' ? written : decl;
}

function hasMembers({ kind }: SimpleDecl): boolean {
  return kind === 'input' || kind === 'let' || kind === 'history';
}

/** PAY235: what `by month` takes apart is a family, and a family of a history is `by month`. */
function checkByMonth(decl: SimpleDecl, head: FamilyColumn | null, report: Report): void {
  const by = clauseOf(decl.clauses, 'by');
  const name = decl.columns[0]?.name;
  if (name === undefined) return;
  if (by !== null && (by.by.text !== 'month' || by.dates.length > 0))
    fault(by.span, rulePhrases.aHistoryIsTakenApartBy, readingPhrases.write('by month'), report);
  else if (by !== null && head === null)
    fault(
      name.span,
      rulePhrases.hasNoMembers(name.text),
      rulePhrases.writeOrTakeOut(`${name.text}[m]`, 'by month'),
      report,
    );
  else if (by === null && head !== null)
    fault(head.span, rulePhrases.nothingTakesApart(name.text), quantityPhrases.addOf('by month'), report);
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
  if (head !== null && !hasMembers(decl)) {
    fault(
      head.name.span,
      rulePhrases.onlyAnInputOrALet(decl.kind),
      rulePhrases.computeTheMonthsInALet,
      report,
    );
  }
  if (head === null && counter !== null) {
    const name = decl.columns[0]?.name.text ?? decl.kind;
    fault(
      counter.span,
      rulePhrases.hasNoMembersForForTo(name),
      rulePhrases.writeOrTakeOut(`${name}[${counter.variable.text}]`, 'for'),
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
  const write = new FamilyWriter(families, report);
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
