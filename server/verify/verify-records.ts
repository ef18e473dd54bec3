import type { Knex } from 'knex';
import { sha256 } from '../digest.ts';
import { hashDictionaries } from '../store/dictionaries.ts';
import {
  countBatches,
  countCalculations,
  findSource,
  lastId,
  listFingerprints,
  readBatches,
  readCalculations,
  readErasures,
  readMembers,
  type Selection,
  type StoredBatch,
} from '../store/stored-records.ts';
import { BatchMembers } from './batch-members.ts';
import { checkBatch, namedCalculations } from './check-batch.ts';
import { checkCalculation } from './check-calculation.ts';
import { checkErasure, checkRevision } from './check-erasure.ts';
import type { Finding } from './finding.ts';
import { type CompileSource, StoredRules } from './stored-rules.ts';

export interface Verification {
  readonly reader: Knex;
  readonly compile: CompileSource;
  readonly clientId: string | null;
  /** The first id to look at, or null for all. */
  readonly since: string | null;
  readonly onFinding: (finding: Finding) => void;
  readonly onProgress: (done: number, total: number) => void;
}

/** How many of each were looked at. */
export interface Checked {
  readonly rule_sources: number;
  readonly calculations: number;
  readonly batches: number;
  readonly erasures: number;
}

/** Records in memory at a time. */
const PAGE = 100;

/**
 * Looks at everything that was stored when it began, in the order of the ids, and changes nothing: the
 * digest of every record, its columns, its trace, what its request gives under its rule source, whether batches
 * and their calculations agree, and whether erasures took away what they name and nothing else. Rows of a batch
 * that failed left nothing to compare with.
 */
export async function verifyRecords(verification: Verification): Promise<Checked> {
  const { reader, compile } = verification;
  const around = {
    db: reader,
    rules: new StoredRules(reader, compile),
    batches: new BatchMembers(reader),
  };
  const calculations = await selectionOf(verification, 'calculations');
  const batches = await selectionOf(verification, 'batches');
  const total = (await countCalculations(reader, calculations)) + (await countBatches(reader, batches));
  const progress = new Progress(verification, total);
  await checkDictionaries(verification);
  return {
    rule_sources: await checkSources(verification),
    calculations: await checkAll(
      (after) => readCalculations(reader, calculations, after, PAGE),
      (row) => checkCalculation(row, around),
      progress,
    ),
    batches: await checkAll(
      (after) => readBatches(reader, batches, after, PAGE),
      (row) => checkWithMembers(reader, row),
      progress,
    ),
    erasures: await checkAll(
      (after) => readErasures(reader, verification, after, PAGE),
      (row) => checkErasure(reader, row),
      progress,
    ),
  };
}

/** An empty table ends before the first id. */
async function selectionOf(
  { reader, clientId, since }: Verification,
  table: 'calculations' | 'batches',
): Promise<Selection> {
  return { clientId, since, until: (await lastId(reader, table)) ?? '' };
}

/** Whether a source still compiles is said of the calculations that need it. */
async function checkSources({ reader, onFinding }: Verification): Promise<number> {
  const fingerprints = await listFingerprints(reader);
  for (const id of fingerprints) {
    const found = sha256((await findSource(reader, id))?.source ?? '');
    if (found === id) continue;
    onFinding({ kind: 'rule_source', id, fault: 'rules', detail: `the stored source hashes to ${found}` });
  }
  return fingerprints.length;
}

/** Without its dictionary nobody can read what was compressed under it. */
async function checkDictionaries({ reader, onFinding }: Verification): Promise<void> {
  for (const { name: id, found } of await hashDictionaries(reader)) {
    if (found === id) continue;
    onFinding({ kind: 'dictionary', id, fault: 'dictionary', detail: `it hashes to ${found}` });
  }
}

/** Reads one page after the other, so that memory does not grow with the number of records. */
async function checkAll<Row extends { readonly id: string }>(
  readPage: (after: string) => Promise<readonly Row[]>,
  check: (row: Row) => Promise<readonly Finding[]>,
  progress: Progress,
): Promise<number> {
  let done = 0;
  let after = '';
  for (;;) {
    const page = await readPage(after);
    for (const row of page) progress.tell(await check(row));
    done += page.length;
    after = page.at(-1)?.id ?? after;
    progress.advance(page.length);
    if (page.length < PAGE) return done;
  }
}

async function checkWithMembers(reader: Knex, row: StoredBatch): Promise<readonly Finding[]> {
  const members = await readMembers(reader, row, namedCalculations(row));
  return [...checkBatch(row, members), ...(await checkRevision(reader, row))];
}

class Progress {
  readonly #verification: Verification;
  readonly #total: number;
  #done = 0;

  constructor(verification: Verification, total: number) {
    this.#verification = verification;
    this.#total = total;
  }

  tell(findings: readonly Finding[]): void {
    for (const finding of findings) this.#verification.onFinding(finding);
  }

  advance(records: number): void {
    this.#done += records;
    this.#verification.onProgress(this.#done, this.#total);
  }
}
