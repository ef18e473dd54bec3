import type { Call, Manifest } from '../../runtime/module.ts';
import { normalId } from '../caller-id.ts';
import { exactText } from '../history/exact-text.ts';
import { type Question, questionOf, spanOf } from '../history/question.ts';
import {
  type AnsweredHistory,
  answerHistory,
  type HistoryValue,
  type Summed,
  storedInputs,
} from '../history/stored-history.ts';
import type { SumRow } from '../store/calculation-sums.ts';
import type { StoredSums } from '../store/read-sums.ts';
import type { CalculationRequest } from './calculation-request.ts';
import type { ChosenRules } from './rule-catalog.ts';

type Asked = Pick<CalculationRequest, 'period' | 'year' | 'employer'>;

/** Reads the sums of all employees of one employer who are asked for, at once. */
export async function sumsOfEmployees(
  asked: readonly {
    readonly request: Asked & Pick<CalculationRequest, 'employee'>;
    readonly manifest: Manifest;
  }[],
  stored: StoredSums,
): Promise<ReadonlyMap<string, readonly SumRow[]>> {
  const [first] = asked;
  const span = spanOf(asked.map(({ request, manifest }) => questionOf(request, manifest, () => false)));
  if (first === undefined || span === null) return new Map();
  const employeeIds = asked.map(({ request }) => request.employee.id);
  const rows = await stored.read({ employerId: first.request.employer.id, employeeIds, ...span });
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** The sums of one employee among those that were read. */
export function sumsOf(
  sums: ReadonlyMap<string, readonly SumRow[]>,
  { employee }: Pick<CalculationRequest, 'employee'>,
): readonly SumRow[] {
  return sums.get(normalId(employee.id)) ?? [];
}

/** The sums that one payslip asks for; what it replaces does not count, be it of another scheme. */
export async function sumsFor(
  request: Asked & Pick<CalculationRequest, 'employee' | 'options'>,
  { module: { manifest } }: ChosenRules,
  stored: StoredSums,
): Promise<readonly SumRow[]> {
  const rows = sumsOf(await sumsOfEmployees([{ request, manifest }], stored), request);
  const replaced = request.options?.supersedes ?? null;
  if (replaced === null) return rows;
  const chain = new Set(await stored.chainOf(replaced));
  return rows.filter(({ calculation_id }) => !chain.has(calculation_id));
}

/**
 * What the payslip is calculated with: what the caller sent, and for the rest what is stored. Throws
 * `HISTORY_AMBIGUOUS`.
 */
export function historyOf(
  request: Asked,
  { module: { manifest } }: ChosenRules,
  call: Call,
  rows: readonly Summed[],
): AnsweredHistory {
  const isSent = (name: string) => call.inputs[name] !== undefined;
  const answered = answerHistory(questionOf(request, manifest, isSent), rows);
  const all = questionOf(request, manifest, () => false);
  const stored = new Map(answered.values.map((value) => [value.name, value]));
  const values = all.readings.map((reading) => stored.get(reading.name) ?? sentValue(reading, call));
  return { ...answered, values };
}

function sentValue({ isOfMonth: _, ...reading }: Question['readings'][number], call: Call): HistoryValue {
  const sent = call.inputs[reading.name];
  const value = typeof sent === 'object' ? exactText(sent, 0) : null;
  return { ...reading, origin: 'request', value, line: reading.line === '' ? null : reading.line };
}

/** The call with what is stored. */
export function withHistory(call: Call, history: AnsweredHistory): Call {
  return { ...call, inputs: { ...call.inputs, ...storedInputs(history) } };
}
