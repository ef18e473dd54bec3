import type { RuleModule } from '../../runtime/module.ts';
import type { Evaluator } from '../../runtime/payslip.ts';
import type { Answered } from '../../threads/answer-orders.ts';
import type { RowsList } from '../body/batch-rows.ts';
import { type RowsBody, readRowsBody } from '../body/rows-body.ts';
import { joinedBytes } from '../joined-bytes.ts';
import { calculateRow, type FailedRow, type ReadyRow, type RowOutcome } from '../payroll/batch-row.ts';
import type { BatchPlace } from '../payroll/calculate.ts';
import { printSummaries } from '../payroll/calculation-summary.ts';
import { faultsOfJudged, type JudgedRow } from '../payroll/faulty-rows.ts';
import type { Earlier } from '../payroll/payslip-history.ts';
import type { ChosenRules } from '../payroll/rule-catalog.ts';
import { type Simulation, simulate } from '../payroll/simulate.ts';
import { type Solving, solvePayroll } from '../payroll/solve.ts';
import { printStoredBatch, type StoredBatch } from '../payroll/stored-batch.ts';
import { kindOf } from '../payroll/worked-payslips.ts';
import type { Fault } from '../service-error.ts';
import type { ListedCalculation } from '../store/calculations/calculation-list.ts';
import type { KeptForHistories, Tenant } from '../store/calculations/calculations.ts';
import type { RowValues } from '../store/database/insert-rows.ts';
import { calculationValues } from '../store/histories/insert-calculations.ts';
import type { PackedRows } from '../store/texts/calculation-texts.ts';
import type { Dictionary, DictionaryKind } from '../store/texts/dictionaries.ts';

/** Rules by the fingerprint of their file: a thread has modules of its own. */
interface NamedRules {
  readonly fingerprint: string;
  readonly referenceDate: string;
}

/** An order in which rules are named. */
type Named<Order extends { readonly rules: ChosenRules }> = Omit<Order, 'rules'> & {
  readonly rules: NamedRules;
};

/** A row of a batch, and what it is made into a record with. */
export interface RowOrder extends Named<Omit<ReadyRow, 'kind'>> {
  /** Of the calculation, if it is made. */
  readonly id: string;
  readonly place: BatchPlace;
  readonly earlier: Earlier | null;
}

/** Rows of one batch that are calculated one after the other. */
export interface RowsOrder {
  readonly rows: readonly RowOrder[];
  readonly tenant: Tenant;
  readonly engineVersion: string;
  readonly now: number;
  /** By {@link dictionaryName}. */
  readonly dictionaries: ReadonlyMap<string, Dictionary | null>;
  /** The lines of the scheme that histories read. */
  readonly lines: readonly string[];
  /** False where nobody waits for the answers of the rows. */
  readonly isAnswered: boolean;
}

/** A calculated row, without what stands in bytes. */
interface CalculatedRow {
  readonly kind: 'calculated';
  readonly index: number;
  readonly evaluator: Evaluator;
  readonly kept: KeptForHistories;
  /** Where its answer ends among those of all rows. */
  readonly end: number;
}

/** What is made of rows, ready to be stored and sent as it is. */
export interface RowsAnswer {
  readonly outcomes: readonly (CalculatedRow | FailedRow)[];
  /** What the rows of the calculations are written with. */
  readonly values: readonly RowValues[];
  /** The answers one after the other. */
  readonly answers: Uint8Array<ArrayBuffer>;
}

/** What is answered and stored nowhere, with its id. */
type Unstored<Order extends { readonly rules: ChosenRules }> = Named<Order> & {
  readonly id: string;
  readonly now: number;
};

/** Everything that runs beside the main thread: what is asked, and what is answered. */
export interface Works {
  readonly rows: { readonly order: RowsOrder; readonly answer: RowsAnswer };
  readonly simulation: { readonly order: Unstored<Simulation>; readonly answer: string };
  readonly solving: { readonly order: Unstored<Solving>; readonly answer: string };
  readonly rows_body: {
    readonly order: { readonly bytes: Uint8Array; readonly isDigested: boolean };
    readonly answer: RowsBody;
  };
  readonly faulty_rows: {
    readonly order: readonly Named<JudgedRow>[];
    readonly answer: readonly (readonly Fault[])[];
  };
  readonly stored_batch: { readonly order: StoredBatch; readonly answer: Uint8Array<ArrayBuffer> };
  readonly summaries: { readonly order: PackedRows<ListedCalculation>; readonly answer: string };
}

