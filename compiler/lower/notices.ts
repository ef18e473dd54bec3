import type { Expr, NoticeDecl, Span, Text } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN } from '../../runtime/ir/type.ts';
import type { IrNotice, MessagePart, NodeId } from '../ir/ir.ts';
import { clauseOf } from '../model/clauses.ts';
import { REFUSAL_CODES, SEVERITIES, SUMMARY_FIELDS, WARNING_CODES, wordOf } from '../model/keywords.ts';
import { nearMiss } from '../model/near-miss.ts';
import type { Placed } from '../names/expand.ts';
import { type FileSymbol, symbolKind, wireName } from '../names/symbols.ts';
import { narrow, requireCondition } from './conditions.ts';
import { sourceOf } from './input-source.ts';
import { type Lowering, type Scope, scopeAt } from './state.ts';

function targetOf(decl: NoticeDecl, l: Lowering): NoticeTarget | null {
  const on: Expr | undefined = clauseOf(decl.clauses, 'on')?.expr;
  if (on === undefined) {
    l.report.say(types.noValue, decl.code.span, { name: decl.code.text, kind: 'field' });
    return null;
  }
  const target = noticeTarget(decl.code.text, on, l);
  if (target !== null && decl.kind === 'refuse') checkRefusable(decl.code.text, on, l);
  return target;
}

/** A request is refused on something that it holds. */
function checkRefusable(owner: string, on: Expr, l: Lowering): void {
  if (on.kind !== 'name') return;
  const symbol = l.symbols.byName.get(on.name.text);
  if (symbol?.kind === 'input' || symbol?.kind === 'flag') return;
  l.report.say(types.wrongType, on.span, {
    what: rulePhrases.theFieldOf(owner),
    expected: rulePhrases.somethingThatTheCallerSendsAn,
    found: symbol === undefined ? rulePhrases.aFieldOfTheSummary : symbolKind(symbol),
  });
}

export interface NoticeTarget {
  readonly field: string;
  readonly source: IrNotice['source'];
}

export const ON_PERIOD: NoticeTarget = { field: 'period', source: 'period' };

/** Symbols that no caller sends and no answer shows under their own names. */
const HIDDEN: ReadonlySet<FileSymbol['kind']> = new Set([
  'unit',
  'param',
  'mark',
  'table',
  'employer',
  'deductions',
  'profile',
  'calendar',
]);

/** The field that `on` names, as the caller knows it; `owner` is the warning or parameter that says it. */
export function noticeTarget(owner: string, on: Expr, l: Lowering): NoticeTarget | null {
  if (on.kind === 'period' && on.field === null) return ON_PERIOD;
  if (on.kind !== 'name') {
    if (on.kind === 'missing') return null;
    const what = rulePhrases.theFieldOf(owner);
    l.report.say(types.wrongType, on.span, {
      what,
      expected: rulePhrases.aNameOrPeriod,
      found: quantityPhrases.aFormula,
    });
    return null;
  }
  const name = on.name.text;
  if (wordOf(SUMMARY_FIELDS, name) !== null) return { field: name, source: 'employee' };
  const symbol = l.symbols.byName.get(name);
  if (symbol === undefined) {
    const suggestion = suggest(name, l.symbols.byName.keys());
    l.report.say(names.unknownName, on.span, { name, suggestion });
    return null;
  }
  if (HIDDEN.has(symbol.kind)) {
    l.used.add(name);
    l.report.say(types.wrongType, on.span, {
      what: rulePhrases.theFieldOf(owner),
      expected: rulePhrases.anInputAFlagALine,
      found: symbolKind(symbol),
    });
    return null;
  }
  if (symbol.kind === 'flag') return { field: `overrides.${wireName(symbol)}`, source: 'override' };
  if (symbol.kind === 'input') {
    const source = sourceOf(symbol);
    const isOwn = source === 'inputs' || source === 'history';
    return { field: isOwn ? `${source}.${wireName(symbol)}` : wireName(symbol), source };
  }
  return { field: name, source: 'employee' };
}

