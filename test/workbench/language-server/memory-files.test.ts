import { diagnosticsOf } from '../../../workbench/language-server/diagnostics.ts';
import { MemoryFiles, memoryPath, memoryUri } from '../../../workbench/language-server/memory-files.ts';
import { rename } from '../../../workbench/language-server/rename.ts';
import { Workspace } from '../../../workbench/language-server/workspace.ts';
import { RULES, TESTS } from '../cli/first-rules.ts';

const YEAR = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Cifras de 2026"  law "Ley 1"

deduction salud_empleado = ibc * 5%  law "Ley 2"
`;

const workspace = new Workspace(
  new MemoryFiles([
    { path: 'co/primero/2025-01-01.pay', text: RULES },
    { path: 'co/primero/2025-01-01.test.pay', text: TESTS },
    { path: 'co/primero/2026-01-01.pay', text: YEAR },
  ]),
);
const [base, year] = ['2025-01-01', '2026-01-01'].map((date) => memoryUri(`co/primero/${date}.pay`));

test('files without a disk are read with what they amend and what tests them', () => {
  expect(workspace.neighbours(year ?? '')).toEqual([base, year]);
  expect(workspace.rules(year ?? '')?.ir?.scheme.validFrom).toBe('2026-01-01');
  const tests = memoryUri('co/primero/2025-01-01.test.pay');
  for (const uri of [base ?? '', year ?? '', tests]) expect(diagnosticsOf(uri, workspace)).toEqual([]);
});

test('a rename reaches every file in memory that has the name', () => {
  const at = { line: YEAR.split('\n').findIndex((line) => line.includes('ibc')), character: 28 };
  const { changes = {} } = rename(year ?? '', at, 'base_de_aportes', workspace);
  expect(Object.keys(changes).map(memoryPath).toSorted()).toEqual([
    'co/primero/2025-01-01.pay',
    'co/primero/2025-01-01.test.pay',
    'co/primero/2026-01-01.pay',
  ]);
});
