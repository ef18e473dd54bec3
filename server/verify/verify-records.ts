import type { Knex } from 'knex';
import { sha256 } from '../payroll/digest.ts';
import {
  countCalculations,
  findSource,
  lastCalculationId,
  listFingerprints,
  readCalculations,
  type Selection,
} from '../store/stored-records.ts';
import { checkCalculation } from './check-calculation.ts';
import type { Finding } from './finding.ts';
import { type CompileSource, RuleShelf } from './rule-shelf.ts';

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
}

/** Records in memory at a time. */
const PAGE = 100;

/**
 * Looks at everything that was stored when it began, in the order of the ids, and changes nothing: the
 * digest of every record, its columns, its trace, and what its request gives under its rule source.
 */
export async function verifyRecords(verification: Verification): Promise<Checked> {
  const { reader, clientId, since } = verification;
  const rules = new RuleShelf(reader, verification.compile);
  const until = await lastCalculationId(reader);
  const rule_sources = await checkSources(verification);
  if (until === null) return { rule_sources, calculations: 0 };
  const calculations = await checkCalculations(verification, { clientId, since, until }, rules);
  return { rule_sources, calculations };
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

async function checkCalculations(
  { reader, onFinding, onProgress }: Verification,
  selection: Selection,
  rules: RuleShelf,
): Promise<number> {
  const total = await countCalculations(reader, selection);
  let done = 0;
  let after = '';
  for (;;) {
    const page = await readCalculations(reader, selection, after, PAGE);
    for (const row of page) {
      for (const finding of await checkCalculation(row, rules)) onFinding(finding);
      after = row.id;
    }
    done += page.length;
    onProgress(done, total);
    if (page.length < PAGE) return done;
  }
}
