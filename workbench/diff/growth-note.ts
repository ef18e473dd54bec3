import { compare, decimal, div, type Exact, exact, mul, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';

const PARAMETER = /^(-?[\d_]+(?:\.\d+)?)(%|h| [A-Z][A-Z0-9_]*)?$/;

interface Parameter {
  readonly value: Exact;
  readonly unit: string;
}

function parameterOf(text: string): Parameter | null {
  const [, digits, unit = ''] = PARAMETER.exec(text) ?? [];
  return digits === undefined ? null : { value: decimal(digits.replaceAll('_', '')), unit };
}

/** The growth of a parameter, `+8.33 %`; for rates in points, `+5 points`; null for anything else. */
export function growthNote(before: string, after: string): string | null {
  const [was, is] = [parameterOf(before), parameterOf(after)];
  if (was === null || is === null || was.unit !== is.unit) return null;
  const difference = sub(is.value, was.value);
  const sign = compare(difference, ZERO) > 0 ? '+' : '';
  if (was.unit === '%') return `${sign}${printPlain(difference, 4)} points`;
  if (compare(was.value, ZERO) === 0) return null;
  return `${sign}${printPlain(mul(div(difference, was.value), exact(100n)), 2)} %`;
}
