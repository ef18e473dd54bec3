import { stripTypeScriptTypes } from 'node:module';
import { type EmittedModule, emit } from '../../../compiler/emit/emit.ts';
import type { Ir } from '../../../compiler/ir/ir.ts';
import * as rt from '../../../runtime/index.ts';
import type { Manifest, RuleModule } from '../../../runtime/module.ts';

/** The files of a module as they would stand beside each other in a checkout, under this name. */
export function emitted(ir: Ir, manifest: Manifest, name = '2025-01-01'): EmittedModule {
  const runtime = '../../../../runtime/index.ts';
  return emit(ir, manifest, { language: 'typescript', runtime, law: `./${name}.json` });
}

/** An emitted module as one script, which finds the runtime as `rt` and its law as `$json`, and ends with its rules as `rules`. */
export function asScript({ code }: EmittedModule): string {
  return stripTypeScriptTypes(code)
    .replaceAll(/^import [^;]*;$/gm, '')
    .replace(/JSON\.parse\(readFileSync\(.*'utf8'\)\)/, '$$json')
    .replaceAll(/^export const /gm, 'const ');
}

/** Loads an emitted module without writing it anywhere. */
export function load(module: EmittedModule): RuleModule {
  const run: (runtime: typeof rt, law: unknown) => RuleModule = new Function(
    'rt',
    '$json',
    `'use strict';${asScript(module)}\nreturn rules;`,
  ) as never;
  return run(rt, JSON.parse(module.law));
}

/** The module of these rules, emitted and loaded. */
export function loadEmitted(ir: Ir, manifest: Manifest): RuleModule {
  return load(emitted(ir, manifest));
}
