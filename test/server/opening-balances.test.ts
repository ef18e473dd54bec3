import { rmSync } from 'node:fs';
import { digest } from '../../server/digest.ts';
import { payroll, verifyStored } from './operator-command.ts';
import { OperatorEnvironment } from './operator-environment.ts';
import { importOf2026, monthOf2026, summingRules } from './summing-rules.ts';
import { unprotect } from './tampering.ts';
import { type Answer, TestService } from './test-service.ts';

const rules = summingRules();
let service: TestService;
const environment = new OperatorEnvironment();
beforeEach(async () => {
  service = await new TestService(rules).start();
  environment.set(service);
});
afterEach(() => service.stop());
afterAll(() => {
  rmSync(rules.root, { recursive: true });
  environment.restore();
});

const PATH = '/v1/payroll/opening-balances';
const history = { source: 'stored' };

function send(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return service.call(PATH, { body, headers });
}

async function store(body: object): Promise<Answer['body']> {
  const { status, body: answered } = await send(body);
  expect([status, answered.error, answered.detail]).toEqual([201, undefined, undefined]);
  return answered;
}

async function pay(month: number, salary: number, more: object = {}): Promise<Answer['body']> {
  const { status, body } = await service.calculate(monthOf2026(month, salary, { history, ...more }));
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

function valuesOf({ history: { values } }: Answer['body']): Readonly<Record<string, string | null>> {
  return Object.fromEntries(values.map(({ name, value }: Answer['body']) => [name, value]));
}

async function staleIds(): Promise<readonly string[]> {
  const { body } = await service.call('/v1/payroll/calculations?history=stale&current=true');
  return body.data.map(({ id }: Answer['body']) => id).toReversed();
}

const faultsOf = ({ body }: Answer) =>
  body.detail.map(({ loc, type, ctx }: Answer['body']) => [loc.slice(1).join('.'), type, ctx]);

test('imported payslips are summed beside calculated ones, and the answer names them', async () => {
  const balance = await store(importOf2026([1, 2]));
  const march = await pay(3, 500);
  const april = await pay(4, 10);
  expect(valuesOf(march)).toMatchObject({ bruto_del_anio: '2000', retenido_del_anio: '180', ultimo: '1000' });
  expect(april.history.sources.map(({ kind, id }: Answer['body']) => [kind, id])).toEqual([
    ['opening_balance', balance.id],
    ['opening_balance', balance.id],
    ['calculation', march.id],
  ]);
  expect(april.history.sources[0]).toEqual({
    kind: 'opening_balance',
    id: balance.id,
    scheme: 'UY.mensual',
    period_start: '2026-01-01',
    period_end: '2026-01-31',
    content_digest: balance.record.content_digest,
    amounts: { gross_salary: '1000.00', impuesto: '90.00', sueldo: '1000.00' },
  });
  const verified = await verifyStored();
  expect(verified.findings).toEqual([]);
  expect(verified.checked).toMatchObject({ calculations: 2, opening_balances: 1 });
});

test('payslips of the same days are listed by their schemes, whichever was stored first', async () => {
  const [january] = importOf2026([1]).payslips;
  const bonus = { ...january, scheme: 'aguinaldo', amounts: { gross_salary: '500' } };
  const first = await store({ ...importOf2026([]), payslips: [bonus, january] });
  const schemesOf = ({ history: { sources } }: Answer['body']) =>
    sources.map(({ scheme }: Answer['body']) => scheme);
  expect(schemesOf(await pay(2, 500))).toEqual(['UY.aguinaldo', 'UY.mensual']);
  const turned = { ...importOf2026([]), payslips: [january, bonus], options: { supersedes: first.id } };
  await store(turned);
  expect(schemesOf(await pay(3, 500)).slice(0, 2)).toEqual(['UY.aguinaldo', 'UY.mensual']);
});

test('batches and simulations sum imported payslips too', async () => {
  await store(importOf2026([1, 2]));
  const { employee: _, ...header } = monthOf2026(3, 0, { history });
  const employees = [{ id: 'emp-1', monthly_salary: 10 }];
  const batch = await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  expect(valuesOf(batch.body.results[0].calculation).bruto_del_anio).toBe('2000');
  const simulation = { scenarios: [{ label: 'more', daily_salary: 30 }] };
  const asked = { ...header, employee: { id: 'emp-1' }, simulation };
  const simulated = await service.call('/v1/payroll/simulate', { body: asked });
  expect(valuesOf(simulated.body).bruto_del_anio).toBe('2000');
});

test('an opening balance is answered byte for byte, listed newest first, and a stranger never sees it', async () => {
  const first = await send(importOf2026([1]));
  const second = await send(importOf2026([1], { employee_id: 'emp-2' }));
  expect(first.headers.get('Location')).toBe(`${PATH}/${first.body.id}`);
  expect((await service.call(`${PATH}/${first.body.id}`)).text).toBe(first.text);
  const listed = async (query: string) =>
    (await service.call(`${PATH}${query}`)).body.data.map(({ id }: Answer['body']) => id);
  expect(await listed('')).toEqual([second.body.id, first.body.id]);
  expect(await listed(`?cursor=${second.body.id}`)).toEqual([first.body.id]);
  expect(await listed('?employer_id=acme&employee_id=emp-2')).toEqual([second.body.id]);
  const key = await service.issueKey('stranger');
  const asked = await service.call(`${PATH}/${first.body.id}`, { key });
  expect([asked.status, asked.body.error.code]).toEqual([404, 'OPENING_BALANCE_NOT_FOUND']);
  const { content_digest, ...record } = first.body.record;
  expect(digest({ ...first.body, record })).toBe(content_digest);
});

test('a retry with the same key stores nothing more', async () => {
  const headers = { 'Idempotency-Key': 'opening' };
  const first = await send(importOf2026([1]), headers);
  const again = await send(importOf2026([1]), headers);
  expect([first.status, again.status, again.text]).toEqual([201, 200, first.text]);
  const other = await send(importOf2026([2]), headers);
  expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('what no history reads is refused with the name that is meant', async () => {
  const balance = importOf2026([1]);
  const [payslip] = balance.payslips;
  const { impuesto, ...others } = { ...payslip?.amounts };
  const wrong = { ...payslip, amounts: { ...others, impuestos: impuesto ?? '' } };
  expect(faultsOf(await send({ ...balance, payslips: [wrong] }))).toEqual([
    ['payslips.0.amounts.impuestos', 'extra_forbidden', { suggestion: 'impuesto' }],
  ]);
  const unread = { ...balance, payslips: [{ ...payslip, scheme: 'mensuel' }] };
  expect(faultsOf(await send(unread))).toEqual([
    ['payslips.0.scheme', 'value_error', { reason: 'not_read', suggestion: 'mensual' }],
  ]);
});

test('an amount that is left out is told, and never summed as nothing', async () => {
  const amounts = { gross_salary: '1000', sueldo: '1000' };
  const balance = await store(importOf2026([1], {}, { amounts }));
  expect(balance.warnings).toMatchObject([
    { code: 'AMOUNT_NOT_IMPORTED', field: 'payslips.0.amounts.impuesto' },
  ]);
  const { body } = await service.calculate(monthOf2026(2, 10, { history }));
  expect(body.error).toMatchObject({
    code: 'HISTORY_INCOMPLETE',
    details: { scheme: 'UY.mensual', lines: ['impuesto'], opening_balance_ids: [balance.id] },
  });
  const employee = { id: 'emp-1', monthly_salary: 10, history: { retenido_del_anio: 90 } };
  expect(valuesOf(await pay(2, 10, { employee })).bruto_del_anio).toBe('1000');
  await store(importOf2026([1], { options: { supersedes: balance.id } }));
  expect(valuesOf(await pay(3, 10)).retenido_del_anio).toBe('101');
});

test('periods that cannot be those of payslips of the year are refused', async () => {
  const balance = importOf2026([1, 1, 2]);
  const periods = [
    { start_date: '2026-03-01', end_date: '2026-02-01' },
    { start_date: '2026-03-01', end_date: '2026-04-30' },
    { start_date: '2025-03-01', end_date: '2025-03-31' },
    { start_date: '2026-03-31', end_date: '2026-04-01' },
  ];
  const payslips = periods.map((period) => ({ ...balance.payslips[0], period }));
  expect(faultsOf(await send({ ...balance, payslips }))).toEqual([
    ['payslips.0.period.end_date', 'value_error', { reason: 'end_before_start' }],
    ['payslips.1.period.end_date', 'value_error', { reason: 'span_too_long' }],
    ['payslips.2.period.end_date', 'value_error', { reason: 'not_of_year' }],
    ['payslips.3.period', 'value_error', { reason: 'overlap', other: 1 }],
  ]);
  expect(faultsOf(await send({ ...balance, payslips: [] }))).toEqual([
    ['payslips', 'value_error', { reason: 'nothing_to_withdraw' }],
  ]);
});

test('faults of the form, of the periods and of what histories read are told at once', async () => {
  const balance = importOf2026([1, 1, 2, 3], { tip: 1 });
  const [first, again, february, march] = balance.payslips;
  const payslips = [
    { ...first, amounts: { sueldo: 'x', impuestos: '1' } },
    { ...again, tip: 1 },
    { ...february, scheme: 'mensuel', period: { start_date: '2026-02-01' } },
    { ...march, scheme: 7, period: { start_date: '2025-03-01', end_date: '2025-03-31' } },
    'april',
  ];
  const faults = faultsOf(await send({ ...balance, payslips })).map(
    ([place, type]: string[]) => `${place} ${type}`,
  );
  expect(faults.toSorted()).toEqual([
    'payslips.0.amounts.impuestos extra_forbidden',
    'payslips.0.amounts.sueldo string_pattern_mismatch',
    'payslips.1.period value_error',
    'payslips.1.tip extra_forbidden',
    'payslips.2.period.end_date missing',
    'payslips.2.scheme value_error',
    'payslips.3.period.end_date value_error',
    'payslips.3.scheme string_type',
    'payslips.4 object_type',
    'tip extra_forbidden',
  ]);
});

test('an imported payslip and a calculated one for the same days are refused with both ids', async () => {
  const balance = await store(importOf2026([1, 2]));
  const own = await service.calculate(monthOf2026(2, 10, { history }));
  expect([own.status, own.body.error.code, own.body.error.details]).toEqual([
    422,
    'HISTORY_AMBIGUOUS',
    { scheme: 'UY.mensual', calculation_ids: [], opening_balance_ids: [balance.id] },
  ]);
  const february = await service.calculate(monthOf2026(2, 10));
  const march = await service.calculate(monthOf2026(3, 10, { history }));
  expect(march.body.error).toMatchObject({
    code: 'HISTORY_AMBIGUOUS',
    details: { calculation_ids: [february.body.id], opening_balance_ids: [balance.id] },
  });
  await store(importOf2026([1], { options: { supersedes: balance.id } }));
  expect(valuesOf(await pay(3, 10)).bruto_del_anio).toBe('1010');
});

test('two opening balances that overlap are refused with both ids', async () => {
  const two = [await store(importOf2026([1])), await store(importOf2026([1]))];
  const { body } = await service.calculate(monthOf2026(2, 10, { history }));
  expect(body.error.details).toEqual({
    scheme: 'UY.mensual',
    calculation_ids: [],
    opening_balance_ids: two.map(({ id }) => id).toSorted(),
  });
});

test('what another employer paid counts where the rules say so alone, may overlap, and is named by who paid it', async () => {
  const another = { paid_by: 'globex "Süd"', amounts: { impuesto: '90' } };
  const february = await pay(2, 1000);
  const balance = await store(importOf2026([1, 2], {}, another));
  expect(balance.payslips[0]).toMatchObject({ paid_by: 'globex "Süd"' });
  expect(await staleIds()).toEqual([february.id]);
  const march = await pay(3, 1000);
  expect(march.history.sources).toMatchObject([
    { kind: 'opening_balance', paid_by: 'globex "Süd"', amounts: { impuesto: '90.00' } },
    { kind: 'calculation', id: february.id },
    { kind: 'opening_balance', paid_by: 'globex "Süd"', amounts: { impuesto: '90.00' } },
  ]);
  expect(valuesOf(march)).toMatchObject({ bruto_del_anio: '1000', ultimo: '1000', retenido_del_anio: '280' });
  const ofAll = march.history.values.filter(({ employers }: Answer['body']) => employers === 'any');
  expect(ofAll.map(({ name }: Answer['body']) => name)).toEqual(['retenido_del_anio']);
  expect((await verifyStored()).findings).toEqual([]);
  await unprotect(service);
  await service.service.database.writer('calculation_sums').update({ paid_by: null });
  const kinds = (await verifyStored()).findings.map(({ kind, id }) => [kind, id]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['opening_balance', balance.id],
      ['calculation', march.id],
    ]),
  );
});

test('of another employer is taken what some rules read of any employer, and nothing else', async () => {
  const sent = (more: object) => send(importOf2026([1], {}, { paid_by: 'globex', ...more }));
  expect(faultsOf(await sent({})).map(([where]: readonly string[]) => where)).toEqual([
    'payslips.0.amounts.gross_salary',
    'payslips.0.amounts.sueldo',
  ]);
  expect(faultsOf(await sent({ scheme: 'aguinaldo', amounts: {} }))).toMatchObject([
    ['payslips.0.scheme', 'value_error', { reason: 'not_read' }],
  ]);
  expect(faultsOf(await sent({ paid_by: 'acme', amounts: {} }))).toMatchObject([
    ['payslips.0.paid_by', 'value_error', { reason: 'same_employer' }],
  ]);
  const left = await sent({ amounts: {} });
  expect(left.body.warnings.map(({ field }: Answer['body']) => field)).toEqual([
    'payslips.0.amounts.impuesto',
  ]);
});

test('a correction of an opening balance replaces all of it, and makes the histories that summed it stale', async () => {
  const wrong = await store(importOf2026([1, 2]));
  const march = await pay(3, 500);
  const right = await store(importOf2026([2], { options: { supersedes: wrong.id } }));
  expect(await staleIds()).toEqual([march.id]);
  const listed = (await service.call(PATH)).body.data;
  expect(
    listed.map(({ is_superseded, superseded_by }: Answer['body']) => [is_superseded, superseded_by]),
  ).toEqual([
    [false, null],
    [true, right.id],
  ]);
  expect((await service.call(`${PATH}?current=true`)).body.data).toHaveLength(1);
  const mended = await pay(3, 500, { options: { supersedes: march.id } });
  expect(mended.history.sources.map(({ id }: Answer['body']) => id)).toEqual([right.id]);
  expect(await staleIds()).toEqual([]);
  const { findings, checked } = await verifyStored();
  expect([findings, checked.opening_balances]).toEqual([[], 2]);
});

test('one that is sent late makes the payslips of its year stale, and one without payslips withdraws it', async () => {
  const march = await pay(3, 500);
  const next = await pay(1, 5, {
    year: 2027,
    period: { ...monthOf2026(1, 0).period, start_date: '2027-01-01', end_date: '2027-01-31' },
  });
  const balance = await store(importOf2026([1]));
  expect(await staleIds()).toEqual([march.id]);
  const { body } = await service.call('/v1/payroll/calculations');
  expect(body.data.map(({ id, history_state }: Answer['body']) => [id, history_state])).toEqual([
    [next.id, 'current'],
    [march.id, 'stale'],
  ]);
  await store(importOf2026([], { options: { supersedes: balance.id } }));
  const mended = await pay(3, 500, { options: { supersedes: march.id } });
  expect(valuesOf(mended).bruto_del_anio).toBe('0');
});

test('one that is sent late makes stale what read less than it has to say', async () => {
  const march = await pay(3, 500);
  await store(importOf2026([1], {}, { amounts: {} }));
  expect(await staleIds()).toEqual([march.id]);
});

test('the list of batches counts the payslips whose history it makes stale', async () => {
  const { employee: _, ...header } = monthOf2026(3, 0, { history });
  const employees = ['emp-1', 'emp-2'].map((id) => ({ id, monthly_salary: 10 }));
  await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  await store(importOf2026([1]));
  const { body } = await service.call('/v1/payroll/batches');
  expect(body.data).toMatchObject([{ total_succeeded: 2, stale_histories: 1 }]);
});

test('a payslip that is calculated while it is stored either sums it or is stale', async () => {
  const [march] = await Promise.all([pay(3, 500), store(importOf2026([1]))]);
  const isSummed = march.history.sources.length > 0;
  expect(await staleIds()).toEqual(isSummed ? [] : [march.id]);
});

test('only an opening balance of the same employee, employer, country and year can be replaced', async () => {
  const first = await store(importOf2026([1]));
  const options = { supersedes: first.id };
  const other = await send(importOf2026([1], { employee_id: 'emp-2', options }));
  expect(other.body.error).toMatchObject({
    code: 'SUPERSEDES_MISMATCH',
    details: { fields: ['employee_id'] },
  });
  const none = await send(importOf2026([1], { options: { supersedes: 'none' } }));
  expect([none.status, none.body.error.code]).toEqual([404, 'OPENING_BALANCE_NOT_FOUND']);
  const second = await store(importOf2026([1], { options }));
  const third = await store(importOf2026([2], { options }));
  expect(third.warnings).toMatchObject([{ code: 'SUPERSEDES_ALREADY_SUPERSEDED' }]);
  expect(third.warnings[0].message).toContain(second.id);
  expect((await pay(3, 1)).history.sources.map(({ id }: Answer['body']) => id)).toEqual([third.id]);
});

test('where nothing is stored, the answer says so in words', async () => {
  const january = await pay(1, 1000);
  expect(january.history).toMatchObject({
    sources: [],
    statement:
      'Nothing earlier is stored of this employee at this employer from 2025-11-01 to 2026-01-31 that the rules read.',
  });
  expect((await pay(2, 1000)).history.statement).toBeUndefined();
  expect((await verifyStored()).findings).toEqual([]);
});

test('it is erased with the person, and a retry makes nothing anew', async () => {
  const headers = { 'Idempotency-Key': 'theirs' };
  const balance = await send(importOf2026([1]), headers);
  const kept = await store(importOf2026([1], { employee_id: 'emp-2' }));
  const erase = [
    'erase',
    '--client',
    'first',
    '--employee',
    'emp-1',
    '--reason',
    'request 7',
    '--yes',
    '--json',
  ];
  const { reader, writer } = service.service.database;
  const row = await reader('opening_balances').where({ id: balance.body.id }).first();
  const { out, err } = await payroll(erase);
  expect([err.includes('error'), JSON.parse(out).opening_balances]).toEqual([false, [balance.body.id]]);
  expect(JSON.parse(out).erasure).toMatchObject({
    opening_balances: 1,
    calculations: 0,
    idempotency_keys: 1,
  });
  expect((await service.call(`${PATH}/${balance.body.id}`)).status).toBe(404);
  expect((await send(importOf2026([1]), headers)).status).toBe(404);
  expect(await reader('calculation_sums').distinct('employee_id')).toEqual([{ employee_id: 'emp-2' }]);
  expect((await service.call(PATH)).body.data.map(({ id }: Answer['body']) => id)).toEqual([kept.id]);
  expect((await verifyStored()).findings).toEqual([]);
  await writer('opening_balances').insert(row);
  expect((await verifyStored()).findings).toContainEqual(expect.objectContaining({ kind: 'erasure' }));
});
