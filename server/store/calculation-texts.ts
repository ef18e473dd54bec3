import type { Knex } from 'knex';
import { BYTES_OF_ONE, type CutAnswer, cutSources, putBack } from './cut-sources.ts';
import { findDictionary } from './dictionaries.ts';
import { ShortTexts } from './short-text.ts';
import { type Dictionary, decompress, textCompressor } from './text-compressor.ts';

/** What a calculation was asked for and what it said, as texts. */
export interface CalculationTexts {
  /** The request in RFC 8785 form: with the rule source it can be calculated again. */
  readonly request: string;
  /** The body as sent, byte for byte. */
  readonly answer: string;
  /** The audit trail, JSON in its RFC 8785 form. */
  readonly traceText: string;
}

/** Where the texts stand in a row of `calculations`. */
export interface TextColumns {
  /** The request, the answer and the trace, a line each, made short and compressed; null in rows of before it was so. */
  readonly content: Uint8Array | null;
  /** The fingerprint of the dictionary that `content` was compressed under. */
  readonly dictionary: Uint8Array | null;
  /** Empty where there is a `content`. */
  readonly request: string;
  /** Empty where there is a `content`. */
  readonly answer: string;
}

/** The names of these columns, for queries that read them. */
export const TEXT_COLUMNS = ['content', 'dictionary', 'request', 'answer'] as const;

/** Rows of before have their trace in another table: it is null here. */
export interface ReadTexts extends Omit<CalculationTexts, 'traceText'> {
  readonly traceText: string | null;
}

/**
 * The first byte of a content whose text is short, and of one that has the sources of a history cut out as well: as bytes
 * behind their number, with what is left of them as a line of its own. One whose text is as it was begins as zstd does.
 */
const [SHORT, CUT] = [2, 3];
/** The first byte, and two for the number of the sources. */
const CUT_HEAD = 3;

/** How the texts of the rows that name a dictionary are made short, and what short ones are compressed under. */
interface Shortened {
  readonly texts: ShortTexts;
  readonly dictionary: Dictionary;
}

const SHORTENED = new WeakMap<Dictionary, Shortened>();

/** The texts of a payslip as a dictionary holds them: a request, an answer and a trace. */
const LINES = 3;

/**
 * All of it follows from the dictionary as it is stored. By its first payslip texts are made short. The others only are, and
 * stand before it: what stands nearest is found best, and most rows are like the first.
 */
function shortenedBy(dictionary: Dictionary): Shortened {
  const known = SHORTENED.get(dictionary);
  if (known !== undefined) return known;
  const payslips = payslipsOf(Buffer.from(dictionary.bytes).toString().split('\n'));
  const texts = new ShortTexts(payslips[0] ?? Buffer.of());
  const short = payslips.map((one) => texts.shorten(one)).toReversed();
  const bytes = Buffer.concat(short.flatMap((one, at) => (at === 0 ? [one] : [LINE_FEED, one])));
  const made = { texts, dictionary: { fingerprint: dictionary.fingerprint, bytes } };
  SHORTENED.set(dictionary, made);
  return made;
}

const LINE_FEED = Buffer.from('\n');

/** Each with its answer last, as texts are written. */
function payslipsOf(lines: readonly string[]): readonly Buffer[] {
  const payslips: Buffer[] = [];
  for (let at = 0; at < lines.length; at += LINES) {
    const [request = '', ...others] = lines.slice(at, at + LINES);
    payslips.push(Buffer.from([request, ...others.toReversed()].join('\n')));
  }
  return payslips;
}

/** The columns of a row that is about to be stored. */
export async function packTexts(texts: CalculationTexts, dictionary: Dictionary): Promise<TextColumns> {
  const { request, answer, traceText } = texts;
  const cut = cutSources(answer);
  // The answer last: it says what the steps of the trace came to.
  const lines = [request, traceText, cut?.answer ?? answer];
  // JSON as it is written here has its line feeds escaped.
  if ([request, traceText, answer].some((line) => line.includes('\n')))
    throw new Error('a text of a calculation is not one line');
  const short = shortenedBy(dictionary);
  const shortened = short.texts.shorten(bytesOf(lines.join('\n')));
  const bytes = cut === null ? shortened : Buffer.concat([shortened, LINE_FEED, Buffer.from(cut.sources)]);
  const compressed = await textCompressor.compress(bytes, short.dictionary);
  const content = Buffer.concat([...headOf(cut), compressed]);
  return { content, dictionary: dictionary.fingerprint, request: '', answer: '' };
}

