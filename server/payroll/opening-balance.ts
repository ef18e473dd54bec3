import { decimal } from '../../runtime/numbers/exact.ts';
import { finiteDecimal } from '../../runtime/numbers/finite-decimal.ts';
import { type Clock, timestamp } from '../clock.ts';
import { digest } from '../digest.ts';
import type { NextId } from '../identifiers.ts';
import type { Json } from '../json.ts';
import { ServiceError, validationError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { ImportedPayslip } from '../store/histories/imported-payslips.ts';
import type { NewOpeningBalance, ReplacedBalance } from '../store/histories/opening-balances.ts';
import type { WarningDetail } from './calculation.ts';
import {
  amountsLeftOut,
  type OpeningBalanceRequest,
  openingBalanceFaults,
  type SentPayslip,
} from './opening-balance-request.ts';
import type { RuleCatalog } from './rule-catalog.ts';
import { alreadySuperseded } from './supersession.ts';

/** The answer, as it is stored. */
export interface OpeningBalance {
  readonly id: string;
  readonly country: string;
  readonly year: number;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly payslips: readonly ImportedPayslip[];
  readonly warnings: readonly WarningDetail[];
  readonly created_at: string;
  readonly record: OpeningBalanceRecord;
}

interface OpeningBalanceRecord {
  readonly stored: true;
  readonly schema_version: number;
  readonly supersedes_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Over the RFC 8785 form of the answer without it. */
  readonly content_digest: string;
}

/** Shape of the stored answer; raised with every change of it. */
const SCHEMA_VERSION = 1;
/** Fraction digits that are always printed. */
const KEPT = 2;

export interface OpeningBalanceMaker {
  readonly catalog: RuleCatalog;
  readonly clock: Clock;
  readonly nextId: NextId;
}

/**
 * What is stored of a request, and is its answer. Throws, in this order: `VALIDATION_ERROR`, `OPENING_BALANCE_NOT_FOUND` and
 * `SUPERSEDES_MISMATCH`.
 */
export async function makeOpeningBalance(
  tenant: Tenant,
  request: OpeningBalanceRequest,
  { catalog, clock, nextId }: OpeningBalanceMaker,
  findReplaced: (id: string) => Promise<ReplacedBalance | undefined>,
): Promise<NewOpeningBalance> {
  const faults = openingBalanceFaults(request, catalog.modules);
  if (faults.length > 0) throw validationError(faults);
  const { country, year, employer_id, employee_id, options = {} } = request;
  const supersedesId = options.supersedes ?? null;
  const replaced = supersedesId === null ? [] : await checkReplaced(request, supersedesId, findReplaced);
  const warnings = [...replaced, ...amountsLeftOut(request, catalog.modules)];
  const payslips = request.payslips.map(importedOf);
  const subject = { country, year, employer_id, employee_id };
  const head = { id: nextId(), ...subject, payslips, warnings, created_at: timestamp(clock) };
  const undigested = {
    stored: true,
    schema_version: SCHEMA_VERSION,
    supersedes_id: supersedesId,
    metadata: options.metadata ?? {},
  } as const;
  const contentDigest = digest({ ...head, record: undigested });
  const balance: OpeningBalance = { ...head, record: { ...undigested, content_digest: contentDigest } };
  const { id, created_at } = head;
  const owner = { client_id: tenant.clientId, environment: tenant.environment };
  const row = { id, ...owner, ...subject, created_at, answer: JSON.stringify(balance) };
  return { row, payslips, contentDigest, supersedesId };
}

function importedOf({ scheme, period, paid_by, amounts }: SentPayslip): ImportedPayslip {
  const { start_date, end_date } = period;
  const exact = Object.entries(amounts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([line, amount]) => [line, finiteDecimal(decimal(amount), KEPT) ?? amount]);
  return {
    scheme,
    period: { start_date, end_date },
    ...(paid_by !== undefined && { paid_by }),
    amounts: Object.fromEntries(exact),
  };
}

/** The opening balance to replace is of the same employee, employer, country and year. */
async function checkReplaced(
  request: OpeningBalanceRequest,
  id: string,
  find: (id: string) => Promise<ReplacedBalance | undefined>,
): Promise<readonly WarningDetail[]> {
  const replaced = await find(id);
  if (replaced === undefined) throw openingBalanceNotFound(id);
  const same = ['employee_id', 'employer_id', 'country', 'year'] as const;
  const fields: readonly Json[] = same.filter((field) => request[field] !== replaced[field]);
  if (fields.length > 0) {
    const message = 'The opening balance to replace is of another employee, employer, country or year.';
    throw new ServiceError('SUPERSEDES_MISMATCH', message, { fields });
  }
  return replaced.superseded_by === null
    ? []
    : [alreadySuperseded('Opening balance', replaced.superseded_by)];
}

export function openingBalanceNotFound(id: string): ServiceError {
  const message = 'There is no such opening balance.';
  return new ServiceError('OPENING_BALANCE_NOT_FOUND', message, { opening_balance_id: id });
}
