import type { Expression, Statement } from './code.ts';
import * as code from './code.ts';
import { derived } from './names.ts';
import { withSums } from './sums.ts';

/**
 * Members of a family are computed alike: their statements differ only in slots and other numbers that go up or down by
 * the same step, and in the number that members and their labels end with. Such statements are written once, in a loop; what is read of the
 * members afterwards is in a list.
 */
type Body = readonly Statement[];

/** Fewer are as short one by one. */
const LEAST_MEMBERS = 6;

/** Items after which members begin again: warnings of a member stand together, say. */
const LONGEST_PERIOD = 8;

/** The values that differ between family members, and a template of the rest. */
interface Shape {
  readonly key: string;
  readonly numbers: readonly bigint[];
  /** Names in the order in which they are declared. */
  readonly declared: readonly string[];
  readonly comments: readonly string[];
}

interface Renaming {
  readonly leaf: (one: Expression) => Expression;
  readonly name: (own: string) => string;
  readonly comment: (text: string) => string;
}

function renamed(body: Body, to: Renaming): Body {
  return body.map((one) => renamedStatement(one, to));
}

function renamedStatement(one: Statement, to: Renaming): Statement {
  const same = code.mapStatement(
    one,
    (each) => code.mapExpression(each, to.leaf),
    (inner) => renamed(inner, to),
  );
  if (same.kind === 'comment') return { ...same, text: to.comment(same.text) };
  return same.kind === 'set' && same.name !== null ? { ...same, name: to.name(same.name) } : same;
}

/** Names that a body declares, each before those of the statements inside. */
function declaredIn(body: Body): readonly string[] {
  const names: string[] = [];
  const visit = (inner: Body): Body =>
    inner.map((one) => {
      if (one.kind === 'set' && one.declares !== null && one.name !== null) names.push(one.name);
      return code.mapBodies(one, visit);
    });
  visit(body);
  return names;
}

/** A text without its digits; members of a family, and their labels, share it. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d/g, '');
}

function shapeOf(body: Body): Shape {
  const declared = declaredIn(body);
  const numbers: bigint[] = [];
  const comments: string[] = [];
  const nameOf = (own: string): string =>
    declared.includes(own) ? `$${declared.indexOf(own)}${withoutNumbers(own)}` : own;
  const shown = renamed(body, {
    name: nameOf,
    leaf: (one) => {
      if (one.kind === 'name') return code.name(nameOf(one.name));
      if (one.kind !== 'number') return one;
      numbers.push(one.value);
      return code.ZERO;
    },
    comment: (text) => {
      comments.push(text);
      return withoutNumbers(text);
    },
  });
  return { key: code.keyOf(shown), numbers, declared, comments };
}

/** True if a member follows the first two: its numbers have gone up or down by the same steps. */
function follows(first: Shape, second: Shape, member: Shape, place: number): boolean {
  return (
    member.key === first.key &&
    member.numbers.every((value, which) => {
      const [start = 0n, next = 0n] = [first.numbers[which], second.numbers[which]];
      return value === start + BigInt(place) * (next - start);
    })
  );
}

/** Each item under its comment; without comments each statement. */
function items(body: Body): readonly Body[] {
  const all: Statement[][] = [];
  const hasComments = body.some(({ kind }) => kind === 'comment');
  for (const statement of body) {
    const last = all.at(-1);
    if (last === undefined || !hasComments || statement.kind === 'comment') all.push([statement]);
    else last.push(statement);
  }
  return all;
}

/** Members that are computed alike, one after the other. */
interface Members {
  readonly shapes: readonly Shape[];
  /** Items that make one member. */
  readonly period: number;
}

/** A key that is equal for members that are computed alike. */
function outlineOf(item: Body): string {
  return item
    .map((one) => {
      if (one.kind === 'comment') return `# ${withoutNumbers(one.text)}`;
      return one.kind === 'set' ? `${one.kind} ${withoutNumbers(one.name ?? '')}` : one.kind;
    })
    .join('\n');
}

/** True if so many items may hold enough members; finding their shapes takes far longer than this test. */
function mayBeMembers(outlines: readonly string[], period: number): boolean {
  const others = (LEAST_MEMBERS - 1) * period;
  return (
    others + period <= outlines.length &&
    outlines.slice(0, others).every((outline, place) => outline === outlines[place + period])
  );
}

/** Counts the members that begin with the first of some items, whose outlines are given. */
function membersAt(all: readonly Body[], outlines: readonly string[]): Members | null {
  let best: Members | null = null;
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    if (!mayBeMembers(outlines, period)) continue;
    const shapes: Shape[] = [];
    for (let from = 0; from + period <= all.length; from += period) {
      const shape = shapeOf(all.slice(from, from + period).flat());
      const [first = shape, second = shape] = shapes;
      if (!follows(first, second, shape, shapes.length)) break;
      shapes.push(shape);
    }
    const covered = best === null ? 0 : best.shapes.length * best.period;
    if (shapes.length >= LEAST_MEMBERS && shapes.length * period > covered) best = { shapes, period };
  }
  return best;
}

