import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MarkupContent, Position } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { diagnosticsOf } from '../../../workbench/language-server/diagnostics.ts';
import { DiskFiles } from '../../../workbench/language-server/disk-files.ts';
import { hover } from '../../../workbench/language-server/hover.ts';
import { definitionsAt } from '../../../workbench/language-server/reading-places.ts';
import { rename } from '../../../workbench/language-server/rename.ts';
import { isTests, Workspace } from '../../../workbench/language-server/workspace.ts';
import { ROOT } from '../../architecture/source-files.ts';

const FOLDER = `${ROOT}test/workbench/language-server/co/cuotas`;
const [BASE, TESTS, YEAR] = ['2025-01-01.pay', '2025-01-01.test.pay', '2026-01-01.pay'];

function uriOf(file: string): string {
  return pathToFileURL(`${FOLDER}/${file}`).href;
}

const TEXTS = new Map(
  readdirSync(FOLDER).map((file) => [uriOf(file), readFileSync(`${FOLDER}/${file}`, 'utf8')]),
);

function workspaceOf(texts: ReadonlyMap<string, string>): Workspace {
  const workspace = new Workspace(new DiskFiles());
  for (const [uri, text] of texts) workspace.show(TextDocument.create(uri, 'pay', 1, text));
  return workspace;
}

const workspace = workspaceOf(TEXTS);

function at(file: string, piece: string, into: number): Position {
  const document = workspace.document(uriOf(file));
  const offset = document?.getText().indexOf(piece) ?? -1;
  if (document === null || offset === -1) throw new Error(`${file} does not hold ${piece}`);
  return document.positionAt(offset + into);
}

function hoverOn(file: string, piece: string, into = 1): string {
  const found = hover(uriOf(file), at(file, piece, into), workspace, '2026-03-01');
  return (found?.contents as MarkupContent | undefined)?.value ?? '';
}

/** The lines at which what stands at a place is declared. */
function declaredAt(file: string, piece: string, into = 1): readonly string[] {
  return definitionsAt(uriOf(file), at(file, piece, into), workspace).map(({ uri, range }) => {
    const text = workspace.document(uri)?.getText().split('\n')[range.start.line] ?? '';
    return `${uri.slice(uriOf('').length)} ${text.slice(range.start.character)}`;
  });
}

/** The texts of the folder after a rename. */
function renamed(file: string, piece: string, into: number, name: string): ReadonlyMap<string, string> {
  const { changes = {} } = rename(uriOf(file), at(file, piece, into), name, workspace);
  return new Map(
    [...TEXTS].map(([uri, text]) => [
      uri,
      TextDocument.applyEdits(TextDocument.create(uri, 'pay', 1, text), changes[uri] ?? []),
    ]),
  );
}

function faultsOf(texts: ReadonlyMap<string, string>): readonly string[] {
  const after = workspaceOf(texts);
  const found = [...texts.keys()].flatMap((uri) => diagnosticsOf(uri, after));
  return found
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);
}

function wiresOf(texts: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const after = workspaceOf(texts);
  const rules = [...texts.keys()].filter((uri) => !isTests(uri)).map((uri) => after.rules(uri)?.ir?.items);
  return rules.map((items = []) => items.flatMap((item) => (item.item === 'input' ? [item.wire] : [])));
}

test.each([
  ['a family of steps', YEAR, 'cuota[m]', ['let cuota[m] : money', 'ganado[m] * causas(causa).parte']],
  ['its members', YEAR, 'cuota[m]', ['Cuota del mes', '3 members, `cuota_01` to `cuota_03`', 'Law: Ley 11']],
  ['a family of inputs', BASE, 'count(given(ganado', ['input ganado[m] : money', 'Ganado en el mes'], 13],
  ['a member in a test', TESTS, 'ganado_02', ['input ganado_02', 'Ganado en el mes 2']],
  ['what counts the members', BASE, 'm]  "Tope', ['`m` counts the members of `tope`: 3 of them'], 0],
  [
    'a table of columns',
    YEAR,
    'causas(causa)',
    ['map of causa gives parte : number, multa : rate', 'Causas'],
  ],
  ['a column', BASE, 'causas(causa).multa', ['column multa : rate', '`despido` 40%'], 14],
  ['a column that the year restates', YEAR, '.parte)', ['`despido` 2'], 2],
  ['a profile', YEAR, 'marks pleno', ['profile pleno', 'gravable, not salarial'], 7],
  ['what the year takes out', YEAR, 'perception viejo', ['perception viejo', 'Viejo'], 12],
  ['where a new line comes', YEAR, 'after extra', ['perception extra'], 7],
])('a hover on %s tells what it is', (_what, file, piece, told, into = 1) => {
  const text = hoverOn(file, piece, into);
  for (const one of told) expect(text).toContain(one);
});

