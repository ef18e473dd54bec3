import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { languageOption } from './chosen-language.ts';
import type { StoredPayslips } from './stored-payslips.ts';

type Register = (program: Command, terminal: Terminal, stored: StoredPayslips) => void;

/** Each command with what loads it: starting one reads the modules of no other. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  check: async () => (await import('./check.ts')).registerCheck,
  compile: async () => (await import('./compile.ts')).registerCompile,
  coverage: async () => (await import('./coverage.ts')).registerCoverage,
  curve: async () => (await import('./curve.ts')).registerCurve,
  diff: async () => (await import('./diff.ts')).registerDiff,
  docs: async () => (await import('./docs.ts')).registerDocs,
  explain: async () => (await import('./explain.ts')).registerExplain,
  figures: async () => (await import('./figures.ts')).registerFigures,
  fmt: async () => (await import('./fmt.ts')).registerFmt,
  graph: async () => (await import('./graph.ts')).registerGraph,
  impact: async () => (await import('./impact.ts')).registerImpact,
  init: async () => (await import('./init.ts')).registerInit,
  invert: async () => (await import('./invert.ts')).registerInvert,
  lsp: async () => (await import('./lsp.ts')).registerLsp,
  'new-month': async () => (await import('./new-month.ts')).registerNewMonth,
  'new-year': async () => (await import('./new-year.ts')).registerNewYear,
  'next-version': async () => (await import('./next-version.ts')).registerNextVersion,
  review: async () => (await import('./review.ts')).registerReview,
  run: async () => (await import('./run.ts')).registerRun,
  'run-all': async () => (await import('./run-all.ts')).registerRunAll,
  show: async () => (await import('./show.ts')).registerShow,
  studio: async () => (await import('./studio.ts')).registerStudio,
  test: async () => (await import('./test.ts')).registerTest,
};

/** Puts the commands of rule authors on `payroll`: the one that is asked for, or all when it is none of them. */
export async function registerAuthorCommands(
  program: Command,
  terminal: Terminal,
  stored: StoredPayslips,
  asked = '',
): Promise<void> {
  const chosen = Object.entries(COMMANDS).filter(([name]) => name === asked);
  const loading = (chosen.length > 0 ? chosen : Object.entries(COMMANDS)).map(([, load]) => load());
  for (const register of await Promise.all(loading)) register(program, terminal, stored);
  for (const command of program.commands) command.addOption(languageOption());
}
