import type { Law } from '../../compiler/consolidation/law.ts';
import { namesOf } from '../../compiler/consolidation/names.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as catalog } from '../../dsl/diagnostics/figures.ts';

/** A file of figures as it was read. */
interface ReadFigures {
  readonly path: string;
  readonly file: PayFile;
}

/** PAY935: figures that no law of the country holds, when these are all its laws. */
export function unusedFigures(
  files: readonly ReadFigures[],
  laws: readonly Pick<Law, 'figures' | 'file'>[],
): readonly Diagnostic[] {
  return files.flatMap(({ path, file }) => {
    const using = laws.filter(({ figures }) => figures.some((source) => source.path === path));
    const held = new Set(using.flatMap((law) => law.file.decls.flatMap(namesOf)));
    return file.decls.flatMap((decl) => {
      const [name] = namesOf(decl);
      if (name === undefined || namesOf(decl).some((each) => held.has(each))) return [];
      const span =
        'name' in decl ? decl.name.span : decl.decl === 'simple' ? decl.columns[0]?.name.span : undefined;
      return [diagnose(path, catalog.unused, span ?? decl.span, { name })];
    });
  });
}
