import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = new URL('../..', import.meta.url).pathname;
const PAGE = readFileSync(join(ROOT, 'docs/authoring.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```/gms)];
const folder = mkdtempSync(join(tmpdir(), 'authoring-'));

interface Step {
  readonly command: string;
  /** What the page shows under it; `…` stands for the rest. */
  readonly shown: string;
}

function stepsOf(block: string): readonly Step[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      return { command: text.slice(0, end), shown: text.slice(end + 1) };
    });
}

async function run(command: string): Promise<string> {
  const script = `payroll() { "${join(ROOT, 'bin/payroll')}" "$@"; }; { ${command}; } 2>&1 || true`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder });
  return stdout.trimEnd().replace(/ +$/gm, '');
}

function keep(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('the session of the page, command by command', async () => {
  let commands = 0;
  for (const [, language, path, text = ''] of BLOCKS) {
    if (path !== undefined) keep(path, text);
    if (language !== 'console') continue;
    for (const { command, shown } of stepsOf(text)) {
      const printed = await run(command);
      const [start = '', rest] = shown.split('…\n');
      const compared = rest === undefined ? printed : printed.slice(0, start.trimEnd().length);
      expect(`$ ${command}\n${compared}`).toBe(`$ ${command}\n${start.trimEnd()}`);
      commands += 1;
    }
  }
  expect(commands).toBeGreaterThan(10);
});
