import type { CallExpr, Expr } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { BOOLEAN, DATE } from '../../runtime/ir/type.ts';
import { DATE_WORDS } from '../../runtime/module/date-words.ts';
import type { NodeId } from '../ir/ir.ts';
import { maxRanges, minRanges, type Range } from '../ir/range.ts';
import { commonQuantity } from './arithmetic.ts';
import { lowerGivenAt } from './at-date.ts';
import { CALENDAR_WORDS, lowerCalendarCall } from './calendar-calls.ts';
import { checkArity, lowerArgs } from './call-arguments.ts';
import { lowerDateCall } from './date-calls.ts';
import { namedArgument } from './names.ts';
import { commonGrid } from './node-list.ts';
import { type Lowering, type Scope, scopeAt } from './state.ts';
import { lowerDue, lowerSum } from './sums.ts';
import { lowerTable, lowerUpperLimit } from './table-calls.ts';

function clampRange(value: Range, low: Range, high: Range): Range {
  return minRanges(maxRanges(value, low), high);
}

function lowerExtremum(op: 'min' | 'max' | 'clamp', call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const clamp = op === 'clamp';
  const enough = clamp
    ? checkArity(call, 3, 3, quantityPhrases.threeArgumentsValueLowestHighest, l)
    : checkArity(call, 2, 99, quantityPhrases.twoArgumentsOrMore, l);
  const args = lowerArgs(call, scope, l);
  const [first, ...rest] = args ?? [];
  if (!enough || args === null || first === undefined) return l.nodes.error(call.span);
  let type = l.nodes.at(first).type;
  let { range, grid } = l.nodes.at(first);
  for (const arg of rest) {
    const areDates = type.kind === 'date' && l.nodes.at(arg).type.kind === 'date';
    const common = areDates
      ? DATE
      : commonQuantity(quantityPhrases.compare, l.nodes.at(first), l.nodes.at(arg), l);
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

function lowerGiven(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  if (!checkArity(call, 1, 1, quantityPhrases.oneArgument, l)) return l.nodes.error(call.span);
  if (call.args[0]?.kind === 'at') return lowerGivenAt(call.args[0], call.span, scope, l);
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
    what: rulePhrases.theArgumentOf('given'),
    expected: rulePhrases.anInputAFlagOrA,
    found: rulePhrases.whichAlwaysHasAValue(symbol.name),
  });
  return l.nodes.error(call.span);
}

function lowerChanges(call: CallExpr, l: Lowering): NodeId {
  if (!checkArity(call, 1, 1, quantityPhrases.oneArgument, l)) return l.nodes.error(call.span);
  const symbol = namedArgument('changes', call.args[0], l);
  if (symbol === null) return l.nodes.error(call.span);
  const parameter = l.parameters.get(symbol.name);
  if ((parameter?.rows.length ?? 0) < 2 && !l.context.blanks.has(symbol.name)) {
    const row = symbol.kind === 'param' ? symbol.decl.rows?.at(-1) : undefined;
    const labels = [{ span: row?.span ?? symbol.span, text: rulePhrases.itsOneValue }];
    l.report.say(dates.changesOfConstant, call.span, { name: symbol.name }, { labels });
    return l.nodes.error(call.span);
  }
  return l.nodes.add({ op: 'changes', parameter: symbol.name }, [], BOOLEAN, call.span);
}

function lowerIsMultiple(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const enough = checkArity(call, 2, 2, quantityPhrases.twoArguments, l);
  const args = lowerArgs(call, scope, l);
  const [a, b] = args ?? [];
  if (!enough || args === null || a === undefined || b === undefined) return l.nodes.error(call.span);
  const common = commonQuantity(quantityPhrases.compare, l.nodes.at(a), l.nodes.at(b), l);
  if (common === null) return l.nodes.error(call.span);
  return l.nodes.add({ op: 'is_multiple' }, args, BOOLEAN, call.span);
}

/** A call that adds lines of the payslip. */
function lowerTotal(callee: 'sum' | 'due', call: CallExpr, l: Lowering): NodeId {
  const of: Expr | undefined = call.args[0];
  if (!checkArity(call, 1, 1, quantityPhrases.oneArgument, l)) return l.nodes.error(call.span);
  if (of?.kind === 'name')
    return callee === 'sum' ? lowerSum(of.name, call.span, l) : lowerDue(of.name, call.span, l);
  l.report.say(types.wrongType, call.span, {
    what: rulePhrases.theArgumentOf(callee),
    expected:
      callee === 'sum' ? rulePhrases.aMarkABlockPerceptionsDeductions : quantityPhrases.aBlockOfDeductions,
    found: quantityPhrases.aFormula,
  });
  return l.nodes.error(call.span);
}

/** `count` of what is no family: that of a family is written out before names mean anything. */
function reportCount({ args, span }: CallExpr, l: Lowering): void {
  const [arg] = args;
  const counted = arg?.kind === 'call' && arg.callee.text === 'given' ? arg.args[0] : arg;
  if (counted?.kind === 'missing') l.lower(counted, scopeAt('`count`'));
  else if (counted?.kind !== 'name' || namedArgument('count', counted, l) !== null)
    l.report.say(names.familyFault, span, {
      reason: rulePhrases.countCountsTheMembersOfA,
      fix: rulePhrases.countTheMembersSent,
    });
}

/** A call: a function of the language, or a table applied to its base. */
export function lowerCall(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  switch (call.callee.text) {
    case 'min':
    case 'max':
    case 'clamp':
      return lowerExtremum(call.callee.text, call, scope, l);
    case 'sum':
    case 'due':
      return lowerTotal(call.callee.text, call, l);
    case 'given':
      return lowerGiven(call, scope, l);
    case 'changes':
      return lowerChanges(call, l);
    case 'is_multiple':
      return lowerIsMultiple(call, scope, l);
    case 'upper_limit':
      return lowerUpperLimit(call, l);
    case 'count':
      if (l.symbols.byName.has('count')) return lowerTable(call, scope, l);
      reportCount(call, l);
      return l.nodes.error(call.span);
    default: {
      if (CALENDAR_WORDS.has(call.callee.text)) return lowerCalendarCall(call, scope, l);
      const op = DATE_WORDS.get(call.callee.text);
      return op === undefined ? lowerTable(call, scope, l) : lowerDateCall(op, call, scope, l);
    }
  }
}
