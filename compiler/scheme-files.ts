import type { Span } from '../dsl/ast/ast.ts';
import { dates } from '../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../dsl/diagnostics/diagnostic.ts';
import type { Said } from '../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../dsl/diagnostics/phrases/rules.ts';
import type { IrScheme } from './ir/ir.ts';
import { dayAfter, dayBefore, earlierOf } from './parameters/calendar.ts';

/** A compiled rule file, as far as its place among the others goes. */
interface SchemeFile {
  readonly path: string;
  readonly scheme: IrScheme;
}

function nameOf(scheme: IrScheme): string {
  return `${scheme.country}.${scheme.id}`;
}

/** Compares a file with the one of the same scheme that begins before it. */
function checkNeighbours(before: SchemeFile, file: SchemeFile): readonly Diagnostic[] {
  const [ends, begins] = [before.scheme.validUntil, file.scheme.validFrom];
  const common = { scheme: nameOf(file.scheme), other: before.path };
  const extras = {
    labels: [{ path: before.path, span: before.scheme.validSpan, text: quantityPhrases.theFileBeforeIt }],
  };
  if (begins <= ends) {
    const params = { ...common, from: begins, until: earlierOf(ends, file.scheme.validUntil) };
    return [diagnose(file.path, dates.filesOverlap, file.scheme.validSpan, params, extras)];
  }
  if (begins === dayAfter(ends)) return [];
  const params = { ...common, from: dayAfter(ends), until: dayBefore(begins) };
  return [diagnose(file.path, dates.filesHole, file.scheme.validSpan, params, extras)];
}

const MOST_MONTHS = 17;

/** Counts the whole months of a validity since the last change of law that the file tells, or since its beginning. */
function monthsOf({ validFrom, validUntil, changes }: IrScheme): number {
  const known = changes.map(({ date }) => date).filter((date) => date <= validUntil);
  const last = [validFrom, ...known].toSorted().at(-1) ?? validFrom;
  const month = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(dayAfter(validUntil)) - month(last);
}

/** PAY617: the newest file of a scheme that holds for longer than a law is known; a slip in its last year. */
function checkLength({ path, scheme }: SchemeFile): readonly Diagnostic[] {
  const months = monthsOf(scheme);
  if (months <= MOST_MONTHS) return [];
  return [diagnose(path, dates.longValidity, scheme.validSpan, { months, until: scheme.validUntil })];
}

/** PAY630: a file holds for whole months; the last day of the newest one is compared with nothing else. */
function checkMonths({ path, scheme }: SchemeFile): readonly Diagnostic[] {
  const { validFrom, validUntil, validSpan } = scheme;
  const said = (what: 'begins' | 'ends', date: string) =>
    diagnose(path, dates.insideMonth, validSpan, { what, date });
  return [
    ...(validFrom.endsWith('-01') ? [] : [said('begins', validFrom)]),
    ...(dayAfter(validUntil).endsWith('-01') ? [] : [said('ends', validUntil)]),
  ];
}

const DATED_FILE = /^\d{4}-\d{2}-\d{2}$/;

/** PAY618: a file called by a date is called by its first day, and stands in the folders of its country and scheme. */
function checkPlace({ path, scheme }: SchemeFile): readonly Diagnostic[] {
  const [file = '', folder = '', country = ''] = path.split('/').toReversed();
  const name = file.replace(/\.pay$/, '');
  if (!DATED_FILE.test(name)) return [];
  const said = (what: Said, place: Span, found: string, expected: string): readonly Diagnostic[] =>
    found === expected
      ? []
      : [
          diagnose(path, dates.misplaced, place, {
            what,
            found,
            expected,
          }),
        ];
  const inCountry = /^[a-z]{2}$/.test(country);
  return [
    ...said(rulePhrases.file, scheme.validSpan, name, scheme.validFrom),
    ...(inCountry ? said(rulePhrases.folderOfTheScheme, scheme.span, folder, scheme.id) : []),
    ...(inCountry
      ? said(rulePhrases.folderOfTheCountry, scheme.span, country, scheme.country.toLowerCase())
      : []),
  ];
}

/**
 * PAY613 and PAY614: the files of one scheme follow each other without overlap and without hole. Each
 * diagnostic stands in the later file, at its `valid` line, and names the earlier one.
 */
export function checkSchemeFiles(files: readonly SchemeFile[]): readonly Diagnostic[] {
  const schemes = Map.groupBy(files, (file) => nameOf(file.scheme));
  return [...schemes.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    const between = ordered.flatMap((file, index) => {
      const before = furthest(ordered.slice(0, index));
      return before === undefined ? [] : checkNeighbours(before, file);
    });
    const newest = ordered.at(-1);
    return [
      ...group.flatMap(checkPlace),
      ...group.flatMap(checkMonths),
      ...between,
      ...(newest === undefined ? [] : checkLength(newest)),
    ];
  });
}

function key(file: SchemeFile): string {
  return `${file.scheme.validFrom} ${file.path}`;
}

/** The file that lasts longest: a short file inside a long one leaves no hole behind it. */
function furthest(files: readonly SchemeFile[]): SchemeFile | undefined {
  return files.reduce<SchemeFile | undefined>(
    (best, file) => (best === undefined || file.scheme.validUntil > best.scheme.validUntil ? file : best),
    undefined,
  );
}
