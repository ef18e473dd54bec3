import { dirname } from 'node:path/posix';
import type { Terminal } from '../terminal/terminal.ts';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { datedFilesBeside } from './rule-files.ts';
import type { RuleTexts } from './rule-texts.ts';

function schemeOf({ compiled }: LoadedRules): string | null {
  return compiled === null ? null : `${compiled.ir.scheme.country}.${compiled.ir.scheme.id}`;
}

/**
 * The laws of the same schemes that lie beside the chosen files, so that one file alone is compared with the law before
 * it as it is among all rules. None of a folder in which one of them does not compile: its place would look like a hole.
 */
export function lawsBeside(
  chosen: readonly LoadedRules[],
  terminal: Terminal,
  texts: RuleTexts,
): readonly LoadedRules[] {
  const named = new Set(chosen.map(({ path }) => path.absolute));
  const folders = Map.groupBy(chosen, ({ path }) => dirname(path.shown));
  return [...folders.values()].flatMap((files) => {
    const beside = new Map(
      files.flatMap(({ path }) => datedFilesBeside(path)).map((path) => [path.absolute, path]),
    );
    const others = [...beside.values()].filter(({ absolute }) => !named.has(absolute));
    const laws = others.map((path) => loadRules(path, terminal, texts));
    if (laws.some(({ compiled }) => compiled === null)) return [];
    const schemes = new Set(files.map(schemeOf));
    return laws.filter((law) => schemes.has(schemeOf(law)));
  });
}
