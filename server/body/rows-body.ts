import { createHash, type Hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { sha256 } from '../digest.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { SentRow } from '../payroll/batch-request.ts';
import { ServiceError } from '../service-error.ts';
import { BatchRowReader, type RowsList } from './batch-rows.ts';
import {
  findUnreadable,
  jsonText,
  parseJson,
  plainJson,
  readableValue,
  type UnreadableNumber,
} from './json-body.ts';
import { normalBody } from './normal-body.ts';

/** A body whose rows have been looked at. */
export interface RowsBody {
  /** Plain JSON. The rows are {@link SentRow}; too many of them are not looked at, and no list stays what it is. */
  readonly body: unknown;
  /** What in it is a number that cannot be read; see `withUnreadable`. */
  readonly unreadable: readonly UnreadableNumber[];
  /** Null if it was not requested or the body is refused. */
  readonly digest: BodyDigest | null;
}

/** Digests of a body in RFC 8785 form. */
export interface BodyDigest {
  /** Of what the body means: an optional null was not sent, and ids stand in their normal form. */
  readonly meant: string;
  /** Of the body as it was sent: keys of versions up to 0.1.1 were compared by it. */
  readonly sent: string;
}

/** The largest size of the shared part, that of a single calculation, because it is stored with each row. */
const LONGEST_SHARED = 65_536;

/** So many characters of rows are looked at before others may have their turn. */
const READ_AT_ONCE = 4096;

/** The length to which a list with too many rows is shown. */
const SHOWN = 200;

/** Reads a body of which all but one list is short: its text, then its rows one by one, with turns of others between. */
export async function readRowsBody(
  bytes: Uint8Array,
  list: RowsList,
  isDigested: boolean,
  turn: () => Promise<void>,
): Promise<RowsBody> {
  const text = jsonText(bytes);
  await turn();
  const { value: sent, isPlain } = readableValue(parseJson(text), text);
  await turn();
  const { [list.field]: rows, ...shared } = isJsonObject(sent) ? sent : {};
  const isList = Array.isArray(rows);
  // To copy a value takes longer than to read it.
  const plain = (part: unknown) => (isPlain ? part : plainJson(part));
  const textOf = (part: unknown) => (isPlain ? JSON.stringify(part) : JSON.stringify(part, unreadableAsText));
  if (textOf(isList ? shared : sent).length > LONGEST_SHARED) throw tooMuchShared();
  if (!isList) return { body: plain(sent), unreadable: isPlain ? [] : findUnreadable(sent), digest: null };
  const unreadable = isPlain ? [] : findUnreadable(shared);
  const bodyWith = (read: unknown) => ({ ...Object(plain(shared)), [list.field]: read });
  if (rows.length > list.mostRows) {
    return { body: bodyWith(beginning(rows, list.mostRows)), unreadable, digest: null };
  }
  const digesting = isDigested ? new RowsDigests(shared, list) : null;
  const reader = new BatchRowReader(list.rules());
  const read: SentRow[] = [];
  let since = 0;
  for (const [index, one] of rows.entries()) {
    const rowText = textOf(one);
    const { row, sent: whole } = reader.read(one, rowText.length, index);
    read.push(row);
    // A row that was not looked at whole counts with its text.
    digesting?.add(row, whole === undefined ? sha256(rowText) : whole);
    since += rowText.length;
    if (since < READ_AT_ONCE) continue;
    since = 0;
    await turn();
  }
  return { body: bodyWith(read), unreadable, digest: digesting?.end() ?? null };
}

function unreadableAsText(_name: string, value: unknown): unknown {
  return typeof value === 'symbol' ? (value.description ?? '') : value;
}

/** A list of one row too many, of which only the first few are shown. */
function beginning(rows: readonly unknown[], mostRows: number): readonly Json[] {
  const first: Json[] = [];
  for (let [at, length] = [0, 0]; at < rows.length; at++) {
    const row = plainJson(rows[at]);
    length += JSON.stringify(row).length;
    if (length > SHOWN) break;
    first.push(row);
  }
  return [...first, ...Array.from({ length: mostRows + 1 - first.length }, () => null)];
}

/** Both digests of a body, made while its rows are read. */
class RowsDigests {
  readonly #meant: RowsDigest;
  readonly #sent: RowsDigest;

  constructor(shared: JsonObject, { field, body }: RowsList) {
    const meant = normalBody(shared, body);
    this.#meant = new RowsDigest(isJsonObject(meant) ? meant : {}, field);
    this.#sent = new RowsDigest(shared, field);
  }

  /** A refused row is told of as it was sent. */
  add(row: SentRow, sent: Json): void {
    this.#meant.add(row.kind === 'accepted' ? row.sent : sent);
    this.#sent.add(sent);
  }

  end(): BodyDigest {
    return { meant: this.#meant.end(), sent: this.#sent.end() };
  }
}

/** The digest of a body, made while its rows are read: the same as that of the body in one piece. */
class RowsDigest {
  readonly #hash: Hash = createHash('sha256');
  readonly #rest: string;
  #isFirst = true;

  constructor(shared: JsonObject, field: string) {
    const members = Object.entries(shared)
      .map(([name, value]) => [name, `${JSON.stringify(name)}:${canonicalize(plainJson(value))}`] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const before = members.filter(([name]) => name < field).map(([, text]) => `${text},`);
    this.#rest = members
      .filter(([name]) => name > field)
      .map(([, text]) => `,${text}`)
      .join('');
    this.#hash.update(`{${before.join('')}${JSON.stringify(field)}:[`);
  }

  add(row: unknown): void {
    if (!this.#isFirst) this.#hash.update(',');
    this.#isFirst = false;
    this.#hash.update(canonicalize(row) ?? '');
  }

  end(): string {
    return `sha256:${this.#hash.update(`]${this.#rest}}`).digest('hex')}`;
  }
}

function tooMuchShared(): ServiceError {
  const message = `Everything but the employees is longer than ${LONGEST_SHARED} characters.`;
  return new ServiceError('PAYLOAD_TOO_LARGE', message, { limit_bytes: LONGEST_SHARED });
}
