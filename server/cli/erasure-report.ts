import type { Environment } from '../environment.ts';
import { countsOf, type ErasurePlan } from '../erasure/erasure-plan.ts';
import type { DatabaseTarget } from '../store/database/database-target.ts';
import type { ErasureRow } from '../store/erasures/erasure-rows.ts';

/** What the operator is shown. */
interface ShownPlan {
  readonly client: string;
  readonly environment: Environment;
  readonly plan: ErasurePlan;
}

/** How it ended; null for a dry run. */
export type Ending = { readonly erasure: ErasureRow; readonly isScrubbed: boolean } | null;

/** Everything that will go, by its id; nothing of what it says. */
export function planText({ client, environment, plan }: ShownPlan, employee: string | null): string {
  const counts = countsOf(plan);
  const whose = employee === null ? '' : `, employee ${employee}`;
  const lines = [
    `To be erased from client ${client} (${environment})${whose}:`,
    ...section('Calculations, with their traces', counts.calculations, plan.calculations),
    ...section('Opening balances, with their payslips', counts.opening_balances, plan.openingBalances),
    ...section(
      'Batch rows',
      counts.batch_rows,
      plan.batches.map(({ id, rows }) => `${id} row ${rows.join(', ')}`),
    ),
    ...section(
      'Payouts, with their histories and webhooks',
      counts.payouts,
      plan.payouts.map(({ id, events }) => `${id}, webhooks: ${events}`),
    ),
    ...section('Failed jobs whose error names the employee', counts.jobs, plan.jobs),
    ...section('Idempotency keys, which forget what was asked with them', counts.idempotency_keys, []),
    ...kept(plan.keptPayouts),
    'What stays:',
    ...stays(plan).map((line) => `  ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function section(title: string, count: number, items: readonly string[]): readonly string[] {
  return count === 0 ? [] : [`  ${title}: ${count}`, ...items.map((item) => `    ${item}`)];
}

function kept(payouts: readonly string[]): readonly string[] {
  if (payouts.length === 0) return [];
  return [
    'Payouts for these calculations stay unless named with --payout:',
    ...payouts.map((id) => `    ${id}`),
  ];
}

/** What the erasure leaves in the database of those whom it erases. */
function stays({ batches, idempotencyKeys }: ErasurePlan): readonly string[] {
  const keys = [
    ...(idempotencyKeys > 0 ? ['the names of the idempotency keys above'] : []),
    ...(batches.length > 0 ? ['the names of the keys of the batches, with a digest of what was sent'] : []),
  ];
  const forTheTime = 'for 30 days on which the service runs, so that no retry makes anything anew';
  return [
    'the audit, for ever: ids and digests of records, the reason, and ids of people as hashes',
    ...keys.map((names) => `${names}, ${forTheTime}`),
  ];
}

/** One JSON document. */
export function planJson({ client, environment, plan }: ShownPlan, ending: Ending): string {
  const { calculations, openingBalances, batches, payouts, jobs, idempotencyKeys, keptPayouts } = plan;
  const document = {
    client,
    environment,
    erasure: ending?.erasure ?? null,
    calculations,
    opening_balances: openingBalances,
    batches,
    payouts,
    jobs,
    idempotency_keys: idempotencyKeys,
    kept_payouts: keptPayouts,
    stays: stays(plan),
    scrubbed: ending?.isScrubbed ?? false,
  };
  return `${JSON.stringify(document)}\n`;
}

const TABLES = [
  'calculations',
  'calculation_traces',
  'calculation_sums',
  'calculation_histories',
  'opening_balances',
  'batches',
  'jobs',
  'payouts',
  'payout_history',
  'payout_events',
  'webhook_deliveries',
  'idempotency_keys',
];

/** What the command cannot reach. */
export function remainsText(target: DatabaseTarget, isScrubbed: boolean): string {
  const backups =
    'Backups and replicas that were made before still hold it: let them expire, or erase there too.\n';
  if (isScrubbed) return `The database file holds none of what was erased any more. ${backups}`;
  const command =
    target.kind === 'sqlite'
      ? `sqlite3 ${target.file} 'VACUUM; PRAGMA wal_checkpoint(TRUNCATE);'`
      : `psql -c 'VACUUM (FULL) ${TABLES.join(', ')}'`;
  return `Remains may lie in the files of the database until this is done, in a quiet hour:\n  ${command}\n${backups}`;
}
