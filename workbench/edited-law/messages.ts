/** What a page asks of the worker that reads the law as somebody edits it, and what it is told. */
import type { Ir } from '../../compiler/ir/ir.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { Language } from '../docs/formula-language.ts';
import type { VersionFacts, VersionTexts } from '../studio/studio-data.ts';

/** A question about the edited law; a newer one replaces the one that is being answered. */
export interface LawQuestion {
  readonly id: number;
  /** The rule file of the version that is shown. */
  readonly path: string;
  readonly language: Language;
  /** The page of the version, which its texts link to. */
  readonly page: string;
}

/** The rules as they are edited, ready to run where no code may be made of texts. */
export interface EditedRules {
  readonly ir: Ir;
  readonly manifest: Manifest;
}

/** The edited law beside that in force, with what its pages tell. */
export interface EditedLaw {
  readonly rules: EditedRules;
  /** null where the law in force has a fault. */
  readonly inForce: EditedRules | null;
  readonly facts: VersionFacts;
  readonly texts: VersionTexts;
}

export type LawAnswer = { readonly id: number } & (
  | { readonly kind: 'unchanged' | 'broken' }
  | ({ readonly kind: 'law' } & EditedLaw)
  | ({ readonly kind: 'tests' } & TestOutcome)
  | { readonly kind: 'failed'; readonly message: string }
);

export interface TestOutcome {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** False while the test file cannot be read. */
  readonly areRead: boolean;
}

export interface FailedTest {
  readonly title: string;
  readonly message: string;
  /** The offset in the test file. */
  readonly at: number;
}

/** Two laws that are compared in a month, of a worker of its own: one that is not wanted any more is ended. */
export interface EffectQuestion {
  readonly before: EditedRules;
  readonly after: EditedRules;
  /** The address of the module of the law in force. */
  readonly inForce: string;
  /** `2026-03` */
  readonly month: string;
}

/** The effect of the edit on people made up on both sides of every threshold. */
export interface PopulationEffect {
  readonly people: number;
  /** The number of people for whom both laws calculated a payslip. */
  readonly calculated: number;
  readonly changed: number;
  /** Sums of differences, `-1200.50`. */
  readonly net: string;
  readonly cost: string;
}
