import type { Decl } from '../dsl/ast/ast.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../dsl/diagnostics/phrases/tables.ts';
import { types } from '../dsl/diagnostics/types.ts';
import type { Source } from '../dsl/text/source.ts';
import { type CountryFigures, countryFigures } from './consolidation/country-figures.ts';
import { namesOf } from './consolidation/names.ts';
import type { IrScheme } from './ir/ir.ts';
import { checkClauses } from './model/clauses.ts';
import { type FileContext, Report, type UnitInfo } from './model/context.ts';
import { withoutBlanks } from './parameters/blanks.ts';
import { lastDayOf } from './parameters/calendar.ts';
import { buildParameters } from './parameters/parameter.ts';
import { readCalendar } from './parameters/working-days.ts';
import { buildTable } from './tables/table.ts';

function datesOf(decl: Decl): readonly string[] {
  if (decl.decl === 'simple') return (decl.rows ?? []).map(({ at }) => at.iso);
  if (decl.decl !== 'table') return [];
  const head = decl.clauses.flatMap((clause) => (clause.kind === 'by' ? clause.dates : []));
  return [...head.map(({ iso }) => iso), ...decl.blocks.map(({ from }) => from.iso)];
}

/** A scheme that holds on all dates of one figure, so that nothing is said of other dates. */
function schemeOf(decl: Decl, country: string, currency: string): IrScheme {
  const dates = datesOf(decl);
  const [first, last] = [dates[0] ?? '2000-01-01', dates.at(-1) ?? '2000-01-01'];
  return {
    country,
    id: 'figures',
    label: 'figures',
    version: '',
    currency,
    validFrom: first.length === 7 ? `${first}-01` : first,
    validUntil: last.length === 7 ? lastDayOf(last) : last,
    periods: ['monthly'],
    proration: null,
    days: 'as_given',
    asOf: 'period_end',
    rounding: null,
    laws: [],
    changes: [],
    validSpan: decl.span,
    span: decl.span,
  };
}

function unitsOf({ all, files }: CountryFigures): ReadonlyMap<string, UnitInfo> {
  const currencies = files.map(({ currency }) => [currency, { name: currency, isCurrency: true }] as const);
  const units = all.flatMap(({ decl }) =>
    decl.decl === 'simple' && decl.kind === 'unit'
      ? namesOf(decl).map((name) => [name, { name, isCurrency: false }] as const)
      : [],
  );
  return new Map<string, UnitInfo>([...currencies, ...units]);
}

function checkFigure(decl: Decl, context: FileContext): void {
  const { report } = context;
  if (decl.decl === 'table') buildTable(decl, context);
  if (decl.decl !== 'simple') return;
  if (decl.kind === 'calendar') readCalendar(decl, report);
  if (decl.kind === 'let') checkClauses('let', decl.clauses, report, decl.kindSpan);
  if (decl.kind !== 'unit' && decl.kind !== 'param') return;
  const built = buildParameters(decl, context);
  if (built.kind === 'expression')
    report.say(types.wrongType, built.value.span, {
      what: tablePhrases.theValueOf(built.column.name.text),
      expected: rulePhrases.aParameterOfTheLaw,
      found: rulePhrases.aFormulaWriteItAsA,
    });
}

/**
 * Everything that is wrong with a file of figures, whatever schemes use it: its text, its head, its rows, and what stands
 * twice among the files of its country. What depends on the dates of a scheme is said when that scheme is checked.
 */
export function checkFigures(source: Source, files: readonly Source[]): readonly Diagnostic[] {
  const all = files.some(({ path }) => path === source.path) ? files : [source];
  const country = countryFigures(all);
  const own = country.files.find((file) => file.source.path === source.path);
  if (own === undefined || own.diagnostics.some(({ severity }) => severity === 'error'))
    return own?.diagnostics ?? [];
  const report = new Report(source.path);
  const units = unitsOf(country);
  const { decls, blanks } = withoutBlanks(own.file.decls, report);
  for (const decl of decls) {
    const scheme = schemeOf(decl, own.country, own.currency);
    const context = {
      report,
      scheme,
      units,
      choices: new Map<string, readonly string[]>(),
      elsewhere: new Set<string>(),
      blanks,
    };
    checkFigure(decl, context);
  }
  const between = country.diagnostics.filter(({ path }) => path === source.path);
  return [...own.diagnostics, ...between, ...report.diagnostics];
}
