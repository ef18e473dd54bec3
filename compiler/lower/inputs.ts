import type { Clause, Column, Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN, ERROR, isMoney, sameType, type Type, typeName } from '../../runtime/ir/type.ts';
import { inputTypeOf } from '../../runtime/ir/value-type.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { compare, exact } from '../../runtime/numbers/exact.ts';
import { CONTRACT_FIELDS, EMPLOYEE_FIELDS } from '../../runtime/request/employee-fields.ts';
import { ANY_DATE } from '../ir/date-range.ts';
import type { IrBound, IrInput, NodeId } from '../ir/ir.ts';
import { type End, hull, isAtMost, type Range, UNBOUNDED } from '../ir/range.ts';
import { clauseOf } from '../model/clauses.ts';
import { labelText } from '../model/label.ts';
import { nearMiss } from '../model/near-miss.ts';
import { type SymbolOf, wireName } from '../names/symbols.ts';
import { isBareNumber } from './bare-number.ts';
import { requireCondition } from './conditions.ts';
import { definedLabels } from './defined-labels.ts';
import { presentWithout } from './given.ts';
import { historyOf } from './histories.ts';
import { sourceOf } from './input-source.ts';
import { nodeName, printRange } from './print-node.ts';
import { lawText } from './sources.ts';
import { type Lowering, scopeAt } from './state.ts';
import { requiredType } from './type-reference.ts';
import { describeType } from './type-words.ts';

type InputSymbol = SymbolOf<'input' | 'flag'>;
type Bounds = Extract<Clause, { kind: 'in' }>;

function requireType(id: NodeId, type: Type, what: Said, l: Lowering): boolean {
  const node = l.nodes.at(id);
  if (node.type.kind === 'error' || type.kind === 'error') return false;
  if (sameType(node.type, type)) return true;
  if (isBareNumber(node) && isMoney(type)) {
    l.report.say(types.bareNumber, node.span, { number: nodeName(node), currency: l.scheme.currency });
  } else {
    const params = { what, expected: describeType(type), found: describeType(node.type) };
    l.report.say(types.wrongType, node.span, params, { labels: definedLabels(id, l) });
  }
  return false;
}

interface LoweredBounds {
  readonly lower: IrBound | null;
  readonly upper: IrBound | null;
  readonly range: Range;
  readonly text: string;
  readonly span: Span;
}

function endOf(id: NodeId | null, closed: boolean, side: 'low' | 'high', l: Lowering): End | null {
  if (id === null) return null;
  const end = l.nodes.at(id).range[side];
  return end === null ? null : { value: end.value, open: !closed || end.open };
}

function lowerBounds(clause: Bounds, type: Type, place: Said, l: Lowering): LoweredBounds {
  const scope = { ...scopeAt(place), mustCover: true };
  const low = l.lower(clause.lower, scope);
  const high = clause.upper === null ? null : l.lower(clause.upper, scope);
  const what = rulePhrases.aBoundOfTheInput;
  const lowFits = requireType(low, type, what, l);
  const highFits = high !== null && requireType(high, type, what, l);
  const upperText = clause.upper === null ? '*' : printExpression(clause.upper);
  const open = clause.lowerClosed ? '[' : '(';
  const close = clause.upperClosed ? ']' : ')';
  return {
    lower: lowFits ? { value: low, closed: clause.lowerClosed } : null,
    upper: highFits && high !== null ? { value: high, closed: clause.upperClosed } : null,
    range: {
      low: lowFits ? endOf(low, clause.lowerClosed, 'low', l) : null,
      high: highFits ? endOf(high, clause.upperClosed, 'high', l) : null,
    },
    text: `${open}${printExpression(clause.lower)} .. ${upperText}${close}`,
    span: clause.span,
  };
}

