import type { NoticeDecl, Span } from '../../dsl/ast/ast.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { IrNotice, MessagePart, NodeId } from '../ir/ir.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import { SUMMARY_FIELDS, wordOf } from '../model/keywords.ts';
import type { Lowering } from './state.ts';
import { THE_PERIOD, WhatIsRead } from './what-is-read.ts';

/** A name that a notice points at or shows, and where. */
interface Named {
  readonly name: string;
  readonly span: Span;
  readonly how: 'field' | 'text';
}

function fieldOf({ clauses }: NoticeDecl, l: Lowering): Named | null {
  const on = clauseOf(clauses, 'on')?.expr;
  if (on?.kind === 'period') return { name: THE_PERIOD, span: on.span, how: 'field' };
  if (on?.kind !== 'name') return null;
  const field = wordOf(SUMMARY_FIELDS, on.name.text);
  const total = field === null ? undefined : [...l.steps.values()].find((step) => step.as === field);
  if (field !== null && total === undefined) return null;
  return { name: total?.id ?? on.name.text, span: on.span, how: 'field' };
}

/** The names shown in the text; properties of the period and amounts of the summary are always to the point. */
function namesShown(message: readonly MessagePart[], l: Lowering): readonly Named[] {
  return message.flatMap((part): readonly Named[] => {
    if ('text' in part) return [];
    const { operation, span } = l.nodes.at(part.value);
    if (operation.op === 'input') return [{ name: operation.input, span, how: 'text' }];
    if (operation.op === 'step') return [{ name: operation.step, span, how: 'text' }];
    return operation.op === 'parameter' ? [{ name: operation.parameter, span, how: 'text' }] : [];
  });
}

/** The subject of a condition: the names in it, and those in the conditions that it names. */
function subjectsOf(condition: NodeId, read: WhatIsRead, l: Lowering): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (names: Iterable<string>): void => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      const step = l.steps.get(name);
      if (step?.type.kind !== 'boolean') continue;
      visit(read.written(step.value));
      if (step.condition !== null) visit(read.written(step.condition));
    }
  };
  visit(read.written(condition));
  return found;
}

/** A notice as written, and what became of it. */
interface LoweredNotice {
  readonly decl: NoticeDecl;
  readonly notice: IrNotice;
}

/** The names in a notice that its condition neither reads nor shares anything with. */
function besides({ decl, notice }: LoweredNotice, read: WhatIsRead, l: Lowering): readonly Named[] {
  const { condition, message } = notice;
  if (l.nodes.isError(condition) || hasClause(decl.clauses, 'convention')) return [];
  const all = read.all(condition);
  const about = subjectsOf(condition, read, l);
  const isTied = (name: string): boolean =>
    all.has(name) || [...read.ofStep(name)].some((one) => about.has(one) && !l.parameters.has(one));
  const field = fieldOf(decl, l);
  // A condition on dates and figures alone may be about anything.
  const isOfFigures = [...all].every((name) => l.parameters.has(name) || name === THE_PERIOD);
  const shown = namesShown(message, l).filter(({ name }) => name !== field?.name);
  // A refusal shows why: what comes of things beside those that its condition reads is none of it.
  const isWhy = (name: string): boolean =>
    all.has(name) || [...read.ofStep(name)].every((one) => all.has(one) || l.parameters.has(one));
  const isShown = (name: string): boolean => isTied(name) && (decl.kind !== 'refuse' || isWhy(name));
  return [
    ...(field === null || isOfFigures ? [] : [field]).filter(({ name }) => !isTied(name)),
    ...shown.filter(({ name }) => !isShown(name)),
  ];
}

/**
 * PAY523: a field that the condition neither reads nor shares anything with, or a value shown of which the same is true.
 * A warning about `ibc` may be decided by what `ibc` is computed from; figures of the law alone tie nothing together.
 * Of what one text says several times, `first of` or a template, it is enough that one is to the point.
 */
export function checkSubjects(notices: readonly LoweredNotice[], l: Lowering): void {
  const read = new WhatIsRead(l);
  const texts = Map.groupBy(notices, ({ decl }) => clauseOf(decl.clauses, 'on')?.span.start ?? -1);
  for (const uses of texts.values()) {
    const [first, ...others] = uses.map((one) => besides(one, read, l));
    const code = uses[0]?.decl.code.text ?? '';
    for (const { name, span, how } of first ?? []) {
      if (others.some((named) => !named.some((one) => one.span.start === span.start || one.how === how)))
        continue;
      l.report.say(payroll.besidesThePoint, span, { code, name, how });
    }
  }
}
