import type { InputValue, ReadValue, ValueType } from '../../compiler/runtime/module.ts';
import { printMoney, printPlain } from '../../compiler/runtime/print.ts';
import type { WireStep } from './calculation.ts';
import type { TracedStep } from './traced-step.ts';

/** Results that later steps read keep at least so many fraction digits, whatever `precision` is. */
const RESULT_DIGITS = 6;

/**
 * The steps as they are stored and answered; `precision` is the fraction digits of what is only shown.
 * All names stand in alphabetical order, so that their plain JSON text is their RFC 8785 form.
 */
export function printAuditTrail(steps: readonly TracedStep[], precision: number): readonly WireStep[] {
  return steps.map(({ spec, formula, rounding, inputs, raw, final }, at) => ({
    concept_id: spec.id,
    formula,
    inputs: printInputs(inputs, precision),
    label: spec.label,
    result_final: printValue(final, spec.type, spec.words, Math.max(precision, RESULT_DIGITS)),
    result_raw: printValue(raw, spec.type, spec.words, precision),
    rounding,
    source: spec.source,
    step: at + 1,
  }));
}

function printInputs(inputs: readonly ReadValue[], precision: number): Record<string, string> {
  const sorted = inputs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    sorted.map(({ name, type, value, words }) => [name, printValue(value, type, words, precision)]),
  );
}

/** Booleans are 1 or 0, a choice its position, a date its eight digits. */
function printValue(value: InputValue, type: ValueType, words: readonly string[], digits: number): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') {
    return type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
  }
  return type === 'money' ? printMoney(value, digits) : printPlain(value, digits);
}
