import { createServer, type Server } from 'node:net';
import { guardedPost, type PostSettings, type Resolve } from '../../server/webhooks/guarded-post.ts';
import { Receiver } from './receiver.ts';

/** Longer than a busy machine takes to connect. */
const PATIENT_MS = 25_000;

const receiver = new Receiver();
beforeAll(() => receiver.start());
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
});

const to = (...addresses: readonly string[]): Resolve => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

function post(url: string, settings: Partial<PostSettings> = {}) {
  const message = { url, headers: { 'Content-Type': 'application/json' }, body: Buffer.from('{"a":1}') };
  return guardedPost(message, { timeoutMs: PATIENT_MS, allowPrivate: true, ca: receiver.ca, ...settings });
}

test('the bytes arrive as they are', async () => {
  expect(await post(receiver.url('/hook?x=1'))).toEqual({ httpStatus: 204, failure: null });
  expect(receiver.received[0]).toMatchObject({
    path: '/hook?x=1',
    headers: { 'content-type': 'application/json', 'content-length': '7' },
  });
  expect(receiver.received[0]?.body.toString()).toBe('{"a":1}');
});

test.each([301, 302, 307, 308])('a redirect by %i is not followed', async (status) => {
  receiver.answer = (response) => void response.writeHead(status, { Location: receiver.url('/other') }).end();
  expect(await post(receiver.url())).toEqual({ httpStatus: status, failure: 'status' });
  expect(receiver.received).toHaveLength(1);
});

test.each([199 + 1, 299])('%i is a success', async (status) => {
  receiver.answer = (response) => void response.writeHead(status).end('thanks');
  expect(await post(receiver.url())).toEqual({ httpStatus: status, failure: null });
});

test.each([400, 404, 410, 500, 503])('%i is a failure', async (status) => {
  receiver.answer = (response) => void response.writeHead(status).end('no');
  expect(await post(receiver.url())).toEqual({ httpStatus: status, failure: 'status' });
});

test.each([
  ['loopback', '127.0.0.1'],
  ['private', '10.1.2.3'],
  ['metadata', '169.254.169.254'],
  ['mapped', '::ffff:127.0.0.1'],
  ['unique local', 'fd00::1'],
  ['NAT64', '64:ff9b::7f00:1'],
])('a name that resolves to a %s address is refused before any connection', async (_, address) => {
  const outcome = await post(receiver.url('/', 'receiver.example'), {
    allowPrivate: false,
    resolve: to(address),
  });
  expect(outcome).toEqual({ httpStatus: null, failure: 'address_not_public' });
  expect(receiver.received).toEqual([]);
});

test('one private address among public ones is enough to refuse', async () => {
  const resolve = to('93.184.216.34', '127.0.0.1');
  const outcome = await post(receiver.url('/', 'receiver.example'), { allowPrivate: false, resolve });
  expect(outcome.failure).toBe('address_not_public');
});

test.each([
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://[::1]',
])('%s is refused without asking a resolver', async (url) => {
  expect(await post(url, { allowPrivate: false })).toEqual({
    httpStatus: null,
    failure: 'address_not_public',
  });
});

test('the name is asked once, and that answer is the one connected to', async () => {
  let asked = 0;
  const rebinding: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
  };
  const outcome = await post(receiver.url('/', 'receiver.example'), { resolve: rebinding });
  expect([outcome.failure, asked]).toEqual([null, 1]);
});

test('a name that does not exist', async () => {
  const resolve: Resolve = async () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('https://nowhere.example', { resolve })).toEqual({
    httpStatus: null,
    failure: 'name_not_found',
  });
});

test('a name without addresses', async () => {
  expect(await post('https://nowhere.example', { resolve: to() })).toMatchObject({
    failure: 'name_not_found',
  });
});

test('a name that no name server knows', async () => {
  expect(await post('https://nowhere.invalid', { allowPrivate: false })).toEqual({
    httpStatus: null,
    failure: 'name_not_found',
  });
});

