import type { Decl, Name, PayFile, Scheme, Span } from '../../dsl/ast/ast.ts';
import { amendments } from '../../dsl/diagnostics/amendments.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { formatParsed } from '../../dsl/format.ts';
import { MAX_RULE_TOKENS } from '../../dsl/lexer/limits.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { type Parsed, parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { hasClause } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { mentions } from '../names/mentions.ts';
import { askedToChange, readElsewhere } from '../names/read-elsewhere.ts';
import { endWithComment, startWithComments } from './comments.ts';
import { amendedHead } from './header.ts';
import { atItsPlace, type Law, placesOf } from './law.ts';
import { lostDates } from './lost-dates.ts';
import { kindOf, namesOf, wordOf } from './names.ts';
import { isBlock, withParts } from './parts.ts';
import { lengthOf, type Piece, slice, textOf } from './pieces.ts';
import {
  braces,
  restatedBlock,
  restatedNotice,
  restatedSimple,
  restatedTable,
  type Written,
  withComments,
  withoutPlace,
} from './restate.ts';
import { bodyOf, livingRows, openerBefore, type Range } from './rows.ts';
import { type Addition, type Fate, StatementReader } from './statements.ts';

/** A declaration in its place in the new text. */
interface Entry {
  readonly decl: Decl;
  /** What stands between it and the one before it: blank lines, comments that belong to neither. */
  readonly lead: readonly Piece[];
  readonly pieces: readonly Piece[];
}

interface Amendment {
  readonly source: Source;
  readonly file: PayFile;
  readonly scheme: Scheme;
}

function restated(before: Written<Decl>, after: Written<Decl>): readonly Piece[] {
  const [old, own] = [before.decl, after.decl];
  const write = { before: before.source, after: after.source };
  if (old.decl === 'simple' && own.decl === 'simple')
    return restatedSimple({ source: write.before, decl: old }, { source: write.after, decl: own });
  if (old.decl === 'table' && own.decl === 'table')
    return restatedTable({ source: write.before, decl: old }, { source: write.after, decl: own });
  if (isBlock(old) && isBlock(own))
    return restatedBlock({ source: write.before, decl: old }, { source: write.after, decl: own });
  if (old.decl === 'notice' && own.decl === 'notice')
    return restatedNotice({ source: write.before, decl: old }, { source: write.after, decl: own });
  return withoutPlace(write.after, own);
}

/** Writes the consolidated law, declaration by declaration. */
class Consolidation {
  readonly #law: Law;
  readonly #amendment: Amendment;
  readonly #report: Report;
  #entries: Entry[] = [];

  constructor(law: Law, amendment: Amendment, report: Report) {
    this.#law = law;
    this.#amendment = amendment;
    this.#report = report;
  }

