import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import { FIRST_DATE } from '../../runtime/module/dates.ts';
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
  readonly #currency: string;
  readonly scales = new Map<string, StepScales>();

  constructor(formulas: Formulas, names: TemporaryNames, currency: string) {
    this.#formulas = formulas;
    this.#names = names;
    this.#currency = currency;
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
      if (step.presence !== null) block.before({ kind: 'store', slot, value: code.ZERO });
      inside = outer;
    }
    if (step.presence === null) block.add(...inside.statements);
    else {
      const present = block.atom(this.#formulas.logic(step.presence, block));
      block.store(this.#slot(slotOf.present(step.id)), code.asNumber(present));
      block.when(present, inside.statements);
    }
    const { type, value } = nothing(step);
    block.before({ kind: 'variable', name: identifier(step.id), type, value }, ...this.#empty(step));
  }

  /** What the slots of a step hold when nothing is computed. */
  #empty(step: IrStep): readonly Statement[] {
    const scales = this.scales.get(step.id);
    const store = (slotName: string, value = code.ZERO): Statement => ({
      kind: 'store',
      slot: this.#slot(slotName),
      value,
    });
    return [
      store(slotOf.final(step.id), step.type.kind === 'choice' ? code.ONE : code.ZERO),
      ...(scales?.raw ? [store(slotOf.raw(step.id))] : []),
      ...(scales?.base ? [store(slotOf.base(step.id))] : []),
      ...(scales?.rate ? [store(slotOf.rate(step.id))] : []),
    ];
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

  /** The statements of a warning, or of a refusal, which the interpreter words. */
  notice(notice: IrNotice): readonly Statement[] {
    const block = new Block(this.#names);
    const inner = notice.presence === null ? block : block.branch();
    const condition = this.#formulas.logic(notice.condition, inner);
    if (notice.kind === 'refuse') inner.giveUp(condition);
    else {
      const branch = inner.branch();
      const message = this.#message(notice, branch);
      const given = [notice.code, notice.severity, notice.field].map(code.text);
      branch.add({ kind: 'do', call: code.call('rt.addWarning', code.name('$notes'), ...given, message) });
      inner.when(condition, branch.statements);
    }
    if (notice.presence !== null) {
      block.when(this.#formulas.logic(notice.presence, block), inner.statements);
    }
    return block.written();
  }

  #message(notice: IrNotice, block: Block): Expression {
    const parts = notice.message.map((part) => ('text' in part ? part.text : this.#shown(part.value, block)));
    return { kind: 'template', parts };
  }

  #shown(id: NodeId, block: Block): Expression {
    const { type } = this.#formulas.node(id);
    const value = type.kind === 'quantity' ? this.#ratio(id, block) : this.#formulas.logic(id, block);
    return code.call('rt.show', value, code.text(valueTypeOf(type)), code.text(this.#currency));
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
