import type { InputSource } from '../module/manifest.ts';
import { ownValue } from '../module/own-value.ts';
import type { Period, WirePeriod } from '../module/period.ts';

/** What a caller asks to be calculated: the parts of a request that decide what the rules are called with. */
export interface SentRequest {
  readonly year: number;
  readonly period: WirePeriod;
  readonly employee: SentEmployee;
  readonly employer?: object;
  readonly overrides?: SentValues;
  /** There where what is stored of earlier payslips is asked for. */
  readonly history?: object;
}

export type { WirePeriod };

/** Every field but `id`, `inputs`, `history` and `overrides` is an input of the contract. */
export interface SentEmployee extends SentValues {
  /** What the scheme reads beside the contract's fields. */
  readonly inputs?: SentValues;
  /** What the scheme reads of earlier payslips. */
  readonly history?: SentValues;
  readonly overrides?: SentValues;
}

/** Values by their names on the wire, as JSON has them; null was not sent. */
export type SentValues = Readonly<Record<string, unknown>>;

/** Where each input is sent, from the request inward. */
export const PLACES: Readonly<Record<InputSource, readonly string[]>> = {
  employee: ['employee'],
  inputs: ['employee', 'inputs'],
  history: ['employee', 'history'],
  override: ['overrides'],
};

/** The period as the rules know it. */
export function periodOf({ period }: Pick<SentRequest, 'period'>): Period {
  return { type: period.type, start: period.start_date, end: period.end_date, days: period.days };
}

/** The overrides that count: the request's own win over the employee's. */
export function overridesOf({ employee, overrides }: Overriding): SentValues {
  const sent = [...Object.entries(employee.overrides ?? {}), ...Object.entries(overrides ?? {})];
  return Object.fromEntries(sent.filter(([, value]) => value !== null));
}

/** Where the caller wrote the override that counts. */
export function overridePath(
  name: string,
  { overrides = {} }: Pick<SentRequest, 'overrides'>,
): readonly string[] {
  const isOwn = (ownValue(overrides, name) ?? null) !== null;
  return isOwn ? ['overrides', name] : ['employee', 'overrides', name];
}

type Overriding = Pick<SentRequest, 'employee' | 'overrides'>;
