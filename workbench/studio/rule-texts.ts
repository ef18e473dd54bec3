import { basename } from 'node:path/posix';
import type { Source } from '../../dsl/text/source.ts';
import type { ReadRules } from '../docs/documented-rules.ts';
import { schemeFolder } from '../docs/version-page.ts';
import type { CountryTexts, RuleText } from './studio-data.ts';

/** Rules with the texts that somebody wrote, which the page shows and lets edit. */
export interface WrittenRules extends ReadRules {
  /** Those that the file amends, the whole law first, and the file itself last. */
  readonly written: readonly Source[];
  readonly testText: string | null;
}

/** All files of each country, by its code: what one amends or reads of others stands among them. */
export function countryTexts(rules: readonly WrittenRules[]): ReadonlyMap<string, CountryTexts> {
  const countries = Map.groupBy(rules, ({ ir }) => ir.scheme.country.toLowerCase());
  return new Map([...countries].map(([country, within]) => [country, textsOf(within)]));
}

function textsOf(rules: readonly WrittenRules[]): CountryTexts {
  const texts = new Map<string, string>();
  const written: Record<string, readonly string[]> = {};
  for (const one of rules) {
    const files = filesOf(one);
    for (const { path, text } of files) texts.set(path, text);
    const { scheme } = one.ir;
    written[`${schemeFolder(scheme)}/${scheme.validFrom}`] = files.map(({ path }) => path);
  }
  return { texts: [...texts].map(([path, text]) => ({ path, text })), written };
}

/** The file, its tests, and what it amends, from the nearest to the whole law. */
function filesOf({ ir, written, testText }: WrittenRules): readonly RuleText[] {
  const [own, ...amended] = written
    .map(({ path, text }) => ({ path: `${schemeFolder(ir.scheme)}/${basename(path)}`, text }))
    .toReversed();
  if (own === undefined) return [];
  const tests = testText === null ? [] : [{ path: own.path.replace(/\.pay$/, '.test.pay'), text: testText }];
  return [own, ...tests, ...amended];
}
