import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DiagnosticLanguage } from '../../../dsl/diagnostics/translation.ts';
import { chosenLanguage } from '../../../workbench/cli/chosen-language.ts';
import { registerAuthorCommands } from '../../../workbench/cli/commands.ts';
import { createProgram, runProgram } from '../../../workbench/cli/program.ts';
import type { Terminal } from '../../../workbench/terminal/terminal.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd: string;
  /** Where nothing else is said, `cwd` is a checkout. */
  readonly isCheckout?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly language?: DiagnosticLanguage | null;
  readonly stdin?: string;
  readonly stop?: AbortSignal;
}

/** A terminal that stands in `cwd`, which is also the checkout, and keeps what is printed. */
export function recordingTerminal(where: Surroundings): { terminal: Terminal; ran: () => Ran } {
  let [status, out, err] = [0, '', ''];
  const terminal: Terminal = {
    cwd: where.cwd,
    root: where.cwd,
    isCheckout: where.isCheckout ?? true,
    colors: { out: false, err: false },
    language: where.language ?? null,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    stdin: async () => where.stdin ?? '',
    bytesIn: async function* () {
      yield Buffer.from(where.stdin ?? '');
    },
    bytesOut: async (bytes) => {
      out += Buffer.from(bytes).toString();
    },
    untilStopped: () => where.stop ?? AbortSignal.abort(),
    exit: (code) => {
      status = code;
    },
  };
  return { terminal, ran: () => ({ status, out, err }) };
}

/** A database without a single calculation. */
const NOTHING_STORED = {
  trail: async () => null,
  people: async function* () {},
};

/** Runs the authors' `payroll` inside this process. */
export async function payroll(args: readonly string[], where: Surroundings): Promise<Ran> {
  const language = await chosenLanguage(args, where.env ?? {});
  const { terminal, ran } = recordingTerminal({ ...where, language });
  const program = createProgram(terminal);
  await registerAuthorCommands(program, terminal, NOTHING_STORED, args[0]);
  await runProgram(program, args, terminal);
  return ran();
}

/** A new directory that holds these files. */
export function folder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), 'payroll-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
