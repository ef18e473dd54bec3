import { spawnSync } from 'node:child_process';
import { ROOT } from '../../test/architecture/source-files.ts';

/** What one run of a program took. */
export interface Run {
  readonly seconds: number;
  /** Of all its threads. */
  readonly processorSeconds: number;
  readonly peakMegabytes: number;
}

/** Prints at the end of the process what it used; its threads, which load this too, say nothing. */
const AT_EXIT = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error('used ' + maxRSS / 1024 + ' ' + (userCPUTime + systemCPUTime) / 1e6);
});`;
const PRELOAD = `data:text/javascript,${encodeURIComponent(AT_EXIT)}`;

/** Runs a program of this repository in a process of its own. */
export function measuredRun(program: string, args: readonly string[]): Run {
  const begun = performance.now();
  const ran = spawnSync(process.execPath, ['--import', PRELOAD, program, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const seconds = (performance.now() - begun) / 1000;
  const used = /^used (\S+) (\S+)$/m.exec(ran.stderr);
  if (ran.status !== 0 || used === null) throw new Error(`${program}: ${ran.stderr}`);
  return { seconds, peakMegabytes: Number(used[1]), processorSeconds: Number(used[2]) };
}
