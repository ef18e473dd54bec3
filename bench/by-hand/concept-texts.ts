import { keptModule } from './kept-laws.ts';

/** What the rule file says of a concept; the same in every audit trail. */
export interface ConceptTexts {
  readonly label: string;
  readonly formula: string;
  readonly rounding: string | null;
  readonly source: string | null;
}

/** The texts of a rule file by concept: read once, not computed by anybody who is measured. */
export function conceptTexts(file: string): ReadonlyMap<string, ConceptTexts> {
  const { steps } = keptModule(file).manifest;
  return new Map(
    steps.map(({ id, label, formula, rounding, source }) => [id, { label, formula, rounding, source }]),
  );
}
