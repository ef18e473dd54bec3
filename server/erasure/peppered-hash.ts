import { createHmac } from 'node:crypto';
import { storedForms } from '../caller-id.ts';
import type { Tenant } from '../store/calculations/calculations.ts';

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

/** Hashes under which erasures may name an employee: the first is written, the others were by versions of before. */
export function subjectHashes(
  pepper: string,
  tenant: Tenant,
  employeeId: string,
): readonly [string, ...string[]] {
  const [normal, ...others] = storedForms(employeeId);
  const hashOf = (id: string) => pepperedHash(pepper, tenant, 'employee', id);
  return [hashOf(normal), ...others.map(hashOf)];
}
