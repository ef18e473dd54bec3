import { Report } from '../../compiler/model/context.ts';
import type { Use } from '../../compiler/names/expand.ts';
import { writeOut } from '../../compiler/names/write-out.ts';
import type {
  BlockPart,
  DatedRow,
  Decl,
  EmployerDecl,
  Name,
  NoticeDecl,
  PayFile,
  SimpleDecl,
  Text,
} from '../../dsl/ast/ast.ts';
import { printType } from '../../dsl/format/clause.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { clauseFacets } from './clause-facets.ts';
import { type Declared, type Facet, type FacetRow, firstDayOf } from './declared.ts';
import { declaredScheme } from './scheme-facets.ts';
import { tableFacets } from './table-facets.ts';

const KNOWN = new WeakMap<PayFile, readonly Declared[]>();

/** Everything that a sound rule file declares, templates written out, in the order of the file. */
export function declarationsOf(file: PayFile, path: string): readonly Declared[] {
  const known = KNOWN.get(file);
  if (known !== undefined) return known;
  const { decls } = writeOut(file, new Report(path));
  const head = file.scheme === null ? [] : [declaredScheme(file.scheme)];
  const all = numbered([
    ...head,
    ...decls.flatMap(({ decl, use }) => declared(decl).map((one) => withUse(one, use))),
  ]);
  KNOWN.set(file, all);
  return all;
}

/** Adds the parts of the `apply` that wrote the declaration out: its laws, and the condition under which it exists. */
function withUse(one: Declared, use: Use | null): Declared {
  if (use === null) return one;
  const { guard, laws, span } = use;
  const own = one.facets.filter(({ clause, row }) => clause === 'law' && row === undefined).length;
  const lawName = (at: number) => (own + at === 0 ? 'law' : `law ${own + at + 1}`);
  const added: readonly Facet[] = [
    ...laws.map(
      (text, at): Facet => ({ kind: 'law', name: lawName(at), text: `law "${text}"`, span, isOfUse: true }),
    ),
    ...(guard === null
      ? []
      : [
          {
            kind: 'condition' as const,
            name: 'apply when',
            text: printExpression(guard),
            span,
            isOfUse: true as const,
          },
        ]),
  ];
  return { ...one, facets: [...one.facets, ...added] };
}

