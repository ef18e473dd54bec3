/** The words that `sum(…)` may name beside marks and employer tables. */
export const SUM_WORDS = ['perceptions', 'deductions', 'employer'] as const;
