import { createHash, type Hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BatchRow } from '../payroll/batch-request.ts';
import { ServiceError } from '../service-error.ts';
import { turns } from '../turns.ts';
import { BatchRowReader, type RowsList } from './batch-rows.ts';
import type { BodyPieces } from './body-pieces.ts';
import { JsonScan, type ListSpan } from './json-scan.ts';
import { parsePart, parseScanned, plainJson, refuseDepth } from './json-text.ts';
import { invalid, textOf } from './utf-8.ts';

/** A body whose rows have been looked at. */
export interface RowsBody {
  /** The rows are {@link BatchRow}; too many of them are not looked at, and no list stays what it is. */
  readonly body: unknown;
  /** Of all that was sent, in RFC 8785 form; null where it was not asked for, or the body is refused. */
  readonly digest: string | null;
}

/** As much as one calculation may have: what all rows share is stored with each of them. */
const LONGEST_SHARED = 65_536;

/** A body that is no longer is looked at at once. */
const SCANNED_AT_ONCE = 16_384;
/** So many bytes of rows are read without a pause for other requests. */
const READ_AT_ONCE = 4096;

/** Of a list with too many rows so much is shown. */
const SHOWN = 200;

/**
 * Reads a body of which all but one list is short, in turns with other requests: its structure as it arrives, so that
 * rows that are too many or too long are never read, then what the rows share, then row by row.
 */
export async function readRowsBody(
  chunks: AsyncIterable<Uint8Array>,
  list: RowsList,
  isDigested: boolean,
): Promise<RowsBody> {
  const { body, list: found } = await scanned(chunks, list);
  const head = parseScanned(sharedPart(body, found));
  if (found === null || !isJsonObject(head)) return { body: head, digest: null };
  if (found.length > list.mostRows) {
    return { body: { ...head, [list.field]: beginning(body, found) }, digest: null };
  }
  const digesting = isDigested ? new RowsDigest(head, list.field) : null;
  const rows = await readRows(body, found, new BatchRowReader(list.rules()), digesting);
  return { body: { ...head, [list.field]: rows }, digest: digesting?.end() ?? null };
}

async function scanned(chunks: AsyncIterable<Uint8Array>, list: RowsList): Promise<JsonScan> {
  const scan = new JsonScan(list);
  for await (const chunk of chunks) {
    if (scan.body.length + chunk.length > SCANNED_AT_ONCE) await turns.next();
    scan.add(chunk);
  }
  refuseDepth(scan);
  if (scan.endsWithinList) throw invalid(`the list ${list.field} does not end`);
  return scan;
}

/** Everything but the rows. */
function sharedPart(body: BodyPieces, found: ListSpan | null): Uint8Array {
  const { start, end } = found ?? { start: body.length, end: body.length };
  if (body.length - (end - start) > LONGEST_SHARED) throw tooMuchShared();
  return Buffer.concat([body.slice(0, start), body.slice(end, body.length)]);
}

async function readRows(
  body: BodyPieces,
  { rows: spans }: ListSpan,
  reader: BatchRowReader,
  digesting: RowsDigest | null,
): Promise<readonly BatchRow[]> {
  const rows: BatchRow[] = [];
  let since = 0;
  for (const [index, span] of spans.entries()) {
    const { start, end } = span;
    const { row, sent } = reader.read(body, span, index);
    rows.push(row);
    // A row that was not read whole counts with its text.
    if (digesting !== null) digesting.add(sent === undefined ? digestOf(body.between(start, end)) : sent);
    since += end - start;
    if (since < READ_AT_ONCE) continue;
    since = 0;
    await turns.next();
  }
  return rows;
}

function digestOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `sha256:${hash.digest('hex')}`;
}

/** A list of one row too many, of which only the first few were read. */
function beginning(body: BodyPieces, { start, rows }: ListSpan): readonly Json[] {
  const shown = rows.filter(({ end }) => end <= start + SHOWN);
  const first = shown.map((row) => plainJson(parsePart(textOf(body.slice(row.start, row.end)))));
  return [...first, ...Array.from({ length: rows.length + 1 - first.length }, () => null)];
}

/** The digest of a body, made while its rows are read: the same as that of the body in one piece. */
class RowsDigest {
  readonly #hash: Hash = createHash('sha256');
  readonly #rest: string;
  #isFirst = true;

  constructor(head: JsonObject, field: string) {
    const members = Object.entries(head)
      .filter(([name]) => name !== field)
      .map(([name, value]) => [name, `${JSON.stringify(name)}:${canonicalize(plainJson(value))}`] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const before = members.filter(([name]) => name < field).map(([, text]) => `${text},`);
    this.#rest = members
      .filter(([name]) => name > field)
      .map(([, text]) => `,${text}`)
      .join('');
    this.#hash.update(`{${before.join('')}${JSON.stringify(field)}:[`);
  }

  add(row: Json): void {
    if (!this.#isFirst) this.#hash.update(',');
    this.#isFirst = false;
    this.#hash.update(canonicalize(row) ?? '');
  }

  end(): string {
    return `sha256:${this.#hash.update(`]${this.#rest}}`).digest('hex')}`;
  }
}

function tooMuchShared(): ServiceError {
  const message = `Everything but the employees is longer than ${LONGEST_SHARED} bytes.`;
  return new ServiceError('PAYLOAD_TOO_LARGE', message, { limit_bytes: LONGEST_SHARED });
}
