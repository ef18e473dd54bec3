import { stripTypeScriptTypes } from 'node:module';
import { type EmittedModule, emit } from '../../../compiler/emit/emit.ts';
import type { Ir } from '../../../compiler/ir/ir.ts';
import * as rt from '../../../runtime/index.ts';
import type { Manifest, RuleModule } from '../../../runtime/module.ts';

/** The files of a module as they would stand beside each other in a checkout, under this name. */
export function emitted(ir: Ir, manifest: Manifest, name = '2025-01-01'): EmittedModule {
  const runtime = '../../../../runtime/index.ts';
  const beside = { law: `./${name}.law.ts`, packed: `./${name}.packed.ts` };
  return emit(ir, manifest, { language: 'typescript', runtime, ...beside });
}

/** An emitted module as one script in JavaScript, which finds the runtime as `rt` and ends with its rules as `rules`. */
export function asScript({ law, packed, code }: EmittedModule): string {
  return stripTypeScriptTypes(law + packed + code)
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export const /gm, 'const ');
}

/** Loads an emitted module without writing it anywhere. */
export function load(module: EmittedModule): RuleModule {
  const run: (runtime: typeof rt) => RuleModule = new Function(
    'rt',
    `'use strict';${asScript(module)}\nreturn rules;`,
  ) as never;
  return run(rt);
}

/** The module of these rules, emitted and loaded. */
export function loadEmitted(ir: Ir, manifest: Manifest): RuleModule {
  return load(emitted(ir, manifest));
}
