import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { writtenIn } from '../../compiler/consolidation/law.ts';
import { dayBefore } from '../../compiler/parameters/calendar.ts';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { parse } from '../../dsl/parse.ts';
import { type KnownChange, knownChanges } from '../new-year/known-changes.ts';
import { figuresToConfirm, type NextFile, nextFile, type ParameterToConfirm } from '../new-year/next-file.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { type CountryLaw, type CountryRules, countryRules, figuresWithBlanks } from './country-rules.ts';
import { loadRules } from './load-rules.ts';
import { Findings, plural, printJson } from './report-diagnostics.ts';
import { columns, filledText } from './rows-to-fill.ts';
import { findSchemeFiles, type PayPath } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { writeWholeFile } from './write-file.ts';

interface NewYearOptions {
  readonly from: string;
  readonly literals?: true;
  readonly json?: true;
}

/** A file to write, and its place. */
interface Written extends NextFile {
  readonly path: string;
  readonly absolute: string;
}

/** A scheme for which nothing is written, and why. */
interface Skipped {
  readonly path: string;
  readonly reason: string;
}

interface CountryYear {
  readonly figures: ReturnType<typeof figuresWithBlanks>;
  readonly amendments: readonly Written[];
  readonly skipped: readonly Skipped[];
  /** The changes of the year that are known already. */
  readonly known: readonly KnownChange[];
  /** The parameters that go on as they are. */
  readonly confirm: readonly ParameterToConfirm[];
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

/** The newest law of each scheme. */
function newestLaws({ laws }: CountryRules): readonly CountryLaw[] {
  const schemes = Map.groupBy(laws, ({ path }) => dirname(path.absolute));
  return [...schemes.values()].flatMap(
    (all) => all.toSorted((a, b) => (a.ir.scheme.validFrom < b.ir.scheme.validFrom ? -1 : 1)).at(-1) ?? [],
  );
}

/** The reason why no amendment follows a law on a day; null if one does. */
function reasonNot({ path, ir: { scheme } }: CountryLaw, from: string): string | null {
  const { validFrom, validUntil } = scheme;
  if (validFrom === from) return 'is there already';
  if (validUntil >= from) return `holds from ${validFrom} to ${validUntil}`;
  if (validUntil < dayBefore(from)) return `ended on ${validUntil}`;
  const next = newPath(path, from);
  if (existsSync(next.absolute))
    throw new UsageError(`${next.shown} is there already, and its law begins on another day`);
  return null;
}

/** A law of which nothing is known before a day, and what follows it the day after. */
function refusePassedOver(newest: readonly CountryLaw[], from: string): void {
  const last = newest
    .map(({ ir }) => ir.scheme.validUntil)
    .toSorted()
    .at(-1);
  if (last === undefined) throw new UsageError('there are no rules of a scheme here');
  if (last >= dayBefore(from)) return;
  throw new UsageError(`no law is known from ${last} to ${from}: prepare the time between first`);
}

function prepare(country: CountryRules, from: string): CountryYear {
  const newest = newestLaws(country);
  refusePassedOver(newest, from);
  const reasons = newest.map((one) => ({ ...one, reason: reasonNot(one, from) }));
  const amendments = reasons.flatMap(({ path, law, reason }): readonly Written[] => {
    if (reason !== null) return [];
    const next = newPath(path, from);
    return [{ ...nextFile(law, next.shown, from), path: next.shown, absolute: next.absolute }];
  });
  const until = `${from.slice(0, 4)}-12-31`;
  const sources = new Set([
    ...country.figures.map(({ source }) => source),
    ...newest.flatMap(({ law }) => writtenIn(law)),
  ]);
  return {
    figures: figuresWithBlanks(country, { kind: 'year', from }),
    amendments,
    skipped: reasons.flatMap(({ path, reason }) => (reason === null ? [] : [{ path: path.shown, reason }])),
    known: [...sources].flatMap((source) => knownChanges(source, parse(source).file, from, until)),
    confirm: [
      ...country.figures.flatMap(({ source }) => figuresToConfirm(source, parse(source).file.decls, from)),
      ...amendments.flatMap(({ parameters }) => parameters),
    ],
  };
}

/** A list under its title; nothing where it is empty. */
function section(title: string, rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : `\n${title}:\n${columns(rows)}`;
}

function confirmRow({ path, line, name, label, law, since, until }: ParameterToConfirm): readonly string[] {
  const held = until === undefined ? (since ?? '') : `until ${until}`;
  const about = [label, law].filter((part) => part !== null && part !== '').join(': ');
  return [`${path}:${line}`, name, held, about];
}

function print(year: CountryYear, { from, literals }: NewYearOptions, terminal: Terminal): void {
  const { figures, amendments, skipped, known, confirm } = year;
  for (const file of [...figures, ...amendments]) terminal.out(filledText(file));
  for (const { path, reason } of skipped) terminal.out(`left ${harmless(path)}: it ${reason}\n`);
  terminal.out(
    section(
      `known already of ${from.slice(0, 4)}`,
      known.map(({ path, line, text }) => [`${path}:${line}`, text]),
    ),
  );
  terminal.out(section('goes on as it is, unless the law says otherwise', confirm.map(confirmRow)));
  const inside = amendments.flatMap((file) => file.literals);
  const once = [...new Map(inside.map((one) => [`${one.path}:${one.line} ${one.literal}`, one])).values()];
  if (literals === true)
    terminal.out(
      section(
        'inside formulas',
        once.map(({ path, line, literal }) => [`${path}:${line}`, literal]),
      ),
    );
  else if (once.length > 0)
    terminal.out(`\n${plural(once.length, 'figure')} inside formulas: --literals names them\n`);
}

/** Prints the errors of the rules on their new dates, beside the rows to fill in. */
function printErrors({ folder }: CountryRules, terminal: Terminal): void {
  const findings = new Findings();
  const texts = new RuleTexts();
  for (const path of findSchemeFiles([folder], terminal)) {
    const { diagnostics, written } = loadRules(path, terminal, texts);
    findings.add(
      diagnostics.filter(({ severity }) => severity === 'error'),
      ...written,
    );
  }
  if (!findings.hasErrors) return;
  terminal.out('\nWhat the new range of dates still lacks:\n\n');
  findings.print(terminal, 'out');
}

function newYear(named: string, options: NewYearOptions, terminal: Terminal): void {
  const from = readDate(options.from);
  const country = countryRules(named, terminal);
  if (country === null) return;
  const year = prepare(country, from);
  for (const { absolute, text } of [...year.figures, ...year.amendments]) writeWholeFile(absolute, text);
  if (options.json === true) {
    const written = [...year.figures, ...year.amendments].map(({ path, rows }) => ({ path, rows }));
    const { skipped, known, confirm, amendments } = year;
    const literals = amendments.flatMap((file) => file.literals);
    printJson({ written, skipped, known, confirm, literals }, terminal);
  } else {
    print(year, options, terminal);
    printErrors(country, terminal);
  }
  terminal.exit(0);
}

/** `payroll new-year` */
export function registerNewYear(program: Command, terminal: Terminal): void {
  program
    .command('new-year')
    .description(
      'prepare a country for a year: rows of figures to fill in, the amendment that follows of each scheme, and what is known already',
    )
    .argument('<country>', 'its code, such as co, or its folder')
    .requiredOption('--from <date>', 'first day of the year, for example 2027-01-01')
    .option('--literals', 'name the figures inside formulas, too')
    .option('--json', 'print one JSON document')
    .action((named: string, options: NewYearOptions) => newYear(named, options, terminal));
}
