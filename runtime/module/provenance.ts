import type { ProvenanceSpec } from './manifest.ts';

type ProvenanceWords = Readonly<Record<ProvenanceSpec['provenance'], string>>;

const SPANISH: ProvenanceWords = {
  single_source: 'fuente única',
  derived: 'derivado',
  convention: 'convención',
  unconfirmed: 'sin confirmar',
};

const PORTUGUESE: ProvenanceWords = {
  single_source: 'fonte única',
  derived: 'derivado',
  convention: 'convenção',
  unconfirmed: 'sem confirmação',
};

const KINDS = ['single_source', 'derived', 'convention', 'unconfirmed'] as const;

/** What says how sure a figure is, in the language of the laws of its country; Spanish of a code that is no country. */
function provenanceWords(country: string): ProvenanceWords {
  const isCode = /^[A-Z]{2}$/.test(country);
  return isCode && new Intl.Locale(`und-${country}`).maximize().language === 'pt' ? PORTUGUESE : SPANISH;
}

/** A stored trace in the words of today: records of before say in Spanish of Brazil too how sure a figure is. */
export function inWordsOf(country: string, trace: string): string {
  const words = provenanceWords(country);
  return KINDS.reduce((text, kind) => {
    if (words[kind] === SPANISH[kind]) return text;
    return text.replaceAll(new RegExp(`\\(${SPANISH[kind]}(?=[:)])`, 'g'), `(${words[kind]}`);
  }, trace);
}

function provenanceText({ provenance, note }: ProvenanceSpec, country: string): string {
  const label = provenanceWords(country)[provenance];
  return note === null ? `(${label})` : `(${label}: ${note})`;
}

/** A legal source and how sure it is, as traces show them; null without. */
export function withProvenance(
  law: string | null,
  provenance: ProvenanceSpec | null,
  country: string,
): string | null {
  if (provenance === null) return law;
  const text = provenanceText(provenance, country);
  return law === null ? text : `${law} ${text}`;
}
