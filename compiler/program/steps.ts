import { FIRST_DATE } from '../../runtime/module/day-number.ts';
import type { IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { isBaseTimesRate } from '../ir/product.ts';
import { Block, type TemporaryNames } from './block.ts';
import type { Expression, Statement } from './code.ts';
import * as code from './code.ts';
import type { Formulas } from './formulas.ts';
import { Arithmetic, type Fraction, type Scale } from './fraction.ts';
import { identifier } from './names.ts';
import { positionOf } from './period.ts';
import { rounded } from './rounded.ts';
import { slotOf } from './slots.ts';
import { keepOver } from './store-over.ts';

/** What a step is counted in, for what shows it. */
export interface StepScales {
  readonly final: Scale;
  /** null where rounding changes nothing, so that both are one. */
  readonly raw: Scale | null;
  readonly base: Scale | null;
  readonly rate: Scale | null;
}

interface Parts {
  readonly raw: Fraction | null;
  readonly final: Fraction;
  readonly base: Fraction | null;
  readonly rate: Fraction | null;
}

/** Computes steps, warnings and refusals. */
export class Steps {
  readonly #formulas: Formulas;
  readonly #names: TemporaryNames;
  /** Conditions of presence, by what they say. */
  readonly #presences = new Map<string, Expression>();
  readonly scales = new Map<string, StepScales>();

  constructor(formulas: Formulas, names: TemporaryNames) {
    this.#formulas = formulas;
    this.#names = names;
  }

  #slot(slotName: string): number {
    return this.#formulas.slots.place(slotName);
  }

  /** The statements of a step. */
  step(step: IrStep): readonly Statement[] {
    const block = new Block(this.#names);
    const write = (inner: Block, assigned: boolean): void => {
      if (step.type.kind === 'quantity') this.#amount(step, inner, assigned);
      else this.#other(step, inner, assigned);
    };
    if (step.presence === null && step.condition === null) write(block, false);
    else this.#conditional(step, block, (branch) => write(branch, true));
    return [{ kind: 'comment', texts: [step.label, step.law] }, ...block.written()];
  }

  /** Nothing where the step is not there or its condition does not hold. */
  #conditional(step: IrStep, block: Block, write: (branch: Block) => void): void {
    let inside = block.branch();
    write(inside);
    if (step.condition !== null) {
      const outer = block.branch();
      const slot = this.#slot(slotOf.called(step.id));
      const called = outer.atom(this.#formulas.logic(step.condition, outer));
      outer.store(slot, code.asNumber(called));
      outer.when(called, inside.statements);
      inside = outer;
    }
    if (step.presence === null) block.add(...inside.statements);
    else {
      block.when(this.#present(step.presence, block), inside.statements);
    }
    const { type, value } = nothing(step);
    block.before({ kind: 'variable', name: identifier(step.id), type, value });
    // Slots hold zero before anything is computed; the first word of a choice is one.
    if (step.type.kind === 'choice') {
      block.before({ kind: 'store', slot: this.#slot(slotOf.final(step.id)), value: code.ONE });
    }
  }

  /** Whether a step is there; those that one condition decides share its slot. */
  #present(presence: NodeId, block: Block): Expression {
    const meaning = this.#formulas.meaningOf(presence);
    const known = this.#presences.get(meaning);
    if (known !== undefined) return known;
    const present = block.atom(this.#formulas.logic(presence, block));
    block.store(this.#slot(slotOf.present(meaning)), code.asNumber(present));
    this.#presences.set(meaning, present);
    return present;
  }

  /** A yes or no, a word, or a date. */
  #other(step: IrStep, block: Block, assigned: boolean): void {
    const own = identifier(step.id);
    const value = this.#formulas.logic(step.value, block);
    if (assigned) block.assign(own, value);
    else block.constant(own, value, nothing(step).type);
    block.store(this.#slot(slotOf.final(step.id)), asShown(step, code.name(own)));
    this.#formulas.define(step.id, code.name(own));
  }

  #amount(step: IrStep, block: Block, assigned: boolean): void {
    const parts = this.#parts(step, block);
    const own = identifier(step.id);
    if (assigned) block.assign(own, parts.final.n);
    else block.constant(own, parts.final.n);
    block.store(this.#slot(slotOf.final(step.id)), code.name(own));
    if (parts.raw === null) keepOver(this.#formulas.slots, slotOf.finalOver(step.id), parts.final, block);
    else this.#keep(slotOf.raw(step.id), slotOf.rawOver(step.id), parts.raw, block);
    if (parts.base !== null) this.#keep(slotOf.base(step.id), slotOf.baseOver(step.id), parts.base, block);
    if (parts.rate !== null) this.#keep(slotOf.rate(step.id), slotOf.rateOver(step.id), parts.rate, block);
    this.scales.set(step.id, parts);
    this.#formulas.define(step.id, { ...parts.final, n: code.name(own) });
  }

  #keep(slotName: string, overName: string, value: Fraction, block: Block): void {
    block.store(this.#slot(slotName), value.n);
    keepOver(this.#formulas.slots, overName, value, block);
  }

  #parts(step: IrStep, block: Block): Parts {
    const arithmetic = new Arithmetic(block);
    const at = (id: NodeId | null): Fraction | null =>
      id === null ? null : arithmetic.atom(this.#formulas.quantity(id, block));
    const [base, rate] = [at(step.base), at(step.rate)];
    const value =
      base !== null && rate !== null && isBaseTimesRate(step, (id) => this.#formulas.node(id))
        ? this.#product(step, base, rate, block)
        : this.#formulas.quantity(step.value, block);
    const raw = arithmetic.atom(value);
    const final = step.rounding === null ? raw : arithmetic.atom(rounded(raw, step.rounding, block));
    const isSame = raw.d === final.d && JSON.stringify(textual(raw.n)) === JSON.stringify(textual(final.n));
    return { raw: isSame ? null : raw, final, base, rate };
  }

  #product(step: IrStep, base: Fraction, rate: Fraction, block: Block): Fraction {
    const value = new Arithmetic(block).mul(base, rate);
    const { range } = this.#formulas.node(step.value);
    return { ...value, positive: value.positive || (range.low !== null && range.low.value.n >= 0n) };
  }

  /** The statements of a warning at its place among the notices, or of a refusal, which the interpreter words. */
  notice(notice: IrNotice, place: number): readonly Statement[] {
    const block = new Block(this.#names);
    const inner = notice.presence === null ? block : block.branch();
    const condition = this.#formulas.logic(notice.condition, inner);
    if (notice.kind === 'refuse') inner.giveUp(condition);
    else {
      const branch = inner.branch();
      const values = notice.message.flatMap((part) =>
        'text' in part ? [] : [this.#shown(part.value, branch)],
      );
      branch.add({ kind: 'comment', texts: [notice.code, notice.field] });
      branch.add({ kind: 'do', call: code.call('$notes.add', code.number(place), ...values) });
      inner.when(condition, branch.statements);
    }
    if (notice.presence !== null) {
      const known = this.#presences.get(this.#formulas.meaningOf(notice.presence));
      block.when(known ?? this.#formulas.logic(notice.presence, block), inner.statements);
    }
    return block.written();
  }

  #shown(id: NodeId, block: Block): Expression {
    const isQuantity = this.#formulas.node(id).type.kind === 'quantity';
    return isQuantity ? this.#ratio(id, block) : this.#formulas.logic(id, block);
  }

  #ratio(id: NodeId, block: Block): Expression {
    const { n, d, over } = this.#formulas.quantity(id, block);
    return code.call('rt.ratio', n, code.big(d), ...over.map(code.name));
  }
}

/** Only atoms are compared: names, numbers and slots. */
function textual(value: Expression): readonly string[] {
  if (value.kind === 'name') return ['name', value.name];
  if (value.kind === 'number') return ['number', String(value.value)];
  if (value.kind === 'slot') return ['slot', String(value.slot)];
  return value.kind === 'member' ? ['member', value.name, ...textual(value.of)] : [value.kind];
}

function nothing(step: IrStep): { readonly type: string | null; readonly value: Expression } {
  if (step.type.kind === 'boolean') return { type: 'boolean', value: code.name('false') };
  if (step.type.kind === 'choice') return { type: 'string', value: code.text(step.type.words[0] ?? '') };
  if (step.type.kind === 'date') return { type: 'string', value: code.text(FIRST_DATE) };
  return { type: null, value: code.ZERO };
}

/** The number that a trace shows of what is no quantity. */
function asShown(step: IrStep, value: Expression): Expression {
  if (step.type.kind === 'boolean') return code.asNumber(value);
  if (step.type.kind === 'choice') return positionOf(value, step.type.words);
  return code.call('rt.digitsOfDate', value);
}
