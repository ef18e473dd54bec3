/** Puts a phrase of a pass into another language. */
export type Say = (phrase: string) => string;

/**
 * What passes say in English, with `{1}`, `{2}` where they put something, in another language. What stands for a hole is
 * itself said in the language, unless it stands between backticks or quotes: that is of the author.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Template {
  readonly pattern: RegExp;
  readonly target: string;
  /** Of each hole, whether what stands for it is the author's own. */
  readonly isQuoted: readonly boolean[];
}

const HOLE = /\{\d\}/g;

function templateOf([source, target]: readonly [string, string]): Template {
  const isQuoted: boolean[] = [];
  let pattern = '';
  let end = 0;
  for (const { 0: hole, index } of source.matchAll(HOLE)) {
    const before = source.slice(end, index);
    end = index + hole.length;
    const open = source.slice(0, index);
    const inCode = open.split('`').length % 2 === 0;
    isQuoted.push(inCode || open.split('"').length % 2 === 0);
    pattern += `${escaped(before)}${inCode ? '([^`]*)' : '(.+?)'}`;
  }
  return { pattern: new RegExp(`^${pattern}${escaped(source.slice(end))}$`, 's'), target, isQuoted };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function literalLength([source]: readonly [string, string]): number {
  return source.replaceAll(HOLE, '').length;
}

/** The phrases of one language; patterns are made when the first phrase is said. */
export class PhraseBook {
  readonly phrases: Phrases;
  readonly #said = new Map<string, string>();
  #templates: readonly Template[] | null = null;

  constructor(...parts: readonly Phrases[]) {
    this.phrases = Object.assign(Object.create(null), ...parts);
  }

  /** A phrase in the language; as it is, where the book does not know it. */
  say(phrase: string): string {
    const said = this.#said.get(phrase) ?? this.find(phrase) ?? phrase;
    this.#said.set(phrase, said);
    return said;
  }

  /** null where the book does not know the phrase. */
  find(phrase: string): string | null {
    return this.phrases[phrase] ?? this.#byTemplate(phrase) ?? this.#byParts(phrase);
  }

  #byTemplate(phrase: string): string | null {
    // What says more is asked first.
    this.#templates ??= Object.entries(this.phrases)
      .filter(([source]) => source.includes('{1}'))
      .sort((a, b) => literalLength(b) - literalLength(a))
      .map(templateOf);
    for (const { pattern, target, isQuoted } of this.#templates) {
      const [, ...found] = pattern.exec(phrase) ?? [];
      if (found.length === 0) continue;
      return target.replaceAll(HOLE, (hole) => {
        const at = Number(hole[1]) - 1;
        const part = found[at] ?? '';
        return isQuoted[at] === true ? part : this.say(part);
      });
    }
    return null;
  }

  /** `a date, a name or a figure`: each by itself. */
  #byParts(phrase: string): string | null {
    const parts = phrase.split(/(, (?:or )?| or )/);
    if (parts.length < 2) return null;
    const or = this.phrases.or ?? 'or';
    return parts.map((part, at) => (at % 2 === 1 ? part.replace('or', or) : this.say(part))).join('');
  }
}
