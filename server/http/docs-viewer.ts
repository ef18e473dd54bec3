import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';

const PACKAGE = '@scalar/api-reference';
/** Higher ones take several times as long for some hundredths less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (script: Buffer) => promisify(brotliCompress)(script, BROTLI),
  gzip: (script: Buffer) => promisify(gzip)(script),
};

/** Content encodings in which the viewer is available. */
export type Encoding = keyof typeof compressors;

/** The script that shows the contract, as its package brings it; read and compressed when it is first asked for. */
export class DocsViewer {
  readonly #file: URL;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #script: Buffer | null = null;
  /** Names the version of the script in its address, so that browsers may keep it for ever. */
  readonly version: string;

  constructor() {
    const manifest = findPackageJSON(PACKAGE, import.meta.url);
    if (manifest === undefined) throw new OperatorError(`${PACKAGE} is not installed`);
    this.#file = new URL('dist/browser/standalone.js', `file://${manifest}`);
    this.version = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
  }

  /** Compressed once; null is as it is. */
  async read(encoding: Encoding | null): Promise<Buffer> {
    this.#script ??= readFileSync(this.#file);
    if (encoding === null) return this.#script;
    const compressed = this.#compressed.get(encoding) ?? compressors[encoding](this.#script);
    this.#compressed.set(encoding, compressed);
    return compressed;
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
