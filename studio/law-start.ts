import type { RuleText } from '../workbench/studio/studio-data.ts';

/** The first message to the worker of the law: the rule files of a country, and the port of the language server. */
export interface LawStart {
  readonly texts: readonly RuleText[];
  readonly port: MessagePort;
  /** `2026-03-14` */
  readonly today: string;
}
