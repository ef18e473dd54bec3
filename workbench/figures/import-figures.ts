import { endWithComment } from '../../compiler/consolidation/comments.ts';
import { namesOf } from '../../compiler/consolidation/names.ts';
import { checkFigures } from '../../compiler/figures.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { monthAfter } from '../../compiler/parameters/calendar.ts';
import { isTenfold } from '../../compiler/parameters/growth.ts';
import type { DatedRow, PayFile, SimpleDecl } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { format } from '../../dsl/format.ts';
import { isCalendarDate, isCalendarMonth } from '../../dsl/lexer/calendar.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { decimal, equal } from '../../runtime/numbers/exact.ts';
import { readFiguresTable, type TableCell } from './figures-table.ts';

/** What an import comes to: the file of figures with its rows, or all that is wrong with the table. */
export type Imported =
  | { readonly kind: 'faulty'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly kind: 'imported';
      readonly text: string;
      /** Rows that were added, or took the place of a blank. */
      readonly added: number;
      /** Rows that the file had already. */
      readonly known: number;
    };

/** Columns beside those of figures: what a row rests on. */
const CLAUSES = ['law', 'unconfirmed', 'single_source', 'derived', 'convention'] as const;
const DATE_COLUMNS = ['date', 'month', 'fecha', 'mes', 'data', 'mês'];

/** A declaration whose rows are imported, and the places of its columns in the table. */
interface Target {
  readonly decl: SimpleDecl;
  readonly columns: readonly number[];
  readonly isMonthly: boolean;
}

/** A row to write: its date, its cells as the language writes them, its clauses. */
interface NewRow {
  readonly at: string;
  readonly cells: readonly string[];
  readonly clauses: string;
  readonly place: TableCell;
}

function isDated(decl: PayFile['decls'][number]): decl is SimpleDecl {
  return decl.decl === 'simple' && (decl.kind === 'unit' || decl.kind === 'param') && decl.rows !== null;
}

/** The forms of the kinds of cells: the shape that is read, and an example of it. */
const FORMS = {
  rate: { shape: /^-?\d+(\.\d+)?%$/, example: '1.78%' },
  hours: { shape: /^-?\d+(\.\d+)?h$/, example: '42h' },
  amount: { shape: /^-?\d+(\.\d+)?$/, example: '72151.50' },
} as const;

/** Points that may part thousands. */
const THOUSANDS = /^-?\d{1,3}(\.\d{3})+$/;

