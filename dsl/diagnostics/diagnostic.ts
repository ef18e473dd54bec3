import type { Span } from '../ast/ast.ts';
import { ENGLISH_PHRASES } from './phrases/english.ts';
import { inWords, type Phrase, type PhraseCatalogs, type Said } from './phrases/phrase.ts';

export type Severity = 'error' | 'warning';

/** A second place that belongs to the message: the other definition, the opener, the row before. */
export interface Label {
  /** The file that the span points into, where that is another than the diagnostic's own. */
  readonly path?: string;
  readonly span: Span;
  readonly text: Said;
}

export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A change of the source that mends the fault; editors offer it. */
export interface Fix {
  readonly title: Said;
  readonly edits: readonly Edit[];
}

/** A label in the language of its diagnostic. */
export interface ToldLabel extends Omit<Label, 'text'> {
  readonly text: string;
  /** What `text` says, in no language. */
  readonly said: Said;
}

/** A fix in the language of its diagnostic. */
export interface ToldFix extends Omit<Fix, 'title'> {
  readonly title: string;
  /** What `title` says, in no language. */
  readonly said: Said;
}

/** What a diagnostic stops, and where it is told or taken back. The constructor of its catalog entry decides it. */
interface Bearing {
  /** True if it concerns the text: while such an error stands, the file is not read whole, and nothing is renamed. */
  readonly isOfText: boolean;
  /**
   * True if one declaration has the fault whatever the other declarations say. It is then told beside declarations
   * that cannot be read.
   */
  readonly isOfOneDeclaration: boolean;
  /** True if it concerns the kinds of quantities: a template that gets a wrong argument causes it, and it is taken back. */
  readonly isOfQuantities: boolean;
}

/** What is wrong, where, and how to mend it: data that one renderer prints and editors reuse. */
export interface Diagnostic {
  /** Stable, for example `PAY201`. */
  readonly code: string;
  readonly severity: Severity;
  readonly bearing: Bearing;
  readonly title: string;
  readonly message: string;
  /** Path of the source that `span` points into, and `labels` without a path of their own. */
  readonly path: string;
  readonly span: Span;
  readonly labels: readonly ToldLabel[];
  readonly hint: string | null;
  /** The file whose amendment makes the law so, where the diagnostic points into a file that it amends. */
  readonly amendedBy: string | null;
  readonly fix: ToldFix | null;
  /** The parameters of the message in English, for machines. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The parameters as the pass gave them, of which the message is made in any language. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Parameters in words: a text where a phrase stood. */
export type InWords<P> = { readonly [K in keyof P]: ValueInWords<P[K]> };

type ValueInWords<T> = T extends Phrase
  ? string
  : T extends readonly (infer One)[]
    ? readonly ValueInWords<One>[]
    : T;

/** One entry of the catalog. `P` are the parameters of its texts, which get them in words, and as the pass gave them. */
export interface MessageKind<P extends Readonly<Record<string, unknown>>> {
  readonly code: `PAY${number}`;
  readonly severity: Severity;
  readonly bearing: Bearing;
  /** Short name shown in the documentation and beside the code. */
  readonly title: string;
  readonly message: (params: InWords<P>, given: P) => string;
  readonly hint: (params: InWords<P>, given: P) => string | null;
}

/** Makes the function that declares catalog entries of one bearing. */
function kinds(bearing: Bearing) {
  return <P extends Readonly<Record<string, unknown>>>(
    code: `PAY${number}`,
    severity: Severity,
    title: string,
    message: (params: InWords<P>, given: P) => string,
    hint: (params: InWords<P>, given: P) => string | null = () => null,
  ): MessageKind<P> => ({ code, severity, bearing, title, message, hint });
}

const WHOLE_LAW: Bearing = { isOfText: false, isOfOneDeclaration: false, isOfQuantities: false };

/** Declares a catalog entry about the law as a whole; a wrong or missing parameter does not compile. */
export const kind = kinds(WHOLE_LAW);

/** Declares an entry about one declaration, whatever the other declarations say. */
export const declarationKind = kinds({ ...WHOLE_LAW, isOfOneDeclaration: true });

/** Declares an entry about quantities that do not go together in one declaration. */
export const quantityKind = kinds({ ...WHOLE_LAW, isOfOneDeclaration: true, isOfQuantities: true });

/** Declares an entry about the text of a file. */
export const textKind = kinds({ ...WHOLE_LAW, isOfText: true });

/** Declares an entry about the text of one declaration, which is found after the file has been read. */
export const textOfDeclarationKind = kinds({ ...WHOLE_LAW, isOfText: true, isOfOneDeclaration: true });

export interface DiagnosticExtras {
  readonly labels?: readonly Label[];
  readonly fix?: Fix | null;
}

function isPhrase(value: object): value is Phrase {
  return 'subject' in value && 'key' in value;
}

function valueInWords(value: unknown, phrases: PhraseCatalogs): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, phrases));
  return isPhrase(value) ? inWords(value, phrases) : value;
}

/** A label in English. */
export function toldLabel(label: Label): ToldLabel {
  return { ...label, said: label.text, text: inWords(label.text, ENGLISH_PHRASES) };
}

/** Parameters with each phrase in words. */
export function paramsInWords(
  params: Readonly<Record<string, unknown>>,
  phrases: PhraseCatalogs,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, valueInWords(value, phrases)]),
  );
}

/** Builds a diagnostic of a catalog entry at a span of a source; it is in English. */
export function diagnose<P extends Readonly<Record<string, unknown>>>(
  path: string,
  entry: MessageKind<P>,
  span: Span,
  params: P,
  extras: DiagnosticExtras = {},
): Diagnostic {
  const data = paramsInWords(params, ENGLISH_PHRASES);
  // What was a phrase is a text, and all else is as it was.
  const told = data as InWords<P>;
  const { labels = [], fix = null } = extras;
  return {
    code: entry.code,
    severity: entry.severity,
    bearing: entry.bearing,
    title: entry.title,
    message: entry.message(told, params),
    path,
    span,
    labels: labels.map(toldLabel),
    hint: entry.hint(told, params),
    amendedBy: null,
    fix: fix === null ? null : { ...fix, said: fix.title, title: inWords(fix.title, ENGLISH_PHRASES) },
    data,
    params,
  };
}
