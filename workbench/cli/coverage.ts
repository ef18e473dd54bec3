import type { Command } from 'commander';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { type CountryReach, type FigureReach, figureCalendar } from '../coverage/figure-calendar.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { loadRules } from './load-rules.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { columns } from './rows-to-fill.ts';
import { findSchemeFiles } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';

interface CoverageOptions {
  readonly json?: true;
  readonly all?: true;
}

function schemesOf({ schemes }: FigureReach, all: number): string {
  return schemes.length === all && all > 1 ? 'all schemes' : schemes.join(', ');
}

function ending(reach: CountryReach): string {
  const ends = reach.figures.filter(({ ends: end }) => end !== null);
  if (ends.length === 0) return '';
  const rows = ends.map((figure) => [
    figure.ends ?? '',
    figure.name,
    schemesOf(figure, reach.schemes.length),
    figure.isBlank
      ? 'then refused: its row is blank'
      : figure.carried === null
        ? ''
        : `then carried forward (${figure.carried})`,
  ]);
  return `\n  known until\n${columns(rows)}`;
}

function doubtful(reach: CountryReach): string {
  const doubts = reach.figures.filter(({ doubt }) => doubt !== null);
  if (doubts.length === 0) return '';
  const rows = doubts.map((figure) => [
    figure.name,
    figure.stated ?? '',
    schemesOf(figure, reach.schemes.length),
    [figure.doubt?.provenance, figure.doubt?.note].filter((part) => part != null).join(': '),
  ]);
  return `\n  last value on a doubt\n${columns(rows)}`;
}

function unending(reach: CountryReach): string {
  const rest = reach.figures.filter(({ ends }) => ends === null);
  const rows = rest.map((figure) => [
    figure.stated ?? '',
    figure.name,
    schemesOf(figure, reach.schemes.length),
  ]);
  return rows.length === 0 ? '' : `\n  stated on, and held until another is stated\n${columns(rows)}`;
}

function text(reach: CountryReach, { all }: CoverageOptions): string {
  const schemes = reach.schemes.map(({ scheme, from, until, calculableUntil }) => {
    const calculated = calculableUntil === until ? '' : `calculated until ${calculableUntil ?? 'no day'}`;
    return [scheme, from, '..', until, calculated];
  });
  const parts = [ending(reach), doubtful(reach), all === true ? unending(reach) : ''];
  return harmless(`${reach.country}\n${columns(schemes)}${parts.join('')}`);
}

function printCoverage(paths: readonly string[], options: CoverageOptions, terminal: Terminal): void {
  const texts = new RuleTexts();
  const findings = new Findings();
  const loaded = findSchemeFiles(paths, terminal).map((path) => loadRules(path, terminal, texts));
  if (loaded.length === 0) throw new UsageError('there are no rules of a scheme here');
  for (const { diagnostics, written } of loaded)
    findings.add(
      diagnostics.filter(({ severity }) => severity === 'error'),
      ...written,
    );
  if (findings.hasErrors) {
    findings.print(terminal, 'err');
    terminal.exit(1);
    return;
  }
  const reaches = figureCalendar(loaded.flatMap(({ compiled }) => (compiled === null ? [] : [compiled.ir])));
  if (options.json === true) printJson({ countries: reaches }, terminal);
  else terminal.out(reaches.map((reach) => text(reach, options)).join('\n'));
  terminal.exit(0);
}

/** `payroll coverage` */
export function registerCoverage(program: Command, terminal: Terminal): void {
  program
    .command('coverage')
    .description(
      'print how far the rules reach: the dates of each scheme, which figure is known until when, and which rests on a doubt',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .option('--all', 'name every figure, also those that hold until another is stated')
    .option('--json', 'print one JSON document')
    .action((paths: string[], options: CoverageOptions) => printCoverage(paths, options, terminal));
}
