import type { Exchange, Recording } from '../stored/exchanges.ts';
import { readRecording, serviceOn } from '../stored/recorded-service.ts';
import { verifyStored } from './operator-command.ts';
import { urlOf } from './test-database.ts';
import type { Answer, TestService } from './test-service.ts';
import { until } from './until.ts';

const DAY_MS = 86_400_000;
/** What each released version stored, as `payroll verify` counts it. */
const STORED: Readonly<Record<string, object>> = {
  'v0.1.0': { calculations: 141, batches: 2, erasures: 1 },
  'v0.1.1': { calculations: 141, batches: 2, erasures: 1 },
  'v0.2.0': { calculations: 175, opening_balances: 2, batches: 2, erasures: 1 },
};
const VERSIONS = Object.keys(STORED);

describe.each(VERSIONS)('on a database written by %s', (version) => {
  const recording: Recording = readRecording(version);
  let service: TestService;
  const before = process.env.DATABASE_URL;
  beforeAll(async () => {
    service = await serviceOn(version);
    await service.start();
    process.env.DATABASE_URL = urlOf(service.config.database);
  });
  afterAll(async () => {
    await service.stop();
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  const exchanges = (wanted: (exchange: Exchange) => boolean): readonly Exchange[] => {
    const found = recording.exchanges.filter(wanted);
    expect(found.length).toBeGreaterThan(0);
    return found;
  };

  const send = ({ method, path, body, idempotencyKey }: Exchange): Promise<Answer> =>
    service.call(path, {
      method,
      ...(body !== null && { body }),
      ...(idempotencyKey !== null && { headers: { 'Idempotency-Key': idempotencyKey } }),
    });

  /** The same status, headers and bytes as were recorded; a difference is shown as one of objects. */
  const expectSame = async (exchange: Exchange): Promise<void> => {
    const { status, headers, text } = await send(exchange);
    const kept = Object.fromEntries(Object.keys(exchange.headers).map((name) => [name, headers.get(name)]));
    const { path } = exchange;
    const [found, recorded] = [text, exchange.text].map((one) => settled(path, one));
    expect({ path, status, headers: kept, body: JSON.parse(found ?? '') }).toEqual({
      path,
      status: exchange.status,
      headers: exchange.headers,
      body: JSON.parse(recorded ?? ''),
    });
    expect(found === recorded).toBe(true);
  };

  test('everything that it stored is read byte for byte', async () => {
    for (const exchange of exchanges(({ method, status }) => method === 'GET' && status === 200)) {
      await expectSame(exchange);
    }
  });

  test('a request that is sent again is answered byte for byte', async () => {
    for (const exchange of exchanges(({ method, status }) => method === 'POST' && status < 300)) {
      await expectSame(exchange);
    }
  });

  test('what was erased is neither there nor made again', async () => {
    for (const exchange of exchanges(({ status }) => status >= 300)) {
      const { status, body } = await send(exchange);
      expect([status, body.error.code]).toEqual([exchange.status, JSON.parse(exchange.text).error.code]);
    }
  });

  test('every record is verified: its digests, and its amounts from the stored rules', async () => {
    const { code, findings, checked } = await verifyStored();
    expect(findings).toEqual([]);
    expect(code).toBe(0);
    expect(checked).toMatchObject(STORED[version] ?? {});
  });

  test('when the keys are forgotten, the payslips are still read byte for byte', async () => {
    service.clock.advance(40 * DAY_MS);
    const read = ({ method, path }: Exchange) => method === 'GET' && path.endsWith('?include=audit_trail');
    const some = exchanges(read).filter((_, at) => at % 10 === 0);
    for (const exchange of some) await expectSame(exchange);
  });
});

test.each(VERSIONS)('a payout that %s left under way goes on', async (version) => {
  const service = await serviceOn(version, { worker: 'on' });
  try {
    await service.start();
    const pending = readRecording(version).exchanges.find(
      ({ method, path, text }) =>
        method === 'GET' &&
        path.startsWith('/v1/payouts/po_') &&
        text.includes('"status":"PENDING","status_detail"'),
    );
    await service.passTime(2 * 3600 * 1000);
    await until(async () => (await service.call(pending?.path ?? '')).body.status !== 'PENDING');
  } finally {
    await service.stop();
  }
});

/** Of an answer what never changes. Which of several corrections is the current one is said of the day of the list. */
function settled(path: string, text: string): string {
  const isList = path.startsWith('/v1/payroll/calculations?');
  return isList
    ? text.replaceAll(/"is_superseded":(?:true|false),|"superseded_by":(?:null|"\w+"),/g, '')
    : text;
}
