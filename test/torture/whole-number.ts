/** A whole number of the environment. */
export function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,10}$/.test(text)) throw new RangeError(`${name} must be a whole number, and is ${text}`);
  return Number(text);
}
