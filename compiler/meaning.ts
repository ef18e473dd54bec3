import { createHash } from 'node:crypto';
import type { Ir } from './ir/ir.ts';
import { reduce } from './runtime/exact.ts';

/** Properties that change no pay: places, words for people, sources, proofs. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set([
  'span',
  'validSpan',
  'label',
  'law',
  'laws',
  'source',
  'standing',
  'changes',
  'version',
  'formula',
  'boundsText',
  'range',
  'grid',
  'truth',
  'message',
]);

function isExact(value: object): value is { n: bigint; d: bigint } {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';
}

/** A canonical text of a value: keys sorted, fractions in lowest terms, nothing without meaning. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (isExact(value)) {
    const { n, d } = reduce(value);
    return `${n}/${d}`;
  }
  const entries = Object.entries(value)
    .filter(([key]) => !WITHOUT_MEANING.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${canonical(inner)}`);
  return `{${entries.join(',')}}`;
}

/** `sha256:` over what the rules compute: equal for two files that pay the same in every case. */
export function meaningFingerprint(ir: Ir): string {
  const { checks: _checks, standing: _standing, ...rest } = ir;
  return `sha256:${createHash('sha256').update(canonical(rest)).digest('hex')}`;
}
