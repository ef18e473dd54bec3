import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import canonicalize from 'canonicalize';
import { payroll } from '../workbench/cli/run-payroll.ts';
import { ROOT } from './source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'readme-'));

/** The first block of code of a language on a page. */
function block(page: string, language: string): string {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(text)?.[1] ?? '';
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function verify(answer: unknown): string {
  const script = write('verify.mjs', block('docs/verify.md', 'js'));
  const path = write('answer.json', JSON.stringify(answer));
  return execFileSync(process.execPath, [script, path], { encoding: 'utf8' });
}

test('the script of docs/verify.md tells a true answer from a changed one', () => {
  const body = { summary: { net_salary: '1.00', é: 'ñ\n', Z: null }, warnings: [], status: 'success' };
  const record = { schema_version: 1, rule_fingerprint: 'sha256:00' };
  const text = canonicalize({ ...body, record }) ?? '';
  const content_digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const answer = { ...body, audit_trail: [1], record: { ...record, content_digest } };
  expect(verify(answer)).toBe('the answer is as it was given\n');
  expect(verify({ ...answer, status: 'changed' })).toContain('CHANGED');
});

test('the rule file of the README is sound', async () => {
  write('primero.pay', block('README.md', 'pay'));
  expect(await payroll(['check', 'primero.pay'], { cwd: folder })).toEqual({ status: 0, out: '', err: '' });
});

test('every file that the documents link to is there', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'dsl/**/*.md'], { cwd: ROOT });
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
      .filter(([, target = '']) => !existsSync(join(ROOT, dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('the README is read in one go', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length).toBeLessThan(200);
});

test('every test that guards an invariant is there', () => {
  const rows = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split('\n');
  const table = rows.slice(rows.indexOf('| invariant | test |') + 2).filter((row) => row.startsWith('| '));
  const guards = table
    .map((row) => row.split(' | ').at(-1) ?? '')
    .flatMap((cell) => cell.match(/(?<=`)[^`,]+(?=`)/g) ?? []);
  const makefile = readFileSync(join(ROOT, 'Makefile'), 'utf8');
  const missing = guards.filter((guard) => {
    if (guard.startsWith('make ')) return !makefile.includes(`\n${guard.slice('make '.length)}:`);
    const file = guard.includes('/') ? guard : `server/${guard}`;
    return !existsSync(join(ROOT, 'test', file.endsWith('/') ? file : `${file}.test.ts`));
  });
  expect(guards.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
