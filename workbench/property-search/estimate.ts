import type { Ir, IrInput, IrNode, IrNotice, IrStep, IrTable, NodeId } from '../../compiler/ir/ir.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import { madeByDate, sparseParameterAt } from '../../runtime/module/parameter.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Calendar } from '../../runtime/module/working-days.ts';
import type { TotalTerm } from '../../runtime/module.ts';
import { roundingNear, toNumber } from './approximate.ts';
import {
  type Calculation,
  calculation,
  compare,
  type Estimated,
  type Formula,
} from './estimate-arithmetic.ts';
import { chosenDate, ofCalendar, ofDates } from './estimate-dates.ts';
import { PeriodValues } from './estimate-period.ts';
import { EstimatedTable } from './estimate-tables.ts';
import { formulasOf, neededFor, type Wanted } from './needed.ts';

export type { Estimated } from './estimate-arithmetic.ts';

/** One approximate evaluation. */
export interface Estimate {
  /** By the place of the input or step in the IR; see {@link Estimator.valueOf}. */
  readonly values: readonly (Estimated | undefined)[];
  /** Which branches and rows took part: where it changes, an amount may jump. */
  readonly shape: number;
  readonly refused: boolean;
}

/** An input that must be sent under a condition, or a refusal of the file. */
export type Refusing = IrInput | IrNotice;

interface Run {
  readonly sent: ReadonlyMap<string, Estimated>;
  readonly values: (Estimated | undefined)[];
  shape: number;
}

type Compute = (run: Run) => Estimated;

/** What printed figures are multiplied by on a date. */
type Factor = (run: Run, date: string) => number;

/** A table, and what it gives on a date. */
interface EstimatedRows {
  readonly table: IrTable;
  readonly on: (date: string) => EstimatedTable;
}

function amount(value: Estimated): number {
  return typeof value === 'number' ? value : 0;
}

function remember(run: Run, choice: number): void {
  run.shape = (Math.imul(run.shape ^ choice, 0x01000193) + choice) | 0;
}

/** The rules of one file for one period, in approximate numbers: some hundred times as fast as the exact ones. */
export class Estimator {
  readonly #ir: Ir;
  readonly #now: PeriodValues;
  readonly #tables: ReadonlyMap<string, EstimatedRows>;
  readonly #places: ReadonlyMap<string, number>;
  readonly #program: readonly ((run: Run, held: ReadonlyMap<string, Estimated>) => void)[];
  readonly #refusals: readonly { readonly by: Refusing; readonly holds: Compute }[];

