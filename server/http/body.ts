import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../service-error.ts';

interface BodyLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Told of bytes as they arrive; may throw. */
  readonly onBytes: (bytes: number) => void;
}

/** The time for which a client may go on sending a body that is too large. */
const CUT_OFF_MS = 500;

/** Reads the bytes of a JSON body: media type first, then size, then time. */
export async function readJsonBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs, onBytes }: BodyLimits,
): Promise<Uint8Array> {
  requireJson(request);
  const chunks: Buffer[] = [];
  const announced = Number(request.headers['content-length'] ?? 0);
  let [size, leftMs] = [0, timeoutMs];
  while (Math.max(announced, size) <= maxBytes) {
    const chunk: Buffer | null = request.read();
    if (chunk === null && request.readableEnded) return Buffer.concat(chunks);
    size += chunk?.length ?? 0;
    if (chunk === null) leftMs -= await arrival(request, leftMs, timeoutMs);
    else if (size <= maxBytes) {
      try {
        onBytes(chunk.length);
      } catch (error) {
        // Nobody would read the rest otherwise, and the next request of the connection would never come.
        request.resume();
        throw error;
      }
      chunks.push(chunk);
    }
  }
  await restIsSent(request);
  throw tooLarge(maxBytes);
}

/** Returns true if the headers announce a body. */
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

/**
 * Resolves with the milliseconds that it took until there is more to read, or the end. A client that goes away is
 * answered like one that is too slow; nobody reads it.
 */
function arrival(request: IncomingMessage, leftMs: number, timeoutMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const stop = () => {
      clearTimeout(timer);
      request.off('readable', onMore).off('end', onMore).off('error', onGone).off('close', onGone);
    };
    const onMore = () => {
      stop();
      resolve(performance.now() - startedAt);
    };
    const onGone = () => {
      stop();
      reject(tooSlow(timeoutMs));
    };
    const timer = setTimeout(onGone, leftMs);
    request.on('readable', onMore).on('end', onMore).on('error', onGone).on('close', onGone);
    if (request.destroyed) onGone();
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
