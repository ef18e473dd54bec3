import type { Manifest } from '../../runtime/module.ts';
import { roundingText } from '../../runtime/numbers/rounding-text.ts';
import type { Ir } from '../ir/ir.ts';
import * as code from '../program/code.ts';
import { derived, identifier } from '../program/names.ts';
import { ELSEWHERE, rowsOf } from '../program/parameters.ts';
import { type Program, programOf } from '../program/program.ts';
import { comment, quoted } from './code-text.ts';
import {
  calendarText,
  data,
  historyCode,
  inputCode,
  parameterText,
  provenanceCode,
  roundingCode,
  sharedLaws,
  stepCode,
  tableText,
} from './data-code.ts';
import { packIr, withoutTail } from './pack-ir.ts';
import { constantText, expressionText, listText, statementLines } from './print-code.ts';

/** The runtime, from `generated/rules/<cc>/<scheme>/`. */
const RUNTIME = '../../../../runtime/index.ts';

function banner(manifest: Manifest): readonly string[] {
  return [
    comment(`${manifest.country}.${manifest.scheme} ${manifest.version}: ${manifest.label}`),
    comment(`Emitted from ${manifest.path} by payroll compile. Do not edit.`),
    `// file    ${manifest.fingerprint}`,
    `// meaning ${manifest.meaning}`,
  ];
}

function manifestLines(
  ir: Ir,
  { inputs, histories, steps, provenance, ...rest }: Manifest,
): readonly string[] {
  const rounding = roundingText(ir.scheme.rounding);
  const laws = sharedLaws(steps);
  const lines = steps.map((step, place) =>
    stepCode(step, { rounding, laws, last: steps[place - 1]?.position ?? -1 }),
  );
  const lists = {
    inputs: '$inputs',
    ...(histories && { histories: '$histories' }),
    steps: '$steps',
    sources: '$laws',
    provenance: '$provenance',
  };
  const members = Object.fromEntries([
    ...Object.entries(rest).map(([name, value]) => [name, data(value)]),
    ...Object.entries(lists).map(([name, list]) => [name, code.name(list)]),
  ]);
  return [
    '// What several steps name as their source.',
    listText('$laws: readonly string[]', laws.map(code.text)),
    '',
    listText('$provenance: readonly rt.ProvenanceLine[]', provenance.map(provenanceCode)),
    '',
    listText('$inputs: readonly rt.InputLine[]', inputs.map(inputCode)),
    '',
    ...(histories ? [listText('$histories: readonly rt.HistoryLine[]', histories.map(historyCode)), ''] : []),
    listText('$steps: readonly rt.StepLine[]', lines),
    '',
    constantText('manifest', code.call('rt.manifest', code.object(members), data(rounding))),
  ];
}

function parametersLines(name: string, fields: Program['parameters']): readonly string[] {
  const reads = code.countReads(fields.map(({ value }) => code.set({ value })));
  const lines = fields.map((field) => {
    const head = `  ${field.name}: `;
    return `${head}${expressionText(field.value, head.length, 2)},`;
  });
  return [`const ${name} = rt.byDate((${reads.has('$at') ? '$at' : ''}) => ({`, ...lines, '}));'];
}

function computeLines({ compute }: Program): readonly string[] {
  const reads = code.countReads(compute);
  const notes = reads.has('$notes') ? '$notes' : '_$notes';
  return [
    `function compute($row: rt.PayslipInputs, $s: Float64Array, ${notes}: rt.Warnings | null): boolean {`,
    '  $s.fill(0);',
    ...(reads.has('$at') ? ['  const $at = $row.referenceDate;'] : []),
    ...(reads.has('$n') ? ['  const $n = $row.numbers;'] : []),
    ...(reads.has('$f')
      ? ['  const $f = $parameters($row.referenceDate);', '  if ($f === null) return false;']
      : []),
    ...statementLines(compute, 2),
    '  return true;',
    '}',
  ];
}

function layoutText({ layout }: Program): string {
  return JSON.stringify({ ...layout, steps: layout.steps.map(withoutTail) });
}

/**
 * The TypeScript module of a rule file: the same text for the same IR and bytes, on every machine. It
 * imports the runtime alone, by the address given.
 */
export function emit(ir: Ir, manifest: Manifest, runtime: string = RUNTIME): string {
  const program = programOf(ir);
  const calendars = ir.calendars.map(({ id }) => code.name(derived(id, 'days')));
  const law = code.object({
    parameters: code.list(ir.parameters.map(({ id }) => rowsOf(id))),
    tables: code.list(ir.tables.map(({ id }) => code.name(identifier(id)))),
    calendars: calendars.length === 0 ? null : code.list(calendars),
  });
  const hasElsewhere = program.elsewhere.length > 0;
  const plain = code.object({
    rounding: roundingCode(ir.scheme.rounding) ?? code.name('null'),
    parameters: code.name('$parameters'),
    elsewhere: hasElsewhere ? code.name(ELSEWHERE) : null,
    compute: code.name('compute'),
  });
  return [
    ...banner(manifest),
    `import * as rt from ${quoted(runtime)};`,
    '',
    ...ir.parameters.flatMap((parameter) => [parameterText(parameter), '']),
    ...ir.tables.flatMap((table) => [tableText(table), '']),
    ...ir.calendars.flatMap((calendar) => [calendarText(calendar), '']),
    ...manifestLines(ir, manifest),
    '',
    ...parametersLines('$parameters', program.parameters),
    ...(hasElsewhere ? parametersLines(ELSEWHERE, program.elsewhere) : []),
    '',
    ...computeLines(program),
    '',
    '// Where the values of a payslip are among its slots, for what is shown of them.',
    `const layout = ${quoted(layoutText(program))};`,
    '',
    '// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.',
    `const packed = ${quoted(packIr(ir))};`,
    '',
    constantText('law: rt.PackedLaw', law),
    '',
    constantText('plain: rt.EmittedRules', plain),
    '',
    'export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);',
    '',
  ].join('\n');
}