  /** Computes what is wanted and what that needs; everything without `wanted`. */
  constructor(ir: Ir, period: Period, wanted: Wanted | null = null) {
    this.#ir = ir;
    this.#now = new PeriodValues(ir, period);
    this.#tables = new Map(
      ir.tables.map((table) => [
        table.id,
        { table, on: madeByDate((date) => new EstimatedTable(table, date)) },
      ]),
    );
    this.#places = new Map(ir.items.map((item, place) => [item.id, place]));
    const needed = wanted === null ? null : neededFor(wanted, ir);
    this.#program = ir.items.flatMap((item, place) => {
      if (needed?.has(item.id) === false) return [];
      if (item.item === 'step') return this.#step(item, place);
      const fallback = item.defaultValue === null ? null : this.compile(item.defaultValue);
      return (run) => {
        const value = run.sent.get(item.id) ?? fallback?.(run);
        run.values[place] = value;
      };
    });
    const demands = ir.items.flatMap((item) => {
      if (item.item === 'step' || item.requiredWhen === null) return [];
      const holds = this.compile(item.requiredWhen);
      return [{ by: item, holds: (run: Run) => !run.sent.has(item.id) && holds(run) }];
    });
    const refusals = ir.notices
      .filter(({ kind }) => kind === 'refuse')
      .map((by) => {
        const conditions = formulasOf(by).map((id) => this.compile(id));
        return { by, holds: (run: Run) => conditions.every((holds) => holds(run) === true) };
      });
    this.#refusals = [...demands, ...refusals];
  }

  #step(step: IrStep, place: number): (run: Run, held: ReadonlyMap<string, Estimated>) => void {
    const present = step.presence === null ? null : this.compile(step.presence);
    const condition = step.condition === null ? null : this.compile(step.condition);
    const value = this.compile(step.value);
    const rounded = step.rounding === null ? null : roundingNear(step.rounding);
    const nothing: Estimated = step.type.kind === 'boolean' ? false : step.type.kind === 'choice' ? '' : 0;
    return (run, held) => {
      const fixed = held.get(step.id);
      if (fixed !== undefined) {
        run.values[place] = fixed;
        return;
      }
      const computed =
        (present === null || present(run) === true) && (condition === null || condition(run) === true);
      remember(run, computed ? 1 : 2);
      const raw = computed ? value(run) : nothing;
      if (typeof raw === 'boolean') remember(run, raw ? 3 : 4);
      run.values[place] = typeof raw === 'number' && rounded !== null ? rounded(raw) : raw;
    };
  }

  /** Evaluates everything; steps in `held` have the value given there. */
  run(sent: ReadonlyMap<string, Estimated>, held: ReadonlyMap<string, Estimated> = new Map()): Estimate {
    const run: Run = { sent, values: new Array<Estimated | undefined>(this.#places.size), shape: 0 };
    for (const compute of this.#program) compute(run, held);
    const { values, shape } = run;
    return { values, shape, refused: this.#refusals.some(({ holds }) => holds(run) === true) };
  }

  /** All that refuses an evaluation. */
  refusing(sent: ReadonlyMap<string, Estimated>, { values }: Estimate): readonly Refusing[] {
    const run = { sent, values: [...values], shape: 0 };
    return this.#refusals.filter(({ holds }) => holds(run) === true).map(({ by }) => by);
  }

  /** A formula of the file, over the values of an evaluation. */
  evaluate(formula: Compute, sent: ReadonlyMap<string, Estimated>, { values }: Estimate): Estimated {
    return formula({ sent, values: [...values], shape: 0 });
  }

  /** The value of an input or step in an evaluation. */
  valueOf(id: string, { values }: Pick<Estimate, 'values'>): Estimated | undefined {
    return values[this.#places.get(id) ?? -1];
  }

  /** A sum of steps. */
  total(terms: readonly TotalTerm[], estimate: Estimate): number {
    return terms.reduce((sum, { step, sign }) => sum + sign * amount(this.valueOf(step, estimate) ?? 0), 0);
  }

  #node(id: NodeId): IrNode {
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  /** Turns a node into a function. What only the period decides is computed here, once. */
  compile(id: NodeId): Compute {
    const { operation, args } = this.#node(id);
    switch (operation.op) {
      case 'apply':
      case 'among':
        return this.#reading(operation.op, operation.table, args);
      case 'upper_limit':
      case 'parameter':
      case 'parameter_given':
      case 'changes':
      case 'active':
      case 'period':
      case 'date':
      case 'constant':
      case 'truth':
      case 'word':
        return this.#settled(id);
      case 'dated': {
        const index = operation.dates.filter((from) => from <= this.#now.date).length - 1;
        return this.compile(args[Math.max(0, index)] ?? id);
      }
      case 'given':
        return (run) => run.sent.has(operation.input);
      case 'input':
        return this.#read(operation.input);
      case 'step':
        return this.#read(operation.step);
      default:
        return this.#combined(id);
    }
  }

  #read(id: string): Compute {
    const place = this.#places.get(id) ?? -1;
    return (run) => run.values[place] ?? 0;
  }

  #combined(id: NodeId): Compute {
    const { operation, args, type } = this.#node(id);
    const parts = args.map((arg) => this.compile(arg));
    const [first, second, third] = parts;
    const one = first ?? (() => 0);
    const two = second ?? (() => 0);
    switch (operation.op) {
      case 'and':
        return (run) => one(run) === true && two(run) === true;
      case 'or':
        return (run) => one(run) === true || two(run) === true;
      case 'not':
        return (run) => one(run) !== true;
      case 'select':
        return (run) => {
          const holds = one(run) === true;
          remember(run, holds ? 5 : 6);
          return holds ? two(run) : (third?.(run) ?? 0);
        };
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return (run) => {
          const holds = compare(operation.op, one(run), two(run));
          remember(run, holds ? -1 : -2);
          return holds;
        };
      case 'holidays':
      case 'holidays_ahead':
        return ofCalendar(this.#calendar(operation.calendar), operation.op, one, two);
      case 'min':
      case 'max':
      case 'clamp':
        return type.kind === 'date' ? chosenDate(operation.op, parts) : this.#calculated(operation.op, parts);
      case 'add':
      case 'sub':
      case 'mul':
      case 'div':
      case 'neg':
      case 'is_multiple':
        return this.#calculated(operation.op, parts);
      default:
        return ofDates(operation.op, parts);
    }
  }

  #calendar(id: string): Calendar {
    const found = this.#ir.calendars.find((calendar) => calendar.id === id);
    if (found === undefined) throw new RangeError(`the IR lacks the calendar ${id}`);
    return found;
  }

  #calculated(op: Calculation, parts: readonly Compute[]): Compute {
    return calculation(
      op,
      parts.map(
        (part): Formula<Run, number> =>
          (run) =>
            amount(part(run)),
      ),
    );
  }

  /** The value of what the period decides. */
  #settled(id: NodeId): Compute {
    const { operation, args } = this.#node(id);
    switch (operation.op) {
      case 'constant': {
        const value = toNumber(operation.value);
        return () => value;
      }
      case 'truth':
        return () => operation.value;
      case 'word':
        return () => operation.word;
      case 'date':
        return () => operation.iso;
      case 'parameter':
        return this.#parameter(operation.parameter, args[0]);
      case 'parameter_given': {
        const known = sparseParameterAt(this.#now.rowsOf(operation.parameter), this.#now.date) !== null;
        return () => known;
      }
      case 'changes': {
        const changed = this.#now.changes(operation.parameter);
        return () => changed;
      }
      case 'active': {
        const active = this.#now.isActive(operation.from, operation.until);
        return () => active;
      }
      case 'period': {
        const value = this.#now.property(operation.field);
        return () => value;
      }
      case 'upper_limit': {
        const { table, on } = this.#table(operation.table);
        const [rows, factor] = [on(this.#now.date), this.#factor(table)];
        return (run) => rows.upperLimit(factor(run, this.#now.date));
      }
      default:
        return () => 0;
    }
  }

  /** A parameter; what stands after `at` is known with the payslip only. */
  #parameter(id: string, at: NodeId | undefined): Compute {
    const value = this.#now.parameter(id);
    if (at === undefined) return () => value;
    const date = this.#date(at);
    return (run) => this.#now.parameter(id, date(run));
  }

  /** The date at which something is read. */
  #date(at: NodeId | undefined): Formula<Run, string> {
    if (at === undefined) return () => this.#now.date;
    const date = this.compile(at);
    return (run) => String(date(run));
  }

  #table(id: string): EstimatedRows {
    const found = this.#tables.get(id);
    if (found === undefined) throw new RangeError(`no table ${id}`);
    return found;
  }

  /** What printed limits are multiplied by: unit and scale. */
  #factor(table: IrTable): Factor {
    return this.#inUnit(table.unit, table);
  }

  #cells(table: IrTable): Factor {
    return isMoney(table.gives) ? this.#inUnit(table.givesUnit, table) : () => 1;
  }

  #inUnit(unit: string | null, table: IrTable): Factor {
    const now = unit === null ? 1 : this.#now.parameter(unit);
    const scale = table.scale === null ? null : this.compile(table.scale);
    return (run, date) => {
      const worth = unit === null || date === this.#now.date ? now : this.#now.parameter(unit, date);
      return worth * (scale === null ? 1 : amount(scale(run)));
    };
  }

  #reading(op: 'apply' | 'among', id: string, args: readonly NodeId[]): Compute {
    const { table, on } = this.#table(id);
    const [factor, cells] = [this.#factor(table), this.#cells(table)];
    const base = this.compile(args[0] ?? 0);
    const dateOf = this.#date(args[1]);
    return (run) => {
      const [value, date] = [base(run), dateOf(run)];
      const rows = on(date);
      if (op === 'among') return rows.holds(amount(value), cells(run, date));
      const applied =
        typeof value === 'string'
          ? rows.word(value, cells(run, date))
          : rows.apply(amount(value), factor(run, date), cells(run, date));
      remember(run, 7 + applied.row);
      return applied.value;
    };
  }
}
