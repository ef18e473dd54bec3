import type { TestValue } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import type { InputType, InputValue, ValueType } from '../../runtime/module.ts';
import { compare, decimal, type Exact, exact, mul } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';

/** The type a value of a test must have: what the rule file declares for the name. */
export interface Declared {
  readonly type: InputType | ValueType | 'text';
  readonly words: readonly string[];
  readonly currency: string;
}

/** The value, or why the literal cannot be one, with what to write instead. */
export type Reading =
  | { readonly fits: true; readonly value: InputValue }
  | { readonly fits: false; readonly problem: Said; readonly remedy: Said | null };

const WANTED: Readonly<Record<Declared['type'], Said>> = {
  money: quantityPhrases.anAmountOfMoney,
  rate: quantityPhrases.aRate,
  number: readingPhrases.aNumber,
  integer: quantityPhrases.aWholeNumber,
  hours: quantityPhrases.hours,
  boolean: quantityPhrases.yesOrNo,
  date: readingPhrases.aDate,
  choice: testPhrases.oneOfItsWords,
  text: testPhrases.aTextInQuotes,
};

function fits(value: InputValue): Reading {
  return { fits: true, value };
}

function unfit(declared: Declared, remedy: Said | null): Reading {
  return { fits: false, problem: testPhrases.itIs(WANTED[declared.type]), remedy };
}

/** The literal as the author wrote it. */
export function literalText(literal: TestValue): string {
  switch (literal.kind) {
    case 'number':
      return literal.unit === null ? literal.spelling : `${literal.spelling} ${literal.unit.text}`;
    case 'rate':
    case 'hours':
      return literal.spelling.replace(/[%h]?$/, literal.kind === 'rate' ? '%' : 'h');
    case 'boolean':
      return literal.value ? 'yes' : 'no';
    case 'date':
      return literal.iso;
    case 'name':
      return literal.name.text;
    case 'text':
      return `"${literal.value}"`;
  }
}

/** The percentage that a bare number was meant to be: a number up to one is taken for a fraction. */
function percentage(value: Exact): string {
  const isFraction = compare(value, exact(1n)) <= 0;
  return printPlain(isFraction ? mul(value, exact(100n)) : value, 10);
}

function readBare(digits: string, declared: Declared): Reading {
  const value: Exact = decimal(digits);
  switch (declared.type) {
    case 'money':
    case 'number':
    case 'hours':
      return fits(value);
    case 'integer':
      return isDecimal(value, 0) ? fits(value) : unfit(declared, null);
    case 'rate':
      return unfit(declared, testPhrases.writeItWithItsSign(`${percentage(value)}%`));
    case 'choice':
      return unfit(declared, testPhrases.write(declared.words.join(', ')));
    case 'text':
      return unfit(declared, testPhrases.writeItInQuotesTagsSueldo);
    default:
      return unfit(declared, null);
  }
}

function readNumber(literal: Extract<TestValue, { kind: 'number' }>, declared: Declared): Reading {
  if (literal.unit === null) return readBare(literal.digits, declared);
  if (declared.type === 'money' && literal.unit.text === declared.currency)
    return fits(decimal(literal.digits));
  return unfit(declared, testPhrases.writeTheBareNumberMoneyIs(declared.currency));
}

function readWord(word: string, declared: Declared): Reading {
  if (declared.type === 'choice' && declared.words.includes(word)) return fits(word);
  const remedy = declared.type === 'choice' ? testPhrases.write(declared.words.join(', ')) : null;
  return unfit(declared, remedy);
}

/** Reads a literal of a test as a value of the declared type, which also gives its unit. */
export function readLiteral(literal: TestValue, declared: Declared): Reading {
  switch (literal.kind) {
    case 'number':
      return readNumber(literal, declared);
    case 'rate':
      return declared.type === 'rate'
        ? fits(mul(decimal(literal.digits), exact(1n, 100n)))
        : unfit(declared, testPhrases.leaveOutThe);
    case 'hours':
      return declared.type === 'hours'
        ? fits(decimal(literal.digits))
        : unfit(declared, testPhrases.leaveOutTheH);
    case 'boolean':
      return declared.type === 'boolean' ? fits(literal.value) : unfit(declared, null);
    case 'date':
      return declared.type === 'date' ? fits(literal.iso) : unfit(declared, null);
    case 'name':
      return readWord(literal.name.text, declared);
    case 'text':
      return declared.type === 'text' ? fits(literal.value) : unfit(declared, null);
  }
}
