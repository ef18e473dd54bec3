/** The rows of a CSV block of the law file, header left out. */
export function rowsOf(csv: string): readonly (readonly string[])[] {
  return csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
}

/** The last of the rows, oldest first, whose day is not after the date. */
export function inForce(csv: string, date: string): readonly string[] {
  const row = rowsOf(csv).findLast(([from = '']) => from <= date);
  if (row === undefined) throw new RangeError(`the law file has no value for ${date}`);
  return row;
}
