import { asksHistory } from '../ir/asks-history.ts';
import type {
  ExecutableNode,
  ExecutableStep,
  ExecutableTable,
  NodeId,
  Operation,
} from '../ir/executable-ir.ts';
import { MONEY, type Type } from '../ir/type.ts';
import { cellTypeOf, valueTypeOf, wordsOf } from '../ir/value-type.ts';
import type { Call, ReadValue } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import { daysAhead, holidaysAhead, holidaysBetween } from '../module/working-days.ts';
import { type AppliedNames, appliedNames } from '../trace/applied-names.ts';
import { atText } from '../trace/date-text.ts';
import type { Law } from './law.ts';
import { type Observer, UNOBSERVED } from './observer.ts';
import {
  choose,
  chooseDate,
  combine,
  computeDate,
  isActive,
  lastOn,
  ordered,
  periodValue,
  same,
  type Value,
} from './operations.ts';
import { Ratio } from './ratio.ts';
import type { NotedRow } from './step-recorder.ts';
import { applyToNumber, applyToWord, givesValue, rowsOn, type TableFactors, upperLimitOf } from './tables.ts';

type HolidayOperation = Extract<Operation, { readonly calendar: string }>;

function need<T>(value: T | undefined, what: string, id: string | number): T {
  if (value === undefined) throw new RangeError(`the IR lacks ${what} ${id}`);
  return value;
}

/** A formula reads an input or step that has no value. */
class Undefined extends RangeError {
  constructor(id: string) {
    super(`the IR lacks a value of ${id}`);
  }
}

/**
 * Walks the nodes of one IR for one call, as plainly as possible: lazily, without code generation, with its
 * own arithmetic. It is the reference that emitted code is compared with.
 */
export class Evaluator {
  readonly #law: Law;
  readonly #call: Call;
  #observer: Observer;
  readonly #values = new Map<string, Value>();
  #reads: ReadValue[] = [];
  #rows: NotedRow[] = [];
  #names: AppliedNames = new Map();

  constructor(law: Law, call: Call, observer: Observer = UNOBSERVED) {
    this.#law = law;
    this.#call = call;
    this.#observer = observer;
  }

  /** From here on values are read by this step. */
  enter(step: ExecutableStep): void {
    this.#names = appliedNames(this.#law.ir, step);
  }

