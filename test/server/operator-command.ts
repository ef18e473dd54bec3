import { Command, CommanderError } from 'commander';
import { registerOperatorCommands } from '../../server/cli/commands.ts';
import { rulesOfSource } from '../../workbench/cli/source-rules.ts';

export interface Printed {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/**
 * Runs one command of an operator in this process, on the database of `DATABASE_URL`. `typed` is what a person at a
 * terminal answers to a question; null where nobody is. `stop` is what ends a command that takes long.
 */
export async function payroll(
  args: readonly string[],
  isWatched = false,
  typed: string | null = null,
  stop: AbortSignal = new AbortController().signal,
): Promise<Printed> {
  const printed = { out: '', err: '', code: 0 };
  const out = (text: string) => {
    printed.out += text;
  };
  const err = (text: string) => {
    printed.err += text;
  };
  const exit = (code: number) => {
    printed.code = code;
  };
  const answer = async (question: string) => {
    err(question);
    return typed ?? '';
  };
  const ask = typed === null ? null : answer;
  const program = new Command('payroll').exitOverride().configureOutput({ writeOut: out, writeErr: err });
  const compile = async (bytes: Uint8Array, path: string) => rulesOfSource(bytes, path);
  registerOperatorCommands(
    program,
    { out, err },
    { compile, compileFolder: async () => null, isWatched, ask, exit, untilStopped: () => stop },
  );
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    printed.code = error.exitCode;
  }
  return printed;
}

export interface Verified {
  readonly code: number;
  readonly findings: readonly { kind: string; id: string; fault: string; detail: string }[];
  readonly checked: Readonly<Record<string, number>>;
}

/** `payroll verify --json` */
export async function verifyStored(args: readonly string[] = []): Promise<Verified> {
  const { out, code } = await payroll(['verify', '--json', ...args]);
  return { code, ...JSON.parse(out) };
}
