import { USUAL_PRECISION } from '../../runtime/calculate.ts';
import { amountText } from '../../runtime/lines/payslip-lines.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type Evaluator, traceText as printedTrace, type Refused } from '../../runtime/payslip.ts';
import { periodBasis } from '../../runtime/period-basis.ts';
import { type Clock, timestamp } from '../clock.ts';
import { sha256 } from '../digest.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import type { NextId } from '../identifiers.ts';
import { printAnswer } from './answer.ts';
import type { Calculation, StoredRecord, WarningDetail, WireStep } from './calculation.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { contentDigest } from './content-digest.ts';
import { drawDiagram } from './diagram.ts';
import { rulesOrFaults } from './faults-beyond-schema.ts';
import { calculatePayslip, type HistoryOf, type WarnedPayslip } from './payslip.ts';
import { type Earlier, historyOf } from './payslip-history.ts';
import { refuseBadInputs, refuseByRule } from './refusals.ts';
import { type ChosenRules, type RuleCatalog, rulesOfAccepted } from './rule-catalog.ts';
import { checkSupersession, type FindSuperseded } from './supersession.ts';

/** Shape of the stored answer; raised with every change of it. */
export const SCHEMA_VERSION = 2;

/** What an answer says beside what the rules say. */
export interface Maker {
  readonly engineVersion: string;
  readonly clock: Clock;
  readonly nextId: NextId;
}

export interface Calculator extends Maker {
  readonly catalog: RuleCatalog;
  /** Told of every payslip, for the metrics. */
  readonly onCalculated?: OnCalculated;
}

type OnCalculated = (country: string, scheme: string, evaluator: Evaluator) => void;

/** Finds the other records of the same client that a calculation needs. */
export interface Lookups {
  readonly findSuperseded: FindSuperseded;
  /** Finds the employee's stored payslips, for histories. */
  readonly earlierFor: (request: CalculationRequest, rules: ChosenRules) => Promise<Earlier>;
}

/** Look-ups that find nothing, because nothing is stored or nothing counts. */
export const NO_OTHERS: Lookups = {
  findSuperseded: async () => undefined,
  earlierFor: async () => ({ rows: [], revision: null, root: null }),
};

/** The place of a calculation in its batch. */
export interface BatchPlace {
  readonly batchId: string;
  /** Warnings about this row beside the other rows. */
  readonly warnings: readonly WarningDetail[];
}

/** An answer and the trace that is stored beside it, whether it was asked for or not. */
export interface Calculated {
  readonly calculation: Calculation;
  readonly netSalary: string;
  /** JSON, as it is sent and stored. */
  readonly answer: string;
  /** JSON in its RFC 8785 form. */
  readonly traceText: string;
  /** The employer's revision when the history was read; null if nothing was found. */
  readonly revision: number | null;
  readonly evaluator: Evaluator;
}

/**
 * One calculation from the request to the answer, stored nowhere. The checks run in the order of the
 * contract and the first that fails throws a `ServiceError` with all its faults.
 */
export async function calculate(
  request: CalculationRequest,
  by: Calculator,
  { findSuperseded, earlierFor }: Lookups,
): Promise<Calculated> {
  const rules = rulesOrFaults('calculatePayroll', request, by.catalog);
  const earlier = request.history === undefined ? null : await earlierFor(request, rules);
  const outcome = calculatePayslip(request, rules, historyFrom(earlier, request, rules));
  if (outcome.kind === 'refused') refuseBadInputs(outcome.refusals, request);
  const superseding = await checkSupersession(request, findSuperseded);
  if (outcome.kind === 'refused') return refuse(outcome, request, rules);
  by.onCalculated?.(request.country, request.scheme, outcome.evaluator);
  const warnings = [...outcome.warnings, ...superseding];
  return { ...document(request, by, rules, { ...outcome, warnings }, null), revision: revisionOf(earlier) };
}

/**
 * One row of a batch, whose rules are chosen; `earlier` is null where no history is asked for. Throws a `ServiceError` with
 * the faults of the row.
 */
