import { markdownCode, markdownText } from '../../compiler/markdown.ts';
import { CLIFFS, cliffLines } from '../curves/cliffs.ts';
import type { Change, Piece } from '../diff/change.ts';
import { countChanges, type ReportedFile, SEVERITIES, TITLES, titleOf } from './diff-report.ts';

/** The report as a comment for a review. */
export function diffMarkdown(files: readonly ReportedFile[]): string {
  const counts = countChanges(files);
  const summary = SEVERITIES.map((severity) => `**${TITLES[severity]}:** ${counts[severity]}`).join(' · ');
  const told = files.map((file) => `${fileMarkdown(file).trimEnd()}\n`);
  return `## Changes of the law\n\n${summary}\n\n${told.join('\n')}`;
}

function fileMarkdown(file: ReportedFile): string {
  if (file.kind !== 'compared') return `### ${markdownCode(file.path)}\n\nThe file was ${file.kind}.\n`;
  const { before, after, sameMeaning, changes } = file.diff;
  const cliffs = cliffLines(file.cliffs).map((line) => `- ${markdownText(line)}\n`);
  const listed = cliffs.length === 0 ? '' : `#### ${CLIFFS}\n\n${cliffs.join('')}`;
  const same = sameMeaning
    ? 'The meaning is the same: no amount and no warning of a payslip differs.\n\n'
    : '';
  const tables = SEVERITIES.map((severity) => {
    const group = changes.filter((change) => change.severity === severity);
    if (group.length === 0) return '';
    const rows = group.map(rowMarkdown).join('');
    const table = `| What | Before | After | |\n|---|---|---|---|\n${rows}\n`;
    return severity === 'changes_nothing'
      ? `<details><summary>${TITLES[severity]} (${group.length})</summary>\n\n${table}</details>\n`
      : `#### ${TITLES[severity]}\n\n${table}`;
  });
  return `### ${named(before.source.path, after.source.path)}\n\n${same}${tables.join('')}${listed}`;
}

/** A file that is where it was is named once. */
function named(before: string, after: string): string {
  const isThere = before.startsWith('git:') && before.endsWith(`:./${after}`);
  return isThere ? markdownCode(after) : `${markdownCode(before)} → ${markdownCode(after)}`;
}

function rowMarkdown(change: Change): string {
  const cells = [
    markdownText(titleOf(change)),
    code(change, change.before),
    code(change, change.after),
    markdownText(change.note ?? ''),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

const MOST_CHARACTERS = 240;

/** The text of a change; a declaration that comes or goes shows its statement, since its name stands beside it. */
function code({ statement }: Change, piece: Piece | null): string {
  if (piece === null) return '';
  const text = statement === null || statement === '' ? piece.text : statement;
  const shown = text.replaceAll(/\s+/g, ' ').trim();
  return markdownCode(
    statement !== null && shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}…` : shown,
  );
}
