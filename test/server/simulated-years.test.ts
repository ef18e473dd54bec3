import { modules } from '../../generated/rules/index.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { drawPerson, drawRequest, type Person } from '../oracle/ar/drawn-year.ts';
import { calculated } from '../oracle/ar/with-history.ts';
import { expectTaxOf, type Month, monthOf, total } from '../oracle/ar/withheld.ts';
import { dice as diceOf } from '../oracle/dice.ts';
import type { Dice } from '../oracle/oracle.ts';
import { verifyStored } from './operator-command.ts';
import { urlOf } from './test-database.ts';
import { TestService } from './test-service.ts';

/** `make torture` asks for 10,000. */
const YEARS = Number(process.env.SIMULATED_YEARS ?? 4);
const EMPLOYEES = Math.min(YEARS, 6);
const SEED = Number(process.env.RANDOM_SEED ?? 20_250_101);
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

const RULES = {
  modules: modules.filter(({ manifest }) => manifest.country === 'AR'),
  root: '.',
};
const history = { source: 'stored' } as const;

/** A payslip that stands. */
interface Paid {
  readonly id: string;
  readonly request: CalculationRequest;
}

/** Somebody's year: what was paid before they came here, and what stands of each month since. */
interface Year {
  readonly person: Person;
  readonly id: string;
  readonly before: readonly Month[];
  /** Who paid it: another employer, or this one by another system. */
  readonly paidBy: string | null;
  readonly paid: Map<number, Paid>;
}

/** The first months of some years were paid elsewhere. */
async function drawYear(dice: Dice, id: string): Promise<Year> {
  const person = drawPerson(dice);
  const before: Month[] = [];
  const elsewhere = dice.oneIn(2) ? dice.integer(1, 8) : 0;
  while (before.length < elsewhere)
    before.push(await calculated(drawRequest(dice, person, before.length + 1), before));
  const paidBy = dice.oneIn(2) ? 'globex' : null;
  const isOfAnother = paidBy !== null;
  return { person, id, before: before.map((one) => ({ ...one, isOfAnother })), paidBy, paid: new Map() };
}

/** What was paid before, as it is sent; of a mistaken one the first amounts are wrong. */
function balanceOf(
  { id, before, paidBy }: Year,
  employer: string,
  isMistaken: boolean,
  supersedes: string | null,
) {
  const payslips = before.map((month, at) => {
    const { period } = month.request;
    const amounts = LINES.filter((line) => paidBy === null || line !== OF_OWN_TWELFTHS).map((line) => [
      line,
      isMistaken && at === 0 ? '12.34' : total([month], line),
    ]);
    return {
      scheme: 'general',
      period: { start_date: period.start_date, end_date: period.end_date },
      paid_by: paidBy,
      amounts: Object.fromEntries(amounts),
    };
  });
  const subject = { country: 'AR', year: 2025, employer_id: employer, employee_id: id };
  return { ...subject, payslips, options: { supersedes } };
}

/** Only what this employer paid has a twelfth added. */
const OF_OWN_TWELFTHS = 'aportes_computables';

const LINES = [
  'remuneracion_bruta',
  'sac',
  'suma_no_remunerativa',
  OF_OWN_TWELFTHS,
  'total_deducciones',
  'ganancias',
  'devolucion_ganancias',
];

/** Sends what was paid before, now and then wrong at first. */
async function bring(dice: Dice, years: readonly Year[], employer: string): Promise<void> {
  for (const year of years.filter(({ before }) => before.length > 0)) {
    let supersedes: string | null = null;
    for (const isMistaken of dice.oneIn(3) ? [true, false] : [false]) {
      const body = balanceOf(year, employer, isMistaken, supersedes);
      const answer = await service.call('/v1/payroll/opening-balances', { body });
      expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
      supersedes = answer.body.id;
    }
  }
}

