import { type Diagnostic, diagnose, toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { render, summary } from '../../dsl/diagnostics/render.ts';
import { text as catalog } from '../../dsl/diagnostics/text.ts';
import { toJson } from '../../dsl/diagnostics/to-json.ts';
import type { Source } from '../../dsl/text/source.ts';

interface Place {
  readonly at: string;
  readonly label?: string;
}

/** A diagnostic at the first place of a piece of text, with labels at other pieces. */
function fault(
  source: Source,
  message: string,
  hint: string | null,
  at: string,
  labels: readonly Place[] = [],
): Diagnostic {
  const spanOf = (piece: string) => {
    const start = source.text.indexOf(piece);
    return { start, end: start + piece.length };
  };
  return {
    ...diagnose(source.path, catalog.emptyFile, spanOf(at), {}),
    code: 'PAY999',
    title: 'a title',
    message,
    hint,
    labels: labels.map((place) =>
      toldLabel({ span: spanOf(place.at), text: readingPhrases.asWritten(place.label ?? '') }),
    ),
  };
}

function printed(source: Source, ...diagnostics: readonly Diagnostic[]): string {
  return `\n${render(diagnostics, new Map([[source.path, source]]), { color: false })}`;
}

const law: Source = {
  path: 'rules/x.pay',
  text: 'scheme CO.x\n\nlet a = b + c\nlet b = año * 2\nlet c = 3\n\n\nlet d = a\n',
};

test('a fault shows its line, its marks and its hint', () => {
  expect(printed(law, fault(law, 'there is no `año`', 'did you mean `ano`?', 'año'))).toBe(`
error PAY999: a title
 --> rules/x.pay:4:9
  |
4 | let b = año * 2
  |         ^^^ there is no \`año\`
  |
  = hint: did you mean \`ano\`?
`);
});

test('labels on other lines are shown in the order of the file, with a gap where lines are left out', () => {
  const labels = [
    { at: 'd = a', label: 'here' },
    { at: 'scheme', label: 'and there' },
  ];
  expect(printed(law, fault(law, 'no', null, 'b + c', labels))).toBe(`
error PAY999: a title
 --> rules/x.pay:3:9
  |
1 | scheme CO.x
  | ------ and there
2 |
3 | let a = b + c
  |         ^^^^^ no
...
8 | let d = a
  |     ----- here
`);
});

test('two labels on one line stand below each other', () => {
  const source: Source = { path: 'x.pay', text: 'marks gravable, not salarial, salarial' };
  expect(
    printed(source, fault(source, 'decided twice', null, ', salarial', [{ at: 'gravable', label: 'first' }])),
  ).toBe(`
error PAY999: a title
 --> x.pay:1:29
  |
1 | marks gravable, not salarial, salarial
  |       --------              ^^^^^^^^^^ decided twice
  |       |
  |       first
`);
});

test('tabs, wide and combining characters keep the marks in place', () => {
  const source: Source = { path: 'x.pay', text: '\tlet 給与 = an\u0303o + ?' };
  expect(printed(source, fault(source, 'here', null, '?'))).toBe(`
error PAY999: a title
 --> x.pay:1:18
  |
1 |     let 給与 = an\u0303o + ?
  |                      ^ here
`);
});

test('a span over several lines marks its first line and says where it ends', () => {
  expect(printed(law, fault(law, 'all of this', null, 'b + c\nlet b = año * 2\nlet c'))).toBe(`
error PAY999: a title
 --> rules/x.pay:3:9
  |
3 | let a = b + c
  |         ^^^^^ (to line 5) all of this
`);
});

test('a very long line is cut around its mark', () => {
  const source: Source = { path: 'x.pay', text: `${'a + '.repeat(2000)}? + ${'b + '.repeat(2000)}` };
  const [line = '', marks = ''] = printed(source, fault(source, 'here', null, '?'))
    .split('\n')
    .slice(4, 6);
  expect(line.length).toBeLessThan(130);
  expect(line).toMatch(/^1 \| …a \+ a \+ .* \? \+ b .*…$/);
  expect(marks.indexOf('^')).toBe(line.indexOf('?'));
});

test('a long message is wrapped below the frame', () => {
  const message = 'the figure does not grow as the law says '.repeat(4).trim();
  expect(printed(law, fault(law, message, null, 'let c'))).toBe(`
error PAY999: a title
 --> rules/x.pay:5:1
  |
5 | let c = 3
  | ^^^^^
  |
  = the figure does not grow as the law says the figure does not grow as the law says the figure does
    not grow as the law says the figure does not grow as the law says
`);
});

test('several lines of a hint stay lines', () => {
  expect(printed(law, fault(law, 'no', 'write\n  test "x" {\n  }', 'let c'))).toContain(`
  = hint: write
            test "x" {
            }
`);
});

test('a file that is not text has no frame', () => {
  const diagnostic = diagnose(
    'x.pay',
    catalog.notUtf8,
    { start: 0, end: 0 },
    { line: 2, byte: 7, value: '0xF1' },
  );
  expect(render([diagnostic], new Map(), { color: false })).toBe(`error PAY108: not UTF-8
 --> x.pay
  = the byte 0xF1 on line 2 (byte 7 of the file) is not UTF-8
  = hint: save the file with the encoding UTF-8; accents saved as Windows-1252 or Latin-1 look like
          this
`);
});

test('texts whose marks begin in the same column are all printed', () => {
  const labels = [
    { at: 'b + c', label: 'this adds two things' },
    { at: 'c\nlet b', label: 'and this' },
  ];
  const out = printed(law, fault(law, 'the main message', null, 'b', labels.slice(0, 1)));
  expect(out).toContain('the main message');
  expect(out).toContain('this adds two things');
  const far = printed(
    law,
    fault(law, 'the main message', null, 'b +', [...labels, { at: 'b', label: 'here' }]),
  );
  for (const text of ['the main message', 'this adds two things', 'and this', 'here'])
    expect(far).toContain(text);
});

test('control characters of a file never reach the terminal', () => {
  const source: Source = { path: 'x.pay', text: 'let \u001b[31m = ?' };
  const out = printed(source, fault(source, 'found \u001b[2J', null, '?'));
  expect(out).not.toContain('\u001b');
});

test('colours only add escape codes', () => {
  const diagnostics = [fault(law, 'no', 'hint', 'b + c', [{ at: 'scheme', label: 'there' }])];
  const sources = new Map([[law.path, law]]);
  const colored = render(diagnostics, sources, { color: true });
  expect(colored).toContain('\u001b[1;31merror PAY999\u001b[0m');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes under test
  expect(colored.replace(/\u001b\[[\d;]*m/g, '')).toBe(render(diagnostics, sources, { color: false }));
});

test('diagnostics are printed in the order of their places', () => {
  const out = printed(law, fault(law, 'second', null, 'let c'), fault(law, 'first', null, 'let a'));
  expect(out.indexOf('first')).toBeLessThan(out.indexOf('second'));
});

test('the summary counts errors and warnings', () => {
  const error = fault(law, 'no', null, 'a');
  expect(summary([])).toBe('no errors');
  expect(summary([error, error, { ...error, severity: 'warning' }])).toBe('2 errors, 1 warning');
  expect(summary([{ ...error, severity: 'warning' }])).toBe('1 warning');
});

test('JSON has offsets, lines and columns', () => {
  const diagnostic = fault(law, 'no', null, 'año', [{ at: 'scheme', label: 'there' }]);
  expect(toJson([diagnostic], new Map([[law.path, law]]))).toMatchObject([
    {
      code: 'PAY999',
      start: 35,
      end: 38,
      from: { line: 4, column: 9 },
      to: { line: 4, column: 12 },
      labels: [{ text: 'there', from: { line: 1, column: 1 } }],
    },
  ]);
});

test('a label in another file stands in a frame of its own, under the place of that file', () => {
  const before: Source = { path: 'rules/w.pay', text: 'let a = 1\nlet b = 2\n' };
  const one = fault(law, 'no', null, 'b + c');
  const label = { path: before.path, span: { start: 18, end: 19 }, text: 'before' };
  const sources = new Map([law, before].map((source) => [source.path, source]));
  expect(
    `\n${render([{ ...one, labels: [toldLabel({ ...label, text: readingPhrases.asWritten(label.text) })] }], sources, { color: false })}`,
  ).toBe(`
error PAY999: a title
 --> rules/x.pay:3:9
  |
3 | let a = b + c
  |         ^^^^^ no
 ::: rules/w.pay:2:9
  |
2 | let b = 2
  |         - before
`);
  expect(
    toJson(
      [{ ...one, labels: [toldLabel({ ...label, text: readingPhrases.asWritten(label.text) })] }],
      sources,
    )[0]?.labels[0],
  ).toMatchObject({
    path: 'rules/w.pay',
    from: { line: 2, column: 9 },
  });
});
