import type { ProvenanceSpec } from './manifest.ts';

const PROVENANCE_LABEL: Readonly<Record<ProvenanceSpec['provenance'], string>> = {
  single_source: 'fuente única',
  derived: 'derivado',
  convention: 'convención',
  unconfirmed: 'sin confirmar',
};

function provenanceText(provenance: ProvenanceSpec): string {
  const label = PROVENANCE_LABEL[provenance.provenance];
  return provenance.note === null ? `(${label})` : `(${label}: ${provenance.note})`;
}

/** A legal source and how sure it is, as traces show them; null without. */
export function withProvenance(law: string | null, provenance: ProvenanceSpec | null): string | null {
  if (provenance === null) return law;
  return law === null ? provenanceText(provenance) : `${law} ${provenanceText(provenance)}`;
}
