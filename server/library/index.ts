/** The service as a library: rules and settings in, an HTTP server out. */
import type { Logger } from 'pino';
import { readConfig } from '../config/config.ts';
import { loadInstalledRules } from '../rules/rule-folder.ts';
import { type Listener, listen } from '../service/listener.ts';
import { openService } from '../service/service.ts';

export { ConfigError } from '../config/config.ts';
export { OperatorError } from '../operator-error.ts';
export type { Listener };

export interface ServiceSettings {
  /** Names of installed packages of rules. Only `payroll serve` takes folders, since it compiles them first. */
  readonly rules: readonly string[];
  /** The settings of the service by their names: `DATABASE_URL`, `PORT`, `KEY_PEPPER`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly log?: Logger;
}

/**
 * Starts the service and says where it is. Throws {@link ConfigError} when settings are wrong, and {@link OperatorError}
 * when rules cannot be served or the database cannot be used.
 */
export async function startService({ rules, env = process.env, log }: ServiceSettings): Promise<Listener> {
  const config = readConfig(env);
  const folders = await Promise.all(rules.map(async (name) => loadInstalledRules(name)));
  const service = await openService({ config, rules: folders, ...(log !== undefined && { log }) });
  try {
    return await listen(service, config.host, config.port);
  } catch (error) {
    await service.close();
    throw error;
  }
}
