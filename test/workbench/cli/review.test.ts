import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewComment } from '../../../workbench/cli/review-comment.ts';
import { RULES, repository, restate } from './own-repository.ts';
import { payroll } from './run-payroll.ts';

test('the review of a change says what it does to whom, and passes when somebody has decided on it', async () => {
  const home = await repository();
  const where = { cwd: home, isCheckout: false };
  const review = (...args: readonly string[]) =>
    payroll(['review', '--base', 'HEAD', '--people', '50', '--no-mutate', ...args], where);
  const unchanged = await review();
  expect(unchanged).toMatchObject({ status: 0 });
  expect(unchanged.out).toContain('Nobody is paid otherwise');
  restate(home);
  const changed = await review();
  expect(changed.status).toBe(1);
  for (const said of [
    'This changes pay, and nobody has allowed it',
    '`rate 12%`',
    'Impact in money of',
    'All tests pass',
  ])
    expect(changed.out).toContain(said);
  expect(await review('--allow', 'changes_pay')).toMatchObject({ status: 0 });
  const unknown = await review('--allow', 'changes_pay', '--people', 'many');
  expect(unknown.status).toBe(1);
  expect(unknown.out).toContain('for many people made up: not computed');
});

test('a change that breaks clients and changes pay passes when both are allowed, not one', async () => {
  const home = await repository();
  restate(home);
  const text = readFileSync(join(home, RULES), 'utf8');
  writeFileSync(join(home, RULES), text.replace(/^total base_gravable .*$/m, ''));
  const tests = join(home, RULES.replace('.pay', '.test.pay'));
  writeFileSync(tests, readFileSync(tests, 'utf8').replace(', base_gravable = 1_000_000', ''));
  const review = (...args: readonly string[]) =>
    payroll(['review', '--base', 'HEAD', '--people', '50', '--no-mutate', ...args], {
      cwd: home,
      isCheckout: false,
    });
  const clients = await review('--allow', 'breaks_clients');
  expect(clients.out).toContain(
    '**This changes pay, and nobody has allowed it.** This breaks clients, which',
  );
  expect(clients.status).toBe(1);
  expect((await review('--allow', 'changes_pay')).status).toBe(1);
  expect((await review('--allow', 'changes_pay', 'breaks_clients')).status).toBe(0);
});

/** The review of what stands in a repository, without mutants. */
function reviewOf(home: string, ...args: readonly string[]) {
  const options = ['--base', 'HEAD', '--people', '20', '--no-mutate', ...args];
  return payroll(['review', ...options], { cwd: home, isCheckout: false });
}

function commit(home: string): void {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  execFileSync('git', [...who, 'commit', '-qam', 'next'], { cwd: home });
}

function rewrite(home: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(home, path), change(readFileSync(join(home, path), 'utf8')));
}

test('where tests alone change, the files that change are named', async () => {
  const home = await repository();
  const tests = RULES.replace('.pay', '.test.pay');
  rewrite(home, tests, (text) => `${text}\n# nada\n`);
  const { status, out } = await reviewOf(home);
  expect(status).toBe(0);
  expect(out).toContain(`Every rule means what it meant; what changes is in \`${tests}\`.`);
});

test('laws that move nobody who was made up are one part', async () => {
  const home = await repository();
  rewrite(home, RULES, (text) =>
    text.replace(/in \(0 UYU \.\. [\d_]+ UYU\]/, 'in (0 UYU .. 900_000_000 UYU]'),
  );
  const { out } = await reviewOf(home);
  expect(out).toContain('Impact in money of one law: none of 20 people made up is paid otherwise');
});

test('tests that fail are said before anything else', async () => {
  const home = await repository();
  rewrite(home, RULES.replace('.pay', '.test.pay'), (text) => text.replace('240_000', '260_000'));
  const { status, out } = await reviewOf(home);
  expect(status).toBe(1);
  expect(out.split('\n')[2]).toContain('**Tests fail.**');
  expect(out).toMatch(/<summary>Tests fail: 3 passed, 1 failed in 1 file; /);
});

test('rules that do not compile are told with their places, and nothing else is said of them', async () => {
  const home = await repository();
  rewrite(home, RULES, (text) => text.replace('rate 12%', 'rate 12'));
  const { status, out } = await reviewOf(home);
  expect(status).toBe(1);
  expect(out).toContain('**The rules do not compile: 1 error');
  expect(out).toContain(`${RULES}:`);
});

