import type { Ir, IrCalendar, IrStep, IrTable, IrTableRow, NodeId } from '../../compiler/ir/ir.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import type { Observer } from '../../runtime/interpreter/observer.ts';
import { compare, type Exact, mul, ONE } from '../../runtime/numbers/exact.ts';
import { isAutomatic } from './automatic-notices.ts';

/** The number of lines, conditions or rows, and how many of them the tests reach. */
export interface Count {
  readonly reached: number;
  readonly all: number;
}

/** The coverage of one rule file by its tests. */
export interface Coverage {
  /** Lines, bases and parts that came out different from zero at least once. */
  readonly lines: Count;
  /** Conditions that were seen both true and false. */
  readonly conditions: Count;
  /** Rows of tables in force within the validity that an allowed input can reach. */
  readonly rows: Count;
  /** Holidays of the dates of the file that a test counts. */
  readonly holidays: Count;
  /** One warning for each that no test reaches. */
  readonly gaps: readonly Diagnostic[];
}

interface Gap {
  readonly what: Said;
  readonly why: Said;
  readonly span: Span;
}

const PAID: ReadonlySet<IrStep['kind']> = new Set(['perception', 'deduction', 'component', 'base']);

function paidSteps(ir: Ir): readonly IrStep[] {
  return ir.items.flatMap((item) => (item.item === 'step' && PAID.has(item.kind) ? [item] : []));
}

/** The conditions that decide anything: of an `if`, of a line, of a notice. */
function conditionsOf(ir: Ir): ReadonlySet<NodeId> {
  const roots = ir.items.flatMap((item) => (item.item === 'step' ? rootsOf(item) : [item.defaultValue]));
  const found = new Set<NodeId>(
    ir.notices.filter((notice) => !isAutomatic(notice)).map((notice) => notice.condition),
  );
  for (const item of ir.items) if (item.item === 'step' && item.condition !== null) found.add(item.condition);
  const visit = (id: NodeId | null): void => {
    const node = id === null ? undefined : ir.nodes[id];
    if (node === undefined) return;
    const [condition] = node.args;
    if (node.operation.op === 'select' && condition !== undefined) found.add(condition);
    node.args.forEach(visit);
  };
  [...roots, ...found].forEach(visit);
  return new Set([...found].filter((id) => ir.nodes[id]?.truth === null && !isPresence(ir, id)));
}

function rootsOf(step: IrStep): readonly (NodeId | null)[] {
  return [step.value, step.base, step.rate];
}

/** The guard that a sum puts around a line of some dates is no decision of the author. */
function isPresence(ir: Ir, id: NodeId): boolean {
  return ir.items.some((item) => item.item === 'step' && item.presence === id);
}

/** The most that a printed 1 can stand for; null when it has no limit. */
function largestFactor(ir: Ir, table: IrTable): Exact | null {
  const unit = ir.parameters.find(({ id }) => id === table.unit);
  const scale = table.scale === null ? undefined : ir.nodes[table.scale];
  const highs = [unit?.range.high, scale?.range.high].filter((end) => end !== undefined);
  return highs.reduce<Exact | null>(
    (all, end) => (all === null || end === null ? null : mul(all, end.value)),
    ONE,
  );
}

/** True for a row that no allowed input reaches: every base it is read by is proven to lie above it. */
function liesUnder(ir: Ir, table: IrTable, row: IrTableRow): boolean {
  const factor = largestFactor(ir, table);
  if (row.upper === null || factor === null) return false;
  const top = mul(row.upper, factor);
  return ir.nodes.every(({ operation, args }) => {
    if (operation.op !== 'apply' || operation.table !== table.id) return true;
    const low = ir.nodes[args[0] ?? -1]?.range.low ?? null;
    return low !== null && compare(low.value, top) > 0;
  });
}

function count<T>(all: readonly T[], reached: (one: T) => boolean): Count {
  return { reached: all.filter(reached).length, all: all.length };
}

/** Watches interpreted tests of one file and says what none of them reaches. */
export class CoverageCounter implements Observer {
  readonly #ir: Ir;
  readonly #rows = new Set<IrTableRow>();
  readonly #steps = new Set<string>();
  /** Days of which the holidays were counted, of each calendar. */
  readonly #days = new Map<string, (readonly [from: string, to: string])[]>();
  readonly #seen = { true: new Set<NodeId>(), false: new Set<NodeId>() };

