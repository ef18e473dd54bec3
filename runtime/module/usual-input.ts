import { decimal } from '../numbers/exact.ts';
import { printPlain } from '../numbers/print.ts';
import type { InputSpec } from './manifest.ts';

/** A number as a rule file writes it: `999_999.99 ARS`, `10%`, `240h`. */
const LITERAL = /^([\d_]+(?:\.[\d_]+)?)(%|h| [A-Z]{3})?$/;

const BOUNDS = /^([[(])(.+) \.\. (.+)([\])])$/;

/** Digits after the point, as the manifest of a rule file has them. */
const DIGITS = 10;

/** What a literal stands for as it is sent; null for what is none. */
function literalValue(text: string): string | null {
  const [, digits, unit] = LITERAL.exec(text) ?? [];
  if (digits === undefined) return null;
  const { n, d } = decimal(digits.replaceAll('_', ''));
  return printPlain({ n, d: unit === '%' ? d * 100n : d }, DIGITS);
}

function endText(sign: '<' | '>', isClosed: boolean, text: string): string | null {
  const value = literalValue(text);
  return value === null ? null : `${sign}${isClosed ? '=' : ''} ${value}`;
}

/** The ends that the printed bounds say by themselves, as `>= 0` and `< 31`; null for one that is no literal. */
function endsOf(bounds: string | null): { readonly lowest: string | null; readonly highest: string | null } {
  const [, open, lower, upper, close] = BOUNDS.exec(bounds ?? '') ?? [];
  if (lower === undefined || upper === undefined) return { lowest: null, highest: null };
  return { lowest: endText('>', open === '[', lower), highest: endText('<', close === ']', upper) };
}

function defaultOf({ type, defaultText }: Pick<InputSpec, 'type' | 'defaultText'>): string | boolean | null {
  if (type === 'boolean') return defaultText === null ? null : defaultText === 'yes';
  return defaultText === null ? null : literalValue(defaultText);
}

/** What is said of an input only where it is not so: its ends and its default follow from what the rule file says. */
export function usualInput(said: Partial<InputSpec> & Pick<InputSpec, 'id' | 'type'>) {
  const { id, type, bounds = null, defaultText = null } = said;
  return {
    wire: id,
    source: 'employee',
    words: [],
    law: null,
    presence: 'default',
    unless: null,
    requiredWhen: null,
    bounds: null,
    ...endsOf(bounds),
    defaultText: null,
    defaultValue: defaultOf({ type, defaultText }),
  } as const;
}