let service: TestService;
const before = process.env.DATABASE_URL;
beforeAll(async () => {
  service = await new TestService(RULES).start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterAll(async () => {
  await service.stop();
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

/** The request of a month of somebody's year, with the history that is stored. */
function draw(dice: Dice, { person, id }: Year, employer: string, month: number): CalculationRequest {
  const request = drawRequest(dice, person, month);
  return { ...request, employer: { id: employer }, employee: { ...request.employee, id }, history };
}

/** One payslip by itself; where the month has one already, it is replaced. */
async function pay({ paid }: Year, month: number, request: CalculationRequest): Promise<void> {
  const supersedes = paid.get(month)?.id;
  const body = supersedes === undefined ? request : { ...request, options: { supersedes } };
  const answer = await service.calculate(body);
  expect([answer.status, answer.body.error, answer.body.detail]).toEqual([201, undefined, undefined]);
  paid.set(month, { id: answer.body.id, request });
}

/** A month of all of them as one batch. */
async function payAll(dice: Dice, years: readonly Year[], employer: string, month: number): Promise<void> {
  const requests = years.map((year) => draw(dice, year, employer, month));
  const [first] = requests;
  if (first === undefined) return;
  const { country, scheme, year, period } = first;
  const employees = requests.map((one) => ({ ...one.employee, period_override: one.period }));
  const body = { country, scheme, year, period, employer: first.employer, history, employees };
  const { body: batch } = await service.call('/v1/payroll/batch', { body });
  const failed = batch.results.filter(({ error }: { error: object | null }) => error !== null);
  expect(failed).toEqual([]);
  batch.results.forEach((row: { calculation: { id: string } }, at: number) => {
    const request = requests[at];
    if (request !== undefined) years[at]?.paid.set(month, { id: row.calculation.id, request });
  });
}

async function staleIds(employer: string): Promise<ReadonlySet<string>> {
  const query = `employer_id=${employer}&history=stale&current=true&limit=100`;
  const { body } = await service.call(`/v1/payroll/calculations?${query}`);
  return new Set(body.data.map(({ id }: { id: string }) => id));
}

/** Makes stale payslips again, in the order of their months, until none is left. */
async function settle(years: readonly Year[], employer: string): Promise<void> {
  for (const month of MONTHS) {
    const stale = await staleIds(employer);
    for (const year of years) {
      const paid = year.paid.get(month);
      if (paid !== undefined && stale.has(paid.id)) await pay(year, month, paid.request);
    }
  }
  expect([...(await staleIds(employer))]).toEqual([]);
}

function shuffled<T>(dice: Dice, all: readonly T[]): readonly T[] {
  return all
    .map((one) => [dice.integer(0, 1_000_000), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
}

async function expectTaxes({ before, paid }: Year): Promise<void> {
  const months = [...before];
  for (const month of MONTHS.slice(before.length)) {
    const { id = '', request } = paid.get(month) ?? {};
    const { body } = await service.call(`/v1/payroll/calculations/${id}?include=audit_trail`);
    if (request !== undefined) months.push(monthOf(request, body.audit_trail));
  }
  expect(months).toHaveLength(12);
  for (const month of MONTHS.slice(before.length)) expectTaxOf(months.slice(0, month));
}

/**
 * A few employees of one employer: what was paid before, how their months are paid, in which order, and what is corrected, is
 * drawn.
 */
async function simulate(dice: Dice, employer: string): Promise<void> {
  const years: Year[] = [];
  while (years.length < EMPLOYEES) years.push(await drawYear(dice, `e-${years.length}`));
  const months = dice.oneIn(2) ? MONTHS : shuffled(dice, MONTHS);
  const broughtIn = dice.oneIn(2) ? months[0] : dice.pick(months);
  for (const month of months) {
    if (month === broughtIn) await bring(dice, years, employer);
    const paid = years.filter(({ before }) => month > before.length);
    if (dice.oneIn(2)) await payAll(dice, paid, employer, month);
    else for (const year of shuffled(dice, paid)) await pay(year, month, draw(dice, year, employer, month));
    if (dice.oneIn(6)) await settle(years, employer);
  }
  for (const year of shuffled(dice, years)) {
    const month = dice.pick(MONTHS);
    const period = year.paid.get(month)?.request.period;
    if (period !== undefined) await pay(year, month, { ...draw(dice, year, employer, month), period });
  }
  await settle(years, employer);
  for (const year of years) await expectTaxes(year);
}

test(
  'whatever the order in which payslips are made and corrected, what is withheld is the tax of the year, to the cent',
  async () => {
    const dice = diceOf(SEED);
    for (let at = 0; at * EMPLOYEES < YEARS; at++) await simulate(dice, `acme-${at}`);
    expect((await verifyStored()).findings).toEqual([]);
  },
  Math.max(600_000, YEARS * 10_000),
);
