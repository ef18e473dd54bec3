import { readFileSync } from 'node:fs';
import { signatureHeaders } from '../../server/webhooks/signature.ts';

interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const file = new URL('../sdk/webhook-vectors.json', import.meta.url);
const [sent]: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'));

test('what the SDKs verify is what the service sends', () => {
  const headers = signatureHeaders({
    id: 'evt_01JE5V6ZGQ0000000000000000',
    body: Buffer.from(sent?.body ?? ''),
    sentAt: 1_764_000_000,
    secrets: [sent?.secret ?? ''],
  });
  expect(headers).toMatchObject(sent?.headers ?? { 'webhook-id': 'no vector' });
});
