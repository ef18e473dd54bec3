import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { render } from '../../dsl/diagnostics/render.ts';

const source = {
  path: 'five-mistakes.pay',
  text: readFileSync(new URL('./five-mistakes.pay', import.meta.url), 'utf8'),
};
const { diagnostics, ir } = compile(source);

test('five planted mistakes are five errors and nothing else', () => {
  expect(diagnostics.map(({ code }) => code).toSorted()).toEqual([
    'PAY201',
    'PAY301',
    'PAY401',
    'PAY406',
    'PAY501',
  ]);
  expect(diagnostics.map(({ severity }) => severity)).toEqual(Array(5).fill('error'));
  expect(ir).toBeNull();
});

test.each(diagnostics.map((one) => [one.code, one] as const))('%s has a frame and a hint', (_, one) => {
  const text = render([one], new Map([[source.path, source]]), { color: false });
  expect(text).toContain('five-mistakes.pay:');
  expect(text).toMatch(/\^+/);
  expect(text).toContain('= hint: ');
});

test('each error stands where the mistake is', () => {
  const places = diagnostics.map(({ code, span }) => [code, source.text.slice(span.start, span.end)]);
  expect(Object.fromEntries(places)).toEqual({
    PAY201: 'ib',
    PAY301: 'horas_extra_diurnas',
    PAY401: '[17 ..  *)',
    PAY406: '-0.45',
    PAY501: 'auxilio_transporte',
  });
});
