import type { Manifest } from '../../runtime/module.ts';
import { readBody } from '../../runtime/request/read-body.ts';
import type { ReadCall } from '../../runtime/request/read-call.ts';
import { faultText } from '../../runtime/request/request-fault.ts';
import type { SentValues } from '../../runtime/request/sent-request.ts';
import { UsageError } from '../terminal/terminal.ts';

/** A request that is in order. */
export type CallRead = Extract<ReadCall, { kind: 'call' }>;

/**
 * Reads the JSON text of a calculation, a request body as the service takes it or `{employee, period}`, as a call of
 * these rules. `name` is what the text is called in messages; `completed` adds what it need not hold. Throws
 * `UsageError`.
 */
export function readCalculation(
  text: string,
  name: string,
  manifest: Manifest,
  completed: (body: SentValues) => SentValues = (body) => body,
): CallRead {
  const read = readBody(completed(jsonObject(text, name)), manifest);
  if (read.kind === 'faulty') throw new UsageError(read.faults.map(faultText).join('\n'));
  return read;
}

function jsonObject(text: string, name: string): SentValues {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new UsageError(`${name} is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  if (!isObject(value)) throw new UsageError(`${name} must hold a JSON object`);
  return value;
}

function isObject(value: unknown): value is SentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
