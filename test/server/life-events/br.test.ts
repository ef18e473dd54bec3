import { modules } from '../../../generated/rules/index.ts';
import { replay } from '../../../server/verify/replay.ts';
import { verifyStored } from '../operator-command.ts';
import { textsOf } from '../tampering.ts';
import { urlOf } from '../test-database.ts';
import { calculation, TestService } from '../test-service.ts';

const BRAZIL = modules.filter(({ manifest }) => manifest.country === 'BR');
const service = new TestService({ modules: BRAZIL, root: new URL('../../..', import.meta.url).pathname });
const before = process.env.DATABASE_URL;
beforeAll(async () => {
  await service.start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  await service.stop();
});

const DISMISSED = { hire_date: '2023-03-10', causa: 'sem_justa_causa', aviso: 'indenizado' };

/** An event of somebody who earns 3,600 a month, in the month of its date. */
function event(scheme: string, end_date: string, inputs: object, more: object = {}) {
  const start_date = `${end_date.slice(0, 8)}01`;
  const period = { type: 'event', start_date, end_date, days: Number(end_date.slice(8)) };
  const employee = { id: 'ana', monthly_salary: '3600', num_dependentes_irrf: 1, inputs };
  return service.calculate(calculation({ country: 'BR', scheme, year: 2026, period, employee, ...more }));
}

test('a dismissal with the notice paid is stored, read again byte for byte, and verified', async () => {
  const { status, body, text } = await event('rescisao', '2026-09-15', {
    ...DISMISSED,
    dias_ferias_vencidas: 30,
    saldo_fgts_amount: '14061.60',
  });
  expect([status, body.summary]).toMatchObject([
    201,
    { total_perceptions: '17480.00', net_salary: '17093.74', employer_contributions_total: '8020.80' },
  ]);
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
  expect(await verifyStored([])).toMatchObject({ code: 0, findings: [] });
});

test('the last instalment of the 13th salary takes off the stored first one', async () => {
  const hired = { hire_date: '2020-02-03' };
  const first = await event('decimo_terceiro', '2026-11-30', { ...hired, parcela: 'primeira' });
  expect(first.body.perceptions).toMatchObject([{ id: 'adiantamento_13', amount: '1800.00' }]);
  const stored = { history: { source: 'stored' } };
  const { body } = await event('decimo_terceiro', '2026-12-18', { ...hired, parcela: 'segunda' }, stored);
  expect(body.deductions).toContainEqual(
    expect.objectContaining({ id: 'adiantamento_13_descontado', amount: '1800.00' }),
  );
});

test('a trace of before, which said in Spanish what is a convention, is what its rules still calculate', async () => {
  const { body } = await event('rescisao', '2026-09-16', DISMISSED);
  const { request, answer, traceText } = await textsOf(service, body.id);
  expect(traceText).toContain('(convenção: ');
  const before = (traceText ?? '')
    .replaceAll('(convenção: ', '(convención: ')
    .replaceAll('(fonte única: ', '(fuente única: ');
  const stored = { request, answer: JSON.parse(answer), traceText: before, history: null };
  const [rules] = BRAZIL.filter(({ manifest }) => manifest.path.endsWith('br/rescisao/2026-01-01.pay'));
  if (rules === undefined) throw new Error('there are no such rules');
  expect(replay(stored, rules)).toBeNull();
  const forged = before.replace('30 vezes', '31 vezes');
  expect(replay({ ...stored, traceText: forged }, rules)).toMatch(/^trace/);
});

test.each([
  ['hire_date', { hire_date: '2026-09-16' }, 'CLT art. 477'],
  ['causa', { causa: 'renuncia' }, 'antecipada_empregado (CLT art'],
  ['hire_date', { hire_date: '1939-12-31' }, '1940-01-01 (CLT art. 29)'],
  ['causa', { causa: undefined }, 'causa is required (CLT art'],
  ['aviso', { aviso: 'nao_cumprido' }, 'CLT art. 487'],
  ['media_variaveis', { hire_date: '2026-09-01', media_variaveis: '10' }, 'CLT art. 487'],
])('a wrong %s is refused where it stands, with its reason', async (field, wrong, reason) => {
  const { status, body } = await event('rescisao', '2026-09-15', { ...DISMISSED, ...wrong });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'inputs', field] }]);
  expect(body.detail[0].msg).toContain(reason);
});
