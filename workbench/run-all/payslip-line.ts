import { hash } from 'node:crypto';
import { printAuditTrail } from '../../runtime/audit-trail.ts';
import { evaluationLines } from '../../runtime/lines/evaluation-lines.ts';
import { LINE_PARTS } from '../../runtime/lines/line-texts.ts';
import { writeLines } from '../../runtime/lines/payslip-lines.ts';
import type { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { Evaluation, Manifest, RuleWarning } from '../../runtime/module.ts';
import { computedLines } from '../../runtime/plain/computed-lines.ts';
import { type Computed, printTrace } from '../../runtime/plain/evaluation.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';

/** Fraction digits of what a trace only shows, as in the answers of the service. */
const TRACE_DIGITS = 6;

/** Whose payslip a line is. */
export interface Payee {
  readonly row: number;
  readonly employeeId: string | null;
}

/** Prints a payslip as one line, from an evaluation or from plain numbers: the same text. */
export interface LinePrinter {
  readonly printEvaluation: (payee: Payee, evaluation: Evaluation, to: TextBytes) => void;
  readonly printComputed: (payee: Payee, payslip: Computed, to: TextBytes) => void;
}

/** NDJSON, with the audit trail when there is to be one. */
export class JsonLines implements LinePrinter {
  readonly #manifest: Manifest;
  readonly #fingerprint: string;
  readonly #trace: boolean;

  constructor(manifest: Manifest, trace: boolean) {
    this.#manifest = manifest;
    this.#fingerprint = `,"rule_fingerprint":${JSON.stringify(manifest.fingerprint)}`;
    this.#trace = trace;
  }

  printEvaluation(payee: Payee, evaluation: Evaluation, to: TextBytes): void {
    printHead(payee, to);
    writeLines(evaluationLines(this.#manifest, evaluation), LINE_PARTS, to);
    this.#printWarnings(evaluation.warnings, to);
    if (this.#trace) {
      const steps = tracedSteps(this.#manifest, evaluation);
      this.#printTrace((out) => out.add(printAuditTrail(steps, TRACE_DIGITS)), to);
    }
    to.add('}\n');
  }

  printComputed(payee: Payee, payslip: Computed, to: TextBytes): void {
    printHead(payee, to);
    writeLines(computedLines(payslip), LINE_PARTS, to);
    this.#printWarnings(payslip.warnings, to);
    if (this.#trace) {
      this.#printTrace((out) => {
        printTrace(payslip, TRACE_DIGITS, out);
        out.ascii(']');
      }, to);
    }
    to.add('}\n');
  }

  #printWarnings(warnings: readonly RuleWarning[], to: TextBytes): void {
    to.add(`,"warnings":${warnings.length === 0 ? '[]' : JSON.stringify(warnings)}${this.#fingerprint}`);
  }

  /** The list of steps, whatever character it begins with: the rules write a comma before every step. */
  #printTrace(printSteps: (to: TextBytes) => void, to: TextBytes): void {
    to.add(',"audit_trail":');
    const start = to.length;
    printSteps(to);
    to.replaceAt(start, '[');
    to.add(`,"audit_trail_digest":"sha256:${hash('sha256', to.since(start), 'hex')}"`);
  }
}

function printHead({ row, employeeId }: Payee, to: TextBytes): void {
  to.add(`{"row":${row},"employee_id":${JSON.stringify(employeeId)},`);
}
