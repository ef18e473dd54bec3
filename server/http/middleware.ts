import type { Context, HandlerMap } from 'openapi-backend';
import { type Authenticator, authenticate, type Caller } from '../auth/authenticate.ts';
import type { KnownClients } from '../auth/known-clients.ts';
import { faultsOf } from '../body/faults.ts';
import { readJson, unreadableNumbers, withUnreadable } from '../body/json-body.ts';
import { normalBody } from '../body/normal-body.ts';
import { rowsField } from '../body/row-by-row.ts';
import { isJsonObject } from '../json.ts';
import type { BodyBytes } from '../limits/body-bytes.ts';
import { priceOf } from '../limits/prices.ts';
import type { Shares } from '../limits/shares.ts';
import { type Fault, MOST_FAULTS, ServiceError, validationError } from '../service-error.ts';
import type { Workers } from '../work/workers.ts';
import { hasBody, readJsonBody } from './body.ts';
import { bodyLimit, bodySchema, isBodyOptional } from './body-limit.ts';
import type { Limits } from './limits.ts';
import { type RequestContext, whileAwaited } from './request-context.ts';

export interface MiddlewareOptions {
  readonly authenticator: Authenticator;
  readonly limits: Limits;
  /** Of the thread that answers. */
  readonly shares: Shares;
  /** Of the threads that calculate. */
  readonly threadShares: Shares;
  readonly bodies: BodyBytes;
  readonly bodyTimeoutMs: number;
  readonly isStopping: () => boolean;
  /** Finds what else is wrong with a body that the schema refuses. */
  readonly faultsBeyond: (context: Context, told: readonly Fault[]) => readonly Fault[];
  /** They read large bodies. */
  readonly workers: Workers;
  readonly knownClients: KnownClients;
  /** Told of every request that was let in with a key. */
  readonly onCaller: (caller: Caller) => void;
}

/** Health answers must come through while the server stops, however often a load balancer asks. */
const HEALTH = ['getHealth', 'getReadiness'];

function isHealth({ operationId }: RequestContext): boolean {
  return HEALTH.includes(operationId ?? '');
}

/**
 * What a request passes before its operation runs, in this order: path and method, the share of a client that is known, the
 * address's limit, the key, the client's share and limit, media type, size, its turn, JSON, schema, its price.
 */
