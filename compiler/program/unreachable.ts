import type { Body, Expression, Statement } from './code.ts';
import * as code from './code.ts';
import { folded, isFalse, isTrue } from './folded.ts';

/**
 * Statements without those that no payslip reaches. Where plain numbers certainly do not hold a value, nothing that stands
 * beside it matters: the interpreter computes the payslip. What is given up on never holds in what follows.
 */
export function withoutUnreachable(statements: Body): Body {
  const reached = withoutConstants(reachedOf(statements, new Map(), constantNames(statements)));
  return code.keyOf(reached) === code.keyOf(statements) ? statements : withoutUnreachable(reached);
}

type Known = ReadonlyMap<string, Expression>;

function substituted(expression: Expression, known: Known): Expression {
  return folded(
    code.mapExpression(expression, (one) => (one.kind === 'name' ? (known.get(one.name) ?? one) : one)),
  );
}

/** Names that have one value from where they are declared. */
function constantNames(statements: Body): ReadonlySet<string> {
  const names = new Set<string>();
  for (const one of allOf(statements)) {
    if (one.kind === 'set' && one.declares === 'const' && one.name !== null) names.add(one.name);
  }
  return names;
}

/** Statements and those inside them. */
function allOf(statements: Body): readonly Statement[] {
  const all: Statement[] = [];
  const visit = (body: Body): Body =>
    body.map((one) => {
      all.push(one);
      return code.mapBodies(one, visit);
    });
  visit(statements);
  return all;
}

/** True if a body is left at once, whatever it computes. */
function isLeft(body: Body): boolean {
  return body.some((one) => one.kind === 'give up' && isTrue(one.when));
}

const LEFT: Statement = { kind: 'give up', when: code.name('true') };

function reachedOf(statements: Body, outside: Known, constants: ReadonlySet<string>): Body {
  const known = new Map(outside);
  const all: Statement[] = [];
  for (const one of statements.flatMap((statement) => reachedStatements(statement, known, constants))) {
    if (one.kind === 'give up' && isTrue(one.when)) return [LEFT];
    all.push(one);
  }
  return all.filter((one, place) => one.kind !== 'comment' || isOverSomething(statements, all, place));
}

/** A statement by what is known before it; what it gives up on is known to be false afterwards. */
function reachedStatements(
  statement: Statement,
  known: Map<string, Expression>,
  constants: ReadonlySet<string>,
): Body {
  const inner = code.mapStatement(
    statement,
    (one) => substituted(one, known),
    (body) => reachedOf(body, known, constants),
  );
  const all = inner.kind === 'if' ? branched(inner) : [inner];
  const givenUp = all.flatMap((one) => (one.kind === 'give up' ? namesIn(one.when) : []));
  for (const name of givenUp) if (constants.has(name)) known.set(name, code.name('false'));
  return all.filter((one) => one.kind !== 'give up' || !isFalse(one.when));
}

/** True if a comment still stands over the statement that it belonged to. */
function isOverSomething(before: Body, all: Body, place: number): boolean {
  const [next] = all.slice(place + 1);
  return (next !== undefined && next.kind !== 'comment') || before.length === all.length;
}

/** Names of conditions that a payslip is given up on, each by itself. */
function namesIn(when: Expression): readonly string[] {
  if (when.kind === 'name') return [when.name];
  return when.kind === 'binary' && when.operator === '||'
    ? [when.left, when.right].flatMap((one) => namesIn(one))
    : [];
}

/** A condition without branches that are never taken; what is left in its only branch is left under its condition. */
function branched(statement: Extract<Statement, { readonly kind: 'if' }>): Body {
  const taken = statement.branches.filter(({ test }) => test === null || !isFalse(test));
  const end = taken.findIndex(({ test }) => test !== null && isTrue(test));
  const branches = end < 0 ? taken : [...taken.slice(0, end), { test: null, body: taken[end]?.body ?? [] }];
  const [first] = branches;
  if (first === undefined) return [];
  if (first.test === null) return first.body;
  if (!isLeft(first.body)) return [{ ...statement, branches }];
  const others = branches.slice(1);
  const left: Statement = { kind: 'give up', when: first.test };
  return others.length === 0 ? [left] : [left, ...branched({ ...statement, branches: others })];
}

/** Variables that no branch gives another value are what they are declared with; what is always 0 is written so. */
function withoutConstants(statements: Body): Body {
  const all = allOf(statements);
  const given = new Set(
    all.flatMap((one) =>
      one.kind === 'set' && one.declares === null && one.name !== null ? [one.name] : [],
    ),
  );
  const constants = new Map<string, Expression>();
  for (const one of all) {
    if (one.kind !== 'set' || one.name === null || one.value?.kind !== 'number') continue;
    const isConstant = one.declares === 'const' ? one.value.value === 0n : one.declares === 'let';
    if (isConstant && !given.has(one.name)) constants.set(one.name, one.value);
  }
  const clean = (body: Body): Body =>
    body.flatMap((one) =>
      one.kind === 'set' && one.name !== null && constants.has(one.name)
        ? one.slot === null
          ? []
          : [code.set({ slot: one.slot, value: one.value })]
        : [code.mapStatement(one, (part) => substituted(part, constants), clean)],
    );
  return constants.size === 0 ? statements : clean(statements);
}
