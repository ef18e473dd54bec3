import type { Decl, Header, Name, PayFile, Scheme, Span } from '../../dsl/ast/ast.ts';
import { amendments } from '../../dsl/diagnostics/amendments.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { formatParsed } from '../../dsl/format.ts';
import { MAX_ERRORS } from '../../dsl/lexer/limits.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { Report } from '../model/context.ts';
import { eachPart } from '../names/each-part.ts';
import { mentions } from '../names/mentions.ts';
import { askedToChange, readElsewhere } from '../names/read-elsewhere.ts';
import { endWithComment, startWithComments } from './comments.ts';
import { type CountryFigures, countryFigures, type Figure } from './country-figures.ts';
import { cutFigure, firstBeyond, reachedPart } from './cut-figure.ts';
import type { FiguresFile } from './figures-file.ts';
import { atItsPlace, type Law, type LawReading, placesOf } from './law.ts';
import { kindOf, namesOf } from './names.ts';
import { type Piece, slice, textOf } from './pieces.ts';
import type { Range } from './rows.ts';

type Uses = Extract<Header, { readonly names: readonly Name[] }>;

/** The law of a scheme before the figures are put into it. */
interface Own {
  readonly law: Law;
  readonly scheme: Scheme;
  readonly figures: CountryFigures;
}

function usesOf({ headers }: Scheme): readonly Uses[] {
  return headers.flatMap((header) => (header.kind === 'uses' ? [header] : []));
}

function rangeOf({ headers }: Scheme): Range {
  const valid = headers.find((header) => header.kind === 'valid');
  return valid?.kind === 'valid'
    ? { from: valid.from.iso, until: valid.until.iso }
    : { from: '0000-01-01', until: '9999-12-31' };
}

/** Says what is wrong between a scheme and a file of figures; it is told where the scheme names its figures. */
function checkFile(one: FiguresFile, { scheme, figures }: Own, uses: Uses, report: Report): void {
  const { country, diagnostics } = one;
  const { path } = one.source;
  const between = figures.diagnostics.filter((fault) => fault.path === path);
  const errors = [...diagnostics, ...between].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    report.say(faults.broken, uses.span, { file: path, count: errors.length });
    return;
  }
  const labels = [headOf(one)];
  const own = scheme.country.text;
  if (country !== own) report.say(faults.otherCountry, uses.span, { file: path, country, own }, { labels });
}

/** Says which files that the scheme uses figures of count in another currency. */
function checkCurrencies({ scheme }: Own, named: ReadonlySet<Figure>, uses: Uses, report: Report): void {
  const header = scheme.headers.find(({ kind }) => kind === 'currency');
  if (header?.kind !== 'currency') return;
  const own = header.name.text;
  for (const one of new Set([...named].map(({ file }) => file))) {
    if (one.currency === own) continue;
    const { file, currency } = { file: one.source.path, currency: one.currency };
    report.say(faults.otherCurrency, uses.span, { file, currency, own }, { labels: [headOf(one)] });
  }
}

/** Points at the head of a file of figures. */
function headOf({ source: { path }, file }: FiguresFile) {
  const { start } = file.figures?.span ?? { start: 0 };
  return { path, span: { start, end: start }, text: quantityPhrases.itsHead };
}

/**
 * Figures with all that they need on the dates of the law. The list is no recursion: a chain of figures may be longer than calls
 * can be deep.
 */
function withNeeds(names: Iterable<string>, { byName }: CountryFigures, range: Range): ReadonlySet<Figure> {
  const found = new Set<Figure>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const figure = byName.get(name);
    if (figure === undefined || found.has(figure)) continue;
    found.add(figure);
    const named = mentions(reachedPart(figure.decl, range));
    left.push(...figure.needs.filter((need) => named.has(need)));
  }
  return found;
}

