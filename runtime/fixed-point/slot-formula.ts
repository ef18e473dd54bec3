import { utf8 } from '../lines/text-bytes.ts';
import { choicesIn, type FormulaTemplate, formulaText } from '../trace/formula-template.ts';
import type { ReadConditions, ShownPayslip } from './step-reads.ts';

/** Something that a step reads, and when. */
export interface NamedRead {
  readonly name: string;
  readonly when: ReadConditions;
}

interface FormulaTexts {
  readonly text: string;
  /** As a member of the step in JSON, with a comma before it. */
  readonly bytes: Uint8Array;
}

/** A formula that differs with the payslip: there are as many texts of it as ways through its dates and tables. */
export class SlotFormula {
  readonly #template: FormulaTemplate;
  /** What of its tables decides how it reads. */
  readonly #parts: readonly NamedRead[];
  readonly #isDated: boolean;
  /** By the date where it counts, and by which of the parts were read. */
  readonly #known = new Map<string, Map<number, FormulaTexts>>();

  constructor(template: FormulaTemplate, reads: readonly NamedRead[]) {
    this.#template = template;
    this.#parts = partsOf(template, reads);
    this.#isDated = choicesIn(template).some((part) => !('slicesOf' in part) && !('ifRead' in part));
  }

  /** The formula of this payslip. */
  of(payslip: ShownPayslip): FormulaTexts {
    const date = this.#isDated ? payslip.row.referenceDate : '';
    let ofDate = this.#known.get(date);
    if (ofDate === undefined) {
      ofDate = new Map();
      this.#known.set(date, ofDate);
    }
    let held = 0;
    for (const { when } of this.#parts) held = 2 * held + (when.hold(payslip) ? 1 : 0);
    const known = ofDate.get(held) ?? this.#make(payslip);
    ofDate.set(held, known);
    return known;
  }

  #make(payslip: ShownPayslip): FormulaTexts {
    const { referenceDate } = payslip.row;
    const names = new Set(this.#parts.flatMap(({ name, when }) => (when.hold(payslip) ? [name] : [])));
    const text = formulaText(this.#template, { referenceDate, hasRead: (name) => names.has(name) });
    return { text, bytes: utf8(`,"formula":${JSON.stringify(text)}`) };
  }
}

/** The parts of rows that tell how many slices a formula adds up, and what tells whether a history was given. */
function partsOf(template: FormulaTemplate, reads: readonly NamedRead[]): readonly NamedRead[] {
  const choices = choicesIn(template);
  const asked = new Set(choices.flatMap((part) => ('ifRead' in part ? [part.ifRead] : [])));
  const tables = choices.filter((part) => 'slicesOf' in part);
  const isPart = (name: string): boolean =>
    asked.has(name) ||
    tables.some(
      ({ slicesOf, said }) => name.startsWith(`${slicesOf}.slice_`) || name === `${slicesOf}.upper${said}`,
    );
  return reads.filter(({ name }) => isPart(name));
}
