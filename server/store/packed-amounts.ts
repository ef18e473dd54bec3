/** A line of a payslip with its amount, as columns of `calculation_sums`. */
export interface LineColumns {
  readonly line: string;
  readonly amount: string;
}

/** No name of a line begins so. */
const PACKED = '{';

/**
 * The amounts of a payslip stand together in one row: its `line` is a brace with the first of its lines, and its `amount`
 * the members of a JSON object. Rows of before hold one line each, under its name.
 */
export function packAmounts(lines: readonly LineColumns[]): LineColumns {
  const amounts = Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
  return { line: `${PACKED}${lines[0]?.line ?? ''}`, amount: JSON.stringify(amounts).slice(1, -1) };
}

/** What a row holds, line by line. What somebody changed into something else stays as it is. */
export function unpackAmounts<Row extends LineColumns>(row: Row): readonly Row[] {
  if (!row.line.startsWith(PACKED)) return [row];
  const amounts = readMembers(row.amount);
  if (amounts === null) return [row];
  return Object.entries(amounts).map(([line, amount]) => ({ ...row, line, amount: String(amount) }));
}

function readMembers(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(`{${text}}`);
  } catch {
    return null;
  }
}

/**
 * For queries: what a row holds, as a JSON object. By hand, where it is of one line: no name of a line and no amount has
 * anything in it that JSON writes otherwise.
 */
export const OBJECT_OF_AMOUNTS = `'{' ||
  CASE substr(line, 1, 1) WHEN '${PACKED}' THEN amount ELSE '"' || line || '":"' || amount || '"' END || '}'`;
