/** Turns the direction of a text, so that it reads as another: Unicode's property Bidi_Control. */
const DIRECTION = /\p{Bidi_Control}/u;
const WHITE_SPACE_AT_AN_END = /^\s|\s$/u;

/** What is said of an id that {@link isCallerId} does not take. */
export const UNCLEAR_ID =
  'Must not begin or end with white space, nor hold characters that turn the direction of a text';

/** Whether a caller's own id reads as what it is. Control characters are refused by the pattern in the contract. */
export function isCallerId(text: string): boolean {
  return !DIRECTION.test(text) && !WHITE_SPACE_AT_AN_END.test(text);
}

/** The form in which ids are compared and stored (Unicode NFC): an accent is part of its letter. */
export function normalId(id: string): string {
  return id.normalize('NFC');
}

/** Whether two ids are one, in whatever form each is written. */
export function isSameId(one: string, other: string): boolean {
  return normalId(one) === normalId(other);
}

/** An id as it may be stored, its normal form first: version 0.1.0 kept what was sent, whatever its form. */
export function storedForms(id: string): readonly [string, ...string[]] {
  const normal = normalId(id);
  const others = new Set([id, id.normalize('NFD')]);
  others.delete(normal);
  return [normal, ...others];
}
