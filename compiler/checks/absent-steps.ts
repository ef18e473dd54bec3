import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { Ir, IrStep, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { printCondition } from './print-condition.ts';

/** The single conditions that a condition is made of. */
function conjuncts(id: NodeId, l: Lowering): readonly NodeId[] {
  const { operation, args } = l.nodes.at(id);
  return operation.op === 'and' ? args.flatMap((arg) => conjuncts(arg, l)) : [id];
}

/** True when the dates of a line hold the whole validity, or all dates of a known condition. */
function isInsideDates(wanted: NodeId, known: readonly NodeId[], l: Lowering): boolean {
  const { operation } = l.nodes.at(wanted);
  if (operation.op !== 'active') return false;
  const { validFrom, validUntil } = l.scheme;
  let [from, until] = [validFrom, validUntil];
  for (const id of known) {
    const other = l.nodes.at(id).operation;
    if (other.op !== 'active') continue;
    if (other.from !== null && other.from > from) from = other.from;
    if (other.until !== null && other.until < until) until = other.until;
  }
  return (operation.from ?? validFrom) <= from && (operation.until ?? validUntil) >= until;
}

function missing(presence: NodeId, known: readonly NodeId[], l: Lowering): NodeId | null {
  const keys = new Set(known.map((id) => l.nodes.key(id)));
  const absent = conjuncts(presence, l).find(
    (id) => !keys.has(l.nodes.key(id)) && !isInsideDates(id, known, l),
  );
  return absent ?? null;
}

function reasonOf(id: NodeId, l: Lowering): Said {
  const { operation } = l.nodes.at(id);
  if (operation.op !== 'active') return rulePhrases.whenHolds(printCondition(id, l));
  const { from, until } = operation;
  if (from !== null && until !== null) return rulePhrases.fromUntil(from, until);
  return until === null ? rulePhrases.from(from ?? '') : rulePhrases.until(until);
}

interface Reader {
  readonly name: string;
  readonly own: string | null;
}

/** Walks a formula with the conditions known on the way to each step that it reads. */
function walk(id: NodeId, known: readonly NodeId[], reader: Reader, l: Lowering): void {
  if (!l.effort.spend()) return;
  const { operation, args, span } = l.nodes.at(id);
  const [first, ...rest] = args;
  if (operation.op === 'step' && operation.step !== reader.own) {
    const presence = l.steps.get(operation.step)?.presence ?? null;
    const absent = presence === null ? null : missing(presence, known, l);
    if (absent !== null) {
      const read = l.steps.get(operation.step);
      const labels = read === undefined ? [] : [{ span: read.span, text: quantityPhrases.definedHere }];
      const params = { name: operation.step, reader: reader.name, reason: reasonOf(absent, l) };
      l.report.say(payroll.readWhenAbsent, span, params, { labels });
    }
  }
  const guards = (operation.op === 'select' || operation.op === 'and') && first !== undefined;
  if (!guards || first === undefined) {
    for (const arg of args) walk(arg, known, reader, l);
    return;
  }
  walk(first, known, reader, l);
  const [then, ...others] = rest;
  if (then !== undefined) walk(then, [...known, ...conjuncts(first, l)], reader, l);
  for (const other of others) walk(other, known, reader, l);
}

function walkStep(step: IrStep, l: Lowering): void {
  const reader = { name: step.id, own: step.id };
  const present = step.presence === null ? [] : conjuncts(step.presence, l);
  if (step.presence !== null) walk(step.presence, [], reader, l);
  if (step.condition !== null) walk(step.condition, present, reader, l);
  const known = step.condition === null ? present : [...present, ...conjuncts(step.condition, l)];
  const parts = [step.value, ...step.exceptions.map(({ amount }) => amount)];
  for (const root of parts) walk(root, known, reader, l);
}

/**
 * PAY516: a step that exists at some dates only, or only when an `apply` does, read by name where it may be
 * absent. Sums are fine: they leave out what is not there.
 */
export function checkAbsentSteps(l: Lowering, ir: Ir): void {
  for (const step of l.steps.values()) walkStep(step, l);
  for (const notice of ir.notices) {
    const reader = { name: notice.code, own: null };
    const present = notice.presence === null ? [] : conjuncts(notice.presence, l);
    walk(notice.condition, present, reader, l);
    const known = [...present, ...conjuncts(notice.condition, l)];
    for (const part of notice.message) if ('value' in part) walk(part.value, known, reader, l);
  }
}
