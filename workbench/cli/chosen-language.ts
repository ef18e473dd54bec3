import { InvalidArgumentError, Option } from 'commander';
import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { type LanguageName, languageName, loadLanguage } from '../../dsl/languages.ts';

/** The option that chooses the language of a command. */
export function languageOption(): Option {
  return new Option(
    '--lang <language>',
    'say what is wrong with rules in es, pt or en; else by LC_ALL, LC_MESSAGES or LANG',
  ).argParser((tag: string) => {
    if (languageName(tag) === null) throw new InvalidArgumentError('es, pt and en are spoken.');
    return tag;
  });
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The language that a command line asks for; null where it says nothing. */
function askedLanguage(args: readonly string[]): LanguageName | null {
  const end = args.indexOf('--');
  const read = end === -1 ? args : args.slice(0, end);
  const at = read.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const said = read[at];
  if (said === undefined) return null;
  return languageName(said === '--lang' ? (read[at + 1] ?? '') : said.slice('--lang='.length));
}

/** That of the surroundings, as other programs find it: the first that is set, and then the list of `LANGUAGE`. */
export function surroundingLanguage({ LC_ALL, LC_MESSAGES, LANG, LANGUAGE }: Environment): LanguageName {
  const locale = LC_ALL || LC_MESSAGES || LANG || 'C';
  // Who asks for no language is not spoken to in one.
  if (/^(C|POSIX)(\.|$)/.test(locale)) return 'en';
  const preferred = [...(LANGUAGE ?? '').split(':'), locale].map(languageName);
  return preferred.find((name) => name !== null) ?? 'en';
}

/** What diagnostics are said in: what the command line asks for, else what the surroundings do; null for English. */
export function chosenLanguage(
  args: readonly string[],
  env: Environment,
): Promise<DiagnosticLanguage | null> {
  return loadLanguage(askedLanguage(args) ?? surroundingLanguage(env));
}
