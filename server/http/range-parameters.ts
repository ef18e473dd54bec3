import type { Fault } from '../service-error.ts';

/** The fault of two parameters of the query, `NAME_from` and `NAME_to`, that lie the wrong way round. */
export function disorder(name: string, from: string | null, to: string | null): readonly Fault[] {
  if (from === null || to === null || from <= to) return [];
  const msg = `Must not be before ${name}_from`;
  const ctx = { reason: 'to_before_from' };
  return [{ loc: ['query', `${name}_to`], msg, type: 'value_error', input: to, ctx }];
}
