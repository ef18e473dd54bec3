import { colored, type Paint, plain } from '../../dsl/diagnostics/paint.ts';
import { CLIFFS, cliffLines } from '../curves/cliffs.ts';
import type { Change, Severity } from '../diff/change.ts';
import {
  type ComparedFile,
  countChanges,
  placeOf,
  type ReportedFile,
  SEVERITIES,
  TITLES,
  titleOf,
} from './diff-report.ts';
import { plural } from './report-diagnostics.ts';

const ROLES = {
  breaks_clients: 'error',
  changes_pay: 'warning',
  changes_shown: 'strong',
  changes_nothing: 'secondary',
} as const;

/** The report for a terminal: by file, worst first, each change with its place in both versions. */
export function diffText(files: readonly ReportedFile[], color: boolean): string {
  const paint = color ? colored : plain;
  const parts = files.map((file) =>
    file.kind === 'compared'
      ? fileText(file, paint)
      : `${paint('strong', file.path)}\n  ${file.kind}: a rule file of the scheme\n`,
  );
  return `${parts.join('\n')}\n${summaryText(files)}\n`;
}

function summaryText(files: readonly ReportedFile[]): string {
  const counts = countChanges(files);
  const total = SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);
  if (total === 0) return 'No differences.';
  const verbs: Readonly<Record<Severity, string>> = {
    breaks_clients: 'break API clients',
    changes_pay: 'change pay',
    changes_shown: 'change what is shown',
    changes_nothing: 'change nothing',
  };
  const parts = SEVERITIES.map((severity) => `${counts[severity]} ${verbs[severity]}`);
  return `${plural(total, 'change')}: ${parts.join(', ')}.`;
}

function fileText({ diff, laws, cliffs }: ComparedFile, paint: Paint): string {
  const { before, after, sameMeaning, changes } = diff;
  const head = `${paint('strong', `${before.source.path} → ${after.source.path}`)}\n`;
  const same = sameMeaning
    ? `  ${paint('hint', 'Same meaning: no amount and no warning of a payslip differs.')}\n`
    : '';
  const groups = SEVERITIES.map((severity) => {
    const group = changes.filter((change) => change.severity === severity);
    if (group.length === 0) return '';
    const title = `\n  ${paint(ROLES[severity], TITLES[severity])} (${group.length})\n`;
    return title + group.map((change) => changeText(change, laws, paint)).join('');
  });
  return head + same + groups.join('') + cliffText(cliffs, paint);
}

function cliffText(cliffs: ComparedFile['cliffs'], paint: Paint): string {
  if (cliffs.length === 0) return '';
  const lines = cliffLines(cliffs).map((line) => `    ${line}\n`);
  return `\n  ${paint('strong', CLIFFS)} (${cliffs.length})\n${lines.join('')}`;
}

function changeText(change: Change, [before, after]: ComparedFile['laws'], paint: Paint): string {
  const note = change.note === null ? '' : `  (${change.note})`;
  const lines = [
    `    ${titleOf(change)}${note}`,
    ...(change.before === null
      ? []
      : [side('-', change.before.text, placeOf(before, change.before.span), paint)]),
    ...(change.after === null
      ? []
      : [side('+', change.after.text, placeOf(after, change.after.span), paint)]),
  ];
  return `${lines.join('\n')}\n`;
}

function side(sign: '-' | '+', text: string, place: string, paint: Paint): string {
  return `      ${paint(sign === '-' ? 'error' : 'hint', `${sign} ${text}`)}  ${paint('gutter', place)}`;
}
