import { isJsonObject } from '../json.ts';

/** What an operation costs, in tokens: a token is about a millisecond of a processor. */
interface Price {
  /** Whether other threads do most of it. */
  readonly inThreads: boolean;
  /** As far as the length of the body tells. */
  readonly estimate: (bytes: number) => number;
  /** As its body and query say. */
  readonly exact: (body: unknown, query: unknown) => number;
}

/** A payslip, a record that is read or written: about a millisecond. */
const SINGLE: Price = { inThreads: false, estimate: () => 1, exact: () => 1 };

/** A body of this length is read within a token. */
const BYTES_A_TOKEN = 65_536;
/** A row of a batch has hardly less. */
const SHORTEST_ROW = 128;
const MOST_ROWS = 500;

const OTHERS: Readonly<Record<string, Price>> = {
  calculateBatch: {
    inThreads: true,
    estimate: (bytes) => bytes / BYTES_A_TOKEN + Math.min(MOST_ROWS, bytes / SHORTEST_ROW),
    exact: (body) => 1 + lengthOf(body, 'employees'),
  },
  simulatePayroll: {
    inThreads: true,
    estimate: () => 20,
    exact: (body) => 1 + lengthOf(memberOf(body, 'simulation'), 'scenarios'),
  },
  solvePayroll: {
    inThreads: true,
    estimate: () => 200,
    exact: (body) => 100 + 20 * Math.max(1, lengthOf(memberOf(body, 'solve'), 'targets')),
  },
  /** Each item is read out of the answer of its payslip. */
  listCalculations: listPrice(4),
  listBatches: listPrice(20),
  listJobs: listPrice(20),
  listEmployees: listPrice(20),
  listPayouts: listPrice(20),
  listOpeningBalances: listPrice(20),
};

/** So many items of a page are a token. */
function listPrice(items: number): Price {
  const exact = (_: unknown, query: unknown) =>
    1 + Math.floor(Number(memberOf(query, 'limit') ?? 20) / items);
  return { inThreads: false, estimate: () => 1, exact };
}

function memberOf(value: unknown, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

function lengthOf(value: unknown, name: string): number {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list.length : 0;
}

/** The price of an operation of the contract. */
export function priceOf(operationId: string): Price {
  return OTHERS[operationId] ?? SINGLE;
}
