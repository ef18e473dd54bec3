import { type Doc, fill, group, line, nest, printDoc, soft } from '../../dsl/format/doc.ts';
import { propertyName, quoted } from './code-text.ts';

/** Columns of emitted data. */
const WIDTH = 150;

/** Longer texts stand on several lines. */
const TEXT_WIDTH = 120;

/** Data that emitted code holds: literals, lists, objects, and calls and names as documents of their own. */
export type Data =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly Data[]
  | { readonly code: Doc }
  | { readonly members: readonly (readonly [name: string, value: Data])[] };

/** An object; members that hold nothing are left out. */
export function object(members: Readonly<Record<string, Data | undefined>>): Data {
  return {
    members: Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  };
}

/** What holds nothing is not written: the runtime fills it in. */
export function unless(value: boolean, item: Data): Data | undefined {
  return value ? undefined : item;
}

/** Anything that JSON can hold, as data. */
export function data(value: unknown): Data {
  if (value === null || typeof value !== 'object') return scalar(value);
  if (Array.isArray(value)) return value.map(data);
  return { members: Object.entries(value).map(([name, item]) => [name, data(item)]) };
}

function scalar(value: unknown): Data {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean':
      return value;
    default:
      throw new TypeError(`${typeof value} is no data`);
  }
}

/** A call of the runtime with data. */
export function call(name: string, ...args: readonly Data[]): Data {
  return { code: [`rt.${name}(`, fill(args.map(docOf)), ')'] };
}

/** A list that begins on the line where it stands. */
export function tuple(...items: readonly Data[]): Data {
  return { code: ['[', fill(items.map(docOf)), ']'] };
}

/** A name of the module. */
export function named(name: string): Data {
  return { code: name };
}

function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}

/** The document of data. */
export function docOf(value: Data): Doc {
  if (typeof value === 'string') return textDoc(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isList(value)) {
    if (value.length === 0) return '[]';
    return group(['[', nest(2, [soft, fill(value.map(docOf))]), soft, ']']);
  }
  if ('code' in value) return value.code;
  if (value.members.length === 0) return '{}';
  const members = value.members.map(([name, item]): Doc => [`${propertyName(name)}: `, docOf(item)]);
  return group(['{', nest(2, [line, fill(members)]), line, '}']);
}

/** A text as one literal, or as several that are put together. */
function textDoc(text: string): Doc {
  if (text.length <= TEXT_WIDTH) return quoted(text);
  const parts = partsOf(text).map(quoted);
  return group(
    nest(
      2,
      parts.map((part, place): Doc => (place === 0 ? part : [' +', line, part])),
    ),
  );
}

/** Cut behind spaces, so that every part is short enough to be read. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > TEXT_WIDTH) {
    const space = rest.lastIndexOf(' ', TEXT_WIDTH - 1) + 1;
    const end = space > 0 ? space : TEXT_WIDTH;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** Data as code that begins at a column, inside lines that are indented. */
export function dataCode(value: Data, column = 0, indent = 0): string {
  return printDoc(docOf(value), WIDTH, column, indent);
}

/** A constant of the module that holds data. */
export function constant(name: string, type: string | null, value: Data): string {
  const head = `const ${name}${type === null ? '' : `: ${type}`} = `;
  return `${head}${dataCode(value, head.length)};`;
}

/** A constant that is a list with one entry a line. */
export function listConstant(name: string, type: string | null, entries: readonly Data[]): string {
  const head = `const ${name}${type === null ? '' : `: ${type}`} = [`;
  if (entries.length === 0) return `${head}];`;
  return [head, ...entries.map((entry) => `  ${dataCode(entry, 2, 2)},`), '];'].join('\n');
}
