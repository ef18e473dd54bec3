import type { Curve } from '../../runtime/curves/curve.ts';
import { amountText, inputAt } from '../../runtime/curves/curve-texts.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type CauseJson, causeOf } from './curve-json.ts';
import { TYPICAL_AMOUNTS, type TypicalCurve } from './typical-curve.ts';

/** A point at which one step more of the input changes an amount by more than its lines and its roundings. */
interface Cliff {
  readonly at: string;
  readonly jump: string;
  readonly causes: readonly CauseJson[];
}

export function cliffsOf(manifest: Manifest, curve: Curve, name: string): readonly Cliff[] {
  return curve.stretches(name).flatMap(({ from, jump, causes }) => {
    if (jump === null) return [];
    const said = causes.map((id) => causeOf(manifest, id));
    return [{ at: inputAt(curve.grid, from), jump: amountText(jump), causes: said }];
  });
}

/** A cliff that one version of the law has and the other has not, or has elsewhere or of another height. */
export interface CliffChange {
  readonly amount: string;
  readonly change: 'appears' | 'moves' | 'goes';
  readonly before: Cliff | null;
  readonly after: Cliff | null;
}

/** Compares the cliffs of two versions of the law. */
export function comparedCliffs(was: TypicalCurve, is: TypicalCurve): readonly CliffChange[] {
  return TYPICAL_AMOUNTS.flatMap((amount) => {
    const before = byCause(cliffsOf(was.manifest, was.curve, amount));
    const after = byCause(cliffsOf(is.manifest, is.curve, amount));
    const causes = new Set([...before.keys(), ...after.keys()]);
    return [...causes].flatMap((cause) => changes(amount, before.get(cause) ?? [], after.get(cause) ?? []));
  });
}

function byCause(cliffs: readonly Cliff[]): ReadonlyMap<string, readonly Cliff[]> {
  return Map.groupBy(cliffs, ({ causes }) => causes.map(({ id }) => id).join());
}

/** Pairs the changed cliffs of the same steps in their order; those that stay are left out. */
function changes(amount: string, was: readonly Cliff[], is: readonly Cliff[]): readonly CliffChange[] {
  const isSame = (one: Cliff, other: Cliff): boolean => one.at === other.at && one.jump === other.jump;
  const gone = was.filter((one) => !is.some((other) => isSame(one, other)));
  const come = is.filter((one) => !was.some((other) => isSame(one, other)));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [before = null, after = null] = [gone[at], come[at]];
    const change = before === null ? 'appears' : after === null ? 'goes' : 'moves';
    return { amount, change, before, after };
  });
}

/** The title over a list of changed cliffs. */
export const CLIFFS = 'Cliffs along the salary, of somebody of whom nothing else is known';

/** The changes in sentences, one a line; none where nothing changes. */
export function cliffLines(found: readonly CliffChange[]): readonly string[] {
  return found.map(({ amount, change, before, after }) => {
    const said = (after ?? before)?.causes.map(({ label, law }) =>
      law === null ? label : `${label} (${law})`,
    );
    const places = [before, after].flatMap((one) => (one === null ? [] : [`${one.jump} at ${one.at}`]));
    return `${amount} ${change}: ${places.join(' → ')}  ${said?.join('; ') ?? ''}`.trimEnd();
  });
}
