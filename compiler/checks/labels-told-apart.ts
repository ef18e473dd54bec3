import type { Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { Ir } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { WhatIsRead } from '../lower/what-is-read.ts';

/** Something of the file that is shown to people under a label. */
interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly span: Span;
  /** The list of the payslip in which it stands among others, which is told by itself (PAY219). */
  readonly isLine: boolean;
}

const LINES: ReadonlySet<string> = new Set(['perception', 'deduction', 'component']);

function labelledIn(l: Lowering, ir: Ir): readonly Labelled[] {
  const steps = ir.items.flatMap((item) =>
    item.item === 'step' ? [{ ...item, isLine: LINES.has(item.kind) }] : [],
  );
  const others = [...l.inputs.values(), ...l.parameters.values(), ...l.tables.values()];
  const all = [...others.map((one) => ({ ...one, isLine: false })), ...steps];
  return all.map(({ id, label, span, isLine }) => ({ name: id, label, span, isLine }));
}

/** What the value of a name comes of: of an input what stands for it where it is not sent. */
function readBy(name: string, read: WhatIsRead, l: Lowering): ReadonlySet<string> {
  const input = l.inputs.get(name);
  if (input === undefined) return read.ofStep(name);
  const roots = [input.defaultValue, input.lower?.value ?? null, input.upper?.value ?? null];
  return new Set(roots.flatMap((root) => (root === null ? [] : [...read.all(root)])));
}

/**
 * PAY220: one label for two things of which neither is computed from the other. What was sent and what is paid of it, a
 * figure and what it comes to in a month, may well be called the same.
 */
export function checkLabelsToldApart(l: Lowering, ir: Ir): void {
  // What a formula with a fault reads is not known.
  if (l.report.hasErrors) return;
  const read = new WhatIsRead(l);
  const isAlike = (one: Labelled, other: Labelled): boolean =>
    one.span.start === other.span.start ||
    (one.isLine && other.isLine) ||
    readBy(one.name, read, l).has(other.name) ||
    readBy(other.name, read, l).has(one.name);
  for (const group of Map.groupBy(labelledIn(l, ir), ({ label }) => label).values()) {
    group.forEach((one, at) => {
      const earlier = group.slice(0, at);
      const [first] = earlier;
      if (first === undefined || earlier.some((other) => isAlike(one, other))) return;
      const params = { name: one.name, first: first.name, label: one.label };
      const labels = [{ span: first.span, text: quantityPhrases.firstHere }];
      l.report.say(names.labelOfAnother, one.span, params, { labels });
    });
  }
}
