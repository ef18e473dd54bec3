/** How far the clocks of sender and receiver may be apart. */
const TOLERANCE_SECONDS = 300;

/** What came is not from the holder of the secret, or not of now. Answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/**
 * Resolves when the service has signed exactly these bytes within the last five minutes, and throws
 * `WebhookVerificationError` otherwise. Give the body as it came, before any parsing; header names in lower case.
 */
export async function verifyWebhook(
  secret: string,
  body: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  now: Date = new Date(),
): Promise<void> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const age = Math.abs(Math.floor(now.getTime() / 1000) - seconds);
  if (!(age <= TOLERANCE_SECONDS)) throw new WebhookVerificationError('The timestamp is not of now.');
  const key = await signingKey(secret);
  const message = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytesOf(body));
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? decoded(signature.slice(3)) : null;
    if (bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, message))) return;
  }
  throw new WebhookVerificationError('No signature fits.');
}

function header(
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`There is no ${name}.`);
  return value;
}

async function signingKey(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith('whsec_') ? decoded(secret.slice(6)) : null;
  if (bytes === null || bytes.length < 24) throw new WebhookVerificationError('The secret is not readable.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
