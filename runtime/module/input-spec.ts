/** Inputs as emitted modules write them: without what follows from the rest. */
import { decimal, div, exact } from '../numbers/exact.ts';
import { printPlain } from '../numbers/print.ts';
import type { EndSpec, InputSpec } from './manifest.ts';

/** What is said of an input beside its names; the ends of what it may be as `>= 0` and `< 31`. */
interface InputFacts extends Partial<Omit<InputSpec, 'lowest' | 'highest'>> {
  readonly lowest?: string | null;
  readonly highest?: string | null;
}

/** What emitted code says of an input. */
export type InputLine = readonly [id: string, type: InputSpec['type'], label: string, facts?: InputFacts];

const USUAL_INPUT = {
  source: 'employee',
  words: [],
  law: null,
  presence: 'default',
  unless: null,
  requiredWhen: null,
  bounds: null,
  defaultText: null,
} as const satisfies Partial<InputSpec>;

/** A number as rule files write it: `1_000_000 BRL`, `0.5%`. */
const NUMBER = /^(-?\d[\d_]*(?:\.[\d_]+)?)(%?)(?: [A-Za-z]+)?$/;

/** More digits than any number of a rule file has. */
const DIGITS = 40;

const HUNDRED = exact(100n);

/** The value of a number as it is sent; null for any other formula. */
function numberOf(written: string): string | null {
  const [, digits, percent] = NUMBER.exec(written) ?? [];
  if (digits === undefined) return null;
  const value = decimal(digits.replaceAll('_', ''));
  return printPlain(percent === '%' ? div(value, HUNDRED) : value, DIGITS);
}

/** The ends of bounds that are numbers. */
function endsOf(bounds: string | null): readonly [lowest: string | null, highest: string | null] {
  const [from = '', to = ''] = bounds?.slice(1, -1).split(' .. ') ?? [];
  const [lowest, highest] = [numberOf(from), numberOf(to)];
  return [
    lowest === null ? null : `${bounds?.startsWith('[') === true ? '>=' : '>'} ${lowest}`,
    highest === null ? null : `${bounds?.endsWith(']') === true ? '<=' : '<'} ${highest}`,
  ];
}

function defaultOf(written: string | null): string | boolean | null {
  if (written === 'yes' || written === 'no') return written === 'yes';
  return written === null ? null : numberOf(written);
}

/** What need not be said of an input. */
export function usualInput(id: string, { bounds = null, defaultText = null }: InputFacts) {
  const [lowest, highest] = endsOf(bounds);
  return { ...USUAL_INPUT, wire: id, lowest, highest, defaultValue: defaultOf(defaultText) };
}

/** What a scheme reads from the caller. */
export function input([id, type, label, facts = {}]: InputLine): InputSpec {
  const spec = { id, type, label, ...usualInput(id, facts), ...facts };
  return { ...spec, lowest: endOf(spec.lowest), highest: endOf(spec.highest) };
}

/** An end of what an input may be: `>= 0`. */
export function endText(end: EndSpec | null, sign: '<' | '>'): string | null {
  return end === null ? null : `${sign}${end.included ? '=' : ''} ${end.value}`;
}

function endOf(text: string | null): EndSpec | null {
  const [sign = '', value = ''] = text?.split(' ') ?? [];
  return text === null ? null : { value, included: sign.endsWith('=') };
}
