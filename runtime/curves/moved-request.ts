import type { InputSpec } from '../module/manifest.ts';
import type { SentValues } from '../request/sent-request.ts';

/** True for a JSON object. */
export function isObject(value: unknown): value is SentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The employee with the input that moves: a request need not hold it, and is judged as if it did. What stands where an
 * object belongs stays, and is refused as it is.
 */
export function sendingInput<Employee extends SentValues>(
  employee: Employee,
  { source, wire }: InputSpec,
  value: string,
): Employee {
  if (source === 'override') return employee;
  if (source === 'employee') return { ...employee, [wire]: value };
  const sent = employee[source] ?? {};
  return isObject(sent) ? { ...employee, [source]: { ...sent, [wire]: value } } : employee;
}
