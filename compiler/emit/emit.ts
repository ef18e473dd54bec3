import type { Manifest } from '../../runtime/module.ts';
import type { Ir } from '../ir/ir.ts';
import { derived, identifier } from '../program/names.ts';
import { ELSEWHERE } from '../program/parameters.ts';
import { programOf } from '../program/program.ts';
import { comment, quoted } from './code-text.ts';
import { Constants } from './constants.ts';
import { calendarCode, inputSpecCode, manifestCode, parameterRowsCode, tableCode } from './data-code.ts';
import { constant, named, object, unless } from './data-doc.ts';
import { programLines } from './emit-program.ts';
import { packIr } from './pack-ir.ts';

function banner(manifest: Manifest): readonly string[] {
  return [
    comment(`${manifest.country}.${manifest.scheme} ${manifest.version}: ${manifest.label}`),
    comment(`Emitted from ${manifest.path} by payroll compile. Do not edit.`),
    `// file    ${manifest.fingerprint}`,
    `// meaning ${manifest.meaning}`,
  ];
}

/** The runtime, from `generated/rules/<cc>/<scheme>/`. */
const RUNTIME = '../../../../runtime/index.ts';

/**
 * The TypeScript module of a rule file: the same text for the same IR and bytes, on every machine. It
 * imports the runtime alone, by the address given.
 */
export function emit(ir: Ir, manifest: Manifest, runtime: string = RUNTIME): string {
  const constants = new Constants();
  const rounding = ir.scheme.rounding === null ? 'null' : constants.rounding(ir.scheme.rounding);
  const tables = ir.tables.map((table) => tableCode(table, constants));
  const parameterRows = ir.parameters.map(({ id }) => derived(id, 'rows'));
  const tableNames = ir.tables.map(({ id }) => identifier(id));
  const calendars = ir.calendars.map(({ id }) => named(derived(id, 'days')));
  const program = programOf(ir);
  const elsewhere = program.elsewhere.length === 0 ? '' : `, elsewhere: ${ELSEWHERE}`;
  return [
    ...banner(manifest),
    `import * as rt from ${quoted(runtime)};`,
    '',
    ...constants.declarations(),
    '',
    ...ir.parameters.flatMap((parameter) => [parameterRowsCode(parameter), '']),
    ...tables.flatMap((table) => [table, '']),
    ...ir.calendars.flatMap((calendar) => [calendarCode(calendar), '']),
    ...manifest.inputs.flatMap((spec) => [inputSpecCode(spec), '']),
    manifestCode(ir, manifest),
    '',
    ...programLines(program),
    '',
    '// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.',
    `const packed = ${quoted(packIr(ir))};`,
    '',
    constant(
      'law',
      'rt.PackedLaw',
      object({
        parameters: parameterRows.map(named),
        tables: tableNames.map(named),
        calendars: unless(calendars.length === 0, calendars),
      }),
    ),
    '',
    `const plain: rt.EmittedRules = { rounding: ${rounding}, parameters: $parameters${elsewhere}, compute };`,
    '',
    'export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);',
    '',
  ].join('\n');
}
