import { answerOrders } from '../../../threads/answer-orders.ts';
import type { Judged } from '../../curves/judge.ts';
import { checkWindow, type Order } from './check-window.ts';

answerOrders<Order, Judged>((order) => ({ answer: checkWindow(order) }));
