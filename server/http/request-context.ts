import type { IncomingMessage } from 'node:http';
import type { Request } from 'openapi-backend';
import type { Caller } from '../auth/authenticate.ts';
import type { BodyDigest } from '../body/rows-body.ts';
import { type ErrorCode, ServiceError } from '../service-error.ts';
import type { RequestSpan } from '../telemetry/tracing.ts';

/** What is calculated longer is given up: hardly a client or a proxy waits for more. */
const DEADLINE_MS = 60_000;

/** One request on its way through the service. */
export interface RequestContext {
  readonly requestId: string;
  readonly incoming: IncomingMessage;
  /** Aborted when the caller hangs up before it is answered. */
  readonly gone: AbortSignal;
  /** The request as the router and the validator see it. The body is added once it has been read. */
  readonly request: Request;
  readonly ip: string;
  readonly span: RequestSpan;
  /** Known once the key has been checked. */
  caller: Caller | null;
  /** Why the key was refused. */
  refusal: unknown;
  /** The body as JSON, as it was sent; undefined before it was read, or without one. */
  sentBody: unknown;
  /** Known once the path has been matched. */
  operationId: string | null;
  /** Called when the request is answered: it gives back what the request had of the process. */
  end: () => void;
  /** The digests of a body that is read row by row, if the request has an `Idempotency-Key`. */
  bodyDigest: BodyDigest | null;
  /** The code of the error that is answered. */
  errorCode: ErrorCode | null;
  /** Headers that every answer to this request carries, errors too. */
  readonly headers: Record<string, string>;
}

/** Does what is given up when the caller hangs up, or when it takes too long: the signal is aborted then. */
export async function whileAwaited<T>(
  { gone }: RequestContext,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const message = `This was not calculated within ${DEADLINE_MS / 1000} s.`;
  const timer = setTimeout(
    () => late.abort(new ServiceError('OVERLOADED', message, { reason: 'deadline' })),
    DEADLINE_MS,
  );
  try {
    return await work(AbortSignal.any([gone, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
