import type { Manifest, StepSpec } from '../module/manifest.ts';
import type { HalfPlace } from '../module/period.ts';

/**
 * A step that a half month appends to those of its month: every line, base and component is split, and the totals are
 * added up again of what was split. The list of them is the whole program of a half: in exact amounts and in plain
 * numbers it is computed, and its steps are traced, from this list.
 */
export interface HalfStep {
  /** Of its own, `salario@half`; what is shown bears the id of the concept. */
  readonly id: string;
  /** The step of the month, and its place in the manifest. */
  readonly spec: StepSpec;
  readonly place: number;
  /** What a total adds; null for a line, which is split. */
  readonly terms: readonly HalfTerm[] | null;
}

export interface HalfTerm {
  readonly step: HalfStep;
  readonly sign: 1 | -1;
}

/** How the first half of a line is rounded; the last one is what that leaves. */
export const SPLIT_ROUNDING = 'half_up:0.01';

const HALF = '@half';

interface HalfSteps {
  readonly all: readonly HalfStep[];
  readonly byStep: ReadonlyMap<string, HalfStep>;
}

const KNOWN = new WeakMap<Manifest, HalfSteps>();

/** In the order of the rule file, in which a total comes behind what it adds. */
export function halfSteps(manifest: Manifest): readonly HalfStep[] {
  return madeOf(manifest).all;
}

/** What a half appends for a step of the month; nothing for what is no line and no total. */
export function halfStepOf(manifest: Manifest, step: string): HalfStep | undefined {
  return madeOf(manifest).byStep.get(step);
}

function madeOf(manifest: Manifest): HalfSteps {
  const known = KNOWN.get(manifest);
  if (known !== undefined) return known;
  const made = new Map<string, HalfStep>();
  for (const [place, spec] of manifest.steps.entries()) {
    if (spec.kind === 'let') continue;
    const terms = spec.terms?.flatMap((term) => {
      const step = made.get(term.step);
      return step === undefined ? [] : [{ step, sign: term.sign }];
    });
    made.set(spec.id, { id: `${spec.id}${HALF}`, spec, place, terms: terms ?? null });
  }
  const steps: HalfSteps = { all: [...made.values()], byStep: made };
  KNOWN.set(manifest, steps);
  return steps;
}

/** The concept that a step computes: a line and its split step have one. */
export function conceptOf(stepId: string): string {
  return stepId.endsWith(HALF) ? stepId.slice(0, -HALF.length) : stepId;
}

/** What a total of a half adds up, by the ids of the concepts. */
export interface AddedTerm {
  readonly id: string;
  readonly sign: 1 | -1;
}

/** How a trace says what a step of a half computes; `added` are the terms of a total that the payslip has. */
export function halfTexts(
  { spec, terms }: HalfStep,
  half: HalfPlace,
  added: readonly AddedTerm[],
): { readonly formula: string; readonly rounding: string | null } {
  if (terms !== null) return { formula: sumText(added), rounding: null };
  const share = `${spec.id} / 2 round ${SPLIT_ROUNDING}`;
  return half === 'last'
    ? { formula: `${spec.id} - (${share})`, rounding: null }
    : { formula: share, rounding: SPLIT_ROUNDING };
}

function sumText(added: readonly AddedTerm[]): string {
  const [first, ...others] = added;
  if (first === undefined) return '0';
  const rest = others.map(({ id, sign }) => ` ${sign === 1 ? '+' : '-'} ${id}`);
  return `${first.sign === 1 ? '' : '-'}${first.id}${rest.join('')}`;
}
