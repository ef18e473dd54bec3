import type { ServerResponse } from 'node:http';
import Koa, { type Context as KoaContext } from 'koa';
import type { Context, Document, OpenAPIBackend } from 'openapi-backend';
import type { Logger } from 'pino';
import type { NextId } from '../identifiers.ts';
import { type ErrorCode, ServiceError, STATUS } from '../service-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { AddressOf } from './client-address.ts';
import type { CrossOrigin } from './cross-origin.ts';
import { errorReply, internalError } from './error-reply.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

export interface Surroundings {
  readonly nextId: NextId;
  readonly log: Logger;
  readonly isStopping: () => boolean;
  /** The paths that are handed to the contract; all others are unknown. */
  readonly paths: RegExp;
  readonly addressOf: AddressOf;
  readonly crossOrigin: CrossOrigin;
  /** Headers by path; see `mockMark`. */
  readonly mockMark: (path: string) => Readonly<Record<string, string>>;
  readonly tracing: Tracing;
  readonly metrics: Metrics;
  /** Told of a client before it is answered that something may have been stored. */
  readonly stored: (clientId: string) => void;
}

/** A longer text is turned into bytes here, in half of the time that the socket takes for it. */
const LONG = 65_536;

/** Answers one request, or throws what `answer` turns into an error body. */
type Operation = (requestContext: RequestContext) => Promise<Reply>;

/**
 * The Koa application around the contract: request ids, headers, errors, the request log. Everything under
 * `/v1` goes to the contract; a path outside it reaches no operation.
 */
export function createApplication(api: OpenAPIBackend<Document>, around: Surroundings): Koa {
  const application = new Koa();
  application.on('error', (error: unknown) => around.log.warn({ err: error }, 'connection failed'));
  const byContract = serving(
    (requestContext) => api.handleRequest(requestContext.request, requestContext),
    around,
  );
  const unknown = serving(async () => Promise.reject(nothingHere()), around);
  application.use((ctx) => (around.paths.test(ctx.path) ? byContract(ctx) : unknown(ctx)));
  return application;
}

/** Koa middleware that answers by an operation and never hands the request on. */
function serving(operation: Operation, around: Surroundings): (ctx: KoaContext) => Promise<void> {
  return async (ctx) => {
    const startedAt = performance.now();
    const requestContext = openRequestContext(ctx, around);
    const reply = around.crossOrigin.preflight(ctx.req) ?? (await answer(operation, requestContext, around));
    requestContext.end();
    if (requestContext.caller !== null && requestContext.request.method !== 'GET')
      around.stored(requestContext.caller.clientId);
    write(ctx, requestContext, reply);
    // Otherwise an idle connection would hold up the stop.
    if (around.isStopping()) ctx.set('Connection', 'close');
    const duration = performance.now() - startedAt;
    tell(around.metrics, requestContext, reply.status, duration);
    logRequest(ctx, requestContext, reply, duration, around.log);
  };
}

function nothingHere(): ServiceError {
  return new ServiceError('NOT_FOUND', 'There is nothing at this path.');
}

function openRequestContext(ctx: KoaContext, around: Surroundings): RequestContext {
  const { nextId, addressOf, crossOrigin, mockMark, tracing } = around;
  const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
  const headers = Object.entries(ctx.headers).map(([name, value]) => [name, value ?? '']);
  return {
    requestId: `req_${nextId()}`,
    incoming: ctx.req,
    gone: signalWhenGone(ctx.res),
    request: { method, path: ctx.path, headers: Object.fromEntries(headers), query: queryOf(ctx) },
    ip: addressOf(ctx.req),
    span: tracing.begin(ctx.headers),
    caller: null,
    refusal: null,
    sentBody: undefined,
    operationId: null,
    errorCode: null,
    bodyDigest: null,
    end: () => {},
    headers: { ...crossOrigin.headersFor(ctx.req), ...mockMark(ctx.path) },
  };
}

/** Nobody reads the answer of a request whose connection ended before it. */
function signalWhenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new ServiceError('REQUEST_TIMEOUT', 'The caller hung up.'));
  });
  return gone.signal;
}

