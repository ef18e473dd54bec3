/** A figure of the law from its first day on. */
export interface Dated<Value> {
  readonly from: string;
  readonly value: Value;
}

/** The figure in force on a date, or null before the first. */
export function inForceOrNull<Value>(figures: readonly Dated<Value>[], date: string): Value | null {
  return figures.findLast((figure) => figure.from <= date)?.value ?? null;
}

/** The figure in force on a date. Throws before the first. */
export function inForce<Value>(figures: readonly Dated<Value>[], date: string): Value {
  const found = inForceOrNull(figures, date);
  if (found === null) throw new RangeError(`no figure on ${date}`);
  return found;
}