  /** Warnings and defaults apply tables outside of any step, where nobody sees the names. */
  #nameOf(node: NodeId, table: string): string {
    return this.#names.get(node) ?? table;
  }

  /** Remembers the value of an input or step for the formulas after it. */
  define(id: string, value: Value): void {
    this.#values.set(id, value);
  }

  /** From here on formulas that read the input or step have no value. */
  forget(id: string): void {
    this.#values.delete(id);
  }

  /** From here on the observer is told nothing. */
  stopObserving(): void {
    this.#observer = UNOBSERVED;
  }

  /** What the formulas evaluated since the last call of this read, and the rows they applied. */
  takeNotes(): { readonly reads: readonly ReadValue[]; readonly rows: readonly NotedRow[] } {
    const notes = { reads: this.#reads, rows: this.#rows };
    this.#reads = [];
    this.#rows = [];
    return notes;
  }

  node(id: NodeId): ExecutableNode {
    return need(this.#law.ir.nodes[id], 'node', id);
  }

  quantity(id: NodeId): Ratio {
    const value = this.value(id);
    if (value instanceof Ratio) return value;
    throw new TypeError(`node ${id} is no quantity`);
  }

  truth(id: NodeId): boolean {
    const value = this.value(id);
    if (typeof value === 'boolean') return value;
    throw new TypeError(`node ${id} is no condition`);
  }

  /** A condition that decides what happens; the observer is told. */
  decide(id: NodeId): boolean {
    const holds = this.truth(id);
    this.#observer.condition(id, holds);
    return holds;
  }

  /** A condition between two branches; that a history is not given is not noted. */
  #chooses(id: NodeId): boolean {
    const holds = this.decide(id);
    if (!holds && asksHistory(this.#law.ir, id)) this.#reads.pop();
    return holds;
  }

  #note(name: string, type: Type, value: Value): Value {
    if (this.#call.trace) this.#reads.push({ name, type: valueTypeOf(type), value, words: wordsOf(type) });
    return value;
  }

  /** Notes a parameter and, when it is written in a unit, the worth of the unit. */
  #noteParameter(id: string, { type, args }: ExecutableNode): Value {
    const { date, said } = this.#dateOf(args[0]);
    const value = this.#note(id + said, type, this.#law.worth(id, date));
    const { unit } = this.#law.parameter(id);
    if (unit !== null) this.#note(unit + said, MONEY, this.#law.worth(unit, date));
    return value;
  }

  /** The date at which something is read: the reference date, or what stands after `at`, which names say. */
  #dateOf(node: NodeId | undefined): { readonly date: string; readonly said: string } {
    if (node === undefined) return { date: this.#call.referenceDate, said: '' };
    return { date: this.#date(node), said: atText(this.#law.ir.nodes, node) };
  }

  #argument(node: ExecutableNode, index: number): NodeId {
    return need(node.args[index], 'operand', index);
  }

  #quantities(node: ExecutableNode): readonly Ratio[] {
    return node.args.map((arg) => this.quantity(arg));
  }

  /** Evaluates a node; only the branch that is taken is looked at. */
  value(id: NodeId): Value {
    const node = this.node(id);
    const { operation } = node;
    switch (operation.op) {
      case 'constant':
        return Ratio.ofLaw(operation.value);
      case 'truth':
        return operation.value;
      case 'word':
        return operation.word;
      case 'date':
        return operation.iso;
      case 'input':
        return this.#note(operation.input, node.type, this.#defined(operation.input));
      case 'step':
        return this.#note(operation.step, node.type, this.#defined(operation.step));
      case 'given':
        return this.#note(`given(${operation.input})`, node.type, this.#isGiven(operation.input));
      case 'period':
        return this.#note(`period.${operation.field}`, node.type, periodValue(this.#call, operation.field));
      case 'parameter':
        return this.#noteParameter(operation.parameter, node);
      case 'parameter_given':
        return this.#note(`given(${operation.parameter})`, node.type, this.#hasMonthRow(operation.parameter));
      case 'changes':
        return this.#note(
          `changes(${operation.parameter})`,
          node.type,
          this.#law.changes(operation.parameter, this.#call),
        );
      case 'active':
        return isActive(operation.from, operation.until, this.#call.referenceDate);
      case 'apply':
        return this.#apply(id, operation.table, node);
      case 'upper_limit': {
        const table = this.#law.table(operation.table);
        const limit = upperLimitOf(table, this.#factors(table));
        return this.#note(`upper_limit(${table.id})`, node.type, limit);
      }
      case 'among': {
        const table = this.#law.table(operation.table);
        const isAmong = givesValue(table, this.quantity(this.#argument(node, 0)), this.#factors(table));
        return this.#note(`among(${this.#nameOf(id, table.id)})`, node.type, isAmong);
      }
      case 'holidays':
      case 'holidays_ahead':
        return this.#holidays(id, node, operation);
      case 'and':
        return this.truth(this.#argument(node, 0)) && this.truth(this.#argument(node, 1));
      case 'or':
        return this.truth(this.#argument(node, 0)) || this.truth(this.#argument(node, 1));
      case 'not':
        return !this.truth(this.#argument(node, 0));
      case 'select':
        return this.value(
          this.#chooses(this.#argument(node, 0)) ? this.#argument(node, 1) : this.#argument(node, 2),
        );
      case 'dated':
        return this.value(this.#argument(node, lastOn(operation.dates, this.#call.referenceDate)));
      case 'eq':
        return same(this.value(this.#argument(node, 0)), this.value(this.#argument(node, 1)));
      case 'ne':
        return !same(this.value(this.#argument(node, 0)), this.value(this.#argument(node, 1)));
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return ordered(
          operation.op,
          this.value(this.#argument(node, 0)),
          this.value(this.#argument(node, 1)),
        );
      case 'min':
      case 'max':
      case 'clamp': {
        if (node.type.kind === 'date')
          return chooseDate(
            operation.op,
            node.args.map((arg) => this.#date(arg)),
          );
        const values = this.#quantities(node);
        const chosen = choose(operation.op, values);
        this.#observer.choice(id, values.indexOf(chosen));
        return chosen;
      }
      case 'add':
      case 'sub':
      case 'mul':
      case 'div':
      case 'neg':
      case 'is_multiple':
        return combine(operation.op, this.#quantities(node));
      default:
        return computeDate(
          operation.op,
          node.args.map((arg) => this.value(arg)),
        );
    }
  }

  #date(id: NodeId): string {
    const value = this.value(id);
    if (typeof value === 'string') return value;
    throw new TypeError(`node ${id} is no date`);
  }

  #holidays(id: NodeId, node: ExecutableNode, { op, calendar }: HolidayOperation): Value {
    const law = this.#law.calendar(calendar);
    const from = this.#date(this.#argument(node, 0));
    const end = this.value(this.#argument(node, 1));
    const isBetween = op === 'holidays' || !(end instanceof Ratio);
    const count = isBetween ? 0 : Number(end.n / end.d);
    const passed = isBetween ? holidaysBetween(law, from, String(end)) : holidaysAhead(law, from, count);
    this.#observer.days(
      calendar,
      ...(isBetween ? ([from, String(end)] as const) : daysAhead(law, from, count)),
    );
    return this.#note(`${this.#nameOf(id, calendar)}.holidays`, node.type, new Ratio(BigInt(passed), 1n));
  }

  /** True if a formula can be computed although inputs were refused, because it reads none of them. */
  isReadable(id: NodeId): boolean {
    try {
      this.value(id);
      return true;
    } catch (error) {
      if (error instanceof Undefined) return false;
      throw error;
    } finally {
      this.takeNotes();
    }
  }

  #defined(id: string): Value {
    const value = this.#values.get(id);
    if (value === undefined) throw new Undefined(id);
    return value;
  }

  #isGiven(id: string): boolean {
    const input = this.#law.input(id);
    if (this.#call.unreadable?.has(input.wire) === true) throw new Undefined(id);
    const sent = input.source === 'override' ? this.#call.flags : this.#call.inputs;
    return ownValue<unknown>(sent, input.wire) !== undefined;
  }

  #hasMonthRow(parameter: string): boolean {
    return this.#law.monthRow(parameter, this.#call.referenceDate) !== null;
  }

  #factors(table: ExecutableTable, date = this.#call.referenceDate): TableFactors {
    return this.#law.factors(table, date, table.scale === null ? Ratio.ONE : this.#silently(table.scale));
  }

  /** Evaluates without leaving a note: the scale belongs to the table, not to the formula. */
  #silently(id: NodeId): Ratio {
    const kept = [...this.#reads];
    const value = this.quantity(id);
    this.#reads = kept;
    return value;
  }

  #apply(node: NodeId, id: string, applied: ExecutableNode): Ratio {
    const table = this.#law.table(id);
    const base = this.value(this.#argument(applied, 0));
    const { date, said } = this.#dateOf(applied.args[1]);
    const factors = this.#factors(table, date);
    if (typeof base === 'boolean') throw new TypeError(`${id} cannot be read by yes or no`);
    const result =
      typeof base === 'string' ? applyToWord(table, base, factors) : applyToNumber(table, base, factors);
    result.printed.forEach(this.#observer.row);
    this.#rows.push({
      name: this.#nameOf(node, id),
      said,
      row: result.row,
      isEnded: rowsOn(table, factors.date).at(-1)?.upper !== null,
      of: valueTypeOf(table.of),
      gives: cellTypeOf(table),
    });
    return result.value;
  }
}
