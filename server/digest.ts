import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** `sha256:` and 64 hex digits over the RFC 8785 form of a JSON value. */
export function digest(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('only JSON values have a digest');
  return sha256(text);
}

/** The same over the exact bytes. */
export function sha256(data: string | Uint8Array): string {
  return `sha256:${hash('sha256', data, 'hex')}`;
}
