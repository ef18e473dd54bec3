import type { CompletionItem, Location, WorkspaceEdit } from 'vscode-languageserver';
import { compile } from '../../../compiler/compile.ts';
import type { Editor } from './editor.ts';
import { editorOfBrazil } from './two-files.ts';

const RULES = '2023-05-01.pay';
const TESTS = '2023-05-01.test.pay';

let editor: Editor;
beforeAll(async () => {
  editor = await editorOfBrazil();
  await editor.open(RULES);
  await editor.open(TESTS);
});
afterAll(async () => {
  await editor.stop();
});

async function renameOf(piece: string, newName: string): Promise<WorkspaceEdit> {
  return editor.ask<WorkspaceEdit>('rename', RULES, editor.at(RULES, piece, { into: 1 }), { newName });
}

test('go to definition of a name that a template writes leads to the template and to its use', async () => {
  const at = editor.at(RULES, 'irrf_tabela_ferias', { into: 3 });
  const places = await editor.ask<Location[]>('definition', RULES, at);
  expect(places.map(({ range }) => editor.textAt(RULES, range).slice(0, 19))).toEqual([
    'irrf_tabela',
    'apply apuracao_irrf',
  ]);
});

test('a renamed line of a template is renamed in every name that its uses make', async () => {
  const edit = await renameOf('base_irrf "Base', 'base_do_imposto');
  const text = editor.after(RULES, edit);
  expect(text).toContain('base base_do_imposto "Base');
  expect(text).not.toMatch(/base_irrf/);
  expect(editor.after(TESTS, edit)).toContain('base_do_imposto_13 ');
  expect(compile({ path: RULES, text }).diagnostics).toEqual([]);
});

test.each([
  ['a parameter of a template', 'salario_contratual', 'inss_deduzido'],
  ['a line that makes a name that is taken', 'irrf_tabela "IRRF', 'base_irrf'],
])('a rename to %s is refused', async (_what, piece, newName) => {
  await expect(renameOf(piece, newName)).rejects.toThrow();
});

test.each([
  ['behind `apply`, templates', 'apply ', ['apuracao_irrf']],
  ['behind `with`, parameters of the template', 'apply apuracao_irrf  with ', ['bruto', 'pensao']],
])('%s', async (_where, typed, expected) => {
  const end = editor.document(RULES).getText().length;
  await editor.type(RULES, end, end, `\n${typed}`);
  const document = editor.document(RULES);
  const at = document.positionAt(document.getText().length);
  const items = await editor.ask<CompletionItem[]>('completion', RULES, at);
  await editor.type(RULES, end, document.getText().length, '');
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(expected));
});
