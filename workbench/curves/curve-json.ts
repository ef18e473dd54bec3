import type { Curve, Stretch } from '../../runtime/curves/curve.ts';
import { amountText, inputAt } from '../../runtime/curves/curve-texts.ts';
import { type StretchTexts, stretchTexts } from '../../runtime/curves/stretch-texts.ts';
import type { Manifest } from '../../runtime/module.ts';

/** A step at which a curve turns or jumps, with the law that says so. */
export interface CauseJson {
  readonly id: string;
  readonly label: string;
  readonly law: string | null;
}

export interface StretchJson extends StretchTexts {
  readonly bend: { readonly step: string; readonly why: string } | null;
  readonly causes: readonly CauseJson[];
  readonly jump: string | null;
}

export interface CurveJson {
  readonly input: string;
  readonly step: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly curves: Readonly<Record<string, readonly StretchJson[]>>;
  readonly refused: readonly { readonly from: string; readonly to: string; readonly field: string }[];
}

/** The curves of some amounts as data. */
export function curveJson(manifest: Manifest, curve: Curve, names: readonly string[]): CurveJson {
  const { grid } = curve;
  const stretches = (name: string): readonly StretchJson[] =>
    curve.stretches(name).map((stretch) => stretchJson(manifest, curve, stretch));
  return {
    input: grid.input.id,
    step: inputAt(grid, 1n),
    from: inputAt(grid, grid.from),
    to: inputAt(grid, grid.to),
    currency: manifest.currency,
    curves: Object.fromEntries(names.map((name) => [name, stretches(name)])),
    refused: curve
      .refused()
      .map(({ from, to, field }) => ({ from: inputAt(grid, from), to: inputAt(grid, to), field })),
  };
}

function stretchJson(manifest: Manifest, { grid }: Curve, stretch: Stretch): StretchJson {
  const { bend, causes, jump } = stretch;
  return {
    ...stretchTexts(grid, stretch),
    bend,
    causes: causes.map((id) => causeOf(manifest, id)),
    jump: jump === null ? null : amountText(jump),
  };
}

/** The step or input that decides something else from a point on, with its label and its law. */
export function causeOf({ steps, inputs }: Manifest, id: string): CauseJson {
  const step = steps.find((one) => one.id === id);
  if (step !== undefined) return { id, label: step.label, law: step.source };
  const input = inputs.find((one) => one.id === id);
  return { id, label: input?.label ?? id, law: input?.law ?? null };
}
