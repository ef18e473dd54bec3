import { recompile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { decode } from '../../dsl/decode.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { RuleModule } from '../../runtime/module.ts';

/** Rules that can be run, or the first thing that is wrong with them. */
export type SourceRules =
  | { readonly kind: 'rules'; readonly module: RuleModule }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * No rule file that was ever stored was larger: releases may refuse smaller ones, and what they stored stays readable.
 */
const MAX_STORED_BYTES = 1_048_576;

/**
 * The rules of a file that may be long gone from the disk: its bytes, and the path it had. They were compiled before
 * they were stored, perhaps by an older compiler, and are taken as they were taken then. They are interpreted, so that
 * they judge what emitted code has computed. Never throws, whatever the bytes are.
 */
export function rulesOfSource(bytes: Uint8Array, path: string): SourceRules {
  try {
    return rulesOf(bytes, path);
  } catch (fault) {
    // For example formulas nested so deeply that they fill the stack.
    return { kind: 'refused', reason: fault instanceof Error ? fault.message : String(fault) };
  }
}

function rulesOf(bytes: Uint8Array, path: string): SourceRules {
  const { source, diagnostics } = decode(path, bytes, MAX_STORED_BYTES);
  if (source === null) return refused(diagnostics);
  const { ir, diagnostics: found } = recompile(source);
  if (ir === null) return refused(found);
  return { kind: 'rules', module: interpret(ir, manifestOf(ir, { path, bytes })) };
}

function refused(diagnostics: readonly Diagnostic[]): SourceRules {
  const first = diagnostics.find((one) => one.severity === 'error');
  return {
    kind: 'refused',
    reason: first === undefined ? 'no reason given' : `${first.code} ${first.message}`,
  };
}
