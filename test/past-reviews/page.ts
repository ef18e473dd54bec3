import { markdownText } from '../../compiler/markdown.ts';
import type { PastReview } from './pull-requests.ts';

/** What the comments said, a row for each, and some of them whole. */
export function reviewsPage(
  reviews: readonly PastReview[],
  shown: readonly string[],
  people: string,
): string {
  const rows = reviews.map(
    ({ commit, date, subject, comment }) =>
      `| \`${commit}\` | ${date} | ${cell(subject)} | ${cell(verdictOf(comment))} | ${titlesOf(comment).map(cell).join('<br>')} |`,
  );
  const whole = reviews.filter(({ commit }) => shown.includes(commit));
  return `# The review of past changes

What the [action](../.github/actions/review-rules/action.yml) writes on twenty past commits of this repository that touched rules, as
if each were a pull request on the one before: its own script, with the compiler of today, which checks more than that
of the day did, so that tests fail which passed then. \`make past-reviews\` writes this page (half an hour) and keeps all twenty
comments in \`data/reviews\`. The impact is of ${people} people made up for each law. ${refusedText(reviews)}
[docs/packages.md](packages.md) says how a repository gets such a review.

| commit | day | what it says of itself | the verdict | what the comment folds |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

${whole.map(wholeText).join('\n')}`;
}

/** How many of them hold rules that the language has left behind. */
function refusedText(reviews: readonly PastReview[]): string {
  const refused = reviews.filter(({ comment }) => verdictOf(comment).includes('not compile')).length;
  return refused === 0
    ? 'The compiler of today takes the rules of all of them; of rules that it does not take the comment says so.'
    : `Of ${refused} of them the compiler of today does not take the rules, and the comment says so.`;
}

/** Stands in a frame of its own: headings and tables of the comment are not those of the page. */
function wholeText({ commit, subject, comment }: PastReview): string {
  return `## \`${commit}\`\n\n${markdownText(subject)}\n\n\`\`\`\`text\n${comment.trimEnd()}\n\`\`\`\`\n`;
}

/** The line under the heading. */
function verdictOf(comment: string): string {
  return comment.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
}

const MOST_TITLES = 3;

function titlesOf(comment: string): readonly string[] {
  const titles = [...comment.matchAll(/<summary>(.*)<\/summary>/g)].map(([, title = '']) => title);
  const told = titles.filter((title) => !title.startsWith('Changes nothing'));
  const [first, ...others] = told;
  if (told.length <= MOST_TITLES || first === undefined) return told;
  return [first, `… ${told.length - MOST_TITLES} more`, ...others.slice(1 - MOST_TITLES)];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
