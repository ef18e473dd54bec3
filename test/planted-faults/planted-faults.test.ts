import { dice } from '../oracle/dice.ts';
import { FAULT_CLASSES, faultsIn, planted } from './plant.ts';
import { ROOT_TERMINAL } from './root-terminal.ts';
import { readRuleText } from './rule-text.ts';
import { RulesOfCountry } from './rules-of-country.ts';

const FOLDER = 'examples/peru/rules/pe';
const NEWEST = `${FOLDER}/general/2026-01-01.pay`;
const SEED = 20260701;

/** What comes of a file of one declaration where every mistake of one kind is made, each alone. */
function mistakes(kind: string, text: string): readonly string[] {
  const all = FAULT_CLASSES.find(({ name }) => name === kind)?.places(readRuleText('x.pay', text)) ?? [];
  return all.flatMap(({ span, wrong }) => {
    const made = wrong(dice(1));
    return made === null ? [] : [text.slice(0, span.start) + made + text.slice(span.end)];
  });
}

test('the rules as they stand are refused by nothing and pass all their tests', () => {
  const country = new RulesOfCountry(FOLDER, ROOT_TERMINAL);
  const [text] = country.texts.filter(({ path }) => path === NEWEST);
  expect(country.judge(NEWEST, text?.text ?? '')).toMatchObject({ outcome: 'passed', said: null });
});

test('single mistakes in the newest rules that change pay, the wire or a warning are found', () => {
  const country = new RulesOfCountry(FOLDER, ROOT_TERMINAL);
  const texts = country.texts.filter(({ path }) => path === NEWEST);
  const faults = texts.flatMap((text) => faultsIn(text, 1, SEED)).filter((_, index) => index % 2 === 0);
  const results = faults.map((fault) => planted(country, fault, SEED));
  expect(results.length).toBeGreaterThan(8);
  const passed = results.filter(({ outcome, harm }) => outcome === 'passed' && harm === 'pay');
  expect(passed.map(({ what }) => what)).toEqual([]);
});

test('mistakes are planted where the tree says, not wherever a text looks alike', () => {
  const rules = 'let a "mayor de 4 + 1" = b + 4  # 4 + 1\n';
  expect(mistakes('another operator', rules)).toEqual([expect.stringMatching(/= b [-*/] 4 {2}# 4 \+ 1/)]);
  expect(mistakes('a digit of a figure', rules)).toEqual([
    expect.stringMatching(/4 \+ 1" = b \+ [0-35-9] {2}#/),
  ]);
  expect(mistakes('parentheses', 'let a = b + c * d\n')).toEqual(['let a = (b + c) * d\n']);
  expect(mistakes('a mark left out or added', 'perception a "A" = b  marks c, not d\n')).toEqual([
    'perception a "A" = b  marks not c, not d\n',
    'perception a "A" = b  marks c, d\n',
  ]);
  expect(mistakes('a row left out', 'param a : COP by date {\n  2025-01-01 1\n}\n')).toEqual([
    'param a : COP by date {\n  \n}\n',
  ]);
});
