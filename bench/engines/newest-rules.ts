import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { ROOT } from '../../test/architecture/source-files.ts';
import type { Plan } from './plan.ts';
import { planOf } from './translate.ts';

/** The newest rule file of every scheme, from the root of the repository. */
export function newestRuleFiles(): readonly string[] {
  const files = globSync('rules/*/*/*.pay', { cwd: ROOT }).filter((path) => !path.endsWith('.test.pay'));
  const newest = new Map(files.toSorted().map((path) => [dirname(path), path]));
  return [...newest.values()];
}

export interface CompiledRules {
  readonly ir: Ir;
  readonly bytes: Buffer;
  readonly plan: Plan;
}

/** A rule file as our compiler has it, and as the engines are told. */
export function compiledRules(file: string): CompiledRules {
  const bytes = readFileSync(ROOT + file);
  const { ir } = compile({ path: file, text: bytes.toString('utf8') });
  if (ir === null) throw new Error(`${file} does not compile`);
  return { ir, bytes, plan: planOf(file, ir) };
}
