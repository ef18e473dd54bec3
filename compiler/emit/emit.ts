import type { Ir, IrFigure } from '../ir/ir.ts';
import type { Manifest } from '../runtime/module.ts';
import { comment } from './code-text.ts';
import { Constants } from './constants.ts';
import { figureRowsCode, inputSpecCode, manifestCode, tableCode } from './data-code.ts';
import { writeExactModule } from './exact/exact-module.ts';
import { writePlainModule } from './plain/plain-module.ts';

function usedFigures(ir: Ir, used: ReadonlySet<string>): readonly IrFigure[] {
  const units = new Set(
    ir.figures.flatMap((figure) => (used.has(figure.id) && figure.unit !== null ? [figure.unit] : [])),
  );
  return ir.figures.filter((figure) => used.has(figure.id) || units.has(figure.id));
}

function banner(manifest: Manifest): readonly string[] {
  return [
    comment(`${manifest.country}.${manifest.scheme} ${manifest.version}: ${manifest.label}`),
    comment(`Emitted from ${manifest.path} by payroll compile. Do not edit.`),
    `// file    ${manifest.fingerprint}`,
    `// meaning ${manifest.meaning}`,
  ];
}

/**
 * The TypeScript module of a rule file: the same text for the same IR and bytes, on every machine. It
 * imports the runtime alone, by a path that holds in `generated/rules/<cc>/<scheme>/`.
 */
export function emit(ir: Ir, manifest: Manifest): string {
  const constants = new Constants();
  const scheme = ir.scheme.rounding === null ? 'null' : constants.rounding(ir.scheme.rounding);
  const exact = writeExactModule(ir, scheme, constants);
  const plain = writePlainModule(ir, scheme);
  const figures = usedFigures(ir, new Set([...exact.figures, ...plain.figures]));
  const tables = ir.tables
    .filter(({ id }) => exact.tables.has(id))
    .map((table) => tableCode(table, constants));
  return [
    ...banner(manifest),
    `import * as rt from '../../../../compiler/runtime/index.ts';`,
    '',
    ...constants.declarations(),
    '',
    ...figures.flatMap((figure) => [figureRowsCode(figure), '']),
    ...tables.flatMap((table) => [table, '']),
    ...manifest.inputs.flatMap((spec) => [inputSpecCode(spec), '']),
    manifestCode(manifest),
    '',
    ...exact.lines,
    '',
    ...plain.lines,
    '',
    'export const rules: rt.RuleModule = {',
    '  manifest,',
    '  evaluate: rt.plainFirst(manifest, plain, byFractions),',
    '  byFractions,',
    '  plain,',
    '};',
    '',
  ].join('\n');
}
