/** A line of a payslip with its amount, as columns of `calculation_sums`. */
interface LineColumns {
  readonly line: string;
  readonly amount: string;
}

/**
 * The amounts of a payslip stand together in one row: its `line` is the first of its lines, and its `amount` a JSON object
 * of all. Lines that new rules read first, and that are filled in later, have a row of their own.
 */
export function packAmounts(lines: readonly LineColumns[]): LineColumns {
  const amounts = Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
  return { line: lines[0]?.line ?? '', amount: JSON.stringify(amounts) };
}

/** Unpacks the amounts of a row, one line each. A value that somebody changed into another form stays as it is. */
export function unpackAmounts<Row extends LineColumns>(row: Row): readonly Row[] {
  const amounts = readObject(row.amount);
  if (amounts === null) return [row];
  return Object.entries(amounts).map(([line, amount]) => ({ ...row, line, amount: String(amount) }));
}

function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}
