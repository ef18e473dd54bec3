import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { readLaw } from '../../../compiler/consolidation/read-law.ts';
import type { Source } from '../../../dsl/text/source.ts';
import { RULES } from '../../workbench/cli/first-rules.ts';

const HEAD = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Cifras de 2026"  law "Ley 1"
`;

/** A folder of rule files in memory; the same text is the same object each time. */
function folder(texts: Readonly<Record<string, string>>): (date: string) => Source | null {
  const sources = new Map(
    Object.entries(texts).map(([date, text]) => [date, { path: `${date}.pay`, text }] as const),
  );
  return (date) => sources.get(date) ?? null;
}

/** The law of the small rules as the statements amend it. */
function amended(statements: string, law = RULES): string {
  const siblings = folder({ '2025-01-01': law, '2026-01-01': `${HEAD}\n${statements}\n` });
  const source = siblings('2026-01-01');
  if (source === null) throw new Error('no amendment');
  const { ir, source: whole, diagnostics } = compile(source, siblings);
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '));
  return whole.text;
}

/** The line of a text that begins so, with the lines that go on with it. */
function declaration(text: string, start: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('  '));
  return lines.slice(at, end).join('\n');
}

test('a restated figure keeps its label and takes the new law', () => {
  expect(amended('unit SMMLV = 1_750_905 COP  law "Decreto 1469 de 2025"')).toContain(
    'unit  SMMLV           "Salario mínimo"  = 1_750_905 COP  law "Decreto 1469 de 2025"',
  );
});

test('a restated formula keeps marks and tags, and loses the condition and the rounding it had', () => {
  const text = amended('perception auxilio_transporte = auxilio_mensual  law "Ley 2"');
  expect(declaration(text, 'perception auxilio_transporte')).toBe(
    'perception auxilio_transporte "Auxilio de transporte" = auxilio_mensual  omit_zero  marks gravable, not salarial  law "Ley 2"',
  );
});

test('without a formula only the clauses that are said change', () => {
  const text = amended('perception auxilio_transporte  law "Ley 2"');
  expect(declaration(text, 'perception auxilio_transporte')).toContain('when aplica_auxilio_transporte');
  expect(declaration(text, 'perception auxilio_transporte')).toContain('law "Ley 2"');
});

test('rows are added, rows of one date replaced, and those that had ended fall away', () => {
  const law = RULES.replace(
    /param auxilio_mensual.*/,
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2024-01-01  1\n  2025-06-01  2\n  2025-12-01  3\n}',
  );
  const text = amended('param auxilio_mensual {\n  2025-12-01  4\n  2026-07-01  5\n}', law);
  expect(declaration(text, 'param auxilio_mensual')).toBe(
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2025-12-01  4\n  2026-07-01  5',
  );
});

test('a part of an employer table is restated, added and repealed by its name', () => {
  const text = amended(
    'employer seguridad_social.arl  rate 1%  law "Ley 3"\nnew employer seguridad_social.caja "Caja"  rate 4%  law "Ley 4"\nrepeal employer seguridad_social.pension_empleador\ninput risk_class_rate  in [0% .. 9%]',
    RULES.replace('= ibc * 4%', '= ibc * 4% + 0 COP * risk_class_rate'),
  );
  expect(declaration(text, 'employer seguridad_social')).toBe(
    'employer seguridad_social "Seguridad social"  on ibc {\n' +
      '  arl  "ARL"   rate 1%  law "Ley 3"\n  caja "Caja"  rate 4%  law "Ley 4"',
  );
});

test('a new line goes where it says, with the comment over it', () => {
  const text = amended(
    '# De la convención.\nnew perception prima "Prima" = 1 COP  marks gravable, not salarial  law "Ley 5"  after salario_basico',
  );
  const lines = text.split('\n').filter((line) => /^(#|perception)/.test(line));
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'perception salario_basico',
    '# De',
    'perception prima',
    'perception auxilio_transporte',
  ]);
});

test('what an amendment repeals is gone', () => {
  expect(amended('repeal warn BELOW_MINIMUM_WAGE on monthly_salary')).not.toContain('BELOW_MINIMUM_WAGE');
});

test('a diagnostic of the law as amended points into the file that was written', () => {
  const siblings = folder({ '2025-01-01': RULES, '2026-01-01': `${HEAD}\nunit SMMLV = 30%  law "x"\n` });
  const source = siblings('2026-01-01');
  const found = source === null ? [] : compile(source, siblings).diagnostics;
  expect(found.map(({ path }) => path)).toContain('2026-01-01.pay');
  const first = found.find(({ path }) => path === '2026-01-01.pay');
  expect(source?.text.slice(first?.span.start, first?.span.end)).toBe('30%');
});

test('a whole law is the file itself, byte for byte', () => {
  const text = `${RULES}\n\n`;
  expect(compile({ path: 'x.pay', text }).source.text).toBe(text);
});

test('the layout of a law as amended stands still: another one would be another fingerprint', () => {
  const kept = new URL('./as-amended.pay', import.meta.url);
  const parts = ['base', 'amendment'].map((name) =>
    readFileSync(new URL(`./${name}.pay`, import.meta.url), 'utf8'),
  );
  const siblings = folder({ '2025-01-01': parts[0] ?? '', '2026-01-01': parts[1] ?? '' });
  const source = siblings('2026-01-01');
  const law = source === null ? null : readLaw(source, siblings).law;
  expect(law?.source.text).toBe(readFileSync(kept, 'utf8'));
});

test('a chain of 500 amendments is read in the order of its length', () => {
  const texts: Record<string, string> = { '1500-01-01': RULES.replace(/2025(?=-..-..)/g, '1500') };
  for (let year = 1501; year <= 2000; year += 1)
    texts[`${year}-01-01`] = HEAD.replaceAll('2026', `${year}`)
      .replace('2025', `${year - 1}`)
      .concat(`\nunit SMMLV = ${year} COP  law "Ley de ${year}"\n`);
  const siblings = folder(texts);
  const sources = Object.keys(texts).map((date) => siblings(date));
  const laws = sources.map((source) => (source === null ? null : readLaw(source, siblings).law));
  expect(laws.at(-1)?.chain).toHaveLength(501);
  expect(laws.at(-1)?.source.text).toMatch(/= +2000 COP/);
});

test('a slip in one statement of an amendment is one error, and leaves the others alone', () => {
  const statements =
    'new perception prima "Prima" == 1 COP  law "Ley 5"\nrepeal deduction 5\nemployer seguridad_social.  rate 1%\nunit SMMLV = 3 COP  law "x"';
  const siblings = folder({ '2025-01-01': RULES, '2026-01-01': `${HEAD}\n${statements}\n` });
  const source = siblings('2026-01-01');
  const found = source === null ? [] : compile(source, siblings).diagnostics;
  const lines = found.map(({ span }) => source?.text.slice(0, span.start).split('\n').length);
  expect(lines).toEqual([7, 8, 9]);
});
