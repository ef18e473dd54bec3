import type { Knex } from 'knex';
import { OperatorError } from '../operator-error.ts';
import { type Finding, sentence } from '../verify/finding.ts';
import type { CompileSource } from '../verify/stored-rules.ts';
import { type Checked, verifyRecords } from '../verify/verify-records.ts';
import { requireClient } from './clients.ts';
import type { Output } from './output.ts';
import { ProgressBar } from './progress-bar.ts';
import { withStored } from './stored-database.ts';

export interface VerifyOptions {
  readonly since?: string;
  readonly client?: string;
  readonly json?: boolean;
}

/** What the command has beside its output. */
export interface VerifyTools {
  readonly compile: CompileSource;
  /** Whether a person looks at the error output: then it carries a progress bar. */
  readonly isWatched: boolean;
}

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Checks every stored record and prints what does not match; answers whether everything does. */
export async function verify(options: VerifyOptions, io: Output, tools: VerifyTools): Promise<boolean> {
  const since = options.since ?? null;
  if (since !== null && !ULID.test(since)) throw new OperatorError('--since takes the id of a record');
  return withStored((reader) => verifyStored(reader, { ...options, since }, io, tools));
}

async function verifyStored(
  reader: Knex,
  options: { readonly client?: string; readonly since: string | null; readonly json?: boolean },
  io: Output,
  { compile, isWatched }: VerifyTools,
): Promise<boolean> {
  const clientId = options.client === undefined ? null : (await requireClient(reader, options.client)).id;
  const bar = new ProgressBar(isWatched ? io.err : () => {});
  const report = options.json === true ? new JsonReport(io) : new TextReport(io);
  const checked = await verifyRecords({
    reader,
    compile,
    clientId,
    since: options.since,
    onFinding: (finding) => {
      bar.clear();
      report.add(finding);
    },
    onProgress: (done, total) => bar.show(done, total),
  });
  bar.clear();
  report.end(checked);
  return report.findings === 0;
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

  end(checked: Checked): void {
    const { calculations, batches, rule_sources, erasures } = checked;
    const counts = `${calculations} calculations, ${batches} batches, ${rule_sources} rule sources and ${erasures} erasures`;
    const result = this.findings === 0 ? 'everything matches' : `${this.findings} findings`;
    this.#io.out(`Verified ${counts}: ${result}.\n`);
  }
}

/** One JSON document, written as it grows so that a long list of findings fits in memory. */
class JsonReport {
  findings = 0;
  readonly #io: Output;

  constructor(io: Output) {
    this.#io = io;
  }

  add(finding: Finding): void {
    this.#io.out(`${this.findings === 0 ? '{"findings":[' : ','}${JSON.stringify(finding)}`);
    this.findings += 1;
  }

  end(checked: Checked): void {
    const opening = this.findings === 0 ? '{"findings":[' : '';
    this.#io.out(`${opening}],"checked":${JSON.stringify(checked)}}\n`);
  }
}
