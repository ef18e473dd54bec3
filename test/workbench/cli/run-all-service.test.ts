import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { modules } from '../../../generated/rules/index.ts';
import type { Manifest } from '../../../runtime/module.ts';
import { ROOT } from '../../architecture/source-files.ts';
import { dice } from '../../oracle/dice.ts';
import { oracles } from '../../oracle/oracles.ts';
import { TestService } from '../../server/test-service.ts';
import { jsonLines, read } from './run-all-files.ts';
import { folder, payroll } from './run-payroll.ts';

const PEOPLE = 40;
/** Of an event, whose amounts other tests compare. */
const PEOPLE_OF_EVENT = 10;
const MONTH = '2026-03';
const MONTH_OF_EVENTS = '2026-12';
const PERIODS = {
  month: { type: 'monthly', start_date: `${MONTH}-01`, end_date: `${MONTH}-31`, days: 30 },
  first: { type: 'biweekly', start_date: `${MONTH}-01`, end_date: `${MONTH}-15`, days: 15 },
  last: { type: 'biweekly', start_date: `${MONTH}-16`, end_date: `${MONTH}-31`, days: 15 },
  day: { type: 'event', start_date: `${MONTH_OF_EVENTS}-01`, end_date: `${MONTH_OF_EVENTS}-31`, days: 31 },
};
const PARTS = { month: [], first: ['--half', 'first'], last: ['--half', 'last'], day: ['--day', '31'] };
/** What the service says of a request; the file of a run is no request. */
const OF_THE_REQUEST = new Set([
  'FIELD_IGNORED_BY_SCHEME',
  'OVERRIDE_UNKNOWN',
  'UNKNOWN_FIELD_IGNORED',
  'SALARY_INPUT_MISMATCH',
  'NEGATIVE_NET_SALARY',
  'PERIOD_DAYS_MISMATCH',
  'HOURS_OF_WHOLE_MONTH',
  'HISTORY_NOT_GIVEN',
]);

const service = new TestService({ modules, root: ROOT });
beforeAll(() => service.start());
afterAll(() => service.stop());

interface Warned {
  readonly code: string;
}

function ofTheRules(warnings: readonly Warned[]): readonly Warned[] {
  return warnings.filter(({ code }) => !OF_THE_REQUEST.has(code));
}

/** The cells of a CSV file of payslips that hold something, by their columns. */
function cellsIn(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
}

/** The same out of a line of NDJSON. */
function cellsOf(line: ReturnType<typeof jsonLines>[number]): Readonly<Record<string, string>> {
  const { perceptions, deductions, taxable_bases, employer_contributions, warnings } = line;
  const components = employer_contributions.flatMap((table: { components: unknown[] }) => table.components);
  const lines: { id: string; amount: string }[] = [perceptions, deductions, taxable_bases, components].flat();
  const codes = warnings.map(({ code }: Warned) => code).join(' ');
  return {
    employee_id: line.employee_id,
    ...line.summary,
    ...Object.fromEntries(lines.map(({ id, amount }) => [id, amount])),
    ...(codes !== '' && { warnings: codes }),
  };
}

/** The rules of a scheme for a month. */
function rulesOf(country: string, scheme: string, month: string): Manifest {
  const found = modules.find(
    ({ manifest }) =>
      manifest.country === country &&
      manifest.scheme === scheme &&
      manifest.validFrom.slice(0, 7) <= month &&
      manifest.validUntil.slice(0, 7) >= month,
  );
  if (found === undefined) throw new Error(`no rules of ${country}.${scheme} in ${month}`);
  return found.manifest;
}

const FORTNIGHTS = ['CO.ordinario', 'CO.integral', 'MX.ordinario'];

const RUNS = oracles.flatMap((oracle) => {
  const name = `${oracle.country}.${oracle.scheme}`;
  const { periods } = rulesOf(oracle.country, oracle.scheme, MONTH_OF_EVENTS);
  const halves = FORTNIGHTS.includes(name) ? (['first', 'last'] as const) : [];
  const parts = periods.includes('event') ? (['day'] as const) : (['month', ...halves] as const);
  return parts.map((part) => [name, part, oracle] as const);
});

test.each(RUNS)(
  '%s, %s: a run prints what the service answers, and its trace has the same digest',
  async (_name, part, oracle) => {
    const { country, scheme } = oracle;
    const random = dice(7);
    const requests = Array.from({ length: part === 'day' ? PEOPLE_OF_EVENT : PEOPLE }, () => ({
      ...oracle.draw(random, 2026),
      period: PERIODS[part],
      year: 2026,
      options: {},
    }));
    const answers = await Promise.all(
      requests.map((body) => service.call('/v1/payroll/calculate', { body })),
    );
    const cwd = folder({});
    const rows = requests.map(({ employee, overrides }) => JSON.stringify({ employee, overrides }));
    writeFileSync(join(cwd, 'people.ndjson'), `${rows.join('\n')}\n`);
    const files = ['--out', 'pay.ndjson', '--errors', 'bad.ndjson'];
    const month = part === 'day' ? MONTH_OF_EVENTS : MONTH;
    const rules = join(ROOT, rulesOf(country, scheme, month).path);
    const command = ['run-all', 'people.ndjson', '--rules', rules, '--month', month, ...PARTS[part]];
    const stop = new AbortController().signal;
    await payroll([...command, '--trace', ...files], { cwd, stop });
    await payroll([...command, '--out', 'pay.csv', '--quiet'], { cwd, stop });

    const lines = new Map(jsonLines(read(cwd, 'pay.ndjson')).map((line) => [line.row, line]));
    const refused = new Set(jsonLines(read(cwd, 'bad.ndjson')).map(({ row }) => row));
    for (const [at, { status, body }] of answers.entries()) {
      const line = lines.get(at + 1);
      if (status !== 201) {
        expect([at + 1, refused.has(at + 1)]).toEqual([at + 1, true]);
        continue;
      }
      expect({ ...line, warnings: null, audit_trail: null }).toEqual({
        row: at + 1,
        employee_id: body.employee_id,
        summary: body.summary,
        perceptions: body.perceptions,
        deductions: body.deductions,
        taxable_bases: body.taxable_bases,
        employer_contributions: body.employer_contributions,
        warnings: null,
        rule_fingerprint: body.record.rule_fingerprint,
        audit_trail: null,
        audit_trail_digest: body.record.audit_trail_digest,
      });
      expect(ofTheRules(line.warnings)).toEqual(ofTheRules(body.warnings));
    }
    // An event of December refuses who is drawn as of a later day, or of a day that is no day of it.
    expect(lines.size).toBeGreaterThan(part === 'day' ? 1 : PEOPLE / 2);
    expect(cellsIn(read(cwd, 'pay.csv'))).toEqual([...lines.values()].map(cellsOf));
  },
);
