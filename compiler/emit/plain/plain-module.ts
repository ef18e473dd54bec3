import type { Ir, IrInput, IrItem, IrStep } from '../../ir/ir.ts';
import { leadingItems } from '../../ir/schedule.ts';
import { inputTypeOf } from '../../ir/value-type.ts';
import { comment } from '../code-text.ts';
import { Block, indented, TemporaryNames, withoutUnread } from '../formulas/block.ts';
import type { Fraction } from '../formulas/fraction.ts';
import { FigureFields } from './figure-fields.ts';
import { scaleOf } from './input-scale.ts';
import { PlainBrackets } from './plain-brackets.ts';
import { PlainFormulas } from './plain-formulas.ts';
import { PlainInputs } from './plain-inputs.ts';
import { PlainLines } from './plain-lines.ts';
import { PlainObjects } from './plain-objects.ts';
import { PlainReads } from './plain-reads.ts';
import { PlainSteps } from './plain-steps.ts';
import { PlainTrace } from './plain-trace.ts';
import { Slots, slotOf } from './slots.ts';

/** The part of a module that computes in plain whole numbers, and the tables and figures that it reads. */
export interface PlainModule {
  readonly lines: readonly string[];
  readonly figures: ReadonlySet<string>;
}

/** Writes everything of one rule file that runs in plain whole numbers. */
class PlainWriter {
  readonly #ir: Ir;
  readonly #names = new TemporaryNames();
  readonly #slots = new Slots();
  readonly #figures: FigureFields;
  readonly #formulas: PlainFormulas;
  readonly #inputs: PlainInputs;
  readonly #steps: PlainSteps;

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#figures = new FigureFields(ir);
    this.#formulas = new PlainFormulas(ir, this.#figures, this.#slots);
    this.#inputs = new PlainInputs(ir, this.#formulas);
    this.#steps = new PlainSteps(this.#formulas, this.#names, ir.scheme.currency);
  }

  #item(item: IrItem): readonly string[] {
    if (item.item === 'step') return ['', ...this.#steps.step(item)];
    const block = new Block(this.#names);
    this.#inputs.value(item, block);
    return ['', comment(item.label), ...block.written()];
  }

  #computeLines(): readonly string[] {
    const sent = new Block(this.#names);
    const inputs = this.#ir.items.filter((item): item is IrInput => item.item === 'input');
    for (const input of inputs) this.#inputs.sent(input, sent);
    const leading = leadingItems(this.#ir);
    const items = [...leading, ...this.#ir.items.filter((item) => !leading.has(item))];
    const values = items.flatMap((item) => this.#item(item));
    return [...sent.written(), ...values, ...this.#notices()];
  }

  /** Refusals first; warnings only for who asks for them. */
  #notices(): readonly string[] {
    this.#formulas.remembers = false;
    const lines = Map.groupBy(this.#ir.notices, ({ kind }) => kind);
    const refusals = (lines.get('refuse') ?? []).flatMap((notice) => this.#steps.notice(notice));
    const warnings = (lines.get('warn') ?? []).flatMap((notice) => this.#steps.notice(notice));
    this.#formulas.remembers = true;
    return [
      ...(refusals.length === 0 ? [] : ['', ...refusals]),
      ...(warnings.length === 0 ? [] : ['', 'if ($notes !== null) {', ...indented(warnings), '}']),
    ];
  }

  #compute(): readonly string[] {
    const lines = withoutUnread(this.#computeLines());
    const uses = (name: string): boolean => lines.some((line) => line.includes(name));
    const notes = uses('$notes') ? '$notes' : '_notes';
    return [
      `function compute($row: rt.PayslipRow, $s: Float64Array, ${notes}: rt.RuleWarning[] | null): boolean {`,
      ...[
        ...(uses('$at') ? ['const $at = $row.referenceDate;'] : []),
        ...(uses('$f.')
          ? ['const $f = $figures($row.referenceDate);', 'if ($f === null) return false;']
          : []),
        ...(uses('$n[') ? ['const $n = $row.numbers;'] : []),
        ...lines,
        '',
        'return true;',
      ].map((line) => (line === '' ? '' : `  ${line}`)),
      '}',
    ];
  }

  #place(name: string): number {
    return this.#slots.known(name) ?? -1;
  }

  #amount(name: string, overName: string, scale: Pick<Fraction, 'd' | 'over'> | null | undefined): string {
    if (scale === null || scale === undefined) return 'null';
    return `{ slot: ${this.#place(name)}, scale: ${scale.d}n, over: ${this.#place(overName)} }`;
  }

  #layout(step: IrStep, lines: PlainLines): string {
    const { id } = step;
    const scales = this.#steps.scales.get(id);
    const unscaled = { d: 1n, over: [] };
    const final = this.#amount(slotOf.final(id), slotOf.finalOver(id), scales?.final ?? unscaled);
    const base = this.#amount(slotOf.base(id), slotOf.baseOver(id), scales?.base);
    const rate = this.#amount(slotOf.rate(id), slotOf.rateOver(id), scales?.rate);
    const [present, called] = [this.#place(slotOf.present(id)), this.#place(slotOf.called(id))];
    return `{ present: ${present}, called: ${called}, final: ${final}, base: ${base}, rate: ${rate}, ${lines.places(step)} }`;
  }

  write(rounding: string): PlainModule {
    const steps = this.#ir.items.filter((item): item is IrStep => item.item === 'step');
    const inputs = this.#ir.items.filter((item): item is IrInput => item.item === 'input');
    const compute = this.#compute();
    const reads = new PlainReads(this.#ir, this.#formulas, this.#inputs, this.#steps);
    const trace = new PlainTrace(this.#ir, reads).written();
    const objects = new PlainObjects(this.#ir, reads).written();
    const brackets = new PlainBrackets(this.#ir, this.#formulas, reads);
    const lineWriter = new PlainLines(this.#ir, this.#slots, this.#steps.scales, brackets, rounding);
    const answerLines = lineWriter.written();
    const scales = inputs.map((input) => `${isNumber(input) ? scaleOf(input, this.#ir) : 1n}n`);
    const lines = [
      ...this.#figures.declaration(),
      '',
      ...compute,
      '',
      ...trace,
      '',
      ...objects,
      '',
      ...brackets.declaration(),
      ...answerLines,
      '',
      'const plain: rt.PlainRules = {',
      `  size: ${this.#slots.size},`,
      `  scales: [${scales.join(', ')}],`,
      `  rounding: ${rounding},`,
      '  steps: [',
      ...steps.map((step) => `    ${this.#layout(step, lineWriter)},`),
      '  ],',
      ...brackets.objects(),
      '  compute,',
      '  trace,',
      '  traceSteps,',
      '  lines,',
      '};',
    ];
    return { lines, figures: this.#formulas.rowsRead };
  }
}

function isNumber(input: IrInput): boolean {
  const kind = inputTypeOf(input.type);
  return kind !== 'choice' && kind !== 'date' && kind !== 'boolean';
}

/** The part of a module that computes in plain whole numbers; `rounding` is the code of the scheme's. */
export function writePlainModule(ir: Ir, rounding: string): PlainModule {
  return new PlainWriter(ir).write(rounding);
}
