import { catalog, groups } from '../../dsl/diagnostics/catalog.ts';
import { PORTUGUESE } from '../../dsl/diagnostics/portuguese/portuguese.ts';
import { SPANISH } from '../../dsl/diagnostics/spanish/spanish.ts';

function numberOf(code: string): number {
  return Number(/^PAY(\d{3})$/.exec(code)?.[1] ?? Number.NaN);
}

test('every code is used once', () => {
  const codes = catalog.map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test('every code lies in the hundred of its group', () => {
  const strays = groups.flatMap(({ name, hundred, entries }) =>
    entries
      .filter(({ code }) => Math.floor(numberOf(code) / 100) * 100 !== hundred)
      .map(({ code }) => `${code} in ${name}`),
  );
  expect(strays).toEqual([]);
});

test('the catalog is in the order of the codes', () => {
  const numbers = catalog.map(({ code }) => numberOf(code));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('titles are short and start small, as they stand behind the code', () => {
  const wrong = catalog.filter(
    ({ title }) => title.length > 60 || /^[A-Z][a-z]/.test(title) || title.endsWith('.'),
  );
  expect(wrong.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
});

test('no hint of a catalog holds a figure that is not the author’s', () => {
  const hints = [
    ...catalog.map(({ code, hint }) => ({ code, hint })),
    ...[SPANISH, PORTUGUESE].flatMap(({ kinds }) => [...kinds].map(([code, { hint }]) => ({ code, hint }))),
  ];
  const figured = hints.filter(({ hint }) => /`\d[\d_.,]*(?:%|h)\\?`/.test(String(hint)));
  expect(figured.map(({ code }) => code)).toEqual([]);
});
