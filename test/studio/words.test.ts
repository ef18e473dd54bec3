import { languageFor, WORDS } from '../../studio/words/words-of.ts';
import { ENGLISH } from '../../workbench/docs/english-formulas.ts';
import { PORTUGUESE } from '../../workbench/docs/portuguese-formulas.ts';
import { SPANISH } from '../../workbench/docs/spanish-formulas.ts';

/** The names of everything that is said, at any depth. */
function namesIn(words: object, before = ''): readonly string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

test('formulas are told of alike in three languages', () => {
  const spanish = namesIn(SPANISH).toSorted();
  expect(namesIn(PORTUGUESE).toSorted()).toEqual(spanish);
  expect(namesIn(ENGLISH).toSorted()).toEqual(spanish);
});

test('the page says everything in three languages', () => {
  const spanish = namesIn(WORDS.es).toSorted();
  expect(namesIn(WORDS.pt).toSorted()).toEqual(spanish);
  expect(namesIn(WORDS.en).toSorted()).toEqual(spanish);
});

test('a reader is spoken to in the first language that the page knows', () => {
  expect(languageFor(['fr-FR', 'pt-BR', 'en'])).toBe('pt');
  expect(languageFor(['fr'])).toBe('es');
});
