/**
 * What the interpreter needs of a rule file: flat, typed, in computing order. The compiler's own representation
 * knows more of each part (places in the file, proven ranges, texts); an emitted module carries this much.
 */

import type { DateOperation } from '../module/dates.ts';
import type { InputSource, StepKind } from '../module/manifest.ts';
import type { ReferenceRule } from '../module/period.ts';
import type { Table, TableRow } from '../module/table.ts';
import type { Calendar } from '../module/working-days.ts';
import type { Exact } from '../numbers/exact.ts';
import type { Rounding } from '../numbers/rounding.ts';
import type { Type } from './type.ts';

/** Index into `ExecutableIr.nodes`. Operands always come before the node that uses them. */
export type NodeId = number;

export type PeriodField =
  | 'days'
  | 'days_given'
  | 'type'
  | 'start_date'
  | 'end_date'
  | 'reference_date'
  | 'month'
  | 'full_month';

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div';

/** What a node computes from its operands. Evaluation is lazy: only the branch taken is computed. */
export type Operation =
  | { readonly op: 'constant'; readonly value: Exact }
  | { readonly op: 'truth'; readonly value: boolean }
  | { readonly op: 'word'; readonly word: string }
  | { readonly op: 'date'; readonly iso: string }
  /** Value of an input or flag: what was sent, else its default. */
  | { readonly op: 'input'; readonly input: string }
  /** True when the caller sent the input. */
  | { readonly op: 'given'; readonly input: string }
  | { readonly op: 'period'; readonly field: PeriodField }
  /** A dated or constant parameter or unit, at the reference date. */
  | { readonly op: 'parameter'; readonly parameter: string }
  /** True when a sparse parameter has a row for the month. */
  | { readonly op: 'parameter_given'; readonly parameter: string }
  /** True when the parameter takes a new value after the first day and up to the reference date. */
  | { readonly op: 'changes'; readonly parameter: string }
  /** Final (rounded) value of an earlier step; 0 when it is not present. */
  | { readonly op: 'step'; readonly step: string }
  /** The amount of the line itself inside its own `except`: its rounded value. */
  | { readonly op: 'active'; readonly from: string | null; readonly until: string | null }
  | { readonly op: 'apply'; readonly table: string }
  | { readonly op: 'upper_limit'; readonly table: string }
  | { readonly op: 'among'; readonly table: string }
  /** Holidays of a calendar from one date to another; those passed by so many working days from a date. */
  | { readonly op: 'holidays' | 'holidays_ahead'; readonly calendar: string }
  /** Operands and nothing else; those of `select` are condition, then, else. */
  | {
      readonly op:
        | Arithmetic
        | Comparison
        | DateOperation
        | 'neg'
        | 'min'
        | 'max'
        | 'clamp'
        | 'and'
        | 'or'
        | 'not'
        | 'is_multiple'
        | 'select';
    }
  /** One operand per date; the last date not after the reference date counts. */
  | { readonly op: 'dated'; readonly dates: readonly string[] };

export interface ExecutableNode {
  readonly operation: Operation;
  readonly args: readonly NodeId[];
  readonly type: Type;
}

export interface IrBound {
  readonly value: NodeId;
  readonly closed: boolean;
}

export interface ExecutableInput {
  readonly item: 'input';
  readonly id: string;
  readonly wire: string;
  readonly source: InputSource;
  readonly defaultValue: NodeId | null;
  /** When it holds the input must be sent (`required when`); null without. */
  readonly requiredWhen: NodeId | null;
  readonly lower: IrBound | null;
  readonly upper: IrBound | null;
}

export interface ExecutableStep {
  readonly item: 'step';
  readonly id: string;
  readonly kind: StepKind;
  readonly type: Type;
  /** When false the step does not exist: no trace, 0 in sums (dates, `when` of an apply). */
  readonly presence: NodeId | null;
  /** When false the amount is 0 and the step stays in the trace. */
  readonly condition: NodeId | null;
  /** Unrounded value; for a component with `rate` and no amount of its own, base times rate. */
  readonly value: NodeId;
  readonly rounding: Rounding | null;
  /** Components with `on … rate …`. */
  readonly base: NodeId | null;
  readonly rate: NodeId | null;
}

/** A number of the law. */
export interface ExecutableParameter {
  readonly id: string;
  /** Unit that multiplies the rows at the reference date (`: UF`); null for the currency or no money. */
  readonly unit: string | null;
  /** Each with the first date at which its value holds: `0000-01-01` for a constant. */
  readonly rows: readonly { readonly from: string; readonly value: Exact }[];
}

/** A table of the law; `Row` is what is known of a row. */
export interface ExecutableTable<Row extends TableRow = TableRow> extends Table<Row> {
  /** Type of the argument. */
  readonly of: Type;
  /** Money unit of interval ends and fixed amounts; null for the currency, for numbers and for maps. */
  readonly unit: string | null;
  /** Type of the value. */
  readonly gives: Type;
  /** Money unit of the cells of `step` and `map`; null for the currency or no money. */
  readonly givesUnit: string | null;
  readonly scale: NodeId | null;
}

/** Text of a notice, cut at its `{values}`. */
export type MessagePart = { readonly text: string } | { readonly value: NodeId };

export interface ExecutableNotice {
  readonly kind: 'warn' | 'refuse';
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** As the caller knows it: `overrides.x`, `monthly_salary`, `period`, a concept id. */
  readonly field: string;
  /** Where a refusal points. */
  readonly source: InputSource | 'period';
  readonly presence: NodeId | null;
  readonly condition: NodeId;
  readonly message: readonly MessagePart[];
}

export interface ExecutableIr<Row extends TableRow = TableRow> {
  readonly scheme: {
    readonly currency: string;
    readonly asOf: ReferenceRule;
    readonly rounding: Rounding | null;
  };
  readonly nodes: readonly ExecutableNode[];
  /** Inputs and steps in computing order. */
  readonly items: readonly (ExecutableInput | ExecutableStep)[];
  readonly parameters: readonly ExecutableParameter[];
  readonly tables: readonly ExecutableTable<Row>[];
  readonly calendars: readonly Calendar[];
  readonly notices: readonly ExecutableNotice[];
}
