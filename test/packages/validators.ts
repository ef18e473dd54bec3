import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What npm warns of when it would publish a tarball, but for the missing login. */
export function publishWarnings(tarball: string): readonly string[] {
  const { stderr } = spawnSync('npm', ['publish', '--dry-run', '--loglevel=warn', tarball], {
    encoding: 'utf8',
  });
  const warnings = stderr.split('\n').filter((line) => /^npm (warn|error)/.test(line));
  return warnings
    .filter((line) => !line.includes('logged in'))
    .map((line) => `${basename(tarball)}: ${line}`);
}

/** What publint and Are The Types Wrong say against a tarball. */
export async function findings(tarball: string): Promise<readonly string[]> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: arrayBuffer(bytes) } });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  const problems =
    checked.types === false ? ['there are no types'] : checked.problems.filter(isOfUse).map(problemText);
  return [...said, ...problems].map((text) => `${basename(tarball)}: ${text}`);
}

function arrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/**
 * The packages are modules for Node.js from 20 on and for bundlers: resolution as of Node.js 10, and as of `require`, which
 * newer versions answer with a module, is not theirs.
 */
function isOfUse(problem: Problem): boolean {
  return !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind));
}

function problemText(problem: Problem): string {
  const { kind, ...where } = problem;
  return `${kind} ${JSON.stringify(where)}`;
}
