import type { Command } from 'commander';
import { firstDayOf } from '../../compiler/parameters/calendar.ts';
import { isCalendarMonth } from '../../dsl/lexer/calendar.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { countryRules, figuresWithBlanks } from './country-rules.ts';
import { printJson } from './report-diagnostics.ts';
import { filledText } from './rows-to-fill.ts';
import { writeWholeFile } from './write-file.ts';

interface NewMonthOptions {
  readonly from: string;
  readonly json?: true;
}

function readMonth(text: string): string {
  if (/^\d{4}-\d{2}$/.test(text) && isCalendarMonth(text)) return text;
  throw new UsageError(`--from must be a month such as 2026-11, not ${text}`);
}

function newMonth(named: string, options: NewMonthOptions, terminal: Terminal): void {
  const month = readMonth(options.from);
  const country = countryRules(named, terminal);
  if (country === null) return;
  const files = figuresWithBlanks(country, { kind: 'month', from: firstDayOf(month) });
  for (const { absolute, text } of files) writeWholeFile(absolute, text);
  if (options.json === true)
    printJson({ written: files.map(({ path, rows }) => ({ path, rows })) }, terminal);
  else if (files.length === 0) terminal.out(`every figure that moves monthly has a row up to ${month}\n`);
  else for (const file of files) terminal.out(filledText(file));
  terminal.exit(0);
}

/** `payroll new-month` */
export function registerNewMonth(program: Command, terminal: Terminal): void {
  program
    .command('new-month')
    .description('add a row to fill in to each figure of a country that moves monthly')
    .argument('<country>', 'its code, such as ar, or its folder')
    .requiredOption('--from <month>', 'the month, for example 2026-11')
    .option('--json', 'print one JSON document')
    .action((named: string, options: NewMonthOptions) => newMonth(named, options, terminal));
}