function isInside(inner: Range, outer: Range): boolean {
  const lowFits =
    outer.low === null ||
    (inner.low !== null &&
      (compare(inner.low.value, outer.low.value) > 0 ||
        (compare(inner.low.value, outer.low.value) === 0 && (inner.low.open || !outer.low.open))));
  const highFits =
    outer.high === null ||
    (inner.high !== null &&
      isAtMost({ low: null, high: inner.high }, { low: outer.high, high: null }) &&
      (compare(inner.high.value, outer.high.value) < 0 || inner.high.open || !outer.high.open));
  return lowFits && highFits;
}

/** The bounds of the inputs that a default is computed from. */
function boundsRead(id: NodeId, l: Lowering): readonly Label[] {
  const { operation, args } = l.nodes.at(id);
  const symbol = operation.op === 'input' ? l.symbols.byName.get(operation.input) : undefined;
  if (symbol?.kind !== 'input') return args.flatMap((arg) => boundsRead(arg, l));
  const span = clauseOf(symbol.decl.clauses, 'in')?.span;
  return span === undefined ? [] : [{ span, text: quantityPhrases.theBoundsOf(symbol.name) }];
}

function lowerDefault(
  symbol: InputSymbol,
  type: Type,
  bounds: LoweredBounds | null,
  l: Lowering,
): NodeId | null {
  const clause = clauseOf(symbol.decl.clauses, 'default');
  if (clause === null) return null;
  const place = rulePhrases.theDefaultOf(symbol.name);
  const value = l.lower(clause.expr, {
    ...scopeAt(place),
    mustCover: true,
    given: new Set(presentWithout(symbol.name, l)),
  });
  if (!requireType(value, type, place, l)) return null;
  const { range } = l.nodes.at(value);
  if (bounds !== null && !isInside(range, bounds.range)) {
    const params = {
      name: symbol.name,
      value: printRange(range, type, l.scheme.currency),
      bounds: bounds.text,
    };
    const labels = [
      { span: bounds.span, text: rulePhrases.itsBounds },
      ...boundsRead(value, l),
      ...[bounds.lower, bounds.upper].flatMap((end) => (end === null ? [] : definedLabels(end.value, l))),
      ...(type.kind === 'date'
        ? [{ span: l.scheme.validSpan, text: quantityPhrases.validOnTheseDates }]
        : []),
    ];
    l.report.say(ranges.defaultOutside, clause.span, params, { labels });
  }
  return value;
}

/** PAY230: a name of its own is not almost a field of the contract. */
function checkWire(symbol: InputSymbol, l: Lowering): void {
  if (sourceOf(symbol) !== 'inputs') return;
  const word = wireName(symbol);
  const known = nearMiss(word, CONTRACT_FIELDS);
  if (known === null) return;
  l.report.say(names.nearMiss, symbol.span, {
    kind: quantityPhrases.input,
    word,
    known,
    where: rulePhrases.everyCallerKnows,
  });
}

/** PAY237: callers of every scheme send a field of the contract as what the contract says. */
function typeOnWire(symbol: InputSymbol, { name, type: written }: Column, l: Lowering): Type {
  if (symbol.kind === 'flag') return BOOLEAN;
  const type = requiredType(name, written, l);
  const field = sourceOf(symbol) === 'employee' ? ownValue(EMPLOYEE_FIELDS, wireName(symbol)) : undefined;
  if (field === undefined || type.kind === 'error' || inputTypeOf(type) === field.type) return type;
  const params = { name: wireName(symbol), expected: field.type, found: typeName(type) };
  l.report.say(names.fieldOfAnotherType, written?.span ?? symbol.span, params);
  return ERROR;
}

function unlessOf(symbol: InputSymbol, l: Lowering): string | null {
  const name = clauseOf(symbol.decl.clauses, 'required')?.unless ?? null;
  if (name === null) return null;
  const other = l.symbols.byName.get(name.text);
  if (other?.kind === 'input') return name.text;
  l.report.say(names.unknownMember, name.span, {
    kind: quantityPhrases.input,
    name: name.text,
    suggestion: suggest(name.text, l.symbols.byName.keys()),
    known: [],
  });
  return null;
}

