import { userInfo } from 'node:os';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config/config.ts';
import { carryOutErasure, requireErasable } from '../erasure/carry-out-erasure.ts';
import { type ErasureRequest, isEmpty } from '../erasure/erasure-plan.ts';
import { subjectHashes } from '../erasure/peppered-hash.ts';
import { planErasure } from '../erasure/plan-erasure.ts';
import { ulids } from '../identifiers.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../store/database/database.ts';
import type { ErasureRow } from '../store/erasures/erasure-rows.ts';
import { listErasures } from '../store/erasures/erasures.ts';
import { scrub, zeroWhatIsDeleted } from '../store/erasures/scrub.ts';
import type { Client } from '../store/keys/clients.ts';
import { describeError } from '../telemetry/log-error.ts';
import { requireClient } from './clients.ts';
import { planJson, planText, remainsText } from './erasure-report.ts';
import type { Output } from './output.ts';
import { withStoredDatabase } from './stored-database.ts';

export interface EraseOptions {
  readonly client: string;
  readonly employee?: string;
  readonly employer?: string;
  readonly calculation?: readonly string[];
  readonly payout?: readonly string[];
  readonly reason?: string;
  readonly operator?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  /** False with `--no-scrub`. */
  readonly scrub: boolean;
  readonly json?: boolean;
}

/** Asks who sits at the terminal; null where nobody does. */
export type Ask = ((question: string) => Promise<string>) | null;

const LONGEST_REASON = 500;

/** Shows what is to be erased, asks, erases, and says what is left to do. */
export async function erase(options: EraseOptions, io: Output, ask: Ask): Promise<void> {
  const order = readOrder(options, ask);
  const config = readConfig(process.env);
  await withStoredDatabase(async (database) => {
    const client = await requireClient(database.reader, options.client);
    const request = requestOf(options, client, config);
    const plan = await planErasure(database.reader, request);
    if (isEmpty(plan) && plan.obstacles.length === 0) {
      throw await nothingThere(database, request, client, config);
    }
    const shown = { client: client.name, environment: config.environment, plan };
    if (options.json !== true) io.out(planText(shown, options.employee ?? null));
    requireErasable(plan, null);
    if (options.dryRun === true) {
      if (options.json === true) io.out(planJson(shown, null));
      else io.out('Nothing was erased: this was a dry run.\n');
      return;
    }
    if (options.yes !== true) await confirm(ask, client.name);
    const confirmed = options.yes === true ? null : plan;
    const erasure = await eraseIn(database, config, { ...order, request, confirmed });
    const isScrubbed = options.scrub && (await scrub(database));
    if (options.json === true) io.out(planJson(shown, { erasure, isScrubbed }));
    else io.out(`Erased. The audit has it as erasure ${erasure.id}.\n`);
    io.err(remainsText(config.database, isScrubbed));
  });
}

/** What can be wrong before the database is opened. */
function readOrder(options: EraseOptions, ask: Ask): { readonly operator: string; readonly reason: string } {
  const { employee, employer, calculation = [], payout = [], dryRun = false, yes = false } = options;
  if (employee === undefined && calculation.length + payout.length === 0) {
    throw new OperatorError('name what to erase with --employee, --calculation or --payout');
  }
  if (employer !== undefined && employee === undefined) {
    throw new OperatorError('--employer says whose employee is meant, and goes with --employee');
  }
  if (dryRun) return { operator: '', reason: '' };
  if (!yes && ask === null) throw new OperatorError('there is nobody to ask; --yes erases without asking');
  return { operator: readOperator(options), reason: readReason(options) };
}

function readReason({ reason = '' }: EraseOptions): string {
  const text = reason.trim();
  if (text !== '' && text.length <= LONGEST_REASON) return text;
  throw new OperatorError(`--reason says why, in at most ${LONGEST_REASON} characters; it is kept for ever`);
}

/** In a container the user may have no name. */
function readOperator({ operator }: EraseOptions): string {
  const name = (operator ?? userName()).trim();
  if (name !== '' && name.length <= 100) return name;
  throw new OperatorError('--operator says who erases, in at most 100 characters');
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

function requestOf(options: EraseOptions, client: Client, { environment }: Config): ErasureRequest {
  const { employee, employer = null, calculation = [], payout = [] } = options;
  return {
    tenant: { clientId: client.id, environment },
    employee: employee === undefined ? null : { id: employee, employerId: employer },
    calculationIds: [...new Set(calculation)],
    payoutIds: [...new Set(payout)],
  };
}

/** Whoever asks twice is told when it was done; of anybody else nothing is known. */
async function nothingThere(
  { reader }: Database,
  { tenant, employee }: ErasureRequest,
  { name, id }: Client,
  { keyPepper }: Config,
): Promise<OperatorError> {
  const what = `client ${name} has nothing of employee ${employee?.id} in ${tenant.environment}`;
  const subject_hash = subjectHashes(keyPepper, tenant, employee?.id ?? '');
  const before = (await listErasures(reader, { client_id: id, subject_hash })).at(-1);
  if (before === undefined) return new OperatorError(what);
  return new OperatorError(`${what}; it was erased at ${before.erased_at} by erasure ${before.id}`);
}

async function confirm(ask: Ask, clientName: string): Promise<void> {
  const question = `This cannot be undone. Type the name of the client to erase it: `;
  const answer = ask === null ? '' : await ask(question);
  if (answer.trim() !== clientName) throw new OperatorError('nothing was erased');
}

/** What a driver says may quote values, and the text of a person must not end in a log. */
async function eraseIn(
  database: Database,
  config: Config,
  order: Parameters<typeof carryOutErasure>[1],
): Promise<ErasureRow> {
  const nextId = ulids(systemClock);
  await zeroWhatIsDeleted(database);
  try {
    const means = { writer: database.writer, clock: systemClock, nextId, pepper: config.keyPepper };
    return await carryOutErasure(means, order);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const { message } = describeError(cause);
    throw new OperatorError(
      `the database failed, and unless payroll erasures lists it nothing was erased: ${message}`,
      { cause },
    );
  }
}
