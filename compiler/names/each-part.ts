/** Visits an object of the tree and all that it holds, the outer before the inner, but for places in the text. */
export function eachPart(part: object, visit: (part: object) => void): void {
  visit(part);
  // The names of a list are no texts that are made for nothing.
  if (Array.isArray(part)) {
    for (const held of part) if (typeof held === 'object' && held !== null) eachPart(held, visit);
    return;
  }
  for (const name in part) {
    if (name === 'span') continue;
    const held: unknown = Reflect.get(part, name);
    if (typeof held === 'object' && held !== null) eachPart(held, visit);
  }
}
