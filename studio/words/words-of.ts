import type { Language } from '../../workbench/docs/formula-language.ts';
import { ENGLISH } from './english.ts';
import type { PageWords } from './page-words.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export const WORDS: Readonly<Record<Language, PageWords>> = { es: SPANISH, pt: PORTUGUESE, en: ENGLISH };

/** The first of what a reader asks for that the page speaks, else Spanish. */
export function languageFor(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.slice(0, 2);
    if (language === 'es' || language === 'pt' || language === 'en') return language;
  }
  return 'es';
}
