import type { IrNotice, IrStep, NodeId } from '../../ir/ir.ts';
import { isBaseTimesRate } from '../../ir/product.ts';
import { valueTypeOf } from '../../ir/value-type.ts';
import { comment, quoted, quotedList, templateText } from '../code-text.ts';
import { Block, indented, type TemporaryNames } from '../formulas/block.ts';
import { Arithmetic, type Fraction } from '../formulas/fraction.ts';
import { rounded } from '../formulas/rounded.ts';
import { identifier } from '../identifiers.ts';
import { keepOver } from './kept-over.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import { slotOf } from './slots.ts';

/** What a step is counted in, for what prints it. */
export interface StepScales {
  readonly final: Pick<Fraction, 'd' | 'over'>;
  /** null where rounding changes nothing, so that both are one. */
  readonly raw: Pick<Fraction, 'd' | 'over'> | null;
  readonly base: Pick<Fraction, 'd' | 'over'> | null;
  readonly rate: Pick<Fraction, 'd' | 'over'> | null;
}

interface Parts {
  readonly raw: Fraction | null;
  readonly final: Fraction;
  readonly base: Fraction | null;
  readonly rate: Fraction | null;
}

/** Writes steps, warnings and refusals in plain whole numbers. */
export class PlainSteps {
  readonly #formulas: PlainFormulas;
  readonly #names: TemporaryNames;
  readonly #currency: string;
  readonly scales = new Map<string, StepScales>();

  constructor(formulas: PlainFormulas, names: TemporaryNames, currency: string) {
    this.#formulas = formulas;
    this.#names = names;
    this.#currency = currency;
  }

