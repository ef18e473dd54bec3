import { clauseOf } from '../../compiler/model/clauses.ts';
import type { InputValue, Manifest } from '../../runtime/module.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { demandsSalary, SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import type { Declared, DocumentedRules } from '../docs/documented-rules.ts';
import type { FormulaLanguage } from '../docs/formula-language.ts';
import { html } from '../docs/html.ts';
import { formulaInWords } from '../docs/lines.ts';
import { type VersionWords, versionWords } from '../docs/version-words.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { RuleTest } from '../testing/rule-test.ts';
import type {
  InputTexts,
  NamedFigure,
  StepTexts,
  StudioExample,
  VersionFacts,
  VersionTexts,
} from './studio-data.ts';

/** Digits of what a test gives: no request sends more. */
const DIGITS = 10;

const STEPS: ReadonlySet<Declared['kind']> = new Set([
  'let',
  'base',
  'total',
  'perception',
  'deduction',
  'component',
]);

/** The formulas and inputs of a version in the words of one language. */
export function versionTexts(rules: DocumentedRules, page: string, language: FormulaLanguage): VersionTexts {
  const words = versionWords(rules, page, language);
  const steps = rules.declared.filter(({ kind }) => STEPS.has(kind));
  const inputs = new Set(rules.manifest.inputs.map(({ id }) => id));
  return {
    steps: Object.fromEntries(steps.map((one) => [one.id, stepTexts(one, words)])),
    inputs: Object.fromEntries(
      rules.declared.filter(({ id }) => inputs.has(id)).map((one) => [one.id, inputTexts(one, words)]),
    ),
  };
}

function stepTexts(declared: Declared, words: VersionWords): StepTexts {
  const whole = words.rules.declared.find(
    ({ id, kind }) => id === declared.within && (kind === 'employer' || kind === 'deductions'),
  );
  const conditions = [
    declared.use?.guard,
    clauseOf(whole?.clauses ?? [], 'when')?.expr,
    clauseOf(declared.clauses, 'when')?.expr,
  ];
  return {
    formula: html`${formulaInWords(declared, words)}`.markup,
    when: conditions.flatMap((one) => (one == null ? [] : [words.formulas.words(one).markup])),
    note: declared.note,
  };
}

function inputTexts({ note, clauses }: Declared, { formulas }: VersionWords): InputTexts {
  const usual = clauseOf(clauses, 'default');
  const when = clauseOf(clauses, 'required')?.when ?? null;
  return {
    note,
    usual: usual === null ? null : formulas.words(usual.expr).markup,
    requiredWhen: when === null ? null : formulas.words(when).markup,
  };
}

/** The figures of a version by name, and its tests as examples. */
export function versionFacts(rules: DocumentedRules): VersionFacts {
  const { parameters, tables } = rules.ir;
  const figures: readonly NamedFigure[] = [
    ...parameters.map(({ id, label, law, rows }) => ({
      id,
      label,
      law,
      rows: rows.map((row) => ({ from: row.from, law: row.law })),
    })),
    ...tables.map(({ id, label, law }) => ({ id, label, law, rows: [] })),
  ];
  return { figures, examples: examplesOf(rules) };
}

/** The tests of a version that give a payslip. */
function examplesOf({ source, tests, paid, manifest, ir }: DocumentedRules): readonly StudioExample[] {
  if (tests === null) return [];
  return bindTests(source, tests, { manifest, ir }, paid)
    .tests.filter(({ expectations }) => expectations.every(({ kind }) => kind !== 'refused'))
    .map((test) => exampleOf(test, manifest))
    .filter(({ values }) => saysSalary(values, manifest));
}

/** A request to a scheme that demands a salary says one; a test of the rules need not. */
function saysSalary(values: StudioExample['values'], { inputs }: Manifest): boolean {
  return !demandsSalary(inputs) || SALARY_FIELDS.some((name) => values[name] !== undefined);
}

function exampleOf({ title, call }: RuleTest, { inputs }: Manifest): StudioExample {
  const values = inputs.flatMap(({ wire, source }): readonly [string, string][] => {
    const value = source === 'override' ? call.flags[wire] : call.inputs[wire];
    return value === undefined ? [] : [[wire, sentText(value)]];
  });
  return { title, period: call.period, values: Object.fromEntries(values) };
}

function sentText(value: InputValue): string {
  return typeof value === 'object' ? printPlain(value, DIGITS) : String(value);
}

/** The example that says least: of the first type of period, with the fewest values. */
export function startOf({ manifest }: DocumentedRules, { examples }: VersionFacts): StudioExample | null {
  const size = ({ values }: StudioExample): number => Object.keys(values).length;
  const usual = examples.filter(({ period }) => period.type === manifest.periods[0]);
  return (
    (usual.length > 0 ? usual : examples)
      .filter((one) => size(one) > 0)
      .toSorted((a, b) => size(a) - size(b))[0] ?? null
  );
}
