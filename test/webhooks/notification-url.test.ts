import { urlProblem } from '../../server/payouts/notification-url.ts';

test.each([
  'https://example.com',
  'https://example.com/hook?tenant=1',
  'https://example.com:443/hook',
  'https://example.com:8443/hook',
  'HTTPS://EXAMPLE.COM/hook',
  'https://1.1.1.1/hook',
  'https://[2606:4700:4700::1111]/hook',
  'https://internal.example.com',
  'https://localhost.example.com',
])('%s is accepted', (url) => {
  expect(urlProblem(url, false)).toBeNull();
});

test.each([
  ['http://example.com', 'https_required'],
  ['ftp://example.com', 'https_required'],
  ['file:///etc/passwd', 'https_required'],
  ['javascript:alert(1)', 'https_required'],
  ['example.com/hook', 'not_a_url'],
  ['https://', 'not_a_url'],
  ['https:///', 'not_a_url'],
  ['https://exa mple.com', 'not_a_url'],
  ['https://example.com/\nhook', 'not_a_url'],
  ['https://1.2.3.4.5', 'not_a_url'],
  ['https://example.com/#part', 'fragment'],
  ['https://example.com/#', 'fragment'],
  ['https://user@example.com', 'user_info'],
  ['https://user:secret@example.com', 'user_info'],
  ['https://@example.com', 'user_info'],
  ['https://example.com:80', 'port_not_allowed'],
  ['https://example.com:22', 'port_not_allowed'],
  ['https://example.com:9200', 'port_not_allowed'],
  ['https://localhost', 'host_not_public'],
  ['https://LOCALHOST:8443', 'host_not_public'],
  ['https://localhost.', 'host_not_public'],
  ['https://a.localhost', 'host_not_public'],
  ['https://printer.local', 'host_not_public'],
  ['https://metadata.google.internal', 'host_not_public'],
  ['https://metadata.google.internal./', 'host_not_public'],
  ['https://127.0.0.1', 'address_not_public'],
  ['https://127.1', 'address_not_public'],
  ['https://2130706433', 'address_not_public'],
  ['https://0x7f000001', 'address_not_public'],
  ['https://0x7f.0.0.1', 'address_not_public'],
  ['https://0177.0.0.1', 'address_not_public'],
  ['https://017700000001', 'address_not_public'],
  ['https://１２７.0.0.1', 'address_not_public'],
  ['https://0', 'address_not_public'],
  ['https://10.0.0.1', 'address_not_public'],
  ['https://169.254.169.254/latest/meta-data', 'address_not_public'],
  ['https://100.64.0.1', 'address_not_public'],
  ['https://192.168.0.1:8443', 'address_not_public'],
  ['https://[::1]', 'address_not_public'],
  ['https://[::]', 'address_not_public'],
  ['https://[::ffff:127.0.0.1]', 'address_not_public'],
  ['https://[::ffff:7f00:1]', 'address_not_public'],
  ['https://[64:ff9b::7f00:1]', 'address_not_public'],
  ['https://[2002:7f00:1::]', 'address_not_public'],
  ['https://[2001::1]', 'address_not_public'],
  ['https://[fd00::1]', 'address_not_public'],
  ['https://[fe80::1]', 'address_not_public'],
])('%s is refused: %s', (url, problem) => {
  expect(urlProblem(url, false)).toBe(problem);
});

test('tests may use this machine and any port, but never plain HTTP', () => {
  expect(urlProblem('https://localhost:54321/hook', true)).toBeNull();
  expect(urlProblem('https://127.0.0.1:54321/hook', true)).toBeNull();
  expect(urlProblem('http://localhost:54321/hook', true)).toBe('https_required');
  expect(urlProblem('https://user@localhost', true)).toBe('user_info');
});
