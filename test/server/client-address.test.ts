import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readConfig } from '../../server/config/config.ts';
import { clientAddresses } from '../../server/http/client-address.ts';
import { TestService } from './test-service.ts';

/** The address of a request over a connection from `peer`. */
function addressOf(peer: string, forwarded: string | null, trusted: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== null) request.headers['x-forwarded-for'] = forwarded;
  return clientAddresses(readConfig({ TRUSTED_PROXIES: trusted }).trustedProxies)(request);
}

test.each([
  ['without trusted proxies a header says nothing', '10.0.0.1', '203.0.113.5', '', '10.0.0.1'],
  ['nor does it from elsewhere', '192.0.2.9', '203.0.113.5', '10.0.0.0/8', '192.0.2.9'],
  ['a trusted proxy is believed', '10.0.0.1', '203.0.113.5', '10.0.0.0/8', '203.0.113.5'],
  ['an address that is put in front is not', '10.0.0.1', '1.1.1.1, 203.0.113.5', '10.0.0.0/8', '203.0.113.5'],
  ['a chain of proxies', '10.0.0.1', '203.0.113.5, 10.0.0.2', '10.0.0.0/8', '203.0.113.5'],
  ['only proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.0/8', '10.0.0.3'],
  ['a text that is no address', '10.0.0.1', '203.0.113.5, unknown', '10.0.0.0/8', '10.0.0.1'],
  ['no header', '10.0.0.1', null, '10.0.0.0/8', '10.0.0.1'],
  ['IPv4 on an IPv6 socket', '::ffff:10.0.0.1', '203.0.113.5', '10.0.0.0/8', '203.0.113.5'],
  ['IPv6', '2001:db8::1', '2001:db8:ffff::7', '2001:db8::/48', '2001:db8:ffff::7'],
])('%s', (_, peer, forwarded, trusted, expected) => {
  expect(addressOf(peer, forwarded, trusted)).toBe(expected);
});

test('behind a trusted proxy one address that fails does not shut out the others', async () => {
  const rateLimit = { perSecond: 500, burst: 1000 };
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  const service = await new TestService({ config: { rateLimit, trustedProxies } }).start();
  const statusFrom = async (address: string) =>
    (await service.call('/v1/payroll/schemes', { key: null, headers: { 'X-Forwarded-For': address } }))
      .status;
  for (let count = 0; count < 60; count++) expect(await statusFrom('203.0.113.5')).toBe(401);
  expect(await statusFrom('203.0.113.5')).toBe(429);
  expect(await statusFrom('203.0.113.6')).toBe(401);
  await service.stop();
});
