import { execFileSync } from 'node:child_process';
import type { Command } from 'commander';
import type { Severity } from '../diff/change.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { comparedFiles } from './diff.ts';
import { worstOf } from './diff-report.ts';
import { Findings } from './report-diagnostics.ts';
import { type NamedVersions, readVersions } from './rule-versions.ts';

/** The version of rules that were never released. */
const FIRST = '1.0.0';

/** The number of a version that each change raises. */
const RAISES: Readonly<Record<Severity, 0 | 1 | 2>> = {
  breaks_clients: 0,
  changes_pay: 1,
  changes_shown: 2,
  changes_nothing: 2,
};

/** The version after this one, where the number at that place is raised. */
function raised(version: string, place: 0 | 1 | 2): string {
  const numbers = version.split('.').map(Number);
  return [0, 1, 2]
    .map((at) => (at < place ? numbers[at] : at === place ? Number(numbers[at]) + 1 : 0))
    .join('.');
}

/** That every rule file is byte for byte what it was. */
function isSameText({ files: before }: NamedVersions, { files: after }: NamedVersions): boolean {
  const texts = new Map(before.map(({ key, bytes }) => [key, bytes]));
  return (
    before.length === after.length &&
    after.every(({ key, bytes }) => Buffer.compare(texts.get(key) ?? new Uint8Array(), bytes) === 0)
  );
}

/** The newest tag of that beginning, or null where the rules were never released. */
function lastTag(prefix: string, { cwd }: Terminal): string | null {
  try {
    const args = ['describe', '--tags', '--abbrev=0', '--match', `${prefix}[0-9]*`];
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

function nextVersion(folder: string, prefix: string, terminal: Terminal): string {
  const tag = lastTag(prefix, terminal);
  if (tag === null) return FIRST;
  const version = tag.slice(prefix.length);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new UsageError(`the tag ${tag} names no version`);
  const findings = new Findings();
  const before = readVersions(`git:${tag}:./${folder}`, terminal);
  const after = readVersions(folder, terminal);
  const files = comparedFiles(before, after, findings);
  if (findings.hasErrors) throw new UsageError('only rules that compile can be compared: run payroll check');
  return isSameText(before, after) ? version : raised(version, RAISES[worstOf(files)]);
}

/** `payroll next-version` */
export function registerNextVersion(program: Command, terminal: Terminal): void {
  program
    .command('next-version')
    .description(
      'say the version of a package of rules from what changed since its last tag: for clients, for pay, or in texts alone',
    )
    .argument('[folder]', 'the rules', 'rules')
    .option('--tags <prefix>', 'how the tags of the package begin', 'v')
    .action((folder: string, { tags }: { readonly tags: string }) => {
      terminal.out(`${nextVersion(folder, tags, terminal)}\n`);
      terminal.exit(0);
    });
}
