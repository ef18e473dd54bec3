/**
 * `make past-reviews`: the comments that the action of .github/actions/review-rules writes on past commits of this
 * repository that touched rules, by the script of the action itself and the compiler of today; writes docs/reviews.md. The
 * environment says of how many people the impact is (REVIEW_PEOPLE) and which commits are looked at (REVIEW_COMMITS).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/source-files.ts';
import { COMMITS, SHOWN } from './commits.ts';
import { reviewsPage } from './page.ts';
import { type PastReview, PullRequests } from './pull-requests.ts';

const KEPT = join(ROOT, 'data/reviews');

const asked = (process.env.REVIEW_COMMITS ?? '').split(',').filter((commit) => commit !== '');
const people = process.env.REVIEW_PEOPLE ?? '200';
mkdirSync(KEPT, { recursive: true });
const requests = PullRequests.open(people);
const reviews: PastReview[] = [];
try {
  for (const commit of asked.length === 0 ? COMMITS : asked) {
    const review = requests.review(commit);
    writeFileSync(join(KEPT, `${commit}.md`), review.comment);
    console.log(`${commit} ends with ${review.status}: ${review.subject}`);
    reviews.push(review);
  }
} finally {
  requests.close();
}
if (asked.length === 0) {
  const page = join(ROOT, 'docs/reviews.md');
  writeFileSync(page, reviewsPage(reviews, SHOWN, people));
  console.log(`wrote ${readFileSync(page, 'utf8').length} characters to docs/reviews.md`);
}
