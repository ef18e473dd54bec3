import type { Span } from '../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../dsl/diagnostics/diagnostic.ts';
import { names } from '../dsl/diagnostics/names.ts';
import type { Source } from '../dsl/text/source.ts';

/** A rule file as its author wrote it, and the country whose texts it shares words with. */
export interface WrittenFile {
  readonly source: Source;
  readonly country: string;
}

/** A word of a label, a citation or another text in quotes. */
interface SaidWord {
  readonly path: string;
  readonly word: string;
  readonly span: Span;
}

/** So often a word is said in texts before another that is almost the same is taken for it. */
const OFTEN = 3;
/** Below, a letter left out leaves too little to know what was meant; of capitals such as `FGTS` enough. */
const SHORTEST = 4;
const SHORTEST_CAPITALS = 3;

/** A comment, or a text with what stands between its quotes. */
const TEXTS = /#[^\n]*|"([^"\n\r]*)"/g;
/** What a text shows of a computed value, or a word. */
const WORDS = /\{[^}]*\}|\p{L}+/gu;
const LETTERS = /\p{L}+/gu;

function saidWords({ path, text }: Source): readonly SaidWord[] {
  return [...text.matchAll(TEXTS)].flatMap(({ index, 1: said = '' }) =>
    [...said.matchAll(WORDS)].flatMap(({ index: at, 0: word }) => {
      const start = index + 1 + at;
      return word.startsWith('{') ? [] : [{ path, word, span: { start, end: start + word.length } }];
    }),
  );
}

function counted(words: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const small = word.toLowerCase();
    counts.set(small, (counts.get(small) ?? 0) + 1);
  }
  return counts;
}

/** With a letter left out, twice, or exchanged with the next one; the first and the last stay, which tell plurals and genders apart. */
function slipsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => index + 1).flatMap((at) => {
    const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const exchanged = behind.length < 2 ? [] : [before + behind.charAt(0) + letter + behind.slice(1)];
    return [before + behind, before + letter + letter + behind, ...exchanged];
  });
}

function isLongEnough(word: string): boolean {
  return word.length >= (word === word.toUpperCase() ? SHORTEST_CAPITALS : SHORTEST);
}

function checkCountry(sources: readonly Source[]): readonly Diagnostic[] {
  const said = sources.flatMap(saidWords);
  const often = [...counted(said.map(({ word }) => word))].filter(([, count]) => count >= OFTEN);
  const meant = new Map(often.flatMap(([word]) => slipsOf(word).map((slip) => [slip, word] as const)));
  const anywhere = counted(sources.flatMap(({ text }) => text.match(LETTERS) ?? []));
  return said.flatMap(({ path, word, span }) => {
    const known = meant.get(word.toLowerCase());
    if (known === undefined || !isLongEnough(word) || anywhere.get(word.toLowerCase()) !== 1) return [];
    return [diagnose(path, names.misspelt, span, { word, known })];
  });
}

/**
 * PAY222: a word of a text that stands nowhere else in the rule files of its country, be it in a name or a comment, and
 * is one that their texts often say but for a letter left out, doubled or exchanged with the next one.
 */
export function checkMisspeltWords(files: readonly WrittenFile[]): readonly Diagnostic[] {
  return [...Map.groupBy(files, ({ country }) => country).values()].flatMap((group) =>
    checkCountry(group.map(({ source }) => source)),
  );
}
