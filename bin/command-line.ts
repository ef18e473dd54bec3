/** The command line of `payroll`: commands of rule authors and of operators, each loaded only when asked for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { chosenLanguage } from '../workbench/cli/chosen-language.ts';
import { isNotInstalled } from '../workbench/cli/optional-package.ts';
import { createProgram, reportInternalError, runProgram } from '../workbench/cli/program.ts';
import { type ExitCode, type Terminal, wantsColor } from '../workbench/terminal/terminal.ts';

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

function writeStandardOutput(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (fault) => (fault == null ? resolve() : reject(fault)));
  });
}

/** One line of who sits there; nothing when they end the input instead. */
async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}

/** A package holds JavaScript, and no rules of its own. */
const IS_CHECKOUT = import.meta.url.endsWith('.ts');

const args = process.argv.slice(2);

const terminal: Terminal = {
  cwd: process.cwd(),
  root: IS_CHECKOUT ? fileURLToPath(new URL('..', import.meta.url)) : process.cwd(),
  isCheckout: IS_CHECKOUT,
  colors: {
    out: wantsColor(process.stdout.isTTY === true, process.env),
    err: wantsColor(process.stderr.isTTY === true, process.env),
  },
  language: await chosenLanguage(args, process.env),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stdin: readStandardInput,
  bytesIn: () => process.stdin,
  bytesOut: writeStandardOutput,
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
const OPERATION = new Set(['serve', 'db', 'clients', 'keys', 'verify', 'erase', 'erasures']);

/** The settings of the service, for whatever reads its database. */
function loadSettings(): void {
  const settings = join(terminal.root, '.env');
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

/** The commands of operators; undefined where the package of the service is not installed. */
async function operatorCommands() {
  try {
    return await import('../server/cli/commands.ts');
  } catch (fault) {
    if (IS_CHECKOUT || !isNotInstalled(fault)) throw fault;
    if (OPERATION.has(asked)) {
      terminal.err(`payroll: ${asked} needs the service: npm install @payroll-engine/service\n`);
      process.exit(2);
    }
    return undefined;
  }
}

const asked = args.find((arg) => !arg.startsWith('-')) ?? '';
const program = createProgram(terminal);
if (!OPERATION.has(asked)) {
  const { registerAuthorCommands } = await import('../workbench/cli/commands.ts');
  await registerAuthorCommands(program, terminal, stored, asked);
}
if (!program.commands.some((command) => command.name() === asked)) {
  loadSettings();
  const operator = await operatorCommands();
  operator?.registerOperatorCommands(program, terminal, {
    compile: async (bytes, path) =>
      (await import('../workbench/cli/source-rules.ts')).rulesOfSource(bytes, path),
    compileFolder: async (folder) =>
      (await import('../workbench/cli/compile-home.ts')).compileForService(folder, terminal),
    isWatched: process.stderr.isTTY === true,
    untilStopped: untilInterrupted,
    ask: process.stdin.isTTY === true ? askAtTerminal : null,
    exit: terminal.exit,
  });
}
await runProgram(program, args, terminal);
