/**
 * What `payroll diff` says of random edits of the committed rules is compared with random payslips under both versions.
 * DIFF_EDITS (edits of each file, 3) and DIFF_SEED (printed when something is found).
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { printSteps } from '../../../runtime/audit-trail.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Call, RuleModule } from '../../../runtime/module.ts';
import { type Exact, reduce } from '../../../runtime/numbers/exact.ts';
import { tracedSteps } from '../../../runtime/traced-step.ts';
import type { Severity, Version } from '../../../workbench/diff/change.ts';
import { diffVersions } from '../../../workbench/diff/diff.ts';
import { expectedTexts } from '../../compiler/differential/line-objects.ts';
import { randomCall } from '../../compiler/differential/random-call.ts';
import { repairedCall } from '../../compiler/differential/repaired-call.ts';
import { dice } from '../../oracle/dice.ts';
import { WHOLE_LAWS } from '../../whole-laws.ts';
import { EDITS } from './random-edit.ts';

const SEED = Number(process.env.DIFF_SEED || process.env.RANDOM_SEED || 20_260_101);
const EDITS_OF_A_FILE = Number(process.env.DIFF_EDITS || 3);
const PAYSLIPS = 12;

const files = WHOLE_LAWS;

function versionOf(path: string, text: string): Version | null {
  const source = { path, text };
  const { file, ir } = compile(source);
  return ir === null ? null : { source, file, ir };
}

function moduleOf({ ir, source }: Version): RuleModule {
  return interpret(ir, manifestOf(ir, { path: source.path, bytes: Buffer.from(source.text) }));
}

/** Every amount that anybody is paid or charged, and which faults are found; lines that are zero are not there. */
function amountsOf(rules: RuleModule, call: Call): unknown {
  const outcome = rules.evaluate(call);
  if (outcome.kind === 'refused')
    return outcome.refusals.map(({ code, field, limit }) => [code, field, limit]);
  const { evaluation } = outcome;
  const { summary, perceptions, deductions, bases, employerTables } = evaluation;
  const lines = [
    ...perceptions,
    ...deductions,
    ...bases,
    ...employerTables.flatMap((table) => table.components),
  ];
  const paid = lines.filter(({ amount }) => amount.n !== 0n).map(({ id, amount }) => [id, exactText(amount)]);
  return [Object.entries(summary).map(([name, value]) => [name, exactText(value)]), paid.sort()];
}

function exactText(value: Exact): string {
  const { n, d } = reduce(value);
  return `${n}/${d}`;
}

/** Everything that is answered: lines, audit trail, warnings and refusals, with all their texts. */
function shownBy(rules: RuleModule, call: Call): unknown {
  const outcome = rules.evaluate(call);
  if (outcome.kind === 'refused') return outcome.refusals;
  const { evaluation } = outcome;
  const steps = tracedSteps(rules.manifest, evaluation);
  return [expectedTexts(rules.manifest, evaluation), printSteps(steps, 10, 0), evaluation.warnings];
}

/** The least that a diff must say of two versions, by payslips of random employees. */
function seenIn(before: Version, after: Version, seed: number): Severity {
  const [was, is] = [moduleOf(before), moduleOf(after)];
  let seen: Severity = 'changes_nothing';
  for (const drawn of fc.sample(randomCall(was.manifest), { numRuns: PAYSLIPS, seed })) {
    const first = was.evaluate(drawn);
    const call = first.kind === 'refused' ? repairedCall(drawn, first.refusals) : drawn;
    const differ = (look: (rules: RuleModule, call: Call) => unknown) =>
      text(look(was, call)) !== text(look(is, call));
    if (differ(amountsOf)) return 'changes_pay';
    if (differ(shownBy)) seen = 'changes_shown';
  }
  return seen;
}

function text(value: unknown): string {
  return JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}` : one));
}

const WORST_FIRST: readonly Severity[] = [
  'breaks_clients',
  'changes_pay',
  'changes_shown',
  'changes_nothing',
];

const isMilder = (one: Severity, other: Severity) => WORST_FIRST.indexOf(one) > WORST_FIRST.indexOf(other);

test('a diff says no less of a random edit than payslips show', () => {
  const random = dice(SEED);
  const met = new Set<Severity>();
  for (const path of files) {
    const original = readFileSync(path, 'utf8');
    const before = versionOf(path, original);
    if (before === null) throw new Error(`${path} does not compile`);
    for (let made = 0; made < EDITS_OF_A_FILE; made += 1) {
      const kind = random.pick(Object.keys(EDITS));
      const edited = EDITS[kind]?.(original, random) ?? null;
      const after = edited === null ? null : versionOf(path, edited);
      if (after === null) continue;
      const { changes, sameMeaning } = diffVersions(before, after);
      const said = changes[0]?.severity ?? 'changes_nothing';
      const seen = seenIn(before, after, random.integer(0, 2 ** 30));
      met.add(said);
      const found = `${path}, ${kind}, DIFF_SEED=${SEED}: ${JSON.stringify(changes)}`;
      const faults = [
        ...(isMilder(said, seen) ? [`said ${said}, seen ${seen}: ${found}`] : []),
        ...(sameMeaning && seen === 'changes_pay' ? [`said to mean the same: ${found}`] : []),
      ];
      expect(faults).toEqual([]);
    }
  }
  expect(met.size).toBeGreaterThan(1);
});

test('a file and its copy differ in nothing, whatever its lines and its layout', () => {
  for (const path of files) {
    const original = readFileSync(path, 'utf8');
    const spread = original.replaceAll('\n\n', '\n\n\n').replace('\n', '\n# una nota\n');
    const [before, after] = [versionOf(path, original), versionOf(path, spread)];
    if (before === null || after === null) throw new Error(`${path} does not compile`);
    expect(diffVersions(before, after)).toMatchObject({ sameMeaning: true, changes: [] });
  }
});
