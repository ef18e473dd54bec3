import { modules } from '../generated/rules/index.ts';
import { createClient } from '../server/cli/clients.ts';
import { systemClock } from '../server/clock.ts';
import { ulids } from '../server/identifiers.ts';
import type { Tenant } from '../server/store/calculations/calculations.ts';
import { type DatabaseTarget, readDatabaseUrl } from '../server/store/database/database-target.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { readRuleSources, storeRuleSources } from '../server/store/texts/rule-sources.ts';
import { migrate } from '../server/store/upgrade/migrations.ts';

const ROOT = new URL('..', import.meta.url).pathname;
/** The rules of the payslips that are stored in it. */
const RULES = 'generated/rules/co/ordinario/2025-01-01.pay';

export interface PreparedDatabase {
  readonly target: DatabaseTarget;
  readonly tenant: Tenant;
}

/** A database with the service's own tables, indexes and triggers, one client and the rule of the benchmark. */
export async function prepareDatabase(url: string | undefined): Promise<PreparedDatabase> {
  const target = readDatabaseUrl(url ?? '');
  if (target === null) throw new Error('DATABASE_URL must name a database');
  const database = openDatabase(target);
  await migrate(database);
  const rules = modules.filter(({ manifest }) => manifest.path === RULES);
  if (rules.length !== 1) throw new Error(`${RULES} is not in generated/; run 'make generate'`);
  await storeRuleSources(
    database.writer,
    readRuleSources({ modules: rules, root: ROOT, index: null }),
    systemClock,
  );
  const { id } = await createClient(database.writer, systemClock, ulids(systemClock), 'bench');
  await database.close();
  return { target, tenant: { clientId: id, environment: 'sandbox' } };
}
