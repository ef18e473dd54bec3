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

/** A statement of a law in one place, valid from one day on. */
export interface Dated {
  /** The same in every law of the scheme: `param base_min value`, `table escala row 3`. */
  readonly place: string;
  /** True of the value of a unit or a parameter, false of a row of a table and of a number in a formula. */
  readonly isParameter: boolean;
  readonly declared: Declared;
  readonly from: string;
  readonly text: string;
  readonly span: Span;
  readonly path: string;
}

const NUMBER = /\d[\d_]*(?:\.\d+)?%?/g;

/** A text with its numbers replaced: two texts of one form say the same about other figures. */
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

function datedOf({ name, row, clause, text, span }: Facet, declared: Declared, law: DatedLaw): Dated {
  const day = row?.day ?? null;
  const where = day === null ? name : [row?.place, clause].filter((part) => part != null).join(' ');
  return {
    place: `${declared.kind} ${declared.name} ${where}`,
    isParameter: (declared.kind === 'unit' || declared.kind === 'param') && where === 'value',
    declared,
    from: day ?? law.scheme.validFrom,
    text,
    span,
    path: law.path,
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

/** True of a figure whose rows are proven to grow by a rate beside them, or of which the author says how it is meant. */
export function isExplained(figure: Dated): boolean {
  return figure.declared.facets.some(
    (facet) =>
      (facet.clause === 'grows_by' && facet.row === undefined) ||
      (facet.clause === 'convention' && isSaidOf(facet, figure)),
  );
}

/** True of what is said of a figure's whole declaration, of the row of its day, or within its own text. */
function isSaidOf({ row, span }: Facet, { from, span: own }: Dated): boolean {
  if (row === undefined || (row.day === from && row.place === 'value')) return true;
  return span.start >= own.start && span.end <= own.end;
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