export type Kind = keyof Works;

/** What orders are carried out with, wherever that is. */
export interface Tools {
  readonly module: (fingerprint: string) => RuleModule;
  readonly rows: RowsList;
  /** Lets others go first between two pieces. */
  readonly turn: () => Promise<void>;
}

type CarriedOut = {
  readonly [K in Kind]: (order: Works[K]['order'], tools: Tools) => Promise<Answered<Works[K]['answer']>>;
};

/** How each kind of order is carried out. Each throws a `ServiceError` for what the caller is told. */
export const CARRY_OUT: CarriedOut = {
  rows: async (order, tools) => {
    const outcomes: RowOutcome[] = [];
    for (const row of order.rows) {
      outcomes.push(calculateOne(row, order, tools));
      await tools.turn();
    }
    const answer = rowsAnswer(outcomes, order);
    return {
      answer,
      transfer: [...answer.values, { bytes: answer.answers }].map(({ bytes }) => bytes.buffer),
    };
  },
  simulation: async ({ rules, id, now, ...order }, tools) => ({
    answer: await simulate({ ...order, rules: chosen(rules, tools) }, makerOf(id, now), tools.turn),
  }),
  solving: async ({ rules, id, now, ...order }, tools) => ({
    answer: await solvePayroll({ ...order, rules: chosen(rules, tools) }, makerOf(id, now), tools.turn),
  }),
  stored_batch: async (order, { turn }) => {
    const answer = await printStoredBatch(order, turn);
    return { answer, transfer: [answer.buffer] };
  },
  summaries: async (order, { turn }) => ({ answer: await printSummaries(order, turn) }),
  faulty_rows: async (rows, tools) => {
    const answer: (readonly Fault[])[] = [];
    for (const row of rows) {
      answer.push(faultsOfJudged({ ...row, rules: chosen(row.rules, tools) }));
      await tools.turn();
    }
    return { answer };
  },
  rows_body: async ({ bytes, isDigested }, { rows, turn }) => ({
    answer: await readRowsBody(bytes, rows, isDigested, turn),
  }),
};

function rowsAnswer(outcomes: readonly RowOutcome[], { isAnswered }: RowsOrder): RowsAnswer {
  const answers: string[] = [];
  let end = 0;
  const told = outcomes.map((outcome) => {
    if (outcome.kind === 'failed') return outcome;
    const { index, calculation, evaluator, answer } = outcome;
    const { contentDigest, amounts, history } = calculation;
    if (isAnswered) {
      answers.push(answer);
      end += Buffer.byteLength(answer);
    }
    return { kind: 'calculated', index, evaluator, kept: { contentDigest, amounts, history }, end } as const;
  });
  const rows = outcomes.flatMap((one) => (one.kind === 'failed' ? [] : [one.calculation.row]));
  return { outcomes: told, values: calculationValues(rows), answers: joinedBytes(answers) };
}

function calculateOne(
  { id, place, earlier, rules, ...row }: RowOrder,
  { tenant, engineVersion, now, dictionaries, lines }: RowsOrder,
  tools: Tools,
): RowOutcome {
  const by = { ...makerOf(id, now), engineVersion };
  const dictionary = dictionaries.get(dictionaryName(rules.fingerprint, kindOf(row.request))) ?? null;
  const means = { tenant, by, place, earlier, dictionary, lines };
  return calculateRow({ ...row, rules: chosen(rules, tools) }, means);
}

function chosen({ fingerprint, referenceDate }: NamedRules, { module }: Tools): ChosenRules {
  return { module: module(fingerprint), referenceDate };
}

export function dictionaryName(fingerprint: string, kind: DictionaryKind): string {
  return `${fingerprint} ${kind}`;
}

export function named({ module, referenceDate }: ChosenRules): NamedRules {
  return { fingerprint: module.manifest.fingerprint, referenceDate };
}

function makerOf(id: string, now: number) {
  return { nextId: () => id, clock: () => now };
}
