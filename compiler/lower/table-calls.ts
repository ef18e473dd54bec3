import type { CallExpr, ColumnExpr, Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN, sameType } from '../../runtime/ir/type.ts';
import { type Exact, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrTable, NodeId } from '../ir/ir.ts';
import { isNonNegative, maxRanges, minRanges, multiplyRanges, point, type Range } from '../ir/range.ts';
import type { FileContext } from '../model/context.ts';
import { mentions } from '../names/mentions.ts';
import type { DateSpan } from '../parameters/coverage.ts';
import { checkTableUse, tableValueRange } from '../tables/use.ts';
import { checkArity, FUNCTIONS, lowerArgs } from './call-arguments.ts';
import { definedLabels, readLabels } from './defined-labels.ts';
import { firstPlace } from './first-place.ts';
import { parameterRange } from './names.ts';
import { isNeverNegative } from './never-negative.ts';
import { commonGrid } from './node-list.ts';
import { atMost } from './prove.ts';
import type { Lowering, OtherDate, Scope } from './state.ts';
import { describeType } from './type-words.ts';
import { reportUnboundedInputs } from './unbounded-inputs.ts';

/** Range of the unit that a table's interval ends are written in; null when they need none. */
function unitRange(table: IrTable, l: Lowering, on?: DateSpan): Range | null {
  const unit = table.unit === null ? undefined : l.parameters.get(table.unit);
  return unit === undefined ? null : parameterRange(unit, l, on);
}

/** Range of the unit that a `step` or `map` gives; null when it gives the currency or no money. */
function givesRange(table: IrTable, l: Lowering, on?: DateSpan): Range | null {
  const unit = table.givesUnit === null ? undefined : l.parameters.get(table.givesUnit);
  return unit === undefined ? null : parameterRange(unit, l, on);
}

/** The table of a name, or null after a report. */
function tableNamed(name: string, span: Span, l: Lowering): IrTable | null {
  const symbol = l.symbols.byName.get(name);
  l.used.add(name);
  if (symbol?.kind === 'table') return l.tables.get(name) ?? null;
  const known = [...l.symbols.byName.values()].filter((one) => one.kind === 'table').map((one) => one.name);
  const callable = [...FUNCTIONS, ...known];
  if (symbol !== undefined) {
    l.report.say(types.wrongType, span, {
      what: rulePhrases.before(name),
      expected: rulePhrases.aTableOrAFunction,
      found: quantityPhrases.a(symbol.kind),
    });
  } else {
    const suggestion = suggest(name, callable);
    if (suggestion !== null) l.used.add(suggestion);
    l.report.say(names.unknownName, span, { name, suggestion });
  }
  return null;
}

/** `upper_limit(t)`: the last written end of a table. */
export function lowerUpperLimit(call: CallExpr, l: Lowering): NodeId {
  const arg = call.args[0];
  if (!checkArity(call, 1, 1, quantityPhrases.oneArgument, l)) return l.nodes.error(call.span);
  if (arg?.kind !== 'name') {
    l.report.say(types.wrongType, call.span, {
      what: rulePhrases.theArgumentOf('upper_limit'),
      expected: quantityPhrases.aTable,
      found: quantityPhrases.aFormula,
    });
    return l.nodes.error(call.span);
  }
  const table = tableNamed(arg.name.text, arg.span, l);
  l.readAtReference.add(arg.name.text);
  if (table === null) return l.nodes.error(call.span);
  const tops = table.blocks.flatMap((block) => {
    const written = block.rows.flatMap((row) => (row.upper === null ? [] : [row.upper]));
    return written.slice(-1);
  });
  if (tops.length < table.blocks.length) {
    const reason = rulePhrases.everyRowThatUpperLimitCould;
    l.report.say(tables.form, call.span, { table: table.id, reason, fix: rulePhrases.writeTheCapAsAnAmount });
    return l.nodes.error(call.span);
  }
  const unit = unitRange(table, l);
  const scale = table.scale === null ? null : l.nodes.at(table.scale).range;
  const ranges = tops.map((top) => {
    const inUnit = unit === null ? point(top) : multiplyRanges(point(top), unit);
    return scale === null ? inUnit : multiplyRanges(inUnit, scale);
  });
  const range = ranges.reduce<Range | null>(
    (all, next) => (all === null ? next : { low: minRanges(all, next).low, high: maxRanges(all, next).high }),
    null,
  );
  const grid =
    unit === null && scale === null
      ? tops.reduce<ReturnType<typeof commonGrid>>(commonGrid, tops[0] ?? null)
      : null;
  return l.nodes.add({ op: 'upper_limit', table: table.id }, [], table.of, call.span, {
    ...(range === null ? {} : { range }),
    grid,
  });
}

