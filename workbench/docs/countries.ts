/** A country as the pages name it. */
export interface Country {
  readonly name: string;
  /** Language of its laws. */
  readonly laws: string;
  /** Language of its pages. */
  readonly pages: string;
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  AR: { name: 'Argentina', laws: 'es-AR', pages: 'es-AR' },
  BR: { name: 'Brasil', laws: 'pt-BR', pages: 'es' },
  CL: { name: 'Chile', laws: 'es-CL', pages: 'es-CL' },
  CO: { name: 'Colombia', laws: 'es-CO', pages: 'es-CO' },
  MX: { name: 'México', laws: 'es-MX', pages: 'es-MX' },
};

/** A country that the pages do not know goes by its code. */
export function countryOf(code: string): Country {
  return COUNTRIES[code] ?? { name: code, laws: 'es', pages: 'es' };
}
