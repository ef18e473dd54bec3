import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newSigningSecret, signingKey } from '../../server/secrets/signing-secret.ts';
import { signatureHeaders } from '../../server/webhooks/signature.ts';

const OLD = newSigningSecret();
const NEW = newSigningSecret();
const BODY = Buffer.from('{"type":"payout.status_changed","name":"Ana María  ñ"}');

function signed(secrets: readonly [string, ...string[]], body = BODY) {
  const sentAt = Math.floor(Date.now() / 1000);
  return signatureHeaders({ id: 'evt_01JE5V6ZGQ0000000000000000', body, sentAt, secrets });
}

test('the contract header is the HMAC of the raw bytes, keyed by the secret as it is shown', () => {
  const expected = createHmac('sha256', OLD).update(BODY).digest('hex');
  expect(signed([OLD])['X-Service-Signature']).toBe(`sha256=${expected}`);
});

test('an independent library verifies the Standard Webhooks headers', () => {
  expect(new Webhook(OLD).verify(BODY.toString(), signed([OLD]))).toMatchObject({
    type: 'payout.status_changed',
  });
});

test('the library refuses another body, another id and another secret', () => {
  const headers = signed([OLD]);
  expect(() => new Webhook(OLD).verify(`${BODY} `, headers)).toThrow();
  expect(() => new Webhook(OLD).verify(BODY.toString(), { ...headers, 'webhook-id': 'evt_2' })).toThrow();
  expect(() => new Webhook(NEW).verify(BODY.toString(), headers)).toThrow();
});

test('while a rotation overlaps both secrets verify and the contract header stays on the old one', () => {
  const headers = signed([OLD, NEW]);
  for (const secret of [OLD, NEW]) {
    expect(new Webhook(secret).verify(BODY.toString(), headers)).toBeDefined();
  }
  expect(headers['X-Service-Signature']).toBe(signed([OLD])['X-Service-Signature']);
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

test('a secret is whsec_ and 24 to 64 bytes in base64', () => {
  expect(signingKey(NEW)).toHaveLength(32);
  const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
  expect([23, 24, 64, 65].map((bytes) => signingKey(of(bytes)) !== null)).toEqual([false, true, true, false]);
  expect(['secret', 'whsec_', 'whsec_not base64 at all, but long enough'].map(signingKey)).toEqual([
    null,
    null,
    null,
  ]);
});
