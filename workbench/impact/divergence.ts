import { authorText } from '../../runtime/module/author-text.ts';
import type { InputValue, Manifest, StepSpec, TraceStep } from '../../runtime/module.ts';
import { compare, type Exact, equal, neg, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { monthCall } from '../population/month-call.ts';
import type { Person } from '../population/person.ts';
import type { Side } from './compare-person.ts';

/** The formula from which the difference of the net pay springs: all that it reads from others is the same. */
export interface Divergence {
  readonly id: string;
  readonly label: string;
  readonly before: { readonly formula: string; readonly value: string } | null;
  readonly after: { readonly formula: string; readonly value: string } | null;
}

/**
 * Where the two calculations of a person part: from the line that differs most back along what differs most,
 * down to a formula whose own reads agree. Null when no line differs.
 */
export function firstDivergence(person: Person, before: Side, after: Side): Divergence | null {
  const was = new Map(traceOf(person, before).map((step) => [step.id, step]));
  const is = new Map(traceOf(person, after).map((step) => [step.id, step]));
  const differs = (id: string) => {
    const [old, now] = [was.get(id), is.get(id)];
    return now !== undefined && (old === undefined || !same(old.final, now.final));
  };
  const widest = (ids: readonly string[]) =>
    ids
      .filter(differs)
      .toSorted((a, b) => compare(distance(was.get(b), is.get(b)), distance(was.get(a), is.get(a))))[0];
  let at = widest(linesOf(after.module.manifest));
  if (at === undefined) return null;
  for (let next: string | undefined = at; next !== undefined; ) {
    const here: string = next;
    at = here;
    next = widest(
      is
        .get(here)
        ?.inputs.map(({ name }) => name)
        .filter((name) => name !== here) ?? [],
    );
  }
  const found = is.get(at);
  return found === undefined ? null : describe(found, was.get(at), before, after);
}

/** The lines that net pay is made of. */
function linesOf({ steps }: Manifest): readonly string[] {
  return steps.filter(({ kind }) => kind === 'perception' || kind === 'deduction').map(({ id }) => id);
}

/** The distance between two results; null for values that are no numbers. */
function distance(was: TraceStep | undefined, is: TraceStep | undefined): Exact {
  const value = (step: TraceStep | undefined) => (typeof step?.final === 'object' ? step.final : ZERO);
  const difference = sub(value(is), value(was));
  return compare(difference, ZERO) < 0 ? neg(difference) : difference;
}

function traceOf(person: Person, { module, month, part }: Side): readonly TraceStep[] {
  const read = monthCall(person, month, module.manifest, part);
  if (read.kind === 'broken') return [];
  const outcome = module.evaluate({ ...read.call, trace: true });
  return outcome.kind === 'computed' ? outcome.evaluation.trace : [];
}

function same(a: InputValue, b: InputValue): boolean {
  return typeof a === 'object' && typeof b === 'object' ? equal(a, b) : a === b;
}

function describe(step: TraceStep, match: TraceStep | undefined, before: Side, after: Side): Divergence {
  const spec = specOf(step.id, after);
  const old = match === undefined ? undefined : specOf(match.id, before);
  return {
    id: step.id,
    label: spec?.label ?? step.id,
    before: match === undefined || old === undefined ? null : shown(match, old),
    after: spec === undefined ? null : shown(step, spec),
  };
}

function specOf(id: string, { module }: Side): StepSpec | undefined {
  return module.manifest.steps.find((spec) => spec.id === id);
}

function shown(step: TraceStep, spec: StepSpec) {
  return { formula: spec.formula, value: authorText(step.final, spec.type) };
}
