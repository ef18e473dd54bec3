/** The `payroll` executable: commands of rule authors and of operators, each loaded only when asked for. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProgram, reportInternalError, runProgram } from '../compiler/cli/program.ts';
import { type ExitCode, type Terminal, wantsColor } from '../compiler/cli/terminal.ts';

function untilInterrupted(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  return stop.signal;
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const terminal: Terminal = {
  cwd: process.cwd(),
  root: fileURLToPath(new URL('..', import.meta.url)),
  colors: {
    out: wantsColor(process.stdout.isTTY === true, process.env),
    err: wantsColor(process.stderr.isTTY === true, process.env),
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stdin: readStandardInput,
  untilStopped: untilInterrupted,
  exit: (code: ExitCode) => {
    process.exitCode = code;
  },
};

function endOnFault(fault: unknown): never {
  process.exit(reportInternalError(fault, terminal));
}

process.on('uncaughtException', endOnFault);
process.on('unhandledRejection', endOnFault);
// A reader that went away (`payroll … | head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') endOnFault(fault);
  process.exit();
});

/** Commands that start without the compiler; for any other word it is loaded. */
const OPERATION = new Set(['serve', 'db', 'clients', 'keys', 'verify']);

/** The settings of the service, for whatever reads its database. */
function loadSettings(): void {
  const settings = `${terminal.root}.env`;
  if (existsSync(settings)) process.loadEnvFile(settings);
}

/** What authors read of the service's database, opened only when a command asks for it. */
const stored = {
  trail: async (id: string) => {
    loadSettings();
    return (await import('../server/cli/stored-payslips.ts')).storedTrail(id);
  },
  people: async function* (country: string, scheme: string) {
    loadSettings();
    yield* (await import('../server/cli/stored-payslips.ts')).storedPeople(country, scheme);
  },
};

const args = process.argv.slice(2);
const asked = args.find((arg) => !arg.startsWith('-')) ?? '';
const program = createProgram(terminal);
if (!OPERATION.has(asked)) {
  const { registerAuthorCommands } = await import('../compiler/cli/commands.ts');
  registerAuthorCommands(program, terminal, stored);
}
if (!program.commands.some((command) => command.name() === asked)) {
  loadSettings();
  const { registerOperatorCommands } = await import('../server/cli/commands.ts');
  registerOperatorCommands(program, terminal, {
    compile: async (bytes, path) =>
      (await import('../compiler/cli/source-rules.ts')).rulesOfSource(bytes, path),
    isWatched: process.stderr.isTTY === true,
    exit: terminal.exit,
  });
}
await runProgram(program, args, terminal);
