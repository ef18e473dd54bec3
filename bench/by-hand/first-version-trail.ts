import type { Evaluation, InputValue, Manifest, ReadValue, ValueType } from '../../runtime/module.ts';
import { printMoney, printPlain } from '../../runtime/numbers/print.ts';

const DIGITS = 6;

function textOf(value: InputValue, type: ValueType, words: readonly string[]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') {
    return type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
  }
  return type === 'money' ? printMoney(value, DIGITS) : printPlain(value, DIGITS);
}

function inputsOf(inputs: readonly ReadValue[]): Readonly<Record<string, string>> {
  const byName = inputs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(byName.map(({ name, value, type, words }) => [name, textOf(value, type, words)]));
}

/**
 * The trail in the first version of its form: the formulas of the rule file, every quantity cut to six digits. It is
 * what programs by hand print, which have no exact fractions to show.
 */
export function firstVersionTrail({ steps }: Manifest, { trace }: Evaluation): string {
  const specs = new Map(steps.map((spec) => [spec.id, spec]));
  const all = trace.map(({ id, inputs, raw, final }, place) => {
    const spec = specs.get(id);
    if (spec === undefined) throw new Error(`no step ${id}`);
    const { formula, label, rounding, source, type, words } = spec;
    return {
      concept_id: id,
      formula,
      inputs: inputsOf(inputs),
      label,
      result_final: textOf(final, type, words),
      result_raw: textOf(raw, type, words),
      rounding,
      source,
      step: place + 1,
    };
  });
  return JSON.stringify(all);
}
