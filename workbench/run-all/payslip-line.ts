import { hash } from 'node:crypto';
import type { Computed } from '../../runtime/fixed-point/evaluation.ts';
import { LINE_PARTS } from '../../runtime/lines/line-texts.ts';
import { writeLines } from '../../runtime/lines/payslip-lines.ts';
import type { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { Evaluation, Manifest, RuleWarning } from '../../runtime/module.ts';
import { computedPayslip, evaluatedPayslip, type Payslip } from '../../runtime/payslip.ts';

/** Fraction digits of what a trace only shows, as in the answers of the service. */
const TRACE_DIGITS = 6;

/** The person whose payslip a line is. */
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
    this.#print(payee, evaluatedPayslip(this.#manifest, evaluation), to);
  }

  printComputed(payee: Payee, computed: Computed, to: TextBytes): void {
    this.#print(payee, computedPayslip(computed), to);
  }

  #print(payee: Payee, payslip: Payslip, to: TextBytes): void {
    printHead(payee, to);
    writeLines(payslip.lines, LINE_PARTS, to);
    this.#printWarnings(payslip.warnings, to);
    if (this.#trace) printTrace(payslip, to);
    to.add('}\n');
  }

  #printWarnings(warnings: readonly RuleWarning[], to: TextBytes): void {
    to.add(`,"warnings":${warnings.length === 0 ? '[]' : JSON.stringify(warnings)}${this.#fingerprint}`);
  }
}

function printTrace(payslip: Payslip, to: TextBytes): void {
  to.add(',"audit_trail":');
  const start = to.length;
  payslip.writeTrace(TRACE_DIGITS, to);
  to.add(`,"audit_trail_digest":"sha256:${hash('sha256', to.since(start), 'hex')}"`);
}

function printHead({ row, employeeId }: Payee, to: TextBytes): void {
  to.add(`{"row":${row},"employee_id":${JSON.stringify(employeeId)},`);
}
