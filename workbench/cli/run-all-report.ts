import type { Manifest } from '../../runtime/module.ts';
import type { PartOfMonth } from '../population/month-call.ts';
import { faultText } from '../run-all/fault-text.ts';
import type { RowFault } from '../run-all/messages.ts';
import type { Progress } from '../run-all/run-all.ts';
import { plural } from './report-diagnostics.ts';
import { shownTime } from './shown-time.ts';

/** The number of bad rows that are named if no file takes them. */
export const NAMED_FAULTS = 10;

export interface RunReport {
  readonly manifest: Manifest;
  readonly month: string;
  readonly part: PartOfMonth;
  readonly progress: Progress;
  readonly seconds: number;
  readonly isStopped: boolean;
  /** The output as the user named it; null is standard output. */
  readonly out: string | null;
  readonly errors: string | null;
  /** The first faults, when no file takes them. */
  readonly faults: readonly RowFault[];
}

/** Prints the summary of a run. */
export function runReportText(report: RunReport): string {
  const { manifest, progress, out, errors, seconds } = report;
  const { printed, failed } = progress;
  const where = out === null ? '' : ` in ${out}`;
  const bad = failed === 0 ? '' : `, ${plural(failed, 'bad row')}${errors === null ? '' : ` in ${errors}`}`;
  const lines = [
    `${manifest.country}.${manifest.scheme} ${shownTime(report)}: ${plural(printed, 'payslip')}${where}${bad}, ${seconds.toFixed(1)} s`,
    ...Object.entries(progress.warnings).map(([code, count]) => `  ${count} × ${code}`),
    ...report.faults.map((fault) => `  ${faultText(fault)}`),
  ];
  if (failed > report.faults.length && errors === null) lines.push('  --errors FILE lists every bad row');
  if (report.isStopped) lines.push(`stopped${out === null ? '' : `: ${out} is not written`}`);
  return `${lines.join('\n')}\n`;
}

/** The same for machines. */
export function runReportJson({
  manifest,
  month,
  part,
  progress,
  seconds,
  isStopped,
  out,
  errors,
  faults,
}: RunReport): unknown {
  return {
    status: isStopped ? 'stopped' : 'complete',
    country: manifest.country,
    scheme: manifest.scheme,
    month,
    half: typeof part === 'string' ? part : null,
    day: part === null || typeof part === 'string' ? null : part.day,
    rule_fingerprint: manifest.fingerprint,
    payslips: progress.printed,
    bad_rows: progress.failed,
    warnings: progress.warnings,
    out,
    errors,
    first_faults: faults.map(({ row, employeeId, code, field, message }) => ({
      row,
      employee_id: employeeId,
      code,
      field,
      message,
    })),
    seconds: Number(seconds.toFixed(3)),
  };
}
