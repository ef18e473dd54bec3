/**
 * `make size`: how much there is to read. By folder the files, the lines, the exported names that one other file asks for and
 * the files that one other file imports; then the functions and files that one stored request runs, by coverage. With LIST=1
 * every one of them by its name. Only importers of the product count, not tests.
 */
import { readFileSync, statSync } from 'node:fs';
import { ROOT } from '../architecture/source-files.ts';
import {
  isProduct,
  linesIn,
  type ProductFile,
  productFile,
  repositoryFiles,
  usersOf,
} from './product-files.ts';
import { functionsOfOneRequest, type Ran } from './stored-request.ts';

const isListed = process.env.LIST !== undefined;

type Cell = string | number;

/** Two levels for folders that have folders of their own, one for the others. */
function folderOf(path: string): string {
  const parts = path.split('/');
  return parts.length === 1 ? '.' : parts.slice(0, Math.min(2, parts.length - 1)).join('/');
}

function printTable(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = [head, ...rows.map((row) => row.map((cell) => cell.toLocaleString('en')))];
  const widths = head.map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)));
  for (const row of texts) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

function printProduct(files: readonly ProductFile[]): void {
  const users = usersOf(files);
  const importers = (path: string) => users.get(path)?.importers ?? 0;
  const oneUser = (path: string) => users.get(path)?.withOneUser ?? [];
  const row = (name: string, own: readonly ProductFile[]): readonly Cell[] => [
    name,
    own.length,
    sum(own, ({ lines }) => lines),
    sum(own, ({ path }) => oneUser(path).length),
    own.filter(({ path }) => importers(path) === 1).length,
  ];
  const folders = [...Map.groupBy(files, ({ path }) => folderOf(path))].sort(([a], [b]) => (a < b ? -1 : 1));
  printTable(
    ['product code', 'files', 'lines', 'exports with one user', 'files with one importer'],
    [...folders.map(([folder, own]) => row(folder, own)), row('all', files)],
  );
  if (!isListed) return;
  for (const { path } of files) {
    const names = oneUser(path).join(', ');
    if (importers(path) === 1) console.log(`one importer: ${path}`);
    if (names !== '') console.log(`one user: ${path}: ${names}`);
  }
}

function printRepository(paths: readonly string[]): void {
  const others = paths.filter((path) => !isProduct(path));
  const folders = [...Map.groupBy(others, (path) => folderOf(path).split('/')[0] ?? '.')];
  const row = (name: string, own: readonly string[]): readonly Cell[] => [
    name,
    own.length,
    sum(own, (path) => linesIn(readFileSync(ROOT + path, 'utf8'))),
    Math.round(sum(own, (path) => statSync(ROOT + path).size) / 1000),
  ];
  console.log('');
  printTable(
    ['all else', 'files', 'lines', 'KB'],
    [...folders.map(([folder, own]) => row(folder, own)), row('repository, with product code', paths)],
  );
}

function printRequest(ran: readonly Ran[]): void {
  const row = (name: string, own: readonly Ran[]): readonly Cell[] => [
    name,
    new Set(own.map(({ file }) => file)).size,
    own.length,
    sum(own, ({ calls }) => calls),
  ];
  const folders = [...Map.groupBy(ran, ({ file }) => folderOf(file))].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log('');
  printTable(
    ['one stored request runs', 'files', 'functions with names', 'calls'],
    [...folders.map(([folder, own]) => row(folder, own)), row('all', ran)],
  );
  if (!isListed) return;
  for (const { file, name, calls } of ran) console.log(`${file}  ${name}  ${calls}`);
}

const paths = repositoryFiles();
printProduct(paths.filter(isProduct).map(productFile));
printRepository(paths);
printRequest(await functionsOfOneRequest());
