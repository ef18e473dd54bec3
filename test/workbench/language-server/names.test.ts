import type {
  CompletionItem,
  DocumentSymbol,
  Hover,
  Location,
  MarkupContent,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { compile } from '../../../compiler/compile.ts';
import type { Editor } from './editor.ts';
import { editorOfMexico, RULES, TESTS } from './two-files.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await editorOfMexico();
  await editor.open(RULES);
  await editor.open(TESTS);
});
afterAll(async () => {
  await editor.stop();
});

async function hoverOn(piece: string, path = RULES): Promise<string> {
  const hover = await editor.ask<Hover | null>('hover', path, editor.at(path, piece, { into: 1 }));
  return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

function withoutComments(text: string): string {
  return text.replace(/#.*/g, '');
}

async function renameOf(piece: string, newName: string, path = RULES): Promise<WorkspaceEdit> {
  return editor.ask<WorkspaceEdit>('rename', path, editor.at(path, piece, { into: 1 }), { newName });
}

test('a hover tells type, label, value at the last day of the file, and law', async () => {
  const text = await hoverOn('salario_minimo_general');
  expect(text).toContain('param salario_minimo_general : money in MXN');
  expect(text).toContain('Salario mínimo general');
  expect(text).toContain('**207.44 MXN** on 2023-12-31');
  expect(text).toContain('Law: CONASAMI');
});

test('a hover on a dated unit tells since when its value holds', async () => {
  expect(await hoverOn('UMA  law "Ley')).toContain('**103.74 MXN** on 2023-12-31, since 2023-02-01');
});

test('a hover on a step tells its formula, and works in the test file', async () => {
  expect(await hoverOn('imss_obrero_total ', TESTS)).toContain('= sum(cuotas_obreras)');
});

test('a hover on a word of the language tells what it means', async () => {
  expect(await hoverOn('omit_zero')).toContain('leaves the line out when it is 0');
});

test('a hover still answers while the file is broken', async () => {
  await editor.replace(RULES, 'total neto  ', 'total = neto  ');
  expect(await hoverOn('salario_minimo_general')).toContain('207.44 MXN');
  await editor.replace(RULES, 'total = neto  ', 'total neto  ');
});

test('go to definition leads from a test into the rules', async () => {
  const [place] = await editor.ask<Location[]>(
    'definition',
    TESTS,
    editor.at(TESTS, 'uma_mensual', { into: 2 }),
  );
  expect(place?.uri).toBe(editor.uri(RULES));
  expect(place?.range.start).toEqual(editor.at(RULES, 'uma_mensual'));
});

test('go to definition of a line of a block leads to its part', async () => {
  const at = editor.at(TESTS, 'imss_cesantia_vejez_obrero', { into: 3 });
  const [place] = await editor.ask<Location[]>('definition', TESTS, at);
  expect(place?.uri).toBe(editor.uri(RULES));
  expect(place?.range.start).toEqual(editor.at(RULES, 'imss_cesantia_vejez_obrero'));
});

test('a hover on a line of a block tells the formula that is written out for it', async () => {
  expect(await hoverOn('cuota_invalidez_vida_obrero')).toContain(
    '= sbc * dias_pagados * tasa_invalidez_vida_obrero',
  );
  expect(await hoverOn('cuotas_obreras')).toContain('IMSS del trabajador');
});

test('a hover on a profile tells the marks that it decides', async () => {
  expect(await hoverOn('fuera_del_sbc')).toContain('not integra_sbc, not prevision_social, remuneracion');
});

test('references are found in formulas, in messages and in tests', async () => {
  const at = editor.at(RULES, 'factor_integracion', { into: 1 });
  const places = await editor.ask<Location[]>('references', RULES, at, {
    context: { includeDeclaration: true },
  });
  for (const path of [RULES, TESTS]) {
    const own = places.filter(({ uri }) => uri === editor.uri(path));
    const written = withoutComments(editor.document(path).getText()).match(/\bfactor_integracion\b/g);
    expect(own.map(({ range }) => editor.textAt(path, range))).toEqual(written);
  }
});

test('a renamed step is renamed everywhere, and the rules and tests stay sound', async () => {
  const edit = await renameOf('total_prevision_social', 'prevision_del_periodo');
  const [rules, tests] = [editor.document(RULES).getText(), editor.document(TESTS).getText()];
  const [newRules, newTests] = [editor.after(RULES, edit), editor.after(TESTS, edit)];
  expect(newRules).toBe(rules.replaceAll('total_prevision_social', 'prevision_del_periodo'));
  expect(newTests).toBe(tests.replaceAll('total_prevision_social', 'prevision_del_periodo'));
});

test.each(['cuotas_obreras', 'cuota_invalidez_vida_obrero', 'fuera_del_sbc'])(
  'a renamed block, step of what is due or profile is renamed everywhere: %s',
  async (name) => {
    const edit = await renameOf(name, 'otro_nombre');
    const text = editor.after(RULES, edit);
    expect(text).toBe(editor.document(RULES).getText().replaceAll(name, 'otro_nombre'));
    expect(compile({ path: RULES, text }).diagnostics).toEqual([]);
  },
);

test('a renamed flag keeps its name for callers', async () => {
  const edit = await renameOf('zona_libre_frontera_norte', 'en_frontera');
  const text = editor.after(RULES, edit);
  expect(compile({ path: RULES, text }).diagnostics).toEqual([]);
  expect(text).toContain(
    'flag en_frontera "Trabaja en la Zona Libre de la Frontera Norte"  as zona_libre_frontera_norte',
  );
});

test.each([
  ['a reserved word', 'uma_mensual', 'when'],
  ['a function', 'uma_mensual', 'clamp'],
  ['a name that is taken', 'uma_mensual', 'uma_diaria'],
  ['capitals', 'uma_mensual', 'UMA_MENSUAL'],
  ['small letters for a unit', 'UMA "Unidad', 'uma'],
  ['no name', 'uma_mensual', '1_uma'],
  ['a name of a block', 'uma_mensual', 'cuotas_obreras'],
])('a rename to %s is refused', async (_what, piece, newName) => {
  await expect(renameOf(piece, newName)).rejects.toThrow();
});

test('a word of the contract cannot be renamed, and the refusal says why', async () => {
  const at = editor.at(RULES, 'monthly', { into: 1 });
  await expect(editor.ask('prepareRename', RULES, at)).rejects.toThrow('there is no name here');
  const field = editor.at(RULES, 'on net_salary', { into: 4 });
  await expect(editor.ask('prepareRename', RULES, field)).rejects.toThrow(
    'a word of the language or of the contract',
  );
});

test('nothing is renamed while the text cannot be read whole', async () => {
  await editor.replace(RULES, 'total neto  ', 'total = neto  ');
  await expect(renameOf('uma_mensual', 'uma_del_mes')).rejects.toThrow('mend the errors');
  await editor.replace(RULES, 'total = neto  ', 'total neto  ');
});

test('the outline lists what the file declares, parts under their table', async () => {
  const symbols = await editor.request<DocumentSymbol[]>('documentSymbol', RULES);
  expect(symbols[0]).toMatchObject({ name: 'ordinario', detail: 'scheme MX "Sueldos y salarios"' });
  const employer = symbols.find(({ name }) => name === 'rcv_patronal');
  expect(employer?.children?.map(({ name }) => name)).toEqual(['retiro', 'cesantia_vejez_patronal']);
});

test('formatting puts a disordered line right and touches nothing else', async () => {
  const sound = editor.document(RULES).getText();
  await editor.replace(RULES, 'let sdi "Salario', 'let   sdi    "Salario');
  const edits = await editor.request<TextEdit[]>('formatting', RULES, {
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(editor.after(RULES, edits)).toBe(sound);
  expect(edits).toHaveLength(1);
  await editor.replace(RULES, 'let   sdi    "Salario', 'let sdi "Salario');
});

test('a text with line ends of two characters keeps them when it is formatted', async () => {
  const sound = editor.document(RULES).getText();
  const disordered = sound.replace('let sdi "Salario', 'let   sdi    "Salario').replaceAll('\n', '\r\n');
  await editor.type(RULES, 0, sound.length, disordered);
  const edits = await editor.request<TextEdit[]>('formatting', RULES, {
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(editor.after(RULES, edits)).toBe(sound.replaceAll('\n', '\r\n'));
  await editor.type(RULES, 0, disordered.length, sound);
});

const TITLE = 'recibo A: sueldo bajo, mes';
const LIKE = `test "otro" {\n  like "${TITLE}" with daily_salary = 400\n  expect sueldo = 1\n}\n`;

test('a test that is like another: the editor completes, shows, finds and renames its title', async () => {
  await editor.replace(TESTS, '# Recibos completos\n', `# Recibos completos\n${LIKE}`);
  const at = editor.at(TESTS, `like "${TITLE}`, { into: 8 });
  const offered = await editor.ask<CompletionItem[]>('completion', TESTS, at);
  expect(offered.map(({ label }) => label)).toContain(TITLE);
  const text = await hoverOn(`${TITLE}" with`, TESTS);
  expect(text).toContain(`test "${TITLE}"`);
  expect(text).toContain('daily_salary');
  const [place] = await editor.ask<Location[]>('definition', TESTS, at);
  expect(place?.uri).toBe(editor.uri(TESTS));
  expect(place?.range.start).toEqual(editor.at(TESTS, `test "${TITLE}`, { into: 6 }));
  const { changes } = await renameOf(`${TITLE}" with`, 'recibo bajo', TESTS);
  expect(changes?.[editor.uri(TESTS)]?.map(({ newText }) => newText)).toEqual(
    expect.arrayContaining(['recibo bajo', 'recibo bajo']),
  );
  await expect(renameOf(`${TITLE}" with`, 'otro', TESTS)).rejects.toThrow('another test is called "otro"');
  await editor.replace(TESTS, LIKE, '');
});
