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
import {
  constantText,
  expressionText,
  type Language,
  listText,
  statementLines,
  typedName,
} from './print-code.ts';

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

/** Whether a text begins as the modules do that this compiler and those before it wrote. */
export function isEmitted(text: string): boolean {
  const [title, origin] = text.split('\n', 2);
  return (
    title?.startsWith('// ') === true &&
    origin?.startsWith('// Emitted from ') === true &&
    origin.includes(' by payroll compile')
  );
}

function manifestLines(
  ir: Ir,
  { inputs, histories, steps, provenance, ...rest }: Manifest,
  language: Language,
): readonly string[] {
  const listOf = (name: string, type: string, entries: readonly code.Expression[]) =>
    listText(typedName(name, `readonly ${type}[]`, language), entries);
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
    listOf('$laws', 'string', laws.map(code.text)),
    '',
    listOf('$provenance', 'rt.ProvenanceLine', provenance.map(provenanceCode)),
    '',
    listOf('$inputs', 'rt.InputLine', inputs.map(inputCode)),
    '',
    ...(histories ? [listOf('$histories', 'rt.HistoryLine', histories.map(historyCode)), ''] : []),
    listOf('$steps', 'rt.StepLine', lines),
    '',
    constantText('manifest', code.call('rt.manifest', code.object(members), data(rounding))),
  ];
}

function parametersLines(name: string, fields: Program['parameters'], language: Language): readonly string[] {
  const reads = code.countReads(fields.map(({ value }) => code.set({ value })));
  const lines = fields.map((field) => {
    const head = `  ${field.name}: `;
    return `${head}${expressionText(field.value, { column: head.length, indent: 2, language })},`;
  });
  return [`const ${name} = rt.byDate((${reads.has('$at') ? '$at' : ''}) => ({`, ...lines, '}));'];
}

function computeLines({ compute }: Program, language: Language): readonly string[] {
  const reads = code.countReads(compute);
  const notes = reads.has('$notes') ? '$notes' : '_$notes';
  const taken = [
    typedName('$row', 'rt.PayslipInputs', language),
    typedName('$s', 'Float64Array', language),
    typedName(notes, 'rt.Warnings | null', language),
  ];
  return [
    `function ${typedName(`compute(${taken.join(', ')})`, 'boolean', language)} {`,
    '  $s.fill(0);',
    ...(reads.has('$at') ? ['  const $at = $row.referenceDate;'] : []),
    ...(reads.has('$n') ? ['  const $n = $row.numbers;'] : []),
    ...(reads.has('$f')
      ? ['  const $f = $parameters($row.referenceDate);', '  if ($f === null) return false;']
      : []),
    ...statementLines(compute, 2, language),
    '  return true;',
    '}',
  ];
}

function layoutText({ layout }: Program): string {
  return JSON.stringify({ ...layout, steps: layout.steps.map(withoutTail) });
}

/** How a module is written, and the address of the runtime, which is all that it imports. */
export interface EmittedForm {
  readonly language: Language;
  readonly runtime: string;
}

const OF_THE_CHECKOUT: EmittedForm = { language: 'typescript', runtime: RUNTIME };

/** The module of a rule file: the same text for the same IR and bytes, on every machine. */
export function emit(
  ir: Ir,
  manifest: Manifest,
  { language, runtime }: EmittedForm = OF_THE_CHECKOUT,
): string {
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
    ...manifestLines(ir, manifest, language),
    '',
    ...parametersLines('$parameters', program.parameters, language),
    ...(hasElsewhere ? parametersLines(ELSEWHERE, program.elsewhere, language) : []),
    '',
    ...computeLines(program, language),
    '',
    '// Where the values of a payslip are among its slots, for what is shown of them.',
    `const layout = ${quoted(layoutText(program))};`,
    '',
    '// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.',
    `const packed = ${quoted(packIr(ir))};`,
    '',
    constantText(typedName('law', 'rt.PackedLaw', language), law),
    '',
    constantText(typedName('plain', 'rt.EmittedRules', language), plain),
    '',
    `export const ${typedName('rules', 'rt.RuleModule', language)} = rt.ruleModule(manifest, plain, layout, packed, law);`,
    '',
  ].join('\n');
}
