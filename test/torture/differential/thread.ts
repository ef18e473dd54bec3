import { answerOrders } from '../../../threads/answer-orders.ts';
import { type Checked, checkChunk, type Order } from './check-chunk.ts';

answerOrders<Order, Checked>((order) => ({ answer: checkChunk(order) }));
