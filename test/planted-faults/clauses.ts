import type { Clause, ClauseKind, Node, RoundSpec } from '../../dsl/ast/ast.ts';
import { another, decides, type FaultClass, fixed, type Place, place, says } from './fault-class.ts';
import { clausesIn, cut, declarations, expressions, type RuleText } from './rule-text.ts';

export type ClauseOf<K extends ClauseKind> = Clause & { readonly kind: K };

/** The clauses of one kind, anywhere below the header. */
export function clausesOf<K extends ClauseKind>(rules: RuleText, kind: K): readonly ClauseOf<K>[] {
  const clauses = clausesIn(rules);
  const isOne = (node: Node): node is ClauseOf<K> =>
    clauses.has(node) && 'kind' in node && node.kind === kind;
  return rules.nodes.filter(isOne);
}

function leftOut(rules: RuleText, kinds: readonly ClauseKind[]): readonly Place[] {
  return kinds.flatMap((kind) => clausesOf(rules, kind).map(({ span }) => fixed(span, '')));
}

function conditions(rules: RuleText): readonly Place[] {
  const addends = expressions(rules, 'when').flatMap(({ value, condition, span }) => [
    fixed(condition.span, `not (${cut(rules, condition.span)})`),
    fixed(span, cut(rules, value.span)),
  ]);
  const clauses = clausesOf(rules, 'when').flatMap(({ span, expr }) => [
    fixed(span, `when not (${cut(rules, expr.span)})`),
    fixed(span, ''),
  ]);
  return [...addends, ...clauses];
}

const MODES = ['half_up', 'half_even', 'up', 'down'];

/** A mode or a unit of rounding. */
export function roundings(rules: RuleText, round: RoundSpec): readonly Place[] {
  const units = round.rungs.map(({ quantum }) => {
    const [, unit = ''] = cut(rules, quantum.span).split(/ (.*)/);
    return place(quantum.span, (dice) => {
      const wrong = another(
        dice,
        ['0.01', '0.05', '0.1', '1', '10'],
        cut(rules, quantum.span).split(' ')[0] ?? '',
      );
      return wrong === null ? null : `${wrong} ${unit}`.trimEnd();
    });
  });
  return [place(round.mode.span, (dice) => another(dice, MODES, round.mode.text)), ...units];
}

function roundFaults(rules: RuleText): readonly Place[] {
  return [
    ...clausesOf(rules, 'round').flatMap(({ round }) => roundings(rules, round)),
    ...leftOut(rules, ['rounded']),
    ...clausesOf(rules, 'rounded').map(({ span }) => fixed(span, 'round down to 1')),
  ];
}

function marks(rules: RuleText): readonly Place[] {
  const clauses = clausesOf(rules, 'marks');
  const profiles = declarations(rules, 'profile');
  const all = [...clauses, ...profiles].flatMap((one) => one.marks);
  return all.flatMap(({ span, negated, name, except }) => [
    fixed({ start: span.start, end: name.span.end }, negated ? name.text : `not ${name.text}`),
    ...(except === null ? [] : [fixed({ start: name.span.end, end: span.end }, '')]),
  ]);
}

/** `as taxable` for `as social_security`, one total for another. */
function mapped(rules: RuleText): readonly Place[] {
  const all = clausesOf(rules, 'as');
  return all.map(({ name }) =>
    place(name.span, (dice) =>
      another(
        dice,
        all.map((one) => one.name.text),
        name.text,
      ),
    ),
  );
}

/** An end of an interval that is closed the other way. */
function ends(rules: RuleText): readonly Place[] {
  const OTHER: Readonly<Record<string, string>> = { '[': '(', '(': '[', ']': ')', ')': ']' };
  const closers = (start: number, end: number): readonly Place[] =>
    [start, end - 1].flatMap((at) => {
      const sign = OTHER[rules.text[at] ?? ''];
      return sign === undefined ? [] : [fixed({ start: at, end: at + 1 }, sign)];
    });
  const tables = declarations(rules, 'table');
  const rows = tables.flatMap((table) => [...table.rows, ...table.blocks.flatMap((block) => block.rows)]);
  return [
    ...clausesOf(rules, 'in').flatMap(({ span }) =>
      closers(span.start + cut(rules, span).search(/[[(]/), span.end),
    ),
    ...rows.flatMap(({ key }) => ('kind' in key ? closers(key.span.start, key.span.end) : [])),
  ];
}

function tags(rules: RuleText): readonly Place[] {
  const all = clausesOf(rules, 'tags');
  const words = all.flatMap((clause) => clause.tags.map(({ span }) => cut(rules, span)));
  return all.flatMap(({ span, tags: own }) => [
    ...own.map((tag) => place(tag.span, (dice) => another(dice, words, cut(rules, tag.span)))),
    ...own.map((tag) => {
      const kept = own.filter((one) => one !== tag).map((one) => cut(rules, one.span));
      return fixed(span, kept.length === 0 ? '' : `tags ${kept.join(', ')}`);
    }),
    place(span, (dice) => {
      const more = another(
        dice,
        words.filter((word) => !own.some((tag) => cut(rules, tag.span) === word)),
        '',
      );
      return more === null ? null : `${cut(rules, span)}, ${more}`;
    }),
  ]);
}

/** Mistakes in what stands behind a formula. */
export const CLAUSE_FAULTS: readonly FaultClass[] = [
  decides('`when` turned round or left out', conditions),
  decides('rounding', roundFaults),
  decides('a mark left out or added', marks),
  decides('`as` of a mark or total', mapped),
  decides('an end that is closed the other way', ends),
  decides('`omit_zero`, `bracket`, `default` or a date left out', (rules) =>
    leftOut(rules, ['omit_zero', 'bracket', 'default', 'required', 'from', 'until', 'carry_forward']),
  ),
  says('tags', tags),
  says('a doubt left out', (rules) =>
    leftOut(rules, ['convention', 'single_source', 'derived', 'unconfirmed']),
  ),
];
