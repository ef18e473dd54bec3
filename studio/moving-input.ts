import type { InputSpec, Manifest } from '../runtime/module.ts';
import { decimal, exact, mul } from '../runtime/numbers/exact.ts';
import { printFixed } from '../runtime/numbers/print.ts';
import { fieldGroups } from './form-fields.ts';

/** The amounts along which there are curves, the one that matters most first. */
export function movingAmounts(manifest: Manifest): readonly InputSpec[] {
  return fieldGroups(manifest).flatMap(({ kind, fields }) =>
    kind === 'history' ? [] : fields.filter(({ type }) => type === 'money'),
  );
}

/** The first of them that is given, else the one that matters most. */
export function givenAmount(
  manifest: Manifest,
  values: Readonly<Record<string, string>>,
): InputSpec | undefined {
  const amounts = movingAmounts(manifest);
  return amounts.find(({ wire }) => values[wire] !== undefined) ?? amounts[0];
}

/** How far a curve is followed beyond a value, each a choice. */
export const REACHES = [2, 4, 10] as const;

/** So many times a value, rounded up to two digits and zeros, within what the input may be. */
export function reachOf(value: string | undefined, times: number, { highest }: InputSpec): string {
  const whole = BigInt(printFixed(mul(decimal(value ?? '0'), exact(BigInt(times))), 0));
  const power = 10n ** BigInt(Math.max(2, String(whole).length - 2));
  const reach = (whole / power + 1n) * power;
  const most = highest === null ? null : decimal(highest.value);
  return most !== null && reach * most.d > most.n ? (highest?.value ?? String(reach)) : String(reach);
}
