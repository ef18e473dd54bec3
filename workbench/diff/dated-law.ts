import type { IrScheme } from '../../compiler/ir/ir.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';

/** A rule file with what it says, among the files of its scheme. */
export interface DatedLaw {
  readonly path: string;
  readonly scheme: IrScheme;
  readonly file: PayFile;
}

/** The laws of each scheme, the earliest first. */
export function lawsByScheme(laws: readonly DatedLaw[]): readonly (readonly DatedLaw[])[] {
  const schemes = Map.groupBy(laws, ({ scheme }) => `${scheme.country}.${scheme.id}`);
  return [...schemes.values()].map((group) =>
    group.toSorted((a, b) => (a.scheme.validFrom < b.scheme.validFrom ? -1 : 1)),
  );
}
