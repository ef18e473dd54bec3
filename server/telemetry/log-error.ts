import { types } from 'node:util';
import type { Logger } from 'pino';

interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  /** Where it was thrown; without the message, which the stack of an error begins with. */
  readonly at: readonly string[];
  readonly cause?: LoggedError;
}

const MAX_CAUSES = 3;
const MAX_FRAMES = 12;

/** The log, with errors written so that no value of a request or of the database is in them. */
export function withoutValues(log: Logger): Logger {
  return log.child({}, { serializers: { err: (error: unknown) => describeError(error) } });
}

/**
 * What may be logged of an error. Other properties are left out: PostgreSQL puts whole rows into `detail`,
 * and libraries what they were given.
 */
export function describeError(error: unknown, causes: number = MAX_CAUSES): LoggedError {
  if (!types.isNativeError(error)) return { type: typeof error, message: '', at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: messageOf(error, code),
    at: framesOf(error.stack ?? ''),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

/**
 * Messages quote what they complain about: a parser its text, PostgreSQL a value it cannot read (class 22).
 * Its other messages quote names of tables and columns.
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html)
 */
function messageOf({ message }: Error, code: string | undefined): string {
  const isFromPostgres = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('22');
  return isFromPostgres ? message : message.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '"…"');
}

function framesOf(stack: string): readonly string[] {
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return frames.slice(0, MAX_FRAMES).map((line) => line.slice('    at '.length));
}
