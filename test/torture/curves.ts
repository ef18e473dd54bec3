/**
 * Curves against payslips: of random people of every scheme, every payslip of a window of salaries is calculated, and
 * compared with the stretches of the curve and with what is solved of targets that some of them give, and others.
 * `make torture` runs it; the environment says how much: CURVE_PEOPLE (20 a scheme), CURVE_STEPS (2,000,000 a
 * person), CURVE_SEED (1), CURVE_SCHEMES (`CO ordinario`, with commas).
 */

import { inOrder } from '../../threads/in-order.ts';
import { ThreadPool, usualThreads } from '../../threads/thread-pool.ts';
import type { Judged } from '../curves/judge.ts';
import { type Order, SCHEMES } from './curves/check-window.ts';
import { wholeNumber } from './whole-number.ts';

const PART = 10_000;

function* orders(schemes: readonly string[], people: number, steps: number, seed: number): Generator<Order> {
  for (const scheme of schemes) {
    for (let person = 0; person < people; person++) {
      for (let from = 0; from < steps; from += PART) {
        const to = Math.min(from + PART, steps) - 1;
        yield { scheme, person, seed, steps, from, to };
      }
    }
  }
}

function chosenSchemes(): readonly string[] {
  const names = (process.env.CURVE_SCHEMES ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !SCHEMES.includes(name));
  if (unknown.length > 0) throw new RangeError(`no scheme ${unknown.join(', ')}: ${SCHEMES.join(', ')}`);
  return names.length === 0 ? SCHEMES : names;
}

const people = wholeNumber('CURVE_PEOPLE', 20);
const steps = wholeNumber('CURVE_STEPS', 2_000_000);
const seed = wholeNumber('CURVE_SEED', 1);
const threads = usualThreads();
const module = new URL('./curves/thread.ts', import.meta.url);
const pool = new ThreadPool<Order, Judged>({ module, setup: null, threads });
let payslips = 0;
await inOrder(
  orders(chosenSchemes(), people, steps, seed),
  2 * threads,
  (order) => pool.run(order),
  (judged, { scheme, person, from }) => {
    payslips += judged.payslips;
    if (from + PART >= steps)
      console.log(`${scheme} ${person + 1}: ${payslips.toLocaleString('en')} payslips`);
    if (judged.faults.length === 0) return;
    console.error(`${scheme}, person ${person}, seed ${seed}, from step ${from}:`);
    console.error(judged.faults.slice(0, 10).join('\n'));
    process.exit(1);
  },
);
await pool.stop();
console.log(`${payslips.toLocaleString('en')} payslips compared with their curves, 0 differences`);
