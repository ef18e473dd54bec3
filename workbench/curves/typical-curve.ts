import { Curve } from '../../runtime/curves/curve.ts';
import { gridOf } from '../../runtime/curves/grid.ts';
import { Effort, TooManyTurns } from '../../runtime/curves/interval.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { ExecutableIr } from '../../runtime/ir/executable-ir.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import type { Call, InputSpec, InputValue, Manifest } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { callMonth, type PartOfMonth } from '../population/month-call.ts';

/**
 * Somebody of whom nothing is known but the salary: what must be sent has its least value (a day without one is
 * the first of the month), the rest its default; what the rules refuse so, whatever the salary, has the next likely value.
 */
export interface TypicalCurve {
  readonly curve: Curve;
  readonly manifest: Manifest;
  readonly month: string;
  /** The inputs that must be sent, with what they are taken for. */
  readonly assumed: readonly Assumed[];
}

/** An input, and what it is taken for. */
interface Assumed {
  readonly input: InputSpec;
  readonly value: string;
}

/** The end of the curve, and the day of the month of an event. */
interface TypicalChoice {
  readonly to?: string;
  readonly part?: PartOfMonth;
}

/** The amounts whose curves are shown of everybody. */
export const TYPICAL_AMOUNTS = ['net_salary', 'employer_total_cost'] as const;

/** The greatest number of required inputs that are assumed, one after the other. */
const MOST_ASSUMED = 12;

/** Schemes whose rules turn more often along a salary are not drawn. */
const EFFORT = 200_000;

/** The curve along the salary in a month; null for rules without one, or that refuse such a person whatever the salary. */
export function typicalCurve(
  { ir, manifest }: { readonly ir: ExecutableIr; readonly manifest: Manifest },
  month: string,
  { to, part = null }: TypicalChoice = {},
): TypicalCurve | null {
  const by = SALARY_FIELDS.find((field) => manifest.inputs.some(({ wire }) => wire === field));
  if (by === undefined) return null;
  const grid = gridOf(ir, manifest, { by, ...(to !== undefined && { to: decimal(to) }) });
  if ('about' in grid) return null;
  const required = manifest.inputs
    .filter(
      ({ wire, presence, defaultText }) => wire !== by && presence === 'required' && defaultText === null,
    )
    .filter(({ unless }) => unless !== by)
    .map((input) => ({ input, value: leastOf(input, month) }));
  const curveOf = (assumed: readonly Assumed[]): Curve => {
    const inputs = valuesByName<InputValue>();
    for (const { input, value } of assumed) inputs[input.wire] = sentAs(input, value);
    const call: Call = { ...callMonth(month, manifest, part), inputs, flags: {}, trace: false };
    return Curve.of(interpret(ir, manifest), call, grid, TYPICAL_AMOUNTS, new Effort(EFFORT));
  };
  try {
    let assumed: readonly Assumed[] | null = required;
    for (let more = 0; assumed !== null && more <= MOST_ASSUMED; more++) {
      const curve = curveOf(assumed);
      if (curve.hasPayslips) return { curve, manifest, month, assumed };
      assumed = assumingMore(assumed, curve, manifest, month);
    }
    return null;
  } catch (fault) {
    if (fault instanceof TooManyTurns) return null;
    throw fault;
  }
}

/**
 * Assumes another likely value for the first input that the rules refuse whatever the salary; null if there is none.
 */
function assumingMore(
  assumed: readonly Assumed[],
  curve: Curve,
  { inputs }: Manifest,
  month: string,
): readonly Assumed[] | null {
  const moving = curve.grid.input;
  for (const { field } of curve.refused()) {
    const wire = field.replace(/^inputs\./, '');
    const input = inputs.find((one) => one !== moving && one.wire === wire);
    if (input === undefined) continue;
    const before = assumed.find((one) => one.input === input)?.value;
    const value = likelyOf(input, month, before);
    if (value !== before && value !== undefined)
      return [...assumed.filter((one) => one.input !== input), { input, value }];
  }
  return null;
}

/** A word behind the one that is refused, a day a year ago, one of what is counted, the least of what is under one. */
function likelyOf(
  { type, words, lowest, highest }: InputSpec,
  month: string,
  before?: string,
): string | undefined {
  switch (type) {
    case 'choice':
      return words[before === undefined ? 0 : words.indexOf(before) + 1];
    case 'date':
      return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}-01`;
    case 'boolean':
      return 'true';
    default:
      if (lowest === null) return '1';
      return Number(lowest.value) > 1 || Number(highest?.value ?? 1) < 1 ? lowest.value : '1';
  }
}

function leastOf({ type, words, lowest }: InputSpec, month: string): string {
  if (type === 'boolean') return 'false';
  if (type === 'choice') return words[0] ?? '';
  if (lowest === null) return type === 'date' ? `${month}-01` : '0';
  return lowest.included ? lowest.value : '1';
}

function sentAs({ type }: InputSpec, text: string): InputValue {
  if (type === 'boolean') return text === 'true';
  return type === 'choice' || type === 'date' ? text : decimal(text);
}
