import { connect } from 'node:net';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  /** Of an error; a good answer has none. */
  readonly body: { readonly error: { readonly code: string; readonly request_id: string } };
}

/** Sends text as it is, and reads until the server closes the connection. */
function send(text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: JSON.parse(body) });
    });
  });
}

const CLOSE = 'Connection: close\r\n\r\n';

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
  ['an unknown method', 'BREW /v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'headers without end',
    `GET /v1/health HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
])('%s gets the standard error body', async (_what, text, status, code) => {
  const answer = await send(text);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  expect(answer.body.error).toMatchObject({ details: {}, message: expect.any(String) });
  expect(answer.head).toContain(`X-Request-Id: ${answer.body.error.request_id}`);
  expect(answer.head).toContain('Cache-Control: no-store');
  expect(answer.head).toContain('Content-Type: application/json; charset=utf-8');
  expect(service.logged.at(-1)).toContain(answer.body.error.request_id);
});

test.each(['%zz', '%', 'employee_id=a%4', 'employee_id=%ff', '%zz=1&limit=2'])(
  'the query %s, which nobody can decode, is refused',
  async (query) => {
    const answer = await send(`GET /v1/payroll/calculations?${query} HTTP/1.1\r\nHost: x\r\n${CLOSE}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST']);
  },
);

test('a question mark and escapes of UTF-8 are part of a query', async () => {
  const answer = await send(`GET /v1/health?a=%C3%B1?b=%25 HTTP/1.1\r\nHost: x\r\n${CLOSE}`);
  expect([answer.status, answer.body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
});

test('a request without Host, or with an expectation, is a request like any other', async () => {
  expect((await send(`GET /v1/health HTTP/1.1\r\n${CLOSE}`)).status).toBe(200);
  expect((await send(`GET /v1/health HTTP/1.1\r\nExpect: much\r\n${CLOSE}`)).status).toBe(200);
});