/** `tarifa(base).columna` of a table without columns: those of one with columns are written out before names mean anything. */
export function lowerColumn({ applied, column, span }: ColumnExpr, l: Lowering): NodeId {
  for (const name of mentions(applied.args)) l.used.add(name);
  const table = tableNamed(applied.callee.text, applied.callee.span, l);
  if (table !== null) {
    const reason = rulePhrases.itGivesOneValueSoThere(column.text);
    const fix = rulePhrases.readItWithout(printExpression(applied));
    l.report.say(tables.form, column.span, { table: table.id, reason, fix });
  }
  return l.nodes.error(span);
}

/** True when the form of the base proves that it never passes `upper_limit` of the table. */
function isCapped(base: NodeId, table: string, scope: Scope, l: Lowering): boolean {
  const limit = l.nodes.nodes.findIndex(
    ({ operation }) => operation.op === 'upper_limit' && operation.table === table,
  );
  return limit !== -1 && atMost(base, limit, scope.facts, l);
}

/** True of a line or base, which is told by itself where it may fall under zero (PAY508). */
function isToldNegative(base: NodeId, l: Lowering): boolean {
  const { operation } = l.nodes.at(base);
  const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
  return step !== undefined && isNeverNegative(step, l);
}

/** Labels for the place where a base may first fall below zero, unless that is the base as it stands. */
function belowZero(base: NodeId, l: Lowering): readonly Label[] {
  const origin = firstPlace(base, l, (range) => !isNonNegative(range));
  const told = [l.nodes.at(base), ...definedLabels(base, l)];
  const { span } = l.nodes.at(origin);
  return told.some((one) => one.span.start === span.start)
    ? []
    : [{ span, text: rulePhrases.firstNotProvenHere }];
}

/** The rules of tables on other dates than those of the validity. */
function contextOn({ from, until }: DateSpan, { context }: Lowering): FileContext {
  return { ...context, scheme: { ...context.scheme, validFrom: from, validUntil: until } };
}

/** A table applied to its base, at the reference date or at another one. */
export function lowerTable(call: CallExpr, scope: Scope, l: Lowering, at: OtherDate | null = null): NodeId {
  const table = tableNamed(call.callee.text, call.callee.span, l);
  if (at === null) l.readAtReference.add(call.callee.text);
  const enough = table === null || checkArity(call, 1, 1, quantityPhrases.oneArgument, l);
  const args = lowerArgs(call, scope, l);
  const arg = args?.[0];
  const [written] = call.args;
  if (table === null || !enough || arg === undefined || written === undefined)
    return l.nodes.error(call.span);
  const node = l.nodes.at(arg);
  if (!sameType(node.type, table.of)) {
    const what = rulePhrases.theBaseOf(table.id);
    const params = { what, expected: describeType(table.of), found: describeType(node.type) };
    l.report.say(types.wrongType, node.span, params, { labels: definedLabels(arg, l) });
    return l.nodes.error(call.span);
  }
  const scaling = table.scale === null ? null : l.nodes.at(table.scale);
  const scale = scaling?.range ?? null;
  const on = at?.dates;
  const use = {
    argument: node.range,
    grid: node.grid,
    scale,
    scaleGrid: scaling?.grid ?? null,
    capped: at === null && isCapped(arg, table.id, scope, l),
    unit: unitRange(table, l, on),
    span: node.span,
    argumentName: printExpression(written),
    defined: definedLabels(arg, l),
    read: () => readLabels(arg, l),
    belowZero: () => belowZero(arg, l),
    tellCause: () => isToldNegative(arg, l) || (node.range.low === null && reportUnboundedInputs(arg, l)),
  };
  checkTableUse(table, use, on === undefined ? l.context : contextOn(on, l));
  const range = tableValueRange(table, node.range, unitRange(table, l, on), scale, givesRange(table, l, on));
  const grid =
    table.roundEach?.rungs.map((rung) => rung.quantum).reduce<Exact | null>(commonGrid, ZERO) ?? null;
  const operands = at === null ? [arg] : [arg, at.node];
  return l.nodes.add({ op: 'apply', table: table.id }, operands, table.gives, call.span, { range, grid });
}

/** `x among t`: true when x is one of the values of the table at the reference date. */
export function lowerAmong(value: NodeId, tableName: string, span: Span, l: Lowering): NodeId {
  const table = tableNamed(tableName, span, l);
  if (table === null || l.nodes.isError(value)) return l.nodes.error(span);
  const node = l.nodes.at(value);
  if (!sameType(node.type, table.gives)) {
    l.report.say(types.unlikeComparison, span, {
      left: describeType(node.type),
      right: rulePhrases.theValuesOf(table.id, describeType(table.gives)),
    });
    return l.nodes.error(span);
  }
  return l.nodes.add({ op: 'among', table: table.id }, [value], BOOLEAN, span);
}
