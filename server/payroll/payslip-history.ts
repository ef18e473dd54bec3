import { exactText } from '../../runtime/history/exact-text.ts';
import type { Reading } from '../../runtime/history/reading.ts';
import type { Call, Manifest } from '../../runtime/module.ts';
import type { AnsweredHistory, HistoryValue } from '../history/answered-history.ts';
import { questionOf, spanOf } from '../history/question.ts';
import { answerHistory, storedInputs } from '../history/stored-history.ts';
import {
  NOTHING_READ,
  type ReadSums,
  type StoredSums,
  type SummedPayslip,
} from '../store/histories/read-sums.ts';
import type { CalculationRequest } from './calculation-request.ts';
import type { ChosenRules } from './rule-catalog.ts';

type Asked = Pick<CalculationRequest, 'period' | 'year' | 'employer'>;

/** What is stored of one employee, for one payslip. */
export interface Earlier {
  readonly rows: readonly SummedPayslip[];
  readonly revision: number | null;
  /** See `Asking`. */
  readonly root: string | null;
}

/** Reads the sums of all employees of one employer who are asked for, at once. */
export async function earlierOfEmployees(
  asked: readonly {
    readonly request: Asked & Pick<CalculationRequest, 'employee'>;
    readonly manifest: Manifest;
  }[],
  stored: StoredSums,
): Promise<ReadSums> {
  const [first] = asked;
  const span = spanOf(asked.map(({ request, manifest }) => questionOf(request, manifest)));
  if (first === undefined || span === null) return NOTHING_READ;
  const employerId = first.request.employer.id;
  const employeeIds = asked.map(({ request }) => request.employee.id);
  return stored.read({ employerId, employeeIds, ...span });
}

/** What was read of one employee, for a payslip that corrects nothing. */
export function earlierOf(
  { payslipsOf, revision }: ReadSums,
  { employee }: Pick<CalculationRequest, 'employee'>,
): Earlier {
  return { rows: payslipsOf(employee.id), revision, root: null };
}

/** What is stored of the employee of one payslip. */
export async function earlierFor(
  request: Asked & Pick<CalculationRequest, 'employee' | 'options'>,
  { module: { manifest } }: ChosenRules,
  stored: StoredSums,
): Promise<Earlier> {
  const earlier = earlierOf(await earlierOfEmployees([{ request, manifest }], stored), request);
  const replaced = request.options?.supersedes ?? null;
  return replaced === null ? earlier : { ...earlier, root: await stored.rootOf(replaced) };
}

/**
 * What the payslip is calculated with: what the caller sent, and for the rest what is stored. Throws
 * `HISTORY_AMBIGUOUS` and `HISTORY_INCOMPLETE`.
 */
export function historyOf(
  request: Asked,
  { module: { manifest } }: ChosenRules,
  call: Call,
  { rows, root }: Pick<Earlier, 'rows' | 'root'>,
): AnsweredHistory {
  const isSent = ({ name }: Reading) => call.inputs[name] !== undefined;
  const { readings, ...asking } = questionOf(request, manifest, root);
  const answered = answerHistory({ ...asking, readings: readings.filter((one) => !isSent(one)) }, rows);
  if (!readings.some(isSent)) return answered;
  const stored = new Map(answered.values.map((value) => [value.name, value]));
  const values = readings.map((reading) => stored.get(reading.name) ?? sentValue(reading, call));
  return { ...answered, values };
}

function sentValue({ isOfMonth: _, ...reading }: Reading, call: Call): HistoryValue {
  const sent = call.inputs[reading.name];
  const value = typeof sent === 'object' ? exactText(sent, 0) : null;
  return { ...reading, origin: 'request', value, line: reading.line === '' ? null : reading.line };
}

/** The call with what is stored. */
export function withHistory(call: Call, history: AnsweredHistory): Call {
  return { ...call, inputs: { ...call.inputs, ...storedInputs(history) } };
}
