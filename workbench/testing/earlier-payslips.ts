import { conceptOf } from '../../runtime/half/half-steps.ts';
import { aggregate } from '../../runtime/history/aggregate.ts';
import { exactText } from '../../runtime/history/exact-text.ts';
import {
  type Asking,
  type Counted,
  counts,
  PAYSLIP_ITSELF,
  readingOf,
} from '../../runtime/history/reading.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import type { Call, Evaluation, InputValue, Manifest, ModuleHistory } from '../../runtime/module.ts';

/** A payslip that the person of a test was paid before, with the amounts that histories may read. */
export interface EarlierPayslip extends Counted {
  /** Exact, by line, step or field of the summary; the empty line is the payslip itself. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** The earlier payslips of the tests of a file, by the title of the test. */
export type EarlierPayslips = ReadonlyMap<string, readonly EarlierPayslip[]>;

/** The values of histories by the names under which they are sent, and whether any of the payslips counted. */
interface HistoryInputs {
  readonly inputs: Readonly<Record<string, InputValue>>;
  readonly areRead: boolean;
}

const NO_HISTORIES: readonly ModuleHistory[] = [];

/** The values that a payslip of these rules reads of earlier ones, as the service reads stored ones. */
export function historyInputs(
  manifest: Manifest,
  call: Pick<Call, 'period' | 'referenceDate'>,
  payslips: readonly EarlierPayslip[],
): HistoryInputs {
  const asking = askingOf(manifest, call);
  const inputs = valuesByName<InputValue>();
  let areRead = false;
  for (const history of manifest.histories ?? NO_HISTORIES) {
    const reading = readingOf(history, asking.date);
    const amounts = payslips.flatMap((one) => {
      const amount = one.amounts[reading.line];
      return typeof amount === 'string' && counts(reading, asking, one) ? [amount] : [];
    });
    areRead ||= amounts.length > 0;
    const isUnknown = reading.isOfMonth && amounts.length === 0;
    const value = isUnknown ? null : aggregate(reading.aggregate, amounts);
    const spec = manifest.inputs.find(({ id, source }) => source === 'history' && id === history.id);
    if (value !== null && spec !== undefined) inputs[spec.wire] = value;
  }
  return { inputs, areRead };
}

function askingOf(
  { country, scheme }: Manifest,
  { period, referenceDate }: Pick<Call, 'period' | 'referenceDate'>,
): Asking {
  const year = Number(referenceDate.slice(0, 4));
  return { scheme: `${country}.${scheme}`, date: clampIntoYear(period.end, year), root: null };
}

/** A payslip as histories count it. `number` tells it from the others of its person. */
export function earlierPayslip(
  manifest: Manifest,
  call: Pick<Call, 'period' | 'referenceDate'>,
  evaluation: Evaluation,
  number: number,
): EarlierPayslip {
  const { scheme, date } = askingOf(manifest, call);
  return {
    source: { kind: 'calculation' },
    paid_by: null,
    scheme,
    period_end: date,
    root_id: String(number),
    amounts: amountsOf(evaluation),
  };
}

/**
 * The amounts of a payslip. In a half month a step stands behind that of its month under the same name: the last
 * counts.
 */
function amountsOf({ trace, summary }: Evaluation): Readonly<Record<string, string>> {
  const amounts = valuesByName<string>();
  amounts[PAYSLIP_ITSELF] = '1';
  for (const [field, amount] of Object.entries(summary)) amounts[field] = exactText(amount, 0);
  for (const { id, final } of trace)
    if (typeof final === 'object') amounts[conceptOf(id)] = exactText(final, 0);
  return amounts;
}
