import fc from 'fast-check';
import type { Editor } from './editor.ts';
import { editorOfMexico, RULES, TESTS } from './two-files.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await editorOfMexico();
});
afterAll(async () => {
  expect(await editor.stop()).toBe(0);
});

const PIECES = [
  '{',
  '}',
  '(',
  ']',
  '"',
  '#',
  ',',
  '..',
  ' ',
  '\n',
  '\r\n',
  '😀',
  'ñ',
  '\u0000',
  '9',
  '12 UMA',
  'let x = ',
];
const WORDS = [
  'table ',
  'deductions cuotas_obreras ',
  'template t(a : money) {',
  'scheme MX.',
  'test "x" {',
  'given ',
  'as _x ',
];

const edit = fc.record({
  at: fc.nat(100_000),
  remove: fc.oneof(fc.constant(0), fc.nat(12), fc.nat(4_000)),
  insert: fc.oneof(fc.constantFrom('', ...PIECES, ...WORDS), fc.string({ unit: 'binary', maxLength: 6 })),
  look: fc.nat(100_000),
});

const REQUESTS: readonly (readonly [string, object])[] = [
  ['hover', {}],
  ['definition', {}],
  ['references', { context: { includeDeclaration: true } }],
  ['completion', {}],
];

/** Everything an editor asks about a place. A rename may be refused, with a reason. */
async function askAll(path: string, offset: number): Promise<void> {
  const document = editor.document(path);
  const at = document.positionAt(offset % (document.getText().length + 1));
  const asked = REQUESTS.map(([method, more]) => editor.ask(method, path, at, more));
  const whole = ['documentSymbol', 'formatting'].map((method) =>
    editor.request(method, path, { options: { tabSize: 2, insertSpaces: true } }),
  );
  const range = { start: at, end: at };
  const actions = editor.request('codeAction', path, { range, context: { diagnostics: [] } });
  const renamed = editor.ask('rename', path, at, { newName: 'nuevo' }).catch((fault: { code?: number }) => {
    expect(fault.code).toBe(-32803);
  });
  await Promise.all([...asked, ...whole, actions, renamed]);
}

test.each([RULES, TESTS])(
  'whatever is typed into %s, every request is answered, and the sound text is sound again',
  async (path) => {
    await editor.open(path);
    const sound = editor.document(path).getText();
    const said = await editor.diagnostics(path);
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        for (const { at, remove, insert, look } of edits) {
          const { length } = editor.document(path).getText();
          const start = at % (length + 1);
          await editor.type(path, start, Math.min(length, start + remove), insert);
          await askAll(path, look);
        }
        await editor.diagnostics(path);
        await editor.type(path, 0, editor.document(path).getText().length, sound);
        expect(await editor.diagnostics(path)).toEqual(said);
      }),
      { numRuns: 25 },
    );
    expect(editor.errors).toBe('');
    await editor.close(path);
  },
);