/** PAY517: what must be sent has no default. */
function checkPresence(symbol: InputSymbol, l: Lowering): void {
  const [required, fallback] = [
    clauseOf(symbol.decl.clauses, 'required'),
    clauseOf(symbol.decl.clauses, 'default'),
  ];
  if (required === null || fallback === null) return;
  l.report.say(
    payroll.requiredDefault,
    fallback.span,
    { name: symbol.name },
    { labels: [{ span: required.span, text: rulePhrases.itMustBeSent }] },
  );
}

function presenceOf(symbol: InputSymbol): IrInput['presence'] {
  if (clauseOf(symbol.decl.clauses, 'default') !== null) return 'default';
  const required = clauseOf(symbol.decl.clauses, 'required');
  return required === null || required.when !== null ? 'optional' : 'required';
}

/** The condition of `required when`; what is then known to be there may be read where it is known to hold. */
function lowerDemand(symbol: InputSymbol, l: Lowering): NodeId | null {
  const expr = clauseOf(symbol.decl.clauses, 'required')?.when ?? null;
  if (expr === null) return null;
  const place = rulePhrases.theConditionUnderWhichIsRequired(symbol.name);
  const condition = requireCondition(l.lower(expr, { ...scopeAt(place), mustCover: true }), l);
  if (l.nodes.isError(condition)) return null;
  const key = l.nodes.key(condition);
  l.demanded.set(key, [...(l.demanded.get(key) ?? []), symbol.name]);
  return condition;
}

function demandText(symbol: InputSymbol): string | null {
  const when = clauseOf(symbol.decl.clauses, 'required')?.when ?? null;
  return when === null ? null : printExpression(when);
}

function defaultTextOf(symbol: InputSymbol): string | null {
  const clause = clauseOf(symbol.decl.clauses, 'default');
  return clause === null ? null : printExpression(clause.expr);
}

/** Lowers an input or flag: type, bounds, default, and how it is called on the wire. */
export function lowerInput(symbol: InputSymbol, l: Lowering): void {
  const { decl } = symbol;
  const column = decl.columns.find((one) => one.name.text === symbol.name);
  if (column === undefined) return;
  checkWire(symbol, l);
  checkPresence(symbol, l);
  const type = typeOnWire(symbol, column, l);
  const clause = clauseOf(decl.clauses, 'in');
  const bounds =
    clause === null ? null : lowerBounds(clause, type, quantityPhrases.theBoundsOf(symbol.name), l);
  const defaultValue = lowerDefault(symbol, type, bounds, l);
  const sent = bounds?.range ?? (type.kind === 'date' ? ANY_DATE : UNBOUNDED);
  l.inputs.set(symbol.name, {
    item: 'input',
    id: symbol.name,
    wire: wireName(symbol),
    source: sourceOf(symbol),
    type,
    label: labelText(column.label?.value ?? null, decl.clauses, symbol.name),
    law: lawText(decl.clauses, []),
    presence: presenceOf(symbol),
    unless: unlessOf(symbol, l),
    requiredWhen: lowerDemand(symbol, l),
    requiredText: demandText(symbol),
    defaultValue,
    defaultText: defaultTextOf(symbol),
    lower: bounds?.lower ?? null,
    upper: bounds?.upper ?? null,
    boundsText: bounds?.text ?? null,
    history: historyOf(symbol, type, l),
    span: symbol.span,
  });
  const fallback = defaultValue === null ? null : l.nodes.at(defaultValue).range;
  l.inputRanges.set(symbol.name, {
    range: fallback === null ? sent : hull(sent, fallback),
    grid: type.kind === 'quantity' && type.flavor === 'integer' ? exact(1n) : null,
    truth: null,
  });
}
