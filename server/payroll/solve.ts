import { Curve } from '../../runtime/curves/curve.ts';
import { amountText, inputAt } from '../../runtime/curves/curve-texts.ts';
import { type Grid, gridOf } from '../../runtime/curves/grid.ts';
import { idleText, inputInPlaceOf } from '../../runtime/curves/idle-input.ts';
import { Effort, TooManyTurns } from '../../runtime/curves/interval.ts';
import { sendingInput } from '../../runtime/curves/moved-request.ts';
import type { Nearest } from '../../runtime/curves/solve.ts';
import { stretchTexts } from '../../runtime/curves/stretch-texts.ts';
import { inputFaults } from '../../runtime/input-faults.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { Call } from '../../runtime/module.ts';
import { decimalText } from '../../runtime/numbers/decimal-text.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { readCall } from '../../runtime/request/read-call.ts';
import { timestamp } from '../clock.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';
import type { JsonObject } from '../json.ts';
import { ServiceError, validationError } from '../service-error.ts';
import type { Maker } from './calculate.ts';
import { type Earlier, historyOf, withHistory } from './payslip-history.ts';
import { faultsBesideQuestion, gridRequest, questionFault, questionFaults } from './question-faults.ts';
import { refuseBadInputs, refuseByRule, requestError } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';
import { calculationAt, type PlacedTarget, type SolveRequest, targetsOf } from './solve-request.ts';

/** A request is answered while others wait: rules that turn more often are asked for in parts. */
const EFFORT = 60_000;
const MOST_SOLUTIONS = 1000;

/** Amounts that are looked for, under chosen rules. */
export interface Solving {
  readonly request: SolveRequest;
  readonly rules: ChosenRules;
  /** Null where no history is asked for. */
  readonly earlier: Earlier | null;
}

/**
 * Every value of an input that gives the targets, or the nearest amounts, with the curves that say so. The answer is JSON
 * and stored nowhere. `turn` lets other requests
 * go first now and then. Throws a `ServiceError`.
 */
export async function solvePayroll(
  { request, rules, earlier }: Solving,
  by: Pick<Maker, 'nextId' | 'clock'>,
  turn: () => Promise<void>,
): Promise<string> {
  const { manifest } = rules.module;
  const grid = gridOf(rules.module.ir, manifest, gridRequest(request.solve));
  const targets = targetsOf(request.solve);
  const wrong = questionFaults(request.solve, rules);
  if ('about' in grid || wrong.length > 0)
    throw validationError([...wrong, ...faultsBesideQuestion(request, request.solve.by, rules)]);
  const { call, history } = callOf(request, grid, rules, earlier);
  refuseIdle(grid, rules, call);
  const names = [...new Set(targets.map(({ target }) => target.field))];
  const curve = await curveOf(rules, call, grid, names, turn);
  refuseWithoutPayslips(request, curve, rules, call);
  const solver = new Solver(curve, rules, call);
  const results: JsonObject[] = [];
  for (const target of targets) {
    results.push(await solver.solve(target, turn));
    await turn();
  }
  const { country, scheme, year } = request;
  return JSON.stringify({
    id: by.nextId(),
    status: 'success',
    country,
    scheme,
    year,
    by: grid.input.wire,
    from: inputAt(grid, grid.from),
    to: inputAt(grid, grid.to),
    step: inputAt(grid, 1n),
    results,
    curves: names.map((field) => solver.curve(field)),
    dsl_version: manifest.version,
    rule_fingerprint: manifest.fingerprint,
    computed_at: timestamp(by.clock),
    ...(history !== null && { history }),
  });
}

/** Refuses an input that another input replaces, because it changes nothing. */
function refuseIdle({ input }: Grid, { module: { ir, manifest } }: ChosenRules, call: Call): void {
  const other = inputInPlaceOf(input, ir, manifest.inputs, call);
  if (other === null) return;
  throw new ServiceError('SOLVE_INPUT_IDLE', idleText(input, other), { by: input.wire, input: other.wire });
}

