/** What the build of the studio writes for its page. */
import type { DayCount, PeriodType, Proration, ReferenceRule } from '../../runtime/module/period.ts';

/** All schemes and their versions, written into the page itself. */
export interface StudioCatalog {
  readonly schemes: readonly StudioScheme[];
}

export interface StudioScheme {
  readonly country: string;
  readonly scheme: string;
  readonly label: string;
  readonly currency: string;
  /** The versions in the order of time. */
  readonly versions: readonly StudioVersion[];
}

export interface StudioVersion {
  readonly validFrom: string;
  readonly validUntil: string;
  readonly asOf: ReferenceRule;
  readonly periods: readonly PeriodType[];
  readonly proration: Proration | null;
  readonly days: DayCount;
  /** `co/ordinario/2026-01-01`: where its files stand, and its pages of the documentation. */
  readonly path: string;
  /** The first values of the form; null for a version without tests. */
  readonly start: StudioExample | null;
}

export interface StudioPeriod {
  readonly type: PeriodType;
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

/** A test of the rules as a request: what it gives, by wire name, as text. */
export interface StudioExample {
  readonly title: string;
  readonly period: StudioPeriod;
  readonly values: Readonly<Record<string, string>>;
}

/** The texts about one version in one language. Markup is made by the documentation, and escaped there. */
export interface VersionTexts {
  readonly steps: Readonly<Record<string, StepTexts>>;
  readonly inputs: Readonly<Record<string, InputTexts>>;
}

export interface StepTexts {
  /** The formula in words, as markup. */
  readonly formula: string;
  /** The conditions under which the line exists, as markup. */
  readonly when: readonly string[];
  readonly note: string | null;
}

export interface InputTexts {
  readonly note: string | null;
  /** The default and the condition under which it must be sent, as markup; null without. */
  readonly usual: string | null;
  readonly requiredWhen: string | null;
}

/** Parameters and tables of a version: what their names mean, and the law of each date. */
export interface NamedFigure {
  readonly id: string;
  readonly label: string | null;
  readonly law: string | null;
  readonly rows: readonly { readonly from: string; readonly law: string | null }[];
}

/** The facts about a version that need no language. */
export interface VersionFacts {
  readonly figures: readonly NamedFigure[];
  readonly examples: readonly StudioExample[];
}

/** The rule files of a country and their tests, for who opens the law. */
export interface CountryTexts {
  readonly texts: readonly RuleText[];
  /** The files of a version by its path: its own file, its tests, then the files that it amends. */
  readonly written: Readonly<Record<string, readonly string[]>>;
}

/** A rule file or a test file as somebody wrote it. */
export interface RuleText {
  /** `co/ordinario/2026-01-01.pay` */
  readonly path: string;
  readonly text: string;
}
