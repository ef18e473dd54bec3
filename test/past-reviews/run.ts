/**
 * `make past-reviews`: the comments that the action of .github/actions/review-rules writes on past commits of this
 * repository that touched rules, by the script of the action itself and the compiler of today, into `data/reviews`. The
 * environment says of how many people the impact is (REVIEW_PEOPLE) and which commits are looked at (REVIEW_COMMITS).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/source-files.ts';
import { COMMITS } from './commits.ts';
import { PullRequests } from './pull-requests.ts';

const KEPT = join(ROOT, 'data/reviews');

const asked = (process.env.REVIEW_COMMITS ?? '').split(',').filter((commit) => commit !== '');
mkdirSync(KEPT, { recursive: true });
const requests = PullRequests.open(process.env.REVIEW_PEOPLE ?? '200');
try {
  for (const commit of asked.length === 0 ? COMMITS : asked) {
    const { status, subject, comment } = requests.review(commit);
    writeFileSync(join(KEPT, `${commit}.md`), comment);
    console.log(`${commit} ends with ${status}: ${subject}`);
  }
} finally {
  requests.close();
}
