import {
  type Diagnostic,
  type InWords,
  type MessageKind,
  paramsInWords,
  type Severity,
} from './diagnostic.ts';
import { inWords, type PhraseCatalogs } from './phrases/phrase.ts';

/** The texts of one entry of the catalog in another language. */
interface TranslatedKind<P> {
  readonly title: string;
  readonly message: (params: InWords<P>, given: P) => string;
  readonly hint?: (params: InWords<P>, given: P) => string | null;
}

/** A group of the catalog in another language: a missing entry, or a parameter that is none, does not compile. */
export type Translated<Group> = {
  readonly [K in keyof Group]: Group[K] extends MessageKind<infer P> ? TranslatedKind<P> : never;
};

/** What frames a diagnostic for people. */
export interface FrameWords extends Readonly<Record<Severity | 'hint', string>> {
  /** `2 errors, 1 warning`; nothing of what there is none of. */
  readonly counted: (errors: number, warnings: number) => string;
  /** Follows the hint of a diagnostic in a file that the file at `path` amends. */
  readonly amendedBy: (path: string) => string;
}

/** Everything that diagnostics say in another language than English. */
export interface DiagnosticLanguage {
  /** By code. */
  readonly kinds: ReadonlyMap<string, TranslatedKind<never>>;
  readonly phrases: PhraseCatalogs;
  readonly words: FrameWords;
}

type Group = Readonly<Record<string, MessageKind<never>>>;

/** The translations of groups by their codes. */
export function byCode(
  pairs: readonly (readonly [english: Group, translated: Readonly<Record<string, TranslatedKind<never>>>])[],
): ReadonlyMap<string, TranslatedKind<never>> {
  return new Map(
    pairs.flatMap(([english, translated]) =>
      Object.entries(english).flatMap(([name, { code }]) => {
        const entry = translated[name];
        return entry === undefined ? [] : [[code, entry] as const];
      }),
    ),
  );
}

/** The hint of a diagnostic in a file that another amends: its own hint, if any, and which amendment makes it so. */
export function hintOfAmended(hint: string | null, amendedBy: string, words: FrameWords): string {
  return [...(hint === null ? [] : [hint]), words.amendedBy(amendedBy)].join('; ');
}

/** A diagnostic in another language; its code, places and data stay, and so do the edits of its fix. */
export function translated(
  diagnostic: Diagnostic,
  { kinds, phrases, words }: DiagnosticLanguage,
): Diagnostic {
  const entry = kinds.get(diagnostic.code);
  if (entry === undefined) return diagnostic;
  // The code says which parameters a diagnostic has: both were made of one entry of the catalog.
  const given = diagnostic.params as never;
  const params = paramsInWords(diagnostic.params, phrases) as never;
  const hint = entry.hint?.(params, given) ?? null;
  const { amendedBy } = diagnostic;
  return {
    ...diagnostic,
    title: entry.title,
    message: entry.message(params, given),
    hint: amendedBy === null ? hint : hintOfAmended(hint, amendedBy, words),
    labels: diagnostic.labels.map((label) => ({ ...label, text: inWords(label.said, phrases) })),
    fix: diagnostic.fix === null ? null : { ...diagnostic.fix, title: inWords(diagnostic.fix.said, phrases) },
  };
}
