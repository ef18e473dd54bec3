import type { Evaluation, RuleModule } from '../../runtime/module.ts';
import { brokenText, monthCall, type PartOfMonth } from '../population/month-call.ts';
import type { Person } from '../population/person.ts';
import { appliedRows, type LineAmounts, lineAmounts } from './line-amounts.ts';

/** One version of the law, in the month at which it is asked. */
export interface Side {
  readonly module: RuleModule;
  /** `2025-12` */
  readonly month: string;
  readonly part: PartOfMonth;
}

/** The results of the two versions for one person. */
export type Compared =
  | { readonly kind: 'broken'; readonly reason: string }
  /** `before VALIDATION_ERROR monthly_salary` */
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | ComparedPayslips;

interface ComparedPayslips {
  readonly kind: 'compared';
  readonly before: LineAmounts;
  readonly after: LineAmounts;
  /** Later minus earlier, in cents; only what differs. */
  readonly differences: ReadonlyMap<string, bigint>;
  readonly appeared: readonly string[];
  readonly disappeared: readonly string[];
  readonly crossings: readonly string[];
}

/** Calculates a person's month by both versions and compares every line. */
export function comparePerson(person: Person, before: Side, after: Side): Compared {
  const [was, is] = [evaluate(person, before), evaluate(person, after)];
  if (was.kind === 'broken') return was;
  if (is.kind === 'broken') return is;
  if (was.kind === 'refused' || is.kind === 'refused') {
    const codes = [
      ...(was.kind === 'refused' ? was.codes.map((code) => `before: ${code}`) : []),
      ...(is.kind === 'refused' ? is.codes.map((code) => `after: ${code}`) : []),
    ];
    return { kind: 'refused', codes };
  }
  return compareEvaluations(was.evaluation, is.evaluation);
}

type Evaluated =
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | { readonly kind: 'evaluated'; readonly evaluation: Evaluation };

function evaluate(person: Person, { module, month, part }: Side): Evaluated {
  const read = monthCall(person, month, module.manifest, part);
  if (read.kind === 'broken') return { kind: 'broken', reason: brokenText(read.faults) };
  const outcome = module.evaluate(read.call);
  if (outcome.kind === 'computed') return { kind: 'evaluated', evaluation: outcome.evaluation };
  return {
    kind: 'refused',
    codes: outcome.refusals.map(({ code, field }) => `${code} ${field ?? 'employee'}`),
  };
}

function compareEvaluations(was: Evaluation, is: Evaluation): ComparedPayslips {
  const [before, after] = [lineAmounts(was), lineAmounts(is)];
  const differences = new Map<string, bigint>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const difference = (after.get(id) ?? 0n) - (before.get(id) ?? 0n);
    if (difference !== 0n) differences.set(id, difference);
  }
  return {
    kind: 'compared',
    before,
    after,
    differences,
    appeared: [...after.keys()].filter((id) => !before.has(id)),
    disappeared: [...before.keys()].filter((id) => !after.has(id)),
    crossings: crossingsOf(appliedRows(was), appliedRows(is)),
  };
}

/** Lines whose table applies another rate than before. */
function crossingsOf(was: ReadonlyMap<string, string>, is: ReadonlyMap<string, string>): readonly string[] {
  return [...is].flatMap(([id, rate]) => {
    const before = was.get(id);
    return before === undefined || before === rate ? [] : [`${id}: ${before} → ${rate}`];
  });
}
