import { nearestNumber } from './facts.ts';
import type { Formula } from './formula.ts';
import type { Fact } from './plan.ts';

/** The values that a calculation reads, by name. */
export type Values = Readonly<Record<string, Fact>>;

/** A formula without conditions as a function of JavaScript's numbers, as one would write it by hand. */
export type Calculation = (values: Values) => Fact;

type Numeric = (values: Values) => number;

/** A formula of numbers, names, arithmetic and rounding; throws at any other. */
export function calculation(formula: Formula): Calculation {
  switch (formula.is) {
    case 'truth': {
      const { value } = formula;
      return () => value;
    }
    case 'word': {
      const { word } = formula;
      return () => word;
    }
    case 'name': {
      const { name } = formula;
      return (values) => values[name] ?? Number.NaN;
    }
    default:
      return numeric(formula);
  }
}

function numeric(formula: Formula): Numeric {
  switch (formula.is) {
    case 'number': {
      const value = nearestNumber(formula.value);
      return () => value;
    }
    case 'name': {
      const { name } = formula;
      return (values) => Number(values[name]);
    }
    case 'least':
    case 'most': {
      const parts = formula.of.map(numeric);
      const choose = formula.is === 'least' ? Math.min : Math.max;
      return (values) => choose(...parts.map((part) => part(values)));
    }
    case 'rounded': {
      const [of, quantum] = [numeric(formula.of), nearestNumber(formula.quantum)];
      const whole = formula.mode === 'half_up' ? nearestWhole : Math.floor;
      return (values) => inCoins(of(values), quantum, whole);
    }
    case '+':
    case '-':
    case '*':
    case '/':
      return arithmetic(formula.is, numeric(formula.left), numeric(formula.right));
    default:
      throw new RangeError(`${formula.is} is no calculation`);
  }
}

function arithmetic(sign: '+' | '-' | '*' | '/', left: Numeric, right: Numeric): Numeric {
  if (sign === '+') return (values) => left(values) + right(values);
  if (sign === '-') return (values) => left(values) - right(values);
  if (sign === '*') return (values) => left(values) * right(values);
  return (values) => left(values) / right(values);
}

/** Added before rounding: less than any amount of these rules can lack to a half, more than the binary noise. */
const NOISE = 0.00000001;

function nearestWhole(size: number): number {
  return Math.floor(size + 0.5);
}

/** Coins of less than one unit are divided by, so that 1,234.56 is the number nearest to it. */
function inCoins(value: number, quantum: number, whole: (size: number) => number): number {
  const coins = quantum < 1 ? Math.round(1 / quantum) : 1 / quantum;
  const rounded = whole((Math.abs(value) + NOISE) * coins);
  const amount = quantum < 1 ? rounded / coins : rounded * quantum;
  return value < 0 ? -amount : amount;
}
