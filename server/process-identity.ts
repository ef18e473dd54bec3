import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** Processes of one place see each other: those of one start of a machine and, in containers, of one container. */
const PLACE = placeOfThisProcess();

/** Names this process, for others that may ask whether it still runs: its place, its number, when it began. */
export function processIdentity(): string {
  return [PLACE, process.pid, beginOf(process.pid)].join('/');
}

/** True only when it is certain that the process of that name has ended; of other places nothing is known. */
export function hasEnded(identity: string): boolean {
  const [place, pid = '', begin] = identity.split('/');
  return place === PLACE && beginOf(pid) !== begin;
}

/** Where the system tells nothing of its processes, nobody shares the place. */
function placeOfThisProcess(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return randomUUID();
  }
}

/** Numbers are given again, but not with the same begin. Empty when there is no such process, or a dead one. */
function beginOf(pid: number | string): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: the state, and as the twentieth the begin.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
