import { join } from 'node:path';
import { modules } from '../../generated/rules/index.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { addressOf, shownBy } from '../../studio/address.ts';
import { fieldGroups } from '../../studio/form-fields.ts';
import { outcomeOf } from '../../studio/outcome.ts';
import { requestOf } from '../../studio/request.ts';
import { separatorsOf, typedDecimal, typedPercent } from '../../studio/typed-number.ts';
import { documentedRules } from '../../workbench/docs/documented-rules.ts';
import { versionFacts } from '../../workbench/studio/version-data.ts';
import { readRepositoryRules } from '../docs/repository-site.ts';
import { filledForms, serviceAnswer } from './examples.ts';

const rules = readRepositoryRules(join(import.meta.dirname, '../../rules'));

const newest = [...Map.groupBy(rules, ({ ir }) => `${ir.scheme.country} ${ir.scheme.id}`).values()].flatMap(
  (versions) => versions.slice(-1),
);

test.each([
  ['es-CO', '1.423.500,50', '1423500.5'],
  ['es-CO', '1423500', '1423500'],
  ['es-CO', '1.5', null],
  ['es-MX', '1,423,500.50', '1423500.5'],
  ['es-MX', '1,5', null],
  ['pt-BR', ' 2.000 ', '2000'],
  ['es-CL', '−3', '-3'],
  ['es-CL', '12a', null],
  ['es-CL', '1,', null],
  ['es-CL', ',5', null],
])('in %s, %j is typed for %j', (locale, typed, sent) => {
  expect(typedDecimal(typed, separatorsOf(locale))).toBe(sent);
});

test('a rate is typed in hundredths', () => {
  expect(typedPercent('0,522', separatorsOf('es-CO'))).toBe('0.00522');
  expect(typedPercent('12.5 %', separatorsOf('es-MX'))).toBe('0.125');
});

test('an address shows the payslip that it was copied from', () => {
  const shown = {
    language: 'pt',
    country: 'BR',
    scheme: 'clt',
    period: { type: 'monthly', start: '2026-03-01', end: '2026-03-31', days: 30 },
    values: { monthly_salary: '4500.5', nota: 'a&b=c #?' },
    view: { kind: 'compare', date: '2025-03-31' },
  } as const;
  expect(shownBy(addressOf(shown))).toEqual(shown);
  expect(shownBy('#/xx/BR')).toBeNull();
});

test('the form asks first for what must be known, and for every input once', () => {
  for (const { manifest } of newest) {
    const groups = fieldGroups(manifest);
    const fields = groups.flatMap(({ fields }) => fields);
    expect(fields.toSorted(byName)).toEqual([...manifest.inputs].sort(byName));
    const main = groups.find(({ kind }) => kind === 'main')?.fields ?? [];
    expect(main.length).toBeGreaterThan(0);
    expect(main.length).toBeLessThan(10);
  }
  const [clt] = newest.filter(({ ir }) => ir.scheme.id === 'clt');
  expect(clt && fieldGroups(clt.manifest)[0]?.fields.map(({ wire }) => wire)).toEqual(['monthly_salary']);
});

function byName(a: { readonly wire: string }, b: { readonly wire: string }): number {
  return a.wire < b.wire ? -1 : 1;
}

test('a form that says nothing is told at its field what is missing', () => {
  for (const read of newest) {
    const facts = versionFacts(documentedRules(read));
    const [example] = facts.examples;
    if (example === undefined) continue;
    const { country, scheme } = read.manifest;
    const shown = { country, scheme, period: example.period, values: {} };
    const module = interpret(read.ir, read.manifest);
    const outcome = outcomeOf(module, requestOf(shown, read.manifest));
    if (outcome.kind === 'payslip') continue;
    const [wire = ''] = outcome.fields.keys();
    expect(read.manifest.inputs.map((spec) => spec.wire)).toContain(wire);
    expect(outcome.message).toBeNull();
  }
});

test('the form, filled from every test of the rules, gives the bytes that the service answers', async () => {
  const forms = filledForms(rules);
  expect(forms.length).toBeGreaterThan(rules.length);
  const different: string[] = [];
  for (const form of forms) {
    const { manifest } = form.rules;
    const { country, scheme, validFrom } = manifest;
    const module = modules.find(
      (one) =>
        one.manifest.country === country &&
        one.manifest.scheme === scheme &&
        one.manifest.validFrom === validFrom,
    );
    if (module === undefined) throw new Error(`${country} ${scheme} ${validFrom} is not compiled`);
    const outcome = outcomeOf(module, requestOf({ country, scheme, ...form.example }, manifest));
    const text = outcome.kind === 'payslip' ? outcome.text : JSON.stringify(outcome);
    if (text !== (await serviceAnswer(form))) different.push(`${manifest.path}: ${form.example.title}`);
  }
  expect(different).toEqual([]);
});
