import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emit } from '../emit/emit.ts';
import type { Ir } from '../ir/ir.ts';
import type { Manifest } from '../runtime/module.ts';

const RUNTIME = new URL('../runtime/index.ts', import.meta.url).href;

/** Rules written out as a module that any thread can import by its address; `remove` deletes it. */
export interface EmittedRules {
  readonly address: string;
  remove(): void;
}

/** Emits rules to a folder of their own, for a run that calculates many payslips. */
export function emitForRun(ir: Ir, manifest: Manifest): EmittedRules {
  // The real path, which is the address that Node gives the module whatever links lead to it.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'payroll-rules-')));
  const file = join(folder, 'rules.ts');
  writeFileSync(
    file,
    emit(ir, manifest).replace(/from '[^']*compiler\/runtime\/index\.ts'/, `from '${RUNTIME}'`),
  );
  return {
    address: pathToFileURL(file).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
