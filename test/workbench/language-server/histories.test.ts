import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hover, Location, MarkupContent } from 'vscode-languageserver';
import { URUGUAY } from '../cli/uruguay.ts';
import { CUMULATIVE } from '../cli/uruguay-history.ts';
import { Editor } from './editor.ts';

const FILE = 'uy/acumulado/2026-01-01.pay';
const OTHER = 'uy/general/2026-01-01.pay';
const READS_OTHER = CUMULATIVE.replace(
  'sum(irpf) of UY.acumulado over year',
  'sum(pension) of UY.general over year of any employer',
);

const folder = mkdtempSync(join(tmpdir(), 'histories-'));
const editor = new Editor(folder);
beforeAll(async () => {
  for (const [path, text] of [
    [FILE, READS_OTHER],
    [OTHER, URUGUAY],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await editor.start();
  await editor.open(FILE);
});
afterAll(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true });
});

function hoverText(hover: Hover | null): string {
  return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

test('a hover over a history tells what it reads', async () => {
  const at = editor.at(FILE, 'retenido_del_anio)', { into: 1 });
  expect(hoverText(await editor.ask('hover', FILE, at))).toMatch(
    /history retenido_del_anio[\s\S]*read as `sum\(pension\) of UY\.general over year of any employer`/,
  );
});

test('a hover over the line that a history reads tells of it in the other scheme', async () => {
  const at = editor.at(FILE, 'pension) of', { into: 1 });
  expect(hoverText(await editor.ask('hover', FILE, at))).toMatch(
    /deduction pension[\s\S]*Pensión[\s\S]*of UY\.general/,
  );
});

test('go to definition leads from a history into the file of the other scheme', async () => {
  const at = editor.at(FILE, 'pension) of', { into: 1 });
  const line = URUGUAY.split('\n').findIndex((one) => one.startsWith('deduction pension'));
  const found = await editor.ask<Location[]>('definition', FILE, at);
  expect(found.map(({ uri, range }) => [uri.endsWith(OTHER), range.start.line])).toEqual([[true, line]]);
  const scheme = editor.at(FILE, 'UY.general', { into: 4 });
  const file = await editor.ask<Location[]>('definition', FILE, scheme);
  expect(file.map(({ uri, range }) => [uri.endsWith(OTHER), range.start.line])).toEqual([[true, 0]]);
});

test('a history is not renamed: callers send it by its name', async () => {
  const at = editor.at(FILE, 'retenido_del_anio)', { into: 1 });
  await expect(editor.ask('rename', FILE, at, { newName: 'retenido' })).rejects.toThrow(
    /what callers send it as/,
  );
});

test('what a history reads and the other scheme does not have is an error while it is typed', async () => {
  await editor.replace(FILE, 'sum(pension)', 'sum(pensiones)');
  const found = await editor.diagnostics(FILE);
  expect(found.map(({ code }) => code)).toContain('PAY525');
});
