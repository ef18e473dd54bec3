export const tests = {} as const;