/** PAY213 and PAY230: a refusal has a code of the contract; a warning may have any that is not almost one of it. */
function checkCode({ kind, code }: NoticeDecl, l: Lowering): void {
  if (kind === 'warn') {
    const known = nearMiss(code.text, Object.keys(WARNING_CODES));
    const params = {
      kind: quantityPhrases.warningCode,
      word: code.text,
      where: rulePhrases.isInTheSharedList,
    };
    if (known !== null) l.report.say(names.nearMiss, code.span, { ...params, known });
  } else if (wordOf(REFUSAL_CODES, code.text) === null) {
    const suggestion = suggest(code.text, REFUSAL_CODES);
    const params = { kind: rulePhrases.codeOfARefusal, word: code.text, suggestion, known: REFUSAL_CODES };
    l.report.say(names.notInList, code.span, params);
  }
}

function severityOf({ kind, code, clauses }: NoticeDecl, l: Lowering): IrNotice['severity'] {
  const written = clauseOf(clauses, 'severity')?.name ?? null;
  if (written === null) {
    const known = Object.keys(WARNING_CODES);
    const isOwn = kind === 'warn' && !known.includes(code.text) && nearMiss(code.text, known) === null;
    if (isOwn) l.report.say(names.severityMissing, code.span, { code: code.text });
    return 'warning';
  }
  const severity = wordOf(SEVERITIES, written.text);
  if (severity === null) {
    l.report.say(names.notInList, written.span, {
      kind: quantityPhrases.severity,
      word: written.text,
      suggestion: suggest(written.text, SEVERITIES),
      known: SEVERITIES,
    });
  }
  return severity ?? 'warning';
}

/** The place of `{name}`. A message that a template filled in has moved its places, so it is shown as a whole. */
function placeOf(text: Text, match: RegExpExecArray, isFilled: boolean): Span {
  if (isFilled) return text.span;
  const start = text.span.start + 1 + match.index;
  return { start, end: start + match[0].length };
}

/** Cuts a message at its `{names}` and lowers each, reporting unknown ones at their place in the text. */
function messageParts(text: Text, isFilled: boolean, scope: Scope, l: Lowering): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.value.matchAll(/\{([A-Za-z_][A-Za-z0-9_.]*)\}/g)) {
    const name = match[1] ?? '';
    const span = placeOf(text, match, isFilled);
    if (match.index > at) parts.push({ text: text.value.slice(at, match.index) });
    at = match.index + match[0].length;
    const known = l.symbols.byName.has(name) || wordOf(SUMMARY_FIELDS, name) !== null;
    if (known) {
      parts.push({ value: l.lower({ kind: 'name', name: { text: name, span }, span }, scope) });
    } else if (name.startsWith('period.')) {
      const field = { text: name.slice('period.'.length), span };
      parts.push({ value: l.lower({ kind: 'period', field, span }, scope) });
    } else {
      const suggestion = suggest(name, l.symbols.byName.keys());
      l.report.say(names.unknownInText, span, { name, suggestion, isShown: true });
    }
  }
  if (at < text.value.length) parts.push({ text: text.value.slice(at) });
  return parts;
}

function lowerWhen(decl: NoticeDecl, scope: Scope, l: Lowering): NodeId {
  const when = clauseOf(decl.clauses, 'when');
  if (when !== null) return requireCondition(l.lower(when.expr, scope), l);
  l.report.say(types.noValue, decl.code.span, { name: decl.code.text, kind: 'condition' });
  return l.nodes.add({ op: 'truth', value: false }, [], BOOLEAN, decl.code.span);
}

/** Lowers a `warn` or `refuse`; null when it is too faulty to say anything. */
export function lowerNotice(placed: Placed<NoticeDecl>, l: Lowering): IrNotice | null {
  const { decl, use } = placed;
  const outer: Scope = { ...scopeAt(`\`${decl.code.text}\``), summary: true };
  checkCode(decl, l);
  const severity = severityOf(decl, l);
  const target = targetOf(decl, l);
  const presence = use?.guard == null ? null : requireCondition(l.lower(use.guard, outer), l);
  const condition = lowerWhen(decl, outer, l);
  const text = clauseOf(decl.clauses, 'text')?.text ?? null;
  if (text === null) {
    l.report.say(types.noValue, decl.code.span, { name: decl.code.text, kind: 'message' });
  }
  const scope = narrow(outer, condition, true, l);
  const message = text === null ? [] : messageParts(text, use !== null, scope, l);
  if (target === null) return null;
  return {
    kind: decl.kind,
    code: decl.code.text,
    severity,
    field: target.field,
    source: target.source,
    presence,
    condition,
    message,
    span: decl.code.span,
  };
}
