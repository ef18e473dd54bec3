import { monthOf2025 } from './test-service.ts';

/** A row that is in order. */
export function employee(
  id: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { id, monthly_salary: '1423500', ...changes };
}

/** Rows that are in order: `emp-0`, `emp-1` and so on. */
export function employees(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, at) => employee(`emp-${at}`));
}

/** A batch that is in order; `changes` replace whole top-level fields. */
export function batchOf(
  rows: readonly unknown[],
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    period: monthOf2025('03'),
    employer: { id: 'acme' },
    employees: rows,
    ...changes,
  };
}
