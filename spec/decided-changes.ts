/**
 * Changes since the last release that could break a client and were decided all the same, each with its reason. They
 * go when the version that has them is released.
 */
export const DECIDED: Readonly<Record<string, string>> = {};

/** What nobody has decided among these changes, and what was decided of a change that is none. */
export function undecided(
  changes: readonly string[],
  decided: Readonly<Record<string, string>> = DECIDED,
): { readonly breaking: readonly string[]; readonly idle: readonly string[] } {
  return {
    breaking: changes.filter((change) => decided[change] === undefined),
    idle: Object.keys(decided).filter((change) => !changes.includes(change)),
  };
}
