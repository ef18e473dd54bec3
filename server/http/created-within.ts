import { validationError } from '../service-error.ts';
import type { Limits } from '../store/lists/range-filter.ts';
import { disorder } from './range-parameters.ts';

export interface CreatedParameters {
  readonly created_from?: string;
  readonly created_to?: string;
}

/** The times of creation that are asked for. Throws `VALIDATION_ERROR` when they lie the wrong way round. */
export function createdWithin({ created_from, created_to }: CreatedParameters): Limits {
  const from = instant(created_from);
  const to = instant(created_to);
  const faults = disorder('created', from, to);
  if (faults.length > 0) throw validationError(faults);
  return { from, to };
}

/** The form in which times are stored, which orders like time. */
function instant(text: string | undefined): string | null {
  return text === undefined ? null : new Date(text).toISOString();
}