export function calculateInBatch(
  request: CalculationRequest,
  rules: ChosenRules,
  earlier: Earlier | null,
  by: Maker,
  batch: BatchPlace,
): Calculated {
  const outcome = calculatePayslip(request, rules, historyFrom(earlier, request, rules));
  if (outcome.kind === 'refused') return refuse(outcome, request, rules);
  const warnings = [...outcome.warnings, ...batch.warnings];
  const made = document(request, by, rules, { ...outcome, warnings }, batch.batchId);
  return { ...made, revision: revisionOf(earlier) };
}

function historyFrom(earlier: Earlier | null, request: CalculationRequest, rules: ChosenRules): HistoryOf {
  return earlier === null ? null : (call) => historyOf(request, rules, call, earlier);
}

function revisionOf(earlier: Earlier | null): number | null {
  return earlier?.revision ?? null;
}

function refuse({ refusals }: Refused, request: CalculationRequest, { module }: ChosenRules): never {
  refuseBadInputs(refusals, request);
  refuseByRule(refusals);
  throw new Error(`${module.manifest.path}: the rules refuse the input without a reason`);
}

/**
 * A stored request once more, with the history that it was answered with, and without what was checked when it was
 * accepted: those checks may have become stricter since. Throws a `ServiceError` when the rules themselves refuse it.
 */
export function recalculate(
  request: CalculationRequest,
  by: Calculator,
  history: AnsweredHistory | null = null,
): Calculated {
  const rules = rulesOfAccepted(request, by.catalog);
  const outcome = calculatePayslip(request, rules, history === null ? null : () => history);
  if (outcome.kind === 'refused') return refuse(outcome, request, rules);
  return document(request, by, rules, outcome, null);
}

function document(
  request: CalculationRequest,
  by: Maker,
  { module: { manifest } }: ChosenRules,
  payslip: WarnedPayslip,
  batchId: string | null,
): Calculated {
  const options = request.options ?? {};
  const { lines, month, warnings, history } = payslip;
  const traceText = printedTrace(payslip, options.precision ?? USUAL_PRECISION);
  const head = {
    id: by.nextId(),
    status: 'success' as const,
    country: request.country,
    scheme: request.scheme,
    year: request.year,
    period: request.period,
    employee_id: request.employee.id,
  };
  const foot = {
    warnings,
    period_basis: periodBasis(request.period, manifest.proration, month),
    dsl_version: manifest.version,
    computed_at: timestamp(by.clock),
    ...(history !== null && { history }),
  };
  const undigested = recordOf(request, by, manifest, sha256(traceText), batchId);
  const content_digest = contentDigest({ ...head, ...foot, record: undigested }, lines);
  const record = { ...undigested, content_digest };
  const diagram = options.include_diagram === true ? { diagram: drawDiagram(stepsOf(traceText)) } : {};
  const auditTrail = options.include_audit_trail === true ? traceText : null;
  return {
    calculation: { ...head, ...foot, record },
    netSalary: amountText(lines, 'net_salary'),
    answer: printAnswer({ head, lines, foot: { ...foot, record, ...diagram }, auditTrail }),
    traceText,
    revision: null,
    evaluator: payslip.evaluator,
  };
}

function stepsOf(traceText: string): readonly WireStep[] {
  return JSON.parse(traceText);
}

/** Everything about the storage but the digest of the content, which covers this too. */
function recordOf(
  request: CalculationRequest,
  by: Maker,
  manifest: Manifest,
  audit_trail_digest: string,
  batch_id: string | null,
): Omit<StoredRecord, 'content_digest'> {
  return {
    stored: true,
    rule_fingerprint: manifest.fingerprint,
    engine_version: by.engineVersion,
    schema_version: SCHEMA_VERSION,
    audit_trail_digest,
    batch_id,
    supersedes_id: request.options?.supersedes ?? null,
    metadata: request.options?.metadata ?? {},
  };
}
