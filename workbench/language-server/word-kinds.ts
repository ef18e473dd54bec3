import {
  amendmentWords,
  checkWords,
  declarationWords,
  freeDeclarationWords,
  headerWords,
  isReserved,
} from '../../dsl/lexer/reserved.ts';

/** The kind that decides how a word of a rule file is drawn; a name of its author has none of its own. */
export type WordKind = 'declaration' | 'keyword' | 'value' | 'name';

const OPENING: ReadonlySet<string> = new Set([
  ...declarationWords,
  ...freeDeclarationWords,
  ...amendmentWords,
  'scheme',
]);
const FREE: ReadonlySet<string> = new Set([...headerWords, ...checkWords]);
const VALUES: ReadonlySet<string> = new Set(['yes', 'no']);

/** The kind of a word by itself, as fast as somebody types. */
export function wordKind(word: string): WordKind {
  if (OPENING.has(word)) return 'declaration';
  if (VALUES.has(word)) return 'value';
  return isReserved(word) || FREE.has(word) ? 'keyword' : 'name';
}
