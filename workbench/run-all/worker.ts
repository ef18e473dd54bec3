/** A thread of a run: prints the payslips of one piece after the other. */
import { workerData } from 'node:worker_threads';
import type { RuleModule } from '../../runtime/module.ts';
import { answerOrders } from '../../threads/answer-orders.ts';
import type { ThreadData } from '../../threads/thread-start.ts';
import type { Printed, PrintOrder, PrintSetup } from './messages.ts';
import { PiecePrinter } from './piece-printer.ts';

const { setup }: ThreadData<PrintSetup> = workerData;
const loaded: { readonly rules: RuleModule } = await import(setup.rules);
const printer = new PiecePrinter(setup, loaded.rules);

answerOrders((order: PrintOrder) => {
  const answer: Printed = printer.print(order);
  return { answer, transfer: [answer.memory] };
});
