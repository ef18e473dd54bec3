import type { Knex } from 'knex';
import { normalId } from '../../caller-id.ts';
import { findCorrection, type Owner, onlyCurrent } from '../calculations/corrections.ts';
import { oneOf, oneOfList } from '../database/one-of.ts';
import { persisted } from '../database/persistence.ts';
import { isPostgres } from '../schema/dialect.ts';
import type { SumRow } from './calculation-sums.ts';
import { type PayslipSource, payslipSource, recordOf } from './imported-payslips.ts';
import { unpackAmounts } from './packed-amounts.ts';
import { revisionOf } from './stored-histories.ts';

/** The employees of one employer, and the days, whose payslips one read sums. */
interface SumRange {
  readonly employerId: string;
  readonly employeeIds: readonly string[];
  /** First and last day, both counted. */
  readonly from: string;
  readonly to: string;
}

/** The values of one payslip that histories read. */
export interface SummedPayslip {
  readonly employee_id: string;
  readonly source: PayslipSource;
  /** The other employer that paid it; null where it was the employer itself. */
  readonly paid_by: string | null;
  /** The scheme with its country. */
  readonly scheme: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly content_digest: string;
  /** The first of the records that its own corrects; that one itself where it corrects none. */
  readonly root_id: string;
  /** The amounts by line; the empty line stands for the payslip itself. */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface ReadSums {
  /** Those of an employee. Only the last ones are kept: those of a whole batch together would be much. */
  readonly payslipsOf: (employeeId: string) => readonly SummedPayslip[];
  /** The number of changes stored for the employer at that time; null if the read found nothing. */
  readonly revision: number | null;
}

export const NOTHING_READ: ReadSums = { payslipsOf: () => [], revision: null };

/** Reads the payslips that one client has stored, for histories. */
export interface StoredSums {
  readonly read: (range: SumRange) => Promise<ReadSums>;
  /** The first of the payslips that are corrections of one another. */
  readonly rootOf: (id: string) => Promise<string>;
}

export function storedSums(db: Knex, tenant: Owner): StoredSums {
  return {
    read: (range) => readSums(db, tenant, range),
    rootOf: (id) => persisted(async () => (await findCorrection(db, id))?.root_id ?? id),
  };
}

/**
 * Reads the summed values of the current payslips, from the earliest to the latest of each employee. Payslips that a
 * later one replaces are left out, as in lists. The database aggregates the rows of an employee, because handing over
 * each row takes longer than finding it.
 */
export async function readSums(
  db: Knex,
  tenant: Owner,
  { employerId, employeeIds, from, to }: SumRange,
): Promise<ReadSums> {
  const given: Readonly<Record<string, string>> = {
    [ASKED.clientId]: tenant.clientId,
    [ASKED.environment]: tenant.environment,
    [ASKED.employerId]: normalId(employerId),
    [ASKED.employeeIds]: JSON.stringify([...new Set(employeeIds.map(normalId))]),
    [ASKED.from]: from,
    [ASKED.to]: to,
  };
  const { sql, places } = statementOf(db);
  const found = db.raw(
    `(${sql}) AS found`,
    places.map((place) => given[place] ?? place),
  );
  const rows: readonly EmployeeRow[] = await persisted(() => db.from(found).select('*'));
  const texts = new Map(rows.map(({ employee_id, payslips }) => [employee_id, payslips]));
  let last: { readonly id: string; readonly payslips: readonly SummedPayslip[] } | null = null;
  const payslipsOf = (employeeId: string) => {
    const id = normalId(employeeId);
    if (last?.id !== id) last = { id, payslips: listedPayslips(id, texts.get(id) ?? '[]') };
    return last.payslips;
  };
  return { payslipsOf, revision: rows[0]?.revision ?? null };
}

/** The placeholders of the statement. */
const ASKED = {
  clientId: ':client',
  environment: ':environment',
  employerId: ':employer',
  employeeIds: ':employees',
  from: ':from',
  to: ':to',
} as const;

interface Statement {
  readonly sql: string;
  readonly places: readonly string[];
}

const statements = new Map<boolean, Statement>();

/** Its text is always the same, however many employees are asked for: to make it and to plan it takes longer than to run it. */
function statementOf(db: Knex): Statement {
  const made = statements.get(isPostgres(db)) ?? makeStatement(db);
  statements.set(isPostgres(db), made);
  return made;
}

function makeStatement(db: Knex): Statement {
  const tenant: Owner = ASKED;
  const rows = db('calculation_sums as payslips')
    .where({
      'payslips.client_id': ASKED.clientId,
      'payslips.environment': ASKED.environment,
      employer_id: ASKED.employerId,
    })
    .where(oneOfList(db, 'employee_id', ASKED.employeeIds))
    .whereBetween('period_end', [ASKED.from, ASKED.to])
    .groupBy('employee_id')
    .select('employee_id', {
      payslips: db.raw(listOf(isPostgres(db) ? 'postgres' : 'sqlite')),
      // In the same statement: what was stored between two would be missed.
      revision: revisionOf(db, { tenant, id: ASKED.employerId }),
    });
  const { sql, bindings } = onlyCurrent(db, tenant, rows, recordOf(db, 'payslips.calculation_id')).toSQL();
  return { sql, places: bindings.map(String) };
}

/** All payslips of an employee as one text. */
interface EmployeeRow {
  readonly employee_id: string;
  readonly payslips: string;
  readonly revision: number;
}

/**
 * JSON, put together by hand: no id of ours, date or name of a scheme has anything in it that JSON writes otherwise. Who
 * paid is written by the caller.
 */
const COLUMNS = ['payslips.calculation_id', 'scheme', 'period_start', 'period_end', 'content_digest'];
const PAYER = { sqlite: 'json_quote(paid_by)', postgres: `COALESCE(CAST(to_json(paid_by) AS text), 'null')` };
/** Most payslips correct none. */
const ROOT = `COALESCE('"' || own.root_id || '"', 'null')`;

function listOf(dialect: keyof typeof PAYER): string {
  const texts = COLUMNS.join(` || '","' || `);
  const row = `'["' || ${texts} || '",' || ${ROOT} || ',' || ${PAYER[dialect]} || ',' || amount || ']'`;
  return `'[' || string_agg(${row}, ',') || ']'`;
}

type ListedRow = readonly [
  calculation_id: string,
  scheme: string,
  period_start: string,
  period_end: string,
  content_digest: string,
  root_id: string | null,
  paid_by: string | null,
  amounts: Readonly<Record<string, string>>,
];

/** By the days that were paid, then by the scheme: whichever was stored or corrected first changes no history. */
function inOrder(one: ListedRow, other: ListedRow): number {
  for (const at of ORDER) if (one[at] !== other[at]) return one[at] < other[at] ? -1 : 1;
  return 0;
}

const ORDER = [3, 2, 1, 0] as const;

/** The database finds them by their days, which for most employees is their order, each payslip in a row of its own. */
function ordered(rows: readonly ListedRow[]): readonly ListedRow[] {
  for (let at = 1; at < rows.length; at++) {
    const [one, other] = [rows[at - 1], rows[at]];
    if (one !== undefined && other !== undefined && inOrder(one, other) >= 0)
      return joined(rows.toSorted(inOrder));
  }
  return rows;
}

/** Lines that were filled in later have a row of their own. */
function joined(rows: readonly ListedRow[]): readonly ListedRow[] {
  const payslips: ListedRow[] = [];
  for (const row of rows) {
    const last = payslips.at(-1);
    if (last === undefined || inOrder(last, row) !== 0) payslips.push(row);
    else payslips[payslips.length - 1] = withAmounts(last, { ...last[7], ...row[7] });
  }
  return payslips;
}

function withAmounts(
  [id, scheme, start, end, digest, root, payer]: ListedRow,
  amounts: ListedRow[7],
): ListedRow {
  return [id, scheme, start, end, digest, root, payer, amounts];
}

function listedPayslips(employee_id: string, text: string): readonly SummedPayslip[] {
  const rows: readonly ListedRow[] = JSON.parse(text);
  return ordered(rows).map(
    ([calculation_id, scheme, period_start, period_end, content_digest, root_id, paid_by, amounts]) => {
      const source = payslipSource(calculation_id);
      return {
        employee_id,
        source,
        paid_by,
        scheme,
        period_start,
        period_end,
        content_digest,
        root_id: root_id ?? source.id,
        amounts,
      };
    },
  );
}

/** The sums of what one employee has in these records, be they current or not. */
export async function readSumsOf(
  db: Knex,
  employee: Pick<SumRow, 'client_id' | 'environment' | 'employer_id' | 'employee_id'>,
  ids: readonly string[],
): Promise<readonly SumRow[]> {
  if (ids.length === 0) return [];
  const rows: readonly SumRow[] = await db<SumRow>('calculation_sums')
    .where(employee)
    .where(oneOf(db, recordOf(db, 'calculation_id'), ids));
  return rows.flatMap(unpackAmounts);
}