  pieces(fates: ReadonlyMap<Decl, Fate>, additions: readonly Addition[]): readonly Piece[] {
    const { source, file } = this.#law;
    const scheme = file.scheme;
    if (scheme === null) return [];
    let at = scheme.span.end;
    const moved: Addition[] = [];
    for (const decl of file.decls) {
      const start = startWithComments(source, decl.span.start);
      const end = endWithComment(source, decl.span.end);
      const lead = [slice(source, at, start), ...(source.text.slice(at, start).includes('\n') ? [] : ['\n'])];
      at = end;
      const fate = fates.get(decl);
      if (fate?.verb === 'restate' && fate.after !== null)
        moved.push({ decl: fate.decl, span: fate.decl.span, after: fate.after });
      const pieces = this.#kept(decl, fate, { start, end });
      if (pieces !== null) this.#entries.push({ decl, lead, pieces });
    }
    for (const addition of additions) this.#place(addition, this.#added(addition));
    for (const one of moved) this.#move(one);
    const head = amendedHead({ source, file, scheme }, this.#amendment);
    const rest: readonly Piece[] = ['\n', slice(source, at, source.text.length)];
    return [...head, ...this.#entries.flatMap(({ lead, pieces }) => [...lead, ...pieces]), ...rest];
  }

  /** A declaration of the amended law as it stands from now on; null when it is repealed. */
  #kept(decl: Decl, fate: Fate | undefined, { start, end }: Span): readonly Piece[] | null {
    const { source } = this.#law;
    if (fate === undefined) return [slice(source, start, end)];
    if (fate.verb === 'repeal') return null;
    if (fate.verb === 'parts')
      return [
        slice(source, start, decl.span.start),
        ...withParts({ source, decl }, fate.changes),
        slice(source, decl.span.end, end),
      ];
    const { source: own } = this.#amendment;
    const [before, after] = [
      { source, decl },
      { source: own, decl: fate.decl },
    ];
    return withComments(restated(before, after), after, before);
  }

  #added({ decl, span }: Addition): Entry {
    const { source, file } = this.#amendment;
    const start = startWithComments(source, span.start);
    const pieces = withComments(withoutPlace(source, decl), { source, decl: { span } }, null);
    const before = [...file.decls, ...file.changes]
      .filter((one) => one.span.end <= start)
      .map((one) => one.span.end);
    const gap = source.text.slice(Math.max(0, ...before), start);
    return { decl, lead: [gap.split('\n').length > 2 ? '\n\n' : '\n'], pieces };
  }

  #indexOf(name: string): number {
    return this.#entries.findLastIndex(({ decl }) => {
      if (decl.decl === 'notice' && decl.code.text === name) return true;
      const parts = isBlock(decl) ? decl.parts : [];
      return namesOf(decl).includes(name) || parts.some((part) => part.name.text === name);
    });
  }

  /** Puts an entry behind the line that it names, else behind the last declaration of its kind. */
  #place({ decl, after }: Pick<Addition, 'decl' | 'after'>, entry: Entry): void {
    const known =
      after === null
        ? this.#entries.findLastIndex((each) => kindOf(each.decl) === kindOf(decl))
        : this.#indexOf(after.text);
    if (after !== null && known === -1) this.#noPlace(after);
    const index = known === -1 ? this.#entries.length : known + 1;
    this.#entries.splice(index, 0, entry);
  }

  #noPlace(after: Name): void {
    const suggestion = suggest(
      after.text,
      this.#entries.flatMap(({ decl }) => namesOf(decl)),
    );
    this.#report.say(amendments.noPlace, after.span, { name: after.text, suggestion });
  }

  #move(one: Addition): void {
    const from = this.#indexOf(namesOf(one.decl)[0] ?? '');
    const [entry] = this.#entries.splice(from, 1);
    if (entry !== undefined) this.#place(one, entry);
  }
}

function rangeOf({ headers }: Scheme): Range | null {
  const valid = headers.find((header) => header.kind === 'valid');
  return valid?.kind === 'valid' ? { from: valid.from.iso, until: valid.until.iso } : null;
}

function isReadElsewhere(decl: Decl, elsewhere: ReadonlySet<string>): boolean {
  return namesOf(decl).some((name) => elsewhere.has(name));
}

/** The text without the dated rows that had been replaced before the law begins, but for those read at other dates. */
function livingPieces(source: Source, file: PayFile, range: Range): readonly Piece[] | null {
  const pieces: Piece[] = [];
  let at = 0;
  const elsewhere = readElsewhere(file.decls);
  const compared = askedToChange(file.decls);
  for (const decl of file.decls) {
    // Days are counted across years.
    if (isReadElsewhere(decl, elsewhere) || kindOf(decl) === 'calendar') continue;
    const rows = decl.decl === 'simple' ? (decl.rows ?? []) : decl.decl === 'table' ? decl.blocks : [];
    const isChecked =
      decl.decl === 'simple' &&
      (hasClause(decl.clauses, 'grows_by') || namesOf(decl).some((name) => compared.has(name)));
    const living = livingRows<(typeof rows)[number]>(rows, range, isChecked);
    if (living.length === rows.length) continue;
    const first = rows[0];
    if (first === undefined) continue;
    const body = bodyOf<(typeof rows)[number]>(source, decl, rows);
    const members = body.members.filter(({ node }) => living.includes(node));
    pieces.push(slice(source, at, openerBefore(source, first.span.start)), ...braces({ ...body, members }));
    at = decl.span.end;
  }
  return at === 0 ? null : [...pieces, slice(source, at, source.text.length)];
}

