/** A row of a table that is in force from the first day of a month. */
export interface Dated {
  readonly from: string;
}

/** The row in force on a month's first day, which is that of the whole month (rules/ar/law.md 1). */
export function inForce<Row extends Dated>(rows: readonly Row[], month: string): Row {
  const row = rows.findLast(({ from }) => from <= month);
  if (row === undefined) throw new RangeError(`no row for ${month}`);
  return row;
}

/** A month without a row of its own reads the last one (rules/ar/law.md 6, `PARAM_CARRIED_FORWARD`). */
export function isAfterLastRow(rows: readonly Dated[], month: string): boolean {
  return rows.every(({ from }) => from < month);
}
