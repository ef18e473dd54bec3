import type { Expr, Name, Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { choiceOf, MONEY } from '../../runtime/ir/type.ts';
import type { IrParameter, NodeId } from '../ir/ir.ts';
import { multiplyRanges, type Range } from '../ir/range.ts';
import { CURRENCY_DIGITS } from '../model/currencies.ts';
import { endOf } from '../model/end-of.ts';
import { SUMMARY_FIELDS, wordOf } from '../model/keywords.ts';
import { type FileSymbol, symbolKind } from '../names/symbols.ts';
import { type DateSpan, rangeOfRows } from '../parameters/coverage.ts';
import type { Lowering, OtherDate, Scope } from './state.ts';
import { lowerSummaryField } from './sums.ts';

/** The range of a parameter as money or as itself, its unit taken into account: in the validity, or on other dates. */
export function parameterRange(parameter: IrParameter, l: Lowering, on?: DateSpan): Range {
  const own = on === undefined ? parameter.range : rangeOfRows(parameter.rows, l.scheme, on);
  const unit = parameter.unit === null ? undefined : l.parameters.get(parameter.unit);
  return unit === undefined ? own : multiplyRanges(own, parameterRange(unit, l, on));
}

/** Reads a parameter or unit at the reference date, or at another one. */
export function readParameter(
  id: string,
  span: Span,
  scope: Scope,
  l: Lowering,
  at: OtherDate | null = null,
): NodeId {
  const parameter = l.parameters.get(id);
  l.used.add(id);
  if (at === null) l.readAtReference.add(id);
  if (parameter === undefined) return l.nodes.error(span);
  if (parameter.sparse && !scope.isUnsure && !scope.given.has(id)) {
    l.report.say(types.notGiven, span, { name: id, what: rulePhrases.knownInSomeMonthsOnly });
  }
  return l.nodes.add({ op: 'parameter', parameter: id }, at === null ? [] : [at.node], parameter.type, span, {
    range: parameterRange(parameter, l, at?.dates),
  });
}

/** A label for the place where the default of an input would stand. */
function defaultPlace(id: string, l: Lowering): readonly Label[] {
  const symbol = l.symbols.byName.get(id);
  if (symbol?.kind !== 'input') return [];
  return [{ span: endOf(symbol.decl), text: quantityPhrases.aDefaultWouldStandBehindThis }];
}

function readInput(id: string, span: Span, scope: Scope, l: Lowering): NodeId {
  const input = l.inputs.get(id);
  l.used.add(id);
  if (input === undefined) return l.nodes.error(span);
  if (input.presence !== 'default' && !scope.isUnsure && !scope.given.has(id)) {
    const optional = input.presence === 'optional' || input.unless !== null;
    const what = input.history === null ? quantityPhrases.anOptionalInput : quantityPhrases.aHistory;
    const labels = [
      { span: input.span, text: quantityPhrases.declaredHereWithoutADefault },
      ...defaultPlace(id, l),
    ];
    if (optional) l.report.say(types.notGiven, span, { name: id, what }, { labels });
  }
  const range = l.inputRanges.get(id);
  return l.nodes.add({ op: 'input', input: id }, [], input.type, span, range ?? {});
}

/** Reads the final value of an earlier step. */
function readStep(id: string, span: Span, l: Lowering): NodeId {
  const step = l.steps.get(id);
  l.used.add(id);
  if (step === undefined) return l.nodes.error(span);
  const facts = l.finals.get(id);
  return l.nodes.add({ op: 'step', step: id }, [], step.type, span, facts ?? {});
}

function reportNoValue(symbol: FileSymbol, span: Span, l: Lowering): NodeId {
  l.used.add(symbol.name);
  l.report.say(types.wrongType, span, {
    what: rulePhrases.whatStandsInAFormula,
    expected: readingPhrases.aValue,
    found: quantityPhrases.kindAndName(symbolKind(symbol), symbol.name),
  });
  return l.nodes.error(span);
}

function readSymbol(symbol: FileSymbol, span: Span, scope: Scope, l: Lowering): NodeId {
  switch (symbol.kind) {
    case 'unit':
    case 'param':
      return readParameter(symbol.name, span, scope, l);
    case 'input':
    case 'flag':
      return readInput(symbol.name, span, scope, l);
    case 'table':
      l.used.add(symbol.decl.of.text);
      return reportNoValue(symbol, span, l);
    case 'mark':
    case 'employer':
    case 'deductions':
    case 'profile':
    case 'calendar':
      return reportNoValue(symbol, span, l);
    default:
      return readStep(symbol.name, span, l);
  }
}

/** True of a name that a template would declare which nothing applies, with whatever suffix. */
export function isLost({ text }: Name, { lost }: Lowering): boolean {
  return [...lost].some((name) => text === name || text.startsWith(`${name}_`));
}

/** Uses of templates that write the name out with another suffix. */
function otherUses(name: string, l: Lowering): readonly Label[] {
  const written = [...l.symbols.byName.values()].flatMap((symbol) => {
    const use = 'use' in symbol ? symbol.use : null;
    if (use === null || use.suffix === '') return [];
    const stem = symbol.name.slice(0, -use.suffix.length);
    return name.startsWith(`${stem}_`) ? [{ name: symbol.name, span: use.span }] : [];
  });
  return written.map((one) => ({ span: one.span, text: rulePhrases.thisWrites(one.name) }));
}

function reportUnknown(name: Name, l: Lowering): NodeId {
  if (isLost(name, l)) return l.nodes.error(name.span);
  const known = [...l.symbols.byName.keys(), ...l.symbols.words.keys()];
  const swapped = name.text === name.text.toUpperCase() ? name.text.toLowerCase() : name.text.toUpperCase();
  if (l.symbols.byName.has(swapped)) {
    const expected = swapped === swapped.toUpperCase() ? quantityPhrases.capitals : quantityPhrases.lowerCase;
    l.used.add(swapped);
    l.report.say(names.wrongCase, name.span, { name: name.text, expected });
  } else {
    const suggestion = suggest(name.text, known);
    if (suggestion !== null) l.used.add(suggestion);
    const labels = otherUses(name.text, l);
    l.report.say(names.unknownName, name.span, { name: name.text, suggestion }, { labels });
  }
  return l.nodes.error(name.span);
}

/** A name in a formula: what it stands for, or PAY201 with the nearest name. */
export function lowerName(name: Name, scope: Scope, l: Lowering): NodeId {
  if (name.text === 'amount' && scope.amount !== null) return scope.amount;
  const symbol = l.symbols.byName.get(name.text);
  if (symbol !== undefined) return readSymbol(symbol, name.span, scope, l);
  const words = l.symbols.words.get(name.text);
  if (words?.length === 0) return l.nodes.error(name.span);
  if (words !== undefined)
    return l.nodes.add({ op: 'word', word: name.text }, [], choiceOf(words), name.span);
  const field = scope.summary ? wordOf(SUMMARY_FIELDS, name.text) : null;
  if (field !== null) return lowerSummaryField(field, name.span, l);
  return reportUnknown(name, l);
}

/** The parameter or input that an argument of `given` or `changes` names; null after a report. */
export function namedArgument(callee: string, arg: Expr | undefined, l: Lowering): FileSymbol | null {
  if (arg === undefined || arg.kind === 'missing') return null;
  if (arg.kind !== 'name') {
    l.report.say(types.wrongType, arg.span, {
      what: rulePhrases.theArgumentOf(callee),
      expected: readingPhrases.aName,
      found: quantityPhrases.aFormula,
    });
    return null;
  }
  const symbol = l.symbols.byName.get(arg.name.text);
  if (symbol === undefined) {
    reportUnknown(arg.name, l);
    return null;
  }
  l.used.add(symbol.name);
  return symbol;
}

/** A number written in a money unit: `25 SMMLV`. The currency itself is a constant. */
export function lowerUnitAmount(
  amount: NodeId,
  unit: Name,
  span: Span,
  scope: Scope,
  l: Lowering,
  at: OtherDate | null = null,
): NodeId {
  const node = l.nodes.at(amount);
  if (node.operation.op !== 'constant') return l.nodes.error(span);
  if (unit.text === l.scheme.currency) return l.nodes.constant(node.operation.value, MONEY, span);
  const symbol = l.symbols.byName.get(unit.text);
  if (symbol?.kind === 'unit') {
    const value = readParameter(unit.text, unit.span, scope, l, at);
    if (l.nodes.isError(value)) return value;
    const range = multiplyRanges(node.range, l.nodes.at(value).range);
    return l.nodes.add({ op: 'mul' }, [amount, value], MONEY, span, { range });
  }
  if (CURRENCY_DIGITS.has(unit.text)) {
    l.report.say(types.currency, unit.span, { found: unit.text, currency: l.scheme.currency });
  } else {
    const units = [...l.context.units.keys()];
    const suggestion = suggest(unit.text, units);
    if (suggestion !== null) l.used.add(suggestion);
    l.report.say(names.unknownMember, unit.span, {
      kind: quantityPhrases.moneyUnit,
      name: unit.text,
      suggestion,
      known: units,
    });
  }
  return l.nodes.error(span);
}
