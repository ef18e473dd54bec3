import type { BinaryOperator, Expr, Name, SimpleDecl, SimpleKind, Span } from '../../dsl/ast/ast.ts';
import { another, decides, type FaultClass, fixed, type Place, place } from './fault-class.ts';
import { cut, declarations, expressions, type RuleText } from './rule-text.ts';

/** Where the operator of `a + b` stands. */
function operatorSpan(rules: RuleText, left: Expr, right: Expr): Span {
  const { start, end } = { start: left.span.end, end: right.span.start };
  const between = cut(rules, { start, end });
  const offset = between.length - between.trimStart().length;
  return { start: start + offset, end: start + between.trimEnd().length };
}

const ARITHMETIC: readonly BinaryOperator[] = ['+', '-', '*', '/'];
const COMPARISONS: readonly BinaryOperator[] = ['=', '<>', '<', '<=', '>', '>='];
const LOGICAL: readonly BinaryOperator[] = ['and', 'or'];

function operators(rules: RuleText, family: readonly BinaryOperator[]): readonly Place[] {
  return expressions(rules, 'binary')
    .filter(({ op }) => family.includes(op))
    .map(({ left, right, op }) =>
      place(operatorSpan(rules, left, right), (dice) => another(dice, family, op)),
    );
}

const KINDS: readonly SimpleKind[] = [
  'input',
  'flag',
  'unit',
  'param',
  'let',
  'perception',
  'deduction',
  'base',
  'total',
];

/** The names of a file by the kind of what they name. */
function namesByKind(all: readonly RuleText[]): ReadonlyMap<string, readonly string[]> {
  const simple = all.flatMap((rules) => declarations(rules, 'simple'));
  const kinds = KINDS.map((kind) => {
    const own = simple.filter((decl) => decl.kind === kind).flatMap(({ columns }) => columns);
    return [kind, [...new Set(own.map(({ name }) => name.text))]] as const;
  });
  return new Map(kinds);
}

function nameFor({ text, span }: Name, byKind: ReadonlyMap<string, readonly string[]>): readonly Place[] {
  const family = [...byKind.values()].find((names) => names.includes(text));
  return family === undefined ? [] : [place(span, (dice) => another(dice, family, text))];
}

function wrongNames(rules: RuleText): readonly Place[] {
  const byKind = namesByKind([rules]);
  return expressions(rules, 'name').flatMap(({ name }) => nameFor(name, byKind));
}

const CALLS: Readonly<Record<string, string>> = { min: 'max', max: 'min' };

function swappedCalls(rules: RuleText): readonly Place[] {
  return expressions(rules, 'call').flatMap(({ callee }) => {
    const other = CALLS[callee.text];
    return other === undefined ? [] : [fixed(callee.span, other)];
  });
}

/** `a + b * c` as `(a + b) * c`, and parentheses left out. */
function parentheses(rules: RuleText): readonly Place[] {
  const lost = expressions(rules, 'group').map(({ span, inner }) => fixed(span, cut(rules, inner.span)));
  const added = expressions(rules, 'binary').flatMap(({ left, right, span }) => {
    if (right.kind !== 'binary') return [];
    const first = { start: left.span.start, end: right.left.span.end };
    return [fixed(span, `(${cut(rules, first)})${cut(rules, { start: first.end, end: span.end })}`)];
  });
  return [...lost, ...added];
}

function branches(rules: RuleText): readonly Place[] {
  return expressions(rules, 'if').map(({ then, else: otherwise }) => {
    const between = cut(rules, { start: then.span.end, end: otherwise.span.start });
    const wrong = `${cut(rules, otherwise.span)}${between}${cut(rules, then.span)}`;
    return fixed({ start: then.span.start, end: otherwise.span.end }, wrong);
  });
}

/** The formula of a line that was copied from the one before and never adapted. */
function copies(rules: RuleText): readonly Place[] {
  const lines: readonly SimpleDecl[] = declarations(rules, 'simple').filter(({ value }) => value !== null);
  return lines.slice(1).flatMap(({ kind, value }, index) => {
    const above = lines[index];
    if (above === undefined || above.kind !== kind || above.value === null || value === null) return [];
    const [own, copied] = [cut(rules, value.span), cut(rules, above.value.span)];
    return own === copied ? [] : [fixed(value.span, copied)];
  });
}

/** Mistakes in formulas. */
export const FORMULA_FAULTS: readonly FaultClass[] = [
  decides('a wrong name of the same kind', wrongNames),
  decides('another operator', (rules) => operators(rules, ARITHMETIC)),
  decides('another comparison', (rules) => operators(rules, COMPARISONS)),
  decides('`and` for `or`', (rules) => operators(rules, LOGICAL)),
  decides('`min` for `max`', swappedCalls),
  decides('parentheses', parentheses),
  decides('branches exchanged', branches),
  decides('a copied line not adapted', copies),
];
