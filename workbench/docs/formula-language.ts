import type { BinaryOperator } from '../../dsl/ast/ast.ts';
import type { SummaryField } from '../../runtime/module.ts';
import type { Html, Piece } from './html.ts';

/** The languages in which formulas are told. */
export const LANGUAGES = ['es', 'pt', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A function of the rule language told of its arguments. */
type Told = (...args: readonly [Html, Html, Html]) => Html;

/** How formulas are told in one language. */
export interface FormulaLanguage {
  readonly language: Language;
  readonly operators: Readonly<Record<BinaryOperator, string>>;
  /** Fields of `period`; `other` is the period itself. */
  readonly period: Readonly<Record<string, string>> & { readonly other: string };
  readonly summary: Readonly<Record<SummaryField, string>>;
  /** Sums over the kinds of lines, the words of each to be a link. */
  readonly sums: Readonly<Record<string, readonly [before: string, linked: string]>>;
  readonly calls: Readonly<Record<string, Told>>;
  readonly date: (iso: string) => string;
  readonly truth: readonly [no: string, yes: string];
  readonly given: (name: Html, isParameter: boolean, negated: boolean) => Html;
  readonly maxOf: (listed: Piece) => Html;
  readonly minOf: (listed: Piece) => Html;
  readonly notBelow: (value: Html, floor: Html) => Html;
  readonly sumOf: (mark: Html) => Html;
  readonly applied: (table: Html, args: Piece) => Html;
  readonly column: (name: string, table: Html, args: Piece) => Html;
  readonly isIn: (negated: boolean) => string;
  readonly onDate: (value: Html, date: Html) => Html;
  readonly provided: (value: Html, condition: Html) => Html;
  readonly and: string;
  readonly if: string;
  readonly otherwise: string;
  readonly notHeld: (name: Html) => Html;
  readonly notTrue: (condition: Html) => Html;
  readonly since: (date: string) => string;
  readonly rateThatApplies: string;
  readonly shownParts: (base: Html, rate: Html) => Html;
  readonly aggregates: Readonly<Record<string, string>>;
  readonly window: (word: string, count: string, isOneYear: boolean) => string;
  readonly monthOfWindow: (month: string) => string;
  readonly anyEmployer: string;
  readonly countOf: (during: string, schemes: Piece) => Html;
  readonly readOf: (what: Html, during: string, schemes: Piece) => Html;
}
