import type { WirePeriod } from '../module/period.ts';

/**
 * A request that the tests of a rule file work out: of nobody, with values as they are sent. The service makes of its
 * payslip what stored rows of these rules are compressed under.
 */
export interface WorkedRequest {
  readonly period: WirePeriod;
  readonly employee: WorkedEmployee;
}

export interface WorkedEmployee {
  readonly inputs?: WorkedValues;
  readonly history?: Readonly<Record<string, string | number>>;
  readonly overrides?: WorkedValues;
  readonly [field: string]: string | number | WorkedValues | undefined;
}

type WorkedValues = Readonly<Record<string, string | number | boolean>>;
