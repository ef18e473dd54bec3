/**
 * The law of an emitted module as `<from>.json` holds it. What the module's code says (its head) is not repeated, what is
 * null, false or empty is left out, and a formula stands where it is used.
 */

import type { ExecutableNotice, ExecutableTable, Operation } from '../ir/executable-ir.ts';
import type { Type } from '../ir/type.ts';
import type { InputSpec, Manifest, StepSpec } from '../module/manifest.ts';
import type { Calendar } from '../module/working-days.ts';
import type { RoundingMode } from '../numbers/rounding.ts';
import type { LayoutJson } from './layout-json.ts';
import type { WorkedRequest } from './worked-request.ts';

/** A decimal, or a fraction that is none: `0.045`, `1/3`. */
export type ExactJson = string;

/** A place in a list of the same file. */
export type Place = number;

export interface RoundingJson {
  readonly mode: RoundingMode;
  readonly rungs: readonly { readonly quantum: ExactJson; readonly above?: ExactJson }[];
}

/** The names of operations that are their operands and nothing else. */
type Bare =
  Extract<Operation, { readonly op: unknown }> extends infer O
    ? O extends { readonly op: infer Name }
      ? keyof O extends 'op'
        ? Name
        : never
      : never
    : never;

/** An operation: its name, or its name with what it reads. A constant is its value alone. */
export type OperationJson =
  | Bare
  | readonly [constant: ExactJson]
  | readonly [op: 'truth', value: boolean]
  | readonly [op: 'period', field: Extract<Operation, { readonly op: 'period' }>['field']]
  | readonly [op: 'active', from: string | null, until: string | null]
  | readonly [op: 'dated', dates: readonly string[]]
  | readonly [
      op:
        | 'word'
        | 'date'
        | 'input'
        | 'given'
        | 'parameter'
        | 'parameter_given'
        | 'changes'
        | 'step'
        | 'apply'
        | 'upper_limit'
        | 'among'
        | 'holidays'
        | 'holidays_ahead',
      name: string,
    ];

/** A formula: the name of what is read, or the place of a type, an operation, and what that is applied to. */
export type FormulaJson =
  | string
  | readonly [type: Place, operation: OperationJson, ...operands: FormulaJson[]];

export type BoundJson = readonly [value: FormulaJson, closed: boolean];

/** An input: what is said of it, and how its default and its bounds are computed. */
export interface InputJson extends Partial<Omit<InputSpec, 'id' | 'type' | 'words'>> {
  readonly input: string;
  readonly type: Place;
  readonly label: string;
  readonly source: InputSpec['source'];
  readonly presence: InputSpec['presence'];
  readonly default?: FormulaJson;
  readonly lower?: BoundJson;
  readonly upper?: BoundJson;
  readonly demanded?: FormulaJson;
}

/** A step: what is said of it, and how it is computed. */
export interface StepJson extends Partial<Omit<StepSpec, 'id' | 'type' | 'words' | 'rounding' | 'terms'>> {
  readonly step: string;
  /** Left out of a `let`. */
  readonly kind?: StepSpec['kind'];
  readonly label: string;
  /** Without its rounding, which ends the formula that is shown. */
  readonly formula: string;
  readonly type: Place;
  readonly rounding?: Place;
  /** Terms of a total, with a minus before what is taken off. */
  readonly terms?: readonly string[];
  readonly value: FormulaJson;
  readonly presence?: FormulaJson;
  readonly condition?: FormulaJson;
  readonly base?: FormulaJson;
  readonly rate?: FormulaJson;
}

export interface ParameterJson {
  readonly id: string;
  readonly type: Place;
  readonly unit?: string;
  /** Values by the first date at which they hold. */
  readonly rows: Readonly<Record<string, ExactJson>>;
}

/** A row of a `map`, or an interval with its brackets; `*` is no upper end, and a fixed amount of 0 is left out. */
export type TableRowJson =
  | readonly [word: string, value: ExactJson]
  | readonly [
      open: '[' | '(',
      lower: ExactJson,
      upper: ExactJson | '*',
      close: ']' | ')',
      value: ExactJson,
      fixed?: ExactJson,
    ];

export interface TableJson {
  readonly id: string;
  readonly form: ExecutableTable['form'];
  readonly of: Place;
  readonly unit?: string;
  readonly gives: Place;
  readonly givesUnit?: string;
  readonly scale?: FormulaJson;
  readonly grid?: ExactJson;
  readonly roundEach?: Place;
  readonly roundLimits?: Place;
  /** Rows by the first date at which they hold. */
  readonly blocks: Readonly<Record<string, readonly TableRowJson[]>>;
}

export interface NoticeJson extends Pick<ExecutableNotice, 'kind' | 'code' | 'field' | 'source'> {
  /** Left out of a warning. */
  readonly severity?: ExecutableNotice['severity'];
  readonly presence?: FormulaJson;
  readonly condition: FormulaJson;
  readonly message: readonly ({ readonly text: string } | { readonly value: FormulaJson })[];
}

export interface LawJson extends Pick<Manifest, 'laws' | 'changes' | 'employerTables' | 'summary'> {
  /** Who wrote it, and of what. */
  readonly emitted: string;
  /** The fingerprint of the rule file. */
  readonly fingerprint: string;
  readonly rounding?: Place;
  readonly types: readonly Type[];
  readonly roundings: readonly RoundingJson[];
  readonly parameters: readonly ParameterJson[];
  readonly tables: readonly TableJson[];
  readonly calendars: readonly Calendar[];
  /** Inputs and steps in computing order. */
  readonly items: readonly (InputJson | StepJson)[];
  readonly notices: readonly NoticeJson[];
  readonly layout: LayoutJson;
  /** Requests of the tests: stored payslips are compressed under those that they give. */
  readonly worked: readonly WorkedRequest[];
}
