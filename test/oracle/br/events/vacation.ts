import type { EmployeeInput } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../calendar.ts';
import { own } from '../allowances.ts';
import type { Amount } from '../amount.ts';

/** rules/br/law.md 11.1. */
type Inputs = NonNullable<EmployeeInput['inputs']>;

export interface Vacation {
  readonly date: string;
  readonly absences: number;
  readonly right: number;
  readonly taken: number;
  readonly sold: number;
  /** Taken after the concessive period. */
  readonly doubled: number;
  readonly begins: string | undefined;
  /** False where an average is sent of an acquisition period without a month before that of the payment. */
  readonly hasMonthsOfAverage: boolean;
  readonly isThirteenthAdvanced: boolean;
  readonly isSoldThirdTaxed: boolean;
  /** What other receipts of the month have contributed on, and what was withheld. */
  readonly baseBefore: Amount;
  readonly inssBefore: Amount;
}

export function readVacation(employee: EmployeeInput, date: string): Vacation {
  const inputs = employee.inputs ?? {};
  const absences = own(employee, 'faltas_injustificadas').toNumber();
  const right = daysOfRight(absences);
  const sold = own(employee, 'dias_abono').toNumber();
  const taken = inputs.dias_gozo === undefined ? right - sold : Number(inputs.dias_gozo);
  const begins = inputs.inicio_gozo === undefined ? undefined : String(inputs.inicio_gozo);
  return {
    date,
    absences,
    right,
    taken,
    sold,
    doubled: inputs.dias_em_dobro === undefined ? late(inputs, taken) : Number(inputs.dias_em_dobro),
    begins,
    hasMonthsOfAverage: !(own(employee, 'media_variaveis').gt(0) && beginsInMonthOf(date, inputs)),
    isThirteenthAdvanced: inputs.adiantar_13 === true,
    isSoldThirdTaxed: inputs.terco_abono_tributavel !== false,
    baseBefore: own(employee, 'inss_base_acumulada_mes'),
    inssBefore: own(employee, 'inss_retido_mes'),
  };
}

function beginsInMonthOf(date: string, { periodo_aquisitivo_inicio: begun }: Inputs): boolean {
  return String(begun ?? '').slice(0, 7) === date.slice(0, 7);
}

/** CLT art. 130. */
export function daysOfRight(absences: number): number {
  if (absences <= 5) return 30;
  if (absences <= 14) return 24;
  if (absences <= 23) return 18;
  return absences <= 32 ? 12 : 0;
}

/** CLT arts. 134, 137; Súmula 81 TST: only the days after the concessive period. */
function late(inputs: Inputs, taken: number): number {
  if (inputs.periodo_aquisitivo_inicio === undefined || inputs.inicio_gozo === undefined) return 0;
  const begins = String(inputs.inicio_gozo);
  const afterLimit = monthsAfter(String(inputs.periodo_aquisitivo_inicio), 24);
  const isAllLate = begins > afterLimit;
  return Math.max(0, daysBetween(isAllLate ? begins : afterLimit, daysAfter(begins, taken)));
}

/** rules/br/law.md 9.7 and the bounds of 11.1. */
export function isVacationAccepted(vacation: Vacation): boolean {
  const { absences, right, taken, sold, doubled, hasMonthsOfAverage } = vacation;
  const isRightKept = sold * 3 <= right && taken + sold <= right;
  return (
    hasMonthsOfAverage && absences <= 366 && isRightKept && taken >= 0 && doubled >= 0 && doubled <= taken
  );
}
