import { clauseOf, clausesOf } from '../../compiler/model/clauses.ts';
import type { Clause, Expr, Mark, RoundSpec } from '../../dsl/ast/ast.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import type { FormulaWords } from './formula-words.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { lawText } from './languages.ts';
import type { Places } from './places.ts';
import { spanishDate } from './spanish-dates.ts';

/** A line of a list of facts: what it is about, and what it says. */
export interface Fact {
  readonly about: string;
  readonly says: Piece;
}

const PROVENANCE_WORDS: Readonly<Record<ProvenanceSpec['provenance'], string>> = {
  single_source: 'Una sola fuente',
  derived: 'Cifra derivada',
  convention: 'Convención',
  unconfirmed: 'Por confirmar',
};

const MODES: Readonly<Record<string, string>> = {
  half_up: 'al más cercano, la mitad hacia arriba',
  half_even: 'al más cercano, la mitad hacia el par',
  up: 'hacia arriba',
  down: 'hacia abajo',
};

export function provenanceWords(provenance: ProvenanceSpec['provenance']): string {
  return PROVENANCE_WORDS[provenance];
}

/** The facts as a list of terms; nothing without any. */
export function factList(facts: readonly Fact[]): Html {
  if (facts.length === 0) return html``;
  const rows = facts.map(({ about, says }) => html`<div><dt>${about}</dt><dd>${says}</dd></div>`);
  return html`<dl class="facts">${rows}</dl>`;
}

/** Tells the clauses of a declaration. */
export class ClauseWords {
  readonly #formulas: FormulaWords;
  readonly #places: Places;
  readonly #country: string;

  constructor(formulas: FormulaWords, places: Places, country: string) {
    this.#formulas = formulas;
    this.#places = places;
    this.#country = country;
  }

  /** Legal sources, in the order of the file. */
  laws(clauses: readonly Clause[], more: readonly string[] = []): readonly Fact[] {
    const laws = [...clausesOf(clauses, 'law').map(({ text }) => text.value), ...more];
    if (laws.length === 0) return [];
    return [
      {
        about: 'Fuente legal',
        says: joined(
          laws.map((law) => this.law(law)),
          '; ',
        ),
      },
    ];
  }

  law(law: string): Html {
    return html`<span class="law">${lawText(law, this.#country)}</span>`;
  }

  /** How sure a parameter or a formula is. */
  provenance(clauses: readonly Clause[]): readonly Fact[] {
    return clauses.flatMap((clause) => {
      switch (clause.kind) {
        case 'convention':
        case 'derived':
          return [{ about: PROVENANCE_WORDS[clause.kind], says: clause.text.value }];
        case 'unconfirmed':
        case 'single_source':
          return [{ about: PROVENANCE_WORDS[clause.kind], says: clause.text?.value ?? 'sí' }];
        default:
          return [];
      }
    });
  }

  /** When a line exists and when it is shown. */
  conditions(clauses: readonly Clause[], guard: Expr | null): readonly Fact[] {
    const when = [guard, clauseOf(clauses, 'when')?.expr ?? null].filter((one) => one !== null);
    const facts: Fact[] = when.map((expr) => ({ about: 'Solo si', says: this.#formulas.words(expr) }));
    const [from, until] = [clauseOf(clauses, 'from'), clauseOf(clauses, 'until')];
    if (from !== null) facts.push({ about: 'Desde', says: spanishDate(from.date.iso) });
    if (until !== null) facts.push({ about: 'Hasta', says: spanishDate(until.date.iso) });
    if (clauseOf(clauses, 'omit_zero') !== null) {
      facts.push({ about: 'En el recibo', says: 'no aparece cuando es cero' });
    }
    return facts;
  }

  /** What a perception counts for. */
  marks(clauses: readonly Clause[]): readonly Fact[] {
    const marks = clauseOf(clauses, 'marks')?.marks ?? [];
    if (marks.length === 0) return [];
    const counted = marks.filter(({ negated }) => !negated).map((mark) => this.#mark(mark));
    const not = marks.filter(({ negated }) => negated).map(({ name }) => this.#places.link(name.text));
    return [
      ...(counted.length > 0 ? [{ about: 'Forma parte de', says: joined(counted, '; ') }] : []),
      ...(not.length > 0 ? [{ about: 'No forma parte de', says: joined(not, '; ') }] : []),
    ];
  }

  #mark({ name, except }: Mark): Html {
    const whole = this.#places.link(name.text);
    return except === null ? whole : html`${whole} (menos ${this.#formulas.words(except)})`;
  }

  tags(clauses: readonly Clause[]): readonly Fact[] {
    const tags = clauseOf(clauses, 'tags')?.tags ?? [];
    if (tags.length === 0) return [];
    const words = tags.map(({ name, value }) => {
      const text = name.text.replaceAll('_', ' ');
      return value === null ? text : `${text} ${value.text}`;
    });
    return [{ about: 'Etiquetas', says: joined(words, ', ') }];
  }

  /** `a 0,01 COP, al más cercano, la mitad hacia arriba` */
  rounding({ mode, rungs }: RoundSpec): Html {
    const steps = rungs.map(({ quantum, above }) =>
      above === null
        ? html`a múltiplos de ${this.#formulas.literal(quantum)}`
        : html`a múltiplos de ${this.#formulas.literal(quantum)} si pasa de ${this.#formulas.literal(above)}`,
    );
    return html`${joined(steps, '; si no, ')}, ${MODES[mode.text] ?? mode.text}`;
  }
}
