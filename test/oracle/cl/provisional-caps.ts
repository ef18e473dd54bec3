/** rules/cl/law.md 4.3: the provisional limits of these months are unknown. */
const UNKNOWN: readonly string[] = ['2021-01', '2022-01', '2023-01'];

/** True of a date in a month whose limits of contributions are not confirmed. */
export function areCapsUnconfirmed(date: string): boolean {
  return UNKNOWN.includes(date.slice(0, 7));
}
