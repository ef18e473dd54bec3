import type { CallExpr, Expr, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN, DATE, describeType, sameType } from '../../runtime/ir/type.ts';
import { DATE_WORDS } from '../../runtime/module/date-words.ts';
import { type Exact, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrTable, NodeId } from '../ir/ir.ts';
import { maxRanges, minRanges, multiplyRanges, point, type Range } from '../ir/range.ts';
import { checkTableUse, tableValueRange } from '../tables/use.ts';
import { commonQuantity } from './arithmetic.ts';
import { lowerDateCall } from './date-calls.ts';
import { namedArgument, parameterRange } from './names.ts';
import { commonGrid } from './node-list.ts';
import { nodeName } from './print-node.ts';
import { atMost } from './prove.ts';
import type { Lowering, Scope } from './state.ts';
import { lowerSum } from './sums.ts';

/** Functions of the language; everything else that is called is a table. */
export const FUNCTIONS = [
  'min',
  'max',
  'clamp',
  'sum',
  'given',
  'changes',
  'upper_limit',
  'is_multiple',
  ...DATE_WORDS.keys(),
] as const;

function checkArity(call: CallExpr, least: number, most: number, expected: string, l: Lowering): boolean {
  const found = call.args.length;
  if (found >= least && found <= most) return true;
  l.report.say(types.arity, call.span, { name: call.callee.text, expected, found });
  return false;
}

function lowerArgs(call: CallExpr, scope: Scope, l: Lowering): readonly NodeId[] | null {
  const args = call.args.map((arg) => l.lower(arg, scope));
  return args.some((arg) => l.nodes.isError(arg)) ? null : args;
}

function clampRange(value: Range, low: Range, high: Range): Range {
  return minRanges(maxRanges(value, low), high);
}

function lowerExtremum(op: 'min' | 'max' | 'clamp', call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const clamp = op === 'clamp';
  const enough = clamp
    ? checkArity(call, 3, 3, 'three arguments: value, lowest, highest', l)
    : checkArity(call, 2, 99, 'two arguments or more', l);
  const args = lowerArgs(call, scope, l);
  const [first, ...rest] = args ?? [];
  if (!enough || args === null || first === undefined) return l.nodes.error(call.span);
  let type = l.nodes.at(first).type;
  let { range, grid } = l.nodes.at(first);
  for (const arg of rest) {
    const areDates = type.kind === 'date' && l.nodes.at(arg).type.kind === 'date';
    const common = areDates ? DATE : commonQuantity('compare', l.nodes.at(first), l.nodes.at(arg), l);
    if (common === null) return l.nodes.error(call.span);
    type = common;
    const next = l.nodes.at(arg);
    grid = commonGrid(grid, next.grid);
    if (op === 'min') range = minRanges(range, next.range);
    if (op === 'max') range = maxRanges(range, next.range);
  }
  const [low, high] = rest;
  if (clamp && low !== undefined && high !== undefined) {
    range = clampRange(range, l.nodes.at(low).range, l.nodes.at(high).range);
  }
  return l.nodes.add({ op }, args, type, call.span, { range, grid });
}

function lowerGiven(call: CallExpr, l: Lowering): NodeId {
  if (!checkArity(call, 1, 1, 'one argument', l)) return l.nodes.error(call.span);
  const symbol = namedArgument('given', call.args[0], l);
  if (symbol === null) return l.nodes.error(call.span);
  if (symbol.kind === 'input' || symbol.kind === 'flag') {
    const input = l.inputs.get(symbol.name);
    const always = input?.presence === 'required' && input.unless === null;
    const facts = always ? { truth: true } : {};
    return l.nodes.add({ op: 'given', input: symbol.name }, [], BOOLEAN, call.span, facts);
  }
  if (l.parameters.get(symbol.name)?.sparse === true) {
    return l.nodes.add({ op: 'parameter_given', parameter: symbol.name }, [], BOOLEAN, call.span);
  }
  l.report.say(types.wrongType, call.args[0]?.span ?? call.span, {
    what: 'the argument of `given`',
    expected: 'an input, a flag or a sparse parameter',
    found: `\`${symbol.name}\`, which always has a value`,
  });
  return l.nodes.error(call.span);
}

function lowerChanges(call: CallExpr, l: Lowering): NodeId {
  if (!checkArity(call, 1, 1, 'one argument', l)) return l.nodes.error(call.span);
  const symbol = namedArgument('changes', call.args[0], l);
  if (symbol === null) return l.nodes.error(call.span);
  const parameter = l.parameters.get(symbol.name);
  if (parameter === undefined || parameter.rows.length < 2) {
    l.report.say(dates.changesOfConstant, call.span, { name: symbol.name });
    return l.nodes.error(call.span);
  }
  return l.nodes.add({ op: 'changes', parameter: symbol.name }, [], BOOLEAN, call.span);
}

function lowerIsMultiple(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const enough = checkArity(call, 2, 2, 'two arguments', l);
  const args = lowerArgs(call, scope, l);
  const [a, b] = args ?? [];
  if (!enough || args === null || a === undefined || b === undefined) return l.nodes.error(call.span);
  const common = commonQuantity('compare', l.nodes.at(a), l.nodes.at(b), l);
  if (common === null) return l.nodes.error(call.span);
  return l.nodes.add({ op: 'is_multiple' }, args, BOOLEAN, call.span);
}

/** Range of the unit that a table's interval ends are written in; null when they need none. */
function unitRange(table: IrTable, l: Lowering): Range | null {
  const unit = table.unit === null ? undefined : l.parameters.get(table.unit);
  return unit === undefined ? null : parameterRange(unit, l);
}

