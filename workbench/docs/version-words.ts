import { ClauseWords } from './clause-words.ts';
import type { DocumentedRules } from './documented-rules.ts';
import type { FormulaLanguage } from './formula-language.ts';
import { FormulaWords } from './formula-words.ts';
import { Numerals } from './numerals.ts';
import { Places } from './places.ts';
import { SPANISH } from './spanish-formulas.ts';

/** The words of one version: its names, its numbers, its formulas. */
export interface VersionWords {
  readonly rules: DocumentedRules;
  readonly places: Places;
  readonly numerals: Numerals;
  readonly formulas: FormulaWords;
  readonly clauses: ClauseWords;
  readonly language: FormulaLanguage;
}

/** `page` stands before the anchors of links; empty on the page of the version itself. */
export function versionWords(rules: DocumentedRules, page = '', language = SPANISH): VersionWords {
  const { country, currency } = rules.ir.scheme;
  const places = new Places(rules, page, language);
  const numerals = new Numerals(country, currency);
  const formulas = new FormulaWords(places, numerals, language);
  const clauses = new ClauseWords(formulas, places, country);
  return { rules, places, numerals, formulas, clauses, language };
}
