import type { RuleModule } from '../runtime/module.ts';
import type { CountryTexts, VersionFacts, VersionTexts } from '../workbench/studio/studio-data.ts';

/** Files of one kind, each asked for once; what failed is asked for again the next time. */
class Files<Content> {
  readonly #asked = new Map<string, Promise<Content>>();
  readonly #load: (address: string) => Promise<Content>;

  constructor(load: (address: string) => Promise<Content>) {
    this.#load = load;
  }

  at(path: string): Promise<Content> {
    const address = new URL(path, document.baseURI).href;
    const known = this.#asked.get(address) ?? this.#load(address);
    this.#asked.set(address, known);
    known.catch(() => this.#asked.delete(address));
    return known;
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const MODULES = new Files(async (address) => {
  const loaded: { readonly rules: RuleModule } = await import(address);
  return loaded.rules;
});

const FACTS = new Files(async (address) => {
  const facts: VersionFacts = await (await fetched(address)).json();
  return facts;
});

const TEXTS = new Files(async (address) => {
  const texts: VersionTexts = await (await fetched(address)).json();
  return texts;
});

const COUNTRIES = new Files(async (address) => {
  const texts: CountryTexts = await (await fetched(address)).json();
  return texts;
});

/** The rule files of a country, for who opens the law. */
export function loadCountryTexts(country: string): Promise<CountryTexts> {
  return COUNTRIES.at(`${country}.rules.json`);
}

/** The module of a version, compiled from its rules. */
export function loadModule(path: string): Promise<RuleModule> {
  return MODULES.at(`${path}.js`);
}

/** Its figures and examples. */
export function loadFacts(path: string): Promise<VersionFacts> {
  return FACTS.at(`${path}.json`);
}

/** Its formulas in the words of a language. */
export function loadTexts(path: string, language: string): Promise<VersionTexts> {
  return TEXTS.at(`${path}.${language}.json`);
}
