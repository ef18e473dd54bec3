import type { IrStep, NodeId } from '../../ir/ir.ts';
import { isBaseTimesRate } from '../../ir/product.ts';
import type { Rounding } from '../../runtime/rounding.ts';
import { comment, quoted } from '../code-text.ts';
import { type Block, indented } from '../formulas/block.ts';
import { Arithmetic, type Fraction, isPositive } from '../formulas/fraction.ts';
import { rounded } from '../formulas/rounded.ts';
import { derived, identifier } from '../identifiers.ts';
import type { ExactFormulas } from './exact-formulas.ts';
import type { ExactReads } from './exact-reads.ts';
import { type Nothing, StepPlace } from './step-place.ts';

interface Parts {
  /** null where nothing is rounded. */
  readonly raw: Fraction | null;
  readonly final: Fraction;
  readonly base: Fraction | null;
  readonly rate: Fraction | null;
}

/** Writes the code of one step: its condition, its value, its rounding, and what the ledger takes down. */
export class ExactSteps {
  readonly #formulas: ExactFormulas;
  readonly #reads: ExactReads;

  constructor(formulas: ExactFormulas, reads: ExactReads) {
    this.#formulas = formulas;
    this.#reads = reads;
  }

  /** The lines of a step. */
  step(step: IrStep, block: Block): void {
    const formulas = this.#formulas;
    const { presence } = step;
    formulas.startStep();
    block.before(comment(step.label, step.law));
    const inside = presence === null ? block : block.branch();
    if (step.type.kind === 'quantity') this.#amount(step, inside);
    else this.#other(step, inside);
    if (presence === null) return;
    const here = formulas.silently(() => formulas.logic(presence, block));
    block.add(`if (${here}) {`, ...indented(inside.lines), '}');
  }

  /** The name of a condition under which the step comes to anything; null without. */
  #when({ id, condition }: IrStep, block: Block): string | null {
    if (condition === null) return null;
    const name = derived(id, 'when');
    block.add(`const ${name} = ${this.#formulas.logic(condition, block)};`);
    return name;
  }

  /** A yes or no, a word, or a date. */
  #other(step: IrStep, block: Block): void {
    const place = this.#place(step, block);
    const code = this.#formulas.logic(step.value, place.branch);
    const name = place.give(identifier(step.id), code, nothingOf(step), true);
    place.close();
    this.#formulas.define(step.id, name);
    this.#record(step, name, name, block);
  }

  #amount(step: IrStep, block: Block): void {
    const formulas = this.#formulas;
    const place = this.#place(step, block);
    const name = identifier(step.id);
    const object = derived(name, 'v');
    const { raw, final, base, rate } = this.#parts(step, place);
    place.give(name, final.n, NOTHING, true);
    place.close();
    const value = { ...final, n: name, constant: null };
    if (step.presence !== null) block.before(`let ${object}: rt.Exact = rt.ZERO;`);
    block.add(`${step.presence === null ? 'const ' : ''}${object} = ${formulas.object(value)};`);
    formulas.define(step.id, value);
    formulas.defineObject(value, object);
    const shown = raw === null ? object : formulas.object(raw);
    const parts = [base, rate].map((part) => (part === null ? 'rt.ZERO' : formulas.object(part)));
    this.#record(step, shown, object, block, parts);
  }

  #parts(step: IrStep, place: StepPlace): Parts {
    const formulas = this.#formulas;
    const arithmetic = new Arithmetic(place.branch);
    const named = (part: string, value: Fraction): Fraction => {
      if (!place.isConditional && /^[\w$.]+$/.test(value.n)) return value;
      const name = place.give(derived(step.id, part), value.n, NOTHING, false);
      return { ...value, n: name, constant: null };
    };
    const at = (part: string, id: NodeId | null): Fraction | null =>
      id === null ? null : named(part, formulas.quantity(id, place.branch));
    const [base, rate] = [at('base', step.base), at('rate', step.rate)];
    const value =
      base !== null && rate !== null && isBaseTimesRate(step, (id) => formulas.node(id))
        ? this.#product(step, arithmetic.mul(base, rate))
        : formulas.quantity(step.value, place.branch);
    if (step.rounding === null || isRoundedAlready(value, step.rounding, place.branch)) {
      return { raw: null, final: value, base, rate };
    }
    const raw = named('raw', value);
    return { raw, final: rounded(raw, step.rounding, place.branch), base, rate };
  }

  #product(step: IrStep, value: Fraction): Fraction {
    return { ...value, positive: value.positive || isPositive(this.#formulas.node(step.value).range) };
  }

  #place(step: IrStep, block: Block): StepPlace {
    return new StepPlace(this.#when(step, block), step.presence !== null, block);
  }

  #record(step: IrStep, raw: string, final: string, block: Block, parts: readonly string[] = []): void {
    const called = step.omitZero && step.condition !== null ? [derived(step.id, 'when')] : [];
    const isComponent = step.kind === 'component';
    const values = [...(isComponent ? parts : []), raw, final, this.#reads.of(step), ...called];
    const code = `ledger.${isComponent ? 'component' : 'step'}(${quoted(step.id)}, ${values.join(', ')});`;
    block.add(...code.split('\n'));
  }
}

/** True when a value is a whole number of quanta whatever it is. */
function isRoundedAlready(value: Fraction, rounding: Rounding, block: Block): boolean {
  const named = { ...value, n: 'value', constant: null };
  const { n, d } = rounded(named, rounding, block.branch());
  return n === named.n && d === value.d;
}

const NOTHING: Nothing = { typed: '', code: '0n' };

function nothingOf({ type }: IrStep): Nothing {
  if (type.kind === 'boolean') return { typed: ': boolean', code: 'false' };
  return { typed: ': string', code: type.kind === 'choice' ? quoted(type.words[0] ?? '') : "''" };
}
