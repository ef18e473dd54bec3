import {
  type Body,
  both,
  countReads,
  type Expression,
  isAtom,
  keyOf,
  mapBodies,
  SAFE_NAME,
  type SetStatement,
  type Statement,
  set,
} from './code.ts';
import { withShortConditions } from './conditions.ts';
import { withoutUnreachable } from './unreachable.ts';

/** The statements of a body, each joined with the one before it where `join` makes one of two. */
function joined(body: Body, join: (before: Statement, next: Statement) => Statement | null): Body {
  const all: Statement[] = [];
  for (const next of body.map((one) => mapBodies(one, (inner) => joined(inner, join)))) {
    const before = all.at(-1);
    const one = before === undefined ? null : join(before, next);
    if (one === null) all.push(next);
    else all.splice(-1, 1, one);
  }
  return all;
}

/** `const $1 = a + b; const total = $1;` is one statement where nothing else reads the name that no rule file gave. */
function withoutAliases(body: Body): Body {
  const reads = countReads(body);
  return joined(body, (before, next) => {
    if (before.kind !== 'set' || next.kind !== 'set' || before.declares !== 'const') return null;
    const isAlias =
      before.slot === null &&
      next.name !== null &&
      next.declares !== 'let' &&
      next.value?.kind === 'name' &&
      next.value.name === before.name &&
      before.name.startsWith('$') &&
      reads.get(before.name) === 1;
    return isAlias ? { ...next, value: before.value } : null;
  });
}

/** Names that nothing reads are left out; what a slot keeps of them stays. */
function withoutUnread(body: Body): Body {
  const reads = countReads(body);
  let isDone = true;
  const kept = (statement: SetStatement): Body => {
    if (statement.name === null || reads.has(statement.name)) return [statement];
    isDone = false;
    return statement.slot === null ? [] : [set({ slot: statement.slot, value: statement.value })];
  };
  const clean = (inner: Body): Body =>
    inner.flatMap((one) => (one.kind === 'set' ? kept(one) : [mapBodies(one, clean)]));
  const cleaned = clean(body);
  return isDone ? cleaned : withoutUnread(cleaned);
}

/** True if a guard against 2^53 stands before a guard of the same value against less. */
function isImplied(before: Expression, next: Expression): boolean {
  return (
    before.kind === 'binary' &&
    next.kind === 'binary' &&
    before.operator === '>' &&
    next.operator === '>' &&
    before.right === SAFE_NAME &&
    next.right.kind === 'number' &&
    keyOf(before.left) === keyOf(next.left)
  );
}

/** Two simple conditions, one after the other, are one: `if (sent < 0 || sent > 20) return false;`. */
function joinGuards(before: Statement, next: Statement): Statement | null {
  if (before.kind !== 'give up' || next.kind !== 'give up') return null;
  if (isImplied(before.when, next.when)) return next;
  const isSimple = [before.when, next.when].every(
    (when) => when.kind === 'binary' && isAtom(when.left) && isAtom(when.right),
  );
  return isSimple ? { kind: 'give up', when: both([before.when, next.when], '||') } : null;
}

/** Steps that are there together stand in one branch; their variables are declared before it. */
function withJoinedBranches(statements: Body): Body {
  const all: Statement[] = [];
  for (const statement of statements) {
    const place = all.findLastIndex((one) => one.kind !== 'comment' && !isDeclaration(one));
    const [branch, next] = [onlyBranch(all[place]), onlyBranch(statement)];
    if (branch === null || next === null || branch.test.name !== next.test.name) all.push(statement);
    else {
      const between = all.slice(place + 1);
      const comments = between.filter(({ kind }) => kind === 'comment');
      const body = [...branch.body, ...comments, ...next.body];
      const one = { kind: 'if', branches: [{ test: next.test, body }] } as const;
      all.splice(place, all.length, ...between.filter(isDeclaration), one);
    }
  }
  return all;
}

/** A variable that reads nothing, which stands before a branch as well as behind it. */
function isDeclaration(statement: Statement): boolean {
  return statement.kind === 'set' && statement.declares === 'let' && isConstant(statement.value);
}

function isConstant(value: Expression | null): boolean {
  if (value?.kind === 'name') return value.name === 'true' || value.name === 'false';
  return value === null || value.kind === 'number' || value.kind === 'text';
}

/** The only branch of a condition that has a name. */
function onlyBranch(statement: Statement | undefined) {
  const [branch, ...others] = statement?.kind === 'if' ? statement.branches : [];
  if (branch?.test?.kind !== 'name' || others.length > 0) return null;
  return { test: branch.test, body: branch.body };
}

/** The same statements, shorter. */
export function simplified(statements: Body): Body {
  return withJoinedBranches(
    joined(withoutUnread(withShortConditions(withoutAliases(withoutUnreachable(statements)))), joinGuards),
  );
}