/** The figures that the scheme names, with all that they need. */
function used(own: Own, report: Report): ReadonlySet<Figure> {
  const { scheme, figures } = own;
  const range = rangeOf(scheme);
  const files = figures.files.map(({ source }) => source.path);
  const known = [...figures.byName.keys()];
  const named = new Set<string>();
  const there = new Set<string>();
  let unknown = 0;
  for (const { text: name, span } of usesOf(scheme).flatMap(({ names }) => names)) {
    const figure = figures.byName.get(name);
    const first = figure === undefined ? null : firstBeyond(figure.decl, range);
    if (figure === undefined) {
      // No more errors than this are shown, and looking for a name alike takes long among many.
      const suggestion = unknown < MAX_ERRORS ? suggest(name, known) : null;
      unknown += 1;
      report.say(faults.unknown, span, { name, suggestion, files });
    } else if (named.has(name)) report.say(faults.notRead, span, { name, isTwice: true });
    else if (first !== null) report.say(faults.beginsLater, span, { name, first, until: range.until });
    named.add(name);
    if (first === null) there.add(name);
  }
  return withNeeds(there, figures, range);
}

/** Declarations of the scheme under the name of a figure. */
function checkDeclared({ law, figures }: Own, report: Report): void {
  for (const decl of law.file.decls)
    for (const name of namesOf(decl)) {
      const figure = figures.byName.get(name);
      if (figure === undefined) continue;
      const column =
        decl.decl === 'simple' ? decl.columns.find((each) => each.name.text === name)?.name.span : null;
      const span = column ?? ('name' in decl ? decl.name.span : decl.span);
      const file = figure.file.source.path;
      report.say(faults.declaredHere, span, { name, file });
    }
}

/** Figures that stand in the law because another one needs them, and that the scheme reads itself. */
function checkNamed({ law, scheme, figures }: Own, named: ReadonlySet<Figure>, report: Report): void {
  const there = new Set([...named].flatMap(({ decl }) => namesOf(decl)));
  const said = new Set(usesOf(scheme).flatMap(({ names }) => names.map(({ text }) => text)));
  for (const decl of law.file.decls)
    for (const name of mentions(decl)) {
      if (!there.has(name) || said.has(name)) continue;
      const file = figures.byName.get(name)?.file.source.path ?? '';
      report.say(faults.notNamed, nameIn(decl, name), { name, file });
      said.add(name);
    }
}

function isName(part: object): part is Name {
  return 'text' in part && typeof part.text === 'string' && 'span' in part;
}

/** Where a declaration names something. */
function nameIn(decl: Decl, name: string): Span {
  let found: Span | null = null;
  eachPart(decl, (part) => {
    if (isName(part) && part.text === name) found ??= part.span;
  });
  return found ?? decl.span;
}

/** The head without its `uses` lines. */
function headPieces(source: Source, scheme: Scheme): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { span } of usesOf(scheme)) {
    const start = startWithComments(source, span.start);
    pieces.push(slice(source, at, source.text.slice(0, start).trimEnd().length));
    at = endWithComment(source, span.end);
  }
  const end = endWithComment(source, scheme.span.end);
  return [...pieces, slice(source, Math.min(at, end), end)];
}

/**
 * What stands before a figure: a blank line where it has comments or several lines. Nothing of its neighbours decides it, so
 * that another figure between two changes no law.
 */
function leadOf({ decl, file: { source } }: Figure): string {
  const start = startWithComments(source, decl.span.start);
  return source.text.slice(start, decl.span.end).trim().includes('\n') ? '\n\n' : '\n';
}

/** What is published stands before the law that reads it. What is derived is computed where it is read, so it stands last. */
interface Placed {
  readonly published: readonly Piece[];
  readonly derived: readonly Piece[];
}

function figurePieces(own: Own, named: ReadonlySet<Figure>): Placed {
  const { law, scheme, figures } = own;
  const inOrder = figures.all.filter((figure) => named.has(figure));
  const decls = [...law.file.decls, ...inOrder.map(({ decl }) => decl)];
  const [elsewhere, compared] = [readElsewhere(decls), askedToChange(decls)];
  const range = rangeOf(scheme);
  const written = (figure: Figure, at: number): readonly Piece[] => {
    const names = namesOf(figure.decl);
    const reached = {
      range,
      isReadElsewhere: names.some((name) => elsewhere.has(name)),
      isCompared: names.some((name) => compared.has(name)),
    };
    const lead = at === 0 ? '\n\n' : leadOf(figure);
    return [lead, ...cutFigure(figure.file.source, figure.decl, reached)];
  };
  const [derived = [], published = []] = [true, false].map((isDerived) =>
    inOrder.filter(({ decl }) => (kindOf(decl) === 'let') === isDerived),
  );
  return { published: published.flatMap(written), derived: derived.flatMap(written) };
}

