/**
 * Formulas as any rule engine has them: the common ground between our rules and the forms of the engines.
 * What our language says in one word (a dated parameter, a table, a proportion of a unit) is spelled out here.
 */
import type { Exact } from '../../runtime/numbers/exact.ts';
import { add, div, exact, mul, ONE, reduce, sub, ZERO } from '../../runtime/numbers/exact.ts';

export type Arithmetic = '+' | '-' | '*' | '/';
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Case {
  readonly when: Formula;
  readonly gives: Formula;
}

/** A row of a table that is read by a number: for bases up to its end. */
export interface Band {
  /** null on the last row. */
  readonly end: Formula | null;
  readonly closed: boolean;
  readonly gives: Formula;
}

export type Formula =
  | { readonly is: 'number'; readonly value: Exact }
  | { readonly is: 'truth'; readonly value: boolean }
  | { readonly is: 'word'; readonly word: string }
  /** A fact about the employee or the month, or an earlier definition. */
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: Arithmetic | Comparison | 'and' | 'or'; readonly left: Formula; readonly right: Formula }
  | { readonly is: 'not'; readonly of: Formula }
  | { readonly is: 'least' | 'most'; readonly of: readonly Formula[] }
  /** To a multiple of the quantum: the nearest, halves away from zero, or the next one toward zero. */
  | {
      readonly is: 'rounded';
      readonly of: Formula;
      readonly quantum: Exact;
      readonly mode: 'half_up' | 'down';
    }
  /** The first case that holds. */
  | { readonly is: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Formula }
  /** The first row whose end the base does not pass. */
  | { readonly is: 'bands'; readonly base: Formula; readonly bands: readonly Band[] };

export function number(value: Exact): Formula {
  return { is: 'number', value: reduce(value) };
}

export const NOTHING: Formula = number(ZERO);

export function name(text: string): Formula {
  return { is: 'name', name: text };
}

/** Whether a value in lowest terms has an end in decimals: it divides a power of ten. */
export function isDecimal({ d }: Exact): boolean {
  return 10n ** BigInt(d.toString().length * 4) % d === 0n;
}

function isNumber(formula: Formula, value: Exact): boolean {
  return formula.is === 'number' && formula.value.n * value.d === value.n * formula.value.d;
}

/**
 * An operation; of plain numbers, its result. Multiplies before it divides, as careful authors do where a
 * quotient is cut after so many digits.
 */
export function operation(is: Arithmetic, left: Formula, right: Formula): Formula {
  if (left.is === 'number' && right.is === 'number') return number(computed(is, left.value, right.value));
  if (is === '*') return product(left, right);
  if (is === '/') return quotient(left, right);
  if (isNumber(right, ZERO)) return left;
  return is === '+' && isNumber(left, ZERO) ? right : { is, left, right };
}

function computed(is: Arithmetic, left: Exact, right: Exact): Exact {
  if (is === '+') return add(left, right);
  if (is === '-') return sub(left, right);
  return is === '*' ? mul(left, right) : div(left, right);
}

function product(left: Formula, right: Formula): Formula {
  if (isNumber(left, ZERO) || isNumber(right, ONE)) return left;
  if (isNumber(right, ZERO) || isNumber(left, ONE)) return right;
  if (left.is === '/') return quotient(operation('*', left.left, right), left.right);
  if (right.is === '/') return quotient(operation('*', left, right.left), right.right);
  if (right.is !== 'number' || isDecimal(right.value)) return { is: '*', left, right };
  const { n, d } = right.value;
  return quotient(operation('*', left, number(exact(n))), number(exact(d)));
}

function quotient(left: Formula, right: Formula): Formula {
  if (isNumber(right, ONE)) return left;
  if (left.is === '/') return quotient(left.left, operation('*', left.right, right));
  return { is: '/', left, right };
}

/** One or the other; a chain of them is one list of cases. */
export function choice(when: Formula, gives: Formula, otherwise: Formula): Formula {
  if (when.is === 'truth') return when.value ? gives : otherwise;
  if (otherwise.is !== 'cases') return { is: 'cases', cases: [{ when, gives }], otherwise };
  return { is: 'cases', cases: [{ when, gives }, ...otherwise.cases], otherwise: otherwise.otherwise };
}

/** The formulas that a formula is made of. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.is) {
    case 'number':
    case 'truth':
    case 'word':
    case 'name':
      return [];
    case 'not':
    case 'rounded':
      return [formula.of];
    case 'least':
    case 'most':
      return formula.of;
    case 'cases':
      return [...formula.cases.flatMap(({ when, gives }) => [when, gives]), formula.otherwise];
    case 'bands':
      return [
        formula.base,
        ...formula.bands.flatMap(({ end, gives }) => (end === null ? [gives] : [end, gives])),
      ];
    default:
      return [formula.left, formula.right];
  }
}

/** Every name that a formula mentions. */
export function namesIn(formula: Formula): readonly string[] {
  if (formula.is === 'name') return [formula.name];
  return partsOf(formula).flatMap(namesIn);
}
