import { inputFaults } from '../../runtime/input-faults.ts';
import type { Fault } from '../service-error.ts';
import type { BatchHeader, BatchRow, FaultyRow, SentRow } from './batch-request.ts';
import { rowPlace } from './batch-row.ts';
import { type Asked, isAt, readableRequest, rulesOfAsked } from './faults-beyond-schema.ts';
import { FurtherFaults } from './further-faults.ts';
import { faultsOfRequest } from './refusals.ts';
import type { ChosenRules, RuleCatalog } from './rule-catalog.ts';

/** What the rules judge of a row that the schema refuses. */
export interface JudgedRow {
  readonly request: Asked;
  /** Names of the inputs in which the schema found faults. */
  readonly pending: readonly string[];
  readonly rules: ChosenRules;
}

/** What else is wrong with a row: found already, or to be found by `judged`. */
interface BesideSchema {
  readonly index: number;
  /** Of its period. */
  readonly faults: readonly Fault[];
  /** Null where no rules can be chosen. */
  readonly judged: JudgedRow | null;
}

/** Chooses the rules that judge the rows which the schema refuses. */
export function besideSchema(
  header: BatchHeader,
  rows: readonly SentRow[],
  catalog: RuleCatalog,
): readonly BesideSchema[] {
  return rows.flatMap((row, index) => {
    const read = row.kind === 'faulty' ? readableRequest(...bodyOf(header, row)) : null;
    if (read === null) return [];
    const { request, faulty: pending } = read;
    const { faults, rules } = rulesOfAsked(request, catalog);
    return [{ index, faults, judged: rules === null ? null : { request, pending, rules } }];
  });
}

/** The body that asks for this row alone, and the places of its faults. */
function bodyOf({ country, scheme, year, period, history }: BatchHeader, { values, places }: FaultyRow) {
  const { period_override, ...employee } = values;
  const own = period_override === undefined ? { ...period } : period_override;
  const body = { country, scheme, year, period: own, employee, ...(history && { history: { ...history } }) };
  const moved = places.map(([field = '', ...rest]) =>
    field === 'period_override' ? ['body', 'period', ...rest] : ['body', 'employee', field, ...rest],
  );
  return [body, moved] as const;
}

/** The faults of the inputs of a row. */
export function faultsOfJudged({ request, pending, rules }: JudgedRow): readonly Fault[] {
  return faultsOfRequest(inputFaults(request, rules, new Set(pending)));
}

/** The rows with all their faults, those of the schema first; `others` are what is found beside it, by the row. */
export function refusedRows(
  rows: readonly SentRow[],
  others: ReadonlyMap<number, readonly Fault[]>,
): readonly BatchRow[] {
  const read = rows.map((row) => (row.kind === 'faulty' ? row.refused : row));
  const further = FurtherFaults.beside(read);
  return rows.map((row, index) => {
    if (row.kind !== 'faulty') return row;
    const { faults, faultCount = faults.length } = row.refused;
    const isOverride = row.values.period_override !== undefined;
    const schemas = row.places.map((place) => ['body', 'employees', index, ...place]);
    const more = (others.get(index) ?? [])
      .map((fault) => ({ ...fault, loc: rowPlace(fault, index, isOverride) }))
      .filter(({ loc }) => !isAt(loc, schemas));
    const told = [...faults, ...further.tell(more, faults.length)];
    return { ...row.refused, faults: told, faultCount: faultCount + more.length };
  });
}
