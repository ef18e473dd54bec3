import { join } from 'node:path';
import { parse } from '../../../dsl/parse.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { outcomeOf } from '../../../studio/outcome.ts';
import { requestOf } from '../../../studio/request.ts';
import { documentedRules } from '../../../workbench/docs/documented-rules.ts';
import { readyTest } from '../../../workbench/edited-law/ready-test.ts';
import { versionFacts } from '../../../workbench/studio/version-data.ts';
import { bindTests } from '../../../workbench/testing/bind-tests.ts';
import { runTest } from '../../../workbench/testing/run-test.ts';
import { readRepositoryRules } from '../../docs/repository-site.ts';

/** Of the first tests of each scheme; halves of a month stand among those of Colombia. */
const MOST = 60;

test.each(['co/ordinario', 'ar/sac'])('a test of any payslip of %s that is downloaded passes', (scheme) => {
  const rules = readRepositoryRules(join(import.meta.dirname, '../../../rules', scheme)).at(-1);
  if (rules === undefined) throw new Error('no rules');
  const { ir, manifest } = rules;
  const module = interpret(ir, manifest);
  const { country, scheme: id } = manifest;
  const texts = versionFacts(documentedRules(rules))
    .examples.slice(0, MOST)
    .flatMap((example, at) => {
      const outcome = outcomeOf(module, requestOf({ country, scheme: id, ...example }, manifest));
      return outcome.kind === 'payslip' ? [readyTest(`caso ${at}`, module, example, outcome.payslip)] : [];
    });
  expect(texts.length).toBeGreaterThan(5);
  const source = { path: 'descargado.test.pay', text: texts.join('\n') };
  const { file, diagnostics } = parse(source);
  const bound = bindTests(source, file, { ir, manifest }, new Map());
  expect([...diagnostics, ...bound.diagnostics].map(({ message }) => message)).toEqual([]);
  const failed = bound.tests.flatMap((one) => runTest(source.path, one, module).diagnostics);
  expect(failed.map(({ message }) => message)).toEqual([]);
});
