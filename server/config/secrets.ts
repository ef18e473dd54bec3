import { readMasterKey } from '../secrets/secret-box.ts';
import { signingKey } from '../secrets/signing-secret.ts';

/** The environment variables, as the process got them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Public texts of this repository: what the sandbox uses by itself, and what its tests have used. */
const SANDBOX_PEPPER = 'sandbox pepper, not a secret';
const SANDBOX_MASTER_KEY = Buffer.from('sandbox master key, not a secret');

const PUBLISHED: ReadonlySet<string> = new Set([
  SANDBOX_PEPPER,
  SANDBOX_MASTER_KEY.toString('base64'),
  SANDBOX_MASTER_KEY.toString(),
  'test pepper',
  'pepper of the test',
  // The bytes 0 to 31, as examples like to have them.
  Buffer.from(Uint8Array.from({ length: 32 }, (_, at) => at)).toString('base64'),
]);

/** What compose.yaml calls the database where no password is set. */
const COMPOSE_PASSWORD = 'payroll';

/** True for a password, as it stands in an address, that everybody knows. */
export function isPublishedPassword(password: string): boolean {
  return decodeURIComponent(password) === COMPOSE_PASSWORD;
}

const SHORTEST_PEPPER = 16;
/** Thirty-two random bytes have some thirty different ones, sixteen random characters more than ten. */
const FEWEST_DIFFERENT = 8;

/** Why a live service must not use a pepper; null for one that may be a secret. */
function pepperWeakness(pepper: string): string | null {
  if (PUBLISHED.has(pepper)) return 'is a published text';
  if (pepper.length < SHORTEST_PEPPER) return `must have at least ${SHORTEST_PEPPER} characters`;
  return isMonotonous([...pepper]) ? 'must be random' : null;
}

/** The same of a master key. */
function masterKeyWeakness(key: Buffer): string | null {
  if (PUBLISHED.has(key.toString('base64'))) return 'is a published key';
  return isMonotonous([...key]) ? 'must be random' : null;
}

function isMonotonous(parts: readonly unknown[]): boolean {
  return new Set(parts).size < FEWEST_DIFFERENT;
}

/** The server secret under which key secrets are hashed. */
export function readPepper(env: Variables, isLive: boolean, faults: string[]): string {
  const pepper = env.KEY_PEPPER || SANDBOX_PEPPER;
  if (!isLive) return pepper;
  const weakness = env.KEY_PEPPER ? pepperWeakness(pepper) : 'is required';
  if (weakness !== null) faults.push(`KEY_PEPPER ${weakness} when SERVICE_ENV is live`);
  return pepper;
}

export interface WebhookConfig {
  /** Key under which signing secrets are encrypted. */
  readonly masterKey: Uint8Array;
  /** Only outside live: what new clients get, and what signs for clients without a secret. */
  readonly developmentSecret: string | null;
  readonly timeoutMs: number;
  /** Lets tests receive webhooks on their own machine. Never in live. */
  readonly allowPrivate: boolean;
}

export function readWebhooks(env: Variables, isLive: boolean, faults: string[]): WebhookConfig {
  return {
    masterKey: readKey(env, isLive, faults),
    developmentSecret: readDevelopmentSecret(env, isLive, faults),
    timeoutMs: readTimeout(env, faults),
    allowPrivate: readAllowPrivate(env, isLive, faults),
  };
}

function readKey(env: Variables, isLive: boolean, faults: string[]): Uint8Array {
  const key = env.MASTER_KEY ? readMasterKey(env.MASTER_KEY) : null;
  if (key !== null) {
    const weakness = isLive ? masterKeyWeakness(key) : null;
    if (weakness !== null) faults.push(`MASTER_KEY ${weakness} when SERVICE_ENV is live`);
    return key;
  }
  if (env.MASTER_KEY) faults.push('MASTER_KEY must be 32 bytes in base64');
  else if (isLive) faults.push('MASTER_KEY is required when SERVICE_ENV is live');
  return SANDBOX_MASTER_KEY;
}

function readDevelopmentSecret(env: Variables, isLive: boolean, faults: string[]): string | null {
  const secret = env.WEBHOOK_SIGNING_SECRET || null;
  if (secret === null) return null;
  if (isLive) {
    faults.push('WEBHOOK_SIGNING_SECRET is for development: in live every client has a secret of its own');
  } else if (signingKey(secret) === null) {
    faults.push('WEBHOOK_SIGNING_SECRET must be whsec_ and 24 to 64 bytes in base64');
  }
  return secret;
}

function readTimeout(env: Variables, faults: string[]): number {
  const text = env.WEBHOOK_TIMEOUT_MS || '5000';
  const timeout = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (timeout >= 500 && timeout <= 30_000) return timeout;
  faults.push(`WEBHOOK_TIMEOUT_MS must be a number from 500 to 30000, not ${JSON.stringify(text)}`);
  return 5000;
}

function readAllowPrivate(env: Variables, isLive: boolean, faults: string[]): boolean {
  const text = env.WEBHOOK_ALLOW_PRIVATE || 'false';
  if (text !== 'true' && text !== 'false') {
    faults.push(`WEBHOOK_ALLOW_PRIVATE must be true or false, not ${JSON.stringify(text)}`);
  }
  if (text === 'true' && isLive) faults.push('WEBHOOK_ALLOW_PRIVATE is refused when SERVICE_ENV is live');
  return text === 'true';
}
