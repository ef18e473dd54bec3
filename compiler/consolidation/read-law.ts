import type { DateLiteral, PayFile, Scheme, Span } from '../../dsl/ast/ast.ts';
import { amendments } from '../../dsl/diagnostics/amendments.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { type Parsed, parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { Report } from '../model/context.ts';
import { dayAfter } from '../parameters/calendar.ts';
import { amend } from './amend.ts';
import { withFigures } from './figures-in-law.ts';
import { type Law, type LawReading, wholeLaw } from './law.ts';
import { wordOf } from './names.ts';
import { isReadable, lostNames, namesAny, without } from './unreadable.ts';

/**
 * Finds the texts that a rule file may need. The same text is the same object each time, so that what is known of it need
 * not be found out again.
 */
export interface Siblings {
  /** The text of `<date>.pay` in the folder of the file; null when there is none. */
  readonly dated: (date: string) => Source | null;
  /** The files of figures of its country, in the order of their paths. */
  readonly figures: () => readonly Source[];
}

/** A file alone in its folder. */
export const noSiblings: Siblings = { dated: () => null, figures: () => [] };

interface Link extends Parsed {
  readonly source: Source;
}

/** A file that amends another, as far as both can be read. */
interface Amending extends Link {
  readonly scheme: Scheme;
  readonly amends: DateLiteral;
  readonly parent: Source;
}

const parsedTexts = new WeakMap<Source, Parsed>();
/** The law of an amendment holds as long as the law that it amends is the same. */
const knownLaws = new WeakMap<Source, { readonly parent: Law; readonly reading: LawReading }>();
const wholeLaws = new WeakMap<Source, LawReading>();

function parsed(source: Source): Link {
  const known = parsedTexts.get(source) ?? parse(source);
  parsedTexts.set(source, known);
  return { source, ...known };
}

