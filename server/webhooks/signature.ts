import { createHmac } from 'node:crypto';
import { signingKey } from '../secrets/signing-secret.ts';

/** One event as it is sent; the bytes of the body are signed as they are. */
interface SignedMessage {
  /** `evt_…` */
  readonly id: string;
  readonly body: Uint8Array;
  /** Seconds since 1970 at which it is sent. */
  readonly sentAt: number;
  /** Those in force, oldest first: two while a rotation overlaps. */
  readonly secrets: readonly [string, ...string[]];
}

/**
 * The signatures of a message. `X-Service-Signature` is keyed by the whole text of the oldest secret, so that a
 * receiver that knows one secret follows a rotation without a gap; `webhook-signature` carries one for each
 * secret, keyed by its bytes (Standard Webhooks).
 */
export function signatureHeaders(message: SignedMessage): Record<string, string> {
  const { id, body, sentAt, secrets } = message;
  const [oldest] = secrets;
  return {
    'X-Service-Signature': `sha256=${createHmac('sha256', oldest).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(sentAt),
    'webhook-signature': secrets.map((secret) => standardSignature(message, secret)).join(' '),
  };
}

function standardSignature({ id, body, sentAt }: SignedMessage, secret: string): string {
  const key = signingKey(secret);
  if (key === null) throw new Error('a signing secret is not readable');
  const signature = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest('base64');
  return `v1,${signature}`;
}
