import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { isMoney, MONEY } from '../../runtime/ir/type.ts';
import type { IrException, NodeId } from '../ir/ir.ts';
import { isNonNegative } from '../ir/range.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import { endOf } from '../model/end-of.ts';
import { MARK_ROLES, wordOf } from '../model/keywords.ts';
import { markOf } from '../names/members.ts';
import type { SymbolOf } from '../names/symbols.ts';
import { readLabels } from './defined-labels.ts';
import { firstPlace } from './first-place.ts';
import { atMost } from './prove.ts';
import { type Lowering, scopeAt } from './state.ts';
import { describeType } from './type-words.ts';

type PerceptionSymbol = SymbolOf<'perception'>;

function marksOfFile(l: Lowering): readonly SymbolOf<'mark'>[] {
  return [...l.symbols.byName.values()].filter((symbol) => symbol.kind === 'mark');
}

function checkRole(mark: SymbolOf<'mark'>, l: Lowering): void {
  const as = clauseOf(mark.decl.clauses, 'as');
  if (as === null || wordOf(MARK_ROLES, as.name.text) !== null) return;
  l.report.say(names.notInList, as.name.span, {
    kind: rulePhrases.roleOfAMark,
    word: as.name.text,
    suggestion: suggest(as.name.text, MARK_ROLES),
    known: MARK_ROLES,
  });
}

function checkWritten(symbol: PerceptionSymbol, known: readonly string[], l: Lowering): void {
  const seen = new Set<string>();
  for (const mark of clauseOf(symbol.decl.clauses, 'marks')?.marks ?? []) {
    const name = mark.name.text;
    if (!known.includes(name)) {
      l.report.say(names.unknownMember, mark.name.span, {
        kind: quantityPhrases.mark,
        name,
        suggestion: suggest(name, known),
        known,
      });
    }
    if (seen.has(name)) l.report.say(names.duplicateName, mark.name.span, { name });
    seen.add(name);
  }
}

/** A misspelt mark counts as decided, so that one slip is one message. */
function decides(symbol: PerceptionSymbol, mark: string, known: readonly string[]): boolean {
  if (markOf(symbol, mark) !== null) return true;
  const written = clauseOf(symbol.decl.clauses, 'marks')?.marks ?? [];
  return written.some((one) => !known.includes(one.name.text) && suggest(one.name.text, known) === mark);
}

function checkPerception(symbol: PerceptionSymbol, known: readonly string[], l: Lowering): void {
  checkWritten(symbol, known, l);
  for (const mark of known) {
    if (decides(symbol, mark, known)) continue;
    l.report.say(payroll.markUndecided, symbol.span, { perception: symbol.name, mark });
  }
  const born = known.filter((mark) => markOf(symbol, mark)?.negated === false);
  const misspelt = (clauseOf(symbol.decl.clauses, 'marks')?.marks ?? []).some(
    (mark) => !known.includes(mark.name.text),
  );
  if (known.length > 0 && born.length === 0 && !misspelt && !hasClause(symbol.decl.clauses, 'convention')) {
    const undecided = known.some((mark) => !decides(symbol, mark, known));
    const labels = [{ span: endOf(symbol.decl), text: rulePhrases.aConventionWouldSayWhyHere }];
    if (!undecided) l.report.say(payroll.inNoBase, symbol.span, { perception: symbol.name }, { labels });
  }
}

/**
 * Labels for the place where a line or its exempt part first falls below zero: their difference is then not proven
 * either.
 */
function belowZero(ids: readonly (NodeId | undefined)[], l: Lowering): readonly Label[] {
  const falling = ids.find((id) => id !== undefined && !isNonNegative(l.nodes.at(id).range));
  if (falling === undefined) return [];
  const origin = firstPlace(falling, l, (range) => !isNonNegative(range));
  return [
    { span: l.nodes.at(falling).span, text: quantityPhrases.computedHere },
    ...(origin === falling ? [] : [{ span: l.nodes.at(origin).span, text: rulePhrases.firstNotProvenHere }]),
    ...readLabels(origin, l).slice(0, 2),
  ];
}

function lowerExceptions(symbol: PerceptionSymbol, l: Lowering): readonly IrException[] {
  const facts = l.finals.get(symbol.name);
  if (facts === undefined) return [];
  return (clauseOf(symbol.decl.clauses, 'marks')?.marks ?? []).flatMap((mark) => {
    if (mark.except === null || mark.negated) return [];
    const self = l.nodes.add({ op: 'step', step: symbol.name }, [], MONEY, mark.span, facts);
    const amount = l.lower(mark.except, { ...scopeAt(`\`${symbol.name}\``), amount: self });
    const node = l.nodes.at(amount);
    if (node.type.kind === 'error') return [];
    if (!isMoney(node.type)) {
      const what = rulePhrases.theExemptPart;
      l.report.say(types.wrongType, node.span, {
        what,
        expected: quantityPhrases.money,
        found: describeType(node.type),
      });
      return [];
    }
    if (!isNonNegative(node.range) || !atMost(amount, self, [], l)) {
      const params = { perception: symbol.name, mark: mark.name.text, currency: l.scheme.currency };
      const falling = belowZero([l.steps.get(symbol.name)?.value, amount], l);
      const labels = falling.length > 0 ? falling : readLabels(amount, l).slice(0, 2);
      l.report.say(payroll.exceptTooLarge, mark.except.span, params, { labels });
    }
    return [{ mark: mark.name.text, amount }];
  });
}

/** Checks that every perception decides every mark and that every mark is used; lowers exempt parts. */
export function lowerMarks(l: Lowering): void {
  const marks = marksOfFile(l);
  const known = marks.map((mark) => mark.name);
  for (const symbol of l.symbols.byName.values()) {
    if (symbol.kind !== 'perception') continue;
    checkPerception(symbol, known, l);
    const step = l.steps.get(symbol.name);
    if (step !== undefined) l.steps.set(symbol.name, { ...step, exceptions: lowerExceptions(symbol, l) });
  }
  for (const mark of marks) {
    checkRole(mark, l);
    if (l.used.has(mark.name) || hasClause(mark.decl.clauses, 'as')) continue;
    l.report.say(payroll.markUnused, mark.span, { mark: mark.name });
  }
}
