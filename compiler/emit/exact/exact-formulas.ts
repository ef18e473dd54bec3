import type { Ir, NodeId, PeriodField } from '../../ir/ir.ts';
import type { Constants } from '../constants.ts';
import type { Block } from '../formulas/block.ts';
import { Formulas } from '../formulas/formulas.ts';
import { type Fraction, namedFraction } from '../formulas/fraction.ts';
import { periodCode } from '../formulas/period-codes.ts';
import { derived } from '../identifiers.ts';
import { ExactFigures } from './exact-figures.ts';
import { ExactObjects } from './exact-objects.ts';
import { ExactTables } from './exact-tables.ts';
import { scaleCode } from './scale-code.ts';

/** Turns nodes into code that computes them in big integers. */
export class ExactFormulas extends Formulas {
  readonly constants: Constants;
  override readonly figures: ExactFigures;
  override readonly tables: ExactTables;
  override readonly payslip = 'call';
  readonly #objects = new ExactObjects();
  readonly #periodNumbers = new Set<PeriodField>();
  /** Names of conditions that held or not in the step being written, and of the upper ends that it read. */
  readonly #kept = new Map<NodeId, { readonly name: string; readonly isFixed: boolean }>();

  constructor(ir: Ir, constants: Constants) {
    super(ir);
    this.constants = constants;
    this.figures = new ExactFigures(ir, this.#objects);
    this.tables = new ExactTables(this);
  }

  /** What a formula reads is kept for the trace of one step. */
  startStep(): void {
    this.#kept.clear();
  }

  /** Writes code of which no trace tells. */
  silently<T>(write: () => T): T {
    const before = this.remembers;
    this.remembers = false;
    const written = write();
    this.remembers = before;
    return written;
  }

  protected override periodNumber(field: PeriodField): Fraction {
    const value = namedFraction(derived('period', field), 1n, null, true);
    this.#periodNumbers.add(field);
    this.defineObject(value, derived(value.n, 'v'));
    return value;
  }

  /** The declarations of the numbers of the period that are read. */
  periodLines(): readonly string[] {
    return [...this.#periodNumbers].toSorted().flatMap((field) => {
      const name = derived('period', field);
      return [
        `const ${name} = BigInt(${periodCode(field, this.payslip)});`,
        `const ${derived(name, 'v')} = { n: ${name}, d: 1n };`,
      ];
    });
  }

  protected override keepCondition(id: NodeId, code: string, block: Block): string {
    return this.keep(id, code, 'false', block);
  }

  /** Gives code a name that the trace of the step can read; in a branch that is not taken it is `otherwise`. */
  keep(id: NodeId, code: string, otherwise: string, block: Block): string {
    const known = this.#kept.get(id);
    if (known?.isFixed === true) return known.name;
    if (known !== undefined) {
      block.add(`${known.name} = ${code};`);
      return known.name;
    }
    const name = block.nameOutside(code, otherwise);
    this.#kept.set(id, { name, isFixed: !block.isBranch });
    return name;
  }

  /** The name under which something of the step being written was kept. */
  kept(id: NodeId): string {
    const known = this.#kept.get(id);
    if (known === undefined) throw new RangeError(`nothing was kept of node ${id}`);
    return known.name;
  }

  /** Says that an object holds the exact value of a fraction. */
  defineObject(value: Fraction, code: string): void {
    this.#objects.define(value, code);
  }

  /** Code of the exact value of a fraction. */
  object(value: Fraction): string {
    const { n, constant, d, over } = value;
    if (constant !== null && over.length === 0) return this.constants.number({ n: constant, d });
    return this.#objects.find(value) ?? `{ n: ${n}, d: ${scaleCode(value)} }`;
  }
}