/** Range of the unit that a `step` or `map` gives; null when it gives the currency or no money. */
function givesRange(table: IrTable, l: Lowering): Range | null {
  const unit = table.givesUnit === null ? undefined : l.parameters.get(table.givesUnit);
  return unit === undefined ? null : parameterRange(unit, l);
}

/** The table of a name, or null after a report. */
export function tableNamed(name: string, span: Span, l: Lowering): IrTable | null {
  const symbol = l.symbols.byName.get(name);
  l.used.add(name);
  if (symbol?.kind === 'table') return l.tables.get(name) ?? null;
  const known = [...l.symbols.byName.values()].filter((one) => one.kind === 'table').map((one) => one.name);
  const callable = [...FUNCTIONS, ...known];
  if (symbol !== undefined) {
    l.report.say(types.wrongType, span, {
      what: `\`${name}\` before \`(\``,
      expected: 'a table or a function',
      found: `a \`${symbol.kind}\``,
    });
  } else {
    const suggestion = suggest(name, callable);
    if (suggestion !== null) l.used.add(suggestion);
    l.report.say(names.unknownName, span, { name, suggestion });
  }
  return null;
}

function lowerUpperLimit(call: CallExpr, l: Lowering): NodeId {
  const arg = call.args[0];
  if (!checkArity(call, 1, 1, 'one argument', l)) return l.nodes.error(call.span);
  if (arg?.kind !== 'name') {
    l.report.say(types.wrongType, call.span, {
      what: 'the argument of `upper_limit`',
      expected: 'a table',
      found: 'a formula',
    });
    return l.nodes.error(call.span);
  }
  const table = tableNamed(arg.name.text, arg.span, l);
  if (table === null) return l.nodes.error(call.span);
  const tops = table.blocks.flatMap((block) => {
    const written = block.rows.flatMap((row) => (row.upper === null ? [] : [row.upper]));
    return written.slice(-1);
  });
  if (tops.length < table.blocks.length) {
    const reason = 'every row that `upper_limit` could read ends in `*`';
    l.report.say(tables.form, call.span, { table: table.id, reason, fix: 'write the cap as an amount' });
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

/** True when the form of the base proves that it never passes `upper_limit` of the table. */
function isCapped(base: NodeId, table: string, scope: Scope, l: Lowering): boolean {
  const limit = l.nodes.nodes.findIndex(
    ({ operation }) => operation.op === 'upper_limit' && operation.table === table,
  );
  return limit !== -1 && atMost(base, limit, scope.facts, l);
}

function lowerTable(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const table = tableNamed(call.callee.text, call.callee.span, l);
  const enough = table === null || checkArity(call, 1, 1, 'one argument', l);
  const args = lowerArgs(call, scope, l);
  const arg = args?.[0];
  if (table === null || !enough || args === null || arg === undefined) return l.nodes.error(call.span);
  const node = l.nodes.at(arg);
  if (!sameType(node.type, table.of)) {
    l.report.say(types.wrongType, node.span, {
      what: `the base of \`${table.id}\``,
      expected: describeType(table.of),
      found: describeType(node.type),
    });
    return l.nodes.error(call.span);
  }
  const scaling = table.scale === null ? null : l.nodes.at(table.scale);
  const scale = scaling?.range ?? null;
  const use = {
    argument: node.range,
    grid: node.grid,
    scale,
    scaleGrid: scaling?.grid ?? null,
    capped: isCapped(arg, table.id, scope, l),
    unit: unitRange(table, l),
    span: node.span,
    argumentName: call.args[0] === undefined ? nodeName(node) : printExpression(call.args[0]),
  };
  checkTableUse(table, use, l.context);
  const range = tableValueRange(table, node.range, unitRange(table, l), scale, givesRange(table, l));
  const grid =
    table.roundEach?.rungs.map((rung) => rung.quantum).reduce<Exact | null>(commonGrid, ZERO) ?? null;
  return l.nodes.add({ op: 'apply', table: table.id }, [arg], table.gives, call.span, { range, grid });
}

/** A call: a function of the language, or a table applied to its base. */
export function lowerCall(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  switch (call.callee.text) {
    case 'min':
    case 'max':
    case 'clamp':
      return lowerExtremum(call.callee.text, call, scope, l);
    case 'sum': {
      const of: Expr | undefined = call.args[0];
      if (!checkArity(call, 1, 1, 'one argument', l)) return l.nodes.error(call.span);
      if (of?.kind === 'name') return lowerSum(of.name, call.span, l);
      l.report.say(types.wrongType, call.span, {
        what: 'the argument of `sum`',
        expected: 'a mark, an employer table, `perceptions`, `deductions` or `employer`',
        found: 'a formula',
      });
      return l.nodes.error(call.span);
    }
    case 'given':
      return lowerGiven(call, l);
    case 'changes':
      return lowerChanges(call, l);
    case 'is_multiple':
      return lowerIsMultiple(call, scope, l);
    case 'upper_limit':
      return lowerUpperLimit(call, l);
    default: {
      const op = DATE_WORDS.get(call.callee.text);
      return op === undefined ? lowerTable(call, scope, l) : lowerDateCall(op, call, scope, l);
    }
  }
}

/** `x among t`: true when x is one of the values of the table at the reference date. */
export function lowerAmong(value: NodeId, tableName: string, span: Span, l: Lowering): NodeId {
  const table = tableNamed(tableName, span, l);
  if (table === null || l.nodes.isError(value)) return l.nodes.error(span);
  const node = l.nodes.at(value);
  if (!sameType(node.type, table.gives)) {
    l.report.say(types.unlikeComparison, span, {
      left: describeType(node.type),
      right: `the values of \`${table.id}\` (${describeType(table.gives)})`,
    });
    return l.nodes.error(span);
  }
  return l.nodes.add({ op: 'among', table: table.id }, [value], BOOLEAN, span);
}
