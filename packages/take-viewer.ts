/**
 * `make viewer VERSION=1.72.1`: takes the script of Scalar's API reference out of its npm package into server/http/viewer,
 * so that nobody who runs the service installs the package's 300 dependencies. Without VERSION the recorded one is taken
 * again, which changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { VIEWER_FILE } from '../server/http/documents.ts';

interface Origin {
  readonly package: string;
  readonly version: string;
  readonly file: string;
  /** Of the script before it is compressed. */
  readonly sha256: string;
}

const ORIGIN_FILE = new URL('origin.json', VIEWER_FILE);

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** Returns one file of a package as the registry has it, which npm checks against its digest. */
function fileOfPackage({ package: name, version, file }: Omit<Origin, 'sha256'>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-'));
  try {
    const pack = ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`];
    const tarball = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    return execFileSync('tar', ['-xzOf', join(folder, tarball), `package/${file}`], { maxBuffer: 2 ** 26 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const recorded: Origin = JSON.parse(readFileSync(ORIGIN_FILE, 'utf8'));
const wanted = { ...recorded, version: process.env.VERSION || recorded.version };
const script = fileOfPackage(wanted);
const sha256 = createHash('sha256').update(script).digest('hex');
writeFileSync(VIEWER_FILE, brotliCompressSync(script, BROTLI));
writeFileSync(ORIGIN_FILE, `${JSON.stringify({ ...wanted, sha256 }, null, 2)}\n`);
process.stdout.write(`the viewer is ${wanted.package} ${wanted.version}\n`);
