import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRepository } from '../../workbench/init/new-repository.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Asks a registry for the package `payroll`, which is not ours, where ours is not installed. */
const FETCHES =
  /\b(?:npx|npm (?:exec|x|install|i|add|init|create)|pnpm dlx|yarn dlx|bunx)(?!.*--no-install)(?: +-\S+)* +payroll(?![\w/.-])/;

function linesThatFetch(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, at) => (FETCHES.test(line) ? [`${path}:${at + 1}: ${line}`] : []));
}

test('no document, message or workflow runs whatever a registry has under the name payroll', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const texts = tracked.split('\0').filter((path) => /\.(?:md|ya?ml|ts|js|mjs|json|sh)$|file$/.test(path));
  const documents = texts.filter((path) => !/^(?:generated|rules|test)\/|package-lock/.test(path));
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'packages/service/README.md']));
  const found = documents.flatMap((path) => linesThatFetch(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(found).toEqual([]);
});

test('what payroll init writes runs only what is installed', () => {
  const first = { country: 'CO', scheme: 'primero', currency: 'COP', year: 2026 };
  const written = newRepository('mias', first, new Map()).flatMap(({ path, text }) =>
    linesThatFetch(path, text),
  );
  expect(written).toEqual([]);
});

test.each(['npx payroll init', 'npx -y payroll', 'npm install payroll', 'npm exec -- payroll check'])(
  '%s is one of those commands',
  (command) => expect(linesThatFetch('a.md', command)).toHaveLength(1),
);
