import { resolve } from 'node:path';
import type { Command } from 'commander';
import { decode } from '../../dsl/decode.ts';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { importFigures } from '../figures/import-figures.ts';
import { isFiguresPath } from '../figures/places.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { findPayFiles, type PayPath, readBytes } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { writeWholeFile } from './write-file.ts';

interface ImportOptions {
  readonly into: string;
  readonly json?: true;
}

/** The file of figures that rows go into. */
function figuresFile(named: string, terminal: Terminal): PayPath {
  const [path, second] = findPayFiles([named], terminal);
  if (path === undefined || second !== undefined || !isFiguresPath(path.absolute))
    throw new UsageError(`--into must name one file of figures, such as rules/cl/figures.pay, not ${named}`);
  return path;
}

function importFile(named: string, options: ImportOptions, terminal: Terminal): void {
  const path = figuresFile(options.into, terminal);
  const findings = new Findings();
  const into = new RuleTexts().read(path);
  findings.add(into.diagnostics, into.source);
  const table = decode(named, readBytes({ absolute: resolve(terminal.cwd, named), shown: named }));
  findings.add(table.diagnostics, table.source);
  const imported =
    into.source === null || table.source === null ? null : importFigures(table.source, into.source);
  if (imported?.kind === 'imported' && !findings.hasErrors) {
    const { text, added, known } = imported;
    if (added > 0) writeWholeFile(path.absolute, text);
    if (options.json === true) printJson({ path: path.shown, added, known, diagnostics: [] }, terminal);
    else
      terminal.out(
        `${added > 0 ? 'wrote' : 'left'} ${harmless(path.shown)}: ${plural(added, 'row')} added, ${known} known already\n`,
      );
    terminal.exit(0);
    return;
  }
  if (imported?.kind === 'faulty') findings.add(imported.diagnostics);
  if (options.json === true)
    printJson({ path: path.shown, added: 0, known: 0, diagnostics: findings.json(terminal) }, terminal);
  else findings.print(terminal, 'err');
  terminal.exit(1);
}

/** `payroll figures` */
export function registerFigures(program: Command, terminal: Terminal): void {
  program
    .command('figures')
    .description('work on the figures of a country')
    .command('import')
    .description(
      'add the rows of a CSV file to figures: a column `date` or `month`, and one for each figure by its name',
    )
    .argument('<file>', 'the CSV file')
    .requiredOption('--into <file>', 'the file of figures, for example rules/cl/figures.pay')
    .option('--json', 'print one JSON document')
    .action((named: string, options: ImportOptions) => importFile(named, options, terminal));
}
