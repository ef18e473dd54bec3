import { Command, CommanderError } from 'commander';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { type ExitCode, type Terminal, UsageError } from '../terminal/terminal.ts';

/** The empty `payroll` command; its sub-commands are registered on it. */
export function createProgram(terminal: Terminal): Command {
  return new Command('payroll')
    .description('Payroll rules: check, compile, test and run them; operate the service.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: (text) => terminal.err(harmless(text)) })
    .addHelpText(
      'after',
      '\nExit status: 0 fine, 1 the rules are wrong, 2 the command was used wrongly, 70 a fault of this program.',
    );
}

/** A refusal of the operating system (a port in use, a file that cannot be written) is no fault of ours. */
function statusOf(fault: unknown, terminal: Terminal): ExitCode {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
  if (fault instanceof UsageError) {
    terminal.err(`payroll: ${harmless(fault.message)}\n`);
    return 2;
  }
  if (fault instanceof Error && 'syscall' in fault) {
    terminal.err(`payroll: ${harmless(fault.message)}\n`);
    return 2;
  }
  return reportInternalError(fault, terminal);
}

/** The last resort: a short message instead of a stack, status 70. */
export function reportInternalError(fault: unknown, terminal: Terminal): ExitCode {
  const reason = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  terminal.err(`payroll: internal error: ${harmless(reason.split('\n')[0] ?? '')}\n`);
  terminal.err('This is a fault of payroll, not of your rules. Please report it with the command you ran.\n');
  return 70;
}

/** Runs one command line (without `node` and the script) and sets the exit status; never throws. */
export async function runProgram(
  program: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<void> {
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (fault) {
    terminal.exit(statusOf(fault, terminal));
  }
}
