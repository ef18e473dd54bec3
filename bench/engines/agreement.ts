import type { TraceStep } from '../../runtime/module.ts';
import type { Answer } from './engine.ts';
import { factOf } from './facts.ts';

/** How the answers of an engine compare with ours, step by step, over all people. */
export interface Agreement {
  readonly steps: number;
  /** Steps whose answer is not the very number: binary noise counts. */
  readonly inexact: number;
  /** Steps whose answer is off by half a cent or more. */
  readonly wrong: number;
  readonly examples: readonly string[];
}

const HALF_A_CENT = 0.005;
const EXAMPLES = 5;

export const NOTHING_COMPARED: Agreement = { steps: 0, inexact: 0, wrong: 0, examples: [] };

/** Adds one payslip to what was compared so far. */
export function compareAnswer(
  so: Agreement,
  trace: readonly TraceStep[],
  names: readonly string[],
  answer: Answer,
): Agreement {
  let { inexact, wrong } = so;
  const examples = [...so.examples];
  const finals = new Map(trace.map(({ id, final }) => [id, factOf(final)]));
  for (const name of names) {
    const ours = finals.get(name);
    const theirs = answer[name];
    if (isSame(ours, theirs)) continue;
    inexact += 1;
    if (isNear(ours, theirs)) continue;
    wrong += 1;
    if (examples.length < EXAMPLES) examples.push(`${name}: ${theirs} for ${ours ?? 'nothing'}`);
  }
  return { steps: so.steps + names.length, inexact, wrong, examples };
}

/** A step that does not exist is nothing, no, or whatever word: nobody reads it. */
function isSame(ours: Answer[string] | undefined, theirs: Answer[string] | undefined): boolean {
  if (ours !== undefined) return ours === theirs;
  return theirs === 0 || theirs === false || typeof theirs === 'string';
}

function isNear(ours: Answer[string] | undefined, theirs: Answer[string] | undefined): boolean {
  if (typeof theirs !== 'number' || (ours !== undefined && typeof ours !== 'number')) return false;
  return Math.abs(theirs - (ours ?? 0)) < HALF_A_CENT;
}
