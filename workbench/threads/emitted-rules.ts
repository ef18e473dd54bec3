import { emit } from '../../compiler/emit/emit.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { WrittenModule } from './thread-code.ts';

const RUNTIME = new URL('../../runtime/index.ts', import.meta.url).href;

/** Emits rules as a module for the threads of a run that calculates many payslips; it is in no file. */
export function emitForRun(ir: Ir, manifest: Manifest): WrittenModule {
  return { address: `emitted:${manifest.fingerprint}`, text: emit(ir, manifest, RUNTIME) };
}
