import { UsageError } from '../terminal/terminal.ts';

/** True of a module, or of a library that it imports, that is not installed. */
export function isNotInstalled(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND';
}

/** Loads what a command needs of a package that is installed apart. Throws a {@link UsageError} that says how. */
export async function fromStudioPackage<T>(command: string, isCheckout: boolean, load: () => Promise<T>) {
  try {
    return await load();
  } catch (fault) {
    if (!isNotInstalled(fault)) throw fault;
    const install = isCheckout ? 'make install' : 'npm install --save-dev @payroll-engine/studio';
    throw new UsageError(`payroll ${command} needs more than is installed: ${install}`);
  }
}
