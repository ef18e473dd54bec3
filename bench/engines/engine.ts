import type { Fact, Facts, Plan } from './plan.ts';

/** The value of every step, under its name. */
export type Answer = Readonly<Record<string, Fact>>;

/** A rule engine that people use, with the rules written in its own form. */
export interface RuleEngine {
  readonly name: string;
  /** Its package, for the version in the report. */
  readonly packageName: string;
  /** `decimal`: 28 digits, exact in sums and products. `binary`: JavaScript's numbers. */
  readonly arithmetic: 'decimal' | 'binary';
  /** Reads the rules once, as a service would when it starts. */
  readonly load: (plan: Plan) => LoadedRules;
}

/** Computes one payslip; where the engine answers later, so does this. */
export type LoadedRules = (facts: Facts) => Answer | Promise<Answer>;
