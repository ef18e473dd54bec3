import { CodePrinter } from '../../../compiler/emit/print-code.ts';
import * as code from '../../../compiler/program/code.ts';

const long = (letter: string): code.Expression => code.name(letter.repeat(40));

function written(expression: code.Expression): readonly string[] {
  return new CodePrinter('javascript').expression(expression, 0).split('\n');
}

test('a long condition breaks between its parts, not inside a comparison', () => {
  const equal = (letter: string): code.Expression => code.binary(long(letter), '===', code.ONE);
  expect(written(code.both(['a', 'b', 'c', 'd'].map(equal), '&&'))).toEqual([
    `${'a'.repeat(40)} === 1 &&`,
    `  ${'b'.repeat(40)} === 1 &&`,
    `  ${'c'.repeat(40)} === 1 &&`,
    `  ${'d'.repeat(40)} === 1`,
  ]);
});

test('a long sum breaks between what is added, not inside a product', () => {
  const product = code.binary(long('c'), '*', code.number(30));
  const sum = [long('b'), product, long('d')].reduce(
    (left, right) => code.binary(left, '+', right),
    long('a'),
  );
  expect(written(sum)).toEqual([
    `${'a'.repeat(40)} +`,
    `  ${'b'.repeat(40)} +`,
    `  ${'c'.repeat(40)} * 30 +`,
    `  ${'d'.repeat(40)}`,
  ]);
});