/** A repeated name becomes a list, which no parameter of the contract is. */
function queryOf(ctx: KoaContext): Record<string, string | string[]> {
  const parameters = new URLSearchParams(ctx.querystring);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

async function answer(
  operation: Operation,
  requestContext: RequestContext,
  { log, metrics }: Surroundings,
): Promise<Reply> {
  try {
    refuseUndecodable(requestContext.incoming.url ?? '');
    return await operation(requestContext);
  } catch (error) {
    const known = error instanceof ServiceError ? error : internalError(error);
    requestContext.errorCode = known.code;
    if (STATUS[known.code] >= 500)
      log.error({ request_id: requestContext.requestId, err: known.cause }, known.code);
    if (REFUSALS.includes(known.code)) metrics.refusal(String(known.details.reason ?? 'rate'));
    return errorReply(known, requestContext.requestId);
  }
}

/** What is refused because there is too much of it. */
const REFUSALS: readonly ErrorCode[] = ['RATE_LIMITED', 'OVERLOADED'];

/**
 * The router would fail on a path such as `/%ZZ`. In a query, a reader of forms takes such an escape for a text of three
 * characters, and bytes that are not UTF-8 for a replacement character: a filter would silently mean something else.
 */
function refuseUndecodable(url: string): void {
  const [path = '', ...query] = url.split('?');
  if (!isDecodable(path)) throw nothingHere();
  if (isDecodable(query.join('?'))) return;
  throw new ServiceError('BAD_REQUEST', 'The query holds a % that is no escape of UTF-8.');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `postResponseHandler` of the router: operations answer with a `Reply`, and nothing else. */
export function passReply(context: Context): Reply {
  return context.response;
}

function write(ctx: KoaContext, requestContext: RequestContext, reply: Reply): void {
  const secured = ctx.get('X-Forwarded-Proto') === 'https' ? STRICT_TRANSPORT : {};
  ctx.status = reply.status;
  ctx.set({ ...SECURITY_HEADERS, ...secured, ...requestContext.headers, ...reply.headers });
  ctx.set('X-Request-Id', requestContext.requestId);
  ctx.set('Content-Type', reply.contentType ?? 'application/json; charset=utf-8');
  const { body } = reply;
  // Koa knows no other bytes than those of a `Buffer`.
  if (typeof body !== 'string') ctx.body = Buffer.from(body.buffer, body.byteOffset, body.length);
  else ctx.body = body.length < LONG ? body : Buffer.from(body);
}

/** Metrics and traces learn of a request when it has been answered. */
function tell(metrics: Metrics, requestContext: RequestContext, status: number, duration: number): void {
  const { requestId, operationId: operation, request, caller, span, errorCode } = requestContext;
  metrics.request(operation, status, errorCode, duration / 1000);
  span.end({ requestId, operation, method: request.method, status, clientId: caller?.clientId ?? null });
}

/** One line for each request, without anything personal: no bodies, no keys, no query. */
function logRequest(
  ctx: KoaContext,
  requestContext: RequestContext,
  reply: Reply,
  duration: number,
  log: Logger,
): void {
  log.info(
    {
      request_id: requestContext.requestId,
      client_request_id: safeText(ctx.get('X-Request-Id')),
      trace_id: requestContext.span.traceId ?? /^00-([0-9a-f]{32})-/.exec(ctx.get('traceparent'))?.[1],
      method: ctx.method,
      operation: requestContext.operationId,
      status: reply.status,
      code: requestContext.errorCode ?? undefined,
      duration_ms: Math.round(duration * 10) / 10,
      client_id: requestContext.caller?.clientId,
      key_id: requestContext.caller?.keyId,
    },
    'request',
  );
}

/** 64 characters that cannot break a log line; undefined for none. */
function safeText(text: string): string | undefined {
  const safe = text.replace(/[^A-Za-z0-9._:-]/g, '').slice(0, 64);
  return safe === '' ? undefined : safe;
}