/** The calculation, in which the input that moves stands at the first point. */
function callOf(
  request: SolveRequest,
  grid: Grid,
  rules: ChosenRules,
  earlier: Earlier | null,
): { readonly call: Call; readonly history: AnsweredHistory | null } {
  const calculation = firstCalculation(request, grid);
  const read = readCall(calculation, rules.module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw requestError(inputFaults(calculation, rules));
  const history = earlier === null ? null : historyOf(calculation, rules, read.call, earlier);
  return { call: history === null ? read.call : withHistory(read.call, history), history };
}

function firstCalculation(request: SolveRequest, grid: Grid) {
  return calculationAt(request, sendingInput(request.employee, grid.input, inputAt(grid, grid.from)));
}

async function curveOf(
  { module }: ChosenRules,
  call: Call,
  grid: Grid,
  names: readonly string[],
  turn: () => Promise<void>,
): Promise<Curve> {
  try {
    return await Curve.inTurns(module, call, grid, names, new Effort(EFFORT), turn);
  } catch (error) {
    if (!(error instanceof TooManyTurns)) throw error;
    throw validationError([questionFault(['body', 'solve'], `${error.message}; ask for a smaller range`)]);
  }
}

/** Refuses a request whose every value the rules refuse, with the error of a calculation. */
function refuseWithoutPayslips(request: SolveRequest, curve: Curve, rules: ChosenRules, call: Call): void {
  const { grid } = curve;
  if (curve.hasPayslips) return;
  const outcome = rules.module.evaluate(at(call, grid, grid.to));
  if (outcome.kind !== 'refused')
    throw new Error(`${rules.module.manifest.path}: the curve refuses a payslip`);
  refuseBadInputs(outcome.refusals, firstCalculation(request, grid));
  refuseByRule(outcome.refusals);
}

function at(call: Call, { input, unit }: Grid, point: bigint): Call {
  const inputs = { ...call.inputs, [input.wire]: unit.times(new Ratio(point, 1n)) };
  return { ...call, inputs, trace: false };
}

/** Answers targets from one curve. */
class Solver {
  readonly #curve: Curve;
  readonly #rules: ChosenRules;
  readonly #call: Call;

  constructor(curve: Curve, rules: ChosenRules, call: Call) {
    this.#curve = curve;
    this.#rules = rules;
    this.#call = call;
  }

  async solve(
    { target: { field, amount }, loc }: PlacedTarget,
    turn: () => Promise<void>,
  ): Promise<JsonObject> {
    const target = Ratio.of(decimal(decimalText(amount)));
    const { solutions, below, above } = await this.#curve.solveInTurns(field, target, turn);
    if (solutions.length > MOST_SOLUTIONS) {
      const msg = `More than ${MOST_SOLUTIONS} runs of values give this; ask for a smaller range`;
      throw validationError([questionFault(loc, msg)]);
    }
    const { grid } = this.#curve;
    const found: JsonObject[] = [];
    for (const { from, to } of solutions) {
      found.push({ from: inputAt(grid, from), to: inputAt(grid, to), summary: this.#summary(from) });
      await turn();
    }
    return {
      field,
      amount: amountText(target),
      solutions: found,
      below: this.#nearest(below),
      above: this.#nearest(above),
    };
  }

  #nearest(nearest: Nearest | null): JsonObject | null {
    if (nearest === null) return null;
    const { at: point, gives } = nearest;
    return { at: inputAt(this.#curve.grid, point), gives: amountText(gives), summary: this.#summary(point) };
  }

  /** Returns the summary of the calculated payslip, which checks the curve. */
  #summary(point: bigint): JsonObject {
    const { module } = this.#rules;
    const outcome = module.evaluate(at(this.#call, this.#curve.grid, point));
    if (outcome.kind === 'refused') throw new Error(`${module.manifest.path}: a solution is refused`);
    const { summary } = outcome.evaluation;
    return Object.fromEntries(SUMMARY_FIELDS.map((name) => [name, printFixed(summary[name], 2)]));
  }

  curve(field: string): JsonObject {
    const { grid } = this.#curve;
    const pieces = this.#curve
      .stretches(field)
      .map((stretch) => ({ ...stretchTexts(grid, stretch), causes: stretch.causes }));
    return { field, pieces };
  }
}
