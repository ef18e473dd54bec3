import type { SummaryField } from '../module/manifest.ts';
import type { TableForm } from '../module/table.ts';
import type { Rounding } from '../numbers/rounding.ts';
import type { FormulaTemplate } from '../trace/formula-template.ts';
import type { ParametersOn } from './parameters.ts';
import type { PayslipInputs } from './row.ts';
import type { ShownValue, SlotAmount, StepRead } from './shown-value.ts';
import type { Warnings } from './warnings.ts';

/** Places of one step; -1 where there is none. */
export interface SlotStep {
  /** 1 when the step exists; without a place it always does. */
  readonly present: number;
  /** 1 when its `when` holds. */
  readonly called: number;
  readonly final: SlotAmount;
  /** Before rounding; null where that changes nothing. */
  readonly raw: SlotAmount | null;
  /** What its formulas read, in the order of evaluation. */
  readonly reads: readonly StepRead[];
  /** The tables that its formulas apply. */
  readonly applied: readonly AppliedTable[];
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

/** Where the sums of the answer are. */
export interface FixedPointLines {
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

/** A table that a step applies: how its rows are counted, and where the applied one is remembered. */
export interface AppliedTable {
  readonly id: string;
  readonly form: TableForm;
  readonly limitScale: bigint;
  readonly valueScale: bigint;
  /** True when the scale of the ends multiplies the value too. */
  readonly scalesValue: boolean;
  /** Field of the parameters of the date that holds the rows. */
  readonly rows: string;
  /** Slots: the place of the row (-1 in it: none was applied), the base, the scale (-1: there is none). */
  readonly row: number;
  readonly base: number;
  readonly scale: number;
  /** The slot of the date at which it is read; -1 for the reference date. */
  readonly date: number;
}

/** What an emitted module computes itself. */
export interface EmittedRules {
  /** Parameters and tables of a date; null where they do not fit into whole numbers within 2^53. */
  readonly parameters: (date: string) => ParametersOn | null;
  /** The same of what formulas read at other dates than the reference date. */
  readonly elsewhere?: (date: string) => ParametersOn | null;
  /**
   * Computes a payslip into `slots` and adds its warnings. False: the input is refused, or something passes
   * 2^53; then `slots` and `warnings` hold nothing of use, and `evaluate` says why or computes it.
   */
  readonly compute: (row: PayslipInputs, slots: Float64Array, warnings: Warnings | null) => boolean;
}

/**
 * The rules in plain whole numbers: every value over a denominator that the compiler knew. They answer what
 * fits into 2^53, and leave the rest to `evaluate`.
 */
export interface FixedPointRules extends EmittedRules {
  /** The scheme's rounding, by which bases of components are printed. */
  readonly rounding: Rounding | null;
  /** Slots that a payslip takes. */
  readonly size: number;
  /** What each input is counted in, by its place in the manifest. */
  readonly scales: readonly bigint[];
  /** By the place of the step in the manifest. */
  readonly steps: readonly SlotStep[];
  /** Everything that traces show of what formulas read. */
  readonly values: readonly ShownValue[];
  /** Puts what a trace shows beside what was computed (the period, parameters, applied rows) into slots. */
  readonly show: (row: PayslipInputs, slots: Float64Array) => void;
  readonly lines: FixedPointLines;
}

/** The same with what the law says: how each step's formula reads in a trace, and the words of warnings. */
export interface TracedRules extends FixedPointRules {
  readonly formulas: () => ReadonlyMap<string, FormulaTemplate>;
  /** What the warnings of a payslip are added to. */
  readonly warnings: () => Warnings;
}
