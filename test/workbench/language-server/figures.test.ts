import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type {
  CodeAction,
  CompletionItem,
  Hover,
  Location,
  MarkupContent,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { COUNTRY } from '../figures/country.ts';
import { Editor } from './editor.ts';

const FIGURES = 'rules/co/figures.pay';
const ONE = 'rules/co/primero/2025-01-01.pay';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const editor = new Editor(folder);
beforeAll(async () => {
  for (const [path, text] of Object.entries(COUNTRY)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await editor.start();
  await editor.open(ONE);
  await editor.open(FIGURES);
});
afterAll(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true });
});

test('a hover over a figure tells its value on the dates of the scheme', async () => {
  const hover = await editor.ask<Hover | null>('hover', ONE, editor.at(ONE, '1 SMMLV', { into: 3 }));
  const told = (hover?.contents as MarkupContent | undefined)?.value;
  expect(told).toContain('Salario mínimo');
  expect(told).toContain('1423500');
});

test('a hover in the file of figures tells the value as a law reads it', async () => {
  const hover = await editor.ask<Hover | null>('hover', FIGURES, editor.at(FIGURES, 'SMMLV'));
  expect((hover?.contents as MarkupContent | undefined)?.value).toContain('1423500');
});

test.each(['uses     SMMLV', '1 SMMLV'])('go to definition leads from `%s` to the figures', async (piece) => {
  const at = editor.at(ONE, piece, { into: piece.length - 1 });
  const found = await editor.ask<Location[]>('definition', ONE, at);
  expect(found.map(({ uri, range }) => [uri, range.start.line])).toEqual([[editor.uri(FIGURES), 3]]);
});

test('a figure is found and renamed in all schemes of its country', async () => {
  const at = editor.at(FIGURES, 'SMMLV');
  const found = await editor.ask<Location[]>('references', FIGURES, at, {
    context: { includeDeclaration: false },
  });
  expect(found.map(({ uri }) => uri.split('/').at(-2))).toEqual(['primero', 'primero', 'segundo', 'segundo']);
  const { changes = {} } = await editor.ask<WorkspaceEdit>('rename', FIGURES, at, { newName: 'MINIMO' });
  expect(Object.values(changes).map((edits) => edits.length)).toEqual([1, 2, 2]);
});

test('behind `uses` stand the figures of the country', async () => {
  await editor.replace(ONE, 'uses     SMMLV', 'uses     SMMLV, a');
  const at = editor.at(ONE, 'SMMLV, a', { into: 'SMMLV, a'.length });
  const items = await editor.ask<CompletionItem[]>('completion', ONE, at);
  expect(items.map(({ label }) => label)).toEqual(['SMMLV', 'auxilio_mensual']);
  await editor.replace(ONE, 'uses     SMMLV, a', 'uses     SMMLV');
});

test('a figure that is read and not named is named by one key', async () => {
  await editor.replace(ONE, 'max(monthly_salary, 1 SMMLV)', 'max(monthly_salary, 1 SMMLV, auxilio_mensual)');
  const [diagnostic] = await editor.diagnostics(ONE);
  expect(diagnostic?.code).toBe('PAY922');
  const [action] = await editor.request<CodeAction[]>('codeAction', ONE, {
    range: diagnostic?.range,
    context: { diagnostics: [diagnostic] },
  });
  expect(editor.after(ONE, action?.edit ?? {})).toContain('uses     SMMLV, auxilio_mensual\n');
  await editor.replace(ONE, ', auxilio_mensual)', ')');
});

test('a fault among the figures is told there, and of the scheme that uses them', async () => {
  await editor.replace(FIGURES, '1_423_500', '1_423_500 COP COP');
  const found = await editor.diagnostics(FIGURES);
  expect(found.length).toBeGreaterThan(0);
  await editor.diagnosticsWhen(ONE, (said) => said.some(({ code }) => code === 'PAY931'));
});
