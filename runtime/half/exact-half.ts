import type { Manifest, SummaryField } from '../module/manifest.ts';
import type { Call, ComponentAmount, Evaluation, ReadValue, TraceStep } from '../module/outcome.ts';
import { type HalfPlace, halfOfMonth } from '../module/period.ts';
import { add, decimal, type Exact, neg, sub, ZERO } from '../numbers/exact.ts';
import { roundTo } from '../numbers/rounding.ts';
import { type AddedTerm, type HalfStep, type HalfTerm, halfSteps, halfTexts } from './half-steps.ts';

const CENT = decimal('0.01');

/**
 * What the rules say of the period of the call, of what they said of its month: the month itself or, where months are
 * split, one of its halves. The first half of a line is `x / 2` rounded, the last what is left, so that both add up to
 * the month; totals are sums of split lines, never split themselves.
 */
export function periodOfMonth(
  manifest: Manifest,
  call: Pick<Call, 'period' | 'trace'>,
  month: Evaluation,
): Evaluation {
  const place = halfOfMonth(call.period, manifest.proration);
  return place === null ? month : splitMonth(manifest, call, month, place);
}

function splitMonth(
  manifest: Manifest,
  call: Pick<Call, 'period' | 'trace'>,
  month: Evaluation,
  place: HalfPlace,
): Evaluation {
  const share = place === 'last' ? lastHalf : firstHalf;
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
  const steps = halfSteps(manifest);
  for (const step of steps) addUp(step, amounts);
  return {
    ...month,
    ...lines,
    summary: summarise(manifest, lines, amounts),
    trace: call.trace
      ? [...month.trace, ...steps.flatMap((step) => traceStep(step, whole, amounts, place))]
      : month.trace,
    half: { place, of: call.period.end.slice(0, 7), month },
  };
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

type AddedAmount = AddedTerm & { readonly value: Exact };

function addedAmounts(
  terms: readonly HalfTerm[],
  amounts: ReadonlyMap<string, Exact>,
): readonly AddedAmount[] {
  return terms.flatMap(({ step: { spec }, sign }) => {
    const value = amounts.get(spec.id);
    return value === undefined ? [] : [{ id: spec.id, sign, value }];
  });
}

/** Puts a total beside the amounts that it adds up. */
function addUp({ spec, terms }: HalfStep, amounts: Map<string, Exact>): void {
  if (terms === null) return;
  const added = addedAmounts(terms, amounts);
  amounts.set(spec.id, sum(added.map(({ sign, value }) => (sign === 1 ? value : neg(value)))));
}

/** What a trace says of the step, where there is its line. */
function traceStep(
  step: HalfStep,
  whole: ReadonlyMap<string, Exact>,
  amounts: ReadonlyMap<string, Exact>,
  place: HalfPlace,
): readonly TraceStep[] {
  const { id, spec } = step;
  const final = amounts.get(spec.id);
  if (final === undefined) return [];
  if (step.terms !== null) {
    const added = addedAmounts(step.terms, amounts);
    const inputs = added.map((term) => money(term.id, term.value));
    return [{ id, ...halfTexts(step, place, added), inputs, raw: final, final }];
  }
  const month = whole.get(spec.id);
  if (month === undefined) return [];
  const raw = place === 'last' ? final : halfOf(month);
  return [{ id, ...halfTexts(step, place, []), inputs: [money(spec.id, month)], raw, final }];
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
  const pay = sum(lines.perceptions.map((line) => line.amount));
  const perceptions = mapped('total_perceptions', pay);
  const deductions = mapped('total_deductions', sum(lines.deductions.map((line) => line.amount)));
  const contributions = mapped(
    'employer_contributions_total',
    sum(lines.employerTables.map((table) => table.total)),
  );
  return {
    gross_salary: mapped('gross_salary', pay),
    total_perceptions: perceptions,
    total_deductions: deductions,
    net_salary: mapped('net_salary', sub(perceptions, deductions)),
    employer_contributions_total: contributions,
    employer_total_cost: mapped('employer_total_cost', add(pay, contributions)),
  };
}

function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce(add, ZERO);
}
