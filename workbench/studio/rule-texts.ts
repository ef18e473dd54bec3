import { basename, dirname } from 'node:path/posix';
import type { Source } from '../../dsl/text/source.ts';
import type { ReadRules } from '../docs/documented-rules.ts';
import { schemeFolder } from '../docs/version-page.ts';
import { countryFolder, isFiguresPath } from '../figures/places.ts';
import type { CountryTexts, RuleText } from './studio-data.ts';

/** Rules with the texts that somebody wrote, which the page shows and lets edit. */
export interface WrittenRules extends ReadRules {
  /** Those that the file amends, the whole law first, the file itself, and the figures of its country. */
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

/** The file, its tests, what it amends, from the nearest to the whole law, and the figures of its country. */
function filesOf({ ir, written, testText }: WrittenRules): readonly RuleText[] {
  const folder = schemeFolder(ir.scheme);
  const chain = written.filter(({ path }) => !isFiguresPath(path));
  const [own, ...amended] = chain
    .map(({ path, text }) => ({ path: `${folder}/${basename(path)}`, text }))
    .toReversed();
  if (own === undefined) return [];
  const tests = testText === null ? [] : [{ path: own.path.replace(/\.pay$/, '.test.pay'), text: testText }];
  const figures = written
    .filter(({ path }) => isFiguresPath(path))
    .map(({ path, text }) => ({ path: figuresPath(dirname(folder), path), text }));
  return [own, ...tests, ...amended, ...figures];
}

/** A file of figures below the folder of its country: `co/figures.pay`, `mx/figures/imss.pay`. */
function figuresPath(country: string, path: string): string {
  return `${country}${path.slice(countryFolder(path).length)}`;
}
