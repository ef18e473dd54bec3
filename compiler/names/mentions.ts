/**
 * True when a part of a tree names something: as a name of a formula, or between braces in a text. Looks at
 * every node, so that a new construct needs no case of its own.
 */
export function mentions(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((one) => mentions(one, name));
  if ('text' in part && part.text === name) return true;
  if ('value' in part && typeof part.value === 'string' && part.value.includes(`{${name}}`)) return true;
  return Object.values(part).some((one) => mentions(one, name));
}
