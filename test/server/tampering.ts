import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { testedDatabase } from './test-database.ts';
import type { TestService } from './test-service.ts';

const IMMUTABLE = ['calculations', 'calculation_traces', 'rule_sources', 'batches', 'corrections'];

/** Takes the triggers away, as an intruder with the rights of the database's owner can. */
export async function unprotect({ service }: TestService): Promise<void> {
  const { writer } = service.database;
  for (const table of IMMUTABLE) {
    if (testedDatabase === 'postgres') await writer.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    else {
      await writer.raw(`DROP TRIGGER ${table}_no_update`);
      await writer.raw(`DROP TRIGGER ${table}_no_delete`);
    }
  }
}

/** Changes the only row of a table. */
export async function changeRow(service: TestService, table: string, values: object): Promise<void> {
  await unprotect(service);
  expect(await service.service.database.writer(table).update(values)).toBe(1);
}

export function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** The answer changed by somebody who knows how digests are made. */
export function forged(text: string, edit: (answer: ReturnType<typeof JSON.parse>) => void): string {
  const answer = JSON.parse(text);
  edit(answer);
  const { audit_trail: _trail, diagram: _diagram, record, ...content } = answer;
  delete record.content_digest;
  record.content_digest = sha256(canonicalize({ ...content, record }) ?? '');
  return JSON.stringify(answer);
}
