/**
 * Where the values of a payslip are among its slots, as the law of a module holds it. Slots that only answers and traces
 * fill are not in it: they are numbered behind these when it is read.
 */
import type { PeriodField } from '../ir/executable-ir.ts';
import type { ValueType } from '../module/manifest.ts';

/** A whole number; one beyond 2^53 as a text. */
export type WholeJson = number | string;

/** A slot that holds cents, or any slot with its scale and the slot of what it is divided by beside that. */
export type AmountJson = number | readonly [slot: number, scale: WholeJson, over?: number];

/** A value that formulas read: the result of a step by its place, or anything else by where it comes from. */
export type ValueJson =
  | number
  | readonly ['input', place: number, amount: AmountJson]
  | readonly ['kept', name: string, type: ValueType, amount: AmountJson]
  | readonly ['parameter', name: string, scale: WholeJson, type?: ValueType, field?: string]
  | readonly ['given', name: string, field: string]
  | readonly ['sent', name: string, input: number]
  | readonly ['changes', name: string, parameter: number]
  | readonly ['period', field: PeriodField, type: ValueType, words: readonly string[]];

/** Conditions in threes: a slot, and the least and the most that it holds; null is no limit. */
export type ConditionsJson = readonly (number | null)[];

/**
 * The place of a value that is always read, or places with the conditions under which they are. Under zero, the place
 * of an applied table: `-1` is the first.
 */
export type ReadJson = number | readonly [values: readonly number[], ...conditions: ConditionsJson];

/** Where the values of a step are: null, or left out at the end, for what is not there. */
export type StepJson = readonly [
  final: AmountJson,
  reads: readonly ReadJson[],
  raw?: AmountJson | null,
  present?: number | null,
  called?: number | null,
  base?: AmountJson | null,
  rate?: AmountJson | null,
];

/** One application of a table. */
export interface TableJson {
  /** Under which name a trace shows its row, where that is not the table's. */
  readonly name?: string | undefined;
  /** Its place among the tables of the law. */
  readonly table: number;
  /** Field of the parameters of the date that holds the rows. */
  readonly rows: string;
  /** How ends and cells are printed: as money and rates where nothing else is said. */
  readonly of?: ValueType | undefined;
  readonly gives?: ValueType | undefined;
  /** What ends, values, cells as they are shown, and slices are counted in. */
  readonly scales: readonly [limits: WholeJson, values: WholeJson, slices: WholeJson];
  /** Slots of the place of the row, of the base, and of what multiplies the ends; a map has no base. */
  readonly slots: readonly [row: number, base: number | null, scale: number | null];
  /** Where it is read at another date than the reference date: how a trace says so, and the slot of the date. */
  readonly at?: readonly [said: string, slot: number] | undefined;
  /** 1 where the scale of the ends multiplies the value too. */
  readonly scalesValue?: 1 | undefined;
  /** 1 where the table is applied under a condition. */
  readonly isConditional?: 1 | undefined;
}

export interface LayoutJson {
  /** Slots that computing fills. */
  readonly size: number;
  /** What each input is counted in. */
  readonly scales: readonly WholeJson[];
  readonly values: readonly ValueJson[];
  readonly tables: readonly TableJson[];
  /** By the place of the step in the manifest. */
  readonly steps: readonly StepJson[];
}