function lawWith(own: Own, named: ReadonlySet<Figure>): Law {
  const { law, scheme } = own;
  const { source } = law;
  const rest = slice(source, endWithComment(source, scheme.span.end), source.text.length);
  const { published, derived } = figurePieces(own, named);
  const pieces = [...headPieces(source, scheme), ...published, '\n\n', rest, ...derived];
  const before = { path: source.path, text: pieces.map(textOf).join('') };
  const laidOut = { path: source.path, text: formatParsed(before, parse(before)).text };
  const files = new Set([...named].map(({ file }) => file.source));
  return {
    ...law,
    source: laidOut,
    file: parse(laidOut).file,
    figures: own.figures.sources.filter((each) => files.has(each)),
    uses: new Map(
      usesOf(scheme).flatMap(({ names }) => names.map(({ text, span }) => [text, law.place(span)] as const)),
    ),
    place: placesOf(laidOut, pieces, before, law),
  };
}

/** A statement of an amendment about a figure names what the amended law does not have, since it is declared elsewhere. */
function aboutFigures(one: Diagnostic, { byName }: CountryFigures): Diagnostic {
  const { name } = one.data;
  const figure = one.code === amendments.notKnown.code ? byName.get(String(name)) : undefined;
  if (figure === undefined) return one;
  const report = new Report(one.path);
  report.say(faults.declaredHere, one.span, { name: String(name), file: figure.file.source.path });
  return report.diagnostics[0] ?? one;
}

/** What is said of a law that then is not read with its figures, since all that follows would be told of it, too. */
const APART: ReadonlySet<string> = new Set(
  [faults.broken, faults.otherCountry, faults.otherCurrency, faults.declaredHere].map(({ code }) => code),
);

const known = new WeakMap<LawReading, { readonly figures: CountryFigures; readonly reading: LawReading }>();

function readWith(reading: LawReading, figures: CountryFigures): LawReading {
  const told = reading.diagnostics.map((one) => aboutFigures(one, figures));
  const { law } = reading;
  const scheme: PayFile['scheme'] = law?.file.scheme ?? null;
  if (law === null || scheme === null) return { ...reading, diagnostics: told };
  const own = { law, scheme, figures };
  const report = new Report(law.source.path);
  checkDeclared(own, report);
  const [uses] = usesOf(scheme);
  if (uses !== undefined) for (const file of figures.files) checkFile(file, own, uses, report);
  const named = report.hasErrors ? new Set<Figure>() : used(own, report);
  if (uses !== undefined) checkCurrencies(own, named, uses, report);
  const isApart = report.diagnostics.some(({ code }) => APART.has(code));
  if (!isApart) checkNamed(own, named, report);
  const diagnostics = [...told, ...report.diagnostics.map((one) => atItsPlace(one, law))];
  if (isApart) return { ...reading, law: null, beside: null, diagnostics };
  return { ...reading, law: uses === undefined ? law : lawWith(own, named), diagnostics, country: figures };
}

/**
 * A reading of a file whose law holds the figures that it uses, cut to the rows that its dates can reach: one text that
 * needs no other, and that no figure of another year changes.
 */
export function withFigures(reading: LawReading, sources: readonly Source[]): LawReading {
  const hasUses = reading.law?.file.scheme?.headers.some(({ kind }) => kind === 'uses') ?? false;
  if (sources.length === 0 && !hasUses) return reading;
  const figures = countryFigures(sources);
  const before = known.get(reading);
  if (before?.figures === figures) return before.reading;
  const read = readWith(reading, figures);
  known.set(reading, { figures, reading: read });
  return read;
}
