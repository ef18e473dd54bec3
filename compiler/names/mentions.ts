/**
 * Everything that a part of a tree names: as a name of a formula, or between braces in a text. Looks at every
 * node, so that a new construct needs no case of its own.
 */
export function mentions(part: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null) return found;
  if ('text' in part && typeof part.text === 'string') found.add(part.text);
  if ('value' in part && typeof part.value === 'string') {
    for (const [, name = ''] of part.value.matchAll(/\{([^{}]*)\}/g)) found.add(name);
  }
  for (const one of Object.values(part)) mentions(one, found);
  return found;
}
