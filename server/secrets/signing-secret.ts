import { randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const BYTES = 32;

/** A new secret as it is shown, once: `whsec_` and base64 of 32 random bytes (Standard Webhooks). */
export function newSigningSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}

/** The key that the text stands for, or null when it is no signing secret of 24 to 64 bytes. */
export function signingKey(secret: string): Buffer | null {
  if (!secret.startsWith(PREFIX)) return null;
  const text = secret.slice(PREFIX.length);
  const key = Buffer.from(text, 'base64');
  const isWhole = key.toString('base64') === text && key.length >= 24 && key.length <= 64;
  return isWhole ? key : null;
}
