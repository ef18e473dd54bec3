import type { InputSource, InputSpec, Manifest } from '../../runtime/module.ts';
import { isDemanded } from '../../runtime/request/own-inputs-schema.ts';
import { documentation, propertyName, quoted } from './code-text.ts';
import { RUNTIME_PACKAGE } from './index-module.ts';

/** The declarations of an emitted rule module in JavaScript. */
export const MODULE_DECLARATIONS = `import type { RuleModule } from ${quoted(RUNTIME_PACKAGE)};
export declare const rules: RuleModule;
`;

/** The laws of one scheme, in the order of their dates. */
interface Scheme {
  readonly name: string;
  readonly laws: readonly Manifest[];
  /** The law that holds last. */
  readonly newest: Manifest;
}

/** An input in all laws of a scheme that read it. */
interface Field {
  readonly wire: string;
  readonly source: InputSource;
  /** As the newest law has it. */
  readonly spec: InputSpec;
  readonly words: readonly string[];
  /** True when every law of the scheme demands it. */
  readonly isDemanded: boolean;
}

/** The declarations of `generated/rules/index.js`: what may be sent to each scheme, and the payslip. */
export function emitPackageTypes(manifests: readonly Manifest[]): string {
  const schemes = schemesOf(manifests);
  const isOneCountry = new Set(manifests.map(({ country }) => country)).size === 1;
  return [
    '// Emitted by payroll compile: what may be sent to each scheme. Do not edit.',
    `import type { Calculation, CalculationOptions, RuleModule } from ${quoted(RUNTIME_PACKAGE)};`,
    '',
    `export { type Calculation, CalculationError } from ${quoted(RUNTIME_PACKAGE)};`,
    '/** The version of the runtime that these modules were compiled for. */',
    'export declare const runtimeVersion: string;',
    'export declare const modules: readonly RuleModule[];',
    '',
    '/** A quantity: a text keeps every digit. */',
    'export type Quantity = string | number;',
    '',
    'export interface Period<Type extends string> {',
    '  readonly type: Type;',
    '  /** First day: `2025-03-01`. */',
    '  readonly start_date: string;',
    '  /** Last day, inclusive. */',
    '  readonly end_date: string;',
    '  /** Days that count; of a whole month 30, else those of the calendar, where it is not said. */',
    '  readonly days?: number;',
    '}',
    '',
    ...schemes.flatMap((scheme) => [...requestLines(scheme, isOneCountry), '']),
    `export type Request = ${schemes.map(({ name }) => `${name}Request`).join(' | ') || 'never'};`,
    '',
    '/** The payslip of a request by the rules that hold on its date. Throws a CalculationError. */',
    'export declare function calculate(request: Request): Calculation;',
    '/** The same as the JSON text that the service would write. Throws a CalculationError. */',
    'export declare function calculateText(request: Request): string;',
    '',
  ].join('\n');
}

function schemesOf(manifests: readonly Manifest[]): readonly Scheme[] {
  const ordered = manifests.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const isOneCountry = new Set(manifests.map(({ country }) => country)).size === 1;
  const groups = Map.groupBy(ordered, ({ country, scheme }) =>
    isOneCountry ? typeName(scheme) : `${typeName(country.toLowerCase())}${typeName(scheme)}`,
  );
  return [...groups]
    .flatMap(([name, laws]) => {
      const newest = laws.at(-1);
      return newest === undefined ? [] : [{ name, laws, newest }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function typeName(word: string): string {
  return word
    .split('_')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

function requestLines({ name, laws, newest }: Scheme, isOneCountry: boolean): readonly string[] {
  const types = [...new Set(laws.flatMap(({ periods }) => periods))].map(quoted).join(' | ');
  const fields = fieldsOf(laws);
  const at = (source: InputSource) => fields.filter((field) => field.source === source);
  const [flags, own, history] = [at('override'), at('inputs'), at('history')];
  const overrides = flags.length === 0 ? [] : [`  readonly overrides?: ${name}Overrides;`];
  return [
    ...documentation(newest.label, newest.laws.join('; ')),
    `export interface ${name}Request {`,
    `  readonly country${isOneCountry ? '?' : ''}: ${quoted(newest.country)};`,
    `  readonly scheme: ${quoted(newest.scheme)};`,
    '  /** The year whose law is meant, where the period lies in two; else that of its last day. */',
    '  readonly year?: number;',
    `  readonly period: Period<${types}>;`,
    `  readonly employee: ${name}Employee;`,
    '  readonly employer?: object;',
    ...overrides,
    '  readonly options?: CalculationOptions;',
    '}',
    '',
    `export interface ${name}Employee {`,
    '  readonly id?: string;',
    ...at('employee').flatMap(fieldLines),
    ...(own.length === 0 ? [] : [placeLine('inputs', `${name}Inputs`, own)]),
    ...(history.length === 0 ? [] : [placeLine('history', `${name}History`, history)]),
    ...overrides,
    '}',
    ...interfaceLines(`${name}Inputs`, own),
    ...interfaceLines(`${name}History`, history),
    ...interfaceLines(`${name}Overrides`, flags),
  ];
}

function placeLine(place: string, type: string, fields: readonly Field[]): string {
  return `  readonly ${place}${fields.some((field) => field.isDemanded) ? '' : '?'}: ${type};`;
}

function interfaceLines(name: string, fields: readonly Field[]): readonly string[] {
  return fields.length === 0 ? [] : ['', `export interface ${name} {`, ...fields.flatMap(fieldLines), '}'];
}

/** Null is as if it had not been sent. */
function fieldLines({ wire, spec, words, isDemanded: isAlways }: Field): readonly string[] {
  const optional = isAlways ? '' : '?';
  const nothing = isAlways ? '' : ' | null';
  return [
    ...documentation(spec.label, spec.bounds, spec.law).map((text) => `  ${text}`),
    `  readonly ${propertyName(wire)}${optional}: ${typeOf(spec, words)}${nothing};`,
  ];
}

function typeOf({ type }: InputSpec, words: readonly string[]): string {
  switch (type) {
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'string';
    case 'choice':
      return words.map(quoted).join(' | ');
    default:
      return 'Quantity';
  }
}

function fieldsOf(laws: readonly Manifest[]): readonly Field[] {
  const read = laws.flatMap(({ inputs }) => inputs);
  const groups = Map.groupBy(read, ({ source, wire }) => `${source} ${wire}`);
  return [...groups.values()].flatMap((specs) => {
    const spec = specs.at(-1);
    if (spec === undefined) return [];
    const isAlways = specs.length === laws.length && specs.every(isDemanded);
    const words = [...new Set(specs.flatMap((one) => one.words))];
    return [{ wire: spec.wire, source: spec.source, spec, words, isDemanded: isAlways }];
  });
}
