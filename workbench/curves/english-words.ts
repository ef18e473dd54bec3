import type { ChartWords } from './curve-svg.ts';

/** A chart in English, with the names of the contract. */
export const ENGLISH: ChartWords = {
  lang: 'en',
  label: (name) => name,
  rate: 'Of one more of the input',
  cliffs: 'Cliffs',
};
