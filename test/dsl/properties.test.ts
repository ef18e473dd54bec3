import fc from 'fast-check';
import type { Expr, Name } from '../../dsl/ast/ast.ts';
import { decode } from '../../dsl/decode.ts';
import { render } from '../../dsl/diagnostics/render.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { format } from '../../dsl/format.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import { parse } from '../../dsl/parse.ts';
import { payFiles } from './fixture-files.ts';
import { withoutSpans } from './without-spans.ts';

const span = { start: 0, end: 0 };
const names = fc.constantFrom('ibc', 'sueldo', 'version', 'base_isr').map((text): Name => ({ span, text }));
const units = fc.constantFrom('COP', 'UVT', 'SMMLV').map((text): Name => ({ span, text }));
const spellings = fc.constantFrom('0', '1', '1_000.50', '0.348', '12');

function parameter(spelling: string): { readonly digits: string; readonly spelling: string } {
  return { digits: spelling.replaceAll('_', ''), spelling };
}

const atoms: fc.Arbitrary<Expr> = fc.oneof(
  fc
    .tuple(spellings, fc.option(units))
    .map(([spelling, unit]): Expr => ({ kind: 'number', span, ...parameter(spelling), unit })),
  spellings.map(
    (spelling): Expr => ({ kind: 'rate', span, ...parameter(spelling), spelling: `${spelling}%` }),
  ),
  spellings.map(
    (spelling): Expr => ({ kind: 'hours', span, ...parameter(spelling), spelling: `${spelling}h` }),
  ),
  fc.constant<Expr>({ kind: 'date', span, iso: '2026-01-31' }),
  fc.constant<Expr>({ kind: 'text', span, value: 'año {x}' }),
  fc.boolean().map((value): Expr => ({ kind: 'boolean', span, value })),
  fc.oneof(names, units).map((name): Expr => ({ kind: 'name', span, name })),
  fc.option(names).map((field): Expr => ({ kind: 'period', span, field })),
  fc.tuple(names, names).map(([object, member]): Expr => ({ kind: 'member', span, object, member })),
);

/** Any tree, also those that only a program builds: they print with the parentheses they need. */
const expressions: fc.Arbitrary<Expr> = fc.letrec<{ expr: Expr }>((tie) => {
  const expr = tie('expr');
  return {
    expr: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      atoms,
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/', '=', '<>', '<', '<=', '>', '>=', 'and', 'or'), expr, expr)
        .map(([op, left, right]): Expr => ({ kind: 'binary', span, op, left, right })),
      fc
        .tuple(fc.constantFrom('-', 'not'), expr)
        .map(([op, operand]): Expr => ({ kind: 'unary', span, op, operand })),
      fc
        .tuple(expr, expr, expr)
        .map(([condition, then, other]): Expr => ({ kind: 'if', span, condition, then, else: other })),
      fc
        .tuple(fc.boolean(), expr, names)
        .map(([negated, value, table]): Expr => ({ kind: 'among', span, negated, value, table })),
      fc
        .tuple(names, fc.array(expr, { minLength: 1, maxLength: 3 }))
        .map(([callee, args]): Expr => ({ kind: 'call', span, callee, args })),
      expr.map((inner): Expr => ({ kind: 'group', span, inner })),
      fc
        .tuple(expr, expr)
        .map(([value, condition]): Expr => ({ kind: 'when', span, value, condition }))
        .map((inner): Expr => ({ kind: 'group', span, inner })),
    ),
  };
}).expr;

function reread(expr: Expr): Expr | null {
  const { file, diagnostics } = parse({ path: 'x.pay', text: `let x = ${printExpression(expr)}` });
  expect(diagnostics).toEqual([]);
  const [decl] = file.decls;
  return decl?.decl === 'simple' ? decl.value : null;
}

/** The tree without groups, which a printer may have to add. */
function withoutGroups(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGroups);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutGroups(each)]));
  return entries.kind === 'group' ? entries.inner : entries;
}

test('a printed formula reads as the same tree, with the parentheses it needs', () => {
  fc.assert(
    fc.property(expressions, (expr) => {
      expect(withoutGroups(withoutSpans(reread(expr)))).toEqual(withoutGroups(withoutSpans(expr)));
    }),
  );
});

