import { importsOf, isOurs, sourceFiles } from './source-files.ts';

const HOUSES = ['dsl', 'compiler', 'runtime', 'generated', 'workbench', 'server', 'bin'];

/** For each house, the folders it may import from. */
const DIRECTIONS: readonly { part: string; may: readonly string[] }[] = [
  { part: 'dsl/', may: ['dsl/'] },
  { part: 'runtime/', may: ['runtime/'] },
  { part: 'compiler/', may: ['compiler/', 'dsl/', 'runtime/'] },
  { part: 'generated/', may: ['generated/', 'runtime/'] },
  { part: 'workbench/', may: ['workbench/', 'compiler/', 'dsl/', 'runtime/'] },
  { part: 'server/', may: ['server/', 'generated/', 'runtime/'] },
  { part: 'bin/', may: ['bin/', 'workbench/cli/', 'workbench/terminal/', 'server/cli/'] },
];

function forbidden(file: string): readonly string[] {
  const may = DIRECTIONS.find(({ part }) => file.startsWith(part))?.may ?? [];
  return importsOf(file)
    .filter(isOurs)
    .filter((target) => !may.some((folder) => target.startsWith(folder)))
    .map((target) => `${file} imports ${target}`);
}

/** Walks on from a file and adds every cycle that closes, as the path that closes it. */
function addCycles(file: string, trail: readonly string[], done: Set<string>, cycles: Set<string>): void {
  const seen = trail.indexOf(file);
  if (seen !== -1) cycles.add([...trail.slice(seen), file].join(' → '));
  if (seen !== -1 || done.has(file)) return;
  for (const target of importsOf(file).filter(isOurs)) addCycles(target, [...trail, file], done, cycles);
  done.add(file);
}

test('the import lines of a file are read in every form', () => {
  const own = importsOf('test/architecture/imports.test.ts');
  expect(own).toEqual(['test/architecture/source-files.ts']);
  expect(importsOf('test/architecture/source-files.ts')).toEqual(['node:fs', 'node:path', 'node:url']);
});

test('imports point from the service to the rules to the runtime, and from the workbench to the compiler to the language', () => {
  expect(sourceFiles(...HOUSES).flatMap(forbidden)).toEqual([]);
});

test('no file imports itself through others', () => {
  const done = new Set<string>();
  const cycles = new Set<string>();
  for (const file of sourceFiles(...HOUSES)) addCycles(file, [], done, cycles);
  expect([...cycles]).toEqual([]);
});
