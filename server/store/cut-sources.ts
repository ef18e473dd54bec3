/**
 * An answer with a stored history names every payslip of a year with its id and its digest, of which nothing can be guessed:
 * as texts they are most of what there is to compress, and gain nothing by it. They are cut out of the answer and stand as
 * bytes beside what is compressed. Only what comes back as it was is cut. What is stored is read by this for ever.
 */
export interface CutAnswer {
  /** The answer, with an empty list of sources. */
  readonly answer: string;
  /** The sources, with a mark for each id and each digest. */
  readonly sources: string;
  /** All ids, then all digests. */
  readonly bytes: Uint8Array;
}

const NAME = '"sources":';
/** Looked for by brackets: the engine goes from one place of the first character to the next, and quotes are everywhere. */
const OPENED = '[{"kind":';
const CLOSED = '}]';
const EMPTY = '[]';
const ID = '"id":"';
const DIGEST = '"content_digest":"sha256:';
/** JSON has no such characters. */
const [ID_MARK, DIGEST_MARK] = ['\u0001', '\u0002'];

const [ULID_DIGITS, ULID_BYTES] = [26, 16];
const [HEX_DIGITS, HEX_BYTES] = [64, 32];
export const BYTES_OF_ONE = ULID_BYTES + HEX_BYTES;

/** Null where there is nothing to cut, or it would not come back. */
export function cutSources(answer: string): CutAnswer | null {
  const begin = listOf(answer, OPENED);
  const end = answer.indexOf(CLOSED, begin) + 1;
  if (begin < 0 || end === 0) return null;
  const left = answer.slice(0, begin) + EMPTY + answer.slice(end + 1);
  const cut = listOf(left, EMPTY) === begin ? cutValues(answer.slice(begin + 1, end)) : null;
  return cut === null ? null : { ...cut, answer: left };
}

/** Where the first list of sources is that begins like that; less than 0 where none is. */
function listOf(answer: string, begin: string): number {
  let at = answer.indexOf(begin);
  while (at >= 0 && !answer.startsWith(NAME, at - NAME.length)) at = answer.indexOf(begin, at + 1);
  return at;
}

/** Each source has its id before its digest. */
function cutValues(text: string): Omit<CutAnswer, 'answer'> | null {
  if (text.includes(ID_MARK) || text.includes(DIGEST_MARK)) return null;
  let [sources, ids, digests, at] = ['', '', '', 0];
  for (let next = text.indexOf(ID); next >= 0; next = text.indexOf(ID, at)) {
    const id = next + ID.length;
    const digest = text.indexOf(DIGEST, id) + DIGEST.length;
    if (digest < id + ULID_DIGITS) return null;
    sources += text.slice(at, id) + ID_MARK + text.slice(id + ULID_DIGITS, digest) + DIGEST_MARK;
    ids += text.slice(id, id + ULID_DIGITS);
    at = digest + HEX_DIGITS;
    digests += text.slice(digest, at);
  }
  const bytes = packed(ids, digests);
  return bytes === null ? null : { sources: sources + text.slice(at), bytes };
}

const HEX = /^[0-9a-f]*$/;

function packed(ids: string, digests: string): Uint8Array | null {
  const count = ids.length / ULID_DIGITS;
  if (count > MOST || digests.length !== HEX_DIGITS * count || !HEX.test(digests)) return null;
  const bytes = Buffer.allocUnsafe(BYTES_OF_ONE * count);
  for (let one = 0; one < count; one++) if (!writeUlid(ids, one, bytes)) return null;
  bytes.write(digests, ULID_BYTES * count, 'hex');
  return bytes;
}

/** Two bytes say how many there are. */
const MOST = 0xffff;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NO_DIGIT = 255;
const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, digit] of [...ALPHABET].entries()) DIGITS[digit.charCodeAt(0)] = value;

/** Five bits a digit, of the first one three; false where that is not what it is. */
function writeUlid(ids: string, one: number, bytes: Uint8Array): boolean {
  const from = one * ULID_DIGITS;
  let to = one * ULID_BYTES;
  if ((DIGITS[ids.charCodeAt(from)] ?? NO_DIGIT) > 7) return false;
  let held = 0;
  let bits = -2;
  for (let at = from; at < from + ULID_DIGITS; at++) {
    const digit = DIGITS[ids.charCodeAt(at)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return false;
    held = ((held & 0xff) << 5) | digit;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = held >>> bits;
  }
  return true;
}

function readUlid(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 2;
  for (const byte of bytes) {
    held = ((held & 0xff) << 8) | byte;
    for (bits += 8; bits >= 5; ) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
  }
  return text;
}

/** The answer that {@link cutSources} was given. */
export function putBack({ answer, sources, bytes }: CutAnswer): string {
  const place = listOf(answer, EMPTY) + 1;
  if (place === 0) throw new Error('an answer has no place for its sources');
  return answer.slice(0, place) + lengthened(sources, bytes) + answer.slice(place);
}

function lengthened(sources: string, bytes: Uint8Array): string {
  const count = bytes.length / BYTES_OF_ONE;
  const hex = Buffer.from(bytes.subarray(ULID_BYTES * count)).toString('hex');
  const [first = '', ...pieces] = sources.split(ID_MARK);
  if (pieces.length !== count) throw new Error('an answer has other sources than it names');
  return pieces.reduce((text, piece, one) => {
    const id = readUlid(bytes.subarray(ULID_BYTES * one, ULID_BYTES * (one + 1)));
    const digest = hex.slice(HEX_DIGITS * one, HEX_DIGITS * (one + 1));
    return text + id + piece.replace(DIGEST_MARK, digest);
  }, first);
}
