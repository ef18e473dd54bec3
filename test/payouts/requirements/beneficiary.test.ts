import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { JsonObject } from '../../../server/json.ts';
import { beneficiaryFaults, valueAt } from '../../../server/payouts/requirements/beneficiary-faults.ts';
import type { PayoutCountry } from '../../../server/payouts/requirements/country-requirements.ts';
import {
  REQUIREMENTS,
  requirementsAnswer,
} from '../../../server/payouts/requirements/requirements-answer.ts';
import { BENEFICIARIES } from '../beneficiaries.ts';

const COUNTRIES = Object.values(REQUIREMENTS);
const ajv = new Ajv2020({ strict: true, allErrors: true });

test.each(BENEFICIARIES)('a beneficiary in %s: %s', (country, _, beneficiary) => {
  expect(beneficiaryFaults(REQUIREMENTS[country], beneficiary)).toEqual([]);
});

function faults(country: PayoutCountry, changes: JsonObject, account: JsonObject = {}) {
  const [, , valid = {}] = BENEFICIARIES.find(([one]) => one === country) ?? [];
  const bank = { ...Object(valid.bank_account), ...account };
  return beneficiaryFaults(REQUIREMENTS[country], { ...valid, bank_account: bank, ...changes }).map(
    (fault) => [fault.loc.slice(2).join('.'), fault.type, fault.input, fault.ctx.reason],
  );
}

test('a wrong check digit is a value error and shows the last four only', () => {
  expect(faults('MX', {}, { clabe: '032180000118359718' })).toEqual([
    ['bank_account.clabe', 'value_error', '**************9718', 'check_digit'],
  ]);
  expect(faults('BR', { document_id: '529.982.247-26' })).toEqual([
    ['document_id', 'value_error', '**********7-26', 'check_digit'],
  ]);
});

test('every fault is told', () => {
  const found = faults(
    'CO',
    { name: 'A', document_id: 'x', email: 'no', favourite: 'blue' },
    {
      account_type: 'PIGGY',
      account_number: '12',
      clabe: '032180000118359719',
    },
  );
  expect(found.map(([path, type]) => [path, type])).toEqual([
    ['name', 'string_too_short'],
    ['document_id', 'string_too_short'],
    ['bank_account.account_type', 'enum'],
    ['bank_account.account_number', 'string_too_short'],
    ['email', 'string_too_short'],
    ['bank_account.clabe', 'extra_forbidden'],
    ['favourite', 'extra_forbidden'],
  ]);
});

test('a document goes with its type, in Mexico too, where it is optional', () => {
  const [, , mexican = {}] = BENEFICIARIES.find(([one]) => one === 'MX') ?? [];
  const { document_type: _, document_id: __, ...without } = mexican;
  const of = (beneficiary: JsonObject) =>
    beneficiaryFaults(REQUIREMENTS.MX, beneficiary).map((fault) => fault.loc.at(-1));
  expect(of(without)).toEqual([]);
  expect(of({ ...without, document_id: 'HEGG560427MVZRRL04' })).toEqual(['document_type']);
  expect(of({ ...without, document_type: 'CURP' })).toEqual(['document_id']);
});

test('Brazil takes a Pix key or an account, and needs one of them', () => {
  const only = (bank_account: JsonObject) =>
    faults('BR', { bank_account }).map(([path, type]) => [path, type]);
  expect(only({})).toEqual([
    ['bank_account.pix_key_type', 'missing'],
    ['bank_account.account_number', 'missing'],
  ]);
  expect(only({ pix_key: '52998224725', pix_key_type: 'CPF' })).toEqual([]);
  expect(only({ pix_key: '52998224725' })).toEqual([['bank_account.pix_key_type', 'missing']]);
  expect(only({ pix_key: '52998224726', pix_key_type: 'CPF' })).toEqual([
    ['bank_account.pix_key', 'value_error'],
  ]);
  expect(only({ account_number: '12345-6' }).map(([path]) => path)).toEqual([
    'bank_account.bank_code',
    'bank_account.ispb',
    'bank_account.branch',
    'bank_account.account_type',
  ]);
});

test('Argentina takes a CBU or an alias, not both', () => {
  expect(faults('AR', { bank_account: {} }).map(([path]) => path)).toEqual([
    'bank_account.cbu',
    'bank_account.alias',
  ]);
  const both = { cbu: '2850590940090418135201', alias: 'ana.lopez' };
  expect(faults('AR', { bank_account: both })).toEqual([
    ['bank_account.alias', 'value_error', '*****opez', 'not_both'],
  ]);
});

test.each(COUNTRIES)('every example of $country is accepted by its own row', ({ fields }) => {
  for (const rule of fields.filter((one) => one.pattern !== null)) {
    expect([rule.path, rule.label, new RegExp(rule.pattern ?? '', 'u').test(rule.example)]).toEqual([
      rule.path,
      rule.label,
      true,
    ]);
  }
});

test.each(COUNTRIES)(
  'the JSON schema of $country and the service agree on everything but check digits',
  (country) => {
    const validate = ajv.compile(requirementsAnswer(country).json_schema);
    const beneficiaries = BENEFICIARIES.filter(([one]) => one === country.country).map(([, , one]) => one);
    const paths = [...new Set(country.fields.map((rule) => rule.path)), 'bank_account.other', 'other'];
    const values = [
      '',
      '1',
      'CPF',
      'CC',
      'RUT',
      'CURP',
      'ana@example.com',
      '032180000118359719',
      'x'.repeat(300),
    ];
    const change = fc.record({
      path: fc.constantFrom(...paths),
      value: fc.constantFrom(undefined, ...values),
    });
    fc.assert(
      fc.property(fc.constantFrom(...beneficiaries), fc.array(change, { maxLength: 3 }), (valid, changes) => {
        const changed = changes.reduce((one, { path, value }) => withValue(one, path, value), valid);
        const found = beneficiaryFaults(country, changed).filter((fault) => fault.ctx.check === undefined);
        expect([changed, validate(changed)]).toEqual([changed, found.length === 0]);
      }),
      { numRuns: 500 },
    );
  },
);

test('a path leads to its value', () => {
  expect(valueAt({ bank_account: { clabe: '1' } }, 'bank_account.clabe')).toBe('1');
  expect(valueAt({ bank_account: 'text' }, 'bank_account.clabe')).toBeUndefined();
});

function withValue(beneficiary: JsonObject, path: string, value: string | undefined): JsonObject {
  const [name = '', ...rest] = path.split('.');
  const { [name]: old, ...others } = beneficiary;
  const inner = rest.length === 0 ? value : withValue(Object(old ?? {}), rest.join('.'), value);
  return inner === undefined ? others : { ...others, [name]: inner };
}
