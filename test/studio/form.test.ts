import { join } from 'node:path';
import { modules } from '../../generated/rules/index.ts';
import { rulesFor } from '../../runtime/calculate.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Call, InputValue, Manifest, RuleModule } from '../../runtime/module.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import { addressOf, chosenBy, shownBy } from '../../studio/address.ts';
import { fieldGroups } from '../../studio/form-fields.ts';
import { outcomeOf } from '../../studio/outcome.ts';
import { requestOf } from '../../studio/request.ts';
import { separatorsOf, typedDecimal, typedPercent } from '../../studio/typed-number.ts';
import { documentedRules } from '../../workbench/docs/documented-rules.ts';
import { versionFacts } from '../../workbench/studio/version-data.ts';
import { readRepositoryRules } from '../docs/repository-site.ts';
import { type FilledForm, filledForms, serviceAnswer } from './examples.ts';

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

test('a page of the documentation leads to its scheme, and to its version', () => {
  expect(chosenBy('#/CO/ordinario')).toEqual({ country: 'CO', scheme: 'ordinario', date: null });
  expect(chosenBy('#/CO/ordinario/2024-01-01')?.date).toBe('2024-01-01');
  expect(chosenBy('#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30')).toBeNull();
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

test('what is needed only beside another fact stands with it', () => {
  const groupOf = (scheme: string, wire: string) => {
    const found = newest.find(({ ir }) => ir.scheme.country === 'CL' && ir.scheme.id === scheme);
    const groups = found === undefined ? [] : fieldGroups(found.manifest);
    return groups.find(({ fields }) => fields.some((one) => one.wire === wire))?.kind;
  };
  expect(groupOf('finiquito', 'indemnizacion_voluntaria_amount')).toBe('person');
  expect(groupOf('finiquito', 'promedio_24m_amount')).toBe('person');
  expect(groupOf('finiquito', 'remuneraciones_devengadas_amount')).toBe('person');
  expect(groupOf('finiquito', 'total_imponible_01')).toBe('person');
  expect(groupOf('finiquito', 'afp_rate')).toBe('person');
  // Needed of everybody who says nothing else, or by a choice that everybody makes.
  expect(groupOf('dependiente', 'afp_rate')).toBe('main');
  expect(groupOf('gratificacion_anual', 'capital_propio_amount')).toBe('main');
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

const forms = filledForms(rules);

test('the form, filled from every test of the rules, asks for exactly what the test gives', () => {
  expect(forms.length).toBeGreaterThan(rules.length);
  const different = forms.flatMap((form) => {
    const { manifest } = form.rules;
    const request = requestOf({ ...manifest, ...form.example }, manifest);
    const { sent, rules: chosen } = rulesFor([moduleOf(form)], request);
    const read = readCall(sent, manifest, chosen.referenceDate);
    const asked = read.kind === 'faulty' ? JSON.stringify(read.faults) : givenIn(read.call);
    return asked === givenIn(form.call) ? [] : [`${versionOf(manifest)}: ${form.example.title}: ${asked}`];
  });
  expect(different).toEqual([]);
});

test('and gives the bytes that the service answers', async () => {
  const different: string[] = [];
  for (const form of forms) {
    const { manifest } = form.rules;
    const outcome = outcomeOf(moduleOf(form), requestOf({ ...manifest, ...form.example }, manifest));
    const text = outcome.kind === 'payslip' ? outcome.text : JSON.stringify(outcome);
    if (text !== (await serviceAnswer(form))) different.push(`${manifest.path}: ${form.example.title}`);
  }
  expect(different).toEqual([]);
});

function versionOf({ country, scheme, validFrom }: Manifest): string {
  return `${country} ${scheme} ${validFrom}`;
}

const byVersion = new Map(modules.map((one) => [versionOf(one.manifest), one]));

function moduleOf({ rules: { manifest } }: FilledForm): RuleModule {
  const module = byVersion.get(versionOf(manifest));
  if (module === undefined) throw new Error(`${versionOf(manifest)} is not compiled`);
  return module;
}

/** What the rules are given, however its numbers are held. */
function givenIn({ inputs, flags, period, referenceDate, days }: Call): string {
  const plain = Object.entries(inputs).map(([name, value]) => [name, plainValue(value)] as const);
  return JSON.stringify([
    plain.toSorted(byFirst),
    Object.entries(flags).toSorted(byFirst),
    period,
    referenceDate,
    days,
  ]);
}

function plainValue(value: InputValue | undefined): string {
  return typeof value === 'object' ? printPlain(value, 20) : String(value);
}

function byFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
