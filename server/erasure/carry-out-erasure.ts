import type { Knex } from 'knex';
import { type Clock, timestamp } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import { OperatorError } from '../operator-error.ts';
import { lockStart } from '../store/database/start-lock.ts';
import { forgetRequests } from '../store/erasures/erasable-records.ts';
import type { ErasureRow } from '../store/erasures/erasure-rows.ts';
import { insertErasure } from '../store/erasures/erasures.ts';
import { EraserOfRecords } from './erase-records.ts';
import { erasureDigest } from './erasure-digest.ts';
import { countsOf, type ErasurePlan, type ErasureRequest, isEmpty } from './erasure-plan.ts';
import { subjectHashes } from './peppered-hash.ts';
import { planErasure } from './plan-erasure.ts';

/** An erasure that was decided on, and what its audit says. */
interface ErasureOrder {
  readonly request: ErasureRequest;
  readonly operator: string;
  readonly reason: string;
  /** The plan that the operator has seen; null erases whatever there is. */
  readonly confirmed: ErasurePlan | null;
}

interface ErasureMeans {
  readonly writer: Knex;
  readonly clock: Clock;
  readonly nextId: NextId;
  /** Under which ids are kept that must be recognised and not known. */
  readonly pepper: string;
}

/**
 * Erases, and writes the audit of it, in one transaction: all of it or nothing. Throws `OperatorError` when there is
 * nothing to erase, when something stands in the way, and when it is no longer what the operator has seen.
 */
export async function carryOutErasure(means: ErasureMeans, order: ErasureOrder): Promise<ErasureRow> {
  return means.writer.transaction(async (trx) => {
    // One erasure at a time; on SQLite this takes the lock of all writers, before anything is read.
    await lockStart(trx);
    const plan = await planErasure(trx, order.request);
    requireErasable(plan, order.confirmed);
    return erase(trx, means, order, plan);
  });
}

/** Throws for a plan that cannot be carried out. */
export function requireErasable(plan: ErasurePlan, confirmed: ErasurePlan | null): void {
  if (plan.obstacles.length > 0) {
    throw new OperatorError(['this cannot be erased now:', ...plan.obstacles].join('\n  '));
  }
  if (isEmpty(plan)) throw new OperatorError('there is nothing to erase');
  if (confirmed !== null && JSON.stringify(confirmed) !== JSON.stringify(plan)) {
    throw new OperatorError('what is stored has changed meanwhile; nothing was erased, look again');
  }
}

async function erase(
  trx: Knex,
  { clock, nextId, pepper }: ErasureMeans,
  { request, operator, reason }: ErasureOrder,
  plan: ErasurePlan,
): Promise<ErasureRow> {
  const { tenant, employee } = request;
  const id = nextId();
  const records = new EraserOfRecords(trx, id, tenant, pepper);
  await records.eraseCalculations(plan.calculations);
  await records.eraseOpeningBalances(plan.openingBalances);
  await records.eraseRows(plan.batches);
  const payouts = plan.payouts.map((one) => one.id);
  await records.erasePayouts(payouts);
  await records.eraseFromJobs(plan.jobs);
  await forgetRequests(trx, tenant, [...plan.calculations, ...plan.openingBalances, ...payouts]);
  const row = {
    id,
    client_id: tenant.clientId,
    environment: tenant.environment,
    erased_at: timestamp(clock),
    operator,
    reason,
    subject_hash: employee === null ? null : subjectHashes(pepper, tenant, employee.id)[0],
    ...countsOf(plan),
  };
  const erasure = { ...row, digest: erasureDigest(row, records.targets) };
  await insertErasure(trx, erasure);
  return erasure;
}
