import { both, type Expression, isAtom, partsOf, type Statement } from './code.ts';

/** A name that no rule file gave: the value can be written where it is read. */
function isTemporary(name: string): boolean {
  return name.startsWith('$');
}

function expressionsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case 'constant':
    case 'assign':
    case 'store':
      return [statement.value];
    case 'variable':
      return statement.value === null ? [] : [statement.value];
    case 'give up':
      return [statement.when];
    case 'do':
      return [statement.call];
    case 'if':
      return statement.branches.flatMap(({ test }) => (test === null ? [] : [test]));
    case 'comment':
      return [];
  }
}

function countReads(
  statements: readonly Statement[],
  reads = new Map<string, number>(),
): Map<string, number> {
  const visit = (expression: Expression): void => {
    if (expression.kind === 'name') reads.set(expression.name, (reads.get(expression.name) ?? 0) + 1);
    partsOf(expression).forEach(visit);
  };
  for (const statement of statements) {
    expressionsOf(statement).forEach(visit);
    if (statement.kind === 'if') for (const { body } of statement.branches) countReads(body, reads);
  }
  return reads;
}

function mapBodies(
  statement: Statement,
  map: (body: readonly Statement[]) => readonly Statement[],
): Statement {
  if (statement.kind !== 'if') return statement;
  return { ...statement, branches: statement.branches.map(({ test, body }) => ({ test, body: map(body) })) };
}

/** Leaves out temporary names that nothing reads: a value that is multiplied by zero, say. */
function withoutUnread(statements: readonly Statement[]): readonly Statement[] {
  const reads = countReads(statements);
  let removed = false;
  const clean = (body: readonly Statement[]): readonly Statement[] =>
    body.flatMap((statement) => {
      const declares =
        statement.kind === 'constant' || statement.kind === 'variable' || statement.kind === 'assign';
      if (declares && isTemporary(statement.name) && !reads.has(statement.name)) {
        removed = true;
        return [];
      }
      return [mapBodies(statement, clean)];
    });
  const kept = clean(statements);
  return removed ? withoutUnread(kept) : kept;
}

/** `const $1 = a + b; const total = $1;` is one statement where nothing else reads the temporary name. */
function withoutAliases(statements: readonly Statement[]): readonly Statement[] {
  const reads = countReads(statements);
  const join = (body: readonly Statement[]): readonly Statement[] => {
    const joined: Statement[] = [];
    for (const statement of body.map((one) => mapBodies(one, join))) {
      const before = joined.at(-1);
      const value = 'value' in statement ? statement.value : null;
      const isAlias =
        before?.kind === 'constant' &&
        before.store === null &&
        value?.kind === 'name' &&
        value.name === before.name &&
        isTemporary(before.name) &&
        reads.get(before.name) === 1 &&
        (statement.kind === 'constant' || statement.kind === 'assign');
      if (isAlias) joined.splice(-1, 1, { ...statement, value: before.value });
      else joined.push(statement);
    }
    return joined;
  };
  return join(statements);
}

/** `const a = x; $s[3] = a;` is one statement: the slot is filled where the name is. */
function withStores(statements: readonly Statement[]): readonly Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const value = statement.kind === 'store' ? statement.value : null;
    const place = kept.findLastIndex(
      (one) =>
        (one.kind === 'constant' || one.kind === 'assign') &&
        one.store === null &&
        value?.kind === 'name' &&
        one.name === value.name,
    );
    const filled = kept[place];
    if (statement.kind === 'store' && (filled?.kind === 'constant' || filled?.kind === 'assign')) {
      kept[place] = { ...filled, store: statement.slot };
    } else kept.push(mapBodies(statement, withStores));
  }
  return kept;
}

/** Names that are kept in a slot and read by nothing else are the slot alone. */
function withoutUnreadNames(statements: readonly Statement[]): readonly Statement[] {
  const reads = countReads(statements);
  const clean = (body: readonly Statement[]): readonly Statement[] =>
    body.flatMap((statement): readonly Statement[] => {
      const names =
        statement.kind === 'constant' || statement.kind === 'variable' || statement.kind === 'assign';
      if (!names || reads.has(statement.name)) return [mapBodies(statement, clean)];
      if (statement.kind === 'variable' || statement.store === null) return [];
      return [{ kind: 'store', slot: statement.store, value: statement.value }];
    });
  return clean(statements);
}

/** Two simple conditions, one after the other, are one: `if (sent < 0 || sent > 20) return false;`. */
function withJoinedGuards(statements: readonly Statement[]): readonly Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    if (
      statement.kind === 'give up' &&
      before?.kind === 'give up' &&
      isSimple(before) &&
      isSimple(statement)
    ) {
      joined.splice(-1, 1, { kind: 'give up', when: both([before.when, statement.when], '||') });
    } else joined.push(mapBodies(statement, withJoinedGuards));
  }
  return joined;
}

/** Steps that are there together stand in one branch; their variables are declared before it. */
function withJoinedBranches(statements: readonly Statement[]): readonly Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const place = joined.findLastIndex(({ kind }) => kind !== 'comment' && kind !== 'variable');
    const [before, between] = [joined[place], joined.slice(place + 1)];
    const [branch, next] = [onlyBranch(before), onlyBranch(statement)];
    const isSame = branch !== null && next !== null && branch.test.name === next.test.name;
    if (!isSame || !between.every(mayMove)) joined.push(statement);
    else {
      const comments = between.filter(({ kind }) => kind === 'comment');
      const variables = between.filter(({ kind }) => kind === 'variable');
      const body = [...branch.body, ...comments, ...next.body];
      joined.splice(place, joined.length, ...variables, {
        kind: 'if',
        branches: [{ test: next.test, body }],
      });
    }
  }
  return joined;
}

/** What reads nothing stands before a branch as well as behind it. */
function mayMove(statement: Statement): boolean {
  const value = statement.kind === 'variable' ? statement.value : null;
  return value === null || value.kind === 'number' || value.kind === 'text' || NOTHING.has(nameOf(value));
}

const NOTHING: ReadonlySet<string> = new Set(['true', 'false']);

function nameOf(value: Expression): string {
  return value.kind === 'name' ? value.name : '';
}

/** The only branch of a condition that has a name. */
function onlyBranch(statement: Statement | undefined) {
  const [branch, ...others] = statement?.kind === 'if' ? statement.branches : [];
  if (branch?.test?.kind !== 'name' || others.length > 0) return null;
  return { test: branch.test, body: branch.body };
}

/** A comparison of what needs no computing. */
function isSimple({ when }: Extract<Statement, { kind: 'give up' }>): boolean {
  return when.kind === 'binary' && partsOf(when).every(isAtom);
}

/** The same statements, shorter. */
export function simplified(statements: readonly Statement[]): readonly Statement[] {
  const named = withoutUnreadNames(withStores(withoutAliases(withoutUnread(statements))));
  return withJoinedBranches(withJoinedGuards(named));
}
