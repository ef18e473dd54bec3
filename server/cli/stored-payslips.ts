import { isJsonObject, type JsonObject } from '../json.ts';
import { findTraced, readLastRequests } from '../store/audit/stored-payslips.ts';
import { withStored } from './stored-database.ts';

const PAGE = 500;

/** One formula of a stored audit trail, its values as the texts that were answered. */
interface StoredStep {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  readonly reads: readonly { readonly name: string; readonly value: string }[];
  readonly result: string;
  readonly unrounded: string | null;
  readonly rounding: string | null;
  readonly source: string | null;
}

/** The audit trail of a stored calculation, as the commands of rule authors read it; null for an unknown id. */
export async function storedTrail(
  id: string,
): Promise<{ readonly title: string; readonly steps: readonly StoredStep[] } | null> {
  return withStored(async (reader) => {
    const found = await findTraced(reader, id);
    if (found === undefined) return null;
    const { row, traceText } = found;
    const trace: unknown = JSON.parse(traceText);
    const steps = Array.isArray(trace) ? trace.filter(isJsonObject).map(stepOf) : [];
    const title = `${row.country}.${row.scheme}, ${row.employee_id}, ${row.period_start} to ${row.period_end}`;
    return { title, steps };
  });
}

function stepOf(step: JsonObject): StoredStep {
  const result = String(step.result_final);
  const raw = String(step.result_raw);
  const inputs = isJsonObject(step.inputs) ? Object.entries(step.inputs) : [];
  return {
    id: String(step.concept_id),
    label: String(step.label),
    formula: String(step.formula),
    reads: inputs.map(([name, value]) => ({ name, value: String(value) })),
    result,
    unrounded: raw === result ? null : raw,
    rounding: typeof step.rounding === 'string' ? step.rounding : null,
    source: typeof step.source === 'string' ? step.source : null,
  };
}

interface StoredPerson {
  readonly kind: 'person';
  readonly person: {
    /** The place among the people of the scheme. */
    readonly line: number;
    readonly id: string;
    readonly employee: JsonObject;
    readonly inputs: JsonObject;
    readonly history: JsonObject;
    readonly overrides: JsonObject;
  };
}

/** Everybody who was ever paid under a scheme, with the request of the last calculation. */
export async function* storedPeople(country: string, scheme: string): AsyncGenerator<StoredPerson> {
  let after = '';
  let line = 0;
  for (;;) {
    const from = after;
    const page = await withStored((reader) => readLastRequests(reader, { country, scheme }, from, PAGE));
    for (const { id, request } of page) {
      line += 1;
      after = id;
      yield personOf(request, line);
    }
    if (page.length < PAGE) return;
  }
}

function personOf(request: string, line: number): StoredPerson {
  const body: unknown = JSON.parse(request);
  const sent = isJsonObject(body) ? body : {};
  const { overrides: own, inputs, history, ...employee } = objectOf(sent.employee);
  const overrides = { ...objectOf(own), ...objectOf(sent.overrides) };
  return {
    kind: 'person',
    person: {
      line,
      id: String(employee.id),
      employee,
      inputs: objectOf(inputs),
      history: objectOf(history),
      overrides,
    },
  };
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
