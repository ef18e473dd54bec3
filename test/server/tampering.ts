import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import { type CalculationTexts, packTexts, readTexts } from '../../server/store/texts/calculation-texts.ts';
import { findDictionary } from '../../server/store/texts/dictionaries.ts';
import { testedDatabase } from './test-database.ts';
import type { TestService } from './test-service.ts';

const IMMUTABLE = [
  'calculations',
  'calculation_traces',
  'rule_sources',
  'dictionaries',
  'batches',
  'corrections',
  'calculation_sums',
  'opening_balances',
];

/** Takes the triggers away, as an intruder with the rights of the database's owner can. */
export async function unprotect({ service }: TestService): Promise<void> {
  const { writer } = service.database;
  for (const table of IMMUTABLE) {
    if (testedDatabase === 'postgres') await writer.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    else {
      await writer.raw(`DROP TRIGGER IF EXISTS ${table}_no_update`);
      await writer.raw(`DROP TRIGGER IF EXISTS ${table}_no_delete`);
    }
  }
}

/** Has the database check again that rows name only rows that are stored; SQLite never stopped. */
export async function checkReferences({ service }: TestService): Promise<void> {
  if (testedDatabase !== 'postgres') return;
  for (const table of IMMUTABLE) {
    await service.database.writer.raw(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
    await service.database.writer.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  }
}

/** Changes the only row of a table. */
export async function changeRow(service: TestService, table: string, values: object): Promise<void> {
  await unprotect(service);
  expect(await service.service.database.writer(table).update(values)).toBe(1);
}

/** Gives a calculation a trace in the table in which versions of before kept it. */
export async function addOldTrace({ service }: TestService, id: string): Promise<void> {
  const { writer } = service.database;
  const { client_id } = await writer('calculations').where({ id }).first('client_id');
  await writer('calculation_traces').insert({ calculation_id: id, client_id, deflated: deflateSync('[]') });
}

/** What a stored calculation says; of the only one, unless its id is given. */
export async function textsOf({ service }: TestService, id?: string): Promise<CalculationTexts> {
  const { reader } = service.database;
  const texts = await readTexts(
    reader,
    await reader('calculations')
      .where(id === undefined ? {} : { id })
      .first(),
  );
  return { ...texts, traceText: texts.traceText ?? '' };
}

/** Columns of a row that says something else, as an intruder writes them who knows how texts are compressed. */
export async function retold(
  service: TestService,
  changes: Partial<CalculationTexts>,
  id?: string,
): Promise<object> {
  const { reader } = service.service.database;
  const { dictionary } = await reader('calculations').first('dictionary');
  const texts = { ...(await textsOf(service, id)), ...changes };
  return packTexts(texts, dictionary === null ? null : await findDictionary(reader, dictionary));
}

/** Changes what the only stored calculation says; the sums kept of it name the digest of what it says then. */
export async function changeTexts(service: TestService, changes: Partial<CalculationTexts>): Promise<void> {
  await changeRow(service, 'calculations', await retold(service, changes));
  if (changes.answer !== undefined) await changeSums(service, changes.answer);
}

/** Has the sums of the only stored calculation name the digest of an answer. */
export async function changeSums({ service }: TestService, answer: string): Promise<void> {
  const content_digest = digestIn(answer);
  if (content_digest !== '') await service.database.writer('calculation_sums').update({ content_digest });
}

/** The digest that an answer names. */
export function digestIn(answer: string): string {
  return /"content_digest":"([^"]*)"/.exec(answer)?.[1] ?? '';
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
