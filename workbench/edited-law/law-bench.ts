import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { loadLanguage, saidIn } from '../../dsl/languages.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { documentedRules } from '../docs/documented-rules.ts';
import { ENGLISH } from '../docs/english-formulas.ts';
import { PORTUGUESE } from '../docs/portuguese-formulas.ts';
import { SPANISH } from '../docs/spanish-formulas.ts';
import { memoryUri } from '../language-server/memory-files.ts';
import { schemesBeside } from '../language-server/schemes-beside.ts';
import type { ReadTests } from '../language-server/workspace.ts';
import { type ReadRules, siblingOf, Workspace } from '../language-server/workspace.ts';
import { versionFacts, versionTexts } from '../studio/version-data.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { EarlierPayslips } from '../testing/earlier-payslips.ts';
import { runTest } from '../testing/run-test.ts';
import { workOutPayslips } from '../testing/work-out-payslips.ts';
import type { EditedRules, FailedTest, LawAnswer, LawQuestion, TestOutcome } from './messages.ts';
import { Turns } from './turns.ts';

const LANGUAGES = { es: SPANISH, pt: PORTUGUESE, en: ENGLISH } as const;

/** An answer without the number of its question. */
type Told = LawAnswer extends infer Answer ? (Answer extends LawAnswer ? Omit<Answer, 'id'> : never) : never;

/** Finds out what edits come to: the law as edited, and its tests. */
export class LawBench {
  readonly #edited: Workspace;
  /** The law in force, which no edit reaches. */
  readonly #inForce: Workspace;
  readonly #tell: (answer: LawAnswer) => void;
  #newest = 0;

  constructor(edited: Workspace, tell: (answer: LawAnswer) => void) {
    this.#edited = edited;
    this.#inForce = new Workspace(edited.files);
    this.#tell = tell;
  }

  /** Answers in parts, each as soon as it is known; stops where a newer question comes. */
  async ask(question: LawQuestion): Promise<void> {
    const { id } = question;
    this.#newest = id;
    const isWanted = (): boolean => this.#newest === id;
    const tell = (answer: Told): void => {
      if (isWanted()) this.#tell({ ...answer, id });
    };
    try {
      await this.#answer(question, new Turns(isWanted), tell);
    } catch (fault) {
      tell({ kind: 'failed', message: fault instanceof Error ? fault.message : String(fault) });
    }
  }

  async #answer(question: LawQuestion, turns: Turns, tell: (answer: Told) => void): Promise<void> {
    const uri = memoryUri(question.path);
    const read = this.#edited.rules(uri);
    const [rules, inForce] = [rulesOf(read), rulesOf(this.#inForce.rules(uri))];
    const tests = this.#edited.tests(siblingOf(uri));
    const paid = paidOf(uri, tests, this.#edited);
    if (read?.law == null || rules === null) {
      tell({ kind: 'broken' });
      return;
    }
    if (inForce?.manifest.fingerprint === rules.manifest.fingerprint) tell({ kind: 'unchanged' });
    else {
      const { source, file } = read.law;
      const documented = documentedRules({ source, file, ...rules, tests: tests?.file ?? null, paid });
      const texts = versionTexts(documented, question.page, LANGUAGES[question.language]);
      tell({ kind: 'law', rules, inForce, facts: versionFacts(documented), texts });
    }
    const outcome = await runEditedTests(rules, tests, paid, turns, await loadLanguage(question.language));
    if (outcome !== null) tell({ kind: 'tests', ...outcome });
  }
}

/** The earlier payslips that the tests count on, by the rules of the country as they are edited. */
function paidOf(uri: string, tests: ReadTests | null, edited: Workspace): EarlierPayslips {
  if (tests === null || tests.diagnostics.some(({ severity }) => severity === 'error')) return new Map();
  return workOutPayslips(tests.document.uri, tests.file, schemesBeside(siblingOf(uri), edited)).paid;
}

/** The rules that can run; null if they have a fault. */
function rulesOf(read: ReadRules | null): EditedRules | null {
  if (read?.ir == null || read.law === null) return null;
  const { path, text } = read.law.source;
  return { ir: read.ir, manifest: manifestOf(read.ir, { path, bytes: new TextEncoder().encode(text) }) };
}

const NOT_READ: TestOutcome = { passed: 0, failed: [], areRead: false };

/** Runs the tests of rules as they are edited; null when a newer edit came between. */
async function runEditedTests(
  rules: EditedRules,
  tests: ReadTests | null,
  paid: EarlierPayslips,
  turns: Turns,
  language: DiagnosticLanguage | null,
): Promise<TestOutcome | null> {
  if (tests === null || tests.diagnostics.some(({ severity }) => severity === 'error')) return NOT_READ;
  const module = interpret(rules.ir, rules.manifest);
  const source = { path: tests.document.uri, text: tests.document.getText() };
  const bound = bindTests(source, tests.file, rules, paid);
  const unbound = saidIn(bound.diagnostics, language).filter(({ severity }) => severity === 'error');
  const failed: FailedTest[] = unbound.map(({ message, span }) => ({ title: '', message, at: span.start }));
  let passed = 0;
  for (const test of bound.tests) {
    const { title, diagnostics } = runTest(source.path, test, module);
    const [first] = saidIn(diagnostics, language);
    if (first === undefined) passed += 1;
    else failed.push({ title, message: first.message, at: first.span.start });
    if (!(await turns.next())) return null;
  }
  return { passed, failed, areRead: true };
}
