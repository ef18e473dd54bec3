/** A thread of the service: carries out orders under rules that it loads when the first order names them. */
import { workerData } from 'node:worker_threads';
import type { RuleModule } from '../../runtime/module.ts';
import { type Answered, answerOrders } from '../../threads/answer-orders.ts';
import type { ThreadData } from '../../threads/thread-start.ts';
import { rowsList } from '../body/batch-rows.ts';
import { shareRuntime } from '../rules/share-runtime.ts';
import { ServiceError } from '../service-error.ts';
import { type RulesInFile, sentError, type WorkAnswer, type WorkOrder, type WorkSetup } from './messages.ts';
import { CARRY_OUT, type Kind, type Tools } from './orders.ts';

shareRuntime();
const { setup }: ThreadData<WorkSetup> = workerData;
const rows = rowsList(setup.rows);
const loaded = new Map<string, RuleModule>();

/** False where the file is not the one that the service has loaded, or no longer a module. */
async function load({ fingerprint, address }: RulesInFile): Promise<boolean> {
  if (loaded.has(fingerprint)) return true;
  const rules = await importRules(address);
  if (rules?.manifest.fingerprint !== fingerprint) return false;
  loaded.set(fingerprint, rules);
  return true;
}

async function importRules(address: string): Promise<RuleModule | null> {
  try {
    const { rules }: { readonly rules: RuleModule } = await import(address);
    return rules;
  } catch {
    return null;
  }
}

function moduleOf(fingerprint: string): RuleModule {
  const module = loaded.get(fingerprint);
  if (module === undefined) throw new Error(`an order did not name the rules ${fingerprint}`);
  return module;
}

async function carryOut<K extends Kind>(
  { kind, order, rules }: WorkOrder<K>,
  turn: Tools['turn'],
): Promise<Answered<WorkAnswer<K>>> {
  for (const one of rules) if (!(await load(one))) return { answer: { kind: 'changed' } };
  try {
    const { answer, transfer = [] } = await CARRY_OUT[kind](order, { module: moduleOf, rows, turn });
    return { answer: { kind: 'done', answer }, transfer };
  } catch (error) {
    if (error instanceof ServiceError) return { answer: { kind: 'refused', error: sentError(error) } };
    throw error;
  }
}

answerOrders((order: WorkOrder, turn) => carryOut(order, turn));
