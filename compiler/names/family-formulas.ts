import type { Expr, NumberLiteral, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Report } from '../model/context.ts';

/** `parte[m]` with `m in 1 .. 12`. */
export interface Family {
  readonly name: string;
  readonly from: number;
  readonly until: number;
  readonly kind: SimpleDecl['kind'];
  /** False after a report: which members it has is not known. */
  readonly isSound: boolean;
}

export type Families = ReadonlyMap<string, Family>;

/** The name of a member: `parte_03`. */
export function memberName(family: string, member: number): string {
  return `${family}_${String(member).padStart(2, '0')}`;
}

function membersOf({ name, from, until }: Family): readonly string[] {
  return Array.from({ length: until - from + 1 }, (_, at) => memberName(name, from + at));
}

export function fault(span: Span, reason: Said, fix: Said, report: Report): void {
  report.say(names.familyFault, span, { reason, fix });
}

export function wholeOf({ digits }: NumberLiteral): number {
  return /^\d{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A stand-in for a formula that names a family in a way that has no value. */
function missing(span: Span, family?: Family): Expr {
  const names = new Set(family === undefined ? [] : membersOf(family));
  return { kind: 'missing', span, names };
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

/** A member of a family: its variable, and the number that this stands for. */
export interface Member {
  readonly variable: string;
  readonly value: number;
}

/** Writes families out in formulas. */
export class FamilyWriter {
  readonly #families: Families;
  readonly #report: Report;

  constructor(families: Families, report: Report) {
    this.#families = families;
    this.#report = report;
  }

  /** Rewrites an expression for the formulas of a member; null if the expression stays as it is. */
  rewrite(expr: Expr, member: Member | null): Expr | null {
    if (expr.kind === 'reading') return member === null ? null : { ...expr, month: member.value };
    if (expr.kind === 'index') return this.#indexed(expr, member);
    if (expr.kind === 'call') return this.#called(expr);
    if (expr.kind !== 'name') return null;
    if (expr.name.text === member?.variable) return numberLiteral(member.value, expr.span);
    const family = this.#families.get(expr.name.text);
    if (family === undefined) return null;
    const reason = rulePhrases.hasMembersSoItHasNo(family.name, family.until - family.from + 1);
    const fix = rulePhrases.nameOneOrWriteOr(
      `${family.name}[${family.from}]`,
      `sum(${family.name})`,
      `count(given(${family.name}))`,
    );
    if (family.isSound) fault(expr.span, reason, fix, this.#report);
    return missing(expr.span, family);
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
        ? rulePhrases.isNoFamilySoItHas(object.text)
        : rulePhrases.hasTheMembersTo(object.text, family.from, family.until);
    const near = family === undefined ? suggest(object.text, this.#families.keys()) : null;
    const fix =
      near === null ? rulePhrases.betweenBracketAndStandsTheVariable : readingPhrases.didYouMean(near);
    if (family?.isSound !== false) fault(span, reason, fix, this.#report);
    return missing(span, family);
  }

  #called({ callee, args, span }: Extract<Expr, { kind: 'call' }>): Expr | null {
    const [arg] = args;
    if (args.length !== 1) return null;
    const family = arg?.kind === 'name' ? this.#families.get(arg.name.text) : undefined;
    if (callee.text === 'sum' && family !== undefined) return this.#sum(family, span);
    const asked = arg?.kind === 'call' && arg.callee.text === 'given' ? arg.args[0] : undefined;
    const counted = asked?.kind === 'name' ? this.#families.get(asked.name.text) : undefined;
    if (callee.text !== 'count' || counted === undefined) return null;
    if (!counted.isSound) return missing(span, counted);
    if (counted.kind === 'input' || counted.kind === 'history')
      return added(counted, span, (name) => ifGiven(name, span));
    const reason = rulePhrases.everyMemberOfIsComputedSo(counted.name);
    fault(span, reason, rulePhrases.countTheMembersOfAFamily, this.#report);
    return missing(span, counted);
  }

  #sum(family: Family, span: Span): Expr {
    if (!family.isSound) return missing(span, family);
    // What is wrong with one member is wrong with each.
    this.#report.repeats(span);
    return added(family, span, (name) => named(name, span));
  }
}
