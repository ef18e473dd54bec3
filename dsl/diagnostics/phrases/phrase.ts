/** What stands in a catalog under a key: a text, or what makes it of values. */
type Entry = string | ((...values: never[]) => string);

/** The phrases of one subject in one language, by key. */
type PhraseCatalog = Readonly<Record<string, Entry>>;

/** A catalog in another language: an entry too many, a missing one, or one of other values does not compile. */
export type TranslatedPhrases<Catalog> = {
  readonly [K in keyof Catalog]: Catalog[K] extends string ? string : Catalog[K];
};

type PhraseSubject = 'tests' | 'tables' | 'reading' | 'quantities' | 'rules';

/** Every phrase of one language. */
export type PhraseCatalogs = Readonly<Record<PhraseSubject, PhraseCatalog>>;

/** What a pass says in words, in no language yet: an entry of a catalog and what it is made of. Plain data. */
export interface Phrase {
  readonly subject: PhraseSubject;
  readonly key: string;
  readonly values: readonly (Phrase | string | number)[];
}

/** What the author writes, between backticks: the same in all languages. */
export type Code = `\`${string}\``;

/** What a pass says: a phrase, or code. Other words of the author stand in phrases (`asWritten`). */
export type Said = Phrase | Code;

/** Makes the phrases of a catalog: where an entry takes a text, a phrase may stand. */
type PhraseMakers<Catalog> = {
  readonly [K in keyof Catalog]: Catalog[K] extends (...values: infer Values) => string
    ? (...values: { [I in keyof Values]: Values[I] extends string ? Phrase | string : Values[I] }) => Phrase
    : Phrase;
};

/** The makers of the phrases of a subject, of its catalog in English. */
export function phrasesOf<Catalog extends PhraseCatalog>(
  subject: PhraseSubject,
  catalog: Catalog,
): PhraseMakers<Catalog> {
  const makers = Object.entries(catalog).map(([key, entry]) => [
    key,
    typeof entry === 'string'
      ? { subject, key, values: [] }
      : (...values: readonly (Phrase | string | number)[]): Phrase => ({ subject, key, values }),
  ]);
  // Each key has the maker that its entry asks for; `fromEntries` does not say so.
  return Object.fromEntries(makers);
}

/** A phrase in the language of the catalogs; a text as it is. */
export function inWords(said: Phrase | string, catalogs: PhraseCatalogs): string {
  if (typeof said === 'string') return said;
  const entry = catalogs[said.subject][said.key];
  if (entry === undefined) throw new Error(`no phrase ${said.subject}.${said.key}`);
  if (typeof entry === 'string') return entry;
  const values = said.values.map((value) => (typeof value === 'number' ? value : inWords(value, catalogs)));
  // The makers are typed by the entries, and so are the translations.
  return entry(...(values as never[]));
}

/** True for phrases of one entry, whatever they are made of, and for the same text. */
export function isSame(a: Phrase | string, b: Phrase | string): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.subject === b.subject && a.key === b.key;
}
