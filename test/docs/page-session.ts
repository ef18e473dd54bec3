import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = new URL('../..', import.meta.url).pathname;
const BLOCK = /^```(\w+)(?: file=(\S+))?\n(.*?)^```/gms;

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

async function run(command: string, folder: string): Promise<string> {
  const script = `payroll() { "${join(ROOT, 'bin/payroll')}" "$@"; }; { ${command}; } 2>&1 || true`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder });
  return stdout.trimEnd().replace(/ +$/gm, '');
}

function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Replays a page of docs/ in a folder of its own: files are written where the page shows them, commands run, and what
 * they print is compared with the page. `lent` are folders of the checkout that the session has copies of. Gives the number of
 * commands.
 */
export async function replayPage(page: string, lent: readonly string[] = []): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'session-'));
  for (const name of lent) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  let commands = 0;
  try {
    for (const [, language, path, text = ''] of readFileSync(join(ROOT, page), 'utf8').matchAll(BLOCK)) {
      if (path !== undefined) keep(join(folder, path), text);
      if (language !== 'console') continue;
      for (const { command, shown } of stepsOf(text)) {
        const printed = await run(command, folder);
        const [start = '', rest] = shown.split('…\n');
        const compared = rest === undefined ? printed : printed.slice(0, start.trimEnd().length);
        expect(`$ ${command}\n${compared}`).toBe(`$ ${command}\n${start.trimEnd()}`);
        commands += 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return commands;
}
