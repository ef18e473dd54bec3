import type { Manifest } from '../../runtime/module.ts';
import { csvHeader } from '../run-all/columns.ts';
import { faultFormat } from '../run-all/fault-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { PartFile } from './part-file.ts';
import { type RunOutput, terminalOutput } from './run-all-output.ts';
import type { Plan } from './run-all-plan.ts';

/** The output and the errors of a run. */
export interface Files {
  readonly output: RunOutput;
  readonly errors: RunOutput | null;
}

/** Opens what a run writes. */
export async function openFiles(plan: Plan, manifest: Manifest, terminal: Terminal): Promise<Files> {
  const output = plan.out === null ? terminalOutput(terminal) : await PartFile.create(plan.out);
  if (plan.format === 'csv') await output.write(Buffer.from(csvHeader(manifest)));
  const errors = plan.errors === null ? null : await PartFile.create(plan.errors);
  await errors?.write(Buffer.from(faultFormat(plan.errors ?? '').header));
  return { output, errors };
}

/** A run that is through gives its files their names. */
export async function keepFiles({ output, errors }: Files): Promise<void> {
  await errors?.keep();
  await output.keep();
}

/** A run that is not through leaves no files. */
export async function discardFiles({ output, errors }: Files): Promise<void> {
  await Promise.all([output.discard(), errors?.discard()]);
}
