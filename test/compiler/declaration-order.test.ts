import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { meaningFingerprint } from '../../compiler/manifest/meaning.ts';
import { modules } from '../../generated/rules/index.ts';
import { RULES } from '../workbench/cli/first-rules.ts';

/** The same declarations the other way round: units and parameters after the formulas that read them. */
function backwards(text: string): string {
  const { scheme, decls } = compile({ path: 'rules.pay', text }).file;
  const head = text.slice(scheme?.span.start, scheme?.span.end);
  return [head, ...decls.map(({ span }) => text.slice(span.start, span.end)).toReversed()].join('\n\n');
}

function meaning(text: string): string {
  const { ir, diagnostics } = compile({ path: 'rules.pay', text });
  return ir === null
    ? diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n')
    : meaningFingerprint(ir);
}

const paths = modules.map(({ manifest }) => manifest.path);

test('a small file means the same in any order', () => {
  expect(meaning(backwards(RULES))).toBe(meaning(RULES));
});

test.each(paths)('%s means the same backwards', (path) => {
  const text = readFileSync(path, 'utf8');
  expect(meaning(backwards(text))).toBe(meaning(text));
});

test.each([
  ['a bound', 'in [0% .. tope]  default 0%', 'param tope "Tope" = 10%  law "Ley 1"'],
  ['a default', 'in [0% .. 20%]  default inicial', 'param inicial "Inicial" = 1%  law "Ley 1"'],
])('%s may read a parameter that is declared below', (_what, clauses, parameter) => {
  const rules = RULES.replace('in [0% .. 10%]  default 0.522%', clauses);
  expect(meaning(`${rules}\n${parameter}\n`)).toBe(
    meaning(rules.replace('\ninput', `\n${parameter}\ninput`)),
  );
});

test('`bracket` may name a step that is declared below, and one that the line does not compute from', () => {
  const law = `let tarifado = tarifa(ibc)  rounded  law "L"
deduction impuesto "Impuesto" = ibc * 1%  bracket tarifado  law "L"
total mostrado = sum(deductions) - tarifado
table tarifa : excess of COP  continuous  law "L" { [0 .. 10] 0% (10 .. *) 1% plus 0 }
`;
  const forwards = meaning(RULES + law);
  expect(forwards).not.toContain('PAY');
  expect(meaning(backwards(RULES + law))).toBe(forwards);
});

test('days that two formulas count by one calendar are refused in the same order', () => {
  const law = `calendar feriados "Feriados"  weekdays monday .. friday  from 2025-01-01  until 2025-12-31  law "L" {
  2025-12-25  "Navidad"
}
input inicio "Inicio" : date  in [2024-06-01 .. 2026-06-30]  required  law "L"
perception pronto "Pronto" = 1 COP * days(inicio, add_workdays(inicio, 10))  marks gravable, salarial  law "L"
perception tarde  "Tarde"  = 1 COP * days(inicio, add_workdays(inicio, 20))  marks gravable, salarial  law "L"
`;
  const forwards = meaning(RULES + law);
  expect(forwards).not.toContain('PAY');
  expect(meaning(backwards(RULES + law))).toBe(forwards);
});
