import type { Command } from 'commander';
import { registerCheck } from './check.ts';
import { registerCompile } from './compile.ts';
import { registerDiff } from './diff.ts';
import { registerDocs } from './docs.ts';
import { registerExplain } from './explain.ts';
import { registerFmt } from './fmt.ts';
import { registerGraph } from './graph.ts';
import { registerImpact } from './impact.ts';
import { registerLsp } from './lsp.ts';
import { registerNewYear } from './new-year.ts';
import { registerRun } from './run.ts';
import { registerRunAll } from './run-all.ts';
import type { StoredPayslips } from './stored-payslips.ts';
import type { Terminal } from './terminal.ts';
import { registerTest } from './test.ts';

/** Puts the commands of rule authors on `payroll`. */
export function registerAuthorCommands(program: Command, terminal: Terminal, stored: StoredPayslips): void {
  registerCheck(program, terminal);
  registerCompile(program, terminal);
  registerDiff(program, terminal);
  registerDocs(program, terminal);
  registerExplain(program, terminal, stored);
  registerFmt(program, terminal);
  registerGraph(program, terminal);
  registerImpact(program, terminal, stored);
  registerLsp(program);
  registerNewYear(program, terminal);
  registerRun(program, terminal);
  registerRunAll(program, terminal);
  registerTest(program, terminal);
}
