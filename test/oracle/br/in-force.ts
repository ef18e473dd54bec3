/** What holds from a date on, until the next of its kind. */
export interface Dated {
  readonly from: string;
}

/** The version in force on a date; `versions` go from old to new. */
export function inForce<Version extends Dated>(versions: readonly Version[], date: string): Version {
  const version = versions.findLast(({ from }) => from <= date);
  if (version === undefined) throw new RangeError(`nothing is in force on ${date}`);
  return version;
}