/** A number that goes up or down by the same step for each member; warnings name the last of a sum first. */
function counted(start: bigint, step: bigint): Expression {
  if (step === 0n) return code.number(start);
  const size = step < 0n ? -step : step;
  const gone = size === 1n ? code.MEMBER : code.binary(code.number(size), '*', code.MEMBER);
  if (step < 0n) return code.binary(code.number(start), '-', gone);
  return start === 0n ? gone : code.binary(code.number(start), '+', gone);
}

/** The text over the first member, where its numbers go on to those of the last: `Mes 1 … 12`. */
function textOfAll(first: string, last: string): string {
  const [pieces, others] = [first.split(/(\d+)/), last.split(/(\d+)/)];
  return pieces.map((piece, at) => (piece === others[at] ? piece : `${piece} … ${others[at]}`)).join('');
}

/**
 * The names of one member and of the list of all: `mes$one` and `mes$01_12`, or `$7` and `$7$all` for a value without a
 * name.
 */
function namesOf(called: readonly string[]): { readonly one: string; readonly all: string } {
  const [first = '', last = ''] = [called[0], called.at(-1)];
  const [family = '', from] = first.split(/_(?=\d+$)/);
  if (from === undefined) return { one: first, all: derived(first, 'all') };
  return { one: derived(family, 'one'), all: derived(family, `${from}_${last.slice(family.length + 1)}`) };
}

/** The loop over members, told by the statements of the first, and where each name of a member is read after it. */
function loopOf(statements: Body, { shapes }: Members, isReadLater: (name: string) => boolean) {
  const [first, second] = shapes;
  if (first === undefined || second === undefined) throw new RangeError('a loop has members');
  const names = first.declared.map((_, which) =>
    namesOf(shapes.map(({ declared }) => declared[which] ?? '')),
  );
  const kept = names.filter((_, which) => shapes.some(({ declared }) => isReadLater(declared[which] ?? '')));
  const nameOf = (own: string): string => names[first.declared.indexOf(own)]?.one ?? own;
  let [number, comment] = [0, 0];
  const body = renamed(statements, {
    name: nameOf,
    leaf: (one) => {
      if (one.kind === 'name') return code.name(nameOf(one.name));
      if (one.kind !== 'number') return one;
      number += 1;
      return counted(one.value, (second.numbers[number - 1] ?? 0n) - one.value);
    },
    comment: (text) => {
      const last = shapes.at(-1)?.comments[comment];
      comment += 1;
      return last === undefined ? text : textOfAll(text, last);
    },
  });
  const pushed = kept.map(
    ({ one, all }): Statement => ({ kind: 'do', call: code.call(`${all}.push`, code.name(one)) }),
  );
  const lists = kept.map(({ all }) => code.set({ declares: 'const', name: all, value: code.list([]) }));
  const counts = kept.map(({ all }) => [all, shapes.length] as const);
  const members = new Map<string, Expression>();
  for (const [which, { all }] of names.entries()) {
    for (const [place, { declared }] of shapes.entries()) {
      members.set(declared[which] ?? '', code.element(code.name(all), code.number(place)));
    }
  }
  const loop: Statement = { kind: 'loop', times: shapes.length, body: [...body, ...pushed] };
  return { statements: [...lists, loop], members, counts };
}

/** The same statements, with loops over what is computed alike. */
export function looped(body: Body): Body {
  const reads = code.countReads(body);
  const all: Statement[] = [];
  let left = items(body);
  let outlines = left.map(outlineOf);
  for (let [item] = left; item !== undefined; [item] = left) {
    const found = membersAt(left, outlines);
    if (found === null) {
      all.push(...item.map((one) => code.mapBodies(one, looped)));
      left = left.slice(1);
      outlines = outlines.slice(1);
      continue;
    }
    const end = found.shapes.length * found.period;
    const inside = code.countReads(left.slice(0, end).flat());
    const isReadLater = (name: string): boolean => (reads.get(name) ?? 0) > (inside.get(name) ?? 0);
    const { statements, members, counts } = loopOf(left.slice(0, found.period).flat(), found, isReadLater);
    all.push(...statements);
    left = left.slice(end).map((one) => withSums(withMembers(one, members), new Map(counts)));
    outlines = left.map(outlineOf);
  }
  return all;
}

/** Statements that read members from their lists. */
function withMembers(body: Body, members: ReadonlyMap<string, Expression>): Body {
  return renamed(body, {
    name: (own) => own,
    leaf: (one) => (one.kind === 'name' ? (members.get(one.name) ?? one) : one),
    comment: (text) => text,
  });
}
