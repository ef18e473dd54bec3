import type { Ir, IrStep } from '../../ir/ir.ts';
import { quoted } from '../identifiers.ts';
import type { PlainReads } from './plain-reads.ts';
import { quantityObject } from './quantity-text.ts';
import type { Read } from './read.ts';
import { slotOf } from './slots.ts';

/** Writes the function that gives the steps of a payslip as objects: what they read, and what came of it. */
export class PlainObjects {
  readonly #ir: Ir;
  readonly #reads: PlainReads;

  constructor(ir: Ir, reads: PlainReads) {
    this.#ir = ir;
    this.#reads = reads;
  }

  #raw(step: IrStep): string {
    const raw = step.type.kind === 'quantity' ? this.#reads.scales(step.id).raw : null;
    if (raw === null) return this.#reads.valueObject(step.id);
    const over = raw.over.length === 0 ? null : this.#reads.slot(slotOf.rawOver(step.id));
    return quantityObject(this.#reads.slot(slotOf.raw(step.id)), raw, over);
  }

  #inputs(reads: readonly Read[]): { readonly lines: readonly string[]; readonly code: string } {
    if (reads.every(({ guard }) => guard === null)) {
      return {
        lines: [],
        code: reads.length === 0 ? 'rt.NOTHING' : `[${reads.map(({ seen }) => seen).join(', ')}]`,
      };
    }
    const lines = reads.map(({ guard, seen }) => {
      const line = `$inputs.push(${seen});`;
      return guard === null ? line : `if (${guard}) ${line}`;
    });
    return { lines: ['$inputs = [];', ...lines], code: '$inputs' };
  }

  #stepLines(step: IrStep): readonly string[] {
    const { lines, code } = this.#inputs(once(this.#reads.of(step)));
    const final = this.#reads.valueObject(step.id);
    const fields = `id: ${quoted(step.id)}, inputs: ${code}, raw: ${this.#raw(step)}, final: ${final}`;
    const all = [...lines, `$steps.push({ ${fields} });`];
    if (step.presence === null) return all;
    const present = this.#reads.slot(slotOf.present(step.id));
    return [`if (${present} === 1) {`, ...all.map((line) => `  ${line}`), '}'];
  }

  /** The function, with the objects of figures that it reads. */
  written(): readonly string[] {
    const steps = this.#ir.items.filter((item) => item.item === 'step');
    const lines = steps.flatMap((step) => this.#stepLines(step));
    const values = [...this.#reads.objects].map(([name, code]) => `const ${name} = ${code};`);
    const body = [...values, ...lines];
    const figures = [...this.#reads.figureObjects].map(([name, code]) => `  ${name}: ${code},`);
    const uses = (name: string): boolean => body.some((line) => line.includes(name));
    return [
      ...(figures.length === 0
        ? []
        : ['const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({', ...figures, '}));', '']),
      `function traceSteps(${uses('$row') || uses('$at') || uses('$f.') || uses('$fo.') ? '$row' : '_row'}: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {`,
      ...[
        ...(uses('$at') ? ['const $at = $row.referenceDate;'] : []),
        ...(uses('$f.') ? ['const $f = rt.known($figures($row.referenceDate));'] : []),
        ...(uses('$fo.') ? ['const $fo = $figureObjects($row.referenceDate, 0);'] : []),
        ...(uses('$inputs') ? ['let $inputs: rt.ReadValue[] = [];'] : []),
        'const $steps: rt.TraceStep[] = [];',
        ...body,
        'return $steps;',
      ].map((line) => `  ${line}`),
      '}',
    ];
  }
}

/** What is read twice is listed once, where it was read first. */
function once(reads: readonly Read[]): readonly Read[] {
  const guards = new Map<string, readonly (string | null)[]>();
  const kept: Read[] = [];
  for (const read of reads) {
    const earlier = guards.get(read.name) ?? [];
    guards.set(read.name, [...earlier, read.guard]);
    if (earlier.includes(null)) continue;
    const unread = earlier.map((guard) => `!(${guard})`);
    const guard = [...unread, ...(read.guard === null ? [] : [read.guard])].join(' && ');
    kept.push({ ...read, guard: guard === '' ? null : guard });
  }
  return kept;
}
