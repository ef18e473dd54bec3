import type { Ir, IrStep } from '../../ir/ir.ts';
import { quoted } from '../code-text.ts';
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
    if (raw === null) return this.#reads.value(step.id);
    const over = raw.over.length === 0 ? null : this.#reads.slot(slotOf.rawOver(step.id));
    return quantityObject(this.#reads.slot(slotOf.raw(step.id)), raw, over);
  }

  /** Code of the list of what a step read. */
  #inputs(reads: readonly Read[]): { readonly lines: readonly string[]; readonly code: string } {
    const guards = new Set(reads.map(({ guard }) => guard));
    guards.delete(null);
    const [guard] = guards;
    if (guard === undefined) return { lines: [], code: listCode(reads) };
    if (guards.size === 1) {
      const otherwise = reads.filter((read) => read.guard === null);
      return { lines: [], code: `${guard} ? ${listCode(reads)} : ${listCode(otherwise)}` };
    }
    const lines = reads.map(({ guard: own, seen }) => {
      const line = `$inputs.push(${seen});`;
      return own === null ? line : `if (${own}) ${line}`;
    });
    return { lines: ['$inputs = [];', ...lines], code: '$inputs' };
  }

  #stepLines(step: IrStep): readonly string[] {
    const { lines, code } = this.#inputs(once(this.#reads.of(step)));
    const final = this.#reads.value(step.id);
    const fields = `id: ${quoted(step.id)}, inputs: ${code}, raw: ${this.#raw(step)}, final: ${final}`;
    const all = [...lines, `$steps.push({ ${fields} });`];
    if (step.presence === null) return all;
    const present = this.#reads.slot(slotOf.present(step.id));
    return [`if (${present} === 1) {`, ...all.map((line) => `  ${line}`), '}'];
  }

  /** Functions that make the objects of a payslip, and the one that calls them all. */
  written(): readonly string[] {
    const steps = this.#ir.items.filter((item) => item.item === 'step');
    const lines = groupsOf(steps).map((group) => group.flatMap((step) => this.#stepLines(step)));
    const reads = this.#reads.objects.groups();
    const parts = lines.map((body, at) => stepsFunction(`$steps${at + 1}`, body, reads));
    return [
      ...[...this.#reads.amounts.specs].map(([name, code]) => `const ${name} = ${code};`),
      '',
      ...figureObjects(this.#reads),
      ...reads.flatMap(({ name, fields }) => readsFunction(name, fields)),
      ...parts.flatMap(({ code }) => code),
      'function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {',
      ...reads.map(({ name }) => `  const ${name} = ${functionOf(name)}($row, $s);`),
      '  const $steps: rt.TraceStep[] = [];',
      ...parts.map(({ call }) => `  ${call}`),
      '  return $steps;',
      '}',
    ];
  }
}

/** So many steps are made by one function, for the reason that {@link SharedObjects} has. */
const STEPS_IN_ONE_FUNCTION = 16;

function groupsOf(steps: readonly IrStep[]): readonly (readonly IrStep[])[] {
  const count = Math.ceil(steps.length / STEPS_IN_ONE_FUNCTION);
  return Array.from({ length: count }, (_, group) =>
    steps.slice(group * STEPS_IN_ONE_FUNCTION, (group + 1) * STEPS_IN_ONE_FUNCTION),
  );
}

function figureObjects({ figureObjects: figures }: PlainReads): readonly string[] {
  if (figures.size === 0) return [];
  const fields = [...figures].map(([name, code]) => `  ${name}: ${code},`);
  return ['const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({', ...fields, '}));', ''];
}

/** What lines read beside the slots, as constants. */
function prologue(lines: readonly string[]): readonly string[] {
  const uses = (name: string): boolean => lines.some((line) => line.includes(name));
  return [
    ...(uses('$at') ? ['const $at = $row.referenceDate;'] : []),
    ...(uses('$f.') ? ['const $f = rt.known($figures($row.referenceDate));'] : []),
    ...(uses('$fo.') ? ['const $fo = $figureObjects($row.referenceDate, 0);'] : []),
    ...(uses('$inputs') ? ['let $inputs: rt.ReadValue[] = [];'] : []),
  ];
}

/** The parameters of the row and the slots, which not every function reads. */
function payslipParameters(lines: readonly string[]): readonly string[] {
  const named = (name: string): string =>
    lines.some((line) => line.includes(`${name}${name === '$s' ? '[' : ''}`)) ? name : name.replace('$', '_');
  return [`${named('$row')}: rt.PayslipRow`, `${named('$s')}: Float64Array`];
}

function functionOf(name: string): string {
  return `$reads${name.slice(2)}`;
}

function readsFunction(name: string, fields: readonly string[]): readonly string[] {
  const before = prologue(fields);
  return [
    `function ${functionOf(name)}(${payslipParameters([...before, ...fields]).join(', ')}) {`,
    ...before.map((line) => `  ${line}`),
    '  return {',
    ...fields.map((field) => `    ${field}`),
    '  };',
    '}',
    '',
  ];
}

/** A function that adds steps, with its call; it is given the objects that it reads. */
function stepsFunction(
  name: string,
  body: readonly string[],
  reads: readonly { readonly name: string }[],
): { readonly code: readonly string[]; readonly call: string } {
  const given = reads.filter((group) => body.some((line) => line.includes(`${group.name}.`)));
  const before = prologue(body);
  const parameters = [
    ...payslipParameters([...before, ...body]),
    ...given.map((group) => `${group.name}: ReturnType<typeof ${functionOf(group.name)}>`),
    '$steps: rt.TraceStep[]',
  ];
  const values = ['$row', '$s', ...given.map((group) => group.name), '$steps'];
  return {
    code: [
      `function ${name}(${parameters.join(', ')}): void {`,
      ...[...before, ...body].map((line) => `  ${line}`),
      '}',
      '',
    ],
    call: `${name}(${values.join(', ')});`,
  };
}

function listCode(reads: readonly Read[]): string {
  return reads.length === 0 ? 'rt.NOTHING' : `[${reads.map(({ seen }) => seen).join(', ')}]`;
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
