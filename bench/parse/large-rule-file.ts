/** A rule file as large as no country has, out of the real ones. */
import { readFileSync } from 'node:fs';
import type { Decl } from '../../dsl/ast/ast.ts';
import { ROOT } from '../../test/architecture/source-files.ts';
import { WHOLE_LAWS } from '../../test/whole-laws.ts';
import { parseByHand } from './by-hand-parser.ts';
import { CAPS, ID, Tokens } from './by-hand-tokens.ts';

export interface MadeFile {
  readonly text: string;
  /** How many rule files are in it. */
  readonly files: number;
}

/** The newest file of every scheme first: the next of the same scheme repeats most of it. */
function ruleFiles(): readonly string[] {
  const ages = new Map<string, number>();
  const aged = WHOLE_LAWS.toReversed().map((path) => {
    const scheme = path.slice(0, path.lastIndexOf('/'));
    const age = ages.get(scheme) ?? 0;
    ages.set(scheme, age + 1);
    return { path, age };
  });
  return aged.toSorted((a, b) => a.age - b.age).map(({ path }) => path);
}

function namesDefinedBy(decl: Decl): readonly string[] {
  switch (decl.decl) {
    case 'simple':
      return decl.columns.map(({ name }) => name.text);
    case 'table':
      return [decl.name.text];
    case 'employer':
    case 'deductions':
      return [decl.name.text, ...decl.parts.map(({ name }) => name.text)];
    case 'template':
      return [
        decl.name.text,
        ...decl.params.map(({ name }) => name.text),
        ...decl.body.flatMap(namesDefinedBy),
      ];
    case 'profile':
      return [decl.name.text];
    case 'notice':
      return [decl.code.text];
    default:
      return [];
  }
}

/** The declarations of a file with a number behind every name that it defines. */
function renumbered(text: string, number: number): string {
  const file = parseByHand(text);
  const defined = new Set(file.decls.flatMap(namesDefinedBy));
  const { kinds, starts, ends } = new Tokens(text);
  const from = file.scheme?.span.end ?? 0;
  let made = '';
  let copied = from;
  for (const [at, kind] of kinds.entries()) {
    const [start = 0, end = 0] = [starts[at], ends[at]];
    if (start < from || (kind !== ID && kind !== CAPS) || !defined.has(text.slice(start, end))) continue;
    made += `${text.slice(copied, end)}_${number}`;
    copied = end;
  }
  return made + text.slice(copied);
}

/** Whole rule files behind each other until there are so many characters, with one scheme and every name once. */
export function largeRuleFile(characters: number): MadeFile {
  let text = '';
  let files = 0;
  for (const path of ruleFiles()) {
    if (text.length >= characters) break;
    const rules = readFileSync(ROOT + path, 'utf8');
    text += files === 0 ? rules : renumbered(rules, files);
    files += 1;
  }
  return { text, files };
}
