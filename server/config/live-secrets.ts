/** Public texts of this repository: what the sandbox uses by itself, and what its tests have used. */
export const SANDBOX_PEPPER = 'sandbox pepper, not a secret';
export const SANDBOX_MASTER_KEY = Buffer.from('sandbox master key, not a secret');

const PUBLISHED: ReadonlySet<string> = new Set([
  SANDBOX_PEPPER,
  SANDBOX_MASTER_KEY.toString('base64'),
  SANDBOX_MASTER_KEY.toString(),
  'test pepper',
  'pepper of the test',
  // The bytes 0 to 31, as examples like to have them.
  Buffer.from(Uint8Array.from({ length: 32 }, (_, at) => at)).toString('base64'),
]);

const SHORTEST_PEPPER = 16;
/** Thirty-two random bytes have some thirty different ones, sixteen random characters more than ten. */
const FEWEST_DIFFERENT = 8;

/** Why a live service must not use a pepper; null for one that may be a secret. */
export function pepperWeakness(pepper: string): string | null {
  if (PUBLISHED.has(pepper)) return 'is a published text';
  if (pepper.length < SHORTEST_PEPPER) return `must have at least ${SHORTEST_PEPPER} characters`;
  return isMonotonous([...pepper]) ? 'must be random' : null;
}

/** The same of a master key. */
export function masterKeyWeakness(key: Buffer): string | null {
  if (PUBLISHED.has(key.toString('base64'))) return 'is a published key';
  return isMonotonous([...key]) ? 'must be random' : null;
}

function isMonotonous(parts: readonly unknown[]): boolean {
  return new Set(parts).size < FEWEST_DIFFERENT;
}
