import type { RuleModule } from '../../compiler/runtime/module.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Listener, listen } from '../http/listener.ts';
import { ulids } from '../identifiers.ts';
import { openService } from '../service.ts';
import { createDemoKey, welcome } from './demo.ts';
import type { Output } from './output.ts';

/** Starts the service and says where it is. */
export async function serve(config: Config, modules: readonly RuleModule[], io: Output): Promise<Listener> {
  const service = await openService({ config, modules });
  try {
    const listener = await listen(service, config.host, config.port);
    io.out(
      welcome(listener.url, await createDemoKey(service.database, config, systemClock, ulids(systemClock))),
    );
    return listener;
  } catch (error) {
    await service.database.close();
    throw error;
  }
}

/** Stops once, on SIGTERM or SIGINT: running requests end first. */
export function stopOnSignal(listener: Listener): void {
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    void listener.stop();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
