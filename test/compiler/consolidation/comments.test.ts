import { RULES } from '../../workbench/cli/first-rules.ts';
import { amended, declaration } from './amended-law.ts';

/** What stands in the braces of the block. */
function block(text: string): string {
  return text.slice(text.indexOf('employer otros'), text.lastIndexOf('\n}'));
}

const DATED = RULES.replace(
  /param auxilio_mensual.*/,
  `param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {  # decretos
  # de 2024
  2024-01-01  1  # hasta junio
  # de 2025
  2025-06-01  2  # hasta diciembre
  # de diciembre
  2025-12-01  3  # desde diciembre
  # falta 2027
}`,
);

const BLOCK = `${RULES}employer otros "Otros"  on ibc {
  # sobre a
  a "A"  rate 1%  law "L"  # junto a a
  # aparte

  # sobre b
  b "B"  rate 1%  law "L"  # junto a b
  c "C"  rate 1%  law "L"  # junto a c
  # al final
}
`;

test('a row that ended takes its comments with it, and the others keep theirs', () => {
  expect(declaration(amended('param auxilio_mensual {\n  2026-07-01  4\n}', DATED), 'param aux')).toBe(
    `param auxilio_mensual "Auxilio" : COP  by date
    law "Ley 1" {  # decretos
  # de diciembre
  2025-12-01  3  # desde diciembre
  2026-07-01  4
  # falta 2027`,
  );
});

test('a row that is replaced takes its comments with it, and the new one brings its own', () => {
  const rows = '# del Decreto 9\n  2025-12-01  4  # corregido\n  2026-07-01  5';
  expect(declaration(amended(`param auxilio_mensual {\n  ${rows}\n}`, DATED), 'param aux')).toBe(
    `param auxilio_mensual "Auxilio" : COP  by date
    law "Ley 1" {  # decretos
  # del Decreto 9
  2025-12-01  4  # corregido
  2026-07-01  5
  # falta 2027`,
  );
});

test('a part that is repealed takes its comments with it', () => {
  expect(block(amended('repeal employer otros.b', BLOCK))).toBe(
    `employer otros "Otros"  on ibc {
  # sobre a
  a "A"  rate 1%  law "L"  # junto a a
  c "C"  rate 1%  law "L"  # junto a c
  # al final`,
  );
});

test('a part that is restated or new brings its comments, and one without keeps what stood over it', () => {
  const text = amended(
    `# ahora
employer otros.a  rate 2%  law "L"  # por ley
employer otros.b  rate 3%  law "L"
# nueva
new employer otros.d "D"  rate 4%  law "L"  after b`,
    BLOCK,
  );
  expect(block(text)).toBe(
    `employer otros "Otros"  on ibc {
  # ahora
  a "A"  rate 2%  law "L"  # por ley
  # aparte

  # sobre b
  b "B"  rate 3%  law "L"
  # nueva
  d "D"  rate 4%  law "L"
  c "C"  rate 1%  law "L"  # junto a c
  # al final`,
  );
});

test('parts of one line that change their places do not end up in a comment', () => {
  const law = `${RULES}employer otros "O"  on ibc { a "A" rate 1% law "L" b "B" rate 1% law "L" # b\n}\n`;
  const text = amended('employer otros.a  rate 2%  law "L"  after b', law);
  expect(block(text)).toBe(
    'employer otros "O"  on ibc {\n  b "B"  rate 1%  law "L"  # b\n  a "A"  rate 2%  law "L"',
  );
});
