import { ROOT } from '../architecture/source-files.ts';
import { recordingTerminal } from '../workbench/cli/run-payroll.ts';

/** Commands that stand at the root of the repository and print to nobody. */
export const { terminal: ROOT_TERMINAL } = recordingTerminal({ cwd: ROOT });
