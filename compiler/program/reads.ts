import { REFERENCE_DATE } from '../../runtime/fixed-point/shown-value.ts';
import type { ReadJson, TableJson, ValueJson } from '../../runtime/law/layout-json.ts';
import { digitsOfDate } from '../../runtime/numbers/text.ts';
import { type AppliedNames, appliedNames } from '../../runtime/trace/applied-names.ts';
import type { Ir, IrStep, NodeId } from '../ir/ir.ts';
import { Places } from './places.ts';
import type { Slots } from './slots.ts';

/** The least and the greatest value of a slot, or of the reference date; null is no limit. */
export interface Condition {
  /** The owner of the slot, which is taken when something is read under the condition. */
  readonly of: { slot: number | null };
  readonly least: number;
  readonly most: number | null;
}

/** The reads of a step's formulas while they are written, in the order in which they compute. */
export class Reads {
  readonly #ir: Ir;
  readonly #slots: Slots;
  /** Everything that traces show of what formulas read, each once, and every application of a table. */
  readonly values = new Places<ValueJson>();
  readonly tables = new Places<TableJson>();
  #when: readonly Condition[] = [];
  #read: { readonly values: number[]; readonly when: readonly (number | null)[] }[] = [];
  #applied: number[] = [];
  #names: AppliedNames = new Map();
  /** False outside of steps, and where no trace shows what is read. */
  isShown = false;

  constructor(ir: Ir, slots: Slots) {
    this.#ir = ir;
    this.#slots = slots;
  }

  /** A value is read. What is read under the same conditions, one after the other, stands together. */
  note(value: ValueJson): void {
    if (!this.isShown) return;
    const place = this.values.place(value);
    const when = this.#when.flatMap(({ of, least, most }) => {
      of.slot ??= this.#slots.take();
      return [of.slot, least, most];
    });
    const last = this.#read.at(-1);
    if (last !== undefined && String(last.when) === String(when)) last.values.push(place);
    else this.#read.push({ values: [place], when });
  }

  /** A table is applied: its row is read. */
  apply(table: TableJson): void {
    this.#applied.push(this.tables.place(table));
  }

  /** Writes something that is computed only where the condition holds. */
  under<T>(condition: Condition | null, write: () => T): T {
    const outer = this.#when;
    if (condition !== null) this.#when = [...outer, condition];
    const written = write();
    this.#when = outer;
    return written;
  }

  /** Writes something that no step reads, such as the scale of a table. */
  silently<T>(write: () => T): T {
    const outer = this.isShown;
    this.isShown = false;
    const written = write();
    this.isShown = outer;
    return written;
  }

  /** All that a step reads while it is written: what its formulas read in order, then the rows that its tables applied. */
  of<T>(step: IrStep, write: () => T): { readonly reads: readonly ReadJson[]; readonly written: T } {
    this.#read = [];
    this.#applied = [];
    this.#names = appliedNames(this.#ir, step);
    this.isShown = true;
    const written = write();
    this.isShown = false;
    const read = this.#read.flatMap(({ values, when }): readonly ReadJson[] =>
      when.length === 0 ? values : [[values, ...when]],
    );
    return { reads: [...read, ...this.#applied.map((table) => -1 - table)], written };
  }

  /** The name under which the trace shows a formula's read of a table. */
  nameOf(id: NodeId): string {
    const name = this.#names.get(id);
    if (name === undefined) throw new RangeError(`no step applies node ${id}`);
    return name;
  }
}

/** The reference dates on which a branch is taken, as digits: up to the day before the next one begins. */
export function datedCondition(dates: readonly string[], place: number): Condition | null {
  const [from = '', next] = [dates[place], dates[place + 1]];
  if (dates.length === 1) return null;
  const most = next === undefined ? null : digitsOfDate(next) - 1;
  return { of: { slot: REFERENCE_DATE }, least: place === 0 ? 0 : digitsOfDate(from), most };
}
