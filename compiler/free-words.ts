import type { Clause, Decl, Name, PayFile, Span } from '../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../dsl/diagnostics/diagnostic.ts';
import { names } from '../dsl/diagnostics/names.ts';
import { kindWord } from '../dsl/diagnostics/phrases/kind-words.ts';
import { rulePhrases } from '../dsl/diagnostics/phrases/rules.ts';
import { CONTRACT_FIELDS } from '../runtime/request/employee-fields.ts';
import { clauseOf } from './model/clauses.ts';
import { TAGS, WARNING_CODES, wordOf } from './model/keywords.ts';
import { nearMiss } from './model/near-miss.ts';

type WordKind = 'input' | 'history' | 'warning code' | 'tag';

/** Every word is compared with every other: in a country with more of one kind, none is. */
const MOST_WORDS = 400;

/** A word that a file may choose freely, as far as no list of the contract has it. */
interface FreeWord {
  readonly kind: WordKind;
  readonly word: string;
  readonly span: Span;
}

/** A rule file as far as its words go. */
export interface FileWords {
  readonly path: string;
  readonly country: string;
  /** First day of its validity. */
  readonly from: string;
  readonly words: readonly FreeWord[];
}

function isShared(kind: WordKind, word: string): boolean {
  if (kind === 'warning code') return Object.hasOwn(WARNING_CODES, word);
  if (kind === 'history') return false;
  const shared: readonly string[] = kind === 'tag' ? TAGS : CONTRACT_FIELDS;
  return wordOf(shared, word) !== null;
}

function freeWord(kind: WordKind, { text, span }: Name): readonly FreeWord[] {
  return isShared(kind, text) ? [] : [{ kind, word: text, span }];
}

function tagsOf(clauses: readonly Clause[]): readonly FreeWord[] {
  return (clauseOf(clauses, 'tags')?.tags ?? []).flatMap(({ name }) => freeWord('tag', name));
}

function wordsOf(decl: Decl): readonly FreeWord[] {
  switch (decl.decl) {
    case 'simple': {
      if (decl.kind !== 'input' && decl.kind !== 'history') return tagsOf(decl.clauses);
      const wire = clauseOf(decl.clauses, 'as')?.name ?? decl.columns[0]?.name;
      return wire === undefined ? [] : freeWord(decl.kind, wire);
    }
    case 'notice':
      return decl.kind === 'warn' ? freeWord('warning code', decl.code) : [];
    case 'employer':
    case 'deductions':
      return [decl, ...decl.parts].flatMap(({ clauses }) => tagsOf(clauses));
    case 'template':
      return decl.body.flatMap(wordsOf);
    default:
      return [];
  }
}

/** The words of a file that no list of the contract has; null for a file without a scheme. */
export function freeWordsOf(path: string, { scheme, decls }: PayFile): FileWords | null {
  if (scheme === null) return null;
  const valid = scheme.headers.find((header) => header.kind === 'valid');
  const from = valid?.kind === 'valid' ? valid.from.iso : '';
  return { path, country: scheme.country.text, from, words: decls.flatMap(wordsOf) };
}

/** The words of one kind in the files of a country, and which files say them. */
function usesOf(files: readonly FileWords[], kind: WordKind): ReadonlyMap<string, ReadonlySet<FileWords>> {
  const uses = new Map<string, Set<FileWords>>();
  for (const file of files) {
    for (const { kind: found, word } of file.words) {
      if (found === kind) uses.set(word, (uses.get(word) ?? new Set()).add(file));
    }
  }
  return uses;
}

function orderOf({ from, path }: FileWords): string {
  return `${from} ${path}`;
}

/** Finds the nearest other word that is used at least as often; null if this word is fine. */
function meantBy(
  { word }: FreeWord,
  file: FileWords,
  uses: ReadonlyMap<string, ReadonlySet<FileWords>>,
): { readonly known: string; readonly path: string } | null {
  const own = uses.get(word)?.size ?? 0;
  const others = [...uses].filter(([other, files]) => {
    // A file that says both has two words; of two files that say one each, the later is taken for the typo.
    if (other === word || files.has(file) || files.size < own) return false;
    return files.size > own || [...files].some((each) => orderOf(each) < orderOf(file));
  });
  const known = nearMiss(
    word,
    others.map(([other]) => other),
  );
  const [first] = known === null ? [] : (uses.get(known) ?? []);
  return known === null || first === undefined ? null : { known, path: first.path };
}

/**
 * PAY230 between files: a word that is almost one that another file of the same country uses, and that is used
 * less often, so that a typo does not become a word.
 */
export function checkFreeWords(files: readonly FileWords[]): readonly Diagnostic[] {
  return [...Map.groupBy(files, ({ country }) => country).values()].flatMap((group) => {
    const uses = {
      input: usesOf(group, 'input'),
      history: usesOf(group, 'history'),
      'warning code': usesOf(group, 'warning code'),
      tag: usesOf(group, 'tag'),
    };
    return group.flatMap((file) =>
      file.words.flatMap((one) => {
        const known = uses[one.kind];
        const meant = known.size > MOST_WORDS ? null : meantBy(one, file, known);
        if (meant === null) return [];
        const params = {
          kind: kindWord(one.kind),
          word: one.word,
          known: meant.known,
          where: rulePhrases.standsIn(meant.path),
        };
        return [diagnose(file.path, names.nearMiss, one.span, params)];
      }),
    );
  });
}
