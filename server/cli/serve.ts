import { systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { serveAdmin } from '../http/admin-server.ts';
import { ulids } from '../identifiers.ts';
import type { RuleFolder } from '../rules/rule-folder.ts';
import { type Listener, listen } from '../service/listener.ts';
import { openService, type Service, type ServiceOptions } from '../service/service.ts';
import { listClients } from '../store/keys/clients.ts';
import { createDemo, welcome } from './demo.ts';
import type { Output } from './output.ts';

/** Starts the service and says where it is. */
export async function serve(config: Config, rules: readonly RuleFolder[], io: Output): Promise<Listener> {
  const service = await openService({ config, rules });
  try {
    const admin = await serveAdmin(service.metrics, config);
    try {
      const listener = await listen(service, config.host, config.port);
      service.warmUp().catch((error: unknown) => service.log.warn({ err: error }, 'warm-up failed'));
      io.out(await greeting(listener, service, { config, rules }));
      return { url: listener.url, stop: () => listener.stop().finally(admin.close) };
    } catch (error) {
      await admin.close();
      throw error;
    }
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function greeting(
  { url }: Listener,
  { database }: Service,
  { config, rules }: Pick<ServiceOptions, 'config' | 'rules'>,
): Promise<string> {
  if (config.worker === 'only') return `Working on the job queue, health at ${url}/v1/health/ready\n`;
  const demo = await createDemo(database, config, systemClock, ulids(systemClock));
  const served = rules.flatMap(({ modules }) => modules);
  return welcome(url, demo ?? (await listClients(database.reader)), served);
}

/** npm and make pass on a signal that the service has already got with its process group. */
const SAME_WISH_MS = 5000;

/** Stops on SIGTERM or SIGINT: running requests end first. Another signal after a while ends the process at once. */
export function stopOnSignal(listener: Listener): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.off('SIGTERM', stop).off('SIGINT', stop), SAME_WISH_MS).unref();
    void listener.stop();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
