import { modules } from '../../generated/rules/index.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { servedDocument } from '../../server/http/served-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { compiledRules } from '../server/compiled-rules.ts';
import { URUGUAY } from '../workbench/cli/uruguay.ts';

const contract = readDocument();
const period = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 } as const;
const uruguay = {
  ...compiledRules('rules/uy/general/2026-01-01.pay', URUGUAY).module,
  worked: [{ period, employee: { monthly_salary: '40000' } }],
};

function at(value: Json, ...path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>(
    (one, name) => {
      const found = one[name];
      return isJsonObject(found) ? found : {};
    },
    isJsonObject(value) ? value : {},
  );
}

function description(document: JsonObject, field: string, schema = 'EmployeeInput'): string {
  return String(at(document, 'components', 'schemas', schema, 'properties', field).description);
}

test('the published contract says which of the served schemes read a field', () => {
  const document = servedDocument(contract, modules);
  expect(description(document, 'sunday_bonus_days')).toBe(
    'Sundays worked in the period. Whole days from 0 to 6. Read by MX `ordinario`.',
  );
  expect(description(document, 'overtime_amount', 'BatchEmployee')).toMatch(
    /In MX `ordinario` it is the pay of double hours .* Read by AR `general`, BR `clt`, .*\.$/,
  );
  expect(at(document, 'components', 'examples')).toEqual(at(contract, 'components', 'examples'));
});

test('no text of a service for one country names schemes of another, and examples are of that country', () => {
  const document = servedDocument(contract, [uruguay]);
  const { paths, components } = document;
  const told = JSON.stringify({ ...at(components ?? {}), examples: null });
  const named = modules.filter(({ manifest }) => told.includes(`${manifest.country} \`${manifest.scheme}\``));
  expect(named).toEqual([]);
  expect(description(document, 'monthly_salary')).toMatch(/Read by UY `general`\.$/);
  expect(description(document, 'afp_rate')).not.toContain('Read by');
  const operations = at(
    paths ?? {},
    '/v1/payroll/calculate',
    'post',
    'requestBody',
    'content',
    'application/json',
  );
  expect(at(operations, 'examples', 'first')).toMatchObject({ value: { country: 'UY', scheme: 'general' } });
  expect(at(components ?? {}, 'schemas', 'SchemeId').examples).toEqual(['general']);
});

test('what was left out of the examples is referred to by nothing', () => {
  const document = servedDocument(contract, [uruguay]);
  const names = [...JSON.stringify(document).matchAll(/#\/components\/examples\/(\w+)/g)].map(
    ([, name]) => name,
  );
  const left = Object.keys(at(document, 'components', 'examples'));
  expect(names.filter((name) => !left.includes(String(name)))).toEqual([]);
  expect(left).toContain('MexicanPayout');
  expect(left).not.toContain('ColombianCalculation');
});
