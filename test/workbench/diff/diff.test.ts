import { compile } from '../../../compiler/compile.ts';
import type { Change, Severity, Version } from '../../../workbench/diff/change.ts';
import { diffVersions } from '../../../workbench/diff/diff.ts';
import { RULES } from '../cli/first-rules.ts';

function version(text: string): Version {
  const source = { path: 'primero.pay', text };
  const { file, ir, diagnostics } = compile(source);
  if (ir === null) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return { source, file, ir };
}

/** What a replacement in the rules changes, each change in one line. */
function changes(from: string | RegExp, to: string): readonly Change[] {
  const edited = RULES.replace(from, to);
  if (edited === RULES) throw new Error(`the rules do not hold ${String(from)}`);
  return diffVersions(version(RULES), version(edited)).changes;
}

function told({ severity, verb, kind, name, facet }: Change): string {
  return [severity, verb, kind, name, ...(facet === null ? [] : [facet])].join(' ');
}

test('the same file has no differences', () => {
  const diff = diffVersions(version(RULES), version(RULES));
  expect(diff).toMatchObject({ sameMeaning: true, changes: [] });
});

test.each<[string, string | RegExp, string, string]>([
  ['a parameter', '200_000 COP', '210_000 COP', 'changes_pay changed param auxilio_mensual value'],
  ['a rate in a formula', 'ibc * 4%', 'ibc * 5%', 'changes_pay changed deduction salud_empleado value'],
  [
    'a condition',
    'default monthly_salary <= 2 SMMLV',
    'default monthly_salary <= 3 SMMLV',
    'changes_pay changed flag aplica_auxilio_transporte default',
  ],
  [
    'a mark',
    'gravable, not salarial',
    'gravable, salarial',
    'changes_pay changed perception auxilio_transporte mark salarial',
  ],
  ['a rounding', 'half_up to 0.01 COP', 'half_up to 1 COP', 'changes_pay changed scheme CO.primero round'],
  ['a validity', '.. 2025-12-31', '.. 2025-11-30', 'changes_pay changed scheme CO.primero valid'],
  ['a narrower input', '[0% .. 10%]', '[0% .. 9%]', 'breaks_clients changed input risk_class_rate bounds'],
  [
    'an end that is not reached any more',
    '[0% .. 10%]',
    '[0% .. 10%)',
    'breaks_clients changed input risk_class_rate bounds',
  ],
  ['a wider input', '[0% .. 10%]', '[0% .. 11%]', 'changes_pay changed input risk_class_rate bounds'],
  [
    'an input that must be sent now',
    'default 0.522%',
    'required',
    'breaks_clients added input risk_class_rate required',
  ],
  ['a label', '"Aporte a salud"', '"Salud"', 'changes_shown changed deduction salud_empleado label'],
  [
    'a source',
    'law "Ley 100 de 1993 art. 204"',
    'law "Ley 100 art. 204"',
    'changes_shown changed deduction salud_empleado law',
  ],
  [
    'a warning',
    'when monthly_salary < 1 SMMLV',
    'when monthly_salary < 2 SMMLV',
    'changes_shown changed warn BELOW_MINIMUM_WAGE on monthly_salary when',
  ],
  [
    'the words of a warning',
    'es menor que el mínimo',
    'no llega al mínimo',
    'changes_shown changed warn BELOW_MINIMUM_WAGE on monthly_salary text',
  ],
  [
    'whether a zero is shown',
    '  omit_zero',
    '',
    'changes_shown removed perception auxilio_transporte omit_zero',
  ],
])('%s', (_what, from, to, expected) => {
  expect(changes(from, to).map(told)).toContain(expected);
});

test('a line that is gone breaks clients', () => {
  const found = changes(/deduction salud_empleado.*\n/, '');
  expect(found.map(told)).toEqual(['breaks_clients removed deduction salud_empleado']);
});

test('a renamed line is one change, with both names', () => {
  const found = changes(/salud_empleado/g, 'aporte_salud');
  expect(found.map(told)).toEqual(['breaks_clients renamed deduction aporte_salud']);
  expect(found[0]?.before?.text).toBe('salud_empleado');
});

test('a renamed parameter changes what formulas show, and is told once', () => {
  const found = changes(/auxilio_mensual/g, 'auxilio_del_mes');
  expect(found.map(told)).toEqual(['changes_shown renamed param auxilio_del_mes']);
});

test('a renamed line whose rate changes too is known by its label', () => {
  const found = changes(/deduction salud_empleado(.*)4%/, 'deduction salud$15%');
  expect(found.map(told)).toEqual([
    'breaks_clients renamed deduction salud',
    'changes_pay changed deduction salud value',
  ]);
});

test('a formula that is written otherwise and computes the same changes only what is shown', () => {
  const found = changes('= auxilio_mensual * period.days / 30', '= (auxilio_mensual * period.days) / 30');
  expect(found).toMatchObject([{ severity: 'changes_shown', note: 'computes the same' }]);
});

