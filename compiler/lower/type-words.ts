import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { type Type, typeName } from '../../runtime/ir/type.ts';

const WORDS: ReadonlyMap<string, Said> = new Map([
  ['boolean', quantityPhrases.yesOrNo],
  ['date', readingPhrases.aDate],
  ['error', quantityPhrases.nothing],
  ['hours', quantityPhrases.hours],
  ['integer', quantityPhrases.aWholeNumber],
  ['money', quantityPhrases.money],
  ['number', readingPhrases.aNumber],
  ['rate', quantityPhrases.aRate],
  ['text', readingPhrases.aText],
]);

/** The type in a sentence: `money`, `a rate`, `money per hour`, `yes or no`. */
export function describeType(type: Type): Said {
  if (type.kind === 'choice') return quantityPhrases.oneOf(type.words.join(', '));
  if (type.kind === 'quantity' && type.money === 1 && type.hours === -1) return quantityPhrases.moneyPerHour;
  const name = typeName(type);
  return WORDS.get(name) ?? readingPhrases.asWritten(name);
}
