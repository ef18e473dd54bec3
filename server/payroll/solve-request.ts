import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type {
  CalculationRequest,
  EmployeeInput,
  EmployerInput,
  Overrides,
  WantedHistory,
} from './calculation-request.ts';

/** The body of `POST /v1/payroll/solve`, after the schema has accepted it. */
export interface SolveRequest {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  /** The employee of the request. A value of the solved input in it is not read. */
  readonly employee: EmployeeInput;
  readonly employer: EmployerInput;
  readonly overrides?: Overrides;
  readonly history?: WantedHistory;
  readonly solve: SolveQuestion;
}

export interface SolveQuestion {
  /** Either this or `targets` is there. */
  readonly target?: SolveTarget;
  readonly targets?: readonly SolveTarget[];
  readonly by: string;
  readonly from?: string | number;
  readonly to?: string | number;
  readonly step?: string | number;
}

interface SolveTarget {
  readonly field: string;
  readonly amount: string | number;
}

/** A target, and where it stands in the body. */
export interface PlacedTarget {
  readonly target: SolveTarget;
  readonly loc: readonly (string | number)[];
}

/** The targets in their order; none where both or neither form was sent. */
export function targetsOf({ target, targets }: SolveQuestion): readonly PlacedTarget[] {
  if (target !== undefined && targets !== undefined) return [];
  if (target !== undefined) return [{ target, loc: ['body', 'solve', 'target'] }];
  return (targets ?? []).map((one, at) => ({ target: one, loc: ['body', 'solve', 'targets', at] }));
}

/** The calculation with a value of the input that is looked for. */
export function calculationAt(request: SolveRequest, employee: EmployeeInput): CalculationRequest {
  const { country, scheme, year, period, employer, overrides } = request;
  return { country, scheme, year, period, employee, employer, ...(overrides && { overrides }) };
}
