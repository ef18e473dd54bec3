import type {
  Ir,
  IrCalendar,
  IrNode,
  IrParameter,
  IrStep,
  IrTable,
  IrTableBlock,
  IrTableRow,
  NodeId,
  Operation,
} from '../../compiler/ir/ir.ts';
import { liesOnGrid } from '../../compiler/lower/node-list.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { add, type Exact, exact, reduce } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { RoundingMode } from '../../runtime/numbers/rounding.ts';
import { isAutomatic } from './automatic-notices.ts';
import { gridOf } from './proven-grid.ts';
import { movesNothing } from './table-equivalence.ts';

/** A rule file with one thing changed, which its tests should notice. */
export interface Mutant {
  /** The change in words; with the place it says which mutant this is. */
  readonly change: string;
  readonly span: Span;
  readonly ir: Ir;
}

/** One unit in the last digit that the value is written with. */
function lastDigit(value: Exact): Exact {
  let { d } = reduce(value);
  let unit = 1n;
  while (d > 1n) {
    unit *= 10n;
    d = reduce({ n: value.n * unit, d: value.d }).d;
  }
  return exact(1n, unit);
}

function oneMore(value: Exact): Exact {
  return add(value, lastDigit(value));
}

function withNode(ir: Ir, id: NodeId, change: (node: IrNode) => IrNode): Ir {
  return { ...ir, nodes: ir.nodes.map((node, index) => (index === id ? change(node) : node)) };
}

/** Operations that are easily mistaken for one another. */
const SWAPPED: Readonly<Partial<Record<Operation['op'], Operation>>> = {
  min: { op: 'max' },
  max: { op: 'min' },
  lt: { op: 'le' },
  le: { op: 'lt' },
  gt: { op: 'ge' },
  ge: { op: 'gt' },
  and: { op: 'or' },
  or: { op: 'and' },
};

/** A node, and the input, step or notice whose formula it stands in. */
interface OwnedNode {
  readonly id: NodeId;
  readonly owner: string;
}

function mutant(
  ir: Ir,
  owner: string,
  change: string,
  id: NodeId,
  to: (node: IrNode) => IrNode,
): readonly Mutant[] {
  const span = ir.nodes[id]?.span;
  return span === undefined ? [] : [{ change: `${owner}: ${change}`, span, ir: withNode(ir, id, to) }];
}

function isZero({ operation }: IrNode): boolean {
  return operation.op === 'constant' && operation.value.n === 0n;
}

function droppedTerms(ir: Ir, { id, owner }: OwnedNode, args: readonly NodeId[]): readonly Mutant[] {
  return args.flatMap((arg, index) => {
    const dropped = ir.nodes[arg];
    const kept = ir.nodes[args[1 - index] ?? -1];
    if (dropped === undefined || kept === undefined || isZero(dropped)) return [];
    const name = dropped.operation.op === 'step' ? dropped.operation.step : 'one term';
    return mutant(ir, owner, `${name} left out`, id, () => kept);
  });
}

function nodeMutants(ir: Ir, at: OwnedNode): readonly Mutant[] {
  const node = ir.nodes[at.id];
  if (node === undefined) return [];
  const { operation, args } = node;
  if (operation.op === 'add') return droppedTerms(ir, at, args);
  const become = (changed: Operation) => (one: IrNode) => ({ ...one, operation: changed });
  if (operation.op === 'constant' && operation.value.n !== 0n) {
    const value = oneMore(operation.value);
    const change = `${printPlain(operation.value, 10)} read as ${printPlain(value, 10)}`;
    return mutant(ir, at.owner, change, at.id, become({ op: 'constant', value }));
  }
  const swapped = SWAPPED[operation.op];
  if (swapped === undefined) return [];
  return mutant(ir, at.owner, `${operation.op} read as ${swapped.op}`, at.id, become(swapped));
}

/** Nodes that an amount or a notice is computed from, each once, with whose formula it stands in. */
function liveNodes(ir: Ir): readonly OwnedNode[] {
  const live = new Map<NodeId, string>();
  const visit = (owner: string) => (id: NodeId | null) => {
    const node = id === null ? undefined : ir.nodes[id];
    if (id === null || node === undefined || live.has(id)) return;
    live.set(id, owner);
    node.args.forEach(visit(owner));
  };
  for (const item of ir.items) {
    const roots =
      item.item === 'input'
        ? [item.defaultValue, item.lower?.value ?? null, item.upper?.value ?? null]
        : [item.condition, item.value, item.base, item.rate];
    roots.forEach(visit(item.id));
  }
  for (const notice of ir.notices) {
    if (!isAutomatic(notice)) visit(`${notice.code} on ${notice.field}`)(notice.condition);
  }
  for (const table of ir.tables) visit(table.id)(table.scale);
  return [...live].map(([id, owner]) => ({ id, owner }));
}

const OTHER_MODE: Readonly<Record<RoundingMode, RoundingMode>> = {
  half_up: 'down',
  half_even: 'half_up',
  up: 'down',
  down: 'half_up',
};

