import { emit } from '../../compiler/emit/emit.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { RUNTIME } from '../../runtime/address.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { WrittenModule } from './thread-code.ts';

/** Emits rules as a module for the threads of a run that calculates many payslips; it is in no file. */
export function emitForRun(ir: Ir, manifest: Manifest): WrittenModule {
  const text = emit(ir, manifest, { language: 'javascript', runtime: RUNTIME });
  return { address: `emitted:${manifest.fingerprint}`, text };
}
