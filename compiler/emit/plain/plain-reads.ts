import type { Ir, IrInput, IrNode, IrStep, NodeId } from '../../ir/ir.ts';
import { MONEY, type Type } from '../../ir/type.ts';
import { valueTypeOf, wordsOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { quoted, quotedList } from '../code-text.ts';
import { periodCode, periodCodes } from '../formulas/period-codes.ts';
import { readsAnything } from '../formulas/reads.ts';
import { derived, identifier } from '../identifiers.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import type { PlainInputs } from './plain-inputs.ts';
import type { PlainSteps, StepScales } from './plain-steps.ts';
import { ascii, quantityObject, quantityText, type TextCode } from './quantity-text.ts';
import type { Read } from './read.ts';
import { ReadAmounts } from './read-amounts.ts';
import { SharedObjects } from './shared-objects.ts';
import { slotCode, slotOf } from './slots.ts';
import { tableReads } from './table-reads.ts';

const UNSCALED = { d: 1n, over: [] };

/**
 * What formulas read, in the order that they compute, as code over the slots of a payslip. Values that several
 * steps show have a name of their own, so that each is printed, or made an object, once.
 */
export class PlainReads {
  readonly #ir: Ir;
  readonly #formulas: PlainFormulas;
  readonly #inputs: PlainInputs;
  readonly #steps: PlainSteps;
  readonly #places: ReadonlyMap<string, number>;
  readonly #items: ReadonlyMap<string, IrInput | IrStep>;
  /** Code of each text, by its name. */
  readonly texts = new Map<string, string>();
  readonly figureTexts = new Map<string, string>();
  readonly objects = new SharedObjects();
  readonly figureObjects = new Map<string, string>();
  readonly amounts = new ReadAmounts();

  constructor(ir: Ir, formulas: PlainFormulas, inputs: PlainInputs, steps: PlainSteps) {
    this.#ir = ir;
    this.#formulas = formulas;
    this.#inputs = inputs;
    this.#steps = steps;
    const order = ir.items.filter((item) => item.item === 'input');
    this.#places = new Map(order.map(({ id }, place) => [id, place]));
    this.#items = new Map(ir.items.map((item) => [item.id, item]));
  }

  slot(name: string): string {
    return slotCode(this.#formulas.slots.place(name));
  }

  /** The text of an input's or a step's value at so many digits. */
  valueText(id: string, type: ValueType, digits: '$digits' | '$kept'): TextCode {
    const item = this.#item(id);
    const isStep = item.item === 'step';
    const slot = this.#valueSlot(id);
    if (item.type.kind !== 'quantity') return this.#named(`${identifier(id)}$t`, `\`\${${slot}}\``);
    const scale = isStep ? this.scales(id).final : (this.#inputs.scales.get(id) ?? UNSCALED);
    const over = scale.over.length === 0 ? null : this.slot(slotOf.finalOver(id));
    const isWhole = over === null && scale.d === 1n;
    const name = `${derived(id, type === 'money' ? 'm' : 't')}${isWhole || digits === '$digits' ? '' : '$kept'}`;
    const code = quantityText(slot, scale, type, digits, over);
    if (code.kind !== 'ascii') return code;
    return this.#named(name, isOptional(item) ? `Number.isNaN(${slot}) ? '' : ${code.text}` : code.text);
  }

  #named(name: string, code: string): TextCode {
    this.texts.set(name, code);
    return ascii(name);
  }

  scales(id: string): StepScales {
    const scales = this.#steps.scales.get(id);
    if (scales === undefined) throw new RangeError(`${id} is no amount`);
    return scales;
  }

  /** What a formula reads, in the order that it computes. */
  #reads(id: NodeId, guard: string | null): readonly Read[] {
    const node = this.#formulas.node(id);
    const { operation, args, type } = node;
    const own = (name: string, text: TextCode, seen: string): readonly Read[] => [
      { name, guard, text, seen },
    ];
    const flag = (name: string, code: string): readonly Read[] =>
      own(name, ascii(`(${code} ? '1' : '0')`), `rt.seen(${quoted(name)}, 'boolean', ${code})`);
    const kind = valueTypeOf(type);
    switch (operation.op) {
      case 'input':
        return own(
          operation.input,
          this.valueText(operation.input, kind, '$digits'),
          this.seen(operation.input, type),
        );
      case 'step':
        return own(
          operation.step,
          this.valueText(operation.step, kind, '$digits'),
          this.seen(operation.step, type),
        );
      case 'figure':
        return this.#figureReads(operation.figure, kind, guard);
      case 'given':
        return flag(`given(${operation.input})`, this.#sent(operation.input));
      case 'figure_given':
        return flag(`given(${operation.figure})`, this.#formulas.figures.isGiven(operation.figure));
      case 'changes':
        return flag(`changes(${operation.figure})`, this.#formulas.changes(operation.figure));
      case 'period': {
        const name = `period.${operation.field}`;
        const { text, value } = periodCodes(operation.field, type);
        const seen =
          type.kind === 'quantity'
            ? this.amounts.object(name, kind, periodCode(operation.field), UNSCALED, null)
            : `rt.seen(${quoted(name)}, ${quoted(kind)}, ${value}${wordsArgument(type)})`;
        return own(name, ascii(text), this.objects.add(derived('period', operation.field), seen));
      }
      case 'upper_limit': {
        const d = this.#formulas.tables.limitScales.get(id) ?? 1n;
        const slot = this.slot(slotOf.limit(id));
        const name = `upper_limit(${operation.table})`;
        const seen = this.amounts.object(name, kind, slot, { d }, null);
        return own(name, quantityText(slot, { d }, kind, '$digits'), seen);
      }
      case 'and':
      case 'or':
        return this.#shortCircuit(id, node, guard);
      case 'select':
        return this.#branches(id, node, guard);
      case 'dated':
        return args.flatMap((arg, place) => this.#reads(arg, both(guard, dateGuard(operation.dates, place))));
      default:
        return args.flatMap((arg) => this.#reads(arg, guard));
    }
  }

  #figureReads(id: string, type: ValueType, guard: string | null): readonly Read[] {
    const own = this.#figureRead(id, type, guard);
    const unit = this.#ir.figures.find((figure) => figure.id === id)?.unit ?? null;
    return unit === null ? [own] : [own, this.#figureRead(unit, valueTypeOf(MONEY), guard)];
  }

  #figureRead(id: string, type: ValueType, guard: string | null): Read {
    const { n, d } = this.#formulas.figures.figure(id);
    this.#formulas.rowsRead.add(id);
    const name = derived(id, type === 'money' ? 'm' : 't');
    const code = quantityText(n, { d }, type, '$digits');
    if (code.kind === 'ascii') this.figureTexts.set(name, code.text);
    const object = quantityObject(n, { d, over: [] }, null);
    this.figureObjects.set(name, `rt.seen(${quoted(id)}, ${quoted(type)}, ${object})`);
    return {
      name: id,
      guard,
      text: code.kind === 'ascii' ? ascii(`$ft.${name}`) : code,
      seen: `$fo.${name}`,
    };
  }

  /** Code of the value of an input or a step. */
  value(id: string): string {
    const item = this.#item(id);
    const { type } = item;
    if (type.kind === 'quantity') return this.seen(id, type);
    const slot = this.#valueSlot(id);
    if (type.kind === 'boolean') return `${slot} === 1`;
    if (type.kind === 'choice') {
      const word = `${words(type)}[${slot} - 1]`;
      // What need not be sent is made an object too where no step reads it.
      return isOptional(item) ? `${word} ?? ''` : `rt.known(${word} ?? null)`;
    }
    return `rt.dateOfDigits(${slot})`;
  }

  /** The same as an object under its name, as the trace lists it; all who read it share it. */
  seen(id: string, type: Type): string {
    const kind = valueTypeOf(type);
    const code =
      this.#item(id).type.kind === 'quantity'
        ? this.#amountObject(id, kind)
        : `rt.seen(${quoted(id)}, ${quoted(kind)}, ${this.value(id)}${wordsArgument(type)})`;
    return this.objects.add(identifier(id), code);
  }

  #amountObject(id: string, type: ValueType): string {
    const scale =
      this.#item(id).item === 'step' ? this.scales(id).final : (this.#inputs.scales.get(id) ?? UNSCALED);
    const over = scale.over.length === 0 ? null : this.slot(slotOf.finalOver(id));
    return this.amounts.object(id, type, this.#valueSlot(id), scale, over);
  }

  #item(id: string): IrInput | IrStep {
    const item = this.#items.get(id);
    if (item === undefined) throw new RangeError(`nothing is called ${id}`);
    return item;
  }

  #valueSlot(id: string): string {
    return this.slot(this.#item(id).item === 'step' ? slotOf.final(id) : slotOf.input(id));
  }

  #sent(input: string): string {
    const place = this.#places.get(input) ?? 0;
    const item = this.#items.get(input);
    const isText = item?.type.kind === 'choice' || item?.type.kind === 'date';
    return isText ? `$row.texts[${place}] !== undefined` : `!Number.isNaN($row.numbers[${place}]!)`;
  }

  #held(id: NodeId, held: boolean): string {
    return `${this.slot(slotOf.condition(id))} === ${held ? 1 : 0}`;
  }

  #shortCircuit(id: NodeId, node: IrNode, guard: string | null): readonly Read[] {
    const [left, right] = [this.#formulas.arg(node, 0), this.#formulas.arg(node, 1)];
    if (!readsAnything(this.#ir, right)) return this.#reads(left, guard);
    const further = both(guard, this.#held(id, node.operation.op === 'and'));
    return [...this.#reads(left, guard), ...this.#reads(right, further)];
  }

  #branches(id: NodeId, node: IrNode, guard: string | null): readonly Read[] {
    const [condition, then, otherwise] = [0, 1, 2].map((place) => this.#formulas.arg(node, place));
    if (condition === undefined || then === undefined || otherwise === undefined) return [];
    const reads = this.#reads(condition, guard);
    if (!readsAnything(this.#ir, then) && !readsAnything(this.#ir, otherwise)) return reads;
    return [
      ...reads,
      ...this.#reads(then, both(guard, this.#held(id, true))),
      ...this.#reads(otherwise, both(guard, this.#held(id, false))),
    ];
  }

  /** Table applications of a formula, inner ones first, as they are computed. */
  applications(id: NodeId): readonly NodeId[] {
    const { operation, args } = this.#formulas.node(id);
    const inner = args.flatMap((arg) => this.applications(arg));
    return operation.op === 'apply' ? [...inner, id] : inner;
  }

  /** All that a step reads: its formulas in order, then the rows that its tables applied. */
  of(step: IrStep): readonly Read[] {
    const called = step.condition === null ? null : `${this.slot(slotOf.called(step.id))} === 1`;
    const roots = step.condition === null ? [step.value] : [step.condition, step.value];
    const plain = [
      ...(step.condition === null ? [] : this.#reads(step.condition, null)),
      ...this.#reads(step.value, called),
    ];
    const rows = roots.flatMap((root) => this.applications(root)).flatMap((id) => this.#rowReads(id));
    return [...plain, ...rows];
  }

  #rowReads(id: NodeId): readonly Read[] {
    const plan = this.#formulas.tables.plans.get(id);
    if (plan === undefined) return [];
    const place = this.slot(slotOf.row(id));
    const base = plan.table.form === 'map' ? '0' : this.slot(slotOf.tableBase(id));
    const scale = plan.scale.code === '1' ? '1' : this.slot(slotOf.tableScale(id));
    return tableReads(plan, place, base, scale, this.amounts);
  }
}

function isOptional(item: IrInput | IrStep): boolean {
  return item.item === 'input' && item.defaultValue === null;
}

function words(type: Type): string {
  return quotedList(wordsOf(type));
}

function wordsArgument(type: Type): string {
  return type.kind === 'choice' ? `, ${words(type)}` : '';
}

function both(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return `${a} && ${b}`;
}

function dateGuard(dates: readonly string[], place: number): string | null {
  const parts = [
    ...(place === 0 ? [] : [`$at >= ${quoted(dates[place] ?? '')}`]),
    ...(place === dates.length - 1 ? [] : [`$at < ${quoted(dates[place + 1] ?? '')}`]),
  ];
  return parts.length === 0 ? null : parts.join(' && ');
}
