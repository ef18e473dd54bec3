import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { NextId } from '../identifiers.ts';
import { listClients } from '../store/clients.ts';
import type { Database } from '../store/database.ts';
import { lockStart } from '../store/start-lock.ts';
import { createKey } from './keys.ts';
import { createClientWithSecret } from './webhooks.ts';

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
export interface Demo {
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
  if (config.environment !== 'sandbox') return null;
  return database.writer.transaction(async (trx) => {
    await lockStart(trx);
    if ((await listClients(trx)).length > 0) return null;
    const client = await createClientWithSecret({ db: trx, clock, nextId, config }, 'demo');
    const key = await createKey({ db: trx, clock, config }, { client: 'demo', name: 'first start' });
    return { key, webhookSecret: client.webhook_secret };
  });
}

/** What a person sees when the service has started. */
export function welcome(url: string, demo: Demo | null): string {
  const listening = `Listening on ${url}, documentation at ${url}/v1/docs\n`;
  if (demo === null) {
    return `${listening}Another API key: npx payroll keys create --client demo --name NAME\n`;
  }
  const { key, webhookSecret } = demo;
  const authorization = `-H 'Authorization: Bearer ${key}'`;
  const calculations = `${url}/v1/payroll/calculations`;
  return `${listening}
API key: ${key}
Webhook secret: ${webhookSecret}
They belong to the client demo and are not shown again.

Calculate and store a Colombian payslip:
curl -s -X POST ${url}/v1/payroll/calculate ${authorization} -H 'Content-Type: application/json' -d '${JSON.stringify(REQUEST)}'

Read it back, byte for byte, with the id of the answer (add ?include=audit_trail for every step):
curl -s ${calculations}/ID ${authorization}

`;
}
