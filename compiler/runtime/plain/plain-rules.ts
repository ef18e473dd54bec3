import type { LineSheet } from '../lines/line-sheet.ts';
import type { LinePart } from '../lines/line-texts.ts';
import type { SummaryField } from '../manifest.ts';
import type { BracketApplied, RuleWarning, TraceStep } from '../outcome.ts';
import type { Rounding } from '../rounding.ts';
import type { PayslipRow } from './row.ts';
import type { TextBytes } from './text-bytes.ts';

/** Where a value lies among the slots of a payslip, and what it is counted in. */
export interface SlotAmount {
  readonly slot: number;
  /** The value is `slots[slot] / (scale · slots[over])`. */
  readonly scale: bigint;
  /** -1: nothing but the scale. */
  readonly over: number;
}

/** Places of one step; -1 where there is none. */
export interface SlotStep {
  /** 1 when the step exists; without a place it always does. */
  readonly present: number;
  /** 1 when its `when` holds. */
  readonly called: number;
  readonly final: SlotAmount;
  /** Components with `on … rate …`. */
  readonly base: SlotAmount | null;
  readonly rate: SlotAmount | null;
  /**
   * The amount of a line, and the rounded base of a component, in whole cents once `total` has put them there.
   * Where months are split, totals too.
   */
  readonly cents: number;
  readonly baseCents: number;
}

/** Writes the lines of one kind. */
type WriteLines = (slots: Float64Array, to: LineSheet, row: PayslipRow) => void;

/** The lines of the answer, written straight from the slots of a payslip. */
export interface PlainLines extends Readonly<Record<Exclude<LinePart, 'summary'>, WriteLines>> {
  /** Places of the summary's amounts in whole cents. */
  readonly summary: Readonly<Record<SummaryField, number>>;
  /** Places of the employer tables' totals, in the order of the manifest. */
  readonly tables: readonly number[];
  /**
   * Adds up the totals, in cents, into places of their own; to be called before anything is written. False
   * where an amount is not of whole cents within 2^53: then the lines must be written of exact amounts.
   */
  readonly total: (slots: Float64Array) => boolean;
}

/**
 * The rules in plain whole numbers: every value over a denominator that the compiler knew. They answer what
 * fits into 2^53, and leave the rest to `evaluate`.
 */
export interface PlainRules {
  /** Slots that a payslip takes. */
  readonly size: number;
  /** What each input is counted in, by its place in the manifest. */
  readonly scales: readonly bigint[];
  /** The scheme's rounding, by which bases of components are printed. */
  readonly rounding: Rounding | null;
  /** By the place of the step in the manifest. */
  readonly steps: readonly SlotStep[];
  /** The table row that a step applied, by the id of the step. */
  readonly brackets: Readonly<
    Record<string, (row: PayslipRow, slots: Float64Array) => BracketApplied | null>
  >;
  /**
   * Computes a payslip into `slots` and adds its warnings. False: the input is refused, or something passes
   * 2^53; then `slots` and `warnings` hold nothing of use, and `evaluate` says why or computes it.
   */
  readonly compute: (row: PayslipRow, slots: Float64Array, warnings: RuleWarning[] | null) => boolean;
  /**
   * Writes the steps of the audit trail, each with a comma before it, as the JSON text that is digested.
   * `digits` is the fraction digits of what is only shown.
   */
  readonly trace: (row: PayslipRow, slots: Float64Array, digits: number, out: TextBytes) => void;
  /** The same steps as objects, with exact values. */
  readonly traceSteps: (row: PayslipRow, slots: Float64Array) => readonly TraceStep[];
  readonly lines: PlainLines;
}
