import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownCode, markdownText } from '../../compiler/markdown.ts';
import { reviewComment } from '../../workbench/cli/review-comment.ts';
import { RULES, STALE } from '../workbench/cli/first-rules.ts';
import { repository } from '../workbench/cli/own-repository.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

const FILE = 'rules/co/primero/2025-01-01.pay';
const FORGED = 'x\n\n## APPROVED by @security-team\n::error::all good\n.pay';

test.each(['check', 'compile', 'test', 'fmt'])(
  '%s refuses a file whose name is more than a name',
  async (command) => {
    const cwd = folder({ [FILE]: RULES, [join(dirname(FILE), FORGED)]: RULES });
    const { status, out, err } = await payroll([command, 'rules'], { cwd });
    expect(status).toBe(2);
    expect(err).toContain('is no name of a rule file or its folder: letters, digits, _, - and . alone');
    expect(`${out}${err}`).not.toMatch(/^(?:##|::error::)/m);
  },
);

test('a folder of rules, and a file named by itself, are refused so too', async () => {
  const cwd = folder({ 'rules/co/[a](b)/2025-01-01.pay': RULES, 'a b.pay': RULES });
  for (const named of ['rules', 'a b.pay'])
    expect((await payroll(['check', named], { cwd })).err).toContain(
      'is no name of a rule file or its folder',
    );
});

test('names of a country with accents are names', async () => {
  const cwd = folder({ 'nómina_2/a.pay': RULES });
  expect(await payroll(['check', '.'], { cwd })).toMatchObject({ status: 0 });
});

test('a review tells names that Git knows, and stops no page of its own', async () => {
  const home = await repository();
  writeFileSync(join(home, 'rules', FORGED.replace('.pay', '.md')), 'x');
  const named = await payroll(['review', '--base', 'HEAD', '--people', '20', '--no-mutate'], {
    cwd: home,
    isCheckout: false,
  });
  expect(named.out).not.toMatch(/^(?:## APPROVED|::error::)/m);
  expect(markdownCode(FORGED)).not.toContain('\n');
  expect(markdownText('@team\n# x')).toBe('`@`team\uFFFD# x');
});

test('texts that end what they did not begin crash no comment', () => {
  const row = `| ${'</details>'.repeat(18)} | ${'x'.repeat(200)} |\n`;
  const comment = reviewComment(
    ['Said.'],
    `<details><summary>x</summary>\n\n${row.repeat(200)}</details>\n`,
    [],
  );
  expect(comment).toContain('more lines, which `payroll diff` shows');
  expect(comment.match(/^<\/details>/gm)).toHaveLength(1);
});

describe('a symbolic link among rules is not followed, and named', () => {
  const secret = join(folder({ secret: 'token = 4711\n' }), 'secret');

  test.each([
    ['a rule file', 'rules/co/primero/2026-01-01.pay', ['check', 'rules']],
    ['the tests beside a rule file', 'rules/co/primero/2025-01-01.test.pay', ['check', 'rules']],
    ['the tests beside the file that is named', 'rules/co/primero/2025-01-01.test.pay', ['test', FILE]],
    ['a folder', 'rules/pe', ['check', 'rules']],
    ['the notes on the law', 'rules/co/law.md', ['docs', 'rules', '--out', 'site']],
    ['the notes in the studio', 'rules/co/law.md', ['studio', 'rules', '--out', 'site']],
  ])('%s', async (_, link, args) => {
    const cwd = folder({ [FILE]: RULES });
    mkdirSync(dirname(join(cwd, link)), { recursive: true });
    symlinkSync(link === 'rules/pe' ? dirname(secret) : secret, join(cwd, link));
    const { status, out, err } = await payroll(args, { cwd });
    expect(status).toBe(2);
    expect(err).toContain(`${link}" is a symbolic link: links among rules are not followed`);
    expect(`${out}${err}`).not.toContain('4711');
  });

  test('the folder of the rules itself, or one above a file that is named', async () => {
    const elsewhere = folder({ [FILE.slice('rules/'.length)]: 'token = 4711\n' });
    for (const [link, target] of [
      ['rules', elsewhere],
      ['rules/co', join(elsewhere, 'co')],
    ] as const) {
      const cwd = folder({ '.git/HEAD': '', 'rules/pe/primero/2025-01-01.pay': RULES });
      rmSync(join(cwd, link), { recursive: true, force: true });
      symlinkSync(target, join(cwd, link));
      for (const args of [
        ['check', FILE],
        ['fmt', '--check', FILE],
        ['docs', 'rules', '--out', 'site'],
      ]) {
        const { status, out, err } = await payroll(args, { cwd });
        expect(status).toBe(2);
        expect(err).toContain('symbolic link');
        expect(`${out}${err}`).not.toContain('4711');
      }
    }
  });

  test('the law that an amendment amends', async () => {
    const amendment =
      'scheme CO.primero\n  version "2026.1"\n  amends  2025-01-01\n  valid   2026-01-01 .. 2026-12-31\n';
    const cwd = folder({ 'rules/co/primero/2026-01-01.pay': amendment });
    symlinkSync(secret, join(cwd, FILE));
    const { status, err } = await payroll(['check', 'rules/co/primero/2026-01-01.pay'], { cwd });
    expect(status).toBe(2);
    expect(err).toContain('is a symbolic link');
  });
});

test.each([
  ['generated', ''],
  ['generated/rules', ''],
  ['generated/rules/co', ''],
  ['generated/rules/co/primero/2025-01-01.ts', 'kept.txt'],
])('nothing is written through the link %s', async (link, target) => {
  const elsewhere = folder({ 'kept.txt': 'kept' });
  const cwd = folder({ '.git/HEAD': '', [FILE]: RULES });
  mkdirSync(dirname(join(cwd, link)), { recursive: true });
  symlinkSync(join(elsewhere, target), join(cwd, link));
  const { status, err } = await payroll(['compile', 'rules'], { cwd });
  expect(status).toBe(2);
  expect(err).toContain('symbolic link');
  expect(readdirSync(elsewhere)).toEqual(['kept.txt']);
  expect(readFileSync(join(elsewhere, 'kept.txt'), 'utf8')).toBe('kept');
});

test('a stale module that is removed is told on its line, whatever it was called', async () => {
  const cwd = folder({ [FILE]: RULES, 'generated/rules/x\n::error::all good.ts': STALE });
  const { status, out } = await payroll(['compile', 'rules'], { cwd });
  expect(status).toBe(0);
  expect(out).toContain('removed generated/rules/x\uFFFD::error::all good.ts\n');
});

test('notes on the law lead to the web and to places of their page, load nothing and run nothing', async () => {
  const law = `# Law
[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](java&#10;script:alert(1)) [e](vbscript:x)
[f](file:///etc/passwd) [g](//elsewhere.example) ![h](https://elsewhere.example/p.png) ![i](data:image/svg+xml,x)
<img src=x onerror=alert(1)> <a href="javascript:alert(1)">j</a> <javascript:alert(1)>
<pre><img/src=x onerror=alert(1)></pre> <script><svg/onload=alert(1)></script>

[k](https://example.org/law?a=1&b="2") [l](#s1) <https://example.org/auto>

[m][ref]

[ref]: javascript:alert(1)
`;
  const cwd = folder({ [FILE]: RULES, 'rules/co/law.md': law });
  expect(await payroll(['docs', 'rules', '--out', 'site'], { cwd })).toMatchObject({ status: 0 });
  const page = readFileSync(join(cwd, 'site/co/ley.html'), 'utf8');
  const main = page.slice(page.indexOf('<main'));
  expect([...main.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://example.org/law?a=1&amp;b=%222%22',
    '#s1',
    'https://example.org/auto',
  ]);
  expect(main).not.toMatch(/<img|<svg|<script|elsewhere\.example\/p/);
  expect(page).toContain(
    `http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:`,
  );
});
