import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../packages/places.ts';
import { npmInstall } from './installed.ts';

export interface NodeVersion {
  readonly version: string;
  readonly executable: string;
}

interface Outcome {
  readonly calculated: number;
  readonly refused: number;
  readonly different: number;
}

const OLDER = [20, 22];

/** The Node.js of this process, and older ones from npm; PACKAGES_NODES=24 leaves those out. */
export function nodeVersions(folder: string): readonly NodeVersion[] {
  const own = { version: process.versions.node, executable: process.execPath };
  if (process.env.PACKAGES_NODES === '24') return [own];
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const home = join(folder, 'nodes');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  npmInstall(
    home,
    OLDER.map((major) => `node${major}@npm:node-${system}-${process.arch}@${major}`),
  );
  const older = OLDER.map((major) => {
    const executable = join(home, 'node_modules', `node${major}`, 'bin/node');
    return {
      version: execFileSync(executable, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(),
      executable,
    };
  });
  return [...older, own];
}

/** Calculates the payslips of the folder. */
export function calculateOnNode({ executable }: NodeVersion, folder: string): Outcome {
  const printed = execFileSync(executable, ['calculate.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed);
}

/** Compiles a TypeScript program against the declarations of the packages, and runs it. Throws what the compiler says. */
export function compileConsumer(folder: string): void {
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'typed.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  execFileSync(process.execPath, ['typed.js'], { cwd: folder, stdio: 'inherit' });
}
