import type { InputSpec } from '../module/manifest.ts';
import type { SentValues } from '../request/sent-request.ts';

function isObject(value: unknown): value is SentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A request that sends the input that moves: a body need not hold it, and is judged as if it did. What a body has in
 * place of an object stays, and is refused as it is.
 */
export function sendingInput(body: SentValues, { source, wire }: InputSpec, value: string): SentValues {
  const employee = body.employee ?? {};
  if (source === 'override' || !isObject(employee)) return body;
  if (source === 'employee') return { ...body, employee: { ...employee, [wire]: value } };
  const inputs = employee.inputs ?? {};
  if (!isObject(inputs)) return body;
  return { ...body, employee: { ...employee, inputs: { ...inputs, [wire]: value } } };
}
