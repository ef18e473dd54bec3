import { emit } from '../../compiler/emit/emit.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { RUNTIME } from '../../runtime/address.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { WrittenModule } from '../../threads/thread-code.ts';

/** Rules for the threads of a run that calculates many payslips; they are in no file. */
export interface RulesOfRun {
  /** The address by which a thread imports the rules. */
  readonly address: string;
  readonly modules: readonly WrittenModule[];
}

/** Emits rules for the threads of a run. */
export function emitForRun(ir: Ir, manifest: Manifest): RulesOfRun {
  const address = `emitted:${manifest.fingerprint}`;
  const beside = `${address}.json`;
  const { code, law } = emit(ir, manifest, { language: 'javascript', runtime: RUNTIME, law: beside });
  return {
    address,
    modules: [
      { address: beside, text: law },
      { address, text: code },
    ],
  };
}
