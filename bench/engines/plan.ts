import type { Formula } from './formula.ts';

/** A named formula: a parameter of the law, the default of an input, or a step. */
export interface Definition {
  readonly name: string;
  readonly formula: Formula;
  /** A default: what counts is the fact of the same name, when it is told. */
  readonly isDefault: boolean;
}

/** One rule file as any engine could hold it. */
export interface Plan {
  /** The rule file, from the root of the repository. */
  readonly file: string;
  /** What is told of an employee and a month, each under its name; those with a default may be absent. */
  readonly facts: readonly string[];
  /** In computing order: a definition names only facts and what stands before it. */
  readonly definitions: readonly Definition[];
  /** The steps, whose values an engine answers; each has a definition of its name. */
  readonly steps: readonly string[];
}

/** Numbers are what a caller of the engine would send: JavaScript's own. Dates are numbers, 20260131. */
export type Fact = number | boolean | string;
export type Facts = Readonly<Record<string, Fact>>;
