import { urlOf } from './test-database.ts';
import type { TestService } from './test-service.ts';

const VARIABLES = ['DATABASE_URL', 'KEY_PEPPER'];

/** What the commands of an operator read, for those who run them beside a service. */
export class OperatorEnvironment {
  readonly #before = VARIABLES.map((name) => [name, process.env[name]] as const);

  /** From here on the commands work on the database of the service. */
  set({ config }: TestService): void {
    process.env.DATABASE_URL = urlOf(config.database);
    process.env.KEY_PEPPER = config.keyPepper;
  }

  restore(): void {
    for (const [name, value] of this.#before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
