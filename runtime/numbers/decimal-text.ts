/**
 * The digits of a quantity as it was sent. A JSON number is read by its shortest decimal form, which is how JavaScript
 * prints it, but for the exponent of very large and very small ones: that is written out.
 */
export function decimalText(sent: string | number): string {
  const text = String(sent);
  const found = typeof sent === 'number' ? /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) : null;
  if (found === null) return text;
  const [, sign = '', first = '', rest = '', power = ''] = found;
  const exponent = Number.parseInt(power, 10);
  const digits = first + rest;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  return sign + digits.padEnd(exponent + 1, '0');
}