test.each([
  [
    'a family, in the year that restates it',
    BASE,
    'sum(cuota)',
    5,
    ['2025-01-01.pay cuota[m] "Cuota del mes"'],
  ],
  ['a restated family, in the law before', YEAR, 'let cuota', 5, ['2025-01-01.pay cuota[m] "Cuota del mes"']],
  ['a family that only the law before declares', YEAR, 'tope[m]', 1, ['2025-01-01.pay tope[m]']],
  ['a column that only the law before declares', YEAR, '.parte)', 2, ['2025-01-01.pay parte : number']],
  ['a profile that the year restates', YEAR, 'marks pleno', 7, ['2026-01-01.pay pleno = gravable, not']],
  ['what the year takes out', YEAR, 'perception viejo', 12, ['2025-01-01.pay viejo']],
  ['a part that the year restates', YEAR, 'retenciones.aporte', 13, ['2025-01-01.pay aporte "Aporte"']],
  ['a member in a test', TESTS, 'cuota_02', 1, ['2025-01-01.pay cuota[m] "Cuota del mes"']],
])('go to definition finds %s', (_what, file, piece, into, places) => {
  const found = declaredAt(file, piece, into);
  expect(found.map((place, index) => place.slice(0, places[index]?.length))).toEqual(places);
});

test.each([
  ['a family of steps', YEAR, 'cuota[m]', 1, /\bcuota(_|\b)/],
  ['a family of inputs', BASE, 'ganado[m]', 1, /\bganado\[/],
  ['what counts the members', YEAR, 'cuota[m]', 6, /cuota(\[m\]|.*\[m\].*when)/],
  ['a table of columns', BASE, 'causas "Causas"', 1, /\bcausas\b/],
  ['a column', YEAR, '.parte', 2, /\bparte\b/],
  ['a profile', YEAR, 'marks pleno', 7, /\bpleno\b/],
  ['a line that a new one follows', BASE, 'perception extra', 12, /\bextra\b(?! = yes)/],
  ['a line that the year takes out', YEAR, 'perception viejo', 12, /\bviejo\b/],
  ['a block with a part of the year', BASE, 'retenciones "Ret', 1, /\bretenciones\b/],
  ['a part of the year', YEAR, 'retenciones.aporte', 13, /\baporte\b/],
  ['a calendar of the year', YEAR, 'calendar festivos', 10, /\bfestivos\b/],
])('a renamed name is another in the whole law and its amendments, and means the same: %s', (...given) => {
  const [, file, piece, into, gone] = given;
  const texts = renamed(file, piece, into, 'otro_nombre');
  expect(faultsOf(texts)).toEqual([]);
  expect(wiresOf(texts)).toEqual(wiresOf(TEXTS));
  const left = [...texts.values()].flatMap((text) => text.split('\n')).filter((line) => gone.test(line));
  expect(left.filter((line) => !line.includes(' as '))).toEqual([]);
});

test('a line is renamed, and not the flag that callers know by the same name', () => {
  const tests = renamed(BASE, 'perception extra', 12, 'premio').get(uriOf(TESTS));
  expect(tests).toMatch(/\bextra\s+= yes/);
  expect(tests).toMatch(/\bpremio\s+= 210/);
});

test('a renamed unit is renamed in texts that show it', () => {
  const texts = renamed(YEAR, 'UVT = ', 1, 'VALOR');
  expect(faultsOf(texts)).toEqual([]);
  expect([...texts.values()].join()).not.toContain('UVT');
});

test.each([
  ['a member of a family', TESTS, 'cuota_02', 'otro', 'is made of `cuota`: rename that'],
  ['a family as its neighbour', BASE, 'cuota[m]', 'tope', 'already has a meaning'],
  ['a column as another', BASE, 'parte : number', 'multa', 'already has a meaning'],
])('a rename of %s is refused', (_what, file, piece, name, reason) => {
  expect(() => renamed(file, piece, 1, name)).toThrow(reason);
});