test('how much a parameter grows is said', () => {
  expect(changes('200_000 COP', '216_666 COP')[0]?.note).toBe('+8.33 %');
  expect(changes('default 0.522%', 'default 1.044%')[0]?.note).toBeNull();
});

test('comments and spaces change nothing, the order of declarations only the order of what is shown', () => {
  const [head = '', ...rest] = RULES.split('\n\n');
  const edited = [`# Una nota\n${head}`, ...rest.toReversed()].join('\n\n');
  const diff = diffVersions(version(RULES), version(edited));
  expect(diff.sameMeaning).toBe(true);
  expect(diff.changes.map(({ severity }) => severity)).toEqual(['changes_shown'] satisfies Severity[]);
});

test('a condition of a warning that is written otherwise computes the same', () => {
  expect(changes('when monthly_salary < 1 SMMLV', 'when (monthly_salary < 1 SMMLV)')).toMatchObject([
    { severity: 'changes_nothing', note: 'computes the same' },
  ]);
  expect(changes('when monthly_salary < 1 SMMLV', 'when 1 SMMLV > monthly_salary')).toMatchObject([
    { severity: 'changes_shown', note: null },
  ]);
});

test.each([
  ['without its underscores', '1423500 COP'],
  ['with decimals', '1_423_500.00 COP'],
])('a parameter that is written %s is no difference', (_how, parameter) => {
  expect(changes('1_423_500 COP', parameter)).toEqual([]);
});

/** The rules with the minimum wage by dates. */
function dated(...rows: readonly string[]): Version {
  const unit = `unit SMMLV "Salario mínimo" : COP  by date  law "Decreto" {\n${rows.map((row) => `  ${row}\n`).join('')}}\n`;
  return version(RULES.replace(/unit SMMLV.*\n/, unit));
}

test.each<[string, string[], string[]]>([
  ['is gone', ['2020-01-01  877_803', '2025-01-01  1_423_500'], ['2025-01-01  1_423_500']],
  [
    'is another parameter',
    ['2020-01-01  877_803', '2025-01-01  1_423_500'],
    ['2020-01-01  9', '2025-01-01  1_423_500'],
  ],
  ['comes', ['2025-01-01  1_423_500'], ['2025-01-01  1_423_500', '2026-01-01  1_750_905']],
])('a row that only other years read changes no pay: it %s', (_what, before, after) => {
  const { changes: found } = diffVersions(dated(...before), dated(...after));
  expect(found.map(({ severity, note }) => [severity, note])).toEqual([
    ['changes_nothing', 'no period of these rules reads it'],
  ]);
});

test('a row that repeats the parameter before it changes only its source; another parameter changes pay', () => {
  const one = dated('2025-01-01  1_423_500');
  const repeated = diffVersions(one, dated('2025-01-01  1_423_500', '2025-07-01  1_423_500'));
  expect(repeated.changes.map(told)).toEqual(['changes_shown added unit SMMLV from 2025-07-01']);
  const raised = diffVersions(one, dated('2025-01-01  1_423_500', '2025-07-01  1_500_000'));
  expect(raised.changes.map(told)).toEqual(['changes_pay added unit SMMLV from 2025-07-01']);
});

test('a row that holds from another day changes pay', () => {
  const [before, after] = ['2025-07-01  1_500_000', '2025-07-09  1_500_000'];
  const found = diffVersions(dated('2025-01-01  1_423_500', before), dated('2025-01-01  1_423_500', after));
  expect(found.changes.map(told)).toEqual([
    'changes_pay changed unit SMMLV from 2025-07-01 → from 2025-07-09',
  ]);
});

test('a deduction that moves into a block, and marks that move into a profile, change nothing', () => {
  const moved = `${RULES.replace(
    /deduction salud_empleado.*/,
    'deductions aportes "Aportes"  on ibc { salud_empleado "Aporte a salud"  rate 4%  law "Ley 100 de 1993 art. 204" }',
  ).replace('gravable, not salarial', 'poco')}profile poco = gravable, not salarial\n`;
  const { sameMeaning, changes: found } = diffVersions(version(RULES), version(moved));
  expect(sameMeaning).toBe(true);
  expect(found.filter(({ severity }) => severity !== 'changes_nothing')).toEqual([]);
  const cheaper = diffVersions(version(moved), version(moved.replace('rate 4%', 'rate 3%')));
  expect(cheaper.changes.map(told)).toEqual(['changes_pay changed deduction salud_empleado value']);
  const other = diffVersions(
    version(moved),
    version(moved.replace('poco = gravable,', 'poco = not gravable,')),
  );
  expect(other.changes.map(told)).toEqual([
    'changes_pay changed perception auxilio_transporte mark gravable',
  ]);
});

test('a law that moves from an `apply` to the line is no difference', () => {
  const uses = (apply: string, line: string) =>
    version(
      RULES.replace(
        /deduction salud_empleado.*/,
        `template t(tasa : rate) { deduction salud_empleado "Salud" = ibc * tasa  ${line} }
apply t  with tasa = 4%  ${apply}`,
      ),
    );
  expect(diffVersions(uses('law "Ley 1"', ''), uses('', 'law "Ley 1"')).changes).toEqual([]);
});
