import type { WarningDetail } from './calculation.ts';

export function negativeNet(isOverdrawn: boolean): readonly WarningDetail[] {
  if (!isOverdrawn) return [];
  const message = 'Deductions exceed perceptions; this net salary cannot be paid out.';
  return [{ code: 'NEGATIVE_NET_SALARY', field: 'net_salary', message, severity: 'warning' }];
}

/** Each code at most once for a field; the first one stands. */
export function distinct(warnings: readonly WarningDetail[]): readonly WarningDetail[] {
  const seen = new Set<string>();
  return warnings.filter(({ code, field }) => {
    const key = `${code} ${field}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
