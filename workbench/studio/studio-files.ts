import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { documentedRules } from '../docs/documented-rules.ts';
import { ENGLISH } from '../docs/english-formulas.ts';
import type { SiteFile } from '../docs/page.ts';
import { PORTUGUESE } from '../docs/portuguese-formulas.ts';
import { SPANISH } from '../docs/spanish-formulas.ts';
import { schemeFolder } from '../docs/version-page.ts';
import { type BundledVersion, bundledScripts, studioStyle } from './bundle.ts';
import { countryTexts, type WrittenRules } from './rule-texts.ts';
import type { StudioScheme, StudioVersion, VersionFacts } from './studio-data.ts';
import { STUDIO_FOLDER, studioPage } from './studio-page.ts';
import { startOf, versionFacts, versionTexts } from './version-data.ts';

interface PreparedVersion extends BundledVersion {
  readonly facts: VersionFacts;
}

/** Everything of the studio, beside the pages of the documentation. */
export async function studioFiles(rules: readonly WrittenRules[]): Promise<readonly SiteFile[]> {
  const versions = rules
    .map(documentedRules)
    .map((one) => ({ rules: one, path: pathOf(one.ir.scheme), facts: versionFacts(one) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const scripts = await bundledScripts(versions);
  const texts = [...countryTexts(rules)].map(([country, of]) => ({
    path: `${country}.rules.json`,
    content: JSON.stringify(of),
  }));
  const files = [
    ...scripts.files,
    ...texts,
    { path: 'studio.css', content: studioStyle() },
    ...versions.flatMap((version) => dataFiles(version)),
  ];
  return [
    studioPage({ schemes: schemesOf(versions) }, scripts.started),
    ...files.map(({ path, content }) => ({ path: `${STUDIO_FOLDER}/${path}`, content })),
  ];
}

function pathOf(scheme: WrittenRules['ir']['scheme']): string {
  return `${schemeFolder(scheme)}/${scheme.validFrom}`;
}

function dataFiles({ rules, path, facts }: PreparedVersion): readonly SiteFile[] {
  const texts = [SPANISH, PORTUGUESE, ENGLISH].map((language) => ({
    path: `${path}.${language.language}.json`,
    content: JSON.stringify(versionTexts(rules, `../${path}.html`, language)),
  }));
  return [{ path: `${path}.json`, content: JSON.stringify(facts) }, ...texts];
}

function schemesOf(versions: readonly PreparedVersion[]): readonly StudioScheme[] {
  const grouped = Map.groupBy(versions, ({ rules }) => schemeFolder(rules.ir.scheme));
  return [...grouped.values()].toSorted(generalFirst).flatMap((within) => {
    // A version whose figures are not known yet calculates nothing.
    const versions = within.flatMap(versionOf);
    const newest = within.at(-1)?.rules.manifest;
    if (newest === undefined || versions.length === 0) return [];
    const { country, scheme, label, currency } = newest;
    return [{ country, scheme, label, currency, versions }];
  });
}

/** Sorts by country, and within one by the number of lines, since most people are paid by the largest scheme. */
function generalFirst(a: readonly PreparedVersion[], b: readonly PreparedVersion[]): number {
  const [one, other] = [a.at(-1)?.rules.manifest, b.at(-1)?.rules.manifest];
  if (one === undefined || other === undefined) return 0;
  if (one.country !== other.country) return one.country < other.country ? -1 : 1;
  return other.steps.length - one.steps.length;
}

function versionOf({ rules, path, facts }: PreparedVersion): readonly StudioVersion[] {
  const { validFrom, asOf, periods, proration, days } = rules.manifest;
  const validUntil = calculableUntil(rules.manifest);
  if (validUntil === null) return [];
  return [{ validFrom, validUntil, asOf, periods, proration, days, path, start: startOf(rules, facts) }];
}
