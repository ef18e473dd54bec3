import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { Ir, IrStep, NodeId, PeriodField } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { WhatIsRead } from '../lower/what-is-read.ts';
import { hasClause } from '../model/clauses.ts';
import { Soundness } from './sound.ts';

/** Where a formula reads a property of the period; null where it does not. */
function placeOf(id: NodeId, field: PeriodField, l: Lowering): NodeId | null {
  const { operation, args } = l.nodes.at(id);
  if (operation.op === 'period' && operation.field === field) return id;
  for (const arg of args) {
    const found = placeOf(arg, field, l);
    if (found !== null) return found;
  }
  return null;
}

function explains({ id }: IrStep, l: Lowering): boolean {
  const symbol = l.symbols.byName.get(id);
  if (symbol === undefined) return false;
  const clauses = symbol.kind === 'component' ? symbol.part.clauses : symbol.decl.clauses;
  return hasClause(clauses, 'convention');
}

/** PAY521: `period.days_given` in what is paid where months have 30 days. A condition may ask for it. */
export function checkCalendarDays(l: Lowering): void {
  if (l.scheme.days !== 'month_of_30') return;
  for (const step of l.steps.values()) {
    const place = placeOf(step.value, 'days_given', l);
    if (place === null || explains(step, l)) continue;
    l.report.say(payroll.calendarDays, l.nodes.at(place).span, { name: step.id });
  }
}

/** PAY236: where a month is computed and split, its formulas never see a half. */
export function checkSplitFormulas(l: Lowering, ir: Ir): void {
  if (l.scheme.proration !== 'split_monthly') return;
  ir.nodes.forEach((node) => {
    if (node.operation.op !== 'period' || node.operation.field !== 'type') return;
    l.report.say(names.splitMonth, node.span, {
      reason: rulePhrases.underSplitMonthlyTheWholeMonth,
      fix: rulePhrases.leaveTheConditionOutBothHalves,
    });
  });
}

const SALARIES: ReadonlySet<string> = new Set(['monthly_salary', 'daily_salary']);

/** What an earning is computed from, and whether the days of the period count in it. */
interface Earning {
  readonly step: IrStep;
  readonly readsDays: boolean;
  /** Computed from the salary or from figures of the law, and from nothing else that is sent. */
  readonly isMonthly: boolean;
}

function readsDays(id: NodeId, l: Lowering, seen: Set<string>): boolean {
  if (placeOf(id, 'days', l) !== null || placeOf(id, 'days_given', l) !== null) return true;
  const { operation, args } = l.nodes.at(id);
  if (operation.op === 'step' && !seen.has(operation.step)) {
    seen.add(operation.step);
    const step = l.steps.get(operation.step);
    if (step !== undefined && readsDays(step.value, l, seen)) return true;
  }
  return args.some((arg) => readsDays(arg, l, seen));
}

function earningOf(step: IrStep, read: WhatIsRead, l: Lowering): Earning {
  const names = [...read.all(step.value)];
  const amounts = names.filter((name) => l.inputs.get(name)?.type.kind === 'quantity');
  const isLaw = amounts.length > 0 || names.some((name) => l.parameters.has(name));
  return {
    step,
    readsDays: readsDays(step.value, l, new Set()),
    isMonthly: isLaw && amounts.every((name) => SALARIES.has(name)),
  };
}

/** PAY522: among earnings that are paid by the days of the period, a monthly one that is not. */
export function checkWholeMonths(l: Lowering): void {
  const read = new WhatIsRead(l);
  const soundness = new Soundness(l);
  const earnings = [...l.steps.values()]
    .filter(({ kind, value }) => kind === 'perception' && soundness.isSound(value))
    .map((step) => earningOf(step, read, l));
  const other = earnings.find((one) => one.readsDays);
  if (other === undefined) return;
  for (const { step, readsDays: counts, isMonthly } of earnings) {
    if (counts || !isMonthly || explains(step, l)) continue;
    l.report.say(payroll.wholeMonth, step.span, { name: step.id, other: other.step.id });
  }
}