/** Digits with `_` between thousands: the way the language writes them. */
function spelled(digits: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(digits) ?? [];
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '_')}${rest}`;
}

/** The number of a cell of a row, whatever ends it. */
function numberIn(spelling: string) {
  return decimal(spelling.replaceAll(/[_%h]/g, ''));
}

/** Reads one table of figures into one file of figures. */
class FiguresImport {
  readonly #into: Source;
  readonly #table: ReturnType<typeof readFiguresTable>;
  readonly #file: PayFile;
  readonly #found: Diagnostic[] = [];
  #added = 0;
  #known = 0;

  constructor(csv: Source, into: Source) {
    this.#into = into;
    this.#table = readFiguresTable(csv);
    this.#file = parse(into).file;
  }

  read(): Imported {
    const { header, rows } = this.#table;
    const date = header.findIndex(({ text }) => DATE_COLUMNS.includes(text.toLowerCase()));
    const targets = this.#targets(date);
    if (date < 0) this.#column('date', header[0] ?? null, '', null);
    if (this.#found.length > 0) return this.#faulty();
    for (const row of rows) this.#checkLength(row);
    const read = targets.map((target) => ({ target, rows: this.#rowsOf(target, date) }));
    const checked = read.map(({ target, rows: own }) => ({ target, rows: this.#fresh(target, own) }));
    if (this.#found.length > 0) return this.#faulty();
    const text = this.#written(checked);
    const errors = this.#errorsOf(text);
    return errors.length > 0
      ? { kind: 'faulty', diagnostics: errors }
      : { kind: 'imported', text, added: this.#added, known: this.#known };
  }

  #faulty(): Imported {
    return { kind: 'faulty', diagnostics: this.#found };
  }

  #column(
    fault: 'date' | 'unknown' | 'twice' | 'alone' | 'undated',
    cell: TableCell | null,
    name: string,
    other: string | null,
  ): void {
    const { source } = this.#table;
    const span = cell?.span ?? { start: 0, end: 0 };
    const params = { fault, name, other, file: this.#into.path };
    this.#found.push(diagnose(source.path, faults.importedColumn, span, params));
  }

  #cell(
    fault: 'separator' | 'kind' | 'date' | 'empty' | 'quotes' | 'length',
    { span }: Pick<TableCell, 'span'>,
    found: string,
    example: string,
  ): void {
    const { path } = this.#table.source;
    this.#found.push(diagnose(path, faults.importedCell, span, { fault, found, example }));
  }

  #checkLength(row: readonly TableCell[]): void {
    const { header } = this.#table;
    const [first] = row;
    if (row.length === header.length || first === undefined) return;
    const last = row.at(-1) ?? first;
    const span = { start: first.span.start, end: last.span.end };
    this.#cell(
      row.length === 1 && first.text.includes('"') ? 'quotes' : 'length',
      { span },
      String(row.length),
      '',
    );
  }

  /** The declarations that the columns name, each with all its columns. */
  #targets(date: number): readonly Target[] {
    const { header } = this.#table;
    const declared = new Map(
      this.#file.decls.flatMap((decl) => namesOf(decl).map((name) => [name, decl] as const)),
    );
    const place = new Map<string, number>();
    const decls = new Set<SimpleDecl>();
    for (const [at, cell] of header.entries()) {
      const name = cell.text;
      if (at === date || CLAUSES.some((clause) => clause === name)) continue;
      const decl = declared.get(name);
      if (place.has(name)) this.#column('twice', cell, name, null);
      else if (decl === undefined) this.#column('unknown', cell, name, suggest(name, [...declared.keys()]));
      else if (!isDated(decl)) this.#column('undated', cell, name, null);
      else decls.add(decl);
      place.set(name, at);
    }
    return [...decls].map((decl) => {
      const lacking = namesOf(decl).find((name) => !place.has(name));
      const own = namesOf(decl).find((name) => place.has(name)) ?? '';
      if (lacking !== undefined) this.#column('alone', header[place.get(own) ?? 0] ?? null, own, lacking);
      return {
        decl,
        columns: namesOf(decl).map((name) => place.get(name) ?? -1),
        isMonthly: clauseOf(decl.clauses, 'by')?.by.text === 'month',
      };
    });
  }

  /** The rows of the table for one declaration; a row in which all its cells are empty says nothing of it. */
  #rowsOf(target: Target, date: number): readonly NewRow[] {
    return this.#table.rows.flatMap((row): readonly NewRow[] => {
      const own = target.columns.flatMap((at) => row[at] ?? []);
      const place = row[date];
      const isWhole = row.length === this.#table.header.length;
      if (!isWhole || place === undefined || own.every(({ text }) => text === '')) return [];
      const at = this.#dateOf(place, target);
      const cells = own.map((cell, index) => this.#spelling(cell, target.decl.columns[index]?.type ?? null));
      if (at === null || cells.includes(null)) return [];
      return [{ at, cells: cells.filter((cell) => cell !== null), clauses: this.#clausesOf(row), place }];
    });
  }

  #dateOf(cell: TableCell, { isMonthly }: Target): string | null {
    const { text } = cell;
    const isRight = isMonthly
      ? /^\d{4}-\d{2}$/.test(text) && isCalendarMonth(text)
      : /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text);
    if (isRight) return text;
    this.#cell('date', cell, text, isMonthly ? '2026-11' : '2026-11-01');
    return null;
  }

  #spelling(cell: TableCell, type: SimpleDecl['columns'][number]['type']): string | null {
    const { text } = cell;
    if (text === '') {
      this.#cell('empty', cell, '', '');
      return null;
    }
    const word = type?.kind === 'named' ? type.name.text : '';
    const { shape, example } = word === 'rate' || word === 'hours' ? FORMS[word] : FORMS.amount;
    const plain = text.replaceAll('_', '');
    // `3.500.000`, `72.151` and `72,151` may each be another amount.
    const isSeparated = /^-?\d+([.,]\d+)+[%h]?$/.test(text) && (text.includes(',') || THOUSANDS.test(text));
    if (!isSeparated && shape.test(plain) && /^-?\d[\d_]*(\.\d+)?[%h]?$/.test(text)) return spelled(plain);
    this.#cell(isSeparated ? 'separator' : 'kind', cell, text, example);
    return null;
  }

  #clausesOf(row: readonly TableCell[]): string {
    const { header } = this.#table;
    const said = CLAUSES.flatMap((clause) => {
      const cell = row[header.findIndex(({ text }) => text === clause)];
      if (cell === undefined || cell.text === '') return [];
      if (!/["\n\r]/.test(cell.text)) return [`${clause} "${cell.text}"`];
      this.#cell('quotes', cell, cell.text, '');
      return [];
    });
    return said.join('  ');
  }

  /** The rows that the file does not have, in order and each once, after PAY602, PAY605, PAY612 and PAY940. */
  #fresh(target: Target, rows: readonly NewRow[]): readonly NewRow[] {
    const { path } = this.#table.source;
    const [name = ''] = namesOf(target.decl);
    const stated = new Map(
      (target.decl.rows ?? []).filter(({ isBlank }) => !isBlank).map((row) => [row.at.iso, row] as const),
    );
    rows.forEach((row, at) => {
      const before = rows[at - 1];
      if (before === undefined || before.at < row.at) return;
      this.#found.push(
        diagnose(path, dates.outOfOrder, row.place.span, { name, date: row.at, before: before.at }),
      );
    });
    return rows.filter((row) => {
      const known = stated.get(row.at);
      if (known === undefined) {
        this.#checkStep(target, row, rows, [...stated.keys()]);
        return true;
      }
      this.#checkSame(target, row, known);
      this.#known += 1;
      return false;
    });
  }

  #checkSame({ decl }: Target, { at, cells, place }: NewRow, known: DatedRow): void {
    const written = known.cells.map(({ span }) => this.#into.text.slice(span.start, span.end));
    for (const [index, cell] of cells.entries()) {
      const other = written[index] ?? '';
      if (equal(numberIn(cell), numberIn(other))) continue;
      const name = namesOf(decl)[index] ?? '';
      const params = { name, at, known: other, found: cell, file: this.#into.path };
      this.#found.push(diagnose(this.#table.source.path, faults.importedOther, place.span, params));
    }
  }

  /** The row before a new one, of the table or of the file: no month lies between, and nothing grows tenfold. */
  #checkStep(
    { decl, isMonthly }: Target,
    row: NewRow,
    rows: readonly NewRow[],
    stated: readonly string[],
  ): void {
    const { path } = this.#table.source;
    const [first = ''] = namesOf(decl);
    const earlier = [...stated, ...rows.map(({ at }) => at)]
      .filter((at) => at < row.at)
      .toSorted()
      .at(-1);
    if (earlier === undefined) return;
    const missing = monthAfter(earlier.slice(0, 7));
    if (isMonthly && missing !== row.at) {
      const params = { name: first, missing, before: earlier, found: row.at };
      this.#found.push(diagnose(path, dates.monthMissing, row.place.span, params));
    }
    const before =
      rows.find(({ at }) => at === earlier)?.cells ??
      decl.rows
        ?.find(({ at }) => at.iso === earlier)
        ?.cells.map(({ span }) => this.#into.text.slice(span.start, span.end)) ??
      [];
    for (const [index, found] of row.cells.entries()) {
      const was = before[index];
      if (
        was === undefined ||
        row.clauses.includes('convention') ||
        !isTenfold(numberIn(was), numberIn(found))
      )
        continue;
      const name = namesOf(decl)[index] ?? '';
      this.#found.push(
        diagnose(path, dates.digits, row.place.span, { name, at: row.at, found, before: was }),
      );
    }
  }

  /** The file of figures with the rows in their places: a blank one of the same date gives way. */
  #written(all: readonly { readonly target: Target; readonly rows: readonly NewRow[] }[]): string {
    const { text, path } = this.#into;
    const edits = all.flatMap(({ target, rows }) => rows.map((row) => this.#editOf(target.decl, row)));
    this.#added = edits.length;
    if (edits.length === 0) return text;
    const pieces: string[] = [];
    let at = 0;
    for (const { start, end, text: written } of edits.toSorted((a, b) => a.start - b.start)) {
      pieces.push(text.slice(at, start), written);
      at = end;
    }
    return format({ path, text: `${pieces.join('')}${text.slice(at)}` }).text;
  }

  #writtenClauses({ clauses }: DatedRow): string {
    const [first, last] = [clauses[0], clauses.at(-1)];
    return first === undefined || last === undefined
      ? ''
      : this.#into.text.slice(first.span.start, last.span.end);
  }

  #editOf(decl: SimpleDecl, { at, cells, clauses }: NewRow) {
    const rows = decl.rows ?? [];
    const blank = rows.find((row) => row.at.iso === at);
    // What the blank row says of its source stays where the file says nothing of it.
    const said = clauses === '' && blank !== undefined ? this.#writtenClauses(blank) : clauses;
    const written = `${at}  ${cells.join('  ')}  ${said}`.trimEnd();
    if (blank !== undefined) return { ...blank.span, text: written };
    const before = rows.findLast((row) => row.at.iso < at);
    const start =
      before === undefined
        ? this.#into.text.indexOf('{', decl.columns.at(-1)?.span.end ?? decl.span.start) + 1
        : endWithComment(this.#into, before.span.end);
    const isEnd = /^[\r\n]/.test(this.#into.text.slice(start, start + 1));
    return { start, end: start, text: `\n  ${written}${isEnd ? '' : '\n'}` };
  }

  /** What the rows break beside their own faults, such as how a figure grows. */
  #errorsOf(text: string): readonly Diagnostic[] {
    const source = { path: this.#into.path, text };
    const before = new Set(
      checkFigures(this.#into, [this.#into]).map(({ code, message }) => `${code} ${message}`),
    );
    return checkFigures(source, [source]).filter(
      ({ code, message, severity }) => severity === 'error' && !before.has(`${code} ${message}`),
    );
  }
}

/** Imports a table of figures (CSV) into a file of figures. Nothing is written here, and nothing is guessed. */
export function importFigures(csv: Source, into: Source): Imported {
  return new FiguresImport(csv, into).read();
}