  constructor(ir: Ir) {
    this.#ir = ir;
  }

  row = (row: IrTableRow): void => {
    this.#rows.add(row);
  };

  condition = (node: NodeId, holds: boolean): void => {
    this.#seen[holds ? 'true' : 'false'].add(node);
  };

  /** Both sides of a limit are no branch that a test has to take. */
  choice(): void {}

  days = (calendar: string, from: string, to: string): void => {
    this.#days.set(calendar, [...(this.#days.get(calendar) ?? []), [from, to]]);
  };

  input(): void {}

  step = (id: string, counts: boolean): void => {
    if (counts) this.#steps.add(id);
  };

  #rowsInForce(): readonly { readonly row: IrTableRow; readonly table: string }[] {
    return this.#ir.tables.flatMap((table) => {
      if (!this.#applied().has(table.id)) return [];
      const blocks = rowsInForce(table.blocks, validity(this.#ir.scheme));
      const reachable = blocks.flatMap(({ rows }) => rows).filter((row) => !liesUnder(this.#ir, table, row));
      return reachable.map((row) => ({ row, table: table.id }));
    });
  }

  /** Tables that a formula applies; one that is only searched (`among`) has no rows to reach. */
  #applied(): ReadonlySet<string> {
    const ids = this.#ir.nodes.map(({ operation }) => (operation.op === 'apply' ? operation.table : ''));
    return new Set(ids);
  }

  /** The holidays of a calendar within the dates of the file, and those of them that no test counts. */
  #holidaysOf({ id, holidays }: IrCalendar): {
    readonly all: readonly string[];
    readonly missed: readonly string[];
  } {
    const { validFrom, validUntil } = this.#ir.scheme;
    const all = holidays.filter((day) => validFrom <= day && day <= validUntil);
    const spans = this.#days.get(id) ?? [];
    return { all, missed: all.filter((day) => !spans.some(([from, to]) => from <= day && day <= to)) };
  }

  #conditionGap(id: NodeId): Gap | null {
    const node = this.#ir.nodes[id];
    const missing = [true, false].filter((holds) => !this.#seen[holds ? 'true' : 'false'].has(id));
    if (node === undefined || missing.length === 0) return null;
    const why =
      missing.length === 2
        ? testPhrases.isNeverDecided
        : missing[0] === true
          ? testPhrases.isNeverTrue
          : testPhrases.isNeverFalse;
    return { what: quantityPhrases.thisCondition, why, span: node.span };
  }

  /** The counts, and the gaps as warnings in the rule file `path`. */
  result(path: string): Coverage {
    const lines = paidSteps(this.#ir);
    const conditions = [...conditionsOf(this.#ir)];
    const rows = this.#rowsInForce();
    const calendars = this.#ir.calendars.map((one) => ({ ...this.#holidaysOf(one), ...one }));
    const all = calendars.flatMap((one) => one.all);
    const missed = calendars.flatMap((one) => one.missed);
    const gaps: readonly Gap[] = [
      ...lines
        .filter(({ id }) => !this.#steps.has(id))
        .map(({ id, span }) => ({ what: `\`${id}\`` as const, why: testPhrases.isZeroInEveryTest, span })),
      ...conditions.map((id) => this.#conditionGap(id)).filter((gap) => gap !== null),
      ...rows
        .filter(({ row }) => !this.#rows.has(row))
        .map(({ row, table }) => ({
          what: testPhrases.thisRowOf(table),
          why: testPhrases.isNeverApplied,
          span: row.span,
        })),
      ...calendars
        .filter((one) => one.missed.length > 0)
        .map((one) => ({
          what: testPhrases.ofTheHolidaysOf(one.id),
          why: (one.missed.length === 1 ? testPhrases.isNeverCounted : testPhrases.areNeverCounted)(
            one.missed.join(', '),
          ),
          span: one.span,
        })),
    ];
    return {
      lines: count(lines, ({ id }) => this.#steps.has(id)),
      conditions: count(conditions, (id) => this.#conditionGap(id) === null),
      rows: count(rows, ({ row }) => this.#rows.has(row)),
      holidays: { reached: all.length - missed.length, all: all.length },
      gaps: gaps.map(({ what, why, span }) => diagnose(path, catalog.notExercised, span, { what, why })),
    };
  }
}
