import type { RuleModule } from '../../runtime/module.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { NextId } from '../identifiers.ts';
import type { Database } from '../store/database/database.ts';
import { lockStart } from '../store/database/start-lock.ts';
import { type Client, listClients } from '../store/keys/clients.ts';
import { createKey } from './keys.ts';
import { createClientWithSecret } from './webhooks.ts';

/** The name of the client that the first start of a sandbox makes. */
const DEMO = 'demo';

/** A month at the minimum wage with night, Sunday and overtime hours. */
const REQUEST = {
  country: 'CO',
  scheme: 'ordinario',
  year: 2025,
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employee: {
    id: 'emp-0001',
    monthly_salary: '1423500',
    risk_class_rate: '0.00522',
    horas_recargo_nocturno: '20',
    horas_extra_diurnas: '8',
    horas_dominicales_diurnas: '8',
  },
  employer: { id: 'acme-co' },
};

/** What is shown of the first client, once. */
interface Demo {
  readonly key: string;
  readonly webhookSecret: string;
}

/** On a sandbox database without clients: the client `demo`, its key and its webhook secret. */
export async function createDemo(
  database: Database,
  config: Config,
  clock: Clock,
  nextId: NextId,
): Promise<Demo | null> {
  if (config.environment !== 'sandbox' || (await listClients(database.reader)).length > 0) return null;
  return database.writer.transaction(async (trx) => {
    await lockStart(trx);
    if ((await listClients(trx)).length > 0) return null;
    const client = await createClientWithSecret({ db: trx, clock, nextId, config }, DEMO);
    const key = await createKey({ db: trx, clock, config }, { client: DEMO, name: 'first start' });
    return { key, webhookSecret: client.webhook_secret };
  });
}

/** The command of this installation; never fetched from a registry. */
const COMMAND = import.meta.url.endsWith('.ts') ? 'bin/payroll' : 'npx --no-install payroll';

/** What a person sees when the service has started: of the first start its demo, else how to get a key. */
export function welcome(url: string, from: Demo | readonly Client[], served: readonly RuleModule[]): string {
  const listening = `Listening on ${url}, documentation at ${url}/v1/docs\n`;
  return listening + ('key' in from ? firstStart(url, from, served) : howToGetKeys(from));
}

function howToGetKeys(clients: readonly Client[]): string {
  const client = clients.find(({ name }) => name === DEMO) ?? clients[0];
  if (client !== undefined) {
    const name = client.name.includes(' ') ? `'${client.name}'` : client.name;
    return `Another API key: ${COMMAND} keys create --client ${name} --name NAME\n`;
  }
  return `No client yet. To create one, and a key for it:
  ${COMMAND} clients create --name NAME
  ${COMMAND} keys create --client NAME --name NAME
`;
}

/** Whether the request of the demo is one of the rules that are served. */
function servesDemo(served: readonly RuleModule[]): boolean {
  const { country, scheme, period } = REQUEST;
  return served.some(({ manifest }) => {
    const isThere = manifest.validFrom <= period.end_date && period.end_date <= manifest.validUntil;
    return isThere && manifest.country === country && manifest.scheme === scheme;
  });
}

/** What to paste first: a payslip and its way back, or where other rules say what they ask for. */
function firstRequests(url: string, authorization: string, served: readonly RuleModule[]): string {
  const { country = '', scheme = '' } = served[0]?.manifest ?? {};
  if (!servesDemo(served)) {
    return `Which schemes are served, and what one of them asks for:
curl -s ${url}/v1/payroll/schemes ${authorization}
curl -s ${url}/v1/payroll/schemes/${country}/${scheme}/inputs ${authorization}
`;
  }
  return `Calculate and store a Colombian payslip:
curl -s -X POST ${url}/v1/payroll/calculate ${authorization} -H 'Content-Type: application/json' -d '${JSON.stringify(REQUEST)}'

Read it back, byte for byte, with the id of the answer (add ?include=audit_trail for every step):
curl -s ${url}/v1/payroll/calculations/ID ${authorization}
`;
}

function firstStart(url: string, { key, webhookSecret }: Demo, served: readonly RuleModule[]): string {
  return `
API key: ${key}
Webhook secret: ${webhookSecret}
They belong to the client ${DEMO} and are not shown again.

${firstRequests(url, `-H 'Authorization: Bearer ${key}'`, served)}
`;
}
