import type { RuleModule } from '../../runtime/module.ts';
import type { RowsList } from '../body/batch-rows.ts';
import { type RowsBody, readRowsBody } from '../body/rows-body.ts';
import { calculateRow, type ReadyRow, type RowOutcome } from '../payroll/batch-row.ts';
import type { BatchPlace } from '../payroll/calculate.ts';
import { printSummaries } from '../payroll/calculation-summary.ts';
import { faultsOfJudged, type JudgedRow } from '../payroll/faulty-rows.ts';
import type { Earlier } from '../payroll/payslip-history.ts';
import type { ChosenRules } from '../payroll/rule-catalog.ts';
import { type Simulation, simulate } from '../payroll/simulate.ts';
import { type Solving, solvePayroll } from '../payroll/solve.ts';
import { kindOf } from '../payroll/worked-payslips.ts';
import type { Fault } from '../service-error.ts';
import type { ListedCalculation } from '../store/calculations/calculation-list.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import type { PackedRows } from '../store/texts/calculation-texts.ts';
import type { Dictionary, DictionaryKind } from '../store/texts/dictionaries.ts';

/** Rules by the fingerprint of their file: a thread has modules of its own. */
export interface NamedRules {
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
}

/** What is answered and stored nowhere, with its id. */
type Unstored<Order extends { readonly rules: ChosenRules }> = Named<Order> & {
  readonly id: string;
  readonly now: number;
};

/** Everything that runs beside the main thread: what is asked, and what is answered. */
export interface Works {
  readonly rows: { readonly order: RowsOrder; readonly answer: readonly RowOutcome[] };
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
  readonly [K in Kind]: (order: Works[K]['order'], tools: Tools) => Promise<Works[K]['answer']>;
};

/** How each kind of order is carried out. Each throws a `ServiceError` for what the caller is told. */
export const CARRY_OUT: CarriedOut = {
  rows: async (order, tools) => {
    const outcomes: RowOutcome[] = [];
    for (const row of order.rows) {
      outcomes.push(calculateOne(row, order, tools));
      await tools.turn();
    }
    return outcomes;
  },
  simulation: async ({ rules, id, now, ...order }, tools) =>
    simulate({ ...order, rules: chosen(rules, tools) }, makerOf(id, now), tools.turn),
  solving: async ({ rules, id, now, ...order }, tools) =>
    solvePayroll({ ...order, rules: chosen(rules, tools) }, makerOf(id, now), tools.turn),
  summaries: (order, { turn }) => printSummaries(order, turn),
  faulty_rows: async (rows, tools) => {
    const found: (readonly Fault[])[] = [];
    for (const row of rows) {
      found.push(faultsOfJudged({ ...row, rules: chosen(row.rules, tools) }));
      await tools.turn();
    }
    return found;
  },
  rows_body: ({ bytes, isDigested }, { rows, turn }) => readRowsBody(bytes, rows, isDigested, turn),
};

function calculateOne(
  { id, place, earlier, rules, ...row }: RowOrder,
  { tenant, engineVersion, now, dictionaries }: RowsOrder,
  tools: Tools,
): RowOutcome {
  const by = { ...makerOf(id, now), engineVersion };
  const dictionary = dictionaries.get(dictionaryName(rules.fingerprint, kindOf(row.request))) ?? null;
  return calculateRow({ ...row, rules: chosen(rules, tools) }, { tenant, by, place, earlier, dictionary });
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
