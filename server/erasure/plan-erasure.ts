import type { Knex } from 'knex';
import { normalId, storedForms } from '../caller-id.ts';
import { OperatorError } from '../operator-error.ts';
import {
  countKeys,
  type ErasablePayout,
  findCalculations,
  findCalculationsOf,
  findEventStates,
  findOpeningBalancesOf,
  findPayouts,
  findPayoutsFor,
  type NamedEmployee,
} from '../store/erasures/erasable-records.ts';
import { findErased } from '../store/erasures/erasures.ts';
import { isTerminal } from '../store/payouts/payout-states.ts';
import { findBatchRows } from './batch-rows-of.ts';
import type { ErasurePlan, ErasureRequest, PlannedPayout, SoughtEmployee } from './erasure-plan.ts';
import { findTellingJobs } from './telling-jobs.ts';

/**
 * Finds everything that an erasure has to take away, and changes nothing. Throws `OperatorError` for a record that
 * is not there, and for an employee's id that several employers use.
 */
export async function planErasure(db: Knex, request: ErasureRequest): Promise<ErasurePlan> {
  const { tenant, employee } = request;
  const own = employee === null ? [] : await findCalculationsOf(db, tenant, conditionOf(employee));
  const named = await findCalculations(db, tenant, request.calculationIds);
  await requireAll(db, 'calculation', request.calculationIds, named);
  const calculations = [...new Map([...own, ...named].map((one) => [one.id, one])).values()].sort(byId);
  const ids = calculations.map(({ id }) => id);
  const balances = employee === null ? [] : await findOpeningBalancesOf(db, tenant, conditionOf(employee));
  const { batches, employers } = await findBatchRows(db, tenant, employee, calculations);
  const jobs = await findTellingJobs(db, tenant, employee);
  if (employee?.employerId === null) {
    requireOneEmployer(employee.id, [
      ...[...own, ...balances].map(({ employer_id }) => employer_id),
      ...employers,
      ...jobs.employers,
    ]);
  }
  const { payouts, kept } = await findPayoutsOf(db, request, ids);
  const { planned, obstacles } = await lookAtPayouts(db, request, payouts);
  return {
    calculations: ids,
    openingBalances: balances.map(({ id }) => id),
    batches,
    payouts: planned,
    jobs: jobs.failed,
    idempotencyKeys: await countKeys(
      db,
      tenant,
      [...calculations, ...balances, ...planned].map(({ id }) => id),
    ),
    keptPayouts: kept,
    obstacles: [...obstacles, ...jobs.unfinished.map(unfinishedJob)],
  };
}

function conditionOf({ id, employerId }: SoughtEmployee): NamedEmployee {
  return {
    employee_id: storedForms(id),
    employer_id: employerId === null ? null : storedForms(employerId),
  };
}

/** The payouts asked for: all of an employee's calculations, and those named. */
async function findPayoutsOf(
  db: Knex,
  { tenant, employee, payoutIds }: ErasureRequest,
  ids: readonly string[],
) {
  const named = await findPayouts(db, tenant, payoutIds);
  await requireAll(db, 'payout', payoutIds, named);
  const linked = await findPayoutsFor(db, tenant, ids);
  const own = employee === null ? [] : linked;
  const payouts = [...new Map([...own, ...named].map((one) => [one.id, one])).values()].sort(byId);
  const kept = linked.map(({ id }) => id).filter((id) => payouts.every((one) => one.id !== id));
  return { payouts, kept };
}

/** Money that is on its way must stay followed, and its end must be told. */
async function lookAtPayouts(db: Knex, { tenant }: ErasureRequest, payouts: readonly ErasablePayout[]) {
  const events = await findEventStates(
    db,
    tenant,
    payouts.map(({ id }) => id),
  );
  const planned: PlannedPayout[] = [];
  const obstacles: string[] = [];
  for (const { id, status } of payouts) {
    const own = events.filter(({ payout_id }) => payout_id === id);
    planned.push({ id, events: own.length });
    if (!isTerminal(status))
      obstacles.push(`payout ${id} is ${status}: wait until it has ended, or cancel it`);
    else if (own.some(({ state }) => state === 'pending')) {
      obstacles.push(
        `payout ${id} has webhooks that are not sent yet: a worker sends or skips them within minutes`,
      );
    }
  }
  return { planned, obstacles };
}

function unfinishedJob(id: string): string {
  return `job ${id} has yet to calculate the employee: wait until it has ended`;
}

function requireOneEmployer(employeeId: string, employers: readonly string[]): void {
  const different = [...new Set(employers.map(normalId))].sort();
  if (different.length < 2) return;
  const names = different.join(', ');
  throw new OperatorError(
    `several employers have an employee ${employeeId}; name one with --employer: ${names}`,
  );
}

async function requireAll(
  db: Knex,
  kind: 'calculation' | 'payout',
  ids: readonly string[],
  found: readonly { readonly id: string }[],
): Promise<void> {
  const missing = ids.find((id) => found.every((one) => one.id !== id));
  if (missing === undefined) return;
  const isErased = (await findErased(db, kind, [missing])).length > 0;
  const fact = isErased
    ? `${kind} ${missing} has already been erased`
    : `the client has no ${kind} ${missing}`;
  throw new OperatorError(fact);
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}
