/** What the service's answer is without storage: what comes of storing it is left out. */
interface Stored {
  readonly id: string;
  readonly status: string;
  readonly computed_at: string;
  readonly record: { readonly rule_fingerprint: string };
}

/** The text that a library gives for a request that the service answers with this text; of a refusal its code. */
export function asCalculated(answer: string): string {
  const { refused, ...rest } = JSON.parse(answer);
  if (refused !== undefined) return refused;
  const { id: _, status: __, computed_at: ___, record, ...kept }: Stored = rest;
  const { rule_fingerprint } = record;
  return JSON.stringify(
    Object.fromEntries(Object.entries({ ...kept, record: { rule_fingerprint } }).toSorted(byPlace)),
  );
}

const LAST = ['record', 'audit_trail'];

function byPlace([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return LAST.indexOf(a) - LAST.indexOf(b);
}
