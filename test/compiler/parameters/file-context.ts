import type { IrScheme } from '../../../compiler/ir/ir.ts';
import { type FileContext, Report, type UnitInfo } from '../../../compiler/model/context.ts';
import type { Decl, SimpleDecl, TableDecl } from '../../../dsl/ast/ast.ts';
import { parse } from '../../../dsl/parse.ts';

const NOWHERE = { start: 0, end: 0 };

/** A scheme that is valid in 2026, in Colombian pesos unless told otherwise. */
export function schemeOf(changes: Partial<IrScheme> = {}): IrScheme {
  return {
    country: 'CO',
    id: 'ordinario',
    label: 'Ordinario',
    version: '2026.1',
    currency: 'COP',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    periods: ['monthly'],
    proration: null,
    days: 'month_of_30',
    asOf: 'month_end',
    rounding: null,
    laws: [],
    changes: [],
    validSpan: NOWHERE,
    span: NOWHERE,
    ...changes,
  };
}

/** What declarations need to know of the file around them: units UVT, SMMLV, UF, UTM and a choice. */
export function contextOf(scheme: IrScheme = schemeOf()): FileContext {
  const declared = ['UVT', 'SMMLV', 'UF', 'UTM', 'UMA'].map(
    (name): UnitInfo => ({ name, isCurrency: false }),
  );
  const units: readonly UnitInfo[] = [{ name: scheme.currency, isCurrency: true }, ...declared];
  return {
    report: new Report('test.pay'),
    scheme,
    units: new Map(units.map((unit) => [unit.name, unit])),
    choices: new Map([['contrato', ['indefinido', 'plazo_fijo', 'once_anios']]]),
    elsewhere: new Set(),
    blanks: new Map(),
  };
}

function firstDecl(text: string): Decl {
  const { file, diagnostics } = parse({ path: 'test.pay', text });
  const [decl] = file.decls;
  if (diagnostics.length > 0 || decl === undefined)
    throw new Error(`does not parse: ${JSON.stringify(diagnostics)}`);
  return decl;
}

/** The `unit`, `param` or `let` that the text declares. */
export function simpleDecl(text: string): SimpleDecl {
  const decl = firstDecl(text);
  if (decl.decl !== 'simple') throw new Error(`not a simple declaration: ${text}`);
  return decl;
}

/** The table that the text declares. */
export function tableDecl(text: string): TableDecl {
  const decl = firstDecl(text);
  if (decl.decl !== 'table') throw new Error(`not a table: ${text}`);
  return decl;
}

/** The messages of a report, each with its code, as an author reads them. */
export function said(context: FileContext): readonly string[] {
  return context.report.diagnostics.map((one) => `${one.code} ${one.message}`);
}
