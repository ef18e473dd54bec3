import { join } from 'node:path';
import { modules } from '../../generated/rules/index.ts';
import { outcomeOf } from '../../studio/outcome.ts';
import { requestOf } from '../../studio/request.ts';
import { readRepositoryRules } from '../docs/repository-site.ts';
import { filledForms, serviceAnswer } from './examples.ts';

const rules = readRepositoryRules(join(import.meta.dirname, '../../rules'));

test('the form, filled from every test of the rules, gives the bytes that the service answers', async () => {
  const forms = filledForms(rules);
  expect(forms.length).toBeGreaterThan(rules.length);
  const different: string[] = [];
  for (const form of forms) {
    const { manifest } = form.rules;
    const { country, scheme, validFrom } = manifest;
    const module = modules.find(
      (one) =>
        one.manifest.country === country &&
        one.manifest.scheme === scheme &&
        one.manifest.validFrom === validFrom,
    );
    if (module === undefined) throw new Error(`${country} ${scheme} ${validFrom} is not compiled`);
    const outcome = outcomeOf(module, requestOf({ country, scheme, ...form.example }, manifest));
    const text = outcome.kind === 'payslip' ? outcome.text : JSON.stringify(outcome);
    if (text !== (await serviceAnswer(form))) different.push(`${manifest.path}: ${form.example.title}`);
  }
  expect(different).toEqual([]);
});
