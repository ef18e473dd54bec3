import type { Computed } from '../../runtime/fixed-point/evaluation.ts';
import type { TracedRules } from '../../runtime/fixed-point/fixed-point-rules.ts';
import type { PayslipInputs } from '../../runtime/fixed-point/row.ts';
import type { Manifest } from '../../runtime/module.ts';
import { RowReader } from '../../runtime/request/row-reader.ts';
import type { Person } from '../population/person.ts';

/** Computes people in plain numbers, one after the other in the same memory. */
export class FixedPointPayslips {
  readonly #manifest: Manifest;
  readonly #plain: TracedRules;
  readonly #reader: RowReader;
  readonly #slots: Float64Array;

  constructor(
    manifest: Manifest,
    plain: TracedRules,
    period: Pick<PayslipInputs, 'period' | 'referenceDate' | 'days'>,
  ) {
    this.#manifest = manifest;
    this.#plain = plain;
    this.#reader = new RowReader(manifest, plain, period);
    this.#slots = new Float64Array(plain.size);
  }

  /**
   * The payslip, which holds until the next one is computed; null when the person is refused, or must be
   * computed exactly.
   */
  compute(person: Person): Computed | null {
    const row = this.#reader.read(person);
    if (row === null) return null;
    const warnings = this.#plain.warnings();
    if (!this.#plain.compute(row, this.#slots, warnings)) return null;
    return { manifest: this.#manifest, plain: this.#plain, row, slots: this.#slots, warnings: warnings.all };
  }
}
