import { type Diagnostic, diagnose, type MessageKind } from './diagnostics/diagnostic.ts';
import { text } from './diagnostics/text.ts';
import type { Source } from './text/source.ts';

/** Largest rule file that is read, in bytes (1 MiB). The longest law so far fills a twentieth of it. */
export const MAX_FILE_BYTES = 1_048_576;

interface Decoded {
  /** null when the bytes are no rule file; the diagnostics then say why. */
  readonly source: Source | null;
  readonly diagnostics: readonly Diagnostic[];
}

const LINE_FEED = 0x0a;

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1 && at < offset; at = bytes.indexOf(LINE_FEED, at + 1))
    line += 1;
  return line;
}

/** The text of the bytes, or null when they are not UTF-8. `more` allows the last character to be cut. */
function decodeStrictly(bytes: Uint8Array, more: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: more });
  } catch {
    return null;
  }
}

/** Offset of the first byte that cannot be part of UTF-8, for bytes that are not UTF-8 as a whole. */
function firstBadByte(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length;
  while (valid + 1 < invalid) {
    const middle = (valid + invalid) >> 1;
    if (decodeStrictly(bytes.subarray(0, middle), true) === null) invalid = middle;
    else valid = middle;
  }
  let start = invalid - 1;
  while (start > 0 && decodeStrictly(bytes.subarray(0, start), false) === null) start -= 1;
  return start;
}

function refuse<P extends Readonly<Record<string, unknown>>>(
  path: string,
  entry: MessageKind<P>,
  params: P,
): Decoded {
  return { source: null, diagnostics: [diagnose(path, entry, { start: 0, end: 0 }, params)] };
}

/** True without a line that begins with anything but `#`. */
function isBlank(content: string): boolean {
  return !/(?:^|\n)[^\S\n]*[^\s#]/.test(content);
}

/**
 * Reads the bytes of a rule file as UTF-8. A byte order mark is kept in the text and means nothing. Bytes that
 * are no rule file (too many, not text, not UTF-8, empty) give one diagnostic and no source. Never throws.
 */
export function decode(path: string, bytes: Uint8Array, limit = MAX_FILE_BYTES): Decoded {
  if (bytes.length > limit) return refuse(path, text.fileTooLarge, { bytes: bytes.length, limit });
  const zero = bytes.indexOf(0);
  if (zero !== -1) return refuse(path, text.notText, { line: lineOf(bytes, zero), byte: zero + 1 });
  const content = decodeStrictly(bytes, false);
  if (content === null) {
    const at = firstBadByte(bytes);
    const value = `0x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
    return refuse(path, text.notUtf8, { line: lineOf(bytes, at), byte: at + 1, value });
  }
  if (isBlank(content)) return refuse(path, text.emptyFile, {});
  return { source: { path, text: content }, diagnostics: [] };
}
