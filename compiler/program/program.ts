import type {
  PackedAmount,
  PackedLayout,
  PackedRead,
  PackedStep,
} from '../../runtime/fixed-point/packed-layout.ts';
import { leadingItems } from '../../runtime/ir/schedule.ts';
import { inputTypeOf } from '../../runtime/ir/value-type.ts';
import type { Ir, IrInput, IrItem, IrNotice, IrStep } from '../ir/ir.ts';
import { Block, TemporaryNames } from './block.ts';
import type { Statement } from './code.ts';
import * as code from './code.ts';
import { Formulas } from './formulas.ts';
import type { Scale } from './fraction.ts';
import { scaleOf } from './input-scale.ts';
import { Inputs } from './inputs.ts';
import { packAmount, packWhole } from './pack-amount.ts';
import { type ParameterField, Parameters } from './parameters.ts';
import { Reads } from './reads.ts';
import { simplified } from './simplify.ts';
import { Slots, slotOf } from './slots.ts';
import { Steps } from './steps.ts';

/**
 * The rules of one file in plain whole numbers: what is computed into the slots of a payslip, as statements, and what
 * everything else needs to know of these slots, as data.
 */
export interface Program {
  /** Parameters and tables of a date. */
  readonly parameters: readonly ParameterField[];
  /** Those that formulas read at other dates; none in most laws. */
  readonly elsewhere: readonly ParameterField[];
  /** Computes a payslip; gives up what plain numbers do not hold, and what the rules refuse. */
  readonly compute: readonly Statement[];
  readonly layout: PackedLayout;
}

class ProgramWriter {
  readonly #ir: Ir;
  readonly #names = new TemporaryNames();
  readonly #slots = new Slots();
  readonly #parameters: Parameters;
  readonly #formulas: Formulas;
  readonly #inputs: Inputs;
  readonly #steps: Steps;
  readonly #irSteps: readonly IrStep[];
  readonly #irInputs: readonly IrInput[];

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#parameters = new Parameters(ir);
    this.#formulas = new Formulas(ir, this.#parameters, this.#slots);
    this.#inputs = new Inputs(ir, this.#formulas);
    this.#steps = new Steps(this.#formulas, this.#names);
    this.#irSteps = ir.items.filter((item): item is IrStep => item.item === 'step');
    this.#irInputs = ir.items.filter((item): item is IrInput => item.item === 'input');
  }

  #item(item: IrItem): readonly Statement[] {
    if (item.item === 'step') return this.#steps.step(item);
    const block = new Block(this.#names);
    this.#inputs.value(item, block);
    return [{ kind: 'comment', texts: [item.label] }, ...block.written()];
  }

  #compute(): readonly Statement[] {
    const sent = new Block(this.#names);
    for (const input of this.#irInputs) this.#inputs.sent(input, sent);
    const leading = leadingItems(this.#ir);
    const items = [...leading, ...this.#ir.items.filter((item) => !leading.has(item))];
    const values = items.flatMap((item) => this.#item(item));
    return simplified([...sent.written(), ...values, ...this.#notices()]);
  }

  /** Refusals first; warnings only for who asks for them. */
  #notices(): readonly Statement[] {
    this.#formulas.remembers = false;
    const written = (kind: IrNotice['kind']): readonly Statement[] =>
      this.#ir.notices.flatMap((notice, place) =>
        notice.kind === kind ? this.#steps.notice(notice, place) : [],
      );
    const [refusals, body] = [written('refuse'), written('warn')];
    this.#formulas.remembers = true;
    if (body.length === 0) return refusals;
    const test = code.binary(code.name('$notes'), '!==', code.name('null'));
    return [...refusals, { kind: 'if', branches: [{ test, body }] }];
  }

  #amount(slotName: string, overName: string, scale: Scale): PackedAmount {
    return packAmount(this.#slots.place(slotName), scale.d, this.#slots.known(overName));
  }

  #optional(slotName: string, overName: string, scale: Scale | null | undefined): PackedAmount | undefined {
    return scale === null || scale === undefined ? undefined : this.#amount(slotName, overName, scale);
  }

  #slotStep({ id, presence }: IrStep, reads: readonly PackedRead[]): PackedStep {
    const scales = this.#steps.scales.get(id);
    const final = scales?.final ?? { d: 1n, over: [] };
    return [
      this.#amount(slotOf.final(id), slotOf.finalOver(id), final),
      reads,
      {
        raw: this.#optional(slotOf.raw(id), slotOf.rawOver(id), scales?.raw),
        present:
          presence === null
            ? undefined
            : this.#slots.place(slotOf.present(this.#formulas.meaningOf(presence))),
        called: this.#slots.known(slotOf.called(id)) ?? undefined,
        base: this.#optional(slotOf.base(id), slotOf.baseOver(id), scales?.base),
        rate: this.#optional(slotOf.rate(id), slotOf.rateOver(id), scales?.rate),
      },
    ];
  }

  write(): Program {
    const compute = this.#compute();
    const reads = new Reads(this.#ir, this.#formulas, this.#inputs);
    const steps = this.#irSteps.map((step) => this.#slotStep(step, reads.of(step)));
    return {
      parameters: this.#parameters.fields,
      elsewhere: this.#parameters.elsewhere,
      compute,
      layout: {
        size: this.#slots.size,
        scales: this.#irInputs.map((input) => (isNumber(input) ? packWhole(scaleOf(input, this.#ir)) : 1)),
        values: reads.values,
        tables: reads.tables,
        steps,
      },
    };
  }
}

function isNumber(input: IrInput): boolean {
  const kind = inputTypeOf(input.type);
  return kind !== 'choice' && kind !== 'date' && kind !== 'boolean';
}

/** The program of a rule file. */
export function programOf(ir: Ir): Program {
  return new ProgramWriter(ir).write();
}
