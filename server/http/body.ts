import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../service-error.ts';
import { turns } from '../turns.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** How long a client whose body is too large may go on sending it. */
const CUT_OFF_MS = 500;

/** Longer bodies are put together each in a turn of its own: many that end together would stall all others. */
const LONG = 65_536;

/** Reads the bytes of a JSON body: media type first, then size, then time. */
export async function readJsonBody(request: IncomingMessage, limits: BodyLimits): Promise<Uint8Array> {
  requireJson(request);
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > limits.maxBytes;
  const chunks = isTooLarge ? null : await readChunks(request, limits);
  if (chunks !== null) {
    if (chunks.reduce((size, { length }) => size + length, 0) > LONG) await turns.next();
    return Buffer.concat(chunks);
  }
  await restIsSent(request);
  throw tooLarge(limits.maxBytes);
}

/** Whether anything is announced as a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function requireJson(request: IncomingMessage): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type.trim() === 'application/json' && isUtf8 && encoding === 'identity') return;
  const message = 'Send the body as uncompressed application/json in UTF-8.';
  throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', message, { supported: ['application/json'] });
}

/**
 * The connection is closed after the answer. A client that still sends would not read the answer then, so that it gets
 * a moment to end; what it sends is thrown away.
 */
function restIsSent(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CUT_OFF_MS);
    const onEnd = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', onEnd).once('close', onEnd).resume();
  });
}

/** Null for a body that is too large. A client that goes away is answered like one that is too slow; nobody reads it. */
function readChunks(request: IncomingMessage, limits: BodyLimits): Promise<readonly Buffer[] | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => finish(tooSlow(limits.timeoutMs)), limits.timeoutMs);
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limits.maxBytes) finish(null, false);
    };
    const onEnd = () => finish(null);
    const onGone = () => finish(tooSlow(limits.timeoutMs));
    function finish(error: ServiceError | null, isWhole = true): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('aborted', onGone);
      if (error === null) resolve(isWhole ? chunks : null);
      else reject(error);
    }
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('aborted', onGone);
  });
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError('PAYLOAD_TOO_LARGE', `The body is larger than ${limit} bytes.`, {
    limit_bytes: limit,
  });
}

function tooSlow(timeoutMs: number): ServiceError {
  return new ServiceError('REQUEST_TIMEOUT', `The body did not arrive within ${timeoutMs / 1000} s.`);
}
