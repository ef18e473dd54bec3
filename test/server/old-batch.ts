import canonicalize from 'canonicalize';
import { unprotect } from './tampering.ts';
import type { TestService } from './test-service.ts';

/** Makes a batch what version 0.1 stored: with the request, and without a digest. */
export async function storeAsBefore(service: TestService, id: string, body: object): Promise<void> {
  await unprotect(service);
  const { writer } = service.service.database;
  const old = { request: canonicalize(body) ?? '', digest: null };
  expect(await writer('batches').where({ id }).update(old)).toBe(1);
}
