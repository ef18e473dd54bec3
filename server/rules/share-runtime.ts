import { registerHooks } from 'node:module';
import { RUNTIME } from '../../runtime/address.ts';

/** What JavaScript modules import. */
const RUNTIME_PACKAGE = '@payroll-engine/runtime';

/** Modules run on the runtime of the service, whatever lies beside them: there is never a second one in a process. */
let isRuntimeShared = false;

/** Makes modules in JavaScript run on the runtime of this program, in this thread. */
export function shareRuntime(): void {
  if (isRuntimeShared) return;
  isRuntimeShared = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === RUNTIME_PACKAGE ? { url: RUNTIME, shortCircuit: true } : next(specifier, context),
  });
}