function isBroken(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

export function amendsOf({ scheme }: PayFile): DateLiteral | null {
  const header = scheme?.headers.find(({ kind }) => kind === 'amends');
  return header?.kind === 'amends' ? header.date : null;
}

function validity(scheme: Scheme): { readonly from: string; readonly until: string } | null {
  const header = scheme.headers.find(({ kind }) => kind === 'valid');
  return header?.kind === 'valid' ? { from: header.from.iso, until: header.until.iso } : null;
}

function schemeName({ country, id }: Scheme): string {
  return `${country.text}.${id.text}`;
}

interface NamedFile {
  readonly path: string;
  readonly scheme: Scheme;
}

function standsInItsFolder({ path, scheme }: NamedFile): boolean {
  return path.split('/').at(-2) === scheme.id.text;
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** PAY902 stands at the name of the one that does not stand in the folder of its scheme, else in the amendment. */
function sayOtherScheme(amendment: NamedFile, parent: NamedFile, report: Report): void {
  const isOfParent = standsInItsFolder(amendment) && !standsInItsFolder(parent);
  const [wrong, other] = isOfParent ? [parent, amendment] : [amendment, parent];
  const [scheme, otherName] = [schemeName(wrong.scheme), schemeName(other.scheme)];
  const params = { scheme, other: otherName, file: fileName(other.path) };
  const labels = [{ path: other.path, span: other.scheme.id.span, text: quantityPhrases.thisIs(otherName) }];
  report.add(
    diagnose(wrong.path, amendments.parentOfAnotherScheme, wrong.scheme.id.span, params, { labels }),
  );
}

/** Says what is wrong between an amendment and the file that it names. */
function checkParent(
  { scheme: own, amends, parent }: Pick<Amending, 'scheme' | 'amends' | 'parent'>,
  siblings: Siblings,
  report: Report,
): void {
  const { scheme } = parsed(parent).file;
  if (scheme === null) return;
  const file = `${amends.iso}.pay`;
  if (schemeName(scheme) !== schemeName(own)) {
    sayOtherScheme({ path: report.path, scheme: own }, { path: parent.path, scheme }, report);
    return;
  }
  const [held, holds] = [validity(scheme), validity(own)];
  if (held === null || holds === null) return;
  if (held.from >= holds.from) {
    report.say(amendments.parentLater, amends.span, { file, from: held.from, own: holds.from });
    return;
  }
  // Where the two overlap, PAY613 says so of the files.
  const next = dayAfter(held.until);
  if (next >= holds.from) return;
  const between = siblings.dated(next) === null ? null : `${next}.pay`;
  const params = { file, until: held.until, own: holds.from, next: between };
  report.say(amendments.parentNotBefore, amends.span, params);
}

function whole({ source, file, diagnostics, broken }: Link): LawReading {
  const known = wholeLaws.get(source);
  if (known !== undefined) return known;
  const report = new Report(source.path);
  const changes = isBroken(diagnostics) ? [] : file.changes;
  for (const change of changes) report.say(amendments.notAnAmendment, change.span, { word: wordOf(change) });
  const found = [...diagnostics, ...report.diagnostics];
  const law = isBroken(found) ? null : wholeLaw(source, file);
  const isBeside = law === null && broken.length > 0 && isReadable(file.scheme, broken);
  const beside = isBeside ? wholeLaw(source, without(file, broken)) : null;
  const reading = { file, law, diagnostics: found, broken, beside, country: null };
  wholeLaws.set(source, reading);
  return reading;
}

interface Amended {
  readonly law: Law | null;
  readonly beside: Law | null;
  /** The statements that can be read and are wrong. */
  readonly faulty: readonly Span[];
}

const NOT_READ: Amended = { law: null, beside: null, faulty: [] };

/** Puts into a law what can be read of an amendment, and when that is not all of it what is not wrong either. */
function amendBeside(parent: Law, { source, file, scheme, broken }: Amending, report: Report): Amended {
  if (report.hasErrors || !isReadable(scheme, broken)) return NOT_READ;
  const readable = { source, file: without(file, broken), scheme };
  const law = amend(parent, readable, report);
  if (law !== null) return { law, beside: broken.length === 0 ? null : law, faulty: [] };
  const spans = report.diagnostics.map(({ span }) => span);
  const faulty = [...file.decls, ...file.changes]
    .map(({ span }) => span)
    .filter(({ start, end }) => spans.some((span) => span.start >= start && span.start < end));
  if (faulty.length === 0) return NOT_READ;
  const rest = { ...readable, file: without(readable.file, faulty) };
  return { law, beside: amend(parent, rest, new Report(source.path)), faulty };
}

/** The law of an amendment, given that of the file it amends. */
function amended(link: Amending, parent: LawReading): LawReading {
  const { source, file, amends, diagnostics, broken } = link;
  const known = knownLaws.get(source);
  if (known !== undefined && known.parent === parent.law) return known.reading;
  const report = new Report(source.path);
  if (parent.law === null) {
    const count = parent.diagnostics.filter(({ severity }) => severity === 'error').length;
    report.say(amendments.parentBroken, amends.span, { file: link.parent.path, count });
  }
  const lost = lostNames(source, broken, parent.law?.file.decls ?? []);
  const read = parent.law === null ? NOT_READ : amendBeside(parent.law, link, report);
  const told = report.diagnostics.filter((one) => broken.length === 0 || !namesAny(one, lost));
  const reading = {
    file,
    diagnostics: [...diagnostics, ...told],
    law: isBroken(diagnostics) ? null : read.law,
    broken: [...broken, ...read.faulty],
    beside: read.beside,
    country: null,
  };
  if (parent.law !== null) knownLaws.set(source, { parent: parent.law, reading });
  return reading;
}

/** An amendment that does not tell what it amends. */
function lost({ file, diagnostics }: Link, report: Report): LawReading {
  const found = [...diagnostics, ...report.diagnostics];
  return { file, law: null, diagnostics: found, broken: [], beside: null, country: null };
}

/** The first of files that amend each other. */
function circling(files: readonly Amending[]): LawReading {
  const [first] = files;
  if (first === undefined) throw new Error('a circle of no files');
  const report = new Report(first.source.path);
  const path = [...files, first].map((link) => link.source.path);
  report.say(amendments.circle, first.amends.span, { path });
  return lost(first, report);
}

/** The files from one that amends up to the whole law; the last entry says what ends the way. */
function wayUp(
  source: Source,
  siblings: Siblings,
): { readonly steps: readonly Amending[]; readonly end: LawReading } {
  const steps: Amending[] = [];
  let link = parsed(source);
  for (;;) {
    const { scheme } = link.file;
    const amends = amendsOf(link.file);
    if (scheme === null || amends === null) return { steps, end: whole(link) };
    const parent = siblings.dated(amends.iso);
    const report = new Report(link.source.path);
    if (parent === null) report.say(amendments.parentMissing, amends.span, { file: `${amends.iso}.pay` });
    else checkParent({ scheme, amends, parent }, siblings, report);
    if (parent === null || report.hasErrors) return { steps, end: lost(link, report) };
    steps.push({ ...link, scheme, amends, parent });
    const circle = steps.findIndex((step) => step.source === parent);
    if (circle >= 0) return { steps: steps.slice(0, circle), end: circling(steps.slice(circle)) };
    link = parsed(parent);
  }
}

/** Reads a file with all that it amends and the figures that it uses, as one law. Never throws at bad input. */
export function readLaw(source: Source, siblings: Siblings): LawReading {
  const { steps, end } = wayUp(source, siblings);
  const reading = steps.reduceRight((parent, link) => amended(link, parent), end);
  return withFigures(reading, siblings.figures());
}
