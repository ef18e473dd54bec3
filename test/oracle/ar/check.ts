/** A warning's code, and whether the payslip calls for it. */
export type Check = readonly [code: string, isDue: boolean];
