import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ConfigError, readConfig } from '../../server/config/config.ts';

const COMMIT = 'c'.repeat(40);
const read = (env: Record<string, string>) => readConfig(env, () => COMMIT);

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

test('what opens the service to others is off unless it is asked for', () => {
  expect(read({})).toMatchObject({
    corsOrigins: [],
    trustedProxies: [],
    adminPort: null,
    traces: null,
    rateLimit: { perSecond: 2000, burst: 4000 },
  });
});

test('lists are separated by commas', () => {
  const config = read({
    CORS_ORIGINS: 'https://a.example.com, http://localhost:3000',
    TRUSTED_PROXIES: '10.0.0.0/8,192.0.2.7, 2001:db8::/32',
  });
  expect(config.corsOrigins).toEqual(['https://a.example.com', 'http://localhost:3000']);
  expect(config.trustedProxies).toEqual([
    { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
    { address: '192.0.2.7', prefix: 32, family: 'ipv4' },
    { address: '2001:db8::', prefix: 32, family: 'ipv6' },
  ]);
});

test.each(['*', 'null', 'https://a.example.com/', 'https://A.example.com', 'a.example.com', 'file:///x'])(
  'the origin %s is refused',
  (origin) => {
    expect(faultsOf({ CORS_ORIGINS: origin })).toEqual([
      `CORS_ORIGINS must list origins such as https://app.example.com, not "${origin}"`,
    ]);
  },
);

test.each(['proxy.internal', '10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '*'])(
  'the proxy %s is refused',
  (proxy) => {
    expect(faultsOf({ TRUSTED_PROXIES: proxy })).toEqual([
      `TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not "${proxy}"`,
    ]);
  },
);

test('the rules are published nowhere, or at an address', () => {
  expect(read({}).ruleDocsUrl).toBeNull();
  expect(read({ RULE_DOCS_URL: 'https://rules.example.com/ve' }).ruleDocsUrl).toBe(
    'https://rules.example.com/ve',
  );
  expect(faultsOf({ RULE_DOCS_URL: 'javascript:alert(1)' })).toEqual([
    'RULE_DOCS_URL must be an http or https address, such as https://rules.example.com/, not "javascript:alert(1)"',
  ]);
});

test('metrics are never on the public port', () => {
  expect(faultsOf({ ADMIN_PORT: '8080' })).toEqual([
    'ADMIN_PORT must not be PORT: metrics are never on the public port',
  ]);
  expect(faultsOf({ ADMIN_PORT: '9090', PORT: '9090' })).toHaveLength(1);
  expect(faultsOf({ ADMIN_PORT: 'on' })).toEqual(['ADMIN_PORT must be a number from 0 to 65535, not "on"']);
  expect(read({ ADMIN_PORT: '9090' }).adminPort).toBe(9090);
});

test('traces go to the address of the receiver, under a name', () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }).traces).toEqual({
    url: 'http://localhost:4318/v1/traces',
    serviceName: 'payroll',
  });
  expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toHaveLength(1);
});

/** Every variable that the configuration looks at. */
function variablesRead(): readonly string[] {
  const names = new Set<string>();
  const given: Readonly<Record<string, string>> = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return given[String(name)];
      },
    },
  );
  readConfig(env, () => COMMIT);
  return [...names].sort();
}

test('the example file lists every variable, and no other', () => {
  const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...file.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(variablesRead());
});

test('the values in the example file are the defaults', () => {
  const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const set = [...file.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  expect(set.length).toBeGreaterThan(8);
  expect(read(Object.fromEntries(set))).toEqual(read({}));
});

test('so does the table of the operations notes', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(/^## (?:Configuration|One process or many)$/m);
  const rows = section.split('\n').filter((line) => /^\| `[A-Z][A-Z_]+`/.test(line));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual(variablesRead());
});

test('what the compose file sets, the configuration knows', () => {
  const file = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const { services } = parse(file, { merge: true });
  const known = variablesRead();
  for (const name of ['migrate', 'api', 'worker']) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(services[name].environment)));
  }
  expect([services.api.environment.WORKER, services.worker.environment.WORKER]).toEqual(['off', 'only']);
});

test('the compose file passes every setting on', () => {
  const file = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const { services } = parse(file, { merge: true });
  // The image sets where the service listens and the commit it was built from.
  const passed = [...Object.keys(services.api.environment), 'HOST', 'PORT', 'ENGINE_VERSION'];
  expect(passed.toSorted()).toEqual(variablesRead());
  expect(read(Object.fromEntries(passed.map((name) => [name, ''])))).toEqual(read({}));
});
