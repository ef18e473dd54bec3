import type { Knex } from 'knex';
import { OperatorError } from '../operator-error.ts';
import { type Finding, type Notice, sentence } from '../verify/finding.ts';
import type { CompileSource } from '../verify/stored-rules.ts';
import { type Checked, verifyRecords } from '../verify/verify-records.ts';
import { requireClient } from './clients.ts';
import type { Output } from './output.ts';
import { ProgressBar } from './progress-bar.ts';
import { withStored } from './stored-database.ts';

export interface VerifyOptions {
  readonly since?: string;
  readonly until?: string;
  readonly client?: string;
  readonly json?: boolean;
}

/** What the command has beside its output. */
export interface VerifyTools {
  readonly compile: CompileSource;
  /** Whether a person looks at the error output: then it carries a progress bar. */
  readonly isWatched: boolean;
  /** Aborted when the user or the system wants the command to end. */
  readonly untilStopped: () => AbortSignal;
}

/** Whether everything matches; `stopped` when not everything was looked at. */
export type Verdict = 'matches' | 'findings' | 'stopped';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Checks every stored record and prints what does not match. */
export async function verify(options: VerifyOptions, io: Output, tools: VerifyTools): Promise<Verdict> {
  for (const name of ['since', 'until'] as const) {
    if (!ULID.test(options[name] ?? FIRST)) throw new OperatorError(`--${name} takes the id of a record`);
  }
  return withStored((reader) => verifyStored(reader, options, io, tools));
}

const FIRST = '0'.repeat(26);

async function verifyStored(
  reader: Knex,
  options: VerifyOptions,
  io: Output,
  { compile, isWatched, untilStopped }: VerifyTools,
): Promise<Verdict> {
  const clientId = options.client === undefined ? null : (await requireClient(reader, options.client)).id;
  const bar = new ProgressBar(isWatched ? io.err : () => {});
  const report = options.json === true ? new JsonReport(io) : new TextReport(io);
  const { checked, stoppedAt } = await verifyRecords({
    reader,
    compile,
    clientId,
    since: options.since ?? null,
    until: options.until ?? null,
    stop: untilStopped(),
    onFinding: (finding) => {
      bar.clear();
      report.add(finding);
    },
    onNotice: (notice) => {
      bar.clear();
      report.note(notice);
    },
    onProgress: (done, total) => bar.show(done, total),
  });
  bar.clear();
  report.end(checked, stoppedAt);
  if (stoppedAt !== null) {
    io.err(`Stopped before the end: payroll verify --since ${stoppedAt} goes on.\n`);
    return 'stopped';
  }
  return report.findings === 0 ? 'matches' : 'findings';
}

/** One sentence for each finding, as it is found. */
class TextReport {
  findings = 0;
  readonly #io: Output;

  constructor(io: Output) {
    this.#io = io;
  }

  add(finding: Finding): void {
    this.findings += 1;
    this.#io.out(`${sentence(finding)}\n`);
  }

  note(notice: Notice): void {
    this.#io.out(`${sentence(notice)}\n`);
  }

  end(checked: Checked, stoppedAt: string | null): void {
    const { calculations, opening_balances, batches, rule_sources, erasures } = checked;
    const counts = `${calculations} calculations, ${opening_balances} opening balances, ${batches} batches, ${rule_sources} rule sources and ${erasures} erasures`;
    const all = stoppedAt === null ? 'everything' : 'all of it';
    const result = this.findings === 0 ? `${all} matches` : `${this.findings} findings`;
    this.#io.out(`Verified ${counts}: ${result}.\n`);
  }
}

/** One JSON document, written as it grows so that a long list of findings fits in memory. */
class JsonReport {
  findings = 0;
  readonly #io: Output;
  readonly #notices: Notice[] = [];

  constructor(io: Output) {
    this.#io = io;
  }

  add(finding: Finding): void {
    this.#io.out(`${this.findings === 0 ? '{"findings":[' : ','}${JSON.stringify(finding)}`);
    this.findings += 1;
  }

  /** Those of findings come first in the document. */
  note(notice: Notice): void {
    this.#notices.push(notice);
  }

  end(checked: Checked, stoppedAt: string | null): void {
    const notices = this.#notices.length === 0 ? '' : `,"notices":${JSON.stringify(this.#notices)}`;
    const opening = this.findings === 0 ? '{"findings":[' : '';
    const stopped = stoppedAt === null ? '' : `,"stopped_at":${JSON.stringify(stoppedAt)}`;
    this.#io.out(`${opening}]${notices},"checked":${JSON.stringify(checked)}${stopped}}\n`);
  }
}
