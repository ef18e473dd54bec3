import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rules as inForce } from '../../../generated/rules/co/integral/2026-01-01.ts';
import { calculateText } from '../../../runtime/calculate.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { LawBench } from '../../../workbench/edited-law/law-bench.ts';
import type { LawAnswer, LawQuestion } from '../../../workbench/edited-law/messages.ts';
import { populationEffect } from '../../../workbench/edited-law/population-effect.ts';
import { MemoryFiles, memoryUri } from '../../../workbench/language-server/memory-files.ts';
import { Workspace } from '../../../workbench/language-server/workspace.ts';
import { countryTexts } from '../../../workbench/studio/rule-texts.ts';
import { readRepositoryRules } from '../../docs/repository-site.ts';

const VERSION = 'co/integral/2026-01-01';
const colombia = countryTexts(readRepositoryRules(join(import.meta.dirname, '../../../rules/co'))).get('co');
const [own = '', tests = ''] = colombia?.written[VERSION] ?? [];
const figures = colombia?.texts.find(({ path }) => path.endsWith('figures.pay'))?.path ?? '';

const REQUEST = {
  country: 'CO',
  scheme: 'integral',
  year: 2026,
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 },
  employee: { monthly_salary: '80000000' },
} as const;

/** The bench with what it tells, and a way to edit a file. */
function opened() {
  const told: LawAnswer[] = [];
  const workspace = new Workspace(new MemoryFiles(colombia?.texts ?? []));
  const bench = new LawBench(workspace, (answer) => told.push(structuredClone(answer)));
  let id = 0;
  const ask = (): Promise<void> => {
    id += 1;
    const question: LawQuestion = {
      id,
      path: own,
      language: 'es',
      page: `../${VERSION}.html`,
    };
    return bench.ask(question);
  };
  const edit = (path: string, change: (text: string) => string): void => {
    const uri = memoryUri(path);
    const before = workspace.document(uri);
    const text = change(before?.getText() ?? '');
    workspace.show(TextDocument.create(uri, 'pay', (before?.version ?? 0) + 1, text));
  };
  return { told, ask, edit };
}

const kinds = (told: readonly LawAnswer[]) => told.map(({ kind }) => kind);

test('a law that nobody has edited is unchanged, and its tests pass', async () => {
  const { told, ask } = opened();
  await ask();
  expect(kinds(told)).toEqual(['unchanged', 'tests']);
  expect(told[1]).toMatchObject({ failed: [], areRead: true });
});

test('an edited figure gives another payslip, fails tests, and changes what a population is paid', async () => {
  const { told, ask, edit } = opened();
  edit(figures, (text) => text.replaceAll('1_750_905', '1_850_905'));
  await ask();
  expect(kinds(told)).toEqual(['law', 'tests']);
  const [law, tested] = told;
  if (law?.kind !== 'law' || tested?.kind !== 'tests' || law.inForce === null) throw new Error('other kinds');
  expect(tested.failed.length).toBeGreaterThan(0);
  const { inForce: before, rules: after } = law;
  expect(
    JSON.parse(calculateText([interpret(after.ir, after.manifest)], REQUEST)).summary.net_salary,
  ).not.toBe(JSON.parse(calculateText([inForce], REQUEST)).summary.net_salary);
  const effect = populationEffect({ before, after, month: '2026-03' }, inForce);
  expect(effect.calculated).toBeGreaterThan(100);
  expect(effect.changed).toBeGreaterThan(0);
  expect(effect.net).toMatch(/^-?\d+\.\d\d$/);
});

test('rules with a fault are broken, and mended they are as before', async () => {
  const { told, ask, edit } = opened();
  edit(own, (text) => text.replace('scheme', 'schema'));
  await ask();
  edit(own, (text) => text.replace('schema', 'scheme'));
  await ask();
  expect(kinds(told)).toEqual(['broken', 'unchanged', 'tests']);
});

test('tests that cannot be read are said so, one that is edited fails at its place', async () => {
  const { told, ask, edit } = opened();
  edit(tests, (text) => `${text}\ntest {`);
  await ask();
  expect(told[1]).toEqual({ id: 1, kind: 'tests', passed: 0, failed: [], areRead: false });
  edit(tests, (text) => text.replace('\ntest {', '').replace('22_265_500', '22_265_501'));
  await ask();
  const failed = told[3]?.kind === 'tests' ? told[3].failed : [];
  expect(failed).toHaveLength(1);
  expect(failed[0]?.message).toContain('neto_pagar');
});

test('a newer edit ends what is worked out for an older one', async () => {
  const { told, ask, edit } = opened();
  edit(figures, (text) => text.replaceAll('1_750_905', '1_850_905'));
  const older = ask();
  edit(figures, (text) => text.replaceAll('1_850_905', '1_750_905'));
  await Promise.all([older, ask()]);
  expect(told.filter(({ id }) => id === 1).map(({ kind }) => kind)).toEqual(['law']);
  expect(kinds(told.filter(({ id }) => id === 2))).toEqual(['unchanged', 'tests']);
});
