/** A syntax tree without its places and comments, so that trees of differently laid out texts can be compared. */
export function withoutSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !['span', 'kindSpan', 'comments'].includes(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutSpans(each)]));
}