function headOf(cut: CutAnswer | null): readonly Uint8Array[] {
  if (cut === null) return [Uint8Array.of(SHORT)];
  const count = cut.bytes.length / BYTES_OF_ONE;
  return [Uint8Array.of(CUT, count >>> 8, count & 0xff), cut.bytes];
}

/** UTF-8 takes at most so many bytes for a unit of a string. */
const MOST_BYTES = 3;
let scratch = Buffer.alloc(0);

/** Valid until the next call: memory of its own for each text would have to be cleared and collected. */
function bytesOf(text: string): Buffer {
  if (scratch.length < MOST_BYTES * text.length) scratch = Buffer.alloc(2 * MOST_BYTES * text.length);
  return scratch.subarray(0, scratch.write(text));
}

/** The texts of a stored row. Throws when they cannot be read. */
export async function readTexts(db: Knex, row: TextColumns): Promise<ReadTexts> {
  const { content, dictionary, request, answer } = row;
  if (content === null) return { request, answer, traceText: null };
  if (dictionary === null) throw new Error('a compressed calculation names no dictionary');
  const lines = await linesOf(content, await findDictionary(db, dictionary));
  const [first, second, third] = lines;
  if (first === undefined || second === undefined || third === undefined || lines.length > 3)
    throw new Error('a compressed calculation has not three lines');
  return { request: first, answer: second, traceText: third };
}

/** The request, the answer and the trace, of all forms. */
async function linesOf(content: Uint8Array, dictionary: Dictionary): Promise<readonly string[]> {
  if (content[0] === CUT) return cutLines(content, dictionary);
  if (content[0] !== SHORT) return (await decompress(content, dictionary)).toString().split('\n');
  const short = shortenedBy(dictionary);
  const bytes = await decompress(content.subarray(1), short.dictionary);
  return linesOfShort(bytes, short);
}

function linesOfShort(bytes: Uint8Array, { texts }: Shortened): readonly string[] {
  const [request = '', ...others] = Buffer.from(texts.lengthen(bytes)).toString().split('\n');
  return [request, ...others.toReversed()];
}

async function cutLines(content: Uint8Array, dictionary: Dictionary): Promise<readonly string[]> {
  const [, high = 0, low = 0] = content;
  const end = CUT_HEAD + BYTES_OF_ONE * ((high << 8) | low);
  const short = shortenedBy(dictionary);
  const bytes = await decompress(content.subarray(end), short.dictionary);
  const last = bytes.lastIndexOf(LINE_FEED);
  const [request = '', answer = '', ...others] = linesOfShort(bytes.subarray(0, last), short);
  const sources = bytes.subarray(last + 1).toString();
  const cut = { answer, sources, bytes: content.subarray(CUT_HEAD, end) };
  return [request, putBack(cut), ...others];
}

/** Each reader of compressed texts takes memory of its own. */
const READ_AT_ONCE = 16;

/** The rows with their texts, in their order. */
export async function readAllTexts<Row extends TextColumns>(
  db: Knex,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, keyof TextColumns> & ReadTexts)[]> {
  const read: (Omit<Row, keyof TextColumns> & ReadTexts)[] = [];
  for (let at = 0; at < rows.length; at += READ_AT_ONCE) {
    const some = rows.slice(at, at + READ_AT_ONCE).map(async (row) => {
      const { content: _content, dictionary: _dictionary, request: _request, answer: _answer, ...rest } = row;
      return { ...rest, ...(await readTexts(db, row)) };
    });
    read.push(...(await Promise.all(some)));
  }
  return read;
}
