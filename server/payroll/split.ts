import type {
  ComponentAmount,
  Evaluation,
  Manifest,
  ReadValue,
  StepSpec,
  SummaryField,
} from '../../runtime/module.ts';
import { add, decimal, type Exact, neg, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { roundTo } from '../../runtime/numbers/rounding.ts';
import type { TracedStep } from '../../runtime/traced-step.ts';

const CENT = decimal('0.01');
export const ROUNDING = 'half_up:0.01';

/** A half of a liquidated month: its lines, and the steps that made them out of the month's. */
export interface SplitMonth {
  readonly evaluation: Evaluation;
  readonly steps: readonly TracedStep[];
}

/**
 * One of the two halves of a month. Every line, base and component is split: the first half takes
 * `x / 2` rounded, the last what is left, so that both add up to the month. Totals are sums of the
 * split lines, never split themselves.
 */
export function splitMonth(manifest: Manifest, month: Evaluation, isLast: boolean): SplitMonth {
  const share = isLast ? lastHalf : firstHalf;
  const lines = {
    perceptions: month.perceptions.map((line) => ({ ...line, amount: share(line.amount) })),
    deductions: month.deductions.map((line) => ({ ...line, amount: share(line.amount) })),
    bases: month.bases.map((line) => ({ ...line, amount: share(line.amount) })),
    employerTables: month.employerTables.map(({ id, components }) => {
      const halves = components.map((one) => splitComponent(one, share));
      return { id, total: sum(halves.map((one) => one.amount)), components: halves };
    }),
  };
  const whole = amountsOf(month);
  const amounts = amountsOf(lines);
  const steps = splitSteps(manifest, whole, amounts, isLast);
  const summary = summarise(manifest, lines, amounts);
  return { evaluation: { ...month, ...lines, summary }, steps };
}

type Lines = Pick<Evaluation, 'perceptions' | 'deductions' | 'bases' | 'employerTables'>;

function firstHalf(amount: Exact): Exact {
  return roundTo(halfOf(amount), 'half_up', CENT);
}

function halfOf(amount: Exact): Exact {
  return { n: amount.n, d: amount.d * 2n };
}

function lastHalf(amount: Exact): Exact {
  return sub(amount, firstHalf(amount));
}

function splitComponent(component: ComponentAmount, share: (amount: Exact) => Exact): ComponentAmount {
  return { ...component, base: share(component.base), amount: share(component.amount) };
}

/** Every amount of a payslip by the id of its concept; totals are added as they are computed. */
function amountsOf({ perceptions, deductions, bases, employerTables }: Lines): Map<string, Exact> {
  const components = employerTables.flatMap((table) => table.components);
  const lines = [...perceptions, ...deductions, ...bases, ...components];
  return new Map(lines.map(({ id, amount }) => [id, amount]));
}

/** In the order of the file; `amounts` receives the totals. */
function splitSteps(
  manifest: Manifest,
  whole: ReadonlyMap<string, Exact>,
  amounts: Map<string, Exact>,
  isLast: boolean,
): readonly TracedStep[] {
  const steps: TracedStep[] = [];
  for (const spec of manifest.steps) {
    const month = whole.get(spec.id);
    const half = amounts.get(spec.id);
    if (spec.terms !== null) steps.push(totalStep(spec, amounts));
    else if (month !== undefined && half !== undefined) steps.push(lineStep(spec, month, half, isLast));
  }
  return steps;
}

/** How a line is split, as the audit trail has it. */
export function shareFormula(id: string, isLast: boolean): string {
  const share = `${id} / 2 round ${ROUNDING}`;
  return isLast ? `${id} - (${share})` : share;
}

function lineStep(spec: StepSpec, month: Exact, half: Exact, isLast: boolean): TracedStep {
  return {
    spec,
    formula: shareFormula(spec.id, isLast),
    rounding: ROUNDING,
    inputs: [money(spec.id, month)],
    raw: isLast ? half : halfOf(month),
    final: half,
  };
}

function totalStep(spec: StepSpec, amounts: Map<string, Exact>): TracedStep {
  const terms = (spec.terms ?? []).filter((term) => amounts.has(term.step));
  const values = terms.map(({ step, sign }) => ({ step, sign, value: amounts.get(step) ?? ZERO }));
  const total = sum(values.map(({ sign, value }) => (sign === 1 ? value : neg(value))));
  amounts.set(spec.id, total);
  const inputs = values.map(({ step, value }) => money(step, value));
  return { spec, formula: spec.formula, rounding: null, inputs, raw: total, final: total };
}

function money(name: string, value: Exact): ReadValue {
  return { name, type: 'money', value, words: [] };
}

/** The contract's definitions; a total that the file maps to a field takes precedence. */
function summarise(
  manifest: Manifest,
  lines: Lines,
  amounts: ReadonlyMap<string, Exact>,
): Record<SummaryField, Exact> {
  const mapped = (field: SummaryField, otherwise: Exact): Exact =>
    amounts.get(manifest.summary[field] ?? '') ?? otherwise;
  const perceptions = mapped('total_perceptions', sum(lines.perceptions.map((line) => line.amount)));
  const deductions = mapped('total_deductions', sum(lines.deductions.map((line) => line.amount)));
  const contributions = mapped(
    'employer_contributions_total',
    sum(lines.employerTables.map((table) => table.total)),
  );
  const gross = mapped('gross_salary', perceptions);
  return {
    gross_salary: gross,
    total_perceptions: perceptions,
    total_deductions: deductions,
    net_salary: mapped('net_salary', sub(perceptions, deductions)),
    employer_contributions_total: contributions,
    employer_total_cost: mapped('employer_total_cost', add(gross, contributions)),
  };
}

function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce(add, ZERO);
}
