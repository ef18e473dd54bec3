import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { loadEmitted } from '../compiler/differential/run-emitted.ts';

/**
 * The text of a rule file as an emitted module, and a folder that holds the file, beside others where one is given;
 * whoever asks removes it.
 */
export function compiledRules(
  path: string,
  text: string,
  root: string = mkdtempSync(join(tmpdir(), 'compiled-rules-')),
): { readonly module: RuleModule; readonly root: string } {
  const { ir, diagnostics } = compile({ path, text });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { module: loadEmitted(ir, manifestOf(ir, { path, bytes: Buffer.from(text) })), root };
}
