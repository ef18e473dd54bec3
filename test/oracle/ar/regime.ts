/** rules/ar/law.md 2.3: the first month of Ley 27.743; before it the cedular tax of Ley 27.725. */
const FIRST_MONTH_OF_LEY_27743 = '2024-08-01';

/** Without family deductions and twelfths (rules/ar/law.md 2.5), their inputs go unread. */
export function isCedular(month: string): boolean {
  return month < FIRST_MONTH_OF_LEY_27743;
}
