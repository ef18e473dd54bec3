import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { PORTUGUESE } from '../../dsl/diagnostics/portuguese/portuguese.ts';
import { SPANISH } from '../../dsl/diagnostics/spanish/spanish.ts';
import { type DiagnosticLanguage, translated } from '../../dsl/diagnostics/translation.ts';

export const LANGUAGES = { Spanish: SPANISH, Portuguese: PORTUGUESE } as const;

/** Words of English that neither Spanish nor Portuguese has. */
const ENGLISH =
  /(?<![\p{L}\d_.])(the|is|are|of|and|but|with|write|which|has|have|from|until|this|that|it|its|to|or|not|in|by|say|says|what|where|never|only|an)(?![\p{L}\d_.])/iu;

/** What stands for a figure that is not there. */
const STANDS_IN: ReadonlyMap<string, string> = new Map([['`nothing`', '`nada`']]);

/** Quoted words of our own, which are said like any other. */
const OWN_QUOTES =
  /"(?:quotes|double quotes|is not equal|up to [^"]*|comillas|comillas dobles|no es igual|hasta [^"]*|aspas|aspas duplas|não é igual|até [^"]*)"/g;

/** What is of the author, in the order of the alphabet: code, quotes and figures. */
function placeholdersOf(text: string): readonly string[] {
  const parts = text.replaceAll(OWN_QUOTES, '').match(/`[^`]*`|"[^"]*"|\d[\d_.,-]*\d|\d/g) ?? [];
  return parts.map((part) => STANDS_IN.get(part) ?? part).toSorted();
}

/** The prose alone: without code, quotes, names of files and mutants, and without a test of the rules, which has lines. */
function proseOf(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"]*"|\S+\.pay|\([^)]*\)|one of a, b|\n[\s\S]*/g, '');
}

/** What is left in English in a text, or put into it otherwise than in English. */
export function faultsOfText(english: string | null, said: string | null): readonly string[] {
  if (english === null || said === null)
    return english === said ? [] : [`${said} is said where English says ${english}`];
  const left = ENGLISH.exec(proseOf(said));
  const [was, is] = [placeholdersOf(english).join(' '), placeholdersOf(said).join(' ')];
  return [
    ...(left === null ? [] : [`${left[0]} is English: ${said}`]),
    ...(was === is ? [] : [`${is} is put in for ${was}: ${said}`]),
  ];
}

/** What is wrong with a diagnostic in another language; nothing, as it should be. */
export function faultsOfTranslation(one: Diagnostic, language: DiagnosticLanguage): readonly string[] {
  const { title, message, hint, labels, fix, ...same } = translated(one, language);
  expect({ ...one, ...same }).toEqual(one);
  const texts: readonly (readonly [string | null, string | null])[] = [
    [one.title, title],
    [one.message, message],
    [one.hint, hint],
    [one.fix?.title ?? null, fix?.title ?? null],
    ...labels.map(({ text }, at) => [one.labels[at]?.text ?? null, text] as const),
  ];
  return texts.flatMap(([english, other]) => faultsOfText(english, other));
}
