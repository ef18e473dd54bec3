import { onOneLine } from '../../dsl/text/hidden-characters.ts';

/** The findings of a review, as the one comment of a pull request. */

/** A part that is opened when somebody wants it. */
export interface Section {
  /** The result in one line. */
  readonly title: string;
  readonly text: string;
}

/** A comment of GitHub holds 65,536 characters. */
const MOST = 60_000;
const MOST_OF_CHANGES = 30_000;
const MOST_LINES = 60;

/** The verdict first, then what changes, then the rest folded; what has no room is named. */
export function reviewComment(
  verdict: readonly string[],
  changes: string,
  sections: readonly Section[],
): string {
  const head = `## Review of the rules\n\n${verdict.join(' ')}\n\n${shortened(changes)}`;
  return sections.reduce((comment, section) => {
    const next = folded(section);
    const fits = comment.length + next.length <= MOST;
    return `${comment}${fits ? next : `${inHtml(section.title)} (more than the comment holds)\n\n`}`;
  }, head);
}

function folded({ title, text }: Section): string {
  const lines = text.trimEnd().split('\n');
  const rest = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more lines`] : [];
  const shown = [...lines.slice(0, MOST_LINES), ...rest].join('\n').replaceAll('```', "'''");
  return `<details><summary>${inHtml(title)}</summary>\n\n\`\`\`text\n${shown}\n\`\`\`\n\n</details>\n\n`;
}

/** Cut at the end of a line, with what was opened closed. */
function shortened(markdown: string): string {
  if (markdown.length <= MOST_OF_CHANGES) return markdown;
  const shown = markdown.slice(0, markdown.lastIndexOf('\n', MOST_OF_CHANGES));
  const open = linesWith(shown, '<details>') - linesWith(shown, '</details>');
  const left = markdown.slice(shown.length).trim().split('\n').length;
  return `${shown}\n${'\n</details>\n'.repeat(open)}\n… and ${left} more lines, which \`payroll diff\` shows.\n\n`;
}

/** Ours begin a line; texts of rules, which may hold the same, stand in cells. */
function linesWith(markdown: string, beginning: string): number {
  return markdown.split('\n').filter((line) => line.startsWith(beginning)).length;
}

function inHtml(text: string): string {
  return onOneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