function roundingMutants(ir: Ir, step: IrStep): readonly Mutant[] {
  const { rounding } = step;
  if (rounding === null) return [];
  // What is proven to be rounded already comes out the same in every mode.
  const grid = gridOf(ir, step.value);
  if (rounding.rungs.every((rung) => liesOnGrid(grid, rung.quantum))) return [];
  const mode = OTHER_MODE[rounding.mode];
  const items = ir.items.map((item) => (item === step ? { ...step, rounding: { ...rounding, mode } } : item));
  return [{ change: `${step.id}: rounded ${mode}`, span: step.span, ir: { ...ir, items } }];
}

/** A parameter that only checks another (`grows_by`) reaches no payslip. */
function isRead(ir: Ir, id: string): boolean {
  const named = ir.nodes.some(({ operation }) => 'parameter' in operation && operation.parameter === id);
  const unit = ir.parameters.some((parameter) => parameter.unit === id);
  return named || unit || ir.tables.some((table) => table.unit === id || table.givesUnit === id);
}

function parameterMutants(ir: Ir, parameter: IrParameter): readonly Mutant[] {
  if (!isRead(ir, parameter.id)) return [];
  return rowsInForce(parameter.rows, validity(ir.scheme)).map((row) => {
    const rows = parameter.rows.map((one) => (one === row ? { ...row, value: oneMore(row.value) } : one));
    const parameters = ir.parameters.map((one) => (one === parameter ? { ...parameter, rows } : one));
    const since = parameter.rows.length === 1 ? '' : ` of ${row.from}`;
    return {
      change: `${parameter.id}${since}: one unit more`,
      span: parameter.span,
      ir: { ...ir, parameters },
    };
  });
}

type RowChange = readonly [change: string, row: IrTableRow];

function rowChanges(row: IrTableRow): readonly RowChange[] {
  const changes: RowChange[] = [['value one unit more', { ...row, value: oneMore(row.value) }]];
  if (row.fixed.n !== 0n) changes.push(['constant one unit more', { ...row, fixed: oneMore(row.fixed) }]);
  if (row.upper !== null) {
    changes.push(['upper end one unit more', { ...row, upper: oneMore(row.upper) }]);
    changes.push(['upper end closed the other way', { ...row, upperClosed: !row.upperClosed }]);
  }
  return changes;
}

/** A row as a reader of the table finds it: by its word, or by where it begins. */
function rowName(table: IrTable, block: IrTableBlock, row: IrTableRow): string {
  const since = table.blocks.length === 1 ? '' : ` of ${block.from}`;
  const from = row.lower === null ? (row.word ?? '') : `from ${printPlain(row.lower, 10)}`;
  return `${table.id}${since}, row ${from}`;
}

/** The table with one row changed; the end of a row moves together with the beginning of the next. */
function changedTable(table: IrTable, block: IrTableBlock, index: number, after: IrTableRow): IrTable {
  const rows = block.rows.map((one, at) => {
    if (at === index) return after;
    const follows = at === index + 1 && table.form !== 'map' && table.grid === null;
    return follows ? { ...one, lower: after.upper, lowerClosed: !after.upperClosed } : one;
  });
  return { ...table, blocks: table.blocks.map((one) => (one === block ? { ...block, rows } : one)) };
}

/** What provably gives the same amounts is no mutant: no test could notice it. */
function tableMutants(ir: Ir, table: IrTable): readonly Mutant[] {
  return rowsInForce(table.blocks, validity(ir.scheme)).flatMap((block) =>
    block.rows.flatMap((before, index) =>
      rowChanges(before).flatMap(([what, after]): readonly Mutant[] => {
        const changed = changedTable(table, block, index, after);
        if (movesNothing(ir, { table, block, index, before, after, changed })) return [];
        const tables = ir.tables.map((one) => (one === table ? changed : one));
        const change = `${rowName(table, block, before)}: ${what}`;
        return [{ change, span: before.span, ir: { ...ir, tables } }];
      }),
    ),
  );
}

/** A calendar without the holidays of one year; its days of the week are constants of the formulas that count by it. */
function calendarMutants(ir: Ir, calendar: IrCalendar): readonly Mutant[] {
  const { id, holidays, span } = calendar;
  if (!ir.nodes.some(({ operation }) => 'calendar' in operation && operation.calendar === id)) return [];
  const { validFrom, validUntil } = ir.scheme;
  const within = holidays.filter((day) => day >= validFrom && day <= validUntil);
  return [...new Set(within.map((day) => day.slice(0, 4)))].map((year) => {
    const kept = { ...calendar, holidays: holidays.filter((day) => !day.startsWith(year)) };
    const calendars = ir.calendars.map((one) => (one === calendar ? kept : one));
    return { change: `${id}: holidays of ${year} left out`, span, ir: { ...ir, calendars } };
  });
}

/** Every rule file that differs from this one in one constant, end, rounding, term or comparison. */
export function mutantsOf(ir: Ir): readonly Mutant[] {
  const steps = ir.items.flatMap((item) => (item.item === 'step' ? [item] : []));
  return [
    ...ir.parameters.flatMap((parameter) => parameterMutants(ir, parameter)),
    ...ir.tables.flatMap((table) => tableMutants(ir, table)),
    ...ir.calendars.flatMap((calendar) => calendarMutants(ir, calendar)),
    ...liveNodes(ir).flatMap((at) => nodeMutants(ir, at)),
    ...steps.flatMap((step) => roundingMutants(ir, step)),
  ];
}
