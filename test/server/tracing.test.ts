import { createServer, type Server } from 'node:http';
import { openSocket } from '../../server/http/open-socket.ts';
import { failWrites } from './storage-fault.ts';
import { calculation, TestService } from './test-service.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

/** A receiver of traces over HTTP, as the OTLP specification has it. */
class Receiver {
  readonly requests: { readonly path: string; readonly text: string }[] = [];
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.requests.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });

  start(): Promise<string> {
    return openSocket(this.#server, '127.0.0.1', 0);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get spans(): readonly ReceivedSpan[] {
    return this.requests
      .flatMap(({ text }) => JSON.parse(text).resourceSpans)
      .flatMap((resource) => resource.scopeSpans)
      .flatMap((tenant) => tenant.spans);
  }
}

const receiver = new Receiver();
afterEach(() => receiver.requests.splice(0));
afterAll(() => receiver.stop());

/** Runs requests against a traced service; what it sent has arrived when this resolves. */
async function traced(work: (service: TestService) => Promise<void>): Promise<void> {
  const url = `${await address}/v1/traces`;
  const service = await new TestService({ config: { traces: { url, serviceName: 'payroll-test' } } }).start();
  await work(service);
  await service.stop();
}

const address = receiver.start();

function attributesOf(span: ReceivedSpan | undefined): Readonly<Record<string, string | number | undefined>> {
  const entries = span?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [];
  return Object.fromEntries(entries);
}

const spanOf = (name: string) => receiver.spans.find((span) => span.name === name);

test('a request is a span, with its calculation and its storage inside', async () => {
  let requestId: string | null = null;
  await traced(async (service) => {
    requestId = (await service.calculate()).headers.get('X-Request-Id');
  });
  const request = spanOf('calculatePayroll');
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 201,
    'payroll.operation': 'calculatePayroll',
    'payroll.request_id': requestId,
    'payroll.client_id': expect.stringMatching(/^[0-9A-Z]{26}$/),
  });
  for (const part of ['calculate', 'store']) {
    expect(spanOf(part)).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  }
  expect(receiver.requests[0]?.path).toBe('/v1/traces');
  expect(receiver.requests[0]?.text).toContain('"payroll-test"');
});

test('the trace of the caller is continued, and named in the log', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await traced(async (service) => {
    await service.call('/v1/payroll/schemes', {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    expect(service.logged.join()).toContain(`"trace_id":"${traceId}"`);
  });
  expect(spanOf('listSchemes')).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
});

test('a caller that does not sample is not sampled here either', async () => {
  await traced(async (service) => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    await service.call('/v1/payroll/schemes', { headers: { traceparent } });
  });
  expect(receiver.requests).toEqual([]);
});

test.each([
  'garbage',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
])('the traceparent %s begins a new trace', async (traceparent) => {
  await traced(async (service) => {
    await service.call('/v1/payroll/schemes', { headers: { traceparent } });
  });
  expect(spanOf('listSchemes')?.parentSpanId ?? '').toBe('');
});

test('what a caller wrote is in no span, not even when storing fails', async () => {
  await traced(async (service) => {
    const employee = { id: 'maria-gomez', monthly_salary: '7654321' };
    await service.calculate(calculation({ employee }));
    await service.calculate(calculation({ employee: { ...employee, monthly_salary: 'marked' } }));
    await service.call('/v1/payroll/calculations/marked?include=marked');
    await failWrites(service.service.database.writer, 'calculations', 'INSERT');
    expect((await service.calculate(calculation({ employee }))).status).toBe(503);
  });
  const failed = receiver.spans.filter((span) => span.status.code === 2).map((span) => span.name);
  expect(failed).toEqual(expect.arrayContaining(['store', 'calculatePayroll']));
  expect(receiver.requests.map(({ text }) => text).join()).not.toMatch(/maria|7654321|marked|payk_/);
});

test('a receiver that is not there changes no answer', async () => {
  const traces = { url: 'http://127.0.0.1:9/v1/traces', serviceName: 'payroll' };
  const service = await new TestService({ config: { traces } }).start();
  expect((await service.calculate()).status).toBe(201);
  await service.stop();
});