/** Notices and checks may have the same name: the second is told from the first by its number. */
function numbered(all: readonly Declared[]): readonly Declared[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const key = `${one.kind} ${one.name}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? one : { ...one, name: `${one.name} (${times})` };
  });
}

function declared(decl: Decl): readonly Declared[] {
  switch (decl.decl) {
    case 'simple':
      return decl.columns.map((_, at) => simple(decl, at));
    case 'table': {
      const label = decl.label?.value ?? null;
      const facets = [...labelFacets(decl.label), ...tableFacets(decl)];
      return [{ kind: 'table', name: decl.name.text, label, span: decl.span, facets }];
    }
    case 'employer':
      return [employer(decl), ...decl.parts.map((each) => part(each, decl))];
    case 'deductions':
    case 'profile':
      // Their lines and marks are written out; what is left of them is a name.
      return [{ kind: decl.decl, name: decl.name.text, label: null, span: decl.name.span, facets: [] }];
    case 'notice':
      return [notice(decl)];
    case 'check': {
      const text =
        decl.kind === 'holds' ? printExpression(decl.expr) : `monotone ${names([decl.target, decl.by])}`;
      const allow =
        decl.kind === 'holds' ? '' : `${names(decl.allow)} ${decl.convention?.value ?? ''}`.trim();
      const facet: Facet = { kind: 'proof', name: 'proof', text: `${text} ${allow}`.trim(), span: decl.span };
      return [{ kind: 'check', name: text, label: null, span: decl.span, facets: [facet] }];
    }
    default:
      return [];
  }
}

function names(all: readonly Name[]): string {
  return all.map(({ text }) => text).join(' ');
}

function labelFacets(label: Text | null): readonly Facet[] {
  return label === null ? [] : [{ kind: 'label', name: 'label', text: label.value, span: label.span }];
}

/** One column of a declaration: nearly always its only one. */
function simple(decl: SimpleDecl, at: number): Declared {
  const column = decl.columns[at];
  if (column === undefined) throw new Error('a declaration has no such column');
  const { value, kind } = decl;
  const isParameter = kind === 'unit' || kind === 'param';
  const values: readonly Facet[] =
    value === null
      ? []
      : [
          {
            kind: isParameter ? 'value' : 'formula',
            name: 'value',
            text: printExpression(value),
            span: value.span,
          },
        ];
  const type = column.type;
  const unit = isParameter && type?.kind === 'named' && /^[A-Z]/.test(type.name.text) ? type.name.text : null;
  const types: readonly Facet[] =
    type === null || unit !== null
      ? []
      : [{ kind: 'type', name: 'type', text: printType(type), span: type.span }];
  return {
    kind,
    name: column.name.text,
    label: column.label?.value ?? null,
    span: column.name.span,
    facets: [
      ...labelFacets(column.label),
      ...types,
      ...values,
      ...clauseFacets(decl.clauses),
      ...datedRows(decl.rows ?? [], at, unit),
    ],
  };
}

/** The rows of one column. */
function datedRows(rows: readonly DatedRow[], at: number, unit: string | null): readonly Facet[] {
  return rows.flatMap((row) => {
    const text = cellText(row.cells[at], unit);
    const place = `from ${row.at.iso}`;
    const of: FacetRow = { day: firstDayOf(row.at.iso), place: 'value' };
    if (row.isBlank) return [{ kind: 'value', name: place, text: '?', span: row.span, row: of }];
    if (row.cells.length === 0) return holiday(row);
    const values: readonly Facet[] =
      text === null ? [] : [{ kind: 'value', name: place, text, span: row.span, row: of }];
    return [...values, ...clauseFacets(row.clauses, `${place} `, of)];
  });
}

/** A day on which nobody counts: its name is only read. */
function holiday({ at, span, clauses }: DatedRow): readonly Facet[] {
  const place = `holiday ${at.iso}`;
  const row: FacetRow = { day: null, place };
  return [{ kind: 'row', name: place, text: at.iso, span, row }, ...clauseFacets(clauses, `${place} `, row)];
}

/** A cell with the unit that its column gives it. */
function cellText(cell: DatedRow['cells'][number] | undefined, unit: string | null): string | null {
  if (cell === undefined) return null;
  const text = printExpression(cell);
  return cell.kind === 'number' && cell.unit === null && unit !== null ? `${text} ${unit}` : text;
}

function employer(decl: EmployerDecl): Declared {
  const facets = [...labelFacets(decl.label), ...clauseFacets(decl.clauses)];
  return {
    kind: 'employer',
    name: decl.name.text,
    label: decl.label?.value ?? null,
    span: decl.name.span,
    facets,
  };
}

function part(one: BlockPart, within: EmployerDecl): Declared {
  const { value } = one;
  const values: readonly Facet[] =
    value === null
      ? []
      : [{ kind: 'formula', name: 'value', text: printExpression(value), span: value.span }];
  const place: Facet = { kind: 'part', name: 'table', text: within.name.text, span: within.name.span };
  const facets = [...labelFacets(one.label), place, ...values, ...clauseFacets(one.clauses)];
  return { kind: 'part', name: one.name.text, label: one.label?.value ?? null, span: one.name.span, facets };
}

/** A notice is known by its code and by what it points at. */
function notice(decl: NoticeDecl): Declared {
  const target = decl.clauses.flatMap((clause) =>
    clause.kind === 'on' ? [printExpression(clause.expr)] : [],
  );
  const name = [decl.code.text, ...target].join(' on ');
  return { kind: decl.kind, name, label: null, span: decl.code.span, facets: clauseFacets(decl.clauses) };
}
