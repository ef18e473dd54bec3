import type { Knex } from 'knex';
import { storedForms } from '../../caller-id.ts';
import { withinLimit } from '../database/time-limit.ts';
import type { CalculationRow, Tenant } from './calculations.ts';

/** An employee as the stored calculations know them. */
interface ListedEmployee {
  readonly id: string;
  readonly first_calculated_at: string;
  readonly last_calculated_at: string;
  /** PostgreSQL answers counts as text. */
  readonly calculation_count: number | string;
  readonly last_calculation_id: string;
  readonly last_country: string;
  readonly last_scheme: string;
}

/**
 * The employees of an employer whose ids come after the cursor, in byte order. Only the employees of the
 * page are counted: the index has them in this order, with the ids of their calculations.
 */
export async function listEmployees(
  lists: Knex,
  tenant: Tenant,
  employerId: string,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ListedEmployee[]> {
  const grouped = lists<CalculationRow>('calculations')
    .where({ client_id: tenant.clientId, environment: tenant.environment })
    .whereIn('employer_id', storedForms(employerId))
    .groupBy('employee_id')
    .orderBy('employee_id')
    .limit(page.limit)
    .select('employee_id')
    .count({ calculation_count: '*' })
    .min({ first_id: 'id' })
    .max({ last_id: 'id' });
  if (page.cursor !== null) grouped.where('employee_id', '>', page.cursor);
  return withinLimit(lists, (on) =>
    on(
      lists
        .from(grouped.as('grouped'))
        .join('calculations as first', 'first.id', 'grouped.first_id')
        .join('calculations as last', 'last.id', 'grouped.last_id')
        .orderBy('grouped.employee_id')
        .select({
          id: 'grouped.employee_id',
          first_calculated_at: 'first.computed_at',
          last_calculated_at: 'last.computed_at',
          calculation_count: 'grouped.calculation_count',
          last_calculation_id: 'grouped.last_id',
          last_country: 'last.country',
          last_scheme: 'last.scheme',
        }),
    ),
  );
}
