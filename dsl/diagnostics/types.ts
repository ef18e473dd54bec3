import { quantityKind } from './diagnostic.ts';
import { isSame, type Said } from './phrases/phrase.ts';
import { quantityPhrases } from './phrases/quantities.ts';

/** Ways of writing something, of which the author chooses. */
const eitherOf = (ways: readonly string[]): string => ways.map((way) => `\`${way}\``).join(' or ');

/** 3xx: quantities that do not go together. */
export const types = {
  dimension: quantityKind<{ operation: Said; left: Said; right: Said; divisor?: string | null }>(
    'PAY301',
    'error',
    'quantities do not go together',
    ({ operation, left, right }) => `cannot ${operation} ${left} and ${right}`,
    ({ divisor }, { left, right }) => {
      if (typeof divisor === 'string')
        return `divide by hours, so that an amount for an hour is multiplied: \`/ ${divisor}h\``;
      return [left, right].some((one) => isSame(one, quantityPhrases.hours)) &&
        [left, right].some((one) => isSame(one, quantityPhrases.money))
        ? 'multiply the hours by the value of an hour first: `valor_hora * horas`'
        : 'both sides must be the same kind of quantity';
    },
  ),
  bareNumber: quantityKind<{ number: Said; currency: string }>(
    'PAY302',
    'error',
    'bare number where money is meant',
    ({ number }) => `${number} is a bare number, but money is meant here`,
    ({ number, currency }) => `write the unit: \`${number} ${currency}\``,
  ),
  rateExpected: quantityKind<{ found: Said; examples: readonly string[] }>(
    'PAY303',
    'error',
    'rate expected',
    ({ found }) => `a rate is meant here, but this is ${found}`,
    ({ examples }) =>
      examples.length === 0 ? 'rates are written with %' : `rates are written with %: ${eitherOf(examples)}`,
  ),
  unlikeComparison: quantityKind<{ left: Said; right: Said }>(
    'PAY304',
    'error',
    'unlike things compared',
    ({ left, right }) => `cannot compare ${left} with ${right}`,
    () => 'compare money with money, rates with rates, hours with hours',
  ),
  notCondition: quantityKind<{ found: Said; example: string }>(
    'PAY305',
    'error',
    'not a condition',
    ({ found }) => `a condition is yes or no, but this is ${found}`,
    ({ example }) => `compare it with something: \`${example}\``,
  ),
  arity: quantityKind<{ name: string; expected: Said; found: number }>(
    'PAY306',
    'error',
    'wrong number of arguments',
    ({ name, expected, found }) => `\`${name}\` takes ${expected}, but gets ${found}`,
    () => 'what it takes stands between parentheses, with commas between',
  ),
  branches: quantityKind<{ then: Said; otherwise: Said }>(
    'PAY307',
    'error',
    'branches differ',
    ({ then, otherwise }) => `\`then\` gives ${then}, but \`else\` gives ${otherwise}`,
    () => 'both branches of an `if` must give the same kind of quantity',
  ),
  currency: quantityKind<{ found: string; currency: string }>(
    'PAY308',
    'error',
    'another currency',
    ({ found, currency }) => `this scheme pays in ${currency}, but the amount is in ${found}`,
    ({ currency }) => `write it in ${currency}, or declare a unit`,
  ),
  rateAndNumber: quantityKind<{ operation: Said }>(
    'PAY309',
    'error',
    'rate and number mixed',
    ({ operation }) => `cannot ${operation} a rate and a bare number`,
    () => 'write the number as a rate: `100% + recargo`, not `1 + recargo`',
  ),
  notGiven: quantityKind<{ name: string; what: Said }>(
    'PAY310',
    'error',
    'may not be there',
    ({ name, what }) => `\`${name}\` is ${what}, so it may have no value here`,
    ({ name }) => `read it only behind \`given(${name})\`, or give it a default`,
  ),
  notAWord: quantityKind<{ word: string; words: readonly string[]; suggestion: string | null }>(
    'PAY311',
    'error',
    'no word of this choice',
    ({ word, words }) => `\`${word}\` is none of: ${words.join(', ')}`,
    ({ suggestion }) =>
      suggestion === null ? 'write one of these words as it stands' : `did you mean \`${suggestion}\`?`,
  ),
  textOutside: quantityKind<{ place: Said }>(
    'PAY312',
    'error',
    'text in a formula',
    ({ place }) => `a text has no value, so it cannot stand in ${place}`,
    () => 'texts are for labels and messages',
  ),
  cellType: quantityKind<{
    column: string;
    expected: Said;
    found: Said;
    rates: readonly string[];
    /** The author's figure as hours; null where it is no bare number. */
    hours: string | null;
  }>(
    'PAY313',
    'error',
    'cell does not fit its column',
    ({ column, expected, found }, given) =>
      `the column \`${column}\` holds ${isSame(given.expected, quantityPhrases.rate) ? 'rates' : expected}, but this cell is ${found}`,
    ({ rates, hours }, { expected }) =>
      isSame(expected, quantityPhrases.rate)
        ? `rates are written with %${rates.length === 0 ? '' : `: ${eitherOf(rates)}`}`
        : isSame(expected, quantityPhrases.hours)
          ? `hours are written with h${hours === null ? '' : `: \`${hours}\``}`
          : null,
  ),
  largerThanBase: quantityKind<{ name: string; factor: string }>(
    'PAY314',
    'error',
    'larger than its base',
    ({ name, factor }) => `\`${name}\` takes ${factor} times its base`,
    ({ factor }) =>
      `if a percentage is meant, write \`${factor}%\`; if the law takes more than the whole, say why: \`convention "…"\``,
  ),
  wrongType: quantityKind<{ what: Said; expected: Said; found: Said; divisor?: string | null }>(
    'PAY315',
    'error',
    'wrong kind of quantity',
    ({ what, expected, found }) => `${what} must be ${expected}, but this is ${found}`,
    ({ divisor }, { expected }) => {
      if (typeof divisor === 'string')
        return `divide by hours, so that an amount for an hour is multiplied: \`/ ${divisor}h\``;
      if (isSame(expected, quantityPhrases.yesOrNo))
        return 'write a condition such as `x > y`, or `yes` or `no`';
      if (isSame(expected, quantityPhrases.money))
        return 'multiply it by an amount of money, or write the unit behind the figure';
      if (isSame(expected, quantityPhrases.aRate)) return 'rates are written with %';
      return 'check what stands here, and what kind of quantity its declaration asks for';
    },
  ),
  unknownType: quantityKind<{ name: string; known: readonly string[] }>(
    'PAY316',
    'error',
    'unknown type',
    ({ name }) => `there is no type \`${name}\``,
    ({ known }) => `one of: ${known.join(', ')}, one of a, b, …`,
  ),
  missingType: quantityKind<{ name: string }>(
    'PAY317',
    'error',
    'type missing',
    ({ name }) => `\`${name}\` does not say what kind of quantity it is`,
    ({ name }) => `write it after a colon: \`${name} : money\``,
  ),
  severalNames: quantityKind<{ kind: string }>(
    'PAY318',
    'error',
    'several names at once',
    ({ kind: what }) => `a \`${what}\` declares one name`,
    () => 'only parameters (`unit`, `param`) may declare several columns; write the others one by one',
  ),
  noValue: quantityKind<{ name: string; kind: string }>(
    'PAY319',
    'error',
    'something is missing',
    ({ name, kind: what }) => {
      if (what === 'field') return `\`${name}\` does not say which field it is about`;
      if (what === 'condition') return `\`${name}\` does not say when it is raised`;
      if (what === 'message') return `\`${name}\` has no message`;
      return `nothing says what \`${name}\` is`;
    },
    ({ kind: what }) => {
      if (what === 'field') return 'add `on FIELD`: an input, a flag, a line or `period`';
      if (what === 'condition') return 'add `when CONDITION`';
      if (what === 'message') return 'end it with a text in "quotes"; values go in {braces}';
      if (what === 'unit' || what === 'param') return 'write its figure after `=`, or dated rows in braces';
      return 'write its formula after `=`';
    },
  ),
} as const;
