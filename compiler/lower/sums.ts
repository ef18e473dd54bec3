import type { Name, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { MONEY } from '../../runtime/ir/type.ts';
import type { SummaryField } from '../../runtime/module.ts';
import { ZERO } from '../../runtime/numbers/exact.ts';
import type { NodeId } from '../ir/ir.ts';
import { addRanges, hull, point, subtractRanges } from '../ir/range.ts';
import { hasClause } from '../model/clauses.ts';
import { dueMembersOf, type Member, membersOf } from '../names/members.ts';
import { SUM_WORDS } from '../names/sum-words.ts';
import { commonGrid } from './node-list.ts';
import { atMost } from './prove.ts';
import type { Lowering } from './state.ts';
import { scopeAt } from './state.ts';

function subtractPart(line: NodeId, part: NodeId, span: Span, l: Lowering): NodeId {
  const [a, b] = [l.nodes.at(line), l.nodes.at(part)];
  const plain = subtractRanges(a.range, b.range);
  const proven = atMost(part, line, [], l);
  const range = proven ? { low: { value: ZERO, open: false }, high: plain.high } : plain;
  return l.nodes.add({ op: 'sub' }, [line, part], MONEY, span, { range, grid: commonGrid(a.grid, b.grid) });
}

/**
 * The part of a line that bears a mark: the line without its exempt part, which PAY509 proves to lie between 0 and the
 * line.
 */
function withoutExempt(line: NodeId, part: NodeId, span: Span, l: Lowering): NodeId {
  const [a, b] = [l.nodes.at(line), l.nodes.at(part)];
  const range = { low: { value: ZERO, open: false }, high: a.range.high };
  return l.nodes.add({ op: 'sub' }, [line, part], MONEY, span, { range, grid: commonGrid(a.grid, b.grid) });
}

function lowerMember(member: Member, span: Span, l: Lowering): NodeId | null {
  const id = member.symbol.name;
  l.used.add(id);
  const step = l.steps.get(id);
  if (step === undefined) return null;
  const facts = l.finals.get(id) ?? {};
  let value = l.nodes.add({ op: 'step', step: id }, [], MONEY, span, facts);
  if (member.except !== null) {
    const part = l.lower(member.except, { ...scopeAt(`\`${id}\``), amount: value });
    if (l.nodes.isError(part)) return null;
    value = withoutExempt(value, part, span, l);
  }
  const present = step.presence;
  if (present === null) return value;
  const zero = l.nodes.constant(ZERO, MONEY, span);
  const { range, grid } = l.nodes.at(value);
  return l.nodes.add({ op: 'select' }, [present, value, zero], MONEY, span, {
    range: hull(range, point(ZERO)),
    grid,
  });
}

function addTwo(a: NodeId, b: NodeId, span: Span, l: Lowering): NodeId {
  const [left, right] = [l.nodes.at(a), l.nodes.at(b)];
  return l.nodes.add({ op: 'add' }, [a, b], MONEY, span, {
    range: addRanges(left.range, right.range),
    grid: commonGrid(left.grid, right.grid),
  });
}

/** Adds in halves, so that a sum of thousands of lines is not a chain thousands deep. */
function addUp(parts: readonly NodeId[], span: Span, l: Lowering): NodeId {
  const [first, second] = parts;
  if (first === undefined) return l.nodes.constant(ZERO, MONEY, span);
  if (second === undefined) return first;
  const middle = Math.ceil(parts.length / 2);
  return addTwo(addUp(parts.slice(0, middle), span, l), addUp(parts.slice(middle), span, l), span, l);
}

function sumOf(members: readonly Member[], span: Span, l: Lowering): NodeId {
  if (l.nodes.isFull) return l.nodes.error(span);
  const parts = members.map((member) => lowerMember(member, span, l));
  const sound = parts.filter((part) => part !== null);
  // What a line that is reported already would add, nobody knows.
  return sound.length < parts.length ? l.nodes.error(span) : addUp(sound, span, l);
}

/** `sum(perceptions)`, `sum(salarial)`: written out as an addition of lines. */
export function lowerSum(of: Name, span: Span, l: Lowering): NodeId {
  const members = membersOf(of.text, l.symbols.byName);
  if (members !== null) {
    l.used.add(of.text);
    const sum = sumOf(members, span, l);
    l.sums.set(sum, of.text);
    return sum;
  }
  const summable = [...l.symbols.byName.values()].filter(
    (one) => one.kind === 'mark' || one.kind === 'employer' || one.kind === 'deductions',
  );
  const known = [...SUM_WORDS, ...summable.map((one) => one.name)];
  l.report.say(names.unknownMember, of.span, {
    kind: rulePhrases.markOrBlockToSum,
    name: of.text,
    suggestion: suggest(of.text, known),
    known,
  });
  return l.nodes.error(span);
}

/** `due(cuotas)`: what the parts of a block come to whether or not they are deducted, written out as an addition. */
export function lowerDue(of: Name, span: Span, l: Lowering): NodeId {
  const symbol = l.symbols.byName.get(of.text);
  const members = dueMembersOf(of.text, l.symbols.byName);
  if (symbol?.kind === 'deductions' && members !== null) {
    l.used.add(of.text);
    for (const part of symbol.decl.parts) {
      const isConditional = hasClause([...part.clauses, ...symbol.decl.clauses], 'when');
      if (!isConditional || hasClause(part.clauses, 'due')) continue;
      const fix = rulePhrases.nameItDueNameBehindThe;
      const reason = rulePhrases.hasNoNameForWhatIs;
      const labels = [{ span, text: quantityPhrases.readHere }];
      l.report.say(payroll.partFault, part.name.span, { name: part.name.text, reason, fix }, { labels });
    }
    return sumOf(members, span, l);
  }
  const blocks = [...l.symbols.byName.values()].filter((one) => one.kind === 'deductions');
  const known = blocks.map((one) => one.name);
  const suggestion = suggest(of.text, known);
  l.report.say(names.unknownMember, of.span, {
    kind: rulePhrases.blockOfDeductions,
    name: of.text,
    suggestion,
    known,
  });
  return l.nodes.error(span);
}

/** A field of the summary in a warning or check: the total mapped to it, else the contract's definition. */
export function lowerSummaryField(field: SummaryField, span: Span, l: Lowering): NodeId {
  const mapped = [...l.steps.values()].find((step) => step.as === field);
  if (mapped !== undefined) {
    return l.nodes.add({ op: 'step', step: mapped.id }, [], MONEY, span, l.finals.get(mapped.id) ?? {});
  }
  const lines = (of: string): NodeId => sumOf(membersOf(of, l.symbols.byName) ?? [], span, l);
  const pay = lines('perceptions');
  switch (field) {
    case 'gross_salary':
    case 'total_perceptions':
      return pay;
    case 'total_deductions':
      return lines('deductions');
    case 'net_salary':
      return subtractPart(pay, lines('deductions'), span, l);
    case 'employer_contributions_total':
      return lines('employer');
    case 'employer_total_cost':
      return addUp([pay, lines('employer')], span, l);
  }
}
