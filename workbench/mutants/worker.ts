/** A thread of `payroll test --mutate`: it carries out its share of the work on one file after the other. */
import { answerOrders } from '../../threads/answer-orders.ts';
import { type Mutated, type Share, type Tested, unnoticedOf } from './unnoticed.ts';

export interface MutantOrder {
  readonly tested: Tested;
  readonly share: Share;
}

answerOrders<MutantOrder, Mutated>(({ tested, share }) => ({ answer: unnoticedOf(tested, share) }));
