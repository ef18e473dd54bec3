import type { Knex } from 'knex';
import { sha256 } from '../digest.ts';
import {
  countBatches,
  countCalculations,
  countOpeningBalances,
  findSource,
  lastId,
  listFingerprints,
  readBatches,
  readCalculations,
  readErasures,
  readMembers,
  readOpeningBalances,
  type Selection,
  type StoredBatch,
} from '../store/audit/stored-records.ts';
import { readSummedLines, type SummedLineRow } from '../store/histories/summed-lines.ts';
import { hashDictionaries } from '../store/texts/dictionaries.ts';
import { BatchMembers } from './batch-members.ts';
import { checkBatch, namedCalculations } from './check-batch.ts';
import { checkCalculation, type Surroundings } from './check-calculation.ts';
import { forgedCorrections } from './check-corrections.ts';
import { checkErasure, checkRevision } from './check-erasure.ts';
import { checkOpeningBalance } from './check-opening-balance.ts';
import { strayedSums } from './check-sums.ts';
import type { Finding, Notice } from './finding.ts';
import { type CompileSource, StoredRules } from './stored-rules.ts';

interface Verification {
  readonly reader: Knex;
  readonly compile: CompileSource;
  readonly clientId: string | null;
  /** The first id to look at, or null for all. */
  readonly since: string | null;
  /** The last id to look at, or null for all that is stored when it begins. */
  readonly until: string | null;
  /** Ends it after the page that is being looked at. */
  readonly stop: AbortSignal;
  readonly onFinding: (finding: Finding) => void;
  readonly onNotice: (notice: Notice) => void;
  readonly onProgress: (done: number, total: number) => void;
}

/** Counts the checked records by kind. */
export interface Checked {
  readonly rule_sources: number;
  readonly calculations: number;
  readonly opening_balances: number;
  readonly batches: number;
  readonly erasures: number;
}

export interface Verified {
  readonly checked: Checked;
  /** The id up to which everything was looked at when it was stopped; null when it came to its end. */
  readonly stoppedAt: string | null;
}

/** Records in memory at a time. */
const PAGE = 100;

/**
 * Looks at everything that was stored when it began, in the order of the ids, and changes nothing: the
 * digest of every record, its columns, its trace, what its request gives under its rule source, whether batches
 * and their calculations agree, and whether erasures took away what they name and nothing else. Rows of a batch
 * that failed left nothing to compare with. A page is some calculations with the opening balances, batches and erasures
 * whose ids lie among theirs, so that one id says how far it has come.
 */
export async function verifyRecords(verification: Verification): Promise<Verified> {
  const { reader, clientId, since, stop } = verification;
  const until = verification.until ?? (await lastOfAll(reader));
  const selection = { clientId, since, until };
  const counts = [countCalculations, countOpeningBalances, countBatches];
  let total = 0;
  for (const count of counts) total += await count(reader, selection);
  const pages = new Pages(verification, total, await readSummedLines(reader));
  await checkDictionaries(verification);
  // Of a part of the records nobody knows which part of all sums and corrections is theirs.
  if (since === null) {
    for (const check of [strayedSums, forgedCorrections])
      for (const one of await check(reader, clientId)) verification.onFinding(one);
  }
  const rule_sources = await checkSources(verification);
  const done = { calculations: 0, opening_balances: 0, batches: 0, erasures: 0 };
  for (let after = ''; ; ) {
    const page = await pages.check({ clientId, since, until }, after);
    for (const kind of KINDS) done[kind] += page.checked[kind];
    after = page.upTo;
    const isStopped = stop.aborted && after !== until;
    if (isStopped || after === until)
      return { checked: { rule_sources, ...done }, stoppedAt: isStopped ? after : null };
  }
}

const KINDS = ['calculations', 'opening_balances', 'batches', 'erasures'] as const;

/** Empty databases end before the first id. */
async function lastOfAll(reader: Knex): Promise<string> {
  const last = [];
  for (const table of KINDS) last.push(await lastId(reader, table));
  return (
    last
      .filter((id) => id !== null)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** Reads the records to check, one page at a time. */
class Pages {
  readonly #reader: Knex;
  readonly #around: Surroundings;
  readonly #progress: Progress;

  constructor(verification: Verification, total: number, summedLines: readonly SummedLineRow[]) {
    const { reader, compile, onNotice } = verification;
    const rules = new StoredRules(reader, compile);
    this.#reader = reader;
    this.#around = { db: reader, rules, batches: new BatchMembers(reader), summedLines, onNotice };
    this.#progress = new Progress(verification, total);
  }

  /** The next calculations after an id, and everything else up to the last of them. */
  async check(selection: Selection, after: string) {
    const reader = this.#reader;
    const calculations = await readCalculations(reader, selection, after, PAGE);
    const upTo = calculations.length < PAGE ? selection.until : (calculations.at(-1)?.id ?? selection.until);
    const page = { ...selection, until: upTo };
    await this.#checkRows(calculations, (row) => checkCalculation(row, this.#around));
    const opening_balances = await this.#checkAll(
      after,
      (from) => readOpeningBalances(reader, page, from, PAGE),
      (row) => checkOpeningBalance(reader, row),
    );
    const batches = await this.#checkAll(
      after,
      (from) => readBatches(reader, page, from, PAGE),
      (row) => checkWithMembers(reader, row),
    );
    const erasures = await this.#checkAll(
      after,
      (from) => readErasures(reader, page, from, PAGE),
      (row) => checkErasure(reader, row),
    );
    return { checked: { calculations: calculations.length, opening_balances, batches, erasures }, upTo };
  }

  /** Reads one page after the other, so that memory does not grow with the number of records. */
  async #checkAll<Row extends { readonly id: string }>(
    after: string,
    read: (from: string) => Promise<readonly Row[]>,
    check: (row: Row) => Promise<readonly Finding[]>,
  ): Promise<number> {
    let done = 0;
    for (let from = after; ; ) {
      const rows = await read(from);
      await this.#checkRows(rows, check);
      done += rows.length;
      from = rows.at(-1)?.id ?? from;
      if (rows.length < PAGE) return done;
    }
  }

  async #checkRows<Row>(
    rows: readonly Row[],
    check: (row: Row) => Promise<readonly Finding[]>,
  ): Promise<void> {
    for (const row of rows) this.#progress.tell(await check(row));
    this.#progress.advance(rows.length);
  }
}

/** Checks that each source has its fingerprint. Calculations report whether it still compiles. */
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
