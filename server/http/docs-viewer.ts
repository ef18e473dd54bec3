import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

/** The script of Scalar's API reference in one file, compressed with brotli; `make viewer` takes another version of it. */
export const VIEWER_FILE = new URL('viewer/scalar.js.br', import.meta.url);

/** Content encodings in which the viewer is available. */
export type Encoding = 'br' | 'gzip';

/** The script that shows the contract. Browsers get the file as it is; other forms are made when one is first asked for. */
export class DocsViewer {
  readonly #compressed = readFileSync(VIEWER_FILE);
  #plain: Promise<Buffer> | null = null;
  #gzip: Promise<Buffer> | null = null;
  /** Names the version of the script in its address, so that browsers may keep it for ever. */
  readonly version = createHash('sha256').update(this.#compressed).digest('hex').slice(0, 16);

  /** Returns the script in an encoding; null is as it is. */
  async read(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#compressed;
    this.#plain ??= promisify(brotliDecompress)(this.#compressed);
    if (encoding === null) return this.#plain;
    this.#gzip ??= this.#plain.then((script) => promisify(gzip)(script));
    return this.#gzip;
  }
}

/** The shortest form that the caller understands, by its header `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((one) => names.includes(one)) ?? null;
}
