import { validationError } from '../service-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of these bytes of a body. Throws when they are not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalid('not UTF-8');
  }
}

/** The refusal of a text that is no acceptable JSON. */
export function invalid(reason: string): Error {
  const msg = `Not acceptable JSON: ${reason}`;
  return validationError([{ loc: ['body'], msg, type: 'json_invalid', ctx: { reason } }]);
}
