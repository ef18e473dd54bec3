import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hover, Location, MarkupContent, WorkspaceEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DiskFiles } from '../../../workbench/language-server/disk-files.ts';
import { Workspace } from '../../../workbench/language-server/workspace.ts';
import { RULES } from '../cli/first-rules.ts';
import { Editor } from './editor.ts';

const BASE = '2025-01-01.pay';
const YEAR = '2026-01-01.pay';
const AMENDMENT = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Cifras de 2026"  law "Ley 1"

unit      SMMLV          = 1_750_905 COP  law "Decreto 1469 de 2025"
deduction salud_empleado = ibc * 5%  law "Ley 2"
`;

const folder = mkdtempSync(join(tmpdir(), 'chain-'));
const editor = new Editor(folder);
beforeAll(async () => {
  writeFileSync(join(folder, BASE), RULES);
  writeFileSync(join(folder, YEAR), AMENDMENT);
  await editor.start();
  await editor.open(YEAR);
});
afterAll(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true });
});

test('a hover in an amendment tells what stands in the law that it amends', async () => {
  const hover = await editor.ask<Hover | null>('hover', YEAR, editor.at(YEAR, 'ibc * 5%', { into: 1 }));
  expect((hover?.contents as MarkupContent | undefined)?.value).toContain('Ingreso base de cotización');
});

test('go to definition leads from an amendment into the file that declares the name', async () => {
  const found = await editor.ask<Location[]>('definition', YEAR, editor.at(YEAR, 'ibc * 5%', { into: 1 }));
  expect(found.map(({ uri, range }) => [uri.endsWith(BASE), range.start.line])).toEqual([
    [true, RULES.split('\n').findIndex((line) => line.startsWith('base ibc'))],
  ]);
});

test('a rename in an amendment renames in every file of the chain', async () => {
  const at = editor.at(YEAR, 'ibc * 5%', { into: 1 });
  const { changes = {} } = await editor.ask<WorkspaceEdit>('rename', YEAR, at, {
    newName: 'base_de_aportes',
  });
  const counts = Object.entries(changes).map(([uri, edits]) => [uri.slice(-BASE.length), edits.length]);
  expect(Object.fromEntries(counts)).toEqual({ [BASE]: RULES.match(/\bibc\b/g)?.length, [YEAR]: 1 });
});

test('an error that an amendment makes elsewhere is told at its own line', async () => {
  await editor.replace(YEAR, 'unit      SMMLV          = 1_750_905 COP', 'unit SMMLV = 30%');
  const found = await editor.diagnostics(YEAR);
  expect(found.length).toBeGreaterThan(0);
});

test('while an author types in a law, what amends it is as it was before, and put together again at a pause', () => {
  const workspace = new Workspace(new DiskFiles());
  const [base = '', year = ''] = [BASE, YEAR].map((file) => pathToFileURL(join(folder, file)).href);
  workspace.show(TextDocument.create(base, 'pay', 1, RULES));
  const before = workspace.head(year);
  workspace.show(TextDocument.create(base, 'pay', 2, RULES.replace('Mi primera nómina', 'Mi nómina')));
  expect(workspace.headWhileTyping(year, base)?.law).toBe(before?.law);
  expect(workspace.headWhileTyping(base, base)?.scheme.label).toBe('Mi nómina');
  expect(workspace.head(year)?.law).not.toBe(before?.law);
  expect(workspace.headWhileTyping(year, base)?.law).toBe(workspace.head(year)?.law);
});
