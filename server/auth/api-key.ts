import { createHmac, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '../environment.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LOWER = '0123456789abcdefghijklmnopqrstuvwxyz';
const FORMAT = /^payk_(sandbox|live)_([0-9a-z]{12})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** A key in its parts: `payk_<environment>_<id>_<secret><checksum>`. */
export interface ApiKey {
  readonly environment: Environment;
  /** Public; names the key in lists and logs. */
  readonly id: string;
  readonly secret: string;
}

export function makeApiKey(environment: Environment): ApiKey {
  return { environment, id: randomText(LOWER, 12), secret: randomText(BASE62, 32) };
}

/** The text that a client sends. The checksum lets a mistyped key be refused without a database. */
export function printApiKey(key: ApiKey): string {
  const body = `payk_${key.environment}_${key.id}_${key.secret}`;
  return body + checksum(body);
}

/** The parts of a key text, or null when it is none. */
export function parseApiKey(text: string): ApiKey | null {
  const [, environment, id, secret, sum] = FORMAT.exec(text) ?? [];
  if (environment === undefined || id === undefined || secret === undefined) return null;
  if (sum !== checksum(text.slice(0, -6))) return null;
  return { environment: environment === 'live' ? 'live' : 'sandbox', id, secret };
}

/** The public part of the key in an `Authorization` header, which is not checked. */
export function keyIdIn(authorization: string): string | null {
  return /^Bearer +payk_[a-z]+_([0-9a-z]{12})_/i.exec(authorization)?.[1] ?? null;
}

/** What is stored of a secret. A fast hash is right: the secret itself has 190 random bits. */
export function hashSecret(secret: string, pepper: string): string {
  return createHmac('sha256', pepper).update(secret).digest('hex');
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let position = 0; position < 6; position++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
