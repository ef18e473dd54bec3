import type { PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic, ToldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { ENGLISH_WORDS } from '../../dsl/diagnostics/render.ts';
import { hintOfAmended } from '../../dsl/diagnostics/translation.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { CountryFigures } from './country-figures.ts';
import { Origins, type Piece } from './pieces.ts';

/** A place in a file that an author wrote. */
export interface Place {
  readonly source: Source;
  readonly span: Span;
}

/** A name that an amendment of the chain takes out of the law, and where it says so. */
export interface Repealed {
  readonly name: string;
  readonly span: Span;
}

/** The whole law of one scheme from one day on: one text that needs no other. */
export interface Law {
  /** The consolidated text; of a whole law the file itself, byte for byte. */
  readonly source: Source;
  readonly file: PayFile;
  /** The files that make it, the whole law first, the file itself last. */
  readonly chain: readonly Source[];
  /** The files of figures that it holds something of. */
  readonly figures: readonly Source[];
  /** The names of figures in its head, where its authors wrote them. */
  readonly uses: ReadonlyMap<string, Place>;
  readonly repealed: readonly Repealed[];
  /** Where the last amendment took the reading of a name out of what it states; null where it did not. */
  readonly readUntil: (name: string) => Span | null;
  /** Where a place of the text was written. */
  readonly place: (span: Span) => Place;
}

/** What a file says, with its law when it can be told. */
export interface LawReading {
  readonly file: PayFile;
  readonly law: Law | null;
  /** Of this file alone. */
  readonly diagnostics: readonly Diagnostic[];
  /** The declarations of this file that could not be read, or not be put into the law that it amends. */
  readonly broken: readonly Span[];
  /** The law as the declarations that can be read make it; null when none could be left out. */
  readonly beside: Law | null;
  /** The figures of its country, of which its law holds those that it uses; null where it has none. */
  readonly country: CountryFigures | null;
}

/** A file that amends nothing: its text is its law. */
export function wholeLaw(source: Source, file: PayFile): Law {
  return {
    source,
    file,
    chain: [source],
    figures: [],
    uses: new Map(),
    repealed: [],
    readUntil: () => null,
    place: (span) => ({ source, span }),
  };
}

/** True where the law is the file itself, byte for byte. */
export function isAsWritten({ source, chain }: Law): boolean {
  return source === chain.at(-1);
}

/** Every text that something of the law was written in. */
export function writtenIn({ chain, figures }: Law): readonly Source[] {
  return [...chain, ...figures];
}

function starts(source: Source): readonly number[] {
  return lex(source, 'any').tokens.map((token) => token.startOffset);
}

function indexAt(offsets: readonly number[], offset: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Finds where the tokens of a laid out text were written: laying out keeps the tokens and their order, so that each
 * is the token of the same number in the text before, and that was cut out of `parent` or of the amendment.
 */
export function placesOf(
  laidOut: Source,
  pieces: readonly Piece[],
  before: Source,
  parent: Law,
): Law['place'] {
  let tables: {
    readonly after: readonly number[];
    readonly before: readonly number[];
    readonly origins: Origins;
  } | null = null;
  const amendment = pieces.findLast((piece) => typeof piece !== 'string' && piece.source !== parent.source);
  const own = amendment === undefined || typeof amendment === 'string' ? parent.source : amendment.source;
  const pointAt = (offset: number): Place => {
    tables ??= { after: starts(laidOut), before: starts(before), origins: new Origins(pieces) };
    const index = indexAt(tables.after, offset);
    const inside = offset - (tables.after[index] ?? 0);
    const origin = tables.origins.of((tables.before[index] ?? 0) + inside);
    const at = { start: origin?.offset ?? 0, end: origin?.offset ?? 0 };
    if (origin === null) return { source: own, span: at };
    return origin.source === parent.source ? parent.place(at) : { source: origin.source, span: at };
  };
  return (span) => {
    const start = pointAt(span.start);
    // Asked once of a single character: each law of a chain asks the one before it.
    const end = Math.max(span.start, span.end - 1);
    const last = end === span.start ? start : pointAt(end);
    const isOne = last.source === start.source && last.span.start >= start.span.start;
    const past = isOne ? last.span.start + (span.end > span.start ? 1 : 0) : start.span.start + 1;
    return { source: start.source, span: { start: start.span.start, end: past } };
  };
}

/** A diagnostic of the consolidated text at the place that an author wrote. */
export function atItsPlace(diagnostic: Diagnostic, law: Law): Diagnostic {
  const own = law.chain.at(-1) ?? law.source;
  if (isAsWritten(law)) return diagnostic;
  const { source, span } = law.place(diagnostic.span);
  const labels = diagnostic.labels.map((label): ToldLabel => {
    if (label.path !== undefined) return label;
    const place = law.place(label.span);
    const elsewhere = place.source === source ? {} : { path: place.source.path };
    return { ...elsewhere, span: place.span, text: label.text, said: label.said };
  });
  const edits = (diagnostic.fix?.edits ?? []).map((edit) => ({ ...edit, place: law.place(edit.span) }));
  const isHere = edits.every((edit) => edit.place.source === source);
  const fix =
    diagnostic.fix === null || !isHere
      ? null
      : { ...diagnostic.fix, edits: edits.map(({ text, place }) => ({ text, span: place.span })) };
  const placed = { ...diagnostic, path: source.path, span, labels, fix };
  if (source === own || !law.chain.includes(source)) return placed;
  return { ...placed, amendedBy: own.path, hint: hintOfAmended(diagnostic.hint, own.path, ENGLISH_WORDS) };
}
