import type { Span } from '../../dsl/ast/ast.ts';
import type { DatedLaw } from './dated-law.ts';
import { declarationsOf } from './declarations.ts';
import type { Declared, Facet, FacetKind } from './declared.ts';

/** One printed number; a rate is judged otherwise than an amount. */
export interface Figure {
  readonly text: string;
  readonly value: number;
  readonly isRate: boolean;
}

/** What a law says in one place from one day on. */
export interface Dated {
  /** The same in every law of the scheme: `param base_min value`, `table escala row 3`. */
  readonly place: string;
  readonly declared: Declared;
  readonly from: string;
  readonly text: string;
  readonly span: Span;
  readonly path: string;
}

const NUMBER = /\d[\d_]*(?:\.\d+)?%?/g;

/** What is left of a text without its numbers: two texts of one form say the same about other figures. */
export function formOf(text: string): string {
  return text.replace(NUMBER, '0');
}

/** The numbers of a text, in its order. */
export function figuresIn(text: string): readonly Figure[] {
  return (text.match(NUMBER) ?? []).map((one) => {
    const isRate = one.endsWith('%');
    return { text: one, value: Number(one.replace(/[_%]/g, '')), isRate };
  });
}

const FIGURES: ReadonlySet<FacetKind> = new Set(['value', 'formula', 'row', 'rounding', 'bounds']);
const DATED = /^from (\d{4}-\d{2}(?:-\d{2})?)(?:: (.+))?$/;

function datedOf(facet: Facet, declared: Declared, { path, scheme }: DatedLaw): Dated {
  const [, iso, place] = DATED.exec(facet.name) ?? [];
  const month = iso !== undefined && iso.length === 'YYYY-MM'.length ? `${iso}-01` : iso;
  const { text, span } = facet;
  const where = iso === undefined ? facet.name : (place ?? 'value');
  return {
    place: `${declared.kind} ${declared.name} ${where}`,
    declared,
    from: month ?? scheme.validFrom,
    text,
    span,
    path,
  };
}

/** Everything with a number that a law says, with the day from which it says so. */
export function figuresOf(law: DatedLaw): readonly Dated[] {
  return declarationsOf(law.file, law.path).flatMap((declared) =>
    declared.kind === 'scheme'
      ? []
      : declared.facets.filter(({ kind }) => FIGURES.has(kind)).map((facet) => datedOf(facet, declared, law)),
  );
}

/** The place of a unit or a parameter; tables and formulas are others. */
export const FIGURE = /^(unit|param) \S+ value$/;

/** A figure whose rows are proven to grow by a rate beside them, or of which the author says how it is meant. */
export function isExplained({ declared, from, span }: Dated): boolean {
  const row = [`from ${from} `, `from ${from.slice(0, 7)} `];
  return declared.facets.some(
    ({ name, kind, span: place }) =>
      (kind === 'proof' && name === 'grows_by') ||
      name === 'convention' ||
      (name.endsWith('convention') &&
        (row.some((one) => name.startsWith(one)) || (place.start >= span.start && place.end <= span.end))),
  );
}

/** Shorter figures, without zeros at their end, are exchanged by chance. */
const LEAST_EXCHANGED = 5;

/** True of two long figures with the same digits, two neighbours of them exchanged: 1_423_500 and 1_432_500. */
export function isExchangeOf(one: string, other: string): boolean {
  const [was = '', is = ''] = [one, other].map((text) => text.replace(/[_.%]/g, ''));
  if (was.replace(/0+$/, '').length < LEAST_EXCHANGED) return false;
  const first = [...was].findIndex((digit, at) => digit !== is[at]);
  const exchanged = was.slice(0, first) + was.charAt(first + 1) + was.charAt(first) + was.slice(first + 2);
  return first !== -1 && exchanged === is;
}
