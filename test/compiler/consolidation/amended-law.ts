import { compile } from '../../../compiler/compile.ts';
import type { Siblings } from '../../../compiler/consolidation/read-law.ts';
import { RULES } from '../../workbench/cli/first-rules.ts';

/** The first lines of an amendment of the small rules. */
export const HEAD = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31
  change  2026-01-01 "Cifras de 2026"  law "Ley 1"
`;

/** A folder of rule files in memory; the same text is the same object each time. */
export function folder(texts: Readonly<Record<string, string>>): Siblings {
  const sources = new Map(
    Object.entries(texts).map(([date, text]) => [date, { path: `${date}.pay`, text }] as const),
  );
  return { dated: (date) => sources.get(date) ?? null, figures: () => [] };
}

/** The law of the small rules as the statements amend it. */
export function amended(statements: string, law = RULES): string {
  const siblings = folder({ '2025-01-01': law, '2026-01-01': `${HEAD}\n${statements}\n` });
  const source = siblings.dated('2026-01-01');
  if (source === null) throw new Error('no amendment');
  const { ir, source: whole, diagnostics } = compile(source, siblings);
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '));
  return whole.text;
}

/** What is wrong with the statements, as `CODE text it points at`. */
export function faults(statements: string, law = RULES): readonly string[] {
  const siblings = folder({ '2025-01-01': law, '2026-01-01': `${HEAD}\n${statements}\n` });
  const source = siblings.dated('2026-01-01');
  if (source === null) throw new Error('no amendment');
  return compile(source, siblings).diagnostics.map(
    ({ code, span }) => `${code} ${source.text.slice(span.start, span.end)}`,
  );
}

/** The line of a text that begins so, with the lines that go on with it. */
export function declaration(text: string, start: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('  '));
  return lines.slice(at, end).join('\n');
}
