/** A thread of its own that sends batches of faults, so that the waits of others are measured undisturbed. */
import { parentPort, workerData } from 'node:worker_threads';

const ATTACKS = 10;

export interface Target {
  readonly url: string;
  readonly key: string;
}

/** 500 rows of 900 fields that nobody knows: 4 MB. */
function attackBody(): Uint8Array {
  const fields = Array.from({ length: 900 }, (_, at) => `"f${at}":1`).join(',');
  const rows = Array.from({ length: 500 }, (_, at) => `{"id":"e${at}",${fields}}`);
  const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
  const shared = { country: 'CO', scheme: 'ordinario', year: 2025, period, employer: { id: 'attacker' } };
  return Buffer.from(`${JSON.stringify(shared).slice(0, -1)},"employees":[${rows.join(',')}]}`);
}

async function attack({ url, key }: Target, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/v1/payroll/batch`, { method: 'POST', headers, body });
  const { length } = await answer.text();
  if (answer.status !== 201) throw new Error(`the attack was answered ${answer.status}`);
  if (length > 400_000) throw new Error(`the attack was answered with ${length} characters`);
}

const target: Target = workerData;
const body = new Uint8Array(attackBody());
parentPort?.on('message', async () => {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: ATTACKS }, () => attack(target, body)));
  parentPort?.postMessage(performance.now() - startedAt);
});