function written(path: string, pieces: readonly Piece[]): Source {
  return { path, text: pieces.map(textOf).join('') };
}

/** The pieces of pieces: slices of a text that itself was put together. */
function through(pieces: readonly Piece[], middle: Source, origin: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' || piece.source !== middle ? [piece] : cutOut(origin, piece.span),
  );
}

function cutOut(pieces: readonly Piece[], { start, end }: Span): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (at >= end) break;
    const length = lengthOf(piece);
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, length)];
    if (from < to)
      found.push(
        typeof piece === 'string'
          ? piece.slice(from, to)
          : slice(piece.source, piece.span.start + from, piece.span.start + to),
      );
    at += length;
  }
  return found;
}

/** Says what is wrong with the text of the whole, where its author wrote it. */
function checkWhole(whole: Law, { file, diagnostics }: Parsed, scheme: Scheme, report: Report): void {
  const what = rulePhrases.wordsFiguresAndSignsInThe;
  for (const diagnostic of diagnostics)
    if (diagnostic.code === text.tooLarge.code)
      report.say(text.tooLarge, scheme.id.span, { what, limit: MAX_RULE_TOKENS });
    else report.add(atItsPlace(diagnostic, whole));
  for (const change of file.changes)
    report.say(amendments.notAnAmendment, whole.place(change.span).span, { word: wordOf(change) });
}

/** What a declaration that is restated with a formula or rows of its own, or repealed, reads no longer. */
function readUntil(fates: ReadonlyMap<Decl, Fate>): Law['readUntil'] {
  return (name) => {
    for (const [old, fate] of fates) {
      if (fate.verb !== 'restate' || !mentions(old).has(name) || mentions(fate.decl).has(name)) continue;
      const { decl } = fate;
      if (decl.decl !== 'simple') return decl.span;
      if (decl.value !== null || decl.rows !== null) return (decl.value ?? decl).span;
    }
    return null;
  };
}

/** The law as an amendment leaves it; null when something is wrong with the amendment, which has been reported. */
export function amend(law: Law, amendment: Amendment, report: Report): Law | null {
  const { source, file, scheme } = amendment;
  const { fates, additions, repealed } = new StatementReader(law, source, report).read(file);
  const range = rangeOf(scheme);
  for (const [old, fate] of fates) {
    if (fate.verb !== 'restate' || range === null) continue;
    for (const { span, ...lost } of lostDates(old, fate.decl, range))
      report.say(amendments.dateLost, span, lost);
  }
  const all = new Consolidation(law, amendment, report).pieces(fates, additions);
  if (report.hasErrors) return null;
  const whole = written(source.path, all);
  const parsed = parse(whole);
  const chain = [...law.chain, source];
  const asWritten = {
    source: whole,
    file: parsed.file,
    chain,
    figures: [],
    uses: new Map(),
    repealed,
    readUntil: readUntil(fates),
    place: placesOf(whole, all, whole, law),
  };
  checkWhole(asWritten, parsed, scheme, report);
  if (report.hasErrors) return null;
  const living = range === null ? null : livingPieces(whole, parsed.file, range);
  const pieces = living === null ? all : through(living, whole, all);
  const before = living === null ? whole : written(source.path, pieces);
  const { text: lines } = formatParsed(before, living === null ? parsed : parse(before));
  const laidOut = { path: source.path, text: lines };
  return {
    source: laidOut,
    file: parse(laidOut).file,
    chain,
    figures: [],
    uses: new Map(),
    repealed,
    readUntil: readUntil(fates),
    place: placesOf(laidOut, pieces, before, law),
  };
}
