import type { IncomingMessage } from 'node:http';
import type { Request } from 'openapi-backend';
import type { Caller } from '../auth/authenticate.ts';
import type { RequestSpan } from '../telemetry/tracing.ts';

/** One request on its way through the service. */
export interface RequestContext {
  readonly requestId: string;
  readonly incoming: IncomingMessage;
  /** Says that it is answered, or takes turns with others from now on. */
  readonly endShort: () => void;
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
  /** The digest of a body that is read row by row, if the request has an `Idempotency-Key`. */
  bodyDigest: string | null;
  /** Headers that every answer to this request carries, errors too. */
  readonly headers: Record<string, string>;
}