  #place(name: string): string {
    return `$s[${this.#formulas.slots.place(name)}]`;
  }

  /** The lines of a step. */
  step(step: IrStep): readonly string[] {
    const block = new Block(this.#names);
    const isQuantity = step.type.kind === 'quantity';
    const conditional = step.presence !== null || step.condition !== null;
    if (conditional) {
      this.#conditional(step, block, (branch) =>
        isQuantity ? this.#amount(step, branch, true) : this.#other(step, branch, true),
      );
    } else if (isQuantity) this.#amount(step, block, false);
    else this.#other(step, block, false);
    return [comment(step.label, step.law), ...block.written()];
  }

  /** Nothing where the step is not there or its condition does not hold. */
  #conditional(step: IrStep, block: Block, write: (branch: Block) => void): void {
    const name = identifier(step.id);
    const lines: string[] = [];
    let inside = block.branch();
    write(inside);
    if (step.condition !== null) {
      const outer = block.branch();
      const when = outer.name(this.#formulas.logic(step.condition, outer));
      outer.add(`${this.#place(slotOf.called(step.id))} = ${when} ? 1 : 0;`);
      outer.add(`if (${when}) {`, ...indented(inside.lines), '}');
      block.before(`${this.#place(slotOf.called(step.id))} = 0;`);
      inside = outer;
    }
    if (step.presence === null) lines.push(...inside.lines);
    else {
      const here = block.name(this.#formulas.logic(step.presence, block));
      lines.push(`${this.#place(slotOf.present(step.id))} = ${here} ? 1 : 0;`);
      lines.push(`if (${here}) {`, ...indented(inside.lines), '}');
    }
    block.before(`let ${name}${nothing(step).typed} = ${nothing(step).code};`);
    for (const slot of this.#slots(step)) block.before(slot);
    block.add(...lines);
  }

  /** What the places of a step hold when nothing is computed. */
  #slots(step: IrStep): readonly string[] {
    const scales = this.scales.get(step.id);
    const zero = step.type.kind === 'choice' ? 1 : 0;
    const parts = [`${this.#place(slotOf.final(step.id))} = ${zero};`];
    if (scales === undefined) return parts;
    if (scales.raw !== null) parts.push(`${this.#place(slotOf.raw(step.id))} = 0;`);
    if (scales.base !== null) parts.push(`${this.#place(slotOf.base(step.id))} = 0;`);
    if (scales.rate !== null) parts.push(`${this.#place(slotOf.rate(step.id))} = 0;`);
    return parts;
  }

  /** A yes or no, a word, or a date. */
  #other(step: IrStep, block: Block, assigned: boolean): void {
    const name = identifier(step.id);
    const code = this.#formulas.logic(step.value, block);
    const { typed } = nothing(step);
    block.add(assigned ? `${name} = ${code};` : `const ${name}${typed} = ${code};`);
    block.add(`${this.#place(slotOf.final(step.id))} = ${shownCode(step, name)};`);
    this.#formulas.define(step.id, name);
  }

  #amount(step: IrStep, block: Block, assigned: boolean): void {
    const parts = this.#parts(step, block);
    const name = identifier(step.id);
    block.add(`${assigned ? '' : 'const '}${name} = ${parts.final.n};`);
    block.add(`${this.#place(slotOf.final(step.id))} = ${name};`);
    if (parts.raw !== null) this.#keep(slotOf.raw(step.id), slotOf.rawOver(step.id), parts.raw, block);
    else keepOver(this.#formulas.slots, slotOf.finalOver(step.id), parts.final, block);
    if (parts.base !== null) this.#keep(slotOf.base(step.id), slotOf.baseOver(step.id), parts.base, block);
    if (parts.rate !== null) this.#keep(slotOf.rate(step.id), slotOf.rateOver(step.id), parts.rate, block);
    this.scales.set(step.id, parts);
    this.#formulas.define(step.id, { ...parts.final, n: name });
  }

  #keep(place: string, overPlace: string, value: Fraction, block: Block): void {
    block.add(`${this.#place(place)} = ${value.n};`);
    keepOver(this.#formulas.slots, overPlace, value, block);
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
    const same = raw.n === final.n && raw.d === final.d;
    return { raw: same ? null : raw, final, base, rate };
  }

  #product(step: IrStep, base: Fraction, rate: Fraction, block: Block): Fraction {
    const value = new Arithmetic(block).mul(base, rate);
    const { range } = this.#formulas.node(step.value);
    return { ...value, positive: value.positive || (range.low !== null && range.low.value.n >= 0n) };
  }

  /** The lines of a warning, or of a refusal, which `evaluate` words. */
  notice(notice: IrNotice): readonly string[] {
    const block = new Block(this.#names);
    const inner = notice.presence === null ? block : block.branch();
    const condition = this.#formulas.logic(notice.condition, inner);
    if (notice.kind === 'refuse') inner.add(`if (${condition}) return false;`);
    else {
      const branch = inner.branch();
      const message = this.#message(notice, branch);
      const given = [notice.code, notice.severity, notice.field].map(quoted).join(', ');
      inner.add(`if (${condition}) {`);
      inner.add(...indented([...branch.lines, `rt.addWarning($notes, ${given}, ${message});`]), '}');
    }
    if (notice.presence !== null) {
      block.add(`if (${this.#formulas.logic(notice.presence, block)}) {`, ...indented(inner.lines), '}');
    }
    return block.written();
  }

  #message(notice: IrNotice, block: Block): string {
    const parts = notice.message.map((part) =>
      'text' in part ? templateText(part.text) : `\${${this.#shown(part.value, block)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  #shown(id: NodeId, block: Block): string {
    const { type } = this.#formulas.node(id);
    const value = type.kind === 'quantity' ? this.#ratio(id, block) : this.#formulas.logic(id, block);
    return `rt.show(${value}, ${quoted(valueTypeOf(type))}, ${quoted(this.#currency)})`;
  }

  #ratio(id: NodeId, block: Block): string {
    const value = this.#formulas.quantity(id, block);
    return `rt.ratio(${[value.n, `${value.d}n`, ...value.over].join(', ')})`;
  }
}

function nothing(step: IrStep): { readonly typed: string; readonly code: string } {
  if (step.type.kind === 'boolean') return { typed: ': boolean', code: 'false' };
  if (step.type.kind === 'choice') return { typed: ': string', code: quoted(step.type.words[0] ?? '') };
  return { typed: '', code: '0' };
}

/** The number that a trace shows of what is no quantity. */
function shownCode(step: IrStep, name: string): string {
  if (step.type.kind === 'boolean') return `${name} ? 1 : 0`;
  if (step.type.kind === 'choice') {
    return `${quotedList(step.type.words)}.indexOf(${name}) + 1`;
  }
  return `rt.digitsOfDate(${name})`;
}
