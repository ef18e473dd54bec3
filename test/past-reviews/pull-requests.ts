import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../architecture/source-files.ts';

/** What the action does on a commit as if it were a pull request on the one before. */
export interface PastReview {
  readonly subject: string;
  readonly status: number;
  readonly comment: string;
}

/** The part of an action that is run. */
interface Action {
  readonly runs: { readonly steps: readonly { readonly run: string }[] };
}

const ACTION = '.github/actions/review-rules/action.yml';

/** Programs that the action calls: the command of this checkout, and a `gh` that keeps the comment. */
const PROGRAMS = {
  npx: `shift 2; exec "${ROOT}bin/payroll" "$@"`,
  gh: 'while [ "$1" != --body-file ]; do shift; done; cp "$2" "$COMMENT"',
};

/** A clone in which commits are checked out one after the other, with the script of the action. */
export class PullRequests {
  readonly #home: string;
  readonly #script: string;
  readonly #people: string;

  private constructor(home: string, script: string, people: string) {
    this.#home = home;
    this.#script = script;
    this.#people = people;
  }

  static open(people: string): PullRequests {
    const home = mkdtempSync(join(tmpdir(), 'reviews-'));
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, join(home, 'clone')]);
    const programs = join(home, 'programs');
    mkdirSync(programs);
    for (const [name, script] of Object.entries(PROGRAMS)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, name), 0o755);
    }
    const action: Action = parse(readFileSync(join(ROOT, ACTION), 'utf8'));
    return new PullRequests(home, action.runs.steps.map(({ run }) => run).join('\n'), people);
  }

  close(): void {
    rmSync(this.#home, { recursive: true, force: true });
  }

  review(commit: string): PastReview {
    const cwd = join(this.#home, 'clone');
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
    git('checkout', '--quiet', '--force', commit);
    // What compilers of their time have written; the review would refuse it as not written by this one.
    rmSync(join(cwd, 'generated'), { recursive: true, force: true });
    const kept = join(this.#home, 'comment.md');
    rmSync(kept, { force: true });
    const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', this.#script], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: [join(this.#home, 'programs'), process.env.PATH].join(delimiter),
        RULES: 'rules',
        PEOPLE: this.#people,
        NUMBER: '1',
        BASE: git('rev-parse', `${commit}^`),
        ALLOW_PAY: 'false',
        ALLOW_CLIENTS: 'false',
        COMMENT: kept,
      },
    });
    if (!existsSync(kept)) throw new Error(`the action wrote no comment on ${commit}`);
    const subject = git('log', '-1', '--format=%s');
    return { subject, status: status ?? 1, comment: readFileSync(kept, 'utf8') };
  }
}
