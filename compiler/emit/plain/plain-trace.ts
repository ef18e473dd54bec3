import type { Ir, IrInput, IrNode, IrStep, NodeId } from '../../ir/ir.ts';
import { MONEY, type Type } from '../../ir/type.ts';
import { valueTypeOf, wordsOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { derived, identifier, quoted } from '../identifiers.ts';
import type { Fraction } from './fraction.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import type { PlainInputs } from './plain-inputs.ts';
import type { PlainSteps } from './plain-steps.ts';
import { readsAnything } from './reads.ts';
import { slotCode, slotOf } from './slots.ts';
import { tableReads } from './table-reads.ts';
import { SAFE } from './whole.ts';

/** A value that a step read, as the trace names it. */
export interface Read {
  readonly name: string;
  /** Code that tells whether it was read; null when it always is. */
  readonly guard: string | null;
  /** Code of its text. */
  readonly text: string;
}

/** Code of the text of a quantity. `overCode` is what the denominator is multiplied by; null without. */
export function quantityText(
  n: string,
  { d }: Pick<Fraction, 'd'>,
  type: ValueType,
  digits: string,
  overCode: string | null = null,
): string {
  const isMoney = type === 'money';
  if (overCode === null && isMoney && 100n % d === 0n) {
    return `rt.centsText(${d === 100n ? n : `${n} * ${100n / d}`})`;
  }
  if (overCode === null && !isMoney && d === 1n) return `\`\${${n}}\``;
  if (d > SAFE) {
    const ratio = `rt.ratio(${[n, `${d}n`, ...(overCode === null ? [] : [overCode])].join(', ')})`;
    return `rt.${isMoney ? 'printMoney' : 'printPlain'}(${ratio}, ${digits})`;
  }
  const given = [n, d.toString(), digits, ...(overCode === null ? [] : [overCode])].join(', ');
  return `rt.${isMoney ? 'moneyText' : 'plainText'}(${given})`;
}

/** Writes the function that prints the audit trail of a payslip that was computed into slots. */
export class PlainTrace {
  readonly #ir: Ir;
  readonly #formulas: PlainFormulas;
  readonly #inputs: PlainInputs;
  readonly #steps: PlainSteps;
  readonly #places: ReadonlyMap<string, number>;
  readonly #items: ReadonlyMap<string, IrInput | IrStep>;
  /** Texts that several steps show, each printed once. */
  readonly #texts = new Map<string, string>();
  readonly #figureTexts = new Map<string, string>();

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
  #valueText(id: string, type: ValueType, digits: '$digits' | '$kept'): string {
    const item = this.#items.get(id);
    if (item === undefined) throw new RangeError(`nothing is called ${id}`);
    const isStep = item.item === 'step';
    const slot = this.slot(isStep ? slotOf.final(id) : slotOf.input(id));
    if (item.type.kind !== 'quantity') return this.#named(`${identifier(id)}$t`, `\`\${${slot}}\``);
    const scale = isStep ? this.#scales(id).final : (this.#inputs.scales.get(id) ?? { d: 1n, over: [] });
    const over = scale.over.length === 0 ? null : this.slot(slotOf.finalOver(id));
    const isShort = over === null && 100n % scale.d === 0n;
    const name = `${derived(id, type === 'money' ? 'm' : 't')}${isShort || digits === '$digits' ? '' : '$kept'}`;
    const text = quantityText(slot, scale, type, digits, over);
    const isOptional = item.item === 'input' && item.defaultValue === null;
    return this.#named(name, isOptional ? `Number.isNaN(${slot}) ? '' : ${text}` : text);
  }

  #named(name: string, code: string): string {
    this.#texts.set(name, code);
    return name;
  }

  #scales(id: string) {
    const scales = this.#steps.scales.get(id);
    if (scales === undefined) throw new RangeError(`${id} is no amount`);
    return scales;
  }

  #figureText(id: string, type: ValueType): string {
    const { n, d } = this.#formulas.figures.figure(id);
    this.#formulas.rowsRead.add(id);
    const name = derived(id, type === 'money' ? 'm' : 't');
    this.#figureTexts.set(name, quantityText(n, { d }, type, '$digits'));
    return `$ft.${name}`;
  }

  /** What a formula reads, in the order that it computes. */
  #reads(id: NodeId, guard: string | null): readonly Read[] {
    const node = this.#formulas.node(id);
    const { operation, args, type } = node;
    const own = (name: string, text: string): readonly Read[] => [{ name, guard, text }];
    const kind = valueTypeOf(type);
    switch (operation.op) {
      case 'input':
        return own(operation.input, this.#valueText(operation.input, kind, '$digits'));
      case 'step':
        return own(operation.step, this.#valueText(operation.step, kind, '$digits'));
      case 'figure':
        return this.#figureReads(operation.figure, kind, guard);
      case 'given':
        return own(`given(${operation.input})`, `(${this.#sent(operation.input)} ? '1' : '0')`);
      case 'figure_given':
        return own(
          `given(${operation.figure})`,
          `(${this.#formulas.figures.isGiven(operation.figure)} ? '1' : '0')`,
        );
      case 'changes':
        return own(
          `changes(${operation.figure})`,
          `(${this.#formulas.changes(operation.figure)} ? '1' : '0')`,
        );
      case 'period':
        return own(`period.${operation.field}`, this.#periodText(node));
      case 'upper_limit': {
        const d = this.#formulas.tables.limitScales.get(id) ?? 1n;
        const text = quantityText(this.slot(slotOf.limit(id)), { d }, kind, '$digits');
        return own(`upper_limit(${operation.table})`, text);
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
    const own = { name: id, guard, text: this.#figureText(id, type) };
    const unit = this.#ir.figures.find((figure) => figure.id === id)?.unit ?? null;
    if (unit === null) return [own];
    return [own, { name: unit, guard, text: this.#figureText(unit, valueTypeOf(MONEY)) }];
  }

  #sent(input: string): string {
    const place = this.#places.get(input) ?? 0;
    const item = this.#items.get(input);
    const isText = item?.type.kind === 'choice' || item?.type.kind === 'date';
    return isText ? `$row.texts[${place}] !== undefined` : `!Number.isNaN($row.numbers[${place}]!)`;
  }

  #periodText({ operation, type }: IrNode): string {
    if (operation.op !== 'period') return "''";
    switch (operation.field) {
      case 'days':
        return `\`\${$row.days}\``;
      case 'days_given':
        return `\`\${$row.period.days}\``;
      case 'month':
        return `\`\${Number($at.slice(5, 7))}\``;
      case 'type':
        return `\`\${${words(type)}.indexOf($row.period.type) + 1}\``;
      case 'start_date':
        return "$row.period.start.replaceAll('-', '')";
      case 'end_date':
        return "$row.period.end.replaceAll('-', '')";
      case 'reference_date':
        return "$at.replaceAll('-', '')";
      case 'full_month':
        return "(rt.isFullMonth($row.period) ? '1' : '0')";
    }
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

  #stepReads(step: IrStep): readonly Read[] {
    const called = step.condition === null ? null : `${this.slot(slotOf.called(step.id))} === 1`;
    const roots = step.condition === null ? [step.value] : [step.condition, step.value];
    const plain = [
      ...(step.condition === null ? [] : this.#reads(step.condition, null)),
      ...this.#reads(step.value, called),
    ];
    const rows = roots.flatMap((root) => this.applications(root)).flatMap((id) => this.#rowReads(id));
    return sorted([...plain, ...rows]);
  }

  #rowReads(id: NodeId): readonly Read[] {
    const plan = this.#formulas.tables.plans.get(id);
    if (plan === undefined) return [];
    const place = this.slot(slotOf.row(id));
    const base = plan.table.form === 'map' ? '0' : this.slot(slotOf.tableBase(id));
    const scale = plan.scale.code === '1' ? '1' : this.slot(slotOf.tableScale(id));
    return tableReads(plan, place, base, scale);
  }

  /** The lines that print one step. */
  #stepLines(step: IrStep, place: number, counted: boolean): readonly string[] {
    const inputs = this.#inputsCode(this.#stepReads(step));
    const type = valueTypeOf(step.type);
    const final = this.#valueText(step.id, type, '$kept');
    const raw = this.#rawText(step, type);
    const position = counted ? ` + ++$count + '}'` : '';
    const code = `$head[${place}] + ${inputs.code} + $middle[${place}] + ${final} + rt.RAW + ${raw} + $tail[${place}]${position}`;
    const lines = [...inputs.lines, `$text += ${code};`];
    if (step.presence === null) return lines;
    return [`if (${this.slot(slotOf.present(step.id))} === 1) {`, ...lines.map((line) => `  ${line}`), '}'];
  }

  #rawText(step: IrStep, type: ValueType): string {
    const raw = step.type.kind === 'quantity' ? this.#scales(step.id).raw : null;
    if (raw === null) return this.#valueText(step.id, type, '$digits');
    const over = raw.over.length === 0 ? null : this.slot(slotOf.rawOver(step.id));
    return quantityText(this.slot(slotOf.raw(step.id)), raw, type, '$digits', over);
  }

  #inputsCode(reads: readonly Read[]): { readonly lines: readonly string[]; readonly code: string } {
    const element = ({ name, text }: Read, comma: string): string =>
      `${quoted(`${comma}${JSON.stringify(name)}:"`)} + ${text} + '"'`;
    if (reads.length === 0) return { lines: [], code: "''" };
    if (reads.every(({ guard }) => guard === null)) {
      const code = reads.map((read, place) => element(read, place === 0 ? '' : ',')).join(' + ');
      return { lines: [], code: code.replaceAll(`'"' + '`, `'"`) };
    }
    const lines = reads.map((read) => {
      const line = `$inputs += ${element(read, ',')};`;
      return read.guard === null ? line : `if (${read.guard}) ${line}`;
    });
    return { lines: ["$inputs = '';", ...lines], code: '$inputs.slice(1)' };
  }

  /** The function, with the texts of figures that it reads. */
  written(): readonly string[] {
    const steps = this.#ir.items.filter((item) => item.item === 'step');
    const counted = steps.some((step) => step.presence !== null);
    const lines = steps.flatMap((step, place) => this.#stepLines(step, place, counted));
    const texts = [...this.#texts].map(([name, code]) => `const ${name} = ${code};`);
    const body = [...texts, ...lines];
    const figures = [...this.#figureTexts].map(([name, code]) => `  ${name}: ${code},`);
    const uses = (name: string): boolean => body.some((line) => line.includes(name));
    return [
      `const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, ${counted});`,
      ...(figures.length === 0
        ? []
        : [
            `const $figureTexts = rt.byFiguresAndDigits($figures, (${figures.some((line) => line.includes('$digits')) ? '$f, $digits' : '$f'}) => ({`,
            ...figures,
            '}));',
          ]),
      '',
      `function trace($row: rt.PayslipRow, $s: Float64Array, ${uses('$digits') || uses('$kept') || uses('$ft.') ? '$digits' : '_digits'}: number): string {`,
      ...[
        ...(uses('$at') ? ['const $at = $row.referenceDate;'] : []),
        ...(uses('$f.') ? ['const $f = rt.known($figures($row.referenceDate));'] : []),
        ...(uses('$ft.') ? ['const $ft = $figureTexts($row.referenceDate, $digits);'] : []),
        ...(uses('$kept') ? ['const $kept = $digits < 6 ? 6 : $digits;'] : []),
        ...(uses('$inputs') ? ["let $inputs = '';"] : []),
        ...(counted ? ['let $count = 0;'] : []),
        "let $text = '';",
        ...body,
        'return $text;',
      ].map((line) => `  ${line}`),
      '}',
    ];
  }
}

function words(type: Type): string {
  return JSON.stringify(wordsOf(type));
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

/** By name; what is read twice is shown once, as it was read first. */
function sorted(reads: readonly Read[]): readonly Read[] {
  const byName = new Map<string, Read>();
  for (const read of reads) {
    const earlier = byName.get(read.name);
    byName.set(read.name, earlier === undefined ? read : merged(earlier, read));
  }
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function merged(first: Read, next: Read): Read {
  if (first.guard === null) return first;
  const text = first.text === next.text ? first.text : `(${first.guard} ? ${first.text} : ${next.text})`;
  if (next.guard === null) return { ...next, text };
  const guard = first.guard === next.guard ? first.guard : `(${first.guard} || ${next.guard})`;
  return { name: first.name, guard, text };
}
