import type { Clause, ClauseKind, Mark, Tag } from '../../dsl/ast/ast.ts';
import { printClause } from '../../dsl/format/clause.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import type { Facet, FacetKind, FacetRow } from './declared.ts';

/** The kind of piece that each clause is. Each mark and each tag is a piece of its own. */
const KINDS: Readonly<Record<Exclude<ClauseKind, 'marks' | 'tags'>, FacetKind>> = {
  text: 'message',
  label: 'label',
  law: 'law',
  source: 'law',
  convention: 'provenance',
  derived: 'provenance',
  unconfirmed: 'provenance',
  single_source: 'provenance',
  in: 'bounds',
  default: 'default',
  required: 'presence',
  when: 'condition',
  on: 'formula',
  rate: 'formula',
  rounded: 'rounding',
  round: 'rounding',
  omit_zero: 'omission',
  sparse: 'table',
  from: 'date',
  until: 'date',
  // Whether a parameter has dates shows in its rows.
  by: 'provenance',
  after: 'provenance',
  first: 'formula',
  due: 'label',
  as: 'summary',
  bracket: 'table',
  severity: 'severity',
  grows_by: 'proof',
  // The last value goes on; only what is said of it depends on this.
  carry_forward: 'provenance',
  scaled: 'table',
  grid: 'table',
  continuous: 'proof',
  for: 'formula',
  weekdays: 'table',
  with: 'formula',
};

/** The facets of the clauses of one declaration, or of a row of it, whose name is `place`. */
export function clauseFacets(clauses: readonly Clause[], place = '', row?: FacetRow): readonly Facet[] {
  const seen = new Map<string, number>();
  return clauses.flatMap((clause) => {
    if (clause.kind === 'marks') return clause.marks.map(markFacet);
    if (clause.kind === 'tags') return clause.tags.map(tagFacet);
    const word = wordOf(clause);
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    const name = `${place}${word}${times > 1 ? ` ${times}` : ''}`;
    const { kind, span } = clause;
    const facet: Facet = { kind: KINDS[kind], name, text: printClause(clause), span, clause: kind };
    return [row === undefined ? facet : { ...facet, row }];
  });
}

/** How a clause is called where a person reads it. */
function wordOf(clause: Clause): string {
  if (clause.kind === 'in') return 'bounds';
  return clause.kind === 'with' ? `with ${clause.name.text}` : clause.kind;
}

function markFacet({ negated, name, except, span }: Mark): Facet {
  const exception = except === null ? '' : ` except ${printExpression(except)}`;
  const text = `${negated ? 'not ' : ''}${name.text}${exception}`;
  return { kind: 'mark', name: `mark ${name.text}`, text, span };
}

function tagFacet({ name, value, span }: Tag): Facet {
  const text = value === null ? name.text : `${name.text}:${value.text}`;
  return { kind: 'tag', name: `tag ${name.text}`, text, span };
}
