import type { Language } from '../workbench/docs/formula-language.ts';
import type { RuleText } from '../workbench/studio/studio-data.ts';

/** Told to the language server when the reader chooses another language. */
export interface Spoken {
  readonly language: Language;
}

/** The first message to the worker of the law: the rule files of a country, and the port of the language server. */
export interface LawStart {
  readonly texts: readonly RuleText[];
  readonly port: MessagePort;
  /** `2026-03-14` */
  readonly today: string;
}