test('a tree that was parsed is printed as it was written', () => {
  fc.assert(
    fc.property(expressions, (expr) => {
      const parsed = reread(expr);
      expect(parsed === null ? '' : printExpression(parsed)).toBe(printExpression(expr));
    }),
  );
});

test('a formula laid out over several lines reads as the same tree', () => {
  fc.assert(
    fc.property(expressions, expressions, (value, condition) => {
      const text = `let un_nombre_bastante_largo "Y su etiqueta" = ${printExpression(value)} when ${printExpression(condition)}`;
      const result = format({ path: 'x.pay', text });
      const before = withoutSpans(parse({ path: 'x.pay', text }).file);
      expect(withoutSpans(parse({ path: 'x.pay', text: result.text }).file)).toEqual(before);
      expect(format({ path: 'x.pay', text: result.text }).text).toBe(result.text);
    }),
  );
});

const files = fc.constantFrom(...payFiles.filter(({ text }) => text.length < 12_000));
const gaps = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n\n',
  '\t',
  ' # note\n',
  '\n# note\n',
  '\n\n  # note\n\n',
  '\r\n',
);

/** A rule file with some of its tokens pulled apart, and comments anywhere between them. */
const scattered = fc
  .tuple(files, fc.array(gaps, { minLength: 40, maxLength: 200 }), fc.nat())
  .map(([source, between, shift]) => {
    const { tokens } = lex(source);
    const from = shift % tokens.length;
    let end = 0;
    const pieces = tokens.map((token, at) => {
      const original = source.text.slice(end, token.startOffset);
      end = token.startOffset + token.image.length;
      return (at === 0 ? original : (between[at - from] ?? original)) + token.image;
    });
    return { path: source.path, text: pieces.join('') + source.text.slice(end) };
  });

test('however a file is laid out, formatting keeps its meaning and every comment, and is done in one go', () => {
  fc.assert(
    fc.property(scattered, (source) => {
      const before = parse(source);
      const { text, diagnostics } = format(source);
      expect(diagnostics).toEqual([]);
      const after = parse({ path: source.path, text });
      const treeOf = ({ file }: typeof before) => JSON.stringify(withoutSpans(file));
      const commentsOf = ({ file }: typeof before) => file.comments.map((each) => each.text).sort();
      expect(treeOf(after)).toBe(treeOf(before));
      expect(commentsOf(after)).toEqual(commentsOf(before));
      expect(format({ path: source.path, text }).text).toBe(text);
    }),
    { numRuns: 60 },
  );
});

/** Reads a text in every way; nothing may throw, and every place lies in the text. */
function survives(text: string): void {
  const source = { path: 'x.pay', text };
  const { diagnostics } = parse(source);
  for (const { span: place } of diagnostics) {
    expect(place.start).toBeGreaterThanOrEqual(0);
    expect(place.end).toBeGreaterThanOrEqual(place.start);
    expect(place.end).toBeLessThanOrEqual(text.length);
  }
  format(source);
  render(diagnostics, new Map([[source.path, source]]), { color: true });
}

test('no text makes the parser, the formatter or the renderer throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), survives));
});

test('no sequence of words of the language makes them throw', () => {
  const words = fc.constantFrom(
    ...'let param table test cases template apply employer warn check scheme { } ( ) [ ] = + - * / , : . .. < <> a B 3 4% 5h 2026-01-01 2026-01 "t" # \n when marks tags law in if then else and not among given expect round to by date from plus jump one of yes period rate'.split(
      ' ',
    ),
  );
  fc.assert(fc.property(fc.array(words, { maxLength: 80 }), (each) => survives(each.join(' '))));
});

test('no hole torn into a rule file makes them throw', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.integer({ min: 1, max: 200 }), ({ text }, at, length) => {
      const start = at % text.length;
      survives(text.slice(0, start) + text.slice(start + length));
    }),
    { numRuns: 40 },
  );
});

test('no bytes make the decoder throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { source, diagnostics } = decode('x.pay', bytes);
      expect(source === null).toBe(diagnostics.length > 0);
    }),
  );
});
