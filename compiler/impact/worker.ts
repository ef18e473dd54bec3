/** A thread of an impact run: compares people until it is told to finish, then answers its tally. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RuleModule } from '../runtime/module.ts';
import { comparePerson, type Side } from './compare-person.ts';
import { csvLine } from './impact-csv.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { Tally } from './tally.ts';

const setup: WorkerSetup = workerData;

async function sideOf({ address, month }: WorkerSetup['before']): Promise<Side> {
  const loaded: { readonly rules: RuleModule } = await import(address);
  return { module: loaded.rules, month };
}

function answer(message: FromWorker): void {
  parentPort?.postMessage(message);
}

const [before, after] = await Promise.all([sideOf(setup.before), sideOf(setup.after)]);
const tally = new Tally();

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'finish') {
    answer({ kind: 'tally', tally: tally.state() });
    parentPort?.close();
    return;
  }
  const rows: string[] = [];
  for (const person of message.people) {
    const compared = comparePerson(person, before, after);
    tally.add(person, compared);
    if (setup.writesRows) rows.push(csvLine(person, compared));
  }
  answer({ kind: 'done', number: message.number, count: message.people.length, csv: rows.join('') });
});