export function middleware(options: MiddlewareOptions): HandlerMap {
  return {
    postRoutingHandler: (context: Context, requestContext: RequestContext) => {
      requestContext.operationId = context.operation?.operationId ?? null;
      if (options.isStopping() && !isHealth(requestContext)) throw stopping();
      if (needsKey(context)) {
        refuseKnown(options, requestContext);
        options.limits.checkAddress(requestContext);
      } else if (!isHealth(requestContext)) options.limits.countOpen(requestContext);
    },
    postSecurityHandler: async (context: Context, requestContext: RequestContext) => {
      if (needsKey(context)) await admit(options, requestContext);
      const bytes = takesBody(context.operation, requestContext)
        ? await receiveBody(options, context, requestContext)
        : null;
      const { caller, gone } = requestContext;
      if (caller !== null) {
        const { shares, estimate } = shareOf(options, requestContext);
        const release = requestContext.end;
        const end = await shares.begin(caller.clientId, Math.ceil(estimate(bytes?.length ?? 0)), gone);
        requestContext.end = () => {
          release();
          end();
        };
      }
      if (bytes === null) return;
      requestContext.sentBody = await readBody(options, context, requestContext, bytes);
      const body = normalBody(requestContext.sentBody, bodySchema(context.operation));
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notAnObject();
      requestContext.request.body = body;
      context.request.requestBody = body;
    },
    preOperationHandler: async (context: Context, requestContext: RequestContext) => {
      const faults = unreadableNumbers(withoutRows(context), ['body']);
      if (faults.length > 0) throw validationError([...faults, ...options.faultsBeyond(context, faults)]);
      const { caller, operationId } = requestContext;
      if (caller === null) return;
      const { requestBody, query } = context.request;
      const price = priceOf(operationId ?? '').exact(requestBody, query);
      await options.limits.countPrice(requestContext, caller.clientId, price);
    },
    unauthorizedHandler: () => {
      throw new ServiceError('UNAUTHORIZED', 'The API key was refused.', { reason: 'unknown' });
    },
    validationFail: (context: Context) => {
      const { faults, count } = faultsOf(context.validation.errors ?? []);
      const others = options.faultsBeyond(context, faults);
      throw validationError([...faults, ...others].slice(0, MOST_FAULTS), count + others.length);
    },
    notFound: () => {
      throw new ServiceError('NOT_FOUND', 'There is nothing at this path.');
    },
    methodNotAllowed: (context: Context) => {
      const allowed = methodsAt(context);
      throw new ServiceError('METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')} here.`, { allowed });
    },
    notImplemented: () => {
      throw new Error('an operation of the contract has no handler');
    },
  };
}

/** The handler of the security scheme `ApiKey`. It keeps the error: the router would flatten it. */
export function apiKeyHandler(options: MiddlewareOptions) {
  return async (_context: Context, requestContext: RequestContext): Promise<boolean> => {
    try {
      requestContext.caller = await authenticate(
        requestContext.incoming.headers.authorization,
        options.authenticator,
      );
      return true;
    } catch (error) {
      requestContext.refusal = error;
      return false;
    }
  };
}

/** Refuses a client that has too much under way, before its key is looked up: that is what most of an overload meets. */
function refuseKnown(options: MiddlewareOptions, requestContext: RequestContext): void {
  const client = options.knownClients.of(requestContext.incoming.headers.authorization);
  if (client !== null) shareOf(options, requestContext).shares.refuseFull(client);
}

/** A caller that is known, has not asked for too much, and whose share is not used up; nothing of its body is read. */
async function admit(options: MiddlewareOptions, requestContext: RequestContext): Promise<void> {
  const { caller, refusal } = requestContext;
  if (caller === null) {
    if (refusal instanceof ServiceError && refusal.code === 'UNAUTHORIZED')
      await options.limits.countFailure(requestContext);
    throw refusal;
  }
  options.knownClients.note(caller);
  options.onCaller(caller);
  shareOf(options, requestContext).shares.refuseFull(caller.clientId);
  await options.limits.countRequest(requestContext, caller.clientId);
}

/** What the operation has a share of, and how much of it. */
function shareOf({ shares, threadShares }: MiddlewareOptions, { operationId }: RequestContext) {
  const { inThreads, estimate } = priceOf(operationId ?? '');
  return { shares: inThreads ? threadShares : shares, estimate };
}

/** The bytes of the body; they are a part of what all bodies may have until the request is answered. */
async function receiveBody(
  { bodyTimeoutMs, bodies }: MiddlewareOptions,
  { operation }: Context,
  requestContext: RequestContext,
): Promise<Uint8Array> {
  const maxBytes = bodyLimit(operation);
  if (maxBytes === null) throw new Error('an operation takes a body of any size');
  const { incoming, caller } = requestContext;
  const client = caller?.clientId ?? '';
  let held = 0;
  requestContext.end = () => bodies.release(client, held);
  return readJsonBody(incoming, {
    maxBytes,
    timeoutMs: bodyTimeoutMs,
    onBytes: (bytes) => {
      bodies.hold(client, bytes);
      held += bytes;
    },
  });
}

function needsKey(context: Context): boolean {
  return (context.operation?.security ?? []).length > 0;
}

function methodsAt(context: Context): readonly string[] {
  const { router } = context.api;
  const { path, headers } = context.request;
  const methods = ['get', 'put', 'post', 'delete', 'patch'];
  const found = methods.filter((method) => router.matchOperation({ method, path, headers }) !== undefined);
  return found.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
}

function stopping(): ServiceError {
  return new ServiceError('SHUTTING_DOWN', 'The server is stopping. Try again.');
}

/** Returns true if there is a body to read: a required one, or an optional one that was sent. */
function takesBody(operation: Context['operation'], { incoming }: RequestContext): boolean {
  return operation.requestBody !== undefined && (!isBodyOptional(operation) || hasBody(incoming));
}

/** A longer body is read in a thread. */
const LARGE_BODY = 65_536;

/** The body as JSON; one with rows is read row by row. */
async function readBody(
  { workers }: MiddlewareOptions,
  { operation }: Context,
  requestContext: RequestContext,
  bytes: Uint8Array,
): Promise<unknown> {
  const { incoming, caller } = requestContext;
  if (rowsField(operation) === null) return readJson(bytes);
  const order = { bytes, isDigested: incoming.headers['idempotency-key'] !== undefined };
  const clientId = caller?.clientId ?? '';
  const { body, unreadable, digest } =
    bytes.length <= LARGE_BODY
      ? await workers.runHere('rows_body', order)
      : await whileAwaited(requestContext, (signal) =>
          workers.run('rows_body', order, [], { clientId, signal }),
        );
  requestContext.bodyDigest = digest;
  return withUnreadable(body, unreadable);
}

/** The body without the rows that were looked at one by one. */
function withoutRows({ operation, request }: Context): unknown {
  const field = rowsField(operation);
  const body: unknown = request.requestBody;
  if (field === null || !isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}

function notAnObject(): ServiceError {
  return validationError([{ loc: ['body'], msg: 'Must be an object', type: 'object_type', ctx: {} }]);
}
