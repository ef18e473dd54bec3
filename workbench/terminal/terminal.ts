import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';

/** The outside world of a command: its folder, its outputs, its input. */
export interface Terminal {
  /** Relative paths of the user start here. */
  readonly cwd: string;
  /** The folder that holds `rules/` and `generated/`, where nothing is named. */
  readonly root: string;
  /** That the root is a checkout of the engine: what is compiled there is TypeScript beside the runtime's. */
  readonly isCheckout: boolean;
  /** The outputs that are screens and show colours. */
  readonly colors: { readonly out: boolean; readonly err: boolean };
  /** The language of diagnostics; null for English. */
  readonly language: DiagnosticLanguage | null;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stdin: () => Promise<string>;
  /** Standard input as it arrives. */
  readonly bytesIn: () => AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when the bytes may be used again. */
  readonly bytesOut: (bytes: Uint8Array) => Promise<void>;
  /** Aborts when the user ends a command that would go on for ever. */
  readonly untilStopped: () => AbortSignal;
  /** The status the process ends with; the last call counts. */
  readonly exit: (code: ExitCode) => void;
}

/**
 * 0 fine; 1 the rules or the data are wrong; 2 the command was used wrongly; 70 a fault of this program;
 * 130 stopped by the user before the end.
 */
export type ExitCode = 0 | 1 | 2 | 70 | 130;

/** The command was used wrongly: said in one line, without a frame, status 2. */
export class UsageError extends Error {}

/** Colours only on a terminal, never under NO_COLOR or a dumb terminal. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  return isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
