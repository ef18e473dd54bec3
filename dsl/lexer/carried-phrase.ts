import type { Said } from '../diagnostics/phrases/phrase.ts';

/** A phrase as a text, for the labels and messages of the parser library, which are texts. */
export function carried(said: Said): string {
  return JSON.stringify(said);
}

/** The phrase in a text that `carried` made. */
export function carriedIn(text: string): Said {
  return JSON.parse(text);
}
