import type { Command } from 'commander';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { format } from '../../dsl/format.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findPayFiles, type PayPath } from './rule-files.ts';
import { readPayFile } from './rule-texts.ts';
import { writeWholeFile } from './write-file.ts';

interface FmtOptions {
  readonly check?: true;
  readonly json?: true;
}

/** The canonical text when it differs from what the file holds; null when it does not, or cannot be read. */
function newText(path: PayPath, findings: Findings): string | null {
  const { source, diagnostics } = readPayFile(path);
  findings.add(diagnostics, source);
  if (source === null) return null;
  const formatted = format(source);
  findings.add(formatted.diagnostics);
  const broken = formatted.diagnostics.some((one) => one.severity === 'error');
  return broken || formatted.text === source.text ? null : formatted.text;
}

function formatFiles(paths: readonly string[], options: FmtOptions, terminal: Terminal): void {
  const findings = new Findings();
  const changed = findPayFiles(paths, terminal).filter((path) => {
    const text = newText(path, findings);
    if (text !== null && options.check !== true) writeWholeFile(path.absolute, text);
    return text !== null;
  });
  const names = changed.map(({ shown }) => shown);
  const wrong = findings.hasErrors || (options.check === true && changed.length > 0);
  if (options.json === true)
    printJson({ ok: !wrong, changed: names, diagnostics: findings.json(terminal) }, terminal);
  else {
    findings.print(terminal, 'out');
    terminal.out(names.map((name) => `${harmless(name)}\n`).join(''));
    if (options.check === true && changed.length > 0)
      terminal.err(`${plural(changed.length, 'file')} not in canonical form; run 'payroll fmt'\n`);
  }
  terminal.exit(wrong ? 1 : 0);
}

/** `payroll fmt` */
export function registerFmt(program: Command, terminal: Terminal): void {
  program
    .command('fmt')
    .description('lay rule files out in the one canonical form; prints the files it changed')
    .argument('[paths...]', 'files or directories (default: rules)')
    .option('--check', 'change nothing; list the files that are not in canonical form')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: FmtOptions) => formatFiles(paths, options, terminal));
}
