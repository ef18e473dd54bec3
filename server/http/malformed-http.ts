import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { NextId } from '../identifiers.ts';
import { ServiceError } from '../service-error.ts';
import { errorReply } from './error-reply.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Answers what Node.js refuses before it is a request, and what would otherwise get a bare status: with the
 * headers and the body of every other error. The connection cannot be used again.
 */
export function answerMalformed({ nextId, log }: { readonly nextId: NextId; readonly log: Logger }) {
  return (fault: NodeJS.ErrnoException, socket: Duplex): void => {
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = `req_${nextId()}`;
    const error = errorOf(fault);
    const { status, body } = errorReply(error, requestId);
    log.info({ request_id: requestId, status, code: error.code, reason: fault.code }, 'request');
    const headers = {
      ...SECURITY_HEADERS,
      Connection: 'close',
      'X-Request-Id': requestId,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}

function errorOf(fault: NodeJS.ErrnoException): ServiceError {
  if (fault.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ServiceError('REQUEST_TIMEOUT', 'The request did not arrive in time.');
  if (fault.code === 'HPE_HEADER_OVERFLOW')
    return new ServiceError('HEADERS_TOO_LARGE', 'The request line and headers are larger than 16 KiB.');
  return new ServiceError('BAD_REQUEST', 'What arrived is not an HTTP request.');
}
