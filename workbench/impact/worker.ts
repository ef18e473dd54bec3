/** A thread of an impact run: compares people, and answers its tally when it is asked for it. */
import { workerData } from 'node:worker_threads';
import type { RuleModule } from '../../runtime/module.ts';
import { answerOrders } from '../../threads/answer-orders.ts';
import type { ThreadData } from '../../threads/thread-start.ts';
import type { Person } from '../population/person.ts';
import { comparePerson, type Side } from './compare-person.ts';
import { csvLine } from './impact-csv.ts';
import type { ImpactAnswer, ImpactOrder, SideSetup, WorkerSetup } from './messages.ts';
import { Tally } from './tally.ts';

const { setup }: ThreadData<WorkerSetup> = workerData;

async function sideOf({ address, month, part }: SideSetup): Promise<Side> {
  const loaded: { readonly rules: RuleModule } = await import(address);
  return { module: loaded.rules, month, part };
}

const [before, after] = await Promise.all([sideOf(setup.before), sideOf(setup.after)]);
const tally = new Tally();

answerOrders(({ people }: ImpactOrder) => {
  const answer: ImpactAnswer =
    people === null ? { csv: '', tally: tally.state() } : { csv: compare(people), tally: null };
  return { answer };
});

function compare(people: readonly Person[]): string {
  const rows: string[] = [];
  for (const person of people) {
    const compared = comparePerson(person, before, after);
    tally.add(person, compared);
    if (setup.writesRows) rows.push(csvLine(person, compared));
  }
  return rows.join('');
}