test('rules of the base that this compiler refuses are named, and pass where both kinds of change are allowed', async () => {
  const home = await repository();
  const text = readFileSync(join(home, RULES), 'utf8');
  rewrite(home, RULES, () => text.replace('rate 12%', 'rate 12'));
  commit(home);
  writeFileSync(join(home, RULES), text);
  const { status, out } = await reviewOf(home);
  expect(status).toBe(1);
  expect(out).toContain('**Rules of `HEAD` do not compile with this version of the compiler');
  expect(out).toContain('<summary>What does not compile before: 1 error');
  expect(out).toContain('All tests pass');
  expect((await reviewOf(home, '--allow', 'changes_pay', 'breaks_clients')).status).toBe(0);
});

test('a generated/ that is not what the rules say is refused, with its places', async () => {
  const home = await repository();
  await payroll(['compile', '.', '--quiet'], { cwd: home, isCheckout: false });
  expect((await reviewOf(home)).status).toBe(0);
  const module = 'generated/rules/uy/mensual/2026-01-01.js';
  rewrite(home, module, (text) => text.replace('monthly_salary', 'monthly_salary * 2'));
  rewrite(home, 'generated/rules/index.js', (text) => `${text}\nprocess.exit(0);\n`);
  rmSync(join(home, 'generated/rules/index.d.ts'));
  writeFileSync(join(home, 'generated/rules/more.js'), '');
  const { status, out } = await reviewOf(home);
  expect(status).toBe(1);
  expect(out).toContain('**`generated/` is not what these rules say:**');
  expect(out).toMatch(/generated\/rules\/uy\/mensual\/2026-01-01\.js:\d+: changed/);
  expect(out).toMatch(/generated\/rules\/index\.js:\d+: changed/);
  expect(out).toContain('generated/rules/index.d.ts: missing');
  expect(out).toContain('generated/rules/more.js: not of the compiler');
  expect(out).not.toContain('Nobody is paid otherwise');
  for (const part of ['.', 'rules/uy', 'rules/uy/mensual'])
    expect(await reviewOf(home, part)).toMatchObject({
      status: 1,
      out: expect.stringContaining('generated/rules/more.js: not of the compiler'),
    });
});

test('the modules of rules in a folder of another name are checked so, too', async () => {
  const home = await repository();
  renameSync(join(home, 'rules'), join(home, 'leyes'));
  expect(await payroll(['compile', 'leyes'], { cwd: home, isCheckout: false })).toMatchObject({ status: 0 });
  execFileSync('git', ['add', '.'], { cwd: home });
  commit(home);
  expect((await reviewOf(home, 'leyes')).status).toBe(0);
  rewrite(home, 'generated/rules/index.js', (text) => `${text}\nprocess.exit(0);\n`);
  expect((await reviewOf(home, 'leyes')).status).toBe(1);
});

test('where the base has no rules, every law is one that comes', async () => {
  const home = await repository();
  const text = readFileSync(join(home, RULES), 'utf8');
  rmSync(join(home, 'rules'), { recursive: true });
  commit(home);
  execFileSync('git', ['checkout', '-q', 'HEAD^', '--', 'rules'], { cwd: home });
  expect(readFileSync(join(home, RULES), 'utf8')).toBe(text);
  const { status, out } = await reviewOf(home);
  expect(status).toBe(1);
  expect(out).toContain('The file was added.');
});

test('a comment has the room that a comment has, and says what it leaves out', () => {
  const line = `| a change | ${'x'.repeat(200)} |\n`;
  const section = (name: string) => ({ title: `part ${name} <x>`, text: `${'y'.repeat(900)}\n`.repeat(40) });
  const changes = `<details>\n${line.repeat(400)}</details>\n`;
  const comment = reviewComment(['Said.'], changes, [section('one'), section('two')]);
  expect(comment.length).toBeLessThan(65_536);
  expect(comment).toContain('more lines, which `payroll diff` shows');
  expect(comment).toContain('part two &lt;x> (more than the comment holds)');
  expect(comment.split('<details>').length).toBe(comment.split('</details>').length);
});
