import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const MANY = 30;

/** How many transactions the writer commits while the work is done. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const { writer } = service.service.database;
  let begun = 0;
  const count = ({ sql }: { readonly sql: string }) => {
    if (/^BEGIN/.test(sql)) begun += 1;
  };
  writer.on('query', count);
  await work();
  writer.off('query', count);
  return begun;
}

const keyed = (key: string) => service.calculate(calculation(), { 'Idempotency-Key': key });

test('requests with keys share transactions, those of their claims too', async () => {
  await keyed('first-of-all');
  const begun = await transactionsOf(() =>
    Promise.all(Array.from({ length: MANY }, (_, at) => keyed(`together-${at}`))),
  );
  expect(begun).toBeLessThan(MANY);
});

test('one key that comes several times at once makes one calculation', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => keyed('the-same')));
  const statuses = answers.map(({ status }) => status).filter((status) => status !== 409);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  const made = new Set(answers.flatMap(({ status, body }) => (status < 300 ? [body.id] : [])));
  expect(made.size).toBe(1);
});
