import { finishKey } from '../../server/store/keys/idempotency-keys.ts';
import { claimKey } from './claim-key.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const MINUTE_MS = 60_000;

test('a claim that is finished while another request takes it for dead stays finished', async () => {
  const { writer } = service.service.database;
  const { id: clientId } = await writer('clients').first('id');
  const tenant = { clientId, environment: 'sandbox' } as const;
  const use = { tenant, operation: 'calculatePayroll', key: 'slow', fingerprint: 'sha256:1' };
  const now = service.clock.read();
  const claim = (token: string, at: number) =>
    claimKey(writer, use, { token, holder: null }, () => 'unknown', at);
  expect(await claim('slow', now)).toEqual({ kind: 'claimed' });
  let late: ReturnType<typeof claimKey> | undefined;
  await writer.transaction(async (trx) => {
    await trx('idempotency_keys').where({ key: 'slow' }).forUpdate().first();
    late = claim('late', now + 2 * MINUTE_MS);
    // On PostgreSQL it now reads the claim as it was, and waits for the row to take it over.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await finishKey(trx, use, 'slow', 'made')).toBe(true);
  });
  expect((await late)?.kind).not.toBe('claimed');
  expect(await claim('again', now + 2 * MINUTE_MS)).toEqual({ kind: 'finished', resourceId: 'made' });
});
