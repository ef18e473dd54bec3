import type { Name, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { NodeId } from '../ir/ir.ts';
import { endOf } from '../model/end-of.ts';
import { isStep, symbolKind } from '../names/symbols.ts';
import type { Lowering } from './state.ts';

/** The greatest number of tables with brackets that one evaluation of the node applies. */
function bracketsOnOnePath(id: NodeId, l: Lowering): number {
  const { operation, args } = l.nodes.at(id);
  const counts = args.map((arg) => bracketsOnOnePath(arg, l));
  if (operation.op === 'select') {
    const [condition = 0, then = 0, otherwise = 0] = counts;
    return condition + Math.max(then, otherwise);
  }
  const own = operation.op === 'apply' && l.tables.get(operation.table)?.form !== 'map' ? 1 : 0;
  return counts.reduce((sum, count) => sum + count, own);
}

function isProgressive(table: string, l: Lowering): boolean {
  const form = l.tables.get(table)?.form;
  return form === 'excess' || form === 'marginal' || form === 'rebate';
}

/** The step below (lets only) that applies a progressive table; null when there is none. */
function progressiveStep(id: NodeId, reader: string, l: Lowering): string | null {
  const { operation, args } = l.nodes.at(id);
  if (operation.op === 'apply' && isProgressive(operation.table, l)) return reader;
  const step = operation.op === 'step' && l.effort.spend() ? l.steps.get(operation.step) : undefined;
  if (step?.kind === 'let') return progressiveStep(step.value, step.id, l);
  for (const arg of args) {
    const found = progressiveStep(arg, reader, l);
    if (found !== null) return found;
  }
  return null;
}

function reportNoStep(name: Name, l: Lowering): void {
  const symbol = l.symbols.byName.get(name.text);
  if (symbol === undefined) {
    const near = suggest(name.text, l.steps.keys());
    l.report.say(names.unknownName, name.span, { name: name.text, suggestion: near });
    return;
  }
  l.used.add(name.text);
  // What is wrong with a step that could not be understood has been said there.
  if (isStep(symbol)) return;
  const reason = rulePhrases.itIsAndARowIs(symbolKind(symbol));
  l.report.say(payroll.bracketMissing, name.span, { name: name.text, reason, step: null });
}

function named(name: Name, l: Lowering): string | null {
  const step = l.steps.get(name.text);
  if (step === undefined) {
    reportNoStep(name, l);
    return null;
  }
  l.used.add(name.text);
  const count = bracketsOnOnePath(step.value, l);
  if (count !== 1) {
    const reason =
      count === 0 ? rulePhrases.appliesNoTable(step.id) : rulePhrases.appliesTablesAtOnce(step.id, count);
    l.report.say(payroll.bracketMissing, name.span, { name: step.id, reason, step: null });
  }
  return step.id;
}

/**
 * The step whose table row a deduction answers as `bracket_applied`: the one its `bracket` clause names,
 * else the deduction itself when its own formula applies exactly one table.
 */
export function bracketOf(
  id: string,
  written: Name | null,
  value: NodeId,
  span: Span,
  l: Lowering,
): string | null {
  if (written !== null && written.text !== id) return named(written, l);
  const count = bracketsOnOnePath(value, l);
  if (count === 1) return id;
  if (count > 1) {
    const reason = rulePhrases.itsFormulaAppliesTablesAtOnce(count);
    l.report.say(payroll.bracketMissing, span, { name: id, reason, step: null });
    return null;
  }
  const step = progressiveStep(value, id, l);
  if (step !== null) {
    const reason = rulePhrases.itComesFromAProgressiveTable;
    const symbol = l.symbols.byName.get(id);
    const labels =
      symbol?.kind === 'deduction'
        ? [{ span: endOf(symbol.decl), text: quantityPhrases.aBracketWouldStandBehindThis }]
        : [];
    l.report.say(payroll.bracketMissing, span, { name: id, reason, step }, { labels });
  }
  return null;
}
