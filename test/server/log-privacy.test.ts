import { isJsonObject, type Json } from '../../server/json.ts';
import { makeExisting, OPERATIONS, type Operation, send } from './operations.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** What a log may name of a request. */
const NOT_PERSONAL = ['country', 'scheme', 'year', 'period', 'period_override', 'currency', 'options'];

const MARK = 'marked-and-secret';

/** The texts and amounts of a body that no log may hold. */
function secretsOf(value: Json, name = ''): readonly string[] {
  if (NOT_PERSONAL.includes(name)) return [];
  if (Array.isArray(value)) return value.flatMap((one) => secretsOf(one, name));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([inner, one]) => secretsOf(one, inner));
  const text = String(value);
  return text.length >= 4 && text !== 'true' && text !== 'false' && text !== 'null' ? [text] : [];
}

/** The body with every text marked, so that it is refused with as many faults as can be. */
function marked(value: Json): Json {
  if (Array.isArray(value)) return value.map(marked);
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]));
  }
  return `${MARK} ${String(value)}`;
}

function asJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}

test.each(Object.entries<Operation>(OPERATIONS))(
  '%s: nothing personal is logged, whether it succeeds or fails',
  async (name, operation) => {
    const existing = await makeExisting(service);
    service.logged.splice(0);
    const { method } = operation;
    const path = operation.path(existing);
    const body = operation.body === undefined ? undefined : asJson(operation.body(existing, `${MARK}-body`));
    const bodies =
      body === undefined ? [undefined] : [asObject(marked(body)), { [MARK]: body }, `{"a": "${MARK}`];
    await send(service, operation, existing, `${MARK}-${name}`);
    for (const one of bodies) {
      const headers = { 'Idempotency-Key': `${MARK}-2`, 'X-Request-Id': 'the-callers-own' };
      const call = { method, headers, ...(one !== undefined && { body: one }) };
      await service.call(path, call);
      await service.call(`${path}${path.includes('?') ? '&' : '?'}unknown=${MARK}`, call);
      await service.call(path, {
        ...call,
        headers: { ...headers, Authorization: `Bearer ${MARK}` },
        key: null,
      });
    }
    const log = service.logged.join('\n');
    expect(service.logged.length).toBeGreaterThanOrEqual(1 + 3 * bodies.length);
    expect(log).toContain('"client_request_id":"the-callers-own"');
    for (const secret of [MARK, service.key, 'Bearer', ...secretsOf(body ?? {})]) {
      expect(log).not.toContain(secret);
    }
  },
);

function asObject(value: Json): object {
  return isJsonObject(value) ? value : {};
}

test('a path that leads nowhere is not logged, because anything can be in it', async () => {
  service.logged.splice(0);
  await service.call(`/v1/${MARK}?name=${MARK}`);
  await service.call(`/${MARK}`);
  expect(service.logged).toHaveLength(2);
  expect(service.logged.join()).not.toContain(MARK);
});
