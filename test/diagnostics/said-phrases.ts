import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where diagnostics are made. */
const PASSES = [
  'dsl/{grammar,lexer,recovery,text}/*.ts',
  'dsl/*.ts',
  'compiler/*.ts',
  'compiler/{checks,consolidation,lower,model,names,parameters,tables}/**/*.ts',
  'workbench/{property-search,testing}/*.ts',
];

/** A text in a program; `x` stands for what it puts in. */
export interface SaidPhrase {
  readonly file: string;
  readonly phrase: string;
}

/** Every text of several words in the passes that make diagnostics. */
export function saidPhrases(): readonly SaidPhrase[] {
  const files = globSync(PASSES, { cwd: ROOT }).sort();
  return files.flatMap((file) => {
    const program = parseSync(readFileSync(`${ROOT}${file}`, 'utf8'), { syntax: 'typescript' });
    return [...new Set(textsIn(program.body))].filter(isPhrase).map((phrase) => ({ file, phrase }));
  });
}

function isPhrase(text: string): boolean {
  return /[a-z]{2}/.test(text.replaceAll(/`[^`]*`/g, '')) && text.trim().includes(' ');
}

function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis } = node as Readonly<Record<string, unknown>>;
  if (typeof type === 'string' && /^(Import|Ts)/.test(type) && type !== 'TsAsExpression') return [];
  const own = type === 'StringLiteral' && typeof value === 'string' ? [value] : [];
  const template = type === 'TemplateLiteral' && Array.isArray(quasis) ? [quasis.map(cooked).join('x')] : [];
  return [...own, ...template, ...Object.values(node).flatMap(textsIn)];
}

function cooked(part: { readonly cooked: string }): string {
  return part.cooked;
}
