import { createHmac } from 'node:crypto';
import type { Tenant } from '../store/calculations.ts';

/**
 * What is kept of an id that must be recognised and not known: its HMAC under the server's pepper. Without the
 * pepper nobody can try ids out; ids of different clients or kinds never give the same.
 */
export function pepperedHash(
  pepper: string,
  { clientId, environment }: Tenant,
  kind: 'employee' | 'external_id',
  id: string,
): string {
  const text = JSON.stringify([kind, clientId, environment, id]);
  return `hmac-sha256:${createHmac('sha256', pepper).update(text).digest('hex')}`;
}
