import type { ModuleHead } from '../../runtime/law/read-manifest.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { Ir } from '../ir/ir.ts';
import { fingerprintOf } from '../manifest/fingerprint.ts';
import * as code from '../program/code.ts';
import { ELSEWHERE, LAW } from '../program/parameters.ts';
import { type Program, programOf } from '../program/program.ts';
import { comment, quoted } from './code-text.ts';
import { lawText } from './law-text.ts';
import { CodePrinter, type Language } from './print-code.ts';

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

/** What the code says of the rules itself. */
function headOf({ laws, changes, inputs, steps, employerTables, summary, ...head }: Manifest): ModuleHead {
  return head;
}

/** Anything that JSON can hold, as an expression. */
function data(value: unknown): code.Expression {
  if (typeof value === 'string') return code.text(value);
  if (typeof value === 'number') return code.number(value);
  if (typeof value !== 'object' || value === null) return code.name(String(value));
  if (Array.isArray(value)) return code.list(value.map(data));
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return { kind: 'object', members: members.map(([name, item]) => [name, data(item)]) };
}

/** The head of a module: one of its facts, or one of its histories, on a line. */
function headLines(manifest: Manifest, printer: CodePrinter): readonly string[] {
  const line = (indent: number, name: string, value: unknown): string =>
    `${' '.repeat(indent)}${name}${printer.expression(data(value), indent + name.length, indent)},`;
  const facts = Object.entries(headOf(manifest)).flatMap(([name, value]) =>
    name === 'histories' && Array.isArray(value)
      ? [`  ${name}: [`, ...value.map((one) => line(4, '', one)), '  ],']
      : [line(2, `${name}: `, value)],
  );
  return [`const ${printer.typed('$head', 'rt.ModuleHead')} = {`, ...facts, '};'];
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

/** How a module is written, and the addresses of what it imports. */
interface EmittedForm {
  readonly language: Language;
  readonly runtime: string;
  /** Where the code finds its law: beside it. */
  readonly law: string;
}

/** A module as its two files, of which others import the code. */
export interface EmittedModule {
  /** What computes by the law. */
  readonly code: string;
  /** The law as JSON: figures, tables and holidays, inputs and steps with their sources, and the same as formulas. */
  readonly law: string;
}

/** The module of a rule file: the same texts for the same IR, bytes and worked requests, on every machine. */
export function emit(
  ir: Ir,
  manifest: Manifest,
  form: EmittedForm,
  worked: readonly WorkedRequest[] = [],
): EmittedModule {
  const program = programOf(ir);
  const law = lawText(ir, manifest, program, worked);
  return { code: codeText(manifest, program, law, form), law };
}

/** A checkout reads its laws when they are first needed; JavaScript says what any bundler and browser understands. */
function readingOf({ language, law }: EmittedForm): { readonly imported: string; readonly read: string } {
  return language === 'typescript'
    ? {
        imported: "import { readFileSync } from 'node:fs';",
        read: `JSON.parse(readFileSync(new URL(${quoted(law)}, import.meta.url), 'utf8'))`,
      }
    : { imported: `import $json from ${quoted(law)} with { type: 'json' };`, read: '$json' };
}

function codeText(manifest: Manifest, program: Program, law: string, form: EmittedForm): string {
  const printer = new CodePrinter(form.language);
  const { imported, read } = readingOf(form);
  const hasElsewhere = program.elsewhere.length > 0;
  const members = [
    'parameters: $parameters',
    ...(hasElsewhere ? [`elsewhere: ${ELSEWHERE}`] : []),
    'compute',
  ];
  return [
    ...banner(manifest),
    imported,
    `import * as rt from ${quoted(form.runtime)};`,
    '',
    ...headLines(manifest, printer),
    '',
    `const ${LAW} = new rt.ModuleLaw($head, ${quoted(fingerprintOf(new TextEncoder().encode(law)))}, () =>`,
    `  ${read});`,
    '',
    ...parametersLines('$parameters', program.parameters, printer),
    ...(hasElsewhere ? parametersLines(ELSEWHERE, program.elsewhere, printer) : []),
    '',
    ...computeLines(program, printer),
    '',
    `export const ${printer.typed('rules', 'rt.RuleModule')} = rt.ruleModule(${LAW}, { ${members.join(', ')} });`,
    '',
  ].join('\n');
}
