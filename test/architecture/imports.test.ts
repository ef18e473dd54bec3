import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, isOurs, sourceFiles } from './source-files.ts';

const HOUSES = ['dsl', 'compiler', 'runtime', 'generated', 'threads', 'workbench', 'studio', 'server', 'bin'];

/** For each house, the folders it may import from. */
const DIRECTIONS: readonly { part: string; may: readonly string[] }[] = [
  { part: 'dsl/', may: ['dsl/'] },
  { part: 'runtime/', may: ['runtime/'] },
  { part: 'compiler/', may: ['compiler/', 'dsl/', 'runtime/'] },
  { part: 'generated/', may: ['generated/', 'runtime/'] },
  { part: 'threads/', may: ['threads/', 'runtime/'] },
  { part: 'workbench/', may: ['workbench/', 'compiler/', 'dsl/', 'runtime/', 'threads/'] },
  {
    part: 'studio/',
    may: [
      'studio/',
      'runtime/',
      'workbench/curves/',
      'workbench/docs/',
      'workbench/edited-law/',
      'workbench/explain/',
      'workbench/language-server/',
      'workbench/payslip/',
      'workbench/studio/',
    ],
  },
  { part: 'server/', may: ['server/', 'generated/', 'runtime/', 'threads/'] },
  { part: 'bin/', may: ['bin/', 'workbench/cli/', 'workbench/terminal/', 'server/cli/'] },
];

function forbidden(file: string): readonly string[] {
  const may = DIRECTIONS.find(({ part }) => file.startsWith(part))?.may ?? [];
  return importsOf(file)
    .filter(isOurs)
    .filter((target) => !may.some((folder) => target.startsWith(folder)))
    .map((target) => `${file} imports ${target}`);
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What imports what, by the name that `nameOf` gives a file: itself, or its folder. */
function graphOf(nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of sourceFiles(...HOUSES)) {
    const from = nameOf(file);
    const known = graph.get(from) ?? new Set();
    for (const target of importsOf(file).filter(isOurs))
      if (nameOf(target) !== from) known.add(nameOf(target));
    graph.set(from, known);
  }
  return graph;
}

/** Walks on from a place and adds every circle that closes, as the path that closes it. */
function addCircles(
  at: string,
  graph: Graph,
  trail: readonly string[],
  done: Set<string>,
  circles: Set<string>,
) {
  const seen = trail.indexOf(at);
  if (seen !== -1) circles.add([...trail.slice(seen), at].join(' → '));
  if (seen !== -1 || done.has(at)) return;
  for (const target of graph.get(at) ?? []) addCircles(target, graph, [...trail, at], done, circles);
  done.add(at);
}

function circlesOf(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const circles = new Set<string>();
  for (const at of graph.keys()) addCircles(at, graph, [], done, circles);
  return [...circles];
}

test('the import lines of a file are read in every form', () => {
  const own = importsOf('test/architecture/imports.test.ts');
  expect(own).toEqual(['node:fs', 'node:path', 'test/architecture/source-files.ts']);
  expect(importsOf('test/architecture/source-files.ts')).toEqual(['node:fs', 'node:path', 'node:url']);
});

test('imports point from the service to the rules to the runtime, and from the workbench to the compiler to the language', () => {
  expect(sourceFiles(...HOUSES).flatMap(forbidden)).toEqual([]);
});

test('the language, the compiler and the runtime need no Node.js, so that a page can run them', () => {
  const files = sourceFiles('dsl', 'compiler', 'runtime').filter((file) => !file.startsWith('dsl/editor/'));
  const asked = files.filter((file) => importsOf(file).some((target) => target.startsWith('node:')));
  expect(asked).toEqual([]);
  const read = files.map(
    (file) => [file, readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')] as const,
  );
  expect(read.filter(([, text]) => /\b(Buffer|process)\./.test(text)).map(([file]) => file)).toEqual([]);
});

/** Every file that some files import, directly or not. */
function reached(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file).filter(isOurs));
  }
  return found;
}

test('nothing that the page and its workers import needs Node.js', () => {
  const files = [...reached(sourceFiles('studio'))].map((file) => [file, importsOf(file)] as const);
  expect(files.map(([file]) => file)).toContain('workbench/language-server/server.ts');
  const asking = files.filter(([, targets]) => targets.some((target) => target.startsWith('node:')));
  expect(asking.map(([file]) => file)).toEqual([]);
});

test('no file imports itself through others, and no folder', () => {
  expect(circlesOf(graphOf((file) => file))).toEqual([]);
  expect(circlesOf(graphOf((file) => posix.dirname(file)))).toEqual([]);
});
