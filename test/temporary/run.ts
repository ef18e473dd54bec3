/**
 * Runs a program with a temporary folder of its own, `node test/temporary/run.ts PROGRAM ARGUMENTS...`, and fails
 * when the program ends and has left something there. The folder is removed in any case.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const [program = '', ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'payroll-run-'));
// PostgreSQL does not run as root: there its folder, which is inside, belongs to another user.
chmodSync(folder, 0o755);

// A terminal sends its signal to the program as well; this process waits for it and then tidies up. It listens before
// the program runs, whose first word may be what somebody waits for to stop it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
const { LC_ALL, LANG, ...others } = process.env;
// What is said of rules is compared in English, whatever the surroundings speak; sorting and letters stay theirs.
const locale = { LANG: LC_ALL || LANG || 'C.UTF-8', LC_MESSAGES: 'C' };
const env = { ...others, ...locale, TMPDIR: folder };
const child = spawn(program, args, { stdio: 'inherit', env });
child.on('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`);
  end(1);
});
child.on('exit', (code, signal) => end(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));

function end(status: number): void {
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const name of left) process.stderr.write(`${name} was left in the temporary folder\n`);
  process.exitCode = status === 0 && left.length > 0 ? 1 : status;
}
