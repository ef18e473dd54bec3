import type { CheckId } from './check-digits.ts';

/** Holds when another field has one of these values, or is given, or is not. */
export type Condition =
  | { readonly path: string; readonly equals: readonly string[] }
  | { readonly path: string; readonly present: boolean };

/** One field of a beneficiary: what a form shows and what the service accepts. */
export interface FieldRule {
  /** From the beneficiary, for example `bank_account.clabe`. */
  readonly path: string;
  readonly label: string;
  readonly type: 'string';
  readonly required: boolean;
  /**
   * Required too when all of these hold. A condition on the value of another field (`equals`) also says
   * when the row applies at all: `document_id` has one row for each type of document.
   */
  readonly required_when: readonly Condition[] | null;
  /** Holds for the value as sent, separators included. */
  readonly pattern: string | null;
  readonly min_length: number;
  readonly max_length: number;
  readonly enum: readonly string[] | null;
  /** The check digits, or the date inside the number, that are verified without separators. */
  readonly check: CheckId | null;
  readonly example: string;
}

type Given = Pick<FieldRule, 'path' | 'label' | 'example'> & Partial<FieldRule>;

/** A text field; what is not said is free or absent. */
export function text(given: Given): FieldRule {
  const defaults = {
    type: 'string',
    required: true,
    required_when: null,
    pattern: null,
    enum: null,
  } as const;
  return { ...defaults, min_length: 1, max_length: 100, check: null, ...given };
}

/** A field with a fixed list of values. */
export function choice(given: Given & { readonly enum: readonly string[] }): FieldRule {
  const lengths = given.enum.map((value) => value.length);
  return text({ min_length: Math.min(...lengths), max_length: Math.max(...lengths), ...given });
}

/**
 * A number that people write with separators. `shape` is a list of single places with their repetitions,
 * for example `\d{9}\d`; the separators may stand anywhere and are stripped before the check.
 */
export function code(given: Given & { readonly shape: readonly Place[] }): FieldRule {
  const { shape, ...rest } = given;
  const fewest = shape.reduce((sum, place) => sum + place.least, 0);
  const most = shape.reduce((sum, place) => sum + place.most, 0);
  const pattern = shape.map(({ of, least, most }) => `(?:${of}${SEPARATORS}){${least},${most}}`).join('');
  return text({
    pattern: `^${SEPARATORS}${pattern}$`,
    min_length: fewest,
    max_length: 2 * most,
    ...rest,
  });
}

/** How often one kind of character stands in a number. */
export interface Place {
  /** A character class, for example `\d`. */
  readonly of: string;
  readonly least: number;
  readonly most: number;
}

export function places(of: string, least: number, most: number = least): Place {
  return { of, least, most };
}

const SEPARATORS = '[./ -]*';

/** The number without separators, in upper case: what a check looks at. */
export function withoutSeparators(value: string): string {
  return value.replace(/[./ -]/g, '').toUpperCase();
}
