import type { Ir } from '../../compiler/ir/ir.ts';
import type { Span } from '../../dsl/ast/ast.ts';

/** A rule file with one thing changed, which its tests should notice. */
export interface Mutant {
  /** The change in words, which are its name in the file: `salud_empleado: 5% instead of 4%`. */
  readonly change: string;
  readonly span: Span;
  readonly ir: Ir;
  /** True when it changes what tests are read against: dates, kinds of periods, marks, tags, warnings. */
  readonly rebinds: boolean;
}

export function instead(is: string, was: string): string {
  return `${is} instead of ${was}`;
}

/** Numbers the mutants of one name, in the order of the file, so that each can be explained alone. */
export function namedApart(mutants: readonly Mutant[]): readonly Mutant[] {
  const met = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (met.get(mutant.change) ?? 0) + 1;
    met.set(mutant.change, count);
    return count === 1 ? mutant : { ...mutant, change: `${mutant.change} (${count})` };
  });
}
