import { readMasterKey } from '../secrets/secret-box.ts';
import { signingKey } from '../secrets/signing-secret.ts';
import { masterKeyWeakness, SANDBOX_MASTER_KEY } from './live-secrets.ts';
import type { Variables } from './variables.ts';

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
