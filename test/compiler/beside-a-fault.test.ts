import { compileBody } from './compile-text.ts';

function told(body: string): readonly string[] {
  const { diagnostics, source } = compileBody(body);
  return diagnostics.map(({ code, span }) => `${code} ${source.text.slice(span.start, span.end)}`);
}

const BROKEN = 'let jornal = monthly_salary / / 30\n';

test.each([
  ['an unknown name', 'let a = sueldoz * 2', 'PAY201 sueldoz'],
  ['quantities that do not go together', 'let a = 3 COP + 4%', 'PAY301 4%'],
  ['an amount that reads two ways', 'let a = 1.500 COP', 'PAY123 1.500 COP'],
])('%s is told beside a declaration that cannot be read', (_what, text, fault) => {
  expect(told(`${BROKEN}${text}\n`)).toEqual([expect.stringMatching(/^PAY104 /), fault]);
});

test('what a declaration that cannot be read would have declared is no unknown name', () => {
  expect(told(`let jornal monthly_salary / 30\nlet a = jornal * 2\n`)).toEqual([
    expect.stringMatching(/^PAY104 /),
  ]);
});

test('a fault of the text does not look like a fault of the whole', () => {
  expect(told(BROKEN)).toEqual([expect.stringMatching(/^PAY104 /)]);
});
