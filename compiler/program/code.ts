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
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'big'; readonly value: bigint }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** A constant, a variable, or a global such as `NaN`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'slot'; readonly slot: number }
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

/** One side of an `if`; null is what remains. */
export interface Branch {
  readonly test: Expression | null;
  readonly body: readonly Statement[];
}

export type Statement =
  /** `store` is the slot that keeps the value too. */
  | {
      readonly kind: 'constant';
      readonly name: string;
      readonly type: string | null;
      readonly value: Expression;
      readonly store: number | null;
    }
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly type: string | null;
      readonly value: Expression | null;
    }
  | {
      readonly kind: 'assign';
      readonly name: string;
      readonly value: Expression;
      readonly store: number | null;
    }
  | { readonly kind: 'store'; readonly slot: number; readonly value: Expression }
  /** The program ends without a payslip: the interpreter has to compute it, or to refuse the input. */
  | { readonly kind: 'give up'; readonly when: Expression }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  | { readonly kind: 'do'; readonly call: Expression }
  /** Texts of the rule file over what follows. */
  | { readonly kind: 'comment'; readonly texts: readonly (string | null)[] };

export const ZERO: Expression = { kind: 'number', value: 0n };
export const ONE: Expression = { kind: 'number', value: 1n };
export const SAFE_NAME: Expression = { kind: 'name', name: 'rt.SAFE' };

export function number(value: bigint | number): Expression {
  return { kind: 'number', value: BigInt(value) };
}

export function big(value: bigint): Expression {
  return { kind: 'big', value };
}

export function text(value: string): Expression {
  return { kind: 'text', text: value };
}

export function name(value: string): Expression {
  return { kind: 'name', name: value };
}

export function slot(place: number): Expression {
  return { kind: 'slot', slot: place };
}

export function member(of: Expression, property: string): Expression {
  return { kind: 'member', of, name: property };
}

export function element(of: Expression, at: Expression): Expression {
  return { kind: 'element', of, at };
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

/** A call of the runtime (`rt.` is written by the printer) or of a global that is named in full. */
export function call(callee: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', callee, args };
}

export function both(parts: readonly Expression[], operator: '&&' | '||'): Expression {
  const [first, ...rest] = parts;
  if (first === undefined) return name(operator === '&&' ? 'true' : 'false');
  return rest.reduce((all, part) => binary(all, operator, part), first);
}

/** Whether something holds, as a number. */
export function asNumber(test: Expression): Expression {
  return conditional(test, ONE, ZERO);
}

export function isAtom({ kind }: Expression): boolean {
  return kind === 'number' || kind === 'name' || kind === 'slot' || kind === 'member';
}

/** The parts of an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'member':
    case 'unary':
      return [expression.of];
    case 'element':
      return [expression.of, expression.at];
    case 'list':
      return expression.items;
    case 'object':
      return expression.members.map(([, value]) => value);
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    case 'call':
      return expression.args;
    default:
      return [];
  }
}
