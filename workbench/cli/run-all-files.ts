import { fingerprintOf } from '../../compiler/manifest/fingerprint.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { Population } from '../population/open-population.ts';
import { csvHeader } from '../run-all/columns.ts';
import { faultFormat } from '../run-all/fault-text.ts';
import type { Progress } from '../run-all/run-all.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { isSpecial, PartFile } from './part-file.ts';
import { type RunOutput, terminalOutput } from './run-all-output.ts';
import type { Plan, RunAllOptions } from './run-all-plan.ts';
import { inputIdentity, ResumeFile, type SavedRun } from './run-all-resume.ts';

/** The rules of a run, and the text of the module that computes them. */
export interface EmittedRules {
  readonly manifest: Manifest;
  readonly code: string;
}

/** The output and the errors of a run, and how far it has come. */
export interface Files {
  readonly output: RunOutput;
  readonly errors: RunOutput | null;
  readonly resume: ResumeFile | null;
  readonly from: Progress;
}

/** Opens what a run writes, new or as an interrupted run has left it. */
export async function openFiles(
  plan: Plan,
  options: RunAllOptions,
  rules: EmittedRules,
  population: Population,
  terminal: Terminal,
): Promise<Files> {
  const resume = resumeFile(plan, options, rules);
  const start = { progress: startOf(population), output: 0, errors: 0 };
  const saved = resume !== null && options.resume === true ? resume.read() : start;
  if (resume !== null && options.resume !== true) resume.save(start);
  // Parts that are put together have one header.
  const isFirst = plan.shard === null || plan.shard.number === 1;
  const header = isFirst && plan.format === 'csv' ? csvHeader(rules.manifest) : '';
  const output =
    plan.out === null ? terminalOutput(terminal) : await partFile(plan.out, saved.output, resume?.path);
  if (saved.output === 0) await output.write(Buffer.from(header));
  const errors = plan.errors === null ? null : await partFile(plan.errors, saved.errors, resume?.path);
  if (saved.errors === 0 && isFirst) await errors?.write(Buffer.from(faultFormat(plan.errors ?? '').header));
  return { output, errors, resume, from: saved.progress };
}

function startOf({ first }: Population): Progress {
  return { place: first, printed: 0, failed: 0, warnings: {}, unread: {} };
}

async function partFile(path: string, length: number, resumePath = ''): Promise<PartFile> {
  const file =
    length === 0 || isSpecial(path) ? await PartFile.create(path) : await PartFile.reopen(path, length);
  if (file !== null) return file;
  throw new UsageError(
    `${path}.part is not what the interrupted run has left; delete ${resumePath} to start again`,
  );
}

function resumeFile(plan: Plan, options: RunAllOptions, { code }: EmittedRules): ResumeFile | null {
  if (!plan.canResume || plan.inputPath === null || plan.out === null) return null;
  const resume = new ResumeFile(plan.out, {
    rules: fingerprintOf(Buffer.from(code)),
    month: options.month,
    half: options.half ?? null,
    day: options.day ?? null,
    format: plan.format,
    trace: plan.trace,
    shard: plan.shard === null ? null : `${plan.shard.number}/${plan.shard.of}`,
    errors: plan.errors,
    input: inputIdentity(plan.inputPath),
  });
  if (options.resume === true && !resume.exists())
    throw new UsageError(`no interrupted run of ${options.out} is here to be resumed`);
  if (options.resume !== true && resume.exists())
    throw new UsageError(
      `a run of ${options.out} was interrupted: --resume goes on with it; delete ${resume.path} to start again`,
    );
  return resume;
}

/** A run that is through gives its files their names; one that is not leaves them to `--resume`. */
export async function closeFiles(
  { output, errors, resume }: Files,
  ended: Progress,
  isStopped: boolean,
): Promise<void> {
  await resume?.settle();
  const saved: SavedRun = { progress: ended, output: output.length, errors: errors?.length ?? 0 };
  resume?.save(saved);
  if (isStopped) {
    await Promise.all([output.close(), errors?.close()]);
    return;
  }
  await errors?.keep();
  await output.keep();
  resume?.remove();
}
