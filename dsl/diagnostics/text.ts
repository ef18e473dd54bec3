import { kind } from './diagnostic.ts';

/** 1xx: what cannot be read as a rule file at all. */
export const text = {
  badCharacter: kind<{ character: string }>(
    'PAY101',
    'error',
    'bad character',
    ({ character }) => `the character ${character} means nothing here`,
    () => 'remove it, or put it inside "quotes" or after #',
  ),
} as const;
