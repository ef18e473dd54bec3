import type { Expr } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type {
  IrCalendar,
  IrInput,
  IrNotice,
  IrParameter,
  IrScheme,
  IrStep,
  IrTable,
  NodeId,
} from '../ir/ir.ts';
import type { Range } from '../ir/range.ts';
import type { FileContext, Report } from '../model/context.ts';
import type { Symbols } from '../names/symbols.ts';
import type { DateSpan } from '../parameters/coverage.ts';
import type { Effort } from './effort.ts';
import type { NodeList } from './node-list.ts';

/** A comparison between two nodes that is known to hold where an expression stands. */
export interface Fact {
  readonly left: NodeId;
  readonly relation: 'at_most' | 'less' | 'differs';
  readonly right: NodeId;
}

/** The facts that are known at the place of an expression. */
export interface Scope {
  /** Inputs and sparse parameters known to be there. */
  readonly given: ReadonlySet<string>;
  readonly facts: readonly Fact[];
  /** True behind a condition that was not understood: what it tells would be missed. */
  readonly isUnsure: boolean;
  /** The conditions under which the place is computed at all. */
  readonly under: readonly { readonly condition: NodeId; readonly holds: boolean }[];
  /** True where nothing can be refused yet: what is read of a calendar must be proven to be covered. */
  readonly mustCover: boolean;
  /** The line's own amount inside `except`; null elsewhere. */
  readonly amount: NodeId | null;
  /** True in `warn` and `check`, which may read the summary. */
  readonly summary: boolean;
  /** The name of the place in messages, for example `` `ibc` ``. */
  readonly place: Said;
}

/** Another date than the reference date, at which something is read. */
export interface OtherDate {
  readonly node: NodeId;
  /** All that it may be. */
  readonly dates: DateSpan;
}

/** The facts proven of a value, whatever the inputs. */
export interface ValueFacts {
  readonly range: Range;
  readonly grid: Exact | null;
  readonly truth: boolean | null;
}

/** Reads of a calendar that one field is refused for: of each, when its dates are not covered. */
interface Uncovered extends Pick<IrNotice, 'field' | 'source'> {
  readonly calendar: IrCalendar;
  readonly outside: NodeId[];
}

/** Reads behind a blank that one field is refused for: of each, when its date lies there. */
interface BehindBlank extends Pick<IrNotice, 'field' | 'source'> {
  readonly name: string;
  readonly from: string;
  readonly late: NodeId[];
}

/** Everything that lowering one file knows and builds. */
export interface Lowering {
  readonly report: Report;
  readonly scheme: IrScheme;
  readonly context: FileContext;
  readonly symbols: Symbols;
  readonly nodes: NodeList;
  readonly effort: Effort;
  readonly parameters: Map<string, IrParameter>;
  readonly tables: Map<string, IrTable>;
  readonly calendars: Map<string, IrCalendar>;
  /** Reads of calendars that may not cover the dates. */
  readonly uncovered: Uncovered[];
  /** Reads at other dates that may lie behind a blank. */
  readonly behindBlanks: BehindBlank[];
  readonly inputs: Map<string, IrInput>;
  /** The inputs that must be there when a condition holds (`required when`), by the key of the condition. */
  readonly demanded: Map<number, string[]>;
  /** Proven range and grid of every input's value. */
  readonly inputRanges: Map<string, ValueFacts>;
  /** Steps lowered so far, in computing order. */
  readonly steps: Map<string, IrStep>;
  /** Proven range and grid of every step's final (rounded) value. */
  readonly finals: Map<string, ValueFacts>;
  /** The addends of each `sum(…)`, by the node that it became. */
  readonly sums: Map<NodeId, string>;
  /** Names that something reads. */
  readonly used: Set<string>;
  /** Parameters, units and tables that something reads at the reference date. */
  readonly readAtReference: Set<string>;
  /** Parameters, units and tables of which something asks whether they are known on another date. */
  readonly asked: Set<string>;
  /** Conditions that ask whether a figure is known on a date: a law of another year answers otherwise. */
  readonly knownOn: Set<NodeId>;
  /** Names that something would declare which cannot be written out. */
  readonly lost: ReadonlySet<string>;
  readonly lower: (expr: Expr, scope: Scope) => NodeId;
}

export function scopeAt(place: Said): Scope {
  return {
    given: new Set(),
    facts: [],
    under: [],
    mustCover: false,
    isUnsure: false,
    amount: null,
    summary: false,
    place,
  };
}
