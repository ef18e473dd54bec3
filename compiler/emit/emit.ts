import type { Manifest } from '../../runtime/module.ts';
import { roundingText } from '../../runtime/numbers/rounding-text.ts';
import type { WorkedRequest } from '../../runtime/request/worked-request.ts';
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
import { CodePrinter, constantText, importText, type Language, listText } from './print-code.ts';
import { rolledLines, rolledText } from './rolled-text.ts';

/** The fingerprint of the rule file that the law is of. */
const FILE = code.name('$file');

/** What is packed, by names that no name of a rule file can be. */
const [LAYOUT, PACKED, WORKED] = ['$layout', '$packed', '$worked'];

/** The fingerprint of the rule file that they are of. */
const PACKED_FILE = code.name('$packed_file');

function banner(manifest: Manifest): readonly string[] {
  return [
    comment(`${manifest.country}.${manifest.scheme} ${manifest.version}: ${manifest.label}`),
    comment(`Emitted from ${manifest.path} by payroll compile. Do not edit.`),
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

/** What a rule file says, as data: what is listed in its manifest, by the names of the manifest. */
function manifestLists(ir: Ir, { inputs, histories, steps, provenance }: Manifest): readonly ManifestList[] {
  const rounding = roundingText(ir.scheme.rounding);
  const laws = sharedLaws(steps);
  const lines = steps.map((step, place) =>
    stepCode(step, { rounding, laws, last: steps[place - 1]?.position ?? -1 }),
  );
  return [
    // What several steps name as their source.
    { member: 'sources', type: 'string', entries: laws.map(code.text) },
    { member: 'provenance', type: 'rt.ProvenanceLine', entries: provenance.map(provenanceCode) },
    { member: 'inputs', type: 'rt.InputLine', entries: inputs.map(inputCode) },
    ...(histories
      ? [{ member: 'histories', type: 'rt.HistoryLine', entries: histories.map(historyCode) }]
      : []),
    { member: 'steps', type: 'rt.StepLine', entries: lines },
  ];
}

interface ManifestList {
  readonly member: string;
  readonly type: string;
  readonly entries: readonly code.Expression[];
}

function listName({ member }: ManifestList): string {
  return `$${member}`;
}

function manifestText(ir: Ir, manifest: Manifest, lists: readonly ManifestList[]): string {
  const listed = new Set(lists.map(({ member }) => member));
  const members = Object.fromEntries([
    ...Object.entries(manifest).flatMap(([name, value]) => (listed.has(name) ? [] : [[name, data(value)]])),
    ...lists.map((list) => [list.member, code.name(listName(list))]),
  ]);
  const rounding = roundingText(ir.scheme.rounding);
  return constantText('manifest', code.call('rt.manifest', code.object(members), data(rounding)));
}

function parametersLines(
  name: string,
  fields: Program['parameters'],
  printer: CodePrinter,
): readonly string[] {
  const reads = code.countReads(fields.map(({ value }) => code.set({ value })));
  const lines = fields.map((field) => {
    const head = `  ${field.name}: `;
    return `${head}${printer.expression(field.value, head.length, 2)},`;
  });
  return [`const ${name} = rt.byDate((${reads.has('$at') ? '$at' : ''}) => ({`, ...lines, '}));'];
}

function computeLines({ compute }: Program, printer: CodePrinter): readonly string[] {
  const reads = code.countReads(compute);
  const notes = reads.has('$notes') ? '$notes' : '_$notes';
  const isRowRead = ['$row', '$at', '$n', '$f'].some((name) => reads.has(name));
  const taken = [
    printer.typed(isRowRead ? '$row' : '_$row', 'rt.PayslipInputs'),
    printer.typed('$s', 'Float64Array'),
    printer.typed(notes, 'rt.Warnings | null'),
  ];
  return [
    `function ${printer.typed(`compute(${taken.join(', ')})`, 'boolean')} {`,
    '  $s.fill(0);',
    ...(reads.has('$at') ? ['  const $at = $row.referenceDate;'] : []),
    ...(reads.has('$n') ? ['  const $n = $row.numbers;'] : []),
    ...(reads.has('$f')
      ? ['  const $f = $parameters($row.referenceDate);', '  if ($f === null) return false;']
      : []),
    ...printer.lines(compute, 2),
    '  return true;',
    '}',
  ];
}

function layoutText({ layout }: Program): string {
  return JSON.stringify({ ...layout, steps: layout.steps.map(withoutTail) });
}

/** How a module is written, and the addresses of what it imports. */
export interface EmittedForm {
  readonly language: Language;
  readonly runtime: string;
  /** Where the code finds the law. */
  readonly law: string;
  /** Where the code finds what programs alone read. */
  readonly packed: string;
}

/** A module as its three files, of which others import the code. */
export interface EmittedModule {
  /** What the rule file says: its figures, tables and holidays, and its inputs and steps with their sources. */
  readonly law: string;
  /** What programs alone read: where values are among the slots, and the same rules for exact fractions. */
  readonly packed: string;
  /** What computes by the law. */
  readonly code: string;
}

/** The module of a rule file: the same texts for the same IR, bytes and worked requests, on every machine. */
export function emit(
  ir: Ir,
  manifest: Manifest,
  form: EmittedForm,
  worked: readonly WorkedRequest[] = [],
): EmittedModule {
  const lists = manifestLists(ir, manifest);
  const program = programOf(ir);
  return {
    law: lawText(ir, manifest, lists, form),
    packed: packedText(ir, manifest, program, worked),
    code: codeText({ ir, manifest, lists, program }, form),
  };
}

function lawText(
  ir: Ir,
  manifest: Manifest,
  lists: readonly ManifestList[],
  { language, runtime }: EmittedForm,
): string {
  const printer = new CodePrinter(language);
  return [
    ...banner(manifest),
    `import * as rt from ${quoted(runtime)};`,
    '',
    ...ir.parameters.flatMap((parameter) => [parameterText(parameter), '']),
    ...ir.tables.flatMap((table) => [tableText(table), '']),
    ...ir.calendars.flatMap((calendar) => [calendarText(calendar), '']),
    ...lists.flatMap((list) => [
      `export ${listText(printer.typed(listName(list), `readonly ${list.type}[]`), rolledLines(list.entries))}`,
      '',
    ]),
    `export ${constantText(FILE.name, code.text(manifest.fingerprint))}`,
    '',
  ].join('\n');
}

/** Nobody reviews these lines; they stand apart from those that are read. */
function packedText(ir: Ir, manifest: Manifest, program: Program, worked: readonly WorkedRequest[]): string {
  return [
    ...banner(manifest),
    '',
    '// Where the values of a payslip are among its slots, for what is shown of them.',
    `export const ${LAYOUT} = ${quoted(rolledText(layoutText(program)))};`,
    '',
    '// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.',
    `export const ${PACKED} = ${quoted(rolledText(packIr(ir)))};`,
    '',
    '// Requests of the tests: stored payslips are compressed under those that they give.',
    `export const ${WORKED} = ${quoted(JSON.stringify(worked))};`,
    '',
    `export ${constantText(PACKED_FILE.name, code.text(manifest.fingerprint))}`,
    '',
  ].join('\n');
}

/** What the code of a module is written from. */
interface Written {
  readonly ir: Ir;
  readonly manifest: Manifest;
  readonly lists: readonly ManifestList[];
  readonly program: Program;
}

function codeText(
  { ir, manifest, lists, program }: Written,
  { language, runtime, law: lawAddress, packed: packedAddress }: EmittedForm,
): string {
  const printer = new CodePrinter(language);
  const parameters = ir.parameters.map(({ id }) => rowsOf(id));
  const tables = ir.tables.map(({ id }) => code.name(identifier(id)));
  const calendars = ir.calendars.map(({ id }) => code.name(derived(id, 'days')));
  const law = code.object({
    file: FILE,
    packed: PACKED_FILE,
    parameters: code.list(parameters),
    tables: code.list(tables),
    calendars: calendars.length === 0 ? null : code.list(calendars),
  });
  const hasElsewhere = program.elsewhere.length > 0;
  const plain = code.object({
    rounding: roundingCode(ir.scheme.rounding) ?? code.name('null'),
    parameters: code.name('$parameters'),
    elsewhere: hasElsewhere ? code.name(ELSEWHERE) : null,
    compute: code.name('compute'),
  });
  const imported = [FILE, ...parameters, ...tables, ...calendars].map(({ name }) => name);
  return [
    ...banner(manifest),
    `// file    ${manifest.fingerprint}`,
    `// meaning ${manifest.meaning}`,
    `import * as rt from ${quoted(runtime)};`,
    importText([...imported, ...lists.map(listName)], lawAddress),
    importText([LAYOUT, PACKED, WORKED, PACKED_FILE.name], packedAddress),
    '',
    manifestText(ir, manifest, lists),
    '',
    ...parametersLines('$parameters', program.parameters, printer),
    ...(hasElsewhere ? parametersLines(ELSEWHERE, program.elsewhere, printer) : []),
    '',
    ...computeLines(program, printer),
    '',
    constantText(printer.typed('law', 'rt.PackedLaw'), law),
    '',
    constantText(printer.typed('plain', 'rt.EmittedRules'), plain),
    '',
    `export const ${printer.typed('rules', 'rt.RuleModule')} = rt.ruleModule(manifest, plain, ${LAYOUT}, ${PACKED}, law, ${WORKED});`,
    '',
  ].join('\n');
}
