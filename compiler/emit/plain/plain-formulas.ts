import type { Ir, NodeId, PeriodField } from '../../ir/ir.ts';
import type { Block } from '../formulas/block.ts';
import { Formulas } from '../formulas/formulas.ts';
import { type Fraction, namedFraction } from '../formulas/fraction.ts';
import { periodCode } from '../formulas/period-codes.ts';
import type { FigureFields } from './figure-fields.ts';
import { PlainTables } from './plain-tables.ts';
import { type Slots, slotOf } from './slots.ts';

/** Turns nodes into code that computes them in plain whole numbers, for payslips that are arrays of slots. */
export class PlainFormulas extends Formulas {
  override readonly figures: FigureFields;
  readonly slots: Slots;
  override readonly tables: PlainTables;
  override readonly payslip = '$row';

  constructor(ir: Ir, figures: FigureFields, slots: Slots) {
    super(ir);
    this.figures = figures;
    this.slots = slots;
    this.tables = new PlainTables(this);
  }

  protected override periodNumber(field: PeriodField): Fraction {
    return namedFraction(periodCode(field), 1n, null, true);
  }

  protected override keepCondition(id: NodeId, code: string, block: Block): string {
    const name = block.name(code);
    block.add(`$s[${this.slots.place(slotOf.condition(id))}] = ${name} ? 1 : 0;`);
    return name;
  }
}
