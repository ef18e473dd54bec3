import type { Ir, IrStep } from '../../ir/ir.ts';
import { valueTypeOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { quoted } from '../code-text.ts';
import type { PlainReads } from './plain-reads.ts';
import { ascii, quantityText, type TextCode } from './quantity-text.ts';
import type { Read } from './read.ts';
import { slotOf } from './slots.ts';
import { TraceCode } from './trace-code.ts';

/** Writes the function that prints the audit trail of a payslip that was computed into slots. */
export class PlainTrace {
  readonly #ir: Ir;
  readonly #reads: PlainReads;

  constructor(ir: Ir, reads: PlainReads) {
    this.#ir = ir;
    this.#reads = reads;
  }

  /** Writes one step. */
  #step(step: IrStep, place: number, counted: boolean, code: TraceCode): void {
    const type = valueTypeOf(step.type);
    code.fixed(`$head[${place}]!`);
    this.#inputs(merged(this.#reads.of(step)), code);
    code.fixed(`$middle[${place}]!`);
    code.text(this.#reads.valueText(step.id, type, '$kept'));
    code.fixed('rt.RAW');
    code.text(this.#rawText(step, type));
    code.fixed(`$tail[${place}]!`);
    if (counted) code.text(ascii("++$count + '}'"));
  }

  #rawText(step: IrStep, type: ValueType): TextCode {
    const raw = step.type.kind === 'quantity' ? this.#reads.scales(step.id).raw : null;
    if (raw === null) return this.#reads.valueText(step.id, type, '$digits');
    const over = raw.over.length === 0 ? null : this.#reads.slot(slotOf.rawOver(step.id));
    return quantityText(this.#reads.slot(slotOf.raw(step.id)), raw, type, '$digits', over);
  }

  /** What the step read. Behind what is always there, the comma is fixed too. */
  #inputs(reads: readonly Read[], code: TraceCode): void {
    let [isFirst, isFixed] = [true, true];
    for (const { name, guard, text } of reads) {
      const member = `${JSON.stringify(name)}:"`;
      if (guard !== null) {
        code.when(guard, (inner) => {
          if (isFixed && !isFirst) inner.fixed(quoted(`,${member}`));
          else inner.member(quoted(member));
          inner.text(text);
          inner.fixed("'\"'");
        });
        if (isFirst) isFixed = false;
        continue;
      }
      if (isFixed) code.fixed(quoted(isFirst ? member : `,${member}`));
      else code.member(quoted(member));
      code.text(text);
      code.fixed("'\"'");
      [isFirst, isFixed] = [false, true];
    }
  }

  /** The function, with the texts of figures that it reads. */
  written(): readonly string[] {
    const steps = this.#ir.items.filter((item) => item.item === 'step');
    const counted = steps.some((step) => step.presence !== null);
    const code = new TraceCode();
    for (const [place, step] of steps.entries()) {
      if (step.presence === null) this.#step(step, place, counted, code);
      else {
        const present = `${this.#reads.slot(slotOf.present(step.id))} === 1`;
        code.when(present, (inner) => this.#step(step, place, counted, inner));
      }
    }
    const texts = [...this.#reads.texts].map(([name, text]) => `const ${name} = ${text};`);
    const body = [...texts, ...code.written()];
    const figures = [...this.#reads.figureTexts].map(([name, code]) => `  ${name}: ${code},`);
    const uses = (name: string): boolean => body.some((line) => line.includes(name));
    return [
      `const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, ${counted});`,
      ...code.declaration(),
      ...(figures.length === 0
        ? []
        : [
            `const $figureTexts = rt.byFiguresAndDigits($figures, (${figures.some((line) => line.includes('$digits')) ? '$f, $digits' : '$f'}) => ({`,
            ...figures,
            '}));',
          ]),
      '',
      `function trace($row: rt.PayslipRow, $s: Float64Array, ${uses('$digits') || uses('$kept') || uses('$ft.') ? '$digits' : '_digits'}: number, $out: rt.TextBytes): void {`,
      ...[
        ...(uses('$at') ? ['const $at = $row.referenceDate;'] : []),
        ...(uses('$f.') ? ['const $f = rt.known($figures($row.referenceDate));'] : []),
        ...(uses('$ft.') ? ['const $ft = $figureTexts($row.referenceDate, $digits);'] : []),
        ...(uses('$kept') ? ['const $kept = $digits < 6 ? 6 : $digits;'] : []),
        ...(counted ? ['let $count = 0;'] : []),
        ...body,
      ].map((line) => `  ${line}`),
      '}',
    ];
  }
}

/** By name; what is read twice is shown once, as it was read first. */
function merged(reads: readonly Read[]): readonly Read[] {
  const byName = new Map<string, Read>();
  for (const read of reads) {
    const earlier = byName.get(read.name);
    byName.set(read.name, earlier === undefined ? read : either(earlier, read));
  }
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function either(first: Read, next: Read): Read {
  const { guard } = first;
  if (guard === null) return first;
  const isSame = JSON.stringify(first.text) === JSON.stringify(next.text);
  const text: TextCode = isSame
    ? first.text
    : { kind: 'either', guard, then: first.text, otherwise: next.text };
  if (next.guard === null || areOpposite(guard, next.guard)) return { ...next, guard: null, text };
  return { ...first, guard: guard === next.guard ? guard : `(${guard} || ${next.guard})`, text };
}

/** True for the two branches of one condition: one of them is always taken. */
function areOpposite(a: string, b: string): boolean {
  const [held, other] = [' === 1', ' === 0'];
  const strip = (guard: string, end: string): string | null =>
    guard.endsWith(end) && !guard.includes('&&') && !guard.includes('||')
      ? guard.slice(0, -end.length)
      : null;
  const [first, second] = [strip(a, held) ?? strip(a, other), strip(b, held) ?? strip(b, other)];
  return first !== null && first === second && a !== b;
}
