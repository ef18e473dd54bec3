import { stripTypeScriptTypes } from 'node:module';
import * as rt from '../../../runtime/index.ts';
import type { RuleModule } from '../../../runtime/module.ts';

/** Loads the text of an emitted module without writing it anywhere. */
export function loadEmitted(text: string): RuleModule {
  const body = stripTypeScriptTypes(text)
    .replace(/^import .*$/m, '')
    .replace(/^export const rules/m, 'const rules');
  const load: (runtime: typeof rt) => RuleModule = new Function(
    'rt',
    `'use strict';${body}\nreturn rules;`,
  ) as never;
  return load(rt);
}
