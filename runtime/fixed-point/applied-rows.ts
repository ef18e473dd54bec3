import type { ValueType } from '../module/manifest.ts';
import type { Table, TableBlock } from '../module/table.ts';
import { digitsOfDate } from '../numbers/text.ts';
import type { AppliedTable, EmittedRules } from './fixed-point-rules.ts';
import type { PayslipInputs } from './row.ts';
import { lowerEndOf, type ScaledRows, sliceOf } from './scaled-rows.ts';
import { REFERENCE_DATE, type StepRead } from './shown-value.ts';
import { tableParameters } from './table-parameters.ts';

/** An application of a table with what its trace shows. */
export interface ShownTable extends AppliedTable {
  readonly name: string;
  /** At which date, where it is not the reference date: ` at fecha_baja`. */
  readonly said: string;
  readonly of: ValueType;
  readonly gives: ValueType;
  readonly sliceScale: bigint;
  readonly isConditional: boolean;
}

/** One thing that a trace shows of the row that a table applied. */
export interface RowPart {
  readonly name: string;
  readonly type: ValueType;
  readonly scale: bigint;
  /** What there is to show once the table came to this row; below it there is nothing. */
  readonly from: number;
  /** The conditions under which it is shown, as steps read values. */
  readonly when: readonly StepRead[];
  readonly of: (rows: ScaledRows, row: number, base: number, scale: number) => number;
}

/** The parts of an applied row, in the order in which a trace reads them. */
export function rowParts(shown: ShownTable, table: Table): readonly RowPart[] {
  const { form, limitScale, valueScale, sliceScale, of, gives, scalesValue } = shown;
  const always = shown.isConditional ? atLeast(shown, 0) : [];
  const part = (name: string, type: ValueType, scale: bigint, read: RowPart['of']): RowPart => ({
    name: `${shown.name}.${name}${shown.said}`,
    type,
    scale,
    from: 0,
    when: [always],
    of: read,
  });
  const value = part(gives === 'rate' ? 'rate' : 'value', gives, valueScale, (rows, row, _, scale) => {
    const cell = rows.value[row] ?? 0;
    return scalesValue ? cell * scale : cell;
  });
  if (form === 'map') return [value];
  const lower = part('lower', of, limitScale, (rows, row, _, scale) => lowerEndOf(rows, row, scale));
  if (form !== 'marginal') {
    const fixed = part('fixed', of, limitScale, (rows, row, _, scale) =>
      form === 'step' ? 0 : (rows.fixed[row] ?? 0) * scale,
    );
    return [lower, value, fixed];
  }
  const upper = part('upper', of, limitScale, (rows, row, _, scale) => (rows.upper[row] ?? 0) * scale);
  const ended = endedDates(table.blocks, shown.date < 0 ? REFERENCE_DATE : shown.date).map((dates) => [
    ...always,
    ...dates,
  ]);
  const count = Math.max(...table.blocks.map(({ rows }) => rows.length));
  const slices = Array.from({ length: count }, (_, slice): RowPart => {
    const made = part(`slice_${slice + 1}`, 'money', sliceScale, (rows, _row, base, scale) =>
      sliceOf(rows, slice, base, scale),
    );
    return { ...made, from: slice, when: [atLeast(shown, slice)] };
  });
  return [lower, value, ...(ended.length === 0 ? [] : [{ ...upper, when: ended }]), ...slices];
}

function atLeast({ row }: ShownTable, least: number): StepRead {
  return [row, least, Number.POSITIVE_INFINITY];
}

/** The dates on which the last row of a table has an end: conditions on the date it is read at, none for all dates. */
function endedDates(blocks: readonly TableBlock[], date: number): readonly StepRead[] {
  const isEnded = blocks.map(({ rows }) => rows.at(-1)?.upper !== null);
  if (isEnded.every((ended) => ended)) return [[]];
  const spans = blocks.map(({ from }, place) => datesBetween(date, from, blocks[place + 1]?.from));
  return spans.filter((_, place) => isEnded[place]);
}

/** The dates from the first up to the day before the second. */
function datesBetween(date: number, from: string, next: string | undefined): StepRead {
  return [date, digitsOfDate(from), next === undefined ? Number.POSITIVE_INFINITY : digitsOfDate(next) - 1];
}

/** Puts the parts of the row that a table applied into slots that begin at one. */
export class AppliedRows {
  readonly #table: AppliedTable;
  readonly #parts: readonly RowPart[];
  readonly #first: number;

  constructor(table: AppliedTable, parts: readonly RowPart[], first: number) {
    this.#table = table;
    this.#parts = parts;
    this.#first = first;
  }

  fill(rules: EmittedRules, payslip: PayslipInputs, slots: Float64Array): void {
    const { row: at, base, scale } = this.#table;
    const row = slots[at] ?? -1;
    const rows =
      row < 0 ? undefined : tableParameters(this.#table, rules, payslip, slots)?.[this.#table.rows];
    if (typeof rows !== 'object') return;
    const [amount, times] = [base < 0 ? 0 : (slots[base] ?? 0), scale < 0 ? 1 : (slots[scale] ?? 1)];
    for (let place = 0; place < this.#parts.length; place++) {
      const part = this.#parts[place];
      if (part !== undefined && row >= part.from) {
        slots[this.#first + place] = part.of(rows, row, amount, times);
      }
    }
  }
}
