/** Groups of three digits between one separator, and what stands behind the other one. */
const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/;
const COMMA = /^(\d+),(\d+)$/;
const LONGEST = 40;

/**
 * `3.500.000`, `3,500,000.25` and `3500,25`, as people write them, in plain decimals, which have no separators but the
 * point before the fraction; null for any other text. `3,500` is either of two numbers, and both are said.
 */
export function plainDecimal(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, groups, separator, point, fraction] = GROUPED.exec(text) ?? [];
  if (groups !== undefined && separator !== undefined && point !== separator) {
    const whole = groups.replaceAll(separator, '');
    const isOne = groups.indexOf(separator) === groups.lastIndexOf(separator);
    if (fraction !== undefined) return `${whole}.${fraction}`;
    return separator === ',' && isOne ? `${whole}, or ${text.replace(',', '.')}` : whole;
  }
  const [, whole, part] = COMMA.exec(text) ?? [];
  return whole === undefined || part === undefined ? null : `${whole}.${part}`;
}
