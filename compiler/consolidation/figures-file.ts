import type { Decl, Figures, Header, PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { Report } from '../model/context.ts';
import { kindOf, wordOf } from './names.ts';

/** A file of figures as far as it can be read by itself. */
export interface FiguresFile {
  readonly source: Source;
  readonly file: PayFile;
  readonly country: string;
  /** Empty where the file does not say it. */
  readonly currency: string;
  /** What its text, its head and the kinds of its declarations show to be wrong. */
  readonly diagnostics: readonly Diagnostic[];
}

const KINDS: ReadonlySet<string> = new Set(['unit', 'param', 'table', 'calendar', 'let']);

const known = new WeakMap<Source, FiguresFile>();

/** A unit, parameter, table, calendar or `let`: what several schemes may read. */
export function isFigureKind(decl: Decl): boolean {
  return KINDS.has(kindOf(decl));
}

function checkHeaders({ country, headers }: Figures, report: Report): void {
  const seen = new Map<string, Header>();
  for (const header of headers) {
    const earlier = seen.get(header.kind);
    if (header.kind !== 'currency')
      report.say(faults.notAFigure, header.span, { word: header.kind, isLine: true });
    else if (earlier !== undefined) {
      const labels = [{ span: earlier.span, text: quantityPhrases.alreadySaidHere }];
      report.say(names.headerTwice, header.span, { header: header.kind }, { labels });
    }
    seen.set(header.kind, header);
  }
  if (seen.has('currency')) return;
  report.say(names.headerMissing, country.span, { header: 'currency', example: 'currency COP' });
}

function firstSpan({ decls, changes, span }: PayFile): Span {
  const start = Math.min(...[...decls, ...changes].map((each) => each.span.start), span.end);
  return { start, end: start };
}

/** Reads a file of figures by itself. Never throws at bad input. */
export function readFigures(source: Source): FiguresFile {
  const read = known.get(source);
  if (read !== undefined) return read;
  const { file, diagnostics } = parse(source);
  const report = new Report(source.path);
  if (file.figures === null) {
    if (diagnostics.length === 0) report.say(faults.noHead, firstSpan(file), {});
  } else checkHeaders(file.figures, report);
  for (const decl of file.decls)
    if (!isFigureKind(decl)) report.say(faults.notAFigure, decl.span, { word: kindOf(decl), isLine: false });
  for (const change of file.changes)
    report.say(faults.notAFigure, change.span, { word: wordOf(change), isLine: false });
  const currency = file.figures?.headers.find((header) => header.kind === 'currency');
  const found: FiguresFile = {
    source,
    file,
    country: file.figures?.country.text ?? '',
    currency: currency?.kind === 'currency' ? currency.name.text : '',
    diagnostics: [...diagnostics, ...report.diagnostics],
  };
  known.set(source, found);
  return found;
}
