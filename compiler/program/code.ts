/** Expressions and statements of a program, as trees: what they compute is decided here, how they are written elsewhere. */
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<'
  | '<='
  | '>'
  | '>='
  | '==='
  | '!=='
  | '&&'
  | '||'
  | '??';

export type Expression =
  | { readonly kind: 'number' | 'big'; readonly value: bigint }
  | { readonly kind: 'text'; readonly text: string }
  /** A constant, a variable, or a global such as `NaN`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  /** An element that is known to be there. */
  | { readonly kind: 'element'; readonly of: Expression; readonly at: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'conditional';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly kind: 'call'; readonly callee: string; readonly args: readonly Expression[] };

export type Name = Extract<Expression, { readonly kind: 'name' }>;
export type Member = Extract<Expression, { readonly kind: 'member' }>;

/** One side of an `if`; null is what remains. */
export interface Branch {
  readonly test: Expression | null;
  readonly body: readonly Statement[];
}

/** Gives a value to a name, to a slot, or to both. */
export interface SetStatement {
  readonly kind: 'set';
  /** The keyword that declares the name; null for a name that is declared already. */
  readonly declares: 'const' | 'let' | null;
  readonly name: string | null;
  readonly type: string | null;
  /** null for a variable that branches give its value. */
  readonly value: Expression | null;
  readonly slot: Expression | null;
}

export type Statement =
  | SetStatement
  /** The program ends without a payslip: the interpreter has to compute it, or to refuse the input. */
  | { readonly kind: 'give up'; readonly when: Expression }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  /** The same for each member, whose place is `MEMBER`. */
  | { readonly kind: 'loop'; readonly times: number; readonly body: readonly Statement[] }
  | { readonly kind: 'do'; readonly call: Expression }
  /** Texts of the rule file over what follows. */
  | { readonly kind: 'comment'; readonly text: string };

/** Statements in order. */
export type Body = readonly Statement[];

export const ZERO: Expression = number(0);
export const ONE: Expression = number(1);
export const SAFE_NAME: Expression = name('rt.SAFE');
/** The place of a member in the loop over all, from 0. */
export const MEMBER: Name = name('$i');

export function number(value: bigint | number): Expression {
  return { kind: 'number', value: BigInt(value) };
}

export function big(value: bigint): Expression {
  return { kind: 'big', value };
}

export function text(value: string): Expression {
  return { kind: 'text', text: value };
}

export function name(value: string): Name {
  return { kind: 'name', name: value };
}

export function member(of: Expression, property: string): Member {
  return { kind: 'member', of, name: property };
}

export function element(of: Expression, at: Expression): Expression {
  return { kind: 'element', of, at };
}

export function list(items: readonly Expression[]): Expression {
  return { kind: 'list', items };
}

/** An object; members that hold nothing are left out. */
export function object(members: Readonly<Record<string, Expression | null>>): Expression {
  const all = Object.entries(members);
  return { kind: 'object', members: all.flatMap(([key, value]) => (value === null ? [] : [[key, value]])) };
}

export function binary(left: Expression, operator: BinaryOperator, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

export function negative(of: Expression): Expression {
  return { kind: 'unary', operator: '-', of };
}

export function not(of: Expression): Expression {
  return { kind: 'unary', operator: '!', of };
}

export function conditional(test: Expression, then: Expression, otherwise: Expression): Expression {
  return { kind: 'conditional', test, then, otherwise };
}

/** A call of the runtime (`rt.round`) or of a global. */
export function call(callee: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', callee, args };
}

export function both(parts: readonly Expression[], operator: '&&' | '||'): Expression {
  const [first, ...rest] = parts;
  if (first === undefined) return name(operator === '&&' ? 'true' : 'false');
  return rest.reduce((all, part) => binary(all, operator, part), first);
}

/** The number of a condition: 1 if it holds, else 0. */
export function asNumber(test: Expression): Expression {
  return conditional(test, ONE, ZERO);
}

/** A statement that gives a value, with what differs from a name that is declared already. */
export function set(part: Partial<SetStatement>): SetStatement {
  return { kind: 'set', declares: null, name: null, type: null, value: null, slot: null, ...part };
}

/** True for what needs no computing. */
export function isAtom({ kind }: Expression): boolean {
  return kind === 'number' || kind === 'name' || kind === 'member' || kind === 'element';
}

/** Equal for expressions that are written alike. */
export function keyOf(expression: Expression | readonly Statement[]): string {
  return JSON.stringify(expression, (_, part) => (typeof part === 'bigint' ? `${part}n` : part));
}

/** An expression with what is made of each of its parts; what has none is itself. */
export function mapParts(expression: Expression, map: (part: Expression) => Expression): Expression {
  switch (expression.kind) {
    case 'member':
    case 'unary':
      return { ...expression, of: map(expression.of) };
    case 'element':
      return element(map(expression.of), map(expression.at));
    case 'list':
      return list(expression.items.map(map));
    case 'object':
      return { ...expression, members: expression.members.map(([key, value]) => [key, map(value)]) };
    case 'binary':
      return binary(map(expression.left), expression.operator, map(expression.right));
    case 'conditional':
      return conditional(map(expression.test), map(expression.then), map(expression.otherwise));
    case 'call':
      return call(expression.callee, ...expression.args.map(map));
    default:
      return expression;
  }
}

/** An expression with what `leaf` makes of its numbers, texts and names. */
export function mapExpression(expression: Expression, leaf: (one: Expression) => Expression): Expression {
  const mapped = mapParts(expression, (part) => mapExpression(part, leaf));
  return mapped === expression ? leaf(expression) : mapped;
}

/** A statement with what is made of its expressions and of the statements inside it. */
export function mapStatement(
  statement: Statement,
  map: (one: Expression) => Expression,
  mapBody: (body: readonly Statement[]) => readonly Statement[],
): Statement {
  const optional = (one: Expression | null): Expression | null => (one === null ? null : map(one));
  switch (statement.kind) {
    case 'set':
      return { ...statement, value: optional(statement.value), slot: optional(statement.slot) };
    case 'give up':
      return { ...statement, when: map(statement.when) };
    case 'do':
      return { ...statement, call: map(statement.call) };
    case 'if': {
      const branches = statement.branches.map(({ test, body }) => ({
        test: optional(test),
        body: mapBody(body),
      }));
      return { ...statement, branches };
    }
    case 'loop':
      return { ...statement, body: mapBody(statement.body) };
    case 'comment':
      return statement;
  }
}

/** A statement with what is made of the statements inside it. */
export function mapBodies(
  statement: Statement,
  mapBody: (body: readonly Statement[]) => readonly Statement[],
): Statement {
  return mapStatement(statement, (one) => one, mapBody);
}

/** Counts how often statements read each name; the name of `$row.days` and of `$notes.add(…)` is the first part. */
export function countReads(statements: readonly Statement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (read: string): void => {
    const [first = ''] = read.split('.');
    counts.set(first, (counts.get(first) ?? 0) + 1);
  };
  const visit = (expression: Expression): Expression => {
    if (expression.kind === 'name') count(expression.name);
    if (expression.kind === 'call') count(expression.callee);
    return mapParts(expression, visit);
  };
  const visitBody = (body: readonly Statement[]): readonly Statement[] =>
    body.map((one) => mapStatement(one, visit, visitBody));
  visitBody(statements);
  return counts;
}
