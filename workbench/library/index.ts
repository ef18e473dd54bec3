/** The compiler as a library: texts in, data out. It reads and writes no file. */

import type { JsonDiagnostic } from '../../dsl/diagnostics/to-json.ts';
import { invalid, refused, rulesFor } from '../../runtime/calculate.ts';
import { curveNames } from '../../runtime/curves/amount-names.ts';
import { Curve } from '../../runtime/curves/curve.ts';
import { gridOf } from '../../runtime/curves/grid.ts';
import { TooManyTurns } from '../../runtime/curves/interval.ts';
import { isObject, sendingInput } from '../../runtime/curves/moved-request.ts';
import {
  type Calculation,
  CalculationError,
  type CalculationRequest,
  calculate,
} from '../../runtime/index.ts';
import { inputFaults } from '../../runtime/input-faults.ts';
import { INPUT_DIGITS } from '../../runtime/interpreter/inputs.ts';
import { type Exact, parseDecimal } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { readBody } from '../../runtime/request/read-body.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import { comparedFiles } from '../cli/diff.ts';
import { type DiffJson, diffJson } from '../cli/diff-report.ts';
import { type EmittedFile, emittedFiles, packageIndex } from '../cli/generated-modules.ts';
import { Findings } from '../cli/report-diagnostics.ts';
import { type CurveJson, curveJson } from '../curves/curve-json.ts';
import { type Explanation, explain as explainStep } from '../explain/explanation.ts';
import { explainedSteps, originsOf } from '../explain/traced-steps.ts';
import { RuleSet, RulesError, type RuleText, versionsOf } from './rule-set.ts';

export {
  type Calculation,
  CalculationError,
  type CalculationRequest,
  type CurveJson,
  type DiffJson,
  type EmittedFile,
  type Explanation,
  type JsonDiagnostic,
  RuleSet,
  RulesError,
  type RuleText,
};

/** Everything that is wrong with rule files, and what is worth a look. */
export function check(files: readonly RuleText[]): readonly JsonDiagnostic[] {
  return new RuleSet(files).diagnostics;
}

/**
 * What `payroll compile` writes to `generated/rules`: JavaScript modules with their declarations, and the index. Throws
 * {@link RulesError}.
 */
export function compile(files: readonly RuleText[]): readonly EmittedFile[] {
  const { compiled } = new RuleSet(files);
  return [
    ...compiled.flatMap((rules) => emittedFiles(rules, { language: 'javascript' })),
    ...packageIndex(compiled),
  ];
}

/** One payslip. Throws {@link CalculationError}. */
export function run(rules: RuleSet, request: CalculationRequest): Calculation {
  return calculate(rules.modules, request);
}

/** What changed between two versions of the same files: for clients, for pay, for readers. Throws {@link RulesError}. */
export function diff(before: readonly RuleText[], after: readonly RuleText[]): DiffJson {
  const findings = new Findings();
  const files = comparedFiles(versionsOf(before), versionsOf(after), findings);
  if (findings.hasErrors) throw new RulesError(findings.json({ language: null }));
  return diffJson(files);
}

/**
 * Why a line, a base or any other formula of a payslip is what it is, down to the articles of law; null where the payslip
 * has none of that name. Throws {@link CalculationError}.
 */
export function explain(rules: RuleSet, request: CalculationRequest, line: string): Explanation | null {
  const { sent, rules: chosen } = rulesFor(rules.modules, request);
  const { manifest, evaluate } = chosen.module;
  const read = readCall(sent, manifest, chosen.referenceDate);
  if (read.kind === 'faulty') throw invalid(inputFaults(sent, chosen));
  const outcome = evaluate(read.call);
  if (outcome.kind === 'refused') throw refused(outcome.refusals, sent);
  return explainStep(
    explainedSteps(manifest, outcome.evaluation),
    line,
    originsOf(rules.irOf(manifest), manifest, read.call),
  );
}

/** The question of a curve. Values are decimal texts. */
export interface CurveQuestion {
  /** The input that moves: `monthly_salary`. */
  readonly by: string;
  /** Amounts of the payslip: `net_salary`. */
  readonly of: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
}

/** The exact curves of amounts over an input, everything else of the request fixed. Throws {@link CalculationError}. */
export function curve(rules: RuleSet, request: CalculationRequest, question: CurveQuestion): CurveJson {
  const { module } = rulesFor(rules.modules, request).rules;
  const { manifest, ir } = module;
  const { by, of, ...ends } = question;
  const grid = gridOf(ir, manifest, { by, ...exactEnds(ends) });
  if ('about' in grid) throw wrongQuestion(grid.about, grid.message);
  const unknown = of.find((name) => !curveNames(manifest).includes(name));
  if (unknown !== undefined) throw wrongQuestion('of', `${unknown} is no amount of this scheme`);
  const employee = isObject(request.employee) ? request.employee : {};
  const moved = sendingInput(employee, grid.input, printPlain(grid.unit, INPUT_DIGITS));
  const read = readBody({ ...request, employee: moved }, manifest);
  if (read.kind === 'faulty') throw invalid(read.faults);
  try {
    return curveJson(manifest, Curve.of(module, read.call, grid, of), of);
  } catch (fault) {
    if (fault instanceof TooManyTurns) throw wrongQuestion('to', `${fault.message}: choose a smaller range`);
    throw fault;
  }
}

function exactEnds(ends: Pick<CurveQuestion, 'from' | 'to' | 'step'>): Readonly<Record<string, Exact>> {
  const read = Object.entries(ends).map(([name, text]) => {
    const value = parseDecimal(text);
    if (value === null) throw wrongQuestion(name, `${text} is no decimal number`);
    return [name, value] as const;
  });
  return Object.fromEntries(read);
}

function wrongQuestion(field: string, message: string): CalculationError {
  return invalid([{ path: [field], message, type: 'value_error' }]);
}
