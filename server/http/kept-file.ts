import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/** Higher ones take several times as long for some hundredths less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof compressors;

/** One form of a file, with the name that is its own. */
interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file that never changes while the process runs: it is read, compressed and digested once, when first asked for. */
export class KeptFile {
  readonly #read: () => Buffer;
  readonly #contentType: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #forms = new Map<Encoding | null, Promise<Form>>();

  constructor(read: () => Buffer, contentType: string, headers: Readonly<Record<string, string>> = {}) {
    this.#read = read;
    this.#contentType = contentType;
    this.#headers = headers;
  }

  /** The file in the shortest form that the caller understands, or 304 where the caller has that form. */
  async answer({ incoming }: Pick<RequestContext, 'incoming'>): Promise<Reply> {
    const encoding = encodingFor(incoming.headers['accept-encoding']);
    const { bytes, etag } = await this.#form(encoding);
    const headers = { ...this.#headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (isKnown(etag, incoming.headers['if-none-match'])) return { status: 304, headers, body: '' };
    return {
      status: 200,
      contentType: this.#contentType,
      headers: { ...headers, ...(encoding !== null && { 'Content-Encoding': encoding }) },
      body: bytes,
    };
  }

  #form(encoding: Encoding | null): Promise<Form> {
    const known = this.#forms.get(encoding) ?? this.#make(encoding);
    this.#forms.set(encoding, known);
    // What failed once is tried again by the next who asks.
    known.catch(() => this.#forms.delete(encoding));
    return known;
  }

  async #make(encoding: Encoding | null): Promise<Form> {
    if (encoding !== null) {
      const { bytes, etag } = await this.#form(null);
      return { bytes: await compressors[encoding](bytes), etag: `${etag.slice(0, -1)}-${encoding}"` };
    }
    const bytes = this.#read();
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
  }
}

/** The shortest form that the caller understands, by its header `Accept-Encoding`. */
function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((one) => names.includes(one)) ?? null;
}

/** Compares as RFC 9110, section 13.1.2 says: weakly, with each name of the list. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const names = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return names.includes(etag) || names.includes('*');
}
