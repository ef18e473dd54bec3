import type { Ir, IrBound, IrNode, IrTable } from '../../../compiler/ir/ir.ts';
import { Evaluator } from '../../../runtime/interpreter/evaluator.ts';
import type { Bound } from '../../../runtime/interpreter/inputs.ts';
import type { Law } from '../../../runtime/interpreter/law.ts';
import { Ratio } from '../../../runtime/interpreter/ratio.ts';
import { bandsOf } from '../../../runtime/interpreter/tables.ts';
import { cellTypeOf, valueTypeOf } from '../../../runtime/ir/value-type.ts';
import type { Call, ValueType } from '../../../runtime/module.ts';
import type { Exact } from '../../../runtime/numbers/exact.ts';

/** What the law draws lines at on one date: where a payslip may come out wrong. */
export interface Landmarks {
  /** Parameters, ends and cells of tables, and numbers written in formulas, by what they measure. */
  readonly values: ReadonlyMap<ValueType, readonly Exact[]>;
  /** By the wire name of the input. */
  readonly bounds: ReadonlyMap<string, Bounds>;
}

export interface Bounds {
  readonly lower: Bound | null;
  readonly upper: Bound | null;
}

class Collected {
  readonly values = new Map<ValueType, Exact[]>();

  add(type: ValueType, value: Exact): void {
    const known = this.values.get(type);
    if (known === undefined) this.values.set(type, [value]);
    else if (!known.some((one) => one.n * value.d === value.n * one.d)) known.push(value);
  }
}

function addTable(law: Law, table: IrTable, date: string, into: Collected): void {
  const worth = (unit: string | null): Ratio => (unit === null ? Ratio.ONE : law.worth(unit, date));
  const cells = worth(table.givesUnit);
  if (table.form === 'map') {
    const rows = table.blocks.findLast((block) => block.from <= date)?.rows ?? [];
    for (const row of rows) into.add(cellTypeOf(table), Ratio.of(row.value).times(cells));
    return;
  }
  for (const { low, high, row } of bandsOf(table, { date, limits: worth(table.unit), cells })) {
    into.add(valueTypeOf(table.of), low);
    if (high !== null) into.add(valueTypeOf(table.of), high);
    into.add(cellTypeOf(table), Ratio.of(row.value).times(cells));
  }
}

/** The landmarks of the rules on the date of a call. */
export function landmarksOf(ir: Ir, law: Law, call: Call): Landmarks {
  const date = call.referenceDate;
  const found = new Collected();
  for (const node of ir.nodes) {
    if (node.operation.op === 'constant') found.add(valueTypeOf(node.type), node.operation.value);
  }
  for (const parameter of ir.parameters) {
    const known = parameter.rows.some((row) => row.from <= date);
    if (known) found.add(valueTypeOf(parameter.type), law.worth(parameter.id, date));
  }
  for (const table of ir.tables) addTable(law, table, date, found);
  const evaluator = new Evaluator(law, call);
  const boundOf = (bound: IrBound | null): Bound | null => {
    const value = bound === null ? null : evaluator.value(bound.value);
    // Those of dates are dates.
    return bound !== null && value instanceof Ratio ? { value, closed: bound.closed } : null;
  };
  const bounds = new Map<string, Bounds>();
  for (const item of ir.items) {
    if (item.item !== 'input') continue;
    bounds.set(item.wire, { lower: boundOf(item.lower), upper: boundOf(item.upper) });
  }
  return { values: found.values, bounds };
}

function datesOf({ operation }: IrNode): readonly string[] {
  switch (operation.op) {
    case 'date':
      return [operation.iso];
    case 'dated':
      return operation.dates;
    case 'active':
      return [operation.from, operation.until].filter((date) => date !== null);
    default:
      return [];
  }
}

/** Every date at which something in the rules changes. */
export function datesOfChange(ir: Ir): readonly string[] {
  const { validFrom, validUntil } = ir.scheme;
  const dates = new Set([
    validFrom,
    validUntil,
    ...ir.parameters.flatMap((parameter) => parameter.rows.map((row) => row.from)),
    ...ir.tables.flatMap((table) => table.blocks.map((block) => block.from)),
    ...ir.nodes.flatMap(datesOf),
  ]);
  return [...dates].filter((date) => date >= validFrom && date <= validUntil);
}
