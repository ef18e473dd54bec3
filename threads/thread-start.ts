/** The first module of a thread: hands over the modules that the thread was given, and starts the work. */
import { registerHooks } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { ThreadCode } from './thread-code.ts';

/** What every thread is started with. */
export interface ThreadData<Setup = unknown> {
  /** Address of the module that carries out the orders. */
  readonly entry: string;
  /** Orders may bring more. */
  readonly code: ThreadCode;
  readonly setup: Setup;
}

const { entry, code }: ThreadData = workerData;
registerHooks({
  resolve: (address, context, next) =>
    code[address] === undefined ? next(address, context) : { url: address, shortCircuit: true },
  load: (address, context, next) => {
    const source = code[address];
    if (source === undefined) return next(address, context);
    return { format: address.endsWith('.json') ? 'json' : 'module', source, shortCircuit: true };
  },
});
await import(entry);
