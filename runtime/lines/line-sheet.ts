import type { Manifest, SummaryField } from '../module/manifest.ts';
import { type Around, type LineTexts, lineTexts, type NameOrder } from './line-texts.ts';
import type { RowTexts } from './row-texts.ts';
import type { TextBytes } from './text-bytes.ts';

/** What the sheet has to know of the lines that are written. */
interface Written {
  readonly manifest: Manifest;
  /** See `PayslipLines`. */
  readonly rowsOf: string | null;
}

/** Whole cents; the text of an amount where they do not suffice. */
export type Amount = number | string;

/** Where the lines of a payslip are written, in one order of names. */
export class LineSheet {
  readonly order: NameOrder;
  readonly out: TextBytes;
  readonly #manifest: Manifest;
  readonly #texts: LineTexts;
  readonly #amountIsFirst: boolean;
  /** Closes the object of a row; its last member comes last in either order of names. */
  readonly #endOfRow: string;

  constructor({ manifest, rowsOf }: Written, order: NameOrder, out: TextBytes) {
    this.order = order;
    this.out = out;
    this.#manifest = manifest;
    this.#texts = lineTexts(manifest, order);
    this.#amountIsFirst = order === 'alphabet';
    this.#endOfRow = rowsOf === null ? '}' : `,"whole_month":"${rowsOf}"}`;
  }

  #textOf(place: number): Around {
    const text = this.#texts.steps[place];
    if (text === null || text === undefined) throw new RangeError(this.#unknown(`line ${place}`));
    return text;
  }

  #table(place: number): Around {
    const text = this.#texts.tables[place];
    if (text === undefined) throw new RangeError(this.#unknown(`employer table ${place}`));
    return text;
  }

  #unknown(what: string): string {
    return `${this.#manifest.path}: the manifest has no ${what}`;
  }

  #amount(amount: Amount): void {
    if (typeof amount === 'number') this.out.cents(amount);
    else this.out.ascii(amount);
  }

  summary(amountOf: (field: SummaryField) => Amount): void {
    for (const { head, field } of this.#texts.summary) {
      this.out.bytes(head);
      this.#amount(amountOf(field));
    }
    this.out.ascii('"}');
  }

  /** A line up to its bracket, or to its end; `place` is that of the step in the manifest. */
  line(place: number, amount: Amount): void {
    const { head, second } = this.#textOf(place);
    this.out.member(head);
    this.#amount(amount);
    this.out.bytes(second);
  }

  /** What comes behind the bracket of a line. */
  endLine(place: number): void {
    this.out.bytes(this.#textOf(place).third);
  }

  /** The bracket of a line: the row that a table applied to a base. */
  row(texts: RowTexts, base: Amount): void {
    const { head, tail } = texts[this.order];
    this.out.bytes(head);
    this.#amount(base);
    this.out.bytes(tail);
    this.out.ascii(this.#endOfRow);
  }

  /** The bracket of a line where no row of a table applied. */
  noRow(): void {
    this.out.ascii('null');
  }

  /** A part of an employer table. */
  component(place: number, base: Amount, rate: string, amount: Amount): void {
    const { head, second, third, tail } = this.#textOf(place);
    const { out } = this;
    out.member(head);
    if (this.#amountIsFirst) {
      this.#amount(amount);
      out.bytes(second);
    }
    this.#amount(base);
    out.bytes(this.#amountIsFirst ? third : second);
    out.ascii(rate);
    if (!this.#amountIsFirst) {
      out.bytes(third);
      this.#amount(amount);
    }
    out.bytes(tail);
  }

  /** An employer table up to its parts; `place` is that of the table in the manifest. */
  table(place: number, total: Amount): void {
    const { head, second } = this.#table(place);
    this.out.member(head);
    if (!this.#amountIsFirst) {
      this.#amount(total);
      this.out.bytes(second);
    }
    this.out.ascii('[');
  }

  endTable(place: number, total: Amount): void {
    const { second, third } = this.#table(place);
    this.out.ascii(']');
    if (this.#amountIsFirst) {
      this.out.bytes(second);
      this.#amount(total);
    }
    this.out.bytes(third);
  }
}
