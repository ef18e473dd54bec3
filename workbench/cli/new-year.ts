import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { dayBefore } from '../../compiler/parameters/calendar.ts';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { type NextFile, nextFile } from '../new-year/next-file.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { loadRules } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { reportRules } from './report-refusals.ts';
import { oneSchemeFile, type PayPath } from './rule-files.ts';
import { writeWholeFile } from './write-file.ts';

interface NewYearOptions {
  readonly from: string;
  readonly json?: true;
}

function readDate(text: string): string {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
  if (isDate) return text;
  throw new UsageError(`--from must be a date such as 2027-01-01, not ${text}`);
}

/** The new file stands beside the old one and is named for its first day. */
function newPath(old: PayPath, from: string): PayPath {
  const name = `${from}.pay`;
  return { absolute: join(dirname(old.absolute), name), shown: join(dirname(old.shown), name) };
}

function printList({ parameters, literals }: NextFile, path: PayPath, terminal: Terminal): void {
  const width = Math.max(0, ...parameters.map(({ name }) => name.length));
  const rows = parameters.map(({ name, label, law, until, path: of, line }) => {
    const known = until === undefined ? null : `its holidays are known until ${until}`;
    const source = [law, known].filter((part) => part !== null).join('; ');
    const about = [label, source].filter((part) => part !== null && part !== '').join(': ');
    return `  ${`${harmless(of ?? path.shown)}:${line}`}  ${name.padEnd(width)}  ${about}`.trimEnd();
  });
  terminal.out(
    `wrote ${harmless(path.shown)}\n\n${plural(parameters.length, 'parameter')} to confirm:\n${rows.join('\n')}\n`,
  );
  const inside = literals.map(
    ({ literal, path: file, line }) => `  ${`${harmless(file)}:${line}`}  ${literal}`,
  );
  if (inside.length > 0)
    terminal.out(`\nand inside formulas, restated where the law changes them:\n${inside.join('\n')}\n`);
  const findings = new Findings();
  const written = loadRules(path, terminal);
  findings.add(written.diagnostics, ...written.written);
  if (findings.hasErrors) {
    terminal.out('\nWhat the new range of dates still lacks:\n\n');
    findings.print(terminal, 'out');
  }
}

function newYear(file: string, options: NewYearOptions, terminal: Terminal): void {
  const from = readDate(options.from);
  const old = oneSchemeFile(file, terminal);
  const rules = loadRules(old, terminal);
  if (rules.compiled === null) {
    reportRules(rules, options, terminal);
    return;
  }
  const { validFrom, validUntil } = rules.compiled.ir.scheme;
  if (from <= validFrom) throw new UsageError(`${old.shown} itself begins on ${validFrom}`);
  const path = newPath(old, from);
  if (existsSync(path.absolute)) throw new UsageError(`${path.shown} is there already`);
  const next = nextFile(rules.compiled.law, from);
  writeWholeFile(path.absolute, next.text);
  const { parameters, literals } = next;
  if (options.json === true) printJson({ path: path.shown, parameters, literals }, terminal);
  else printList(next, path, terminal);
  if (dayBefore(from) !== validUntil) {
    terminal.err(`note: ${old.shown} holds until ${validUntil}; let it end on ${dayBefore(from)}\n`);
  }
  terminal.exit(0);
}

/** `payroll new-year` */
export function registerNewYear(program: Command, terminal: Terminal): void {
  program
    .command('new-year')
    .description('write the amendment that follows, with every parameter that has to be confirmed')
    .argument('<file>', 'the rule file in force until then')
    .requiredOption('--from <date>', 'first day of the new file, for example 2027-01-01')
    .option('--json', 'print one JSON document')
    .action((file: string, options: NewYearOptions) => newYear(file, options, terminal));
}
