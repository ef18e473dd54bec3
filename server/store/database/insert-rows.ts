import type { Knex } from 'knex';
import { joinedBytes } from '../../joined-bytes.ts';
import { isPostgres } from '../schema/dialect.ts';

/** The kind of value that each column of a table holds. */
export type Columns<Row> = Readonly<Record<keyof Row & string, 'text' | 'integer' | 'bytes'>>;

/**
 * The values of one statement: all texts and numbers as JSON, and all bytes in one piece. With a value for each field of each
 * row the drivers take longer than the databases.
 */
export interface RowValues {
  readonly lines: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** More rows in one statement gain nothing, and a statement that is used again keeps what it was given. */
const ROWS_AT_ONCE = 50;

/** Inserts rows by a statement whose text is always the same: what is used again need not be read again. */
export class RowInsert<Row extends object> {
  readonly #table: string;
  readonly #columns: readonly (readonly [keyof Row & string, 'text' | 'integer' | 'bytes'])[];

  constructor(table: string, columns: Columns<Row>) {
    this.#table = table;
    const isName = (name: string): name is keyof Row & string => name in columns;
    this.#columns = Object.keys(columns)
      .filter(isName)
      .map((name) => [name, columns[name]]);
  }

  async insert(trx: Knex, rows: readonly Row[]): Promise<void> {
    for (const values of this.valuesOf(rows)) await this.insertValues(trx, values);
  }

  /** Splits rows into the values of as many statements as they need. */
  valuesOf(rows: readonly Row[]): readonly RowValues[] {
    const statements: RowValues[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const pieces = new Pieces();
      const lines = rows.slice(at, at + ROWS_AT_ONCE).map((row) => this.#lineOf(row, pieces));
      statements.push({ lines: JSON.stringify(lines), bytes: pieces.joined() });
    }
    return statements;
  }

  /** Values that came from another thread are no `Buffer`, which the drivers ask for. */
  async insertValues(trx: Knex, { lines, bytes }: RowValues): Promise<void> {
    await trx.raw(this.#statement(trx), [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), lines]);
  }

  /** Bytes take two places of a line: where they begin, and how many they are. */
  #lineOf(row: Row, pieces: Pieces): readonly unknown[] {
    return this.#columns.flatMap(([name, kind]) => {
      const value: unknown = row[name];
      if (kind !== 'bytes') return [value];
      return value instanceof Uint8Array ? [pieces.add(value), value.length] : [null, null];
    });
  }

  #statement(db: Knex): string {
    let place = 0;
    const next = () => {
      place += 1;
      return `line.value->>${place - 1}`;
    };
    const integer = () => `CAST(${next()} AS integer)`;
    const read = { text: next, integer, bytes: () => `substr(packed.bytes, ${integer()}, ${integer()})` };
    const values = this.#columns.map(([, kind]) => read[kind]());
    const [bytes, lines] = isPostgres(db)
      ? ['CAST(? AS bytea)', 'jsonb_array_elements(CAST(? AS jsonb))']
      : ['?', 'json_each(?)'];
    return `INSERT INTO ${this.#table} (${this.#columns.map(([name]) => name).join(', ')})
      SELECT ${values.join(', ')} FROM (SELECT ${bytes} AS bytes) AS packed, ${lines} AS line`;
  }
}

/** Bytes one after the other, counted from 1 as SQL does. */
class Pieces {
  readonly #pieces: Uint8Array[] = [];
  #next = 1;

  add(piece: Uint8Array): number {
    const at = this.#next;
    this.#pieces.push(piece);
    this.#next += piece.length;
    return at;
  }

  joined(): Uint8Array<ArrayBuffer> {
    return joinedBytes(this.#pieces);
  }
}
