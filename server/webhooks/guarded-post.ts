import { promises as dns, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf } from '../payouts/notification-url.ts';
import { isPublicAddress } from '../payouts/public-address.ts';

type PostFailure = 'timeout' | 'address_not_public' | 'name_not_found' | 'tls' | 'connection' | 'status';

/** The outcome of a delivery. The receiver's answer is never kept. */
interface PostOutcome {
  readonly httpStatus: number | null;
  /** Null when the receiver answered 2xx. */
  readonly failure: PostFailure | null;
}

export interface PostSettings {
  /** For everything together: name, connection, answer. */
  readonly timeoutMs: number;
  /** Lets tests reach a receiver on this machine. Never in live. */
  readonly allowPrivate: boolean;
  /** Certificates trusted instead of the well-known ones. */
  readonly ca?: string;
  /** Resolves host names. By default the name servers do, or the system if private names are allowed. */
  readonly resolve?: Resolve;
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const MAX_ANSWER_BYTES = 64 * 1024;
/** Then it is asked once more. */
const NAME_SERVER_MS = 1000;

/**
 * Posts a message once: no redirects, no proxy, no second try. The address is vetted where the connection is
 * made, after the name was resolved and for that very connection, so that a name cannot point elsewhere
 * in between. Never throws.
 */
export async function guardedPost(message: Message, settings: PostSettings): Promise<PostOutcome> {
  const url = new URL(message.url);
  const host = hostOf(url);
  const isRefused = isIP(host) !== 0 && !settings.allowPrivate && !isPublicAddress(host);
  return isRefused ? failed('address_not_public') : post(url, message, settings);
}

function post(url: URL, { headers, body }: Message, settings: PostSettings): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(settings.timeoutMs);
  // What it means when the connection breaks now.
  let stage: PostFailure = isIP(hostOf(url)) === 0 ? 'name_not_found' : 'connection';
  let httpStatus: number | null = null;
  return new Promise((resolve) => {
    const fail = (error?: Error) =>
      resolve({ httpStatus, failure: signal.aborted ? 'timeout' : failureOf(error, stage) });
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.byteLength), Connection: 'close' },
      // An agent of its own: the common one may be told to use a proxy, or to keep connections.
      agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
      lookup: vettedLookup(settings, () => {
        stage = 'connection';
      }),
      // Said here, because an environment variable can say otherwise.
      rejectUnauthorized: true,
      signal,
      ...(settings.ca !== undefined && { ca: settings.ca }),
    });
    outgoing.on('socket', (socket) => {
      socket.once('connect', () => {
        stage = 'tls';
      });
      socket.once('secureConnect', () => {
        stage = 'connection';
      });
    });
    outgoing.on('error', fail);
    // Without an error too: after an answer of status 101, for one.
    outgoing.on('close', () => fail());
    outgoing.on('response', (answer) => {
      httpStatus = answer.statusCode ?? null;
      answer.once('error', fail);
      drain(answer, () => {
        resolve(answered(answer));
        outgoing.destroy();
      });
    });
    outgoing.end(body);
  });
}

/** Reads the answer to its end or its limit and forgets it. */
function drain(answer: IncomingMessage, finish: () => void): void {
  let size = 0;
  answer.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size >= MAX_ANSWER_BYTES) finish();
  });
  answer.once('end', finish);
}

function answered({ statusCode = 0 }: IncomingMessage): PostOutcome {
  const isSuccess = statusCode >= 200 && statusCode <= 299;
  return { httpStatus: statusCode, failure: isSuccess ? null : 'status' };
}

function failed(failure: PostFailure): PostOutcome {
  return { httpStatus: null, failure };
}

class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

function failureOf(error: Error | undefined, stage: PostFailure): PostFailure {
  return error instanceof RefusedAddress ? 'address_not_public' : stage;
}

/** Answers only when every address of the name is public, and only with those: the connection uses them. */
function vettedLookup(
  { allowPrivate, resolve = allowPrivate ? systemResolve : askNameServers }: PostSettings,
  onFound: () => void,
): LookupFunction {
  return (host, options, callback) => {
    const answer = (addresses: readonly LookupAddress[]) => {
      const [first] = addresses;
      const isSafe = allowPrivate || addresses.every(({ address }) => isPublicAddress(address));
      if (first === undefined) return callback(new Error('no address'), '');
      onFound();
      if (!isSafe) callback(new RefusedAddress('an address that is not public'), '');
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolve(host).then(answer, (error: Error) => callback(error, ''));
  };
}

/** Resolves names as the system does, including names that only this machine knows. */
function systemResolve(host: string): Promise<readonly LookupAddress[]> {
  return dns.lookup(host, { all: true, order: 'verbatim' });
}

/**
 * Asks the name servers directly. The system's way takes one of the few threads that SQLite works on too, for
 * as long as somebody's name server likes.
 */
async function askNameServers(host: string): Promise<readonly LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: NAME_SERVER_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one, at) =>
    one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  );
}
