import { decode } from '../../dsl/decode.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { compile } from '../compile.ts';
import { interpret } from '../interpret/interpret.ts';
import { manifestOf } from '../manifest.ts';
import type { RuleModule } from '../runtime/module.ts';

/** Rules that can be run, or the first thing that is wrong with them. */
export type SourceRules =
  | { readonly kind: 'rules'; readonly module: RuleModule }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The rules of a file that may be long gone from the disk: its bytes, and the path it had. They are
 * interpreted, so that they judge what emitted code has computed.
 */
export function rulesOfSource(bytes: Uint8Array, path: string): SourceRules {
  const { source, diagnostics } = decode(path, bytes);
  if (source === null) return refused(diagnostics);
  const compilation = compile(source);
  if (compilation.ir === null) return refused(compilation.diagnostics);
  return { kind: 'rules', module: interpret(compilation.ir, manifestOf(compilation.ir, { path, bytes })) };
}

function refused(diagnostics: readonly Diagnostic[]): SourceRules {
  const first = diagnostics.find((one) => one.severity === 'error');
  return {
    kind: 'refused',
    reason: first === undefined ? 'no reason given' : `${first.code} ${first.message}`,
  };
}
