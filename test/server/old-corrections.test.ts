import { migrate } from '../../server/store/upgrade/migrations.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

test('corrections stored before there was a list of them are put into it in their order', async () => {
  const correct = async (supersedes: string | null) =>
    (await service.calculate(calculation({ options: { supersedes } }))).body.id;
  const first = await correct(null);
  const second = await correct(first);
  const third = await correct(second);
  const branch = await correct(first);
  await correct(null);
  const list = async () => (await service.call('/v1/payroll/calculations')).body.data;
  const before = await list();
  const { database } = service.service;
  const { writer } = database;
  await writer.schema.dropTable('corrections');
  await writer('schema_migrations').where({ name: '014-corrections' }).delete();
  await migrate(database);
  expect(await list()).toEqual(before);
  expect(before.slice(1)).toMatchObject([
    { id: branch, superseded_by: null },
    { id: third, superseded_by: branch },
    { id: second, superseded_by: third },
    { id: first, superseded_by: branch },
  ]);
});
