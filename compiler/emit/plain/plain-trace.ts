import type { Ir, IrStep } from '../../ir/ir.ts';
import { valueTypeOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { quoted } from '../identifiers.ts';
import type { PlainReads } from './plain-reads.ts';
import { quantityText } from './quantity-text.ts';
import type { Read } from './read.ts';
import { slotOf } from './slots.ts';

/** Writes the function that prints the audit trail of a payslip that was computed into slots. */
export class PlainTrace {
  readonly #ir: Ir;
  readonly #reads: PlainReads;

  constructor(ir: Ir, reads: PlainReads) {
    this.#ir = ir;
    this.#reads = reads;
  }

  /** The lines that print one step. */
  #stepLines(step: IrStep, place: number, counted: boolean): readonly string[] {
    const inputs = this.#inputsCode(merged(this.#reads.of(step)));
    const type = valueTypeOf(step.type);
    const final = this.#reads.valueText(step.id, type, '$kept');
    const raw = this.#rawText(step, type);
    const position = counted ? ` + ++$count + '}'` : '';
    const code = `$head[${place}] + ${inputs.code} + $middle[${place}] + ${final} + rt.RAW + ${raw} + $tail[${place}]${position}`;
    const lines = [...inputs.lines, `$text += ${code};`];
    if (step.presence === null) return lines;
    return [
      `if (${this.#reads.slot(slotOf.present(step.id))} === 1) {`,
      ...lines.map((line) => `  ${line}`),
      '}',
    ];
  }

  #rawText(step: IrStep, type: ValueType): string {
    const raw = step.type.kind === 'quantity' ? this.#reads.scales(step.id).raw : null;
    if (raw === null) return this.#reads.valueText(step.id, type, '$digits');
    const over = raw.over.length === 0 ? null : this.#reads.slot(slotOf.rawOver(step.id));
    return quantityText(this.#reads.slot(slotOf.raw(step.id)), raw, type, '$digits', over);
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
    const texts = [...this.#reads.texts].map(([name, code]) => `const ${name} = ${code};`);
    const body = [...texts, ...lines];
    const figures = [...this.#reads.figureTexts].map(([name, code]) => `  ${name}: ${code},`);
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
  if (first.guard === null) return first;
  const text = first.text === next.text ? first.text : `(${first.guard} ? ${first.text} : ${next.text})`;
  if (next.guard === null || areOpposite(first.guard, next.guard)) return { ...next, guard: null, text };
  const guard = first.guard === next.guard ? first.guard : `(${first.guard} || ${next.guard})`;
  return { ...first, guard, text };
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
