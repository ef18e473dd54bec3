import type { Clause, Literal, PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { CountryFigures, Figure } from '../consolidation/country-figures.ts';
import { Report } from '../model/context.ts';
import { eachPart } from '../names/each-part.ts';

/** A published number: the figure whose it is, and the date or month of its row. */
interface Published {
  readonly name: string;
  readonly figure: Figure;
  readonly at: string | null;
}

/** Shorter numbers are equal by chance. */
const FEWEST_DIGITS = 4;

function isLiteral(part: object): part is Literal {
  return 'kind' in part && 'digits' in part && 'spelling' in part;
}

/** What kind of number it is and its value; null for one of few digits. */
function keyOf({ kind, digits }: Literal): string | null {
  const [whole = '', decimals = ''] = digits.split('.');
  const exact = `${whole.replace(/^0+/, '')}.${decimals.replace(/0+$/, '')}`;
  // Zeros at the end make a number round, and round numbers are equal by chance, too.
  const length = exact
    .replace('.', '')
    .replace(/^[-0]+/, '')
    .replace(/0+$/, '').length;
  return length < FEWEST_DIGITS ? null : `${kind} ${exact}`;
}

function* publishedBy(figure: Figure): Generator<readonly [Literal, Published]> {
  const { decl } = figure;
  if (decl.decl !== 'simple' || decl.kind === 'let') return;
  const [first] = decl.columns;
  if (first === undefined) return;
  if (decl.value !== null && isLiteral(decl.value))
    yield [decl.value, { name: first.name.text, figure, at: null }];
  for (const { at, cells } of decl.rows ?? [])
    for (const [index, cell] of cells.entries())
      if (isLiteral(cell))
        yield [cell, { name: decl.columns[index]?.name.text ?? first.name.text, figure, at: at.iso }];
}

const indexes = new WeakMap<CountryFigures, ReadonlyMap<string, Published>>();

/** The newest row of each number that is published. */
function indexOf(country: CountryFigures): ReadonlyMap<string, Published> {
  const known = indexes.get(country);
  if (known !== undefined) return known;
  const index = new Map<string, Published>();
  for (const figure of country.all)
    for (const [literal, published] of publishedBy(figure)) {
      const key = keyOf(literal);
      if (key !== null) index.set(key, published);
    }
  indexes.set(country, index);
  return index;
}

function hasClauses(part: object): part is { readonly clauses: readonly Clause[]; readonly span: Span } {
  return 'clauses' in part && Array.isArray(part.clauses) && 'span' in part;
}

/** PAY932: numbers of a rule file that are figures of its country; one that says `convention` has its own reason. */
export function typedFigures(
  source: Source,
  { decls, changes }: PayFile,
  country: CountryFigures,
): readonly Diagnostic[] {
  const index = indexOf(country);
  const report = new Report(source.path);
  const excused: Span[] = [];
  eachPart([decls, changes], (part) => {
    if (hasClauses(part) && part.clauses.some(({ kind }) => kind === 'convention')) excused.push(part.span);
    if (!isLiteral(part)) return;
    const key = keyOf(part);
    const found = key === null ? undefined : index.get(key);
    if (found === undefined) return;
    const { start } = part.span;
    if (excused.some((span) => start >= span.start && start < span.end)) return;
    const { name, at, figure } = found;
    report.say(faults.typed, part.span, { figure: part.spelling, name, at, file: figure.file.source.path });
  });
  return report.diagnostics;
}
