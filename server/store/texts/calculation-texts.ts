import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Knex } from 'knex';
import { type Dictionary, findDictionary } from './dictionaries.ts';

/** The request and the answer of a calculation, as texts. */
export interface CalculationTexts {
  /** The request in RFC 8785 form: with the rule source it can be calculated again. */
  readonly request: string;
  /** The body as sent, byte for byte. */
  readonly answer: string;
  /** The audit trail, JSON in its RFC 8785 form. */
  readonly traceText: string;
}

/** The columns of `calculations` that hold the texts. */
export interface TextColumns {
  /** The request, the answer and the trace, a line each, as a frame of zstd; null in rows of the first generation. */
  readonly content: Uint8Array | null;
  /** The fingerprint of the dictionary that `content` was compressed under; null where there is none. */
  readonly dictionary: Uint8Array | null;
  /** Empty where there is a `content`. */
  readonly request: string;
  /** Empty where there is a `content`. */
  readonly answer: string;
}

/** The names of these columns, for queries that read them. */
export const TEXT_COLUMNS = ['content', 'dictionary', 'request', 'answer'] as const;

/** Rows of the first generation have their trace in another table: it is null here. */
export interface ReadTexts extends Omit<CalculationTexts, 'traceText'> {
  readonly traceText: string | null;
}

/**
 * The settings of zstd. A wrong dictionary gives wrong bytes without an error, so the checksum is on. Level 6 makes a
 * text a twelfth smaller in twice the time. Match tables of this size stay in the cache of a core.
 */
const PARAMETERS = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_windowLog]: 17,
  [constants.ZSTD_c_hashLog]: 14,
  [constants.ZSTD_c_chainLog]: 14,
  [constants.ZSTD_c_checksumFlag]: 1,
};

/** The texts as lines: also what dictionaries are made of. Throws where a text has a line feed, which JSON escapes. */
export function joinTexts({ request, answer, traceText }: CalculationTexts): string {
  const lines = [request, answer, traceText];
  if (lines.some((line) => line.includes('\n'))) throw new Error('a text of a calculation is not one line');
  return lines.join('\n');
}

/** The columns of a row that is about to be stored. */
export function packTexts(texts: CalculationTexts, dictionary: Dictionary | null): TextColumns {
  const content = zstdCompressSync(joinTexts(texts), { params: PARAMETERS, ...using(dictionary) });
  return { content, dictionary: dictionary?.fingerprint ?? null, request: '', answer: '' };
}

function using(dictionary: Dictionary | null): { readonly dictionary?: Buffer } {
  return dictionary === null ? {} : { dictionary: dictionary.bytes };
}

/** The texts of a stored row. Throws when they cannot be read. */
export async function readTexts(db: Knex, row: TextColumns): Promise<ReadTexts> {
  const { dictionaries } = await packedRows(db, [row]);
  return unpackTexts(row, dictionaries);
}

/** Rows as they are stored, with the dictionaries that their texts are read under, by their fingerprints in hex. */
export interface PackedRows<Row extends TextColumns> {
  readonly rows: readonly Row[];
  readonly dictionaries: ReadonlyMap<string, Uint8Array>;
}

/** Finds the dictionaries of rows, so that their texts can be read where there is no database. */
export async function packedRows<Row extends TextColumns>(
  db: Knex,
  rows: readonly Row[],
): Promise<PackedRows<Row>> {
  const dictionaries = new Map<string, Uint8Array>();
  for (const { dictionary } of rows) {
    if (dictionary === null || dictionaries.has(hexOf(dictionary))) continue;
    dictionaries.set(hexOf(dictionary), (await findDictionary(db, dictionary)).bytes);
  }
  return { rows, dictionaries };
}

/** The texts of one row among others. Throws when they cannot be read. */
export function unpackTexts(
  row: TextColumns,
  dictionaries: PackedRows<TextColumns>['dictionaries'],
): ReadTexts {
  const { content, dictionary, request, answer } = row;
  if (content === null) return { request, answer, traceText: null };
  const known = dictionary === null ? undefined : dictionaries.get(hexOf(dictionary));
  const lines = zstdDecompressSync(content, known === undefined ? {} : { dictionary: known })
    .toString()
    .split('\n');
  const [first, second, third] = lines;
  if (first === undefined || second === undefined || third === undefined || lines.length > 3)
    throw new Error('a compressed calculation has not three lines');
  return { request: first, answer: second, traceText: third };
}

function hexOf(fingerprint: Uint8Array): string {
  return Buffer.from(fingerprint).toString('hex');
}

/** The rows with their texts, in their order. */
export async function readAllTexts<Row extends TextColumns>(
  db: Knex,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, keyof TextColumns> & ReadTexts)[]> {
  const { dictionaries } = await packedRows(db, rows);
  return rows.map((row) => {
    const { content: _content, dictionary: _dictionary, request: _request, answer: _answer, ...rest } = row;
    return { ...rest, ...unpackTexts(row, dictionaries) };
  });
}
