/** The summary of a payslip, in the order of the contract. */
export const SUMMARY_FIELDS = [
  'gross_salary',
  'total_perceptions',
  'total_deductions',
  'net_salary',
  'employer_contributions_total',
  'employer_total_cost',
] as const;

export type SummaryField = (typeof SUMMARY_FIELDS)[number];
