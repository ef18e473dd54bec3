import { readFileSync } from 'node:fs';
import type { CodeAction } from 'vscode-languageserver';
import { DiagnosticSeverity } from 'vscode-languageserver';
import type { Editor } from './editor.ts';
import { editorOfMexico, RULES, TESTS } from './two-files.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await editorOfMexico();
});
afterEach(async () => {
  expect(await editor.stop()).toBe(0);
});

/** Codes of the faults of a file. */
async function codes(path: string): Promise<readonly (string | number | undefined)[]> {
  return (await editor.diagnostics(path)).flatMap(({ code }) => (code === undefined ? [] : [code]));
}

test('a sound file has no fault, and says which checks are left to the tests', async () => {
  await editor.open(RULES);
  expect(await codes(RULES)).toEqual([]);
  const left = (await editor.diagnostics(RULES)).filter(({ message }) =>
    String(message).startsWith('left to the tests'),
  );
  expect(left.map(({ range }) => editor.textAt(RULES, range))).toEqual([
    'check base_isr = total_percepciones - total_exento',
  ]);
  expect(left[0]?.severity).toBe(DiagnosticSeverity.Information);
});

test('a fault is shown while it is typed and goes when it is mended', async () => {
  await editor.open(RULES);
  await editor.replace(RULES, 'daily_salary * dias_pagados', 'dayly_salary * dias_pagados');
  const [found] = await editor.diagnostics(RULES);
  expect(found).toMatchObject({ code: 'PAY201', source: 'payroll', severity: DiagnosticSeverity.Error });
  expect(found?.message).toContain('did you mean `daily_salary`?');
  expect(found && editor.textAt(RULES, found.range)).toBe('dayly_salary');
  await editor.replace(RULES, 'dayly_salary', 'daily_salary');
  expect(await codes(RULES)).toEqual([]);
});

test('an editor in Portuguese is spoken to in Portuguese', async () => {
  await editor.stop();
  editor = await editorOfMexico('pt-br');
  await editor.open(RULES);
  await editor.replace(RULES, 'daily_salary * dias_pagados', 'dayly_salary * dias_pagados');
  const [found] = await editor.diagnostics(RULES);
  expect(found).toMatchObject({ code: 'PAY201', message: expect.stringContaining('nada neste arquivo') });
  const asked = { range: found?.range, context: { diagnostics: [] } };
  const [action] = await editor.request<CodeAction[]>('codeAction', RULES, asked);
  expect(action?.title).toBe('Trocar por `daily_salary`');
});

test('columns count UTF-16 units, also behind a character of two', async () => {
  await editor.open(RULES);
  await editor.replace(RULES, '"Sueldo" = daily_salary', '"😀 Sueldo" = dayly_salary');
  const [found] = await editor.diagnostics(RULES);
  expect(found && editor.textAt(RULES, found.range)).toBe('dayly_salary');
});

test('a fix of a diagnostic mends the text', async () => {
  await editor.open(RULES);
  const sound = editor.document(RULES).getText();
  await editor.replace(RULES, 'daily_salary * dias_pagados', 'dayly_salary * dias_pagados');
  const [found] = await editor.diagnostics(RULES);
  const context = { diagnostics: [] };
  const [action] = await editor.request<CodeAction[]>('codeAction', RULES, { range: found?.range, context });
  expect(action?.title).toBe('Change to `daily_salary`');
  expect(editor.after(RULES, action?.edit ?? {})).toBe(sound);
});

test('an unsaved change of the rules is seen in the tests beside them', async () => {
  await editor.open(TESTS);
  expect(await codes(TESTS)).toEqual([]);
  await editor.open(RULES);
  const text = editor.document(RULES).getText();
  await editor.type(RULES, 0, text.length, text.replaceAll('bono_asistencia', 'bono_presencia'));
  await editor.diagnosticsWhen(TESTS, (found) => found.some(({ code }) => code === 'PAY802'));
});

test('a test file that is not open is told about too', async () => {
  await editor.open(RULES);
  const text = editor.document(RULES).getText();
  await editor.type(RULES, 0, text.length, text.replaceAll('bono_asistencia', 'bono_presencia'));
  await editor.diagnosticsWhen(TESTS, (found) => found.some(({ code }) => code === 'PAY802'));
});

test('a figure of a test that cannot be read is reported, and the server stays', async () => {
  await editor.open(TESTS);
  await editor.replace(TESTS, '= 267.44', '= 308.0ññ4');
  expect(await codes(TESTS)).toEqual(['PAY103']);
});

test('a hole between the files of a scheme is shown at the later one', async () => {
  await editor.open(
    RULES,
    readFileSync(`${editor.folder}/${RULES}`, 'utf8').replace('2023-01-01 ..', '2023-01-02 ..'),
  );
  expect(await codes(RULES)).toContain('PAY614');
});

test('a check that is false whatever is sent is a fault', async () => {
  await editor.open(RULES);
  await editor.replace(RULES, 'check isr_determinado <= base_isr', 'check isr_determinado < 0 MXN');
  expect(await codes(RULES)).toEqual(['PAY704']);
});

test('what is wrong with a file stays unsaid once it is closed', async () => {
  await editor.open(RULES, 'scheme MX.');
  expect(await codes(RULES)).not.toEqual([]);
  await editor.close(RULES);
  await editor.diagnosticsWhen(RULES, (found) => found.length === 0);
});