test('a resolver that never answers is given up after the timeout', async () => {
  const resolve: Resolve = () => new Promise(() => {});
  expect(await post('https://slow.example', { resolve, timeoutMs: 100 })).toMatchObject({
    failure: 'timeout',
  });
});

test('a certificate of an unknown authority is refused', async () => {
  const { ca: _, ...others } = { ca: '', timeoutMs: PATIENT_MS, allowPrivate: true };
  const message = { url: receiver.url(), headers: {}, body: Buffer.from('x') };
  expect(await guardedPost(message, others)).toEqual({ httpStatus: null, failure: 'tls' });
  expect(receiver.received).toEqual([]);
});

test('an environment variable cannot switch the check of certificates off', async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    const message = { url: receiver.url(), headers: {}, body: Buffer.from('x') };
    expect(await guardedPost(message, { timeoutMs: PATIENT_MS, allowPrivate: true })).toMatchObject({
      failure: 'tls',
    });
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  }
});

test('a certificate of another name is refused', async () => {
  const outcome = await post(receiver.url('/', 'other.example'), { resolve: to('127.0.0.1') });
  expect(outcome).toEqual({ httpStatus: null, failure: 'tls' });
});

test('a proxy of the environment is not used', async () => {
  process.env.HTTPS_PROXY = 'http://127.0.0.1:9';
  process.env.NODE_USE_ENV_PROXY = '1';
  try {
    expect(await post(receiver.url())).toEqual({ httpStatus: 204, failure: null });
  } finally {
    delete process.env.HTTPS_PROXY;
    delete process.env.NODE_USE_ENV_PROXY;
  }
});

test('an answer that never comes is given up after the timeout', async () => {
  receiver.answer = () => {};
  expect(await post(receiver.url(), { timeoutMs: 150 })).toEqual({ httpStatus: null, failure: 'timeout' });
});

test('an answer that trickles is given up after the timeout, which is for all of it', async () => {
  receiver.answer = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  };
  // A busy machine may need longer for the handshake alone.
  let outcome = await post(receiver.url(), { timeoutMs: 200 });
  for (let timeoutMs = 400; outcome.httpStatus === null && timeoutMs < PATIENT_MS; timeoutMs *= 2) {
    outcome = await post(receiver.url(), { timeoutMs });
  }
  expect(outcome).toEqual({ httpStatus: 200, failure: 'timeout' });
});

test('of a huge answer only the beginning is read', async () => {
  let sent = 0;
  receiver.answer = (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
    };
    response.on('drain', more);
    more();
  };
  expect(await post(receiver.url())).toEqual({ httpStatus: 200, failure: null });
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('an answer that breaks off is a failure', async () => {
  receiver.answer = (response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await post(receiver.url())).toEqual({ httpStatus: 200, failure: 'connection' });
});

test('a server that wants to speak another protocol, and one that hangs up', async () => {
  receiver.answer = (response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
  };
  expect(await post(receiver.url())).toMatchObject({ failure: 'connection' });
  receiver.answer = (response) => void response.socket?.destroy();
  expect(await post(receiver.url())).toEqual({ httpStatus: null, failure: 'connection' });
});

test('nobody listens', async () => {
  const port = await freePort();
  expect(await post(`https://localhost:${port}/`, { resolve: to('127.0.0.1') })).toEqual({
    httpStatus: null,
    failure: 'connection',
  });
});

test('a server that speaks no TLS', async () => {
  // What is not read to its end stays open, and the process of the tests with it.
  const plain = createServer((socket) => void socket.resume().end('HTTP/1.1 200 OK\r\n\r\n'));
  const port = await listening(plain);
  expect(await post(`https://127.0.0.1:${port}/`)).toEqual({ httpStatus: null, failure: 'tls' });
  await new Promise((resolve) => plain.close(resolve));
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
