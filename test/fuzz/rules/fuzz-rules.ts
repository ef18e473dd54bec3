import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import type { EmittedModule } from '../../../compiler/emit/emit.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { decode } from '../../../dsl/decode.ts';
import { render } from '../../../dsl/diagnostics/render.ts';
import { format } from '../../../dsl/format.ts';
import * as rt from '../../../runtime/index.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { RuleModule } from '../../../runtime/module.ts';
import { Random } from '../../../workbench/population/random.ts';
import { ROOT } from '../../architecture/source-files.ts';
import { randomCall } from '../../compiler/differential/random-call.ts';
import { asScript, emitted } from '../../compiler/differential/run-emitted.ts';
import { mutated } from './mutate.ts';

export interface Fuzzed {
  /** Files that were made. */
  readonly count: number;
  /** Those that compiled, were imported and calculated. */
  readonly compiled: number;
  readonly faults: readonly string[];
}

/** Processor time that one file may take, tens of times what the slowest takes. */
const MOST_MS = 20_000;

const FILES = [
  ...globSync('{rules,generated/rules}/*/*/2026*.pay', { cwd: ROOT }),
  ...globSync('test/compiler/schemes/*.pay', { cwd: ROOT }),
]
  .filter((path) => !path.endsWith('.test.pay'))
  .sort()
  .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** Loads an emitted module where there is nothing but the runtime, and sees that nothing else was touched. */
function imported(module: EmittedModule): RuleModule {
  const script = asScript(module);
  if (/^\s*(?:import|export)\b/m.test(script)) throw new Error('the module imports more than the runtime');
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  context.rt = rt;
  context.$json = JSON.parse(module.law);
  const rules: RuleModule = runInContext(`'use strict';{${script}\nrules;}`, context, { timeout: MOST_MS });
  const left = Object.keys(context).filter((name) => name !== 'rt' && name !== '$json');
  if (left.length > 0) throw new Error(`the module made globals: ${left.join(', ')}`);
  return rules;
}

function calculate(module: RuleModule, seed: number): void {
  for (const call of fc.sample(randomCall(module.manifest), { numRuns: 2, seed })) module.evaluate(call);
}

/** Everything that is done with a rule file; true when it compiled. */
function useEverywhere(bytes: Uint8Array, seed: number): boolean {
  const { source, diagnostics } = decode('x.pay', bytes);
  render(diagnostics, new Map(), { color: false });
  if (source === null) return false;
  format(source);
  const compiled = compile(source);
  render(compiled.diagnostics, new Map([[source.path, source]]), { color: true });
  if (compiled.ir === null) return false;
  const manifest = manifestOf(compiled.ir, { path: 'rules/x.pay', bytes });
  calculate(interpret(compiled.ir, manifest), seed);
  calculate(imported(emitted(compiled.ir, manifest)), seed);
  return true;
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error
    ? (fault.stack ?? fault.message).split('\n').slice(0, 3).join(' ')
    : String(fault);
}

/** Changes real rule files and uses what comes of it, until `isOver` says so. The same seed makes the same files. */
export function fuzzRules(seed: number, isOver: (count: number) => boolean): Fuzzed {
  const faults: string[] = [];
  let [count, compiled] = [0, 0];
  while (!isOver(count)) {
    const dice = new Random(seed + count);
    const text = mutated(dice.pick(FILES, ''), dice.pick(FILES, ''), dice);
    const start = process.cpuUsage();
    try {
      if (useEverywhere(Buffer.from(text), seed + count)) compiled += 1;
    } catch (fault) {
      faults.push(`file ${count} of seed ${seed}: ${reasonOf(fault)}`);
    }
    const { user } = process.cpuUsage(start);
    if (user > MOST_MS * 1_000)
      faults.push(`file ${count} of seed ${seed} took ${Math.round(user / 1_000)} ms`);
    if ('PWNED' in globalThis) faults.push(`file ${count} of seed ${seed} ran code`);
    count += 1;
  }
  return { count, compiled, faults };
}
