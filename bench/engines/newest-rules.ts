import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { ROOT } from '../../test/architecture/source-files.ts';
import { WHOLE_LAWS } from '../../test/whole-laws.ts';
import type { Plan } from './plan.ts';
import { planOf } from './translate.ts';

/** The newest rule file of every scheme, from the root of the repository. */
export function newestRuleFiles(): readonly string[] {
  const schemeOf = (path: string): string => dirname(path.replace(/^generated\//, ''));
  const byDate = WHOLE_LAWS.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const newest = new Map(byDate.map((path) => [schemeOf(path), path]));
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
