import type { Manifest, StepSpec } from '../../runtime/module.ts';
import type { PlainRules, SlotStep } from '../../runtime/plain/plain-rules.ts';

/** A line of the payslip, or a part of an employer table. */
export interface SplitLine {
  readonly spec: StepSpec;
  readonly slots: SlotStep;
}

/** A total, which is added up again of the halves. */
export interface SplitTotal extends SplitLine {
  readonly terms: readonly SplitTerm[];
}

export interface SplitTerm {
  readonly id: string;
  readonly sign: 1 | -1;
  /** Place of its cents. */
  readonly cents: number;
  /** Null for another total, which is always there. */
  readonly line: SplitLine | null;
}

/** What is split of a scheme's months, each in the order of the rule file. */
export interface SplitLines {
  readonly lines: readonly SplitLine[];
  readonly totals: readonly SplitTotal[];
  /** Lines and totals as they are traced. */
  readonly steps: readonly (SplitLine | SplitTotal)[];
}

export function isTotal(step: SplitLine | SplitTotal): step is SplitTotal {
  return 'terms' in step;
}

const KNOWN = new WeakMap<PlainRules, SplitLines | null>();

/** Made once for each rule file; null when something that is split is no amount of money. */
export function splitLines(manifest: Manifest, plain: PlainRules): SplitLines | null {
  const known = KNOWN.get(plain);
  if (known !== undefined) return known;
  const made = linesOf(manifest, plain);
  KNOWN.set(plain, made);
  return made;
}

function linesOf({ steps }: Manifest, plain: PlainRules): SplitLines | null {
  const all = steps.flatMap((spec, place): SplitLine[] => {
    const slots = plain.steps[place];
    return slots === undefined || slots.cents < 0 ? [] : [{ spec, slots }];
  });
  const byId = new Map(all.map((step) => [step.spec.id, step]));
  const split = all.map((step) => {
    const { terms } = step.spec;
    if (terms === null) return step;
    return { ...step, terms: terms.flatMap(({ step: id, sign }) => termOf(id, sign, byId)) };
  });
  const isWhole = steps.every(({ id, kind }) => kind === 'let' || byId.get(id)?.spec.type === 'money');
  const totals = split.filter(isTotal);
  return isWhole ? { lines: split.filter((step) => !isTotal(step)), totals, steps: split } : null;
}

function termOf(id: string, sign: 1 | -1, steps: ReadonlyMap<string, SplitLine>): readonly SplitTerm[] {
  const step = steps.get(id);
  if (step === undefined) return [];
  return [{ id, sign, cents: step.slots.cents, line: step.spec.terms === null ? step : null }];
}
